import { errorBody, RegistryError } from '@/lib/contract/errors';
import { withServiceUrls } from '@/lib/register/service-urls';
import type { Registry } from '@/lib/registry/request';
import { JSON_FORMAT } from './reply-format';
import type { AddressedRequest, ReadRequest, RouteHandler } from './route';

/**
 * A route for the scripts of our own pages: without a token and without an allowance. So it is not open to other sites'
 * pages, and answers in JSON only. What it says is the same for everybody and no path of the interface, unless told.
 */
export const ownRoute = (
  name: RouteHandler['name'],
  read: (request: AddressedRequest) => Pick<ReadRequest, 'ask'> & Partial<ReadRequest>,
): RouteHandler => ({
  name,
  open: false,
  read: (request) => ({ isPrivate: false, formatOf: () => JSON_FORMAT, path: '', ...read(request) }),
});

export interface SuggestRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
}

/**
 * `GET /api/suggest?q=…` for the search box of our own pages (lib/contract/extensions.ts): free of any allowance, so
 * not open to other sites' pages. A remote service has no such thing, and then it is 404.
 */
export function createSuggestRoute({ registry, originOf }: SuggestRouteOptions): RouteHandler {
  return ownRoute('suggest', ({ headers, url }) => ({
    async ask() {
      const { suggest } = registry();
      if (!suggest) return { status: 404, body: errorBody('This registry makes no suggestions.') };
      try {
        const results = await suggest(url.searchParams.get('q') ?? '');
        return { status: 200, body: { results: withServiceUrls(results, originOf(headers), 'service_url') } };
      } catch (error) {
        if (error instanceof RegistryError) return { status: error.status, body: errorBody(error.message) };
        throw error;
      }
    },
  }));
}
