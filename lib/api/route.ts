import { randomUUID } from 'node:crypto';
import { matchPath } from '@/lib/contract/endpoints';
import { type ErrorBody, errorBody, isRegistryError } from '@/lib/contract/errors';
import { LONGEST_ADDRESS } from '@/lib/contract/limits';
import { type RequestWatch, type RouteName, UNWATCHED } from '@/lib/registry/metrics';
import type { Registry, RegistryReply } from '@/lib/registry/request';
import { clientAddress } from './registry';
import {
  type Format,
  formatOf,
  type HeaderReader,
  JSON_FORMAT,
  type PackedReply,
  packReply,
  printBody,
  type RequestHead,
} from './reply';
import { REQUEST_HEADER } from './request-connection.mjs';

interface ApiRouteOptions {
  registry: () => Registry;
  originOf: (headers: HeaderReader) => string;
  /** The number of our own proxies in front of us. */
  trustProxy: () => number;
}

/** The request of an address, with any of our prefixes. */
interface AskedPath {
  /** `0.4`; undefined if the address has no version. */
  version: string | undefined;
  /** Relative to the base address, percent-encoded as received: company numbers can contain encoded slashes. */
  path: string;
}

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** Base addresses of the API: `/v0.4`, `/api/v0.4`, `/api` and the host `api.<ours>`. */
function askedPath(pathname: string): AskedPath {
  const below = pathname.replace(/^\/api(?=\/|$)/, '');
  const [, version, rest] = /^\/v(\d+(?:\.\d+)*)(\/.*)?$/.exec(below) ?? [];
  return version === undefined ? { version, path: trimmed(below) } : { version, path: trimmed(rest ?? '') };
}

interface Suffixed {
  /** The path without its suffix. */
  path: string;
  suffix: 'json' | 'xml';
}

/** Old clients give the format as a suffix (api-shapes, sections 15 and 16); a record's name may end like one too. */
function withoutSuffix(path: string): Suffixed | undefined {
  const [, rest, suffix] = /^(.*[^/])\.(json|xml)$/i.exec(path) ?? [];
  if (rest === undefined || suffix === undefined) return undefined;
  return { path: rest, suffix: suffix.toLowerCase() === 'xml' ? 'xml' : 'json' };
}

/** As `api_token` (specification, "Authentication", 1) or, as many clients send it, in a header (api-shapes, 16). */
export const tokenOf = (headers: HeaderReader, params: URLSearchParams): string | null =>
  params.get('api_token')?.trim() || headers.get('x-api-token')?.trim() || null;

/** As clients of the Model Context Protocol send it: `Authorization: Bearer …`. */
export const bearerOf = (headers: HeaderReader): string | null =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? null;

function withoutToken(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(given);
  params.delete('api_token');
  return params;
}

/** The API route: the interface for programs. */
export function createApiRoute(options: ApiRouteOptions): RouteHandler {
  return {
    name: 'program',
    open: true,
    read({ headers, url: { pathname, searchParams }, getSignal }) {
      const { version, path } = askedPath(pathname);
      const suffixed = withoutSuffix(path);
      const token = tokenOf(headers, searchParams);
      return {
        isPrivate: token !== null,
        formatOf: (exact = false) => formatOf(searchParams, exact ? undefined : suffixed?.suffix, version),
        path: suffixed && !matchPath(path) ? suffixed.path : path,
        ask(id) {
          const params = withoutToken(searchParams);
          const caller = { kind: 'program', token, address: clientAddress(headers, options.trustProxy()) } as const;
          const origin = options.originOf(headers);
          const otherPath = suffixed?.path;
          return options.registry().get({ id, path, otherPath, version, params, caller, origin, getSignal });
        },
      };
    },
  };
}

type Answer = (request: Request) => Promise<Response>;

/** Methods that the framework knows. */
type Method = 'DELETE' | 'GET' | 'HEAD' | 'OPTIONS' | 'PATCH' | 'POST' | 'PUT';

/** Handlers for every method of a route of the framework, which would refuse missing ones without a body. */
export const everyMethod = (answer: Answer): Record<Method, Answer> => ({
  DELETE: answer,
  GET: answer,
  HEAD: answer,
  OPTIONS: answer,
  PATCH: answer,
  POST: answer,
  PUT: answer,
});

/** A request with its parsed address. */
export interface AddressedRequest extends RequestHead {
  url: URL;
  /** Aborted once the client has closed the connection. */
  getSignal?: () => AbortSignal;
}

/** What a route reads from a request before it queries the registry. */
export interface ReadRequest {
  /** The format of the reply; `exact` if a path with a suffix was a record's own name. */
  formatOf(exact?: boolean): Format;
  /** Whether the reply depends on the visitor. */
  isPrivate: boolean;
  /** The requested path of the interface; empty if it is not one. */
  path: string;
  ask(id: string): Promise<RegistryReply>;
}

/** One of the two HTTP routes to the registry: one for programs, one for our own pages' scripts. */
export interface RouteHandler {
  /** The name in the metrics. */
  name: RouteName;
  /** Whether pages of other sites may read it (CORS). */
  open: boolean;
  /** Never throws: errors in the request appear when its format is read, or when it is executed. */
  read(request: AddressedRequest): ReadRequest;
}

const METHODS = 'GET, HEAD, OPTIONS';

interface Asking {
  id: string;
  watch: RequestWatch;
}

/** 405 or 414, if the request may not be answered: the interface is "over HTTP GET only" ("What the service does", 1). */
function refusalOf({ method, url: { pathname, search } }: AddressedRequest): RegistryReply | undefined {
  if (method !== 'GET' && method !== 'HEAD') {
    const body = errorBody('This method is not allowed; the interface is read by GET.');
    return { status: 405, body, headers: { Allow: METHODS } };
  }
  const length = pathname.length + search.length;
  if (length <= LONGEST_ADDRESS) return undefined;
  return { status: 414, body: errorBody(`The address has ${length} characters; it may have ${LONGEST_ADDRESS}.`) };
}

function toFailure(error: unknown, { id, watch }: Asking): RegistryReply {
  if (isRegistryError(error)) {
    return { status: error.status, body: errorBody(error.message, error.details), headers: error.headers };
  }
  watch.failed(error, id);
  return { status: 500, body: errorBody('The register failed to answer this request.') };
}

const EXPOSED = 'ETag, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id';

/** Any site may read public data; a token is sent in its own header, never in a cookie. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED };

/** A register changes at any time, so copies are revalidated; errors are never cached. */
function cacheControl(status: number, isPrivate: boolean): string {
  if (status !== 200) return 'no-store';
  return isPrivate ? 'private, no-cache' : 'no-cache';
}

/** The CORS preflight reply, sent before another site's page may send our token header. */
function toOptions(handler: RouteHandler): PackedReply {
  const preflight = {
    ...OPEN,
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': 'X-API-TOKEN, If-None-Match',
    'Access-Control-Max-Age': '86400',
  };
  return { status: 204, headers: { Allow: METHODS, ...(handler.open && preflight) } };
}

/** The format for an error reply, whatever else is wrong with the request. */
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
  const refusal = refusalOf(request);
  if (refusal) return { reply: refusal, format: formatIfAny(read) };
  try {
    read.formatOf();
    const reply = await read.ask(asking.id);
    return { reply, format: read.formatOf(reply.exact) };
  } catch (error) {
    return { reply: toFailure(error, asking), format: formatIfAny(read) };
  }
}

interface Replied {
  read: ReadRequest;
  reply: RegistryReply;
  format: Format;
  id: string;
}

function packAt(handler: RouteHandler, request: AddressedRequest, { read, reply, format, id }: Replied) {
  const headers = {
    ...(handler.open && OPEN),
    'Cache-Control': cacheControl(reply.status, read.isPrivate),
    Vary: handler.open ? 'Accept-Encoding, X-API-TOKEN' : 'Accept-Encoding',
    'X-Request-Id': id,
    ...reply.headers,
  };
  return packReply(request, { status: reply.status, body: printBody(reply, format), headers });
}

// Our server gives each request an id, which log lines of pages use too.
const idOf = ({ headers }: AddressedRequest): string => headers.get(REQUEST_HEADER) ?? randomUUID();

/** Answers with this failure, in the requested format. */
export async function refuseAt(
  handler: RouteHandler,
  request: AddressedRequest,
  { error, ...failed }: Omit<RegistryReply, 'body'> & { error: ErrorBody['error'] },
): Promise<PackedReply> {
  const read = handler.read(request);
  // Why and until when is for our own pages: the interface has a message only.
  const body = handler.open ? errorBody(error.message) : { error };
  return packAt(handler, request, { read, reply: { ...failed, body }, format: formatIfAny(read), id: idOf(request) });
}

/** Answers any request: every status has a body in the requested format, and a request id. */
export async function answerAt(
  handler: RouteHandler,
  request: AddressedRequest,
  watch: RequestWatch = UNWATCHED,
): Promise<PackedReply> {
  if (request.method === 'OPTIONS') return toOptions(handler);
  const id = idOf(request);
  const read = handler.read(request);
  const answered = watch.asked({ door: handler.name, path: read.path, params: request.url.searchParams, id });
  const { reply, format } = await replyOf(request, read, { id, watch });
  const packed = await packAt(handler, request, { read, reply, format, id });
  const bytes = Number(packed.headers['Content-Length'] ?? 0);
  answered({ status: packed.status, bytes, facts: reply.facts });
  return packed;
}
