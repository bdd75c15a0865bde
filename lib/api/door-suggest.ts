import { errorBody, RegistryError } from '@/lib/contract/errors';
import { withServiceUrls } from '@/lib/register/service-urls';
import type { Registry } from '@/lib/registry/request';
import type { Door } from './door';
import { ownDoor } from './door-own';

export interface SuggestDoorOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
}

/**
 * `GET /api/suggest?q=…` for the search box of our own pages (lib/contract/extensions.ts): free of any allowance, so
 * not open to other sites' pages. A remote service has no such thing, and then it is 404.
 */
export function createSuggestDoor({ registry, originOf }: SuggestDoorOptions): Door {
  return ownDoor('suggest', ({ headers, url }) => ({
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
