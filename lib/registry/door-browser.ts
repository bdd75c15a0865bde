import { ENDPOINTS } from '@/lib/contract/endpoints';
import { EXTENSION_PARAMETERS } from '@/lib/contract/extensions';
import { matchPath } from '@/lib/contract/paths';
import type { Door } from './door';
import { JSON_FORMAT } from './door-format';
import type { Registry } from './request';

export interface BrowserDoorOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
}

const PREFIX = '/api/registry';

/** The percent-encoded path of the interface in an address of this door. */
const pathOf = (pathname: string): string =>
  pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length).replace(/^\/+|\/+$/g, '') : '';

/** Only what the endpoint declares, and the extensions: nothing else of a visitor's request goes further. */
export function allowedParameters(path: string, given: URLSearchParams): URLSearchParams {
  const matched = matchPath(path);
  const declared = matched ? [...Object.keys(ENDPOINTS[matched.name].parameters), ...EXTENSION_PARAMETERS] : [];
  const kept = declared.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new URLSearchParams(kept);
}

/**
 * The browser door: the interface for the explorer's own scripts, without a token and without an allowance. So it is
 * not open to other sites' pages, and answers in JSON only.
 */
export function createBrowserDoor(options: BrowserDoorOptions): Door {
  return {
    open: false,
    isPrivate: () => false,
    formatOf: () => JSON_FORMAT,
    async ask(request, id) {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathOf(pathname);
      const params = allowedParameters(path, searchParams);
      const origin = options.originOf(request.headers);
      return options.registry().get({ id, path, params, caller: { kind: 'explorer' }, origin });
    },
  };
}
