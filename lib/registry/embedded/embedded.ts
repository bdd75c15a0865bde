import { ENDPOINTS, type Endpoint } from '@/lib/contract/endpoints';
import { errorBody, RegistryError } from '@/lib/contract/errors';
import { parseParameters } from '@/lib/contract/parameters';
import { type MatchedPath, matchPath } from '@/lib/contract/paths';
import { CURRENT_VERSION } from '@/lib/contract/versions';
import type { Registry, RegistryReply, RegistryRequest } from '../request';
import { checkRestrictedParameters, type Form, rightsOf } from './access';
import type { Handler, HandlerContext } from './handler';
import { HANDLERS } from './handlers/handlers';
import { withServiceUrls } from './service-urls';
import type { RegisterStore } from './store/store';

export interface EmbeddedOptions {
  store: RegisterStore;
  form: Form;
  /** What a final `*` of a query means. */
  wildcard: 'A' | 'B';
  /** The name under which `service_url` is written. */
  urlField: string;
  now?: () => Date;
}

function match(path: string): MatchedPath {
  const matched = matchPath(path);
  if (!matched) throw new RegistryError('not_found', 'There is no such path.');
  return matched;
}

/** The `results` of a request, or a `RegistryError`. */
async function answer(request: RegistryRequest, options: EmbeddedOptions): Promise<{ name: string; results: unknown }> {
  const { name, variables } = match(request.path);
  const endpoint: Endpoint = ENDPOINTS[name];
  const today = (options.now?.() ?? new Date()).toISOString().slice(0, 10);
  const { store, form, wildcard } = options;
  const rights = await rightsOf(request.caller, endpoint, { store, form, today });
  checkRestrictedParameters(endpoint, request.params, rights);
  const handler = HANDLERS[name];
  if (!handler) throw new RegistryError('not_found', 'This register does not answer that path yet.');
  const { params, version } = request;
  const parameters = parseParameters(endpoint.parameters, params);
  const context = { store, variables, parameters, params, rights, wildcard, version, today };
  // The table of handlers pairs each name with a handler of that name, which the compiler cannot follow.
  const results = await (handler as Handler<typeof name>)(context as HandlerContext<typeof name>);
  return { name, results };
}

function toFailure(error: unknown): RegistryReply {
  if (error instanceof RegistryError) return { status: error.status, body: errorBody(error.message) };
  console.error('The register failed to answer:', error);
  return { status: 500, body: errorBody('The register failed to answer this request.') };
}

/** The registry answered from our own database: path → endpoint → handler → store. */
export function createEmbeddedRegistry(options: EmbeddedOptions): Registry {
  return {
    source: 'embedded',
    async get(request) {
      try {
        const { name, results } = await answer(request, options);
        const addressed = withServiceUrls(results, request.origin, options.urlField);
        // The versions reply carries only `results` (specification, "What the service does", 4).
        const body =
          name === 'versions'
            ? { results: addressed }
            : { api_version: request.version ?? CURRENT_VERSION, results: addressed };
        return { status: 200, body };
      } catch (error) {
        return toFailure(error);
      }
    },
  };
}
