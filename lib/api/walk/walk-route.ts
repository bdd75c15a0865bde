import { setImmediate as othersFirst } from 'node:timers/promises';
import { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { errorBody, RegistryError } from '@/lib/contract/errors';
import { parseParameters } from '@/lib/contract/parameters';
import { everythingOn } from '@/lib/network/expansions';
import { entityId, isEntityPath } from '@/lib/network/model';
import { parseWalk, type WalkEvent, WalkStateError } from '@/lib/network/walk/events';
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
import { isPrefetchOf } from '../client';
import { isSameOrigin, readBody } from '../entities-route';
import { toStream } from '../reply';
import { type Walker, walkerOf } from './walker';

/** What somebody wants to have walked. */
interface AskedWalk {
  state: WalkState;
  limits: { depth: number; nodes: number; calls: number };
  /** Only its price is wanted. */
  price: boolean;
}

const wrong = (message: string): RegistryError => new RegistryError('invalid_request', message);

/** The state of the largest walk has less than a megabyte, with numbers as registers have them. */
const LONGEST_STATE = 4 * 1024 * 1024;
const MAX_CALLS = 100_000;

type Given = Readonly<Record<string, unknown>>;

/** A limit as it stands in an address, or as a number in a body. */
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

/** Asked for as the network endpoint asks: 400 for a day that is none. */
function checkDates({ dates }: WalkTerms): void {
  parseParameters(ENDPOINTS.get_company_network.parameters, everythingOn(dates));
}

/** `from=…&from=…&direction=…&depth=…&nodes=…&calls=…&dates=…&price=true`; throws 400 with a sentence. */
function walkOfAddress(params: URLSearchParams): AskedWalk {
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
    if (error instanceof WalkStateError) throw wrong(error.message);
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

/** `{"state":…,"depth":…,"nodes":…,"calls":…,"price":…}`, a walk to be gone on with; throws 400 with a sentence. */
async function walkOfBody(request: Request): Promise<AskedWalk> {
  const { data } = bodySchema.safeParse(jsonOf(await readBody(request, LONGEST_STATE, 'state of the walk')));
  if (!data) throw wrong('The body must be a JSON object.');
  const state = stateOf(data.state);
  checkDates(state.terms);
  return { state, limits: limitsOf(data), price: priceOf(data) };
}

/** https://github.com/ndjson/ndjson-spec: one JSON text a line. */
const LINES_TYPE = 'application/x-ndjson;charset=utf-8';

const lineOf = (event: WalkEvent): string => `${JSON.stringify(event)}\n`;

type Next = Promise<IteratorResult<WalkEvent, unknown>>;

/** The next event if it is there already, that is: if nothing has to be waited for but other work of this process. */
async function nextIfThere(next: Next): Promise<WalkEvent | undefined> {
  const there = await Promise.race([next, othersFirst(undefined)]);
  return there && !there.done ? there.value : undefined;
}

/** As much as one packet or two of the network hold. */
const ENOUGH_CHARACTERS = 32 * 1024;

/** Each event as a line. What is known at once goes together, and nothing waits for what is not known yet. */
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

/** The lines as bytes; `ended` is told how many there were, also where the reader went away, which ends the events too. */
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
}

const ALLOWED = 'GET, HEAD, POST';

/** For one visitor and one moment; and whoever packs or buffers on the way would hold back what is to be seen at once. */
const HEADERS = {
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
  'X-Robots-Tag': 'noindex',
};

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json(errorBody(message), { status, headers: { ...HEADERS, ...headers } });

async function walkerOfRequest({ headers }: Request, { state }: AskedWalk, options: WalkRouteOptions): Promise<Walker> {
  const id = options.requestId(headers);
  return walkerOf({
    registry: options.registry(),
    visitor: options.visitorOf(headers),
    origin: options.originOf(headers),
    id,
    dates: state.terms.dates,
    failed: (error) => options.watch().failed(error, id),
  });
}

/** Nothing is spent for what nobody has asked for yet, nor more than the visitor has. */
function limitsFor(request: Request, { limits }: AskedWalk, { port, yours = 0 }: Walker): WalkLimits {
  const { calls, ...others } = limits;
  if (!port.metered) return others;
  return { ...others, calls: isPrefetchOf(request.headers) ? 0 : Math.min(calls, yours) };
}

function answerWalk(request: Request, asked: AskedWalk, walker: Walker, ended: (bytes: number) => void): Response {
  const events = walk(asked.state, limitsFor(request, asked, walker), walker.port, request.signal);
  return new Response(toStream(toLines(events, ended)), { headers: { ...HEADERS, 'Content-Type': LINES_TYPE } });
}

async function answerPrice({ state, limits }: AskedWalk, { port, yours }: Walker): Promise<Response> {
  const price = await priceWalk(state, limits, port);
  const results = { ...price, ...(yours !== undefined && { left_today: yours }) };
  return Response.json({ results }, { headers: HEADERS });
}

/** Why this request is not even read; undefined where it is. Many calls are spent for our own pages only. */
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
 * entities as JSON lines (`WalkEvent`), each sent as soon as it is known. `POST` of `{"state":…}`, with the limits beside
 * it, goes on from the state of the last line. With `price=true` either tells only what it would cost: `{"results":{"metered":
 * true,"calls":12,"about":true,"cached":9,"left_today":38}}`. Whoever closes the connection ends the walk.
 */
export function createWalkRoute(options: WalkRouteOptions): (request: Request) => Promise<Response> {
  async function answer(request: Request): Promise<Response> {
    const isGet = request.method !== 'POST';
    const { searchParams: params } = new URL(request.url);
    const asked = isGet ? walkOfAddress(params) : await walkOfBody(request);
    if (request.method === 'HEAD') return new Response(null, { headers: { ...HEADERS, 'Content-Type': LINES_TYPE } });
    const walker = await walkerOfRequest(request, asked, options);
    if (asked.price) return answerPrice(asked, walker);
    const path = `${asked.state.terms.from[0]?.slice(1)}/network`;
    const answered = options.watch().asked({ door: 'walk', path, params, id: options.requestId(request.headers) });
    return answerWalk(request, asked, walker, (bytes) => answered({ status: 200, bytes }));
  }

  return async (request) => {
    const refused = refusalOf(request, options);
    if (refused) return refused;
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof RegistryError) return refuse(error.status, error.message);
      options.watch().failed(error, options.requestId(request.headers));
      return refuse(500, 'The register failed to answer this request.');
    }
  };
}
