import { z } from 'zod';
import { ENDPOINTS, matchPath } from '@/lib/contract/endpoints';
import { EXTENSION_PARAMETERS, LIST_FILTERS_BY_NAME } from '@/lib/contract/extensions';
import type { Registry, RegistryReply, Visitor } from '@/lib/registry/request';
import { factsHeaders, type HeaderReader, retryAfterHeader } from './reply';
import type { RouteHandler } from './route';
import { languageOfRequest, shownTexts } from './shown-texts';
import { ownRoute } from './suggest-route';

interface BrowserRouteOptions {
  registry: () => Registry;
  originOf: (headers: HeaderReader) => string;
  visitorOf: (headers: HeaderReader) => Visitor;
}

const errorSchema = z.object({ error: z.object({ retry_at: z.string().optional() }) });

const PREFIX = '/api/registry';

/** The percent-encoded path of the interface in an address of this route. */
const pathOf = (pathname: string): string =>
  pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length).replace(/^\/+|\/+$/g, '') : '';

/** The parameters that the endpoint declares, and the extensions. Nothing else of a visitor's request is passed on. */
export function allowedParameters(path: string, given: URLSearchParams): URLSearchParams {
  const matched = matchPath(path);
  const extensions = matched ? [...(LIST_FILTERS_BY_NAME[matched.name] ?? []), ...EXTENSION_PARAMETERS] : [];
  const declared = matched ? [...Object.keys(ENDPOINTS[matched.name].parameters), ...extensions] : [];
  const kept = declared.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new URLSearchParams(kept);
}

const retryAtOf = ({ body }: RegistryReply): string | undefined =>
  errorSchema.safeParse(body).data?.error.retry_at ?? undefined;

/** Adds the headers for age, cost and retry time to the reply. */
function withFacts(reply: RegistryReply): RegistryReply {
  const now = Date.now();
  const headers = { ...factsHeaders(reply.facts, now), ...retryAfterHeader(retryAtOf(reply), now) };
  return { ...reply, headers: { ...headers, ...reply.headers } };
}

/** A page of another site can make a browser send requests here, such as by an image. These must not spend a call. */
const isFromElsewhere = (headers: HeaderReader): boolean => headers.get('sec-fetch-site') === 'cross-site';

/** The browser route: the interface for the explorer's own scripts. */
export function createBrowserRoute(options: BrowserRouteOptions): RouteHandler {
  return ownRoute('browser', ({ headers, url, getSignal }) => {
    const path = pathOf(url.pathname);
    return {
      path,
      async ask(id) {
        const params = allowedParameters(path, url.searchParams);
        const origin = options.originOf(headers);
        const visitor = options.visitorOf(headers);
        const caller = { kind: 'explorer', visitor, prefetch: isFromElsewhere(headers) } as const;
        const reply = await options.registry().get({ id, path, params, caller, origin, getSignal });
        return withFacts({ ...reply, body: shownTexts(reply.body, languageOfRequest(headers)) });
      },
    };
  });
}
