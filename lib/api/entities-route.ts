import { z } from 'zod';
import { MOST_ENTITIES_ASKED } from '@/lib/contract/entity-facts';
import { ERROR_STATUS, errorBody, isRegistryError, RegistryError } from '@/lib/contract/errors';
import { isEntityPath } from '@/lib/network/model';
import type { RequestWatch, RouteName } from '@/lib/registry/metrics';
import type { Registry } from '@/lib/registry/request';

/**
 * The text of a body. Throws 400 if it has more than `longest` bytes, and stops reading. `noun` names the body in the
 * message.
 */
export async function readBody(request: Request, longest: number, noun: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > longest) throw new RegistryError('invalid_request', `The ${noun} is longer than ${longest} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Whether a form was sent by one of our own pages; only these may change or spend something. Browsers say so by Fetch
 * Metadata if they can, and always send the origin of a POST form.
 */
export function isSameOrigin(headers: Headers, ours: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return false;
  return origin === ours || new URL(origin).host === headers.get('host');
}

interface Watched {
  door: RouteName;
  /** Its name in logs. */
  path: string;
  requestId: (headers: Headers) => string | undefined;
  watch: () => RequestWatch;
  /** Writes the reply to an error. */
  json(status: number, body: unknown, headers?: Record<string, string>): Response;
}

/** Answers a request, whose errors become replies, and counts it in the metrics. */
export async function answerWatched(
  request: Request,
  { door, path, requestId, watch, json }: Watched,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const id = requestId(request.headers);
  const answered = watch().asked({ door, path, params: new URLSearchParams(), id });
  const response = await answer(request).catch((error: unknown) => {
    if (isRegistryError(error)) return json(error.status, errorBody(error.message), error.headers);
    watch().failed(error, id);
    return json(ERROR_STATUS.internal_error, errorBody('The register failed to answer this request.'));
  });
  answered({ status: response.status });
  return response;
}

interface EntitiesRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  requestId: (headers: Headers) => string | undefined;
  watch: () => RequestWatch;
}

/** In bytes: the most paths allowed, each longer than those of any register. */
const LONGEST_BODY = 512 * 1024;

/** Not cached, because records are added and removed. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...HEADERS, ...headers } });

const bodySchema = z.object({ paths: z.array(z.string().refine(isEntityPath)).min(1).max(MOST_ENTITIES_ASKED) });

/** Throws 400 for an invalid body. */
async function pathsIn(request: Request): Promise<string[]> {
  const text = await readBody(request, LONGEST_BODY, 'list of paths');
  const { data } = bodySchema.safeParse(parsed(text));
  if (data) return data.paths;
  const example = '{"paths":["/companies/gb/01234500"]}';
  throw new RegistryError('invalid_request', `The body must be as ${example}, with 1 to ${MOST_ENTITIES_ASKED} paths.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf({ method, headers }: Request, originOf: EntitiesRouteOptions['originOf']): Response | undefined {
  if (method !== 'POST') return json(405, errorBody('Entities are asked about by POST.'), { Allow: 'POST' });
  if (isSameOrigin(headers, originOf(headers))) return undefined;
  return json(ERROR_STATUS.refused, errorBody('Entities can be asked about by our own pages only.'));
}

/** `POST /api/entities` for the network workspace (lib/contract/entity-facts.ts). It never costs a call. */
export function createEntitiesRoute(options: EntitiesRouteOptions): (request: Request) => Promise<Response> {
  const { registry, originOf, requestId, watch } = options;

  async function answer(request: Request): Promise<Response> {
    const paths = await pathsIn(request);
    return json(200, { results: (await registry().entityFacts?.(paths)) ?? [] });
  }

  return async (request) => {
    const refused = refusalOf(request, originOf);
    if (refused) return refused;
    return answerWatched(request, { door: 'entities', path: '', requestId, watch, json }, answer);
  };
}
