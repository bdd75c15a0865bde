import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { isRegistryError } from '@/lib/contract/errors';
import { type BulkFile, bulkFolder, readBulkFiles } from '@/lib/formats/bulk-files';
import type { Registry } from '@/lib/registry/request';
import { faultCodeOf } from '@/lib/shared/errors';
import { dayOf } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { replyNow } from './probe-route';
import { type HeaderReader, type PackedReply, packReply, printText, type RequestHead, retryAfterHeader } from './reply';

/** What can be downloaded whole. */
export interface BulkFiles {
  files: BulkFile[];
  /** How many are left out, as something was withheld or shown since they were made. */
  outdated: number;
}

/** The files that an operator has made of our own register. */
export async function currentBulkFiles(
  registry: () => Pick<Registry, 'contents'>,
  dataFolder: string,
): Promise<BulkFiles> {
  const all = readBulkFiles(dataFolder);
  if (all.length === 0) return { files: [], outdated: 0 };
  const contents = await registry().contents?.();
  const files = all.filter(({ hidden_digest }) => hidden_digest === contents?.hidden_digest);
  return { files, outdated: all.length - files.length };
}

/** Files are not for search engines. */
const UNLISTED = { 'X-Robots-Tag': 'noindex' };

const say = (
  request: RequestHead,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): PackedReply | Promise<PackedReply> => {
  const reply = replyNow(`${sentence}\n`, 'text/plain; charset=utf-8', status);
  return packReply(request, { ...reply, headers: { ...reply.headers, ...UNLISTED, ...headers } });
};

/** The list for programs. */
function listReply(request: RequestHead, files: readonly BulkFile[], origin: string) {
  const shown = files.map(({ stored_as: _, hidden_digest: __, name, ...file }) => ({
    url: origin + links.download(name),
    name,
    ...file,
  }));
  const body = printText(`${JSON.stringify({ files: shown }, null, 1)}\n`, 'application/json; charset=utf-8');
  return packReply(request, { status: 200, body, headers: { 'Cache-Control': 'no-cache', ...UNLISTED } });
}

/** First and last byte (RFC 9110, 14.1.2); null if there is no such part, undefined if the whole file is to be sent. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | null | undefined {
  const [whole, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (whole === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : null;
}

const isNamedIn = (header: string | null, tag: string): boolean =>
  (header ?? '').split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));

/** `gb-companies.csv.gz` → `gb-companies-2026-11-28.csv.gz`: a file that is kept should tell its day. */
const savedName = ({ name, read_at }: BulkFile): string => name.replace('.', `-${dayOf(read_at)}.`);

const headersOf = (file: BulkFile) => ({
  'Content-Type': 'application/gzip',
  'Content-Disposition': `attachment; filename="${savedName(file)}"`,
  'Accept-Ranges': 'bytes',
  ETag: `"${file.sha256}"`,
  'Last-Modified': new Date(file.read_at).toUTCString(),
  'Repr-Digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
  // No copy may outlive what is withheld meanwhile.
  'Cache-Control': 'no-cache, no-transform',
  ...UNLISTED,
});

/** Undefined if it is not there whole: the list has changed meanwhile, or the folder was copied without it. */
async function openWhole(dataFolder: string, { stored_as, bytes }: BulkFile) {
  try {
    const handle = await open(join(bulkFolder(dataFolder), stored_as));
    if ((await handle.stat()).size === bytes) return handle;
    await handle.close();
  } catch (error) {
    if (faultCodeOf(error) !== 'ENOENT') throw error;
  }
  return undefined;
}

async function fileReply(request: RequestHead, file: BulkFile, dataFolder: string): Promise<PackedReply> {
  const { method, headers: given } = request;
  const headers = headersOf(file);
  if (isNamedIn(given.get('if-none-match'), headers.ETag)) return { status: 304, headers };
  const handle = await openWhole(dataFolder, file);
  if (!handle) return say(request, 404, 'This file is being replaced, or is not on this machine.');
  const condition = given.get('if-range');
  const isSame = condition === null || condition === headers.ETag || condition === headers['Last-Modified'];
  const range = method === 'GET' && isSame ? rangeOf(given.get('range'), file.bytes) : undefined;
  if (range === null || method === 'HEAD') await handle.close();
  if (range === null) return say(request, 416, 'The file is shorter.', { 'Content-Range': `bytes */${file.bytes}` });
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  return {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${file.bytes}` }),
    },
    ...(method === 'GET' && { stream: handle.createReadStream({ start, end }) }),
  };
}

interface BulkRouteOptions {
  source: () => Registry['source'];
  registry: () => Pick<Registry, 'contents'>;
  dataFolder: () => string;
  originOf: (headers: HeaderReader) => string;
  /** Called for unexpected errors (not RegistryError). */
  failed(error: unknown): void;
}

/** The list of the files is at the address of their page with `.json`. */
export const isBulkAddress = (pathname: string): boolean => /^\/downloads(?:\.json$|\/.)/.test(pathname);

/**
 * Sends the listed files, and nothing else that is in their folder. The framework could not: it leaves out the length of what
 * it sends as a stream.
 */
export function createBulkRoute(options: BulkRouteOptions) {
  return async (request: RequestHead & { url: URL }): Promise<PackedReply> => {
    const { method, headers, url } = request;
    if (method !== 'GET' && method !== 'HEAD')
      return say(request, 405, 'Files are read by GET.', { Allow: 'GET, HEAD' });
    if (options.source() === 'upstream') {
      return say(request, 404, 'A remote service answers here, which cannot be downloaded whole.');
    }
    try {
      const dataFolder = options.dataFolder();
      const { files } = await currentBulkFiles(options.registry, dataFolder);
      if (url.pathname.endsWith('.json')) return await listReply(request, files, options.originOf(headers));
      const file = files.find(({ name }) => links.download(name) === url.pathname);
      return file
        ? await fileReply(request, file, dataFolder)
        : say(request, 404, 'There is no such file to download.');
    } catch (error) {
      if (!isRegistryError(error)) {
        options.failed(error);
        return say(request, 500, 'The register failed to answer this request.');
      }
      return say(request, error.status, error.message, retryAfterHeader(error.details.retry_at, Date.now()));
    }
  };
}
