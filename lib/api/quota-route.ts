import { errorBody, RegistryError } from '@/lib/contract/errors';
import type { Meter, Registry, RegistryReply, Visitor } from '@/lib/registry/request';
import type { HeaderReader } from './reply';
import type { AddressedRequest, RouteHandler } from './route';
import { ownRoute } from './suggest-route';

interface QuotaRouteOptions {
  registry: () => Registry;
  visitorOf: (headers: HeaderReader) => Visitor;
}

const MAX_PATHS = 100;

/** The reply depends on the visitor and the time. */
const ONCE = { 'Cache-Control': 'no-store' };

/** Responds 404 if no calls are counted. */
function quotaRoute(
  registry: () => Registry,
  ask: (meter: Meter, request: AddressedRequest) => Promise<unknown>,
): RouteHandler {
  return ownRoute('meter', (request) => ({
    isPrivate: true,
    async ask(): Promise<RegistryReply> {
      const { meter } = registry();
      if (!meter) return { status: 404, body: errorBody('This registry counts no calls of its pages.') };
      return { status: 200, body: await ask(meter, request), headers: ONCE };
    },
  }));
}

/** `GET /api/allowance`: the visitor's quota as `quotaStatusSchema`. */
export const createQuotaRoute = ({ registry, visitorOf }: QuotaRouteOptions): RouteHandler =>
  quotaRoute(registry, (meter, { headers }) => meter.standing(visitorOf(headers)));

/**
 * Parses an interface request from an address: `companies/gb/1/network?dates=2024-01-01`, with or without a leading
 * slash.
 */
export function requestOf(address: string): { path: string; params: URLSearchParams } {
  const at = address.indexOf('?');
  const path = at < 0 ? address : address.slice(0, at);
  return { path: path.replace(/^\/+/, ''), params: new URLSearchParams(at < 0 ? '' : address.slice(at)) };
}

/**
 * `GET /api/price?path=…&path=…` → `{"results":[{"path":…,"price":"kept"|"call"}]}`, in the order given; 400 for none
 * or more than 100.
 */
export const createPriceRoute = ({ registry }: Pick<QuotaRouteOptions, 'registry'>): RouteHandler =>
  quotaRoute(registry, async (meter, { url }) => {
    const paths = url.searchParams.getAll('path');
    if (paths.length < 1 || paths.length > MAX_PATHS) {
      const message = `The parameter path stands there ${paths.length} times; it may 1 to ${MAX_PATHS} times.`;
      throw new RegistryError('invalid_request', message);
    }
    const prices = await meter.price(paths.map(requestOf));
    return { results: paths.map((path, index) => ({ path, price: prices[index] })) };
  });
