import type { EndpointName } from './endpoints';
import {
  COMPANY_EXCLUSIONS,
  COMPANY_FACETS,
  DEFAULT_FACET_LIMIT,
  EXCLUDE_PARAMETER,
  FACET_LIMIT_PARAMETER,
  FACET_QUERY_PARAMETER,
  FACETS_PARAMETER,
  MAX_FACET_LIMIT,
  OFFICER_EXCLUSIONS,
  OFFICER_FACETS,
} from './extensions';
import { INCLUDE_PARAMETER, NETWORK_INCLUSIONS } from './inclusions';
import type { Parameter } from './parameters';

type ExtensionParameter = Parameter & { example: string };
type ExtensionParameters = Record<string, ExtensionParameter>;

/** The parameters that ask a search for counts; they are ours and no part of the specification. */
const facetParameters = (facets: readonly string[], example: string): ExtensionParameters => ({
  [FACETS_PARAMETER]: { kind: 'comma_list', meaning: `extension: count by ${facets.join(', ')}`, example },
  [FACET_LIMIT_PARAMETER]: {
    kind: 'text',
    meaning: `extension: values of each facet, 1 to ${MAX_FACET_LIMIT}; default ${DEFAULT_FACET_LIMIT}`,
    example: '10',
  },
  [FACET_QUERY_PARAMETER]: { kind: 'text', meaning: 'extension: only values that hold these words', example: 'priv' },
});

/** Values to leave out: ours too. */
const excludeParameter = (fields: readonly string[], example: string): ExtensionParameters => ({
  [EXCLUDE_PARAMETER]: {
    kind: 'text',
    meaning: `extension of our own register: leave out records that have one of these values, field:value,… with a backslash before a comma, pipe, colon or backslash of a value; fields: ${fields.join(', ')}`,
    example,
  },
});

/** Ends of a network that the interface leaves out. */
const INCLUDE: ExtensionParameters = {
  [INCLUDE_PARAMETER]: {
    kind: 'comma_list',
    meaning: `extension: ends that are no companies or placeholders too, a comma list of ${NETWORK_INCLUSIONS.join(', ')}`,
    example: 'persons',
  },
};

export const EXTENSIONS_OF: Partial<Record<EndpointName, ExtensionParameters>> = {
  search_companies: {
    ...facetParameters(COMPANY_FACETS, 'company_type,incorporation_year'),
    ...excludeParameter(COMPANY_EXCLUSIONS, 'current_status:Dissolved,jurisdiction_code:gb'),
  },
  search_officers: {
    ...facetParameters(OFFICER_FACETS, 'position,inactive'),
    ...excludeParameter(OFFICER_EXCLUSIONS, 'position:secretary'),
  },
  get_company_network: INCLUDE,
  get_placeholder_network: INCLUDE,
};

export const examplesOf = (extensions: ExtensionParameters): Record<string, string> =>
  Object.fromEntries(Object.entries(extensions).map(([name, { example }]) => [name, example]));
