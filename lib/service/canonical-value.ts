import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { DEFAULT_FACET_LIMIT, FACET_LIMIT_PARAMETER, FACETS_PARAMETER } from '@/lib/contract/extensions';
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
import { INCLUDE_PARAMETER } from '@/lib/contract/inclusions';
import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE, DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import type { ParameterKind, Parameters } from '@/lib/contract/parameters';

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
export function canonicalValue(endpoint: EndpointName, name: string, text: string): string | undefined {
  const declared: Parameters = ENDPOINTS[endpoint].parameters;
  const kind = COMMA_LISTS.includes(name) ? 'comma_list' : declared[name]?.kind;
  const canonical = kind && CANONICAL[kind];
  const value = (canonical && orAbsent(canonical, text)) || text.trim();
  return value === DEFAULTS[name] ? undefined : value;
}
