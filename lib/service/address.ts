import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import {
  DEFAULT_FACET_LIMIT,
  FACET_LIMIT_PARAMETER,
  FACET_PARAMETERS,
  FACETS_PARAMETER,
} from '@/lib/contract/extensions';
import {
  orAbsent,
  parseBoolean,
  parseConfidence,
  parsePage,
  parsePercentage,
  parsePerPage,
  parseTermFilter,
  printBoolean,
  printConfidence,
  printPage,
  printPercentage,
  printTermFilter,
} from '@/lib/contract/filters';
import {
  DEFAULT_CONFIDENCE,
  DEFAULT_OWNERSHIP_PERCENTAGE,
  DEFAULT_PER_PAGE,
  INCLUDE_PARAMETER,
} from '@/lib/contract/limits';
import type { ParameterKind, Parameters } from '@/lib/contract/parameters';
import { type MatchedPath, matchPath, type PathVariables, printPath } from '@/lib/contract/paths';

function inOrder(commaList: string): string {
  const terms = commaList.split(',').map((term) => term.trim());
  return [...new Set(terms.filter((term) => term !== ''))].sort().join(',');
}

function termsInOrder(text: string): string {
  const { match, terms } = parseTermFilter(text);
  return printTermFilter({ match, terms: [...terms].sort() });
}

/** Kinds whose values can be written in more ways than one. */
const CANONICAL: Partial<Record<ParameterKind, (text: string) => string>> = {
  boolean: (text) => printBoolean(parseBoolean(text)),
  page: (text) => printPage(parsePage(text)),
  per_page: (text) => printPage(parsePerPage(text)),
  confidence: (text) => printConfidence(parseConfidence(text)),
  percentage: (text) => printPercentage(parsePercentage(text)),
  term_filter: termsInOrder,
  comma_list: inOrder,
};

/** What holds where nothing is said (specification, "Limits" and "Pagination"); each name means the same everywhere. */
const DEFAULTS: Readonly<Record<string, string>> = {
  page: '1',
  per_page: String(DEFAULT_PER_PAGE),
  confidence: String(DEFAULT_CONFIDENCE),
  ownership_percentage: String(DEFAULT_OWNERSHIP_PERCENTAGE),
  sparse: 'false',
  normalise_company_name: 'false',
  exclude_inactive: 'false',
  [FACET_LIMIT_PARAMETER]: String(DEFAULT_FACET_LIMIT),
};

/** Extensions, which no endpoint declares. */
const COMMA_LISTS: readonly string[] = [FACETS_PARAMETER, INCLUDE_PARAMETER];

/**
 * The one spelling of a value, as its declared kind has it: `True` is `true`, `ie|gb` is `gb|ie`. Undefined where it says
 * what holds anyway. A value against the grammar stays as it is, without blanks around it.
 */
function canonicalValue(endpoint: EndpointName, name: string, text: string): string | undefined {
  const declared: Parameters = ENDPOINTS[endpoint].parameters;
  const kind = COMMA_LISTS.includes(name) ? 'comma_list' : declared[name]?.kind;
  const canonical = kind && CANONICAL[kind];
  const value = (canonical && orAbsent(canonical, text)) || text.trim();
  return value === DEFAULTS[name] ? undefined : value;
}

export interface UpstreamRequest {
  /** As in the interface, without leading slash: `companies/gb/1/network`. */
  path: string;
  params: URLSearchParams;
}

/** A request of the interface, with nothing in it that the interface does not have. */
export interface AllowedRequest extends UpstreamRequest {
  endpoint: EndpointName;
}

/**
 * Dots between slashes would climb out of the version, as addresses are tidied before they are sent; and some servers
 * decode once more on the way, so dots and slashes count that are still encoded.
 */
const SLASH = String.raw`[/\\]|%(?:25)*(?:2f|5c)`;
const CLIMBS = new RegExp(String.raw`(?:^|${SLASH})(?:\.|%(?:25)*2e){1,2}(?=$|${SLASH})`, 'i');
/** Control characters, and halves of characters, which cannot be encoded. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;

const isSafe = ({ variables }: MatchedPath): boolean =>
  Object.values(variables).every((value) => !CLIMBS.test(value) && !NO_TEXT.test(value));

export const EXTENDED: readonly EndpointName[] = ['search_companies', 'search_officers'];

const NETWORKS: readonly EndpointName[] = ['get_company_network', 'get_placeholder_network'];

/**
 * A service that does not know facets passes over them; another Firmament answers them in the same call; so it is with `include`. `exclude` is
 * never sent: who passes over it answers with what was not asked for.
 */
function namesFor(endpoint: EndpointName, given: URLSearchParams): string[] {
  const declared = Object.keys(ENDPOINTS[endpoint].parameters);
  if (NETWORKS.includes(endpoint)) return [...declared, INCLUDE_PARAMETER];
  const asksForFacets = EXTENDED.includes(endpoint) && given.get(FACETS_PARAMETER)?.trim();
  return asksForFacets ? [...declared, ...FACET_PARAMETERS] : declared;
}

function paramsOf(endpoint: EndpointName, given: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of namesFor(endpoint, given)) {
    const value = given.get(name);
    if (value !== null && value.trim() !== '') kept.set(name, value);
  }
  return kept;
}

/**
 * The path and parameters that may be asked for, or undefined when the interface has no such path.
 * What a caller adds, `api_token` among it, goes no further.
 */
export function allowedRequest(request: UpstreamRequest): AllowedRequest | undefined {
  const matched = matchPath(request.path);
  if (!matched || !isSafe(matched)) return undefined;
  const { name, variables } = matched;
  const path = printPath(name, variables as PathVariables<typeof name>);
  return { endpoint: name, path, params: paramsOf(name, request.params) };
}

/**
 * One key for all ways to put one question: parameters in the order of their names, each value in one spelling, without
 * those that say what holds anyway. The token is no part of it.
 */
export function keyOf({ endpoint, path, params }: AllowedRequest): string {
  const key = new URLSearchParams();
  for (const name of [...params.keys()].sort()) {
    const value = canonicalValue(endpoint, name, params.get(name) ?? '');
    if (value !== undefined) key.set(name, value);
  }
  return key.size > 0 ? `${path}?${key}` : path;
}
