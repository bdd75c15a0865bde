import { setImmediate as othersFirst } from 'node:timers/promises';
import { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { errorBody, isRegistryError, RegistryError } from '@/lib/contract/errors';
import { everythingOn, parseParameters } from '@/lib/contract/parameters';
import { entityId, isEntityPath } from '@/lib/network/model';
import { isWalkStateError, parseWalk, type WalkEvent } from '@/lib/network/walk/events';
import { beginWalk, type WalkState } from '@/lib/network/walk/state';
import {
  DEFAULT_CALLS,
  DEFAULT_DEPTH,
  DEFAULT_NODES,
  DIRECTIONS,
  type Direction,
  MAX_BEGINNINGS,
  MAX_DEPTH,
  MAX_NODES,
  type WalkLimits,
  type WalkTerms,
} from '@/lib/network/walk/terms';
import { priceWalk, walk } from '@/lib/network/walk/walk';
import type { RequestWatch } from '@/lib/registry/metrics';
import type { Registry, Visitor } from '@/lib/registry/request';
import { isSameOrigin, readBody } from '../entities-route';
import { isPrefetchOf } from '../registry';
import { toStream } from '../reply';
import { languageOfRequest, shownTexts } from '../shown-texts';
import { type Walker, walkerOf } from './walker';

/** A parsed walk request. */
interface WalkRequest {
  state: WalkState;
  limits: { depth: number; nodes: number; calls: number };
  /** True if only the price is requested. */
  price: boolean;
}

const wrong = (message: string): RegistryError => new RegistryError('invalid_request', message);

/** The state of the largest walk is below a megabyte, with numbers as registers have them. */
const LONGEST_STATE = 4 * 1024 * 1024;
const MAX_CALLS = 100_000;

type Given = Readonly<Record<string, unknown>>;

/** A limit from an address, or as a number in a body. */
function wholeNumber(given: Given, name: string, [min, max, standard]: readonly [number, number, number]): number {
  const value = given[name];
  if (value === undefined || value === null || value === '') return standard;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw wrong(`The parameter ${name} is ${JSON.stringify(value)}; it must be a whole number from ${min} to ${max}.`);
}

const limitsOf = (given: Given) => ({
  depth: wholeNumber(given, 'depth', [0, MAX_DEPTH, DEFAULT_DEPTH]),
  nodes: wholeNumber(given, 'nodes', [1, MAX_NODES, DEFAULT_NODES]),
  calls: wholeNumber(given, 'calls', [0, MAX_CALLS, DEFAULT_CALLS]),
});

function priceOf({ price }: Given): boolean {
  if (price === undefined || price === 'false' || price === false) return false;
  if (price === 'true' || price === true) return true;
  throw wrong(`The parameter price is ${JSON.stringify(price)}; it must be true or false.`);
}

function beginningsOf(params: URLSearchParams): string[] {
  const from = [...new Set(params.getAll('from').map((address) => entityId(address.trim())))];
  if (from.length < 1 || from.length > MAX_BEGINNINGS) {
    throw wrong(`The parameter from stands there ${from.length} times; it may 1 to ${MAX_BEGINNINGS} times.`);
  }
  const strange = from.find((id) => !isEntityPath(id));
  if (strange === undefined) return from;
  const example = 'it must be the path of a company or a placeholder, such as /companies/gb/01234500';
  throw wrong(`The parameter from is ${JSON.stringify(strange)}; ${example}.`);
}

function directionOf(params: URLSearchParams): Direction {
  const given = params.get('direction') || 'both';
  const direction = DIRECTIONS.find((known) => known === given);
  if (direction) return direction;
  throw wrong(`The parameter direction is ${JSON.stringify(given)}; it must be up, down or both.`);
}

/** As in the network endpoint: 400 for an invalid date. */
function checkDates({ dates }: WalkTerms): void {
  parseParameters(ENDPOINTS.get_company_network.parameters, everythingOn(dates));
}

/** `from=…&from=…&direction=…&depth=…&nodes=…&calls=…&dates=…&price=true`; throws 400 with a sentence. */
function walkOfAddress(params: URLSearchParams): WalkRequest {
  const dates = params.get('dates')?.trim() || undefined;
  const terms: WalkTerms = { from: beginningsOf(params), direction: directionOf(params), ...(dates && { dates }) };
  checkDates(terms);
  const given = Object.fromEntries(params);
  return { state: beginWalk(terms), limits: limitsOf(given), price: priceOf(given) };
}

const bodySchema = z.looseObject({});

function stateOf(printed: unknown): WalkState {
  try {
    return parseWalk(printed);
  } catch (error) {
    if (isWalkStateError(error)) throw wrong(error.message);
    throw error;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses `{"state":…,"depth":…,"nodes":…,"calls":…,"price":…}`, a walk to continue; throws 400 with a sentence. */
async function walkOfBody(request: Request): Promise<WalkRequest> {
  const { data } = bodySchema.safeParse(jsonOf(await readBody(request, LONGEST_STATE, 'state of the walk')));
  if (!data) throw wrong('The body must be a JSON object.');
  const state = stateOf(data.state);
  checkDates(state.terms);
  return { state, limits: limitsOf(data), price: priceOf(data) };
}

/** https://github.com/ndjson/ndjson-spec: one JSON text per line. */
const LINES_TYPE = 'application/x-ndjson;charset=utf-8';

const lineOf = (event: WalkEvent): string => `${JSON.stringify(event)}\n`;

type Next = Promise<IteratorResult<WalkEvent, unknown>>;

/** The next event if it is available without waiting for anything but work of this process. */
async function nextIfThere(next: Next): Promise<WalkEvent | undefined> {
  const there = await Promise.race([next, othersFirst(undefined)]);
  return there && !there.done ? there.value : undefined;
}

/** The content of one or two network packets. */
const ENOUGH_CHARACTERS = 32 * 1024;

/** One line per event. Events that are available at once are sent together; none waits for a later one. */
async function* piecesOf(events: AsyncIterator<WalkEvent, unknown>): AsyncGenerator<string, void> {
  let next = events.next();
  for (let first = await next; !first.done; first = await next) {
    let piece = lineOf(first.value);
    next = events.next();
    for (let more = await nextIfThere(next); more; more = await nextIfThere(next)) {
      piece += lineOf(more);
      next = events.next();
      if (piece.length > ENOUGH_CHARACTERS) break;
    }
    yield piece;
  }
}

/**
 * The lines as bytes. `ended` is called with the number of lines, also if the reader disconnects, which ends the events
 * too.
 */
export async function* toLines(
  events: AsyncGenerator<WalkEvent, void>,
  ended: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let bytes = 0;
  try {
    for await (const piece of piecesOf(events)) {
      const encoded = encoder.encode(piece);
      bytes += encoded.length;
      yield encoded;
    }
  } finally {
    await events.return();
    ended(bytes);
  }
}

interface WalkRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  visitorOf: (headers: Headers) => Visitor;
  requestId: (headers: Headers) => string | undefined;
  watch: () => RequestWatch;
  /** The most characters of relationships that one walk may send; it can go on from there. */
  mostCharacters: () => number;
}

const ALLOWED = 'GET, HEAD, POST';

/** The reply depends on visitor and time. A proxy that compresses or buffers would delay lines. */
const HEADERS = {
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Robots-Tag': 'noindex',
};

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(errorBody(message), { status, headers: { ...HEADERS, ...headers } });

async function walkerOfRequest(
  { headers }: Request,
  { state }: WalkRequest,
  options: WalkRouteOptions,
): Promise<Walker> {
  const id = options.requestId(headers);
  const registry = options.registry();
  const language = languageOfRequest(headers);
  const get: typeof registry.get = async (request) => {
    const reply = await registry.get(request);
    return { ...reply, body: shownTexts(reply.body, language) };
  };
  return walkerOf({
    registry: { ...registry, get },
    visitor: options.visitorOf(headers),
    origin: options.originOf(headers),
    id,
    dates: state.terms.dates,
    failed: (error) => options.watch().failed(error, id),
  });
}

/** No calls for a prefetch, and no more than the visitor has left. */
function limitsFor(request: Request, { limits }: WalkRequest, { port, yours = 0 }: Walker): WalkLimits {
  const { calls, ...others } = limits;
  if (!port.metered) return others;
  return { ...others, calls: isPrefetchOf(request.headers) ? 0 : Math.min(calls, yours) };
}

interface Answering {
  characters: number;
  ended(bytes: number): void;
}

function answerWalk(
  request: Request,
  walkRequest: WalkRequest,
  walker: Walker,
  { characters, ended }: Answering,
): Response {
  const limits = { ...limitsFor(request, walkRequest, walker), characters };
  const events = walk(walkRequest.state, limits, walker.port, request.signal);
  return new Response(toStream(toLines(events, ended)), { headers: { ...HEADERS, 'Content-Type': LINES_TYPE } });
}

async function answerPrice({ state, limits }: WalkRequest, { port, yours }: Walker): Promise<Response> {
  const price = await priceWalk(state, limits, port);
  const results = { ...price, ...(yours !== undefined && { left_today: yours }) };
  return Response.json({ results }, { headers: HEADERS });
}

/** The refusal of this request, or undefined. Only our own pages may spend many calls. */
function refusalOf(request: Request, options: WalkRouteOptions): Response | undefined {
  const { method, headers } = request;
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    return refuse(405, 'A walk is begun by GET and gone on with by POST.', { Allow: ALLOWED });
  }
  const isForeign =
    method === 'POST'
      ? !isSameOrigin(headers, options.originOf(headers))
      : headers.get('sec-fetch-site') === 'cross-site';
  return isForeign ? refuse(403, 'A walk can be asked for by our own pages only.') : undefined;
}

/**
 * `GET /api/walk?from=/companies/gb/1&direction=up|down|both&depth=3&nodes=200&calls=10&dates=…`: the network of these
 * entities as JSON lines (`WalkEvent`), each sent as soon as it is available. `POST` with `{"state":…}` and limits
 * continues from the state of the last line. With `price=true` either returns only the cost: `{"results":{"metered":
 * true,"calls":12,"about":true,"cached":9,"left_today":38}}`. Closing the connection ends the walk.
 */
export function createWalkRoute(options: WalkRouteOptions): (request: Request) => Promise<Response> {
  async function answer(request: Request): Promise<Response> {
    const isGet = request.method !== 'POST';
    const { searchParams: params } = new URL(request.url);
    const walkRequest = isGet ? walkOfAddress(params) : await walkOfBody(request);
    if (request.method === 'HEAD') return new Response(null, { headers: { ...HEADERS, 'Content-Type': LINES_TYPE } });
    const walker = await walkerOfRequest(request, walkRequest, options);
    if (walkRequest.price) return answerPrice(walkRequest, walker);
    const path = `${walkRequest.state.terms.from[0]?.slice(1)}/network`;
    const answered = options.watch().asked({ door: 'walk', path, params, id: options.requestId(request.headers) });
    return answerWalk(request, walkRequest, walker, {
      characters: options.mostCharacters(),
      ended: (bytes) => answered({ status: 200, bytes }),
    });
  }

  return async (request) => {
    const refused = refusalOf(request, options);
    if (refused) return refused;
    try {
      return await answer(request);
    } catch (error) {
      if (isRegistryError(error)) return refuse(error.status, error.message);
      options.watch().failed(error, options.requestId(request.headers));
      return refuse(500, 'The register failed to answer this request.');
    }
  };
}
