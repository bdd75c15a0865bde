import { z } from 'zod';
import { matchPath } from '@/lib/contract/endpoints';
import {
  ERROR_STATUS,
  errorBody,
  type FailureDetails,
  isRegistryError,
  REASONS,
  RegistryError,
} from '@/lib/contract/errors';
import type { Registry, RegistryReply, Visitor } from '@/lib/registry/request';
import { allowedParameters } from './browser-route';
import { isSameOrigin, readBody } from './entities-route';
import { requestOf } from './quota-route';

const BASE = 'http://local.invalid';

/**
 * The path and query of an address on our own pages, as a browser reads it. Undefined for anything that leads, or could
 * be read as leading, elsewhere: another scheme or host, backslashes, two leading slashes even after dot segments are
 * removed.
 */
export function localPath(given: string): string | undefined {
  if (!given.startsWith('/') || given.includes('\\') || !URL.canParse(given, BASE)) return undefined;
  const { origin, pathname, search } = new URL(given, BASE);
  return origin === BASE && !pathname.startsWith('//') ? `${pathname}${search}` : undefined;
}

export const REFUSED_REFRESH = 'firmament_refresh';

/** Long enough for the page to load, and short enough not to appear on a later visit. */
const SECONDS = 15;

const refusedSchema = z.object({
  page: z.string(),
  reason: z.enum(REASONS).optional().catch(undefined),
  retry_at: z.iso.datetime().optional().catch(undefined),
});

/** A refresh that loaded nothing newer, passed to the page by a cookie so that its address does not change. */
type RefusedRefresh = z.infer<typeof refusedSchema>;

/** The value of the Set-Cookie header. */
const printRefusedRefresh = (refused: RefusedRefresh): string =>
  `${REFUSED_REFRESH}=${encodeURIComponent(JSON.stringify(refused))}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax`;

/** The refusal in the decoded cookie, if it is for this page; a browser may send anything. */
export function parseRefusedRefresh(value: string | undefined, page: string): RefusedRefresh | undefined {
  if (value === undefined) return undefined;
  try {
    const { data } = refusedSchema.safeParse(JSON.parse(value));
    return data?.page === localPath(page) ? data : undefined;
  } catch {
    return undefined;
  }
}

interface RefreshRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  visitorOf: (headers: Headers) => Visitor;
  requestId: (headers: Headers) => string | undefined;
}

const MAX_REQUESTS = 5;
/** In bytes: five of the longest addresses, encoded. */
const LONGEST_FORM = 48 * 1024;

const wrong = (message: string): RegistryError => new RegistryError('invalid_request', message);

/** The fields of a plain form; throws 400 for another content type, and for a body that is too long. */
async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw wrong('The body must be that of a plain form.');
  return new URLSearchParams(await readBody(request, LONGEST_FORM, 'form'));
}

type AskedFor = ReturnType<typeof requestOf>;

interface Refresh {
  page: string;
  requests: AskedFor[];
}

/** Throws 400 if the page is not our address, or a request is not of the interface. */
function parseForm(form: URLSearchParams): Refresh {
  const page = localPath(form.get('page') ?? '');
  if (page === undefined) throw wrong('The field page must be the path of one of our own pages.');
  const addresses = [...new Set(form.getAll('ask'))];
  if (addresses.length < 1 || addresses.length > MAX_REQUESTS) {
    throw wrong(`The field ask stands there ${addresses.length} times; it may 1 to ${MAX_REQUESTS} times.`);
  }
  const requests = addresses.map(requestOf);
  if (requests.some(({ path }) => matchPath(path) === undefined)) {
    throw wrong('The field ask must be a path of the interface, such as companies/gb/01234500.');
  }
  return { page, requests };
}

const errorSchema = z.object({ error: z.looseObject({}) });

/** Why a reply is not newer; undefined if it is new, or says that the record no longer exists. */
function failureIn({ status, body, facts }: RegistryReply): FailureDetails | undefined {
  if (facts?.why) return facts.why;
  if (status === 200 || status === ERROR_STATUS.not_found) return undefined;
  return errorSchema.safeParse(body).data?.error ?? {};
}

const ONCE = { 'Cache-Control': 'no-store' };

const json = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(errorBody(message), { status, headers: { ...ONCE, ...headers } });

/**
 * `POST /api/refresh`, a form of our own pages: sends the requests in `ask` again and redirects (303) to `page`, even
 * if nothing newer was available; the page then shows its copy and says why.
 */
export function createRefreshRoute(options: RefreshRouteOptions): (request: Request) => Promise<Response> {
  const { registry, originOf, visitorOf, requestId } = options;

  async function refresh(request: Request): Promise<Response> {
    const { page, requests } = parseForm(await readForm(request));
    const { headers } = request;
    const rest = {
      caller: { kind: 'explorer', visitor: visitorOf(headers) },
      origin: originOf(headers),
      id: requestId(headers),
      refresh: true,
    } as const;
    const ask = ({ path, params }: AskedFor): Promise<RegistryReply> =>
      registry().get({ path, params: allowedParameters(path, params), ...rest });
    const failure = (await Promise.all(requests.map(ask))).map(failureIn).find((one) => one !== undefined);
    const cookie: Record<string, string> = failure
      ? { 'Set-Cookie': printRefusedRefresh({ page, reason: failure.reason, retry_at: failure.retry_at }) }
      : {};
    return new Response(null, { status: 303, headers: { Location: page, ...ONCE, ...cookie } });
  }

  return async (request) => {
    if (request.method !== 'POST') return json(405, 'A refresh is sent by POST.', { Allow: 'POST' });
    if (!isSameOrigin(request.headers, originOf(request.headers))) {
      return json(ERROR_STATUS.refused, 'A refresh can be asked for by our own pages only.');
    }
    if (!registry().meter)
      return json(ERROR_STATUS.not_found, 'This registry has nothing to refresh: it is asked each time.');
    try {
      return await refresh(request);
    } catch (error) {
      if (isRegistryError(error)) return json(error.status, error.message);
      throw error;
    }
  };
}
