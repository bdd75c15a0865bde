import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { RegistryError } from '@/lib/contract/errors';
import { type BulkFile, bulkFolder, writeBulkFiles } from '@/lib/formats/bulk-files';
import type { Registry } from '@/lib/registry/request';
import { links } from '@/lib/shared/links';
import { joinBytes } from '@/lib/shared/printed-json';
import { createBulkRoute } from './bulk-route';
import { embedded, ORIGIN } from './download/route.fixture';

const dataFolder = mkdtempSync(join(tmpdir(), 'firmament-bulk-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

const { hidden_digest } = (await embedded.contents?.()) ?? { hidden_digest: '' };

const FILE: BulkFile = {
  ...{ name: 'gb-companies.csv.gz', stored_as: 'gb-companies.aa.csv.gz', jurisdiction_code: 'gb', format: 'csv' },
  ...{ table: 'companies', records: 3, bytes: 10, sha256: 'aa'.repeat(32), read_at: '2026-03-01T12:00:00.000Z' },
  sources: [{ publisher: 'Example Register', url: null, terms: 'CC0' }],
  hidden_digest,
};
const LOST = { ...FILE, name: 'lost.csv.gz', stored_as: 'lost.bb.csv.gz' };
const CUT = { ...FILE, name: 'cut.csv.gz', stored_as: 'cut.bb.csv.gz' };
const OUTDATED = { ...FILE, name: 'old.csv.gz', hidden_digest: 'of another day' };

mkdirSync(bulkFolder(dataFolder));
writeFileSync(join(bulkFolder(dataFolder), FILE.stored_as), '0123456789');
writeFileSync(join(bulkFolder(dataFolder), CUT.stored_as), '01234');
writeBulkFiles(dataFolder, [FILE, LOST, CUT, OUTDATED]);
writeFileSync(join(bulkFolder(dataFolder), 'secret.txt'), 'not listed');
writeFileSync(join(dataFolder, 'register.sqlite'), 'not listed');

async function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  { source = 'embedded', contents = embedded.contents }: Partial<Pick<Registry, 'source' | 'contents'>> = {},
) {
  const failed = vi.fn();
  const route = createBulkRoute({
    ...{ source: () => source, registry: () => ({ contents }), dataFolder: () => dataFolder, originOf: () => ORIGIN },
    failed,
  });
  const reply = await route({ method, headers: new Headers(headers), url: new URL(ORIGIN + path) });
  const bytes = reply.stream ? await reply.stream.toArray() : (reply.body ?? []);
  return { ...reply, failed, text: joinBytes(bytes).toString() };
}

const ADDRESS = links.download(FILE.name);
const TAG = `"${FILE.sha256}"`;
const SINCE = 'Sun, 01 Mar 2026 12:00:00 GMT';

describe('a file that everybody may download', () => {
  it('is sent with its length, type, checksum, and a name that tells its day', async () => {
    const { status, text, headers } = await ask(ADDRESS);
    expect([status, text]).toEqual([200, '0123456789']);
    expect(headers).toEqual({
      'Content-Length': '10',
      'Content-Type': 'application/gzip',
      'Content-Disposition': 'attachment; filename="gb-companies-2026-03-01.csv.gz"',
      'Accept-Ranges': 'bytes',
      ETag: TAG,
      'Last-Modified': SINCE,
      'Repr-Digest': `sha-256=:${Buffer.from(FILE.sha256, 'hex').toString('base64')}:`,
      'Cache-Control': 'no-cache, no-transform',
      'X-Robots-Tag': 'noindex',
    });
  });

  it.each<[Record<string, string>, number, string, string | null]>([
    [{ range: 'bytes=0-3' }, 206, '0123', 'bytes 0-3/10'],
    [{ range: 'bytes=7-' }, 206, '789', 'bytes 7-9/10'],
    [{ range: 'bytes=-2' }, 206, '89', 'bytes 8-9/10'],
    [{ range: 'bytes=4-400' }, 206, '456789', 'bytes 4-9/10'],
    [{ range: 'bytes=10-' }, 416, 'The file is shorter.\n', 'bytes */10'],
    [{ range: 'bytes=-0' }, 416, 'The file is shorter.\n', 'bytes */10'],
    [{ range: 'bytes=0-1,4-5' }, 200, '0123456789', null],
    [{ range: 'lines=0-1' }, 200, '0123456789', null],
    [{ range: 'bytes=8-', 'if-range': TAG }, 206, '89', 'bytes 8-9/10'],
    [{ range: 'bytes=8-', 'if-range': SINCE }, 206, '89', 'bytes 8-9/10'],
    [{ range: 'bytes=8-', 'if-range': '"another"' }, 200, '0123456789', null],
    [{ 'if-none-match': TAG }, 304, '', null],
    [{ 'if-none-match': `"another", W/${TAG}` }, 304, '', null],
    [{ 'if-none-match': '"another"' }, 200, '0123456789', null],
  ])('is asked for by %j: %i', async (headers, status, text, range) => {
    const asked = await ask(ADDRESS, { headers });
    expect([asked.status, asked.text, asked.headers['Content-Range'] ?? null]).toEqual([status, text, range]);
  });

  it('says the same of itself without its content', async () => {
    const { status, text, headers } = await ask(ADDRESS, { method: 'HEAD', headers: { range: 'bytes=0-3' } });
    expect([status, text, headers['Content-Length']]).toEqual([200, '', '10']);
  });

  it.each([
    'secret.txt',
    FILE.stored_as,
    '../register.sqlite',
    '..%2Fregister.sqlite',
    '%2e%2e/register.sqlite',
    '/etc/passwd',
    '',
    LOST.name,
    CUT.name,
    OUTDATED.name,
  ])('is one that is listed and whole, and of now: not %j', async (name) => {
    expect((await ask(links.download(name))).status).toBe(404);
  });

  it('is not sent while the register cannot be read', async () => {
    const busy = () => Promise.reject(new RegistryError('unavailable', 'The register is busy.'));
    expect(await ask(ADDRESS, {}, { contents: busy })).toMatchObject({ status: 503, text: 'The register is busy.\n' });
    const error = new Error('a mistake of ours');
    const { status, failed } = await ask(ADDRESS, {}, { contents: () => Promise.reject(error) });
    expect([status, failed.mock.calls]).toEqual([500, [[error]]]);
  });

  it('is not to be had of a remote service, nor changed', async () => {
    expect((await ask(ADDRESS, {}, { source: 'upstream' })).status).toBe(404);
    expect((await ask(ADDRESS, { method: 'POST' })).status).toBe(405);
  });
});

it('the list for programs has the address and facts of each file, and none that is outdated', async () => {
  const { headers, text } = await ask('/downloads.json');
  expect(headers['Content-Type']).toContain('application/json');
  const { files } = JSON.parse(text);
  const { stored_as: _, hidden_digest: __, ...facts } = FILE;
  expect(files[0]).toEqual({ url: `${ORIGIN}/downloads/${FILE.name}`, ...facts });
  expect(files).toHaveLength(3);
});
