import { ENDPOINTS } from '@/lib/contract/endpoints';
import type { Parameters } from '@/lib/contract/parameters';
import { type MatchedPath, matchPath, type PathVariables, printPath } from '@/lib/contract/paths';

export interface UpstreamRequest {
  /** As in the interface, without leading slash: `companies/gb/1/network`. */
  path: string;
  params: URLSearchParams;
}

/** A variable of dots would climb out of the version, as addresses are tidied before they are sent. */
const climbs = ({ variables }: MatchedPath): boolean =>
  Object.values(variables).some((value) => value === '.' || value === '..');

function declaredOnly(declared: Parameters, given: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of Object.keys(declared)) {
    const value = given.get(name);
    if (value !== null && value.trim() !== '') kept.set(name, value);
  }
  return kept;
}

/**
 * The path and parameters that may be asked for, or undefined when the interface has no such path.
 * What a caller adds, `api_token` among it, goes no further.
 */
export function allowedRequest(request: UpstreamRequest): UpstreamRequest | undefined {
  const matched = matchPath(request.path);
  if (!matched || climbs(matched)) return undefined;
  const { name, variables } = matched;
  const path = printPath(name, variables as PathVariables<typeof name>);
  return { path, params: declaredOnly(ENDPOINTS[name].parameters, request.params) };
}
