import { isPrefetchOf } from '@/lib/api/prefetch';
import { toStream } from '@/lib/api/stream';
import { errorBody, RegistryError } from '@/lib/contract/errors';
import { priceWalk } from '@/lib/network/walk/price';
import type { WalkLimits } from '@/lib/network/walk/terms';
import { walk } from '@/lib/network/walk/walk';
import type { RequestWatch } from '@/lib/registry/monitoring/request-watch';
import type { Registry, Visitor } from '@/lib/registry/request';
import { isSameOrigin } from '../same-origin';
import { LINES_TYPE, toLines } from './walk-lines';
import { type AskedWalk, walkOfAddress, walkOfBody } from './walk-request';
import { type Walker, walkerOf } from './walker';

export interface WalkDoorOptions {
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

async function walkerOfRequest({ headers }: Request, { state }: AskedWalk, options: WalkDoorOptions): Promise<Walker> {
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
function refusalOf(request: Request, options: WalkDoorOptions): Response | undefined {
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
export function createWalkDoor(options: WalkDoorOptions): (request: Request) => Promise<Response> {
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
