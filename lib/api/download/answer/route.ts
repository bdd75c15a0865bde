import { RegistryError } from '@/lib/contract/errors';
import { matchPath } from '@/lib/contract/paths';
import { type RequestWatch, watched } from '@/lib/registry/monitoring/request-watch';
import type { Registry, RegistryReply, Visitor } from '@/lib/registry/request';
import { retryAfterHeader } from '../../browser-route';
import { isFree } from '../../is-free';
import { isPrefetchOf } from '../../prefetch';
import { toResponse } from '../../reply';
import { type DownloadAddress, isTaken, pageOfDottedName, takenAddress } from '../menu';
import { answerComparison, answerPage } from '../reply/answer';
import { type Asking, comparedPage, type ExportedPage } from '../reply/comparison';
import { wantedOf } from '../reply/wanted';

/** Statuses that say there is no record of that name. */
const ABSENT = new Set([400, 404]);

/** Whether a record is called by the whole address: `/companies/gb/A.csv` of a company with the number "A.csv". */
async function isRecordsOwnName({ whole }: DownloadAddress, { get }: Pick<Asking, 'get'>): Promise<boolean> {
  const matched = matchPath(whole);
  if (!matched || Object.keys(matched.variables).length === 0) return false;
  const { status } = await get(whole.slice(1), new URLSearchParams());
  return !ABSENT.has(status);
}

/** The page that the address without its suffix is of; throws 404 for none. */
function pageOfAddress(
  { path }: DownloadAddress,
  given: URLSearchParams,
  source: 'embedded' | 'upstream',
): ExportedPage {
  const matched = matchPath(path);
  if (!matched || !isTaken(matched.name)) {
    throw new RegistryError('not_found', 'There is no page at this address that could be taken away.');
  }
  const { name, variables } = matched;
  return { name, variables, path, wanted: wantedOf(name, path.slice(1), given, source) };
}

interface DownloadRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  visitorOf: (headers: Headers) => Visitor;
  requestId: (headers: Headers) => string | undefined;
  watch: () => RequestWatch;
  now?: () => Date;
}

/** Files are no pages to be found by searching, and depend on the moment and, at a remote service, on who asks. */
const ALWAYS = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-cache' };

const words = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { ...ALWAYS, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

function askingOf(request: Request, options: DownloadRouteOptions): Asking {
  const { headers } = request;
  const registry = options.registry();
  const origin = options.originOf(headers);
  const id = options.requestId(headers);
  const caller = { kind: 'explorer', visitor: options.visitorOf(headers), prefetch: isPrefetchOf(headers) } as const;
  const get = (path: string, params: URLSearchParams): Promise<RegistryReply> =>
    watched(options.watch(), { door: 'pages', path, params, id }, () =>
      registry.get({ id, path, params, caller, origin }),
    );
  return {
    source: registry.source,
    origin,
    now: options.now?.() ?? new Date(),
    get,
    async peek(path) {
      const params = new URLSearchParams();
      return (await isFree(registry, { path, params })) ? get(path, params) : undefined;
    },
    failed: (error) => options.watch().failed(error, id),
  };
}

/** Several calls are spent for somebody who follows a link of ours, never for a page elsewhere that embeds us. */
const isFromElsewhere = (request: Request): boolean => request.headers.get('sec-fetch-site') === 'cross-site';

/** A short text has a validator, so that whoever polls a feed is told that nothing is new. */
function textResponse(
  request: Request,
  text: string,
  { 'Content-Type': type = '', ...headers }: Record<string, string>,
) {
  const plain = new Headers(request.headers);
  // The framework packs it.
  plain.delete('accept-encoding');
  const asked = new Request(request.url, { method: request.method, headers: plain });
  return toResponse(asked, { status: 200, type, text, headers: { ...ALWAYS, ...headers } });
}

async function take(request: Request, address: DownloadAddress, asking: Asking): Promise<Response> {
  const { searchParams, search } = new URL(request.url);
  const given = new URLSearchParams(searchParams);
  if (asking.source === 'upstream' && isFromElsewhere(request)) given.delete('pages');
  const ownPage = (): Response => {
    const location = `${pageOfDottedName(address.whole)}${search}`;
    return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } });
  };
  if (asking.source === 'embedded' && (await isRecordsOwnName(address, asking))) return ownPage();
  try {
    const compared = comparedPage(address, given);
    const { body, headers } = compared
      ? await answerComparison(compared, address.suffix, asking)
      : await answerPage(pageOfAddress(address, given, asking.source), address.suffix, asking);
    if (typeof body === 'string') return await textResponse(request, body, headers);
    if (request.method === 'HEAD') await body.cancel();
    return new Response(request.method === 'HEAD' ? null : body, { headers: { ...ALWAYS, ...headers } });
  } catch (error) {
    // A call each: at a remote service the rare name is tried only where the common reading found nothing.
    const isAbsent = error instanceof RegistryError && error.code === 'not_found';
    if (isAbsent && asking.source === 'upstream' && (await isRecordsOwnName(address, asking))) return ownPage();
    throw error;
  }
}

/**
 * Pages by suffix: `/companies/gb/01234500.csv`, `/companies/search.xlsx?q=…`, `/companies/gb/01234500/events.atom`. What a
 * visitor may not read on the page is not in the file either. Errors are words with the status of the interface.
 */
export function createDownloadRoute(options: DownloadRouteOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return words(405, 'Files are read by GET.', { Allow: 'GET, HEAD' });
    }
    const address = takenAddress(new URL(request.url).pathname);
    if (!address) return words(404, 'There is no file at this address.');
    try {
      return await take(request, address, askingOf(request, options));
    } catch (error) {
      if (!(error instanceof RegistryError)) {
        options.watch().failed(error, options.requestId(request.headers));
        return words(500, 'The register failed to answer this request.');
      }
      return words(error.status, error.message, retryAfterHeader(error.details.retry_at, Date.now()));
    }
  };
}
