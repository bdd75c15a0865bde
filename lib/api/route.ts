import { randomUUID } from 'node:crypto';
import { matchPath } from '@/lib/contract/endpoints';
import { errorBody, RegistryError } from '@/lib/contract/errors';
import { type RequestWatch, type RouteName, UNWATCHED } from '@/lib/registry/metrics';
import type { Registry, RegistryReply } from '@/lib/registry/request';
import { type Format, formatOf, JSON_FORMAT, printBody, toResponse } from './reply';
import { REQUEST_HEADER } from './request-connection.mjs';
import { clientAddress } from './visitor';

interface ApiRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  /** Proxies of our own in front of us. */
  trustProxy: () => number;
}

/** What an address asks for, whichever of our prefixes it came with. */
interface AskedPath {
  /** `0.4`; undefined where the address names none. */
  version: string | undefined;
  /** Below the base address, percent-encoded as it was sent: company numbers hold encoded slashes. */
  path: string;
}

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/**
 * Base addresses of the API: `/v0.4`, `/api/v0.4`, `/api` and the host `api.<ours>` (next.config.js sends them all to
 * `/api/door/<version>`, but the address stays as it was sent).
 */
function askedPath(pathname: string): AskedPath {
  const below = pathname.replace(/^\/api\/door\/unversioned(?=\/|$)/, '').replace(/^\/api(?:\/door)?(?=\/|$)/, '');
  const [, version, rest] = /^\/v(\d+(?:\.\d+)*)(\/.*)?$/.exec(below) ?? [];
  return version === undefined ? { version, path: trimmed(below) } : { version, path: trimmed(rest ?? '') };
}

interface Suffixed {
  /** The path without the suffix. */
  path: string;
  suffix: 'json' | 'xml';
}

/** Old callers name the format by a suffix (api-shapes, sections 15 and 16); a record may be called so as well. */
function withoutSuffix(path: string): Suffixed | undefined {
  const [, rest, suffix] = /^(.*[^/])\.(json|xml)$/i.exec(path) ?? [];
  if (rest === undefined || suffix === undefined) return undefined;
  return { path: rest, suffix: suffix.toLowerCase() === 'xml' ? 'xml' : 'json' };
}

/** As `api_token` (specification, "Authentication", 1) or, as many clients send it, in a header (api-shapes, 16). */
const tokenOf = (headers: Headers, params: URLSearchParams): string | null =>
  params.get('api_token')?.trim() || headers.get('x-api-token')?.trim() || null;

function withoutToken(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given);
  params.delete('api_token');
  return params;
}

/** The API route: the interface for programs. In front of a remote service it is shut, as its token is not for everybody. */
export function createApiRoute(options: ApiRouteOptions): RouteHandler {
  return {
    name: 'program',
    open: true,
    read({ headers, url: { pathname, searchParams } }) {
      const { version, path } = askedPath(pathname);
      const suffixed = withoutSuffix(path);
      const token = tokenOf(headers, searchParams);
      return {
        isPrivate: token !== null,
        formatOf: (exact = false) => formatOf(searchParams, exact ? undefined : suffixed?.suffix, version),
        path: matchPath(path) ? path : (suffixed?.path ?? path),
        async ask(id) {
          const registry = options.registry();
          if (registry.source !== 'embedded') {
            return { status: 404, body: errorBody('Here is no register; ask the remote service itself.') };
          }
          const params = withoutToken(searchParams);
          const caller = { kind: 'program', token, address: clientAddress(headers, options.trustProxy()) } as const;
          const origin = options.originOf(headers);
          return registry.get({ id, path, otherPath: suffixed?.path, version, params, caller, origin });
        },
      };
    },
  };
}

type Answer = (request: Request) => Promise<Response>;

/** The methods the framework knows of a route. */
type Method = 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT';

/** A route that answers every method itself: the framework would refuse the others without a body. */
export const everyMethod = (answer: Answer): Record<Method, Answer> => ({
  DELETE: answer,
  GET: answer,
  HEAD: answer,
  OPTIONS: answer,
  PATCH: answer,
  POST: answer,
  PUT: answer,
});

/** A request with its address, which is parsed once. */
export interface AddressedRequest {
  method: string;
  headers: Headers;
  url: URL;
}

/** What a route reads from a request before anything is asked. */
export interface ReadRequest {
  /** In which format the caller wants to hear; `exact` where a path with a suffix was a record's own name. */
  formatOf(exact?: boolean): Format;
  /** Whether what is said depends on who asks. */
  isPrivate: boolean;
  /** What is asked for, as a path of the interface; empty where it is none. */
  path: string;
  ask(id: string): Promise<RegistryReply>;
}

/** One of the two ways in over HTTP: programs come by one, our own pages' scripts by the other. */
export interface RouteHandler {
  /** Under which its requests are counted. */
  name: RouteName;
  /** Whether pages of other sites may read (CORS). */
  open: boolean;
  /** Never throws: what is wrong with the request shows when its format is read, or when it asks. */
  read(request: AddressedRequest): ReadRequest;
}

const METHODS = 'GET, HEAD, OPTIONS';
/** Node itself takes 16 KiB for the address and all headers together, and answers 431 beyond. */
const LONGEST_ADDRESS = 8 * 1024;

interface Asking {
  id: string;
  watch: RequestWatch;
}

/** Failures of HTTP that the interface has no code for. */
class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** Throws 405 and 414: the interface is "over HTTP GET only" (specification, "What the service does", 1). */
function checkRequest({ method, url: { pathname, search } }: AddressedRequest): void {
  if (method !== 'GET' && method !== 'HEAD') {
    throw new HttpError(405, 'This method is not allowed; the interface is read by GET.', { Allow: METHODS });
  }
  const length = pathname.length + search.length;
  if (length <= LONGEST_ADDRESS) return;
  throw new HttpError(414, `The address has ${length} characters; it may have ${LONGEST_ADDRESS}.`);
}

function toFailure(error: unknown, { id, watch }: Asking): RegistryReply {
  if (error instanceof RegistryError) return { status: error.status, body: errorBody(error.message, error.details) };
  if (error instanceof HttpError) {
    return { status: error.status, body: errorBody(error.message), headers: error.headers };
  }
  watch.failed(error, id);
  return { status: 500, body: errorBody('The register failed to answer this request.') };
}

const EXPOSED = 'ETag, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id';

/** What may be read may be read from any page; a token is sent by its own header, never by a cookie. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED };

/** A register changes at any time, so a copy is asked about before it is used; an error is never kept. */
function cacheControl(status: number, isPrivate: boolean): string {
  if (status !== 200) return 'no-store';
  return isPrivate ? 'private, no-cache' : 'no-cache';
}

/** What a browser asks before it sends our token header from another site's page. */
function toOptions(door: RouteHandler): Response {
  const preflight = {
    ...OPEN,
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': 'X-API-TOKEN, If-None-Match',
    'Access-Control-Max-Age': '86400',
  };
  return new Response(null, { status: 204, headers: { Allow: METHODS, ...(door.open && preflight) } });
}

/** The format of a request that is refused for another reason, whatever else is wrong with it. */
function formatIfAny(read: ReadRequest): Format {
  try {
    return read.formatOf();
  } catch {
    return JSON_FORMAT;
  }
}

async function replyOf(
  request: AddressedRequest,
  read: ReadRequest,
  asking: Asking,
): Promise<{ reply: RegistryReply; format: Format }> {
  try {
    checkRequest(request);
    read.formatOf();
    const reply = await read.ask(asking.id);
    return { reply, format: read.formatOf(reply.exact) };
  } catch (error) {
    return { reply: toFailure(error, asking), format: formatIfAny(read) };
  }
}

/** Answers whatever comes: every status has a body of the interface in the format asked for, and an id to ask about. */
export async function answerAt(
  door: RouteHandler,
  request: Request,
  watch: RequestWatch = UNWATCHED,
): Promise<Response> {
  if (request.method === 'OPTIONS') return toOptions(door);
  // Where connections are watched it has an id already, which the framework's own lines of the log have too.
  const id = request.headers.get(REQUEST_HEADER) ?? randomUUID();
  const addressed = { method: request.method, headers: request.headers, url: new URL(request.url) };
  const read = door.read(addressed);
  const answered = watch.asked({ door: door.name, path: read.path, params: addressed.url.searchParams, id });
  const { reply, format } = await replyOf(addressed, read, { id, watch });
  const headers = {
    ...(door.open && OPEN),
    'Cache-Control': cacheControl(reply.status, read.isPrivate),
    Vary: door.open ? 'Accept-Encoding, X-API-TOKEN' : 'Accept-Encoding',
    'X-Request-Id': id,
    ...reply.headers,
  };
  const response = await toResponse(request, { status: reply.status, ...printBody(reply.body, format), headers });
  const bytes = Number(response.headers.get('content-length') ?? 0);
  answered({ status: response.status, bytes, facts: reply.facts });
  return response;
}
