import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { scaled } from '@/lib/testing/thorough';
import { type Downloading, digestIn, download, repeatedly, safeName } from './download';
import { FollowFailure } from './failure';
import { createHttpClient, type HttpClient } from './http';
import { type Fault, MODIFIED, type Publisher, published, redirectTo, startPublisher } from './publisher.fixture';

const CONTENT = Buffer.from(Array.from({ length: 80_000 }, (_, line) => `line ${line}\n`).join(''));
const OTHER = Buffer.from(CONTENT.toString().toUpperCase());
const NOW = Date.parse('2026-11-25T12:00:00Z');
const hash = (content: Buffer, algorithm = 'sha256') => createHash(algorithm).update(content).digest('hex');

let folder: string;
let publisher: Publisher;
let client: HttpClient;
let slept: number[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-download-'));
  publisher = await startPublisher();
  client = createHttpClient({ limits: { headMs: 500, silenceMs: 200, replyMs: 5000 } });
  slept = [];
});
afterEach(async () => {
  client.close();
  await publisher.close();
  rmSync(folder, { recursive: true });
});

const target = (path: string) => ({ url: new URL(publisher.url + path), mayBePrivate: true });

const fetchFile = (more: Partial<Downloading> = {}, path = '/list.csv') =>
  download({
    client,
    target: target(path),
    folder: join(folder, 'source'),
    fallbackName: 'source',
    now: () => NOW,
    waiting: { sleep: async (ms) => void slept.push(ms), random: () => 0 },
    ...more,
  });

const problemOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error) => error.problem ?? error,
  );

/** The byte from which a request asks. */
const startOf = ({ range }: { range?: string }): number => Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);

/** What is still in a buffer when a connection ends is lost with it. */
const isSoonBefore = (start: number, cut: number): boolean => start <= cut && start > cut - 200_000;

/** Files for the import, without what the transfer keeps beside them. */
const visible = () => {
  const files = readdirSync(join(folder, 'source'), { recursive: true }).map(String);
  return files.filter((name) => !name.startsWith('.') && statSync(join(folder, 'source', name)).isFile());
};

describe('a download', () => {
  it('has the name, the content and the day of the publisher', async () => {
    publisher.files['/list.csv'] = published(CONTENT);
    const found = await fetchFile();
    expect(found).toMatchObject({
      name: 'list.csv',
      size: CONTENT.length,
      sha256: hash(CONTENT),
      last_modified: MODIFIED,
    });
    expect(hash(readFileSync(found?.path ?? ''))).toBe(hash(CONTENT));
    expect(statSync(found?.path ?? '').mtime.toISOString()).toBe('2026-11-01T09:00:00.000Z');
    // The folder tells the day, to whom the file does not.
    expect(visible()).toEqual(['20261101-0900/list.csv']);
  });

  it.each([
    ['by its etag', {}],
    ['by its day', { etag: undefined }],
  ])('of a file that has not changed is recognised %s', async (_, more) => {
    publisher.files['/list.csv'] = published(CONTENT, more);
    const known = await fetchFile();
    rmSync(join(folder, 'source'), { recursive: true });
    expect(known).toBeDefined();
    expect(await fetchFile({ known })).toBeUndefined();
    expect(visible()).toEqual([]);
    publisher.files['/list.csv'] = published(OTHER, { ...more, modified: undefined });
    expect(await fetchFile({ known })).toMatchObject({ sha256: hash(OTHER) });
  });

  it('that is complete is not fetched again, although it was not imported yet', async () => {
    publisher.files['/list.csv'] = published(CONTENT, { faults: [] });
    const first = await fetchFile();
    expect(await fetchFile()).toEqual(first);
    expect(publisher.headers.map((headers) => headers['if-none-match'])).toEqual([undefined, first?.etag]);
    publisher.files['/list.csv'] = published(OTHER);
    expect(await fetchFile()).toMatchObject({ sha256: hash(OTHER) });
  });

  it.each([
    ['before it was checked', ({ folder: _, sha256: __, ...info }: Record<string, unknown>) => info],
    ['before it got its name', (info: Record<string, unknown>) => info],
  ])('that was stopped when all bytes were there, %s, is not fetched again', async (_, infoThen) => {
    publisher.files['/list.csv'] = published(CONTENT, { faults: [] });
    const first = await fetchFile();
    const source = join(folder, 'source');
    const info = join(source, readdirSync(source).find((name) => name.endsWith('.info')) ?? '');
    renameSync(first?.path ?? '', info.replace(/info$/, 'part'));
    writeFileSync(info, JSON.stringify(infoThen(JSON.parse(readFileSync(info, 'utf8')))));
    expect(await fetchFile()).toEqual(first);
    expect(publisher.headers).toHaveLength(1);
    expect(hash(readFileSync(first?.path ?? ''))).toBe(hash(CONTENT));
  });

  it('that breaks off is continued where it was', async () => {
    publisher.files['/list.csv'] = published(CONTENT, { faults: [{ cutAfter: 500_000 }, { cutAfter: 300_000 }] });
    expect(await fetchFile()).toMatchObject({ sha256: hash(CONTENT) });
    const [first, second = 0, third = 0] = publisher.headers.map(startOf);
    expect([first, isSoonBefore(second, 500_000), isSoonBefore(third, second + 300_000)]).toEqual([0, true, true]);
  });

  it('that breaks off each time is given up, and continued by the next run', async () => {
    const faults: Fault[] = [{ cutAfter: 400_000 }, ...Array.from({ length: 4 }, () => ({ cutAfter: 0 }))];
    publisher.files['/list.csv'] = published(CONTENT, { faults });
    expect(await problemOf(fetchFile())).toMatchObject({ kind: 'broken_off' });
    expect(visible()).toEqual([]);
    expect(slept).toEqual([1000, 4000, 16_000, 64_000]);
    expect(await fetchFile()).toMatchObject({ sha256: hash(CONTENT) });
    expect(isSoonBefore(startOf(publisher.headers.at(-1) ?? {}), 400_000)).toBe(true);
  });

  it.each<[string, Parameters<typeof published>[1], Fault[]]>([
    ['ignores ranges', { ignoresRanges: true }, [{ cutAfter: 500_000 }]],
    ['cannot tell versions apart', { etag: undefined, modified: undefined }, [{ cutAfter: 500_000 }]],
    ['has only weak validators', { etag: 'W/"1"', modified: undefined }, [{ cutAfter: 500_000 }]],
    ['answers a range with another version', {}, [{ cutAfter: 500_000 }, { rangeEtag: '"other"' }]],
    ['answers a range with other bytes', {}, [{ cutAfter: 500_000 }, { rangeFrom: 10 }]],
    ['stops in the middle', {}, [{ stallAfter: 500_000 }]],
    ['announces too much at first', {}, [{ announce: CONTENT.length + 100 }]],
    ['is overloaded at first', {}, [{ status: 503 }, { status: 500 }]],
  ])('from a server that %s has the right content', async (_, more, faults) => {
    publisher.files['/list.csv'] = published(CONTENT, { ...more, faults });
    expect(await fetchFile()).toMatchObject({ sha256: hash(CONTENT), size: CONTENT.length });
  });

  it('of a file that changes between two ranges has the content of the new one', async () => {
    publisher.files['/list.csv'] = published(CONTENT, { faults: [{ cutAfter: 500_000 }] });
    const sleep = async () => {
      publisher.files['/list.csv'] = published(OTHER);
    };
    expect(await fetchFile({ waiting: { sleep, random: () => 0 } })).toMatchObject({ sha256: hash(OTHER) });
    expect(isSoonBefore(startOf(publisher.headers[1] ?? {}), 500_000)).toBe(true);
  });

  it('whose announced length is always wrong is refused', async () => {
    const faults = Array.from({ length: 40 }, () => ({ announce: CONTENT.length + 9 }));
    publisher.files['/list.csv'] = published(CONTENT, { faults });
    expect(await problemOf(fetchFile())).toMatchObject({ kind: 'broken_off' });
    publisher.files['/list.csv'] = published(CONTENT);
    expect(await problemOf(fetchFile({ expectedSize: 7 }))).toEqual({
      kind: 'wrong_length',
      given: CONTENT.length,
      expected: 7,
    });
    expect(visible()).toEqual([]);
  });

  it.each([
    [404, 'not_found', 1],
    [410, 'not_found', 1],
    [401, 'refused', 1],
    [400, 'status', 1],
    [500, 'status', 5],
    [429, 'busy', 5],
  ])('that is answered with %d fails as %s after %d requests', async (status, kind, requests) => {
    const faults = Array.from({ length: 9 }, () => ({ status }));
    publisher.files['/list.csv'] = published(CONTENT, { faults });
    expect(await problemOf(fetchFile())).toEqual({ kind, status });
    expect(publisher.requests).toHaveLength(requests);
  });

  it('waits as long as the server asks, but not for minutes', async () => {
    const wait = (seconds: number) => ({ status: 429, headers: { 'retry-after': String(seconds) } });
    publisher.files['/list.csv'] = published(CONTENT, { faults: [wait(30)] });
    expect(await fetchFile()).toBeDefined();
    expect(slept).toEqual([30_000]);
    publisher.files['/later.csv'] = published(CONTENT, { faults: [wait(3600)] });
    const failure = await fetchFile({}, '/later.csv').catch((error) => error);
    expect(failure).toMatchObject({ problem: { kind: 'busy' }, circumstances: { retryAfterMs: 3_600_000 } });
    expect(slept).toEqual([30_000]);
  });

  it('after a redirect is that of the last address', async () => {
    publisher.files['/latest'] = redirectTo('/files/list-2026-11-01.csv.gz?session=1');
    publisher.files['/files/list-2026-11-01.csv.gz'] = published(CONTENT);
    expect(await fetchFile({}, '/latest')).toMatchObject({ name: 'list-2026-11-01.csv.gz' });
  });

  it('is not begun if the disk has no space for it', async () => {
    publisher.files['/list.csv'] = (_, reply) => {
      reply.writeHead(200, { 'content-length': 150 * 1024 ** 4 });
      reply.write('x');
    };
    expect(await problemOf(fetchFile())).toMatchObject({ kind: 'too_large' });
    const { bavail, bsize } = statfsSync(folder);
    const tooMuch = Math.min(bavail * bsize, 199 * 1024 ** 3);
    publisher.files['/list.csv'] = (_, reply) => {
      reply.writeHead(200, { 'content-length': tooMuch }).end();
    };
    // A disk with more space than that has room for any file.
    const kind = tooMuch === bavail * bsize ? 'disk_full' : 'broken_off';
    expect(await problemOf(fetchFile())).toEqual({ kind });
  });

  it('keeps no address: it may hold a password', async () => {
    publisher.files['/list.csv'] = published(CONTENT, { faults: [{ cutAfter: 500_000 }, { status: 404 }] });
    const url = new URL(`${publisher.url}/list.csv?key=s3cret`);
    url.password = 's3cret';
    await problemOf(fetchFile({ target: { url, mayBePrivate: true } }));
    const kept = readdirSync(join(folder, 'source'));
    expect(kept.length).toBeGreaterThan(0);
    for (const name of kept) expect(name + readFileSync(join(folder, 'source', name))).not.toContain('s3cret');
  });

  it('that only looks writes nothing', async () => {
    publisher.files['/list.csv'] = published(CONTENT);
    const found = await fetchFile({ onlyLook: true });
    expect(found).toMatchObject({ name: 'list.csv', size: CONTENT.length });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('broken off anywhere, any number of times, has the content (law)', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 600_000 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(cuts, async (lengths) => {
        const path = `/${lengths.join('-')}.csv`;
        const faults = lengths.map((cutAfter) => ({ cutAfter }));
        publisher.files[path] = published(CONTENT, { faults });
        const found = await fetchFile({}, path);
        expect(found?.sha256).toBe(hash(CONTENT));
      }),
      { numRuns: scaled(20, 5) },
    );
  });
});

describe('the checksum of a publisher', () => {
  const digest = () => target('/sums');

  it.each([
    ['sha256', hash(CONTENT)],
    ['md5', `${hash(CONTENT, 'md5')}  list.csv\n`],
  ])('%s is compared', async (_, sums) => {
    publisher.files['/list.csv'] = published(CONTENT);
    publisher.files['/sums'] = published(sums);
    expect(await fetchFile({ digest: digest() })).toMatchObject({ sha256: hash(CONTENT) });
  });

  it('of another content refuses the file, which is fetched anew by the next run', async () => {
    publisher.files['/list.csv'] = published(CONTENT);
    publisher.files['/sums'] = published(hash(OTHER));
    expect(await problemOf(fetchFile({ digest: digest() }))).toEqual({ kind: 'wrong_digest' });
    expect(visible()).toEqual([]);
    publisher.files['/sums'] = published(hash(CONTENT));
    expect(await fetchFile({ digest: digest() })).toBeDefined();
    expect(publisher.headers.map(startOf)).toEqual([0, 0, 0, 0]);
  });

  it('that is not there refuses the file', async () => {
    publisher.files['/list.csv'] = published(CONTENT);
    expect(await problemOf(fetchFile({ digest: digest() }))).toEqual({ kind: 'not_found', status: 404 });
    publisher.files['/sums'] = published('<html>Welcome</html>');
    expect(await problemOf(fetchFile({ digest: digest() }))).toEqual({ kind: 'no_digest' });
  });

  const HEX = 'A'.repeat(64);
  test.each([
    [HEX, 'list.csv', HEX.toLowerCase()],
    [`${HEX}  list.csv\n`, 'list.csv', HEX.toLowerCase()],
    [`SHA256 (list.csv) = ${HEX}`, 'list.csv', HEX.toLowerCase()],
    [`list.csv: ${HEX}`, 'list.csv', HEX.toLowerCase()],
    [`${'b'.repeat(64)} *other.csv\n${HEX} *./files/list.csv\n`, 'list.csv', HEX.toLowerCase()],
    [`${'b'.repeat(64)}  a.csv\n${HEX}  b.csv\n`, 'list.csv', undefined],
    [`${'b'.repeat(64)}  old-list.csv\n${HEX}  b.csv\n`, 'list.csv', undefined],
    ['no checksum', 'list.csv', undefined],
    ['', 'list.csv', undefined],
  ])('in %j is found', (text, name, hex) => expect(digestIn(text, name)?.hex).toBe(hex));
});

describe('a name', () => {
  test.each([
    ['list.csv', 'list.csv'],
    ['/a/b/list 2026.csv', 'list-2026.csv'],
    ['../../etc/passwd', 'passwd'],
    ['..', ''],
    ['.hidden', 'hidden'],
    ['a\\b.csv', 'b.csv'],
    ['ré*sumé?.csv', 'r-sum-.csv'],
    ['-rf', 'rf'],
  ])('%j is safe as %j', (given, safe) => expect(safeName(given)).toBe(safe));

  it('of any text has no folder, no sign of a pattern, and no more than 120 letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) =>
        /^(?![.-])[\w.-]{0,120}$/.test(safeName(text)),
      ),
    );
  });
});

it('repeats only what may pass, and begins to count anew after progress', async () => {
  const waiting = { sleep: async (ms: number) => void slept.push(ms), random: () => 0 };
  let [asked, there] = [0, 0];
  const fail = (mayPass: boolean, progress: number) => async () => {
    asked++;
    there += progress;
    throw new FollowFailure({ kind: 'slow' }, { mayPass });
  };
  const run = (mayPass: boolean, progress: number) =>
    repeatedly(fail(mayPass, progress), () => there, { waiting, now: () => NOW }).catch((error) => error);
  expect(await run(false, 0)).toMatchObject({ problem: { kind: 'slow' } });
  expect(asked).toBe(1);
  await run(true, 0);
  expect(asked).toBe(6);
  await run(true, 1);
  expect(asked).toBe(206);
});
