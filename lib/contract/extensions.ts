import { z } from 'zod';
import type { EndpointName, FilterNameOf } from './endpoints';
import { INCLUDE_PARAMETER } from './limits';
import { FilterSyntaxError, orAbsent } from './parameters';

/** Excluded values by filter name; no list is empty. */
export type Exclusions<Field extends string = string> = Partial<Record<Field, string[]>>;

interface Exclusion<Field extends string> {
  field: Field;
  value: string;
}

/** Characters of the list syntax, escaped with a backslash within a value. */
const TO_ESCAPE = /[\\,|:]/g;
const TERM = /(?:\\[\s\S]?|[^\\,])+/g;
const FIELD_AND_VALUE = /^\s*(\w+)\s*:((?:\\[\s\S]|[^\\|:])+)$/;

const termsOf = (text: string): string[] => (text.match(TERM) ?? []).filter((term) => term.trim() !== '');

function parseTerm<Field extends string>(fields: readonly Field[], term: string): Exclusion<Field> {
  const [, name, written = ''] = FIELD_AND_VALUE.exec(term) ?? [];
  const field = fields.find((known) => known === name);
  const value = written.replace(/\\([\s\S])/g, '$1').trim();
  if (field !== undefined && value !== '') return { field, value };
  throw new FilterSyntaxError(
    `a comma list of field:value with a backslash before each comma, pipe, colon and backslash of a value; the field is one of: ${fields.join(', ')}`,
  );
}

function gather<Field extends string>(terms: Exclusion<Field>[]): Exclusions<Field> {
  const gathered: Exclusions<Field> = {};
  for (const { field, value } of terms) gathered[field] = [...new Set([...(gathered[field] ?? []), value])];
  return gathered;
}

/** Parses `exclude`; throws a `FilterSyntaxError` for an invalid term, and for a field that cannot be excluded. */
export const parseExclusions = <Field extends string>(fields: readonly Field[], text: string): Exclusions<Field> =>
  gather(termsOf(text).map((term) => parseTerm(fields, term)));

/** The same for an address that a person may have written: invalid terms are ignored. */
export const readableExclusions = <Field extends string>(fields: readonly Field[], text: string): Exclusions<Field> =>
  gather(termsOf(text).flatMap((term) => orAbsent((given) => parseTerm(fields, given), term) ?? []));

/** The text of `exclude`, in the order of the fields; empty if nothing is excluded. */
export const printExclusions = (fields: readonly string[], excluded: Exclusions): string =>
  fields
    .flatMap((field) => (excluded[field] ?? []).map((value) => `${field}:${value.replace(TO_ESCAPE, '\\$&')}`))
    .join(',');

/**
 * Our own additions to the interface. They never change a plain reply: a service that ignores them answers as the
 * specification says, and our pages work without them (design, "Extensions").
 * `facets=a,b` on a search adds `results.facets`: how many of the results have each value. Counts are exact and over
 * all pages. Each facet ignores its own filter and its own part of `exclude`, so that its other values can still be
 * chosen. A count is the number of records that the filter by that value would find. This table maps each facet to that
 * filter.
 */
export const COMPANY_FACET_FILTERS = {
  jurisdiction_code: 'jurisdiction_code',
  country_code: 'country_code',
  company_type: 'company_type',
  current_status: 'current_status',
  industry_section: 'industry_codes',
  types_of_data_held: 'types_of_data_held',
  inactive: 'inactive',
  branch: 'branch',
  nonprofit: 'nonprofit',
  incorporation_year: 'incorporation_date',
  dissolution_year: 'dissolution_date',
  incorporation_month: 'incorporation_date',
  dissolution_month: 'dissolution_date',
} as const satisfies Record<string, FilterNameOf<'search_companies'>>;
export type CompanyFacet = keyof typeof COMPANY_FACET_FILTERS;
export const COMPANY_FACETS = Object.keys(COMPANY_FACET_FILTERS) as readonly CompanyFacet[];

export const OFFICER_FACET_FILTERS = {
  jurisdiction_code: 'jurisdiction_code',
  position: 'position',
  inactive: 'inactive',
} as const satisfies Record<string, FilterNameOf<'search_officers'>>;
export type OfficerFacet = keyof typeof OFFICER_FACET_FILTERS;
export const OFFICER_FACETS = Object.keys(OFFICER_FACET_FILTERS) as readonly OfficerFacet[];

export type FacetName = CompanyFacet | OfficerFacet;

/** Which facets to count, separated by commas. */
export const FACETS_PARAMETER = 'facets';
/** The most values of a facet, most frequent first; flags, years and months are always complete. 1 to 1,000. */
export const FACET_LIMIT_PARAMETER = 'facet_limit';
/** Only values whose value or label contains all these words or parts of words; not applied to flags, years and months. */
export const FACET_QUERY_PARAMETER = 'facet_query';
/** The parameters of facet counts; other services ignore them. */
export const FACET_PARAMETERS = [FACETS_PARAMETER, FACET_LIMIT_PARAMETER, FACET_QUERY_PARAMETER] as const;

/**
 * `exclude=field:value,…` on a search leaves out records that have one of the values; the interface has no "none of"
 * for terms (specification, "Filter types"). The fields are filters of the search, and values mean the same as there.
 * Records with an unknown value stay: unknown is not dissolved. It is never sent to a remote service, which would
 * ignore it and return too many records.
 */
export const EXCLUDE_PARAMETER = 'exclude';
export const COMPANY_EXCLUSIONS = [
  'jurisdiction_code',
  'country_code',
  'company_type',
  'current_status',
  'industry_codes',
  'types_of_data_held',
] as const satisfies FilterNameOf<'search_companies'>[];
export type CompanyExclusion = (typeof COMPANY_EXCLUSIONS)[number];

export const OFFICER_EXCLUSIONS = [
  'jurisdiction_code',
  'position',
] as const satisfies FilterNameOf<'search_officers'>[];
export type OfficerExclusion = (typeof OFFICER_EXCLUSIONS)[number];

/**
 * Filters of the lists of a company or placeholder. Each is a facet of its list too (`facets=type,year`), counted over
 * all pages and without its own filter. Never sent to a remote service, for the same reason as `exclude`.
 */
const STATEMENT_FILTERS = ['data_type', 'says', 'role', 'status', 'publisher', 'confidence'] as const;
export const LIST_FILTERS = {
  list_company_filings: ['type', 'year'],
  list_company_statements: STATEMENT_FILTERS,
  list_placeholder_statements: STATEMENT_FILTERS,
} as const satisfies Partial<Record<EndpointName, readonly string[]>>;
export type FilteredList = keyof typeof LIST_FILTERS;
export type ListFilterOf<N extends FilteredList> = (typeof LIST_FILTERS)[N][number];
export type ListFilter = ListFilterOf<FilteredList>;

/** The same by any endpoint. */
export const LIST_FILTERS_BY_NAME: Partial<Record<EndpointName, readonly ListFilter[]>> = LIST_FILTERS;

/** The year of undated filings. */
export const NO_YEAR = 'none';

/** Whether a statement has ended by today, or begins later. */
/** The role of the company or placeholder in a statement; `subject` if it has both. */
export const STATEMENT_ROLES = ['subject', 'object'] as const;
export const STATEMENT_STATUSES = ['current', 'ended', 'future'] as const;
/** The confidence of a statement: above 90, above the default of networks, not above it, or not stated. */
export const CONFIDENCE_BANDS = ['high', 'medium', 'low', 'unknown'] as const;
export const HIGH_CONFIDENCE = 90;
/** The publisher of statements that name none. */
export const NO_PUBLISHER = 'none';

/**
 * `group=says` on a list of statements orders it by what the statements say, and adds `results.groups`: statements that
 * say the same of different parties, in the order of the list and over all of its pages. `says` is the filter that finds
 * the group: `<role of the company or placeholder>:<data_type>:<predicate>`, where the predicate of a subsidiary tells
 * direct and ultimate parents apart, and is `nobody` if a control statement names no controller.
 */
export const GROUP_PARAMETER = 'group';
export const statementGroupSchema = z.object({
  says: z.string(),
  status: z.enum(STATEMENT_STATUSES),
  /** Statements. */
  count: z.number().int(),
  /** Other parties that they name, and how many of these are companies; a placeholder may be one. */
  parties: z.number().int(),
  companies: z.number().int(),
});
export type StatementGroup = z.infer<typeof statementGroupSchema>;

export const EXTENSION_PARAMETERS = [
  ...FACET_PARAMETERS,
  EXCLUDE_PARAMETER,
  INCLUDE_PARAMETER,
  GROUP_PARAMETER,
] as const;

export const DEFAULT_FACET_LIMIT = 50;
export const MAX_FACET_LIMIT = 1000;

/**
 * One value with its count. `label` is the readable name if it differs: the name of a jurisdiction, the description of
 * an industry section. A flag has the values `true` and `false`, where unknown counts as `false`, as in the filter; a
 * year has four digits, earliest first.
 */
const facetValueSchema = z.object({ value: z.string(), count: z.number().int(), label: z.string().optional() });
export type FacetValue = z.infer<typeof facetValueSchema>;

export const facetsSchema = z.partialRecord(
  z.enum([
    ...COMPANY_FACETS,
    ...OFFICER_FACETS.filter((name) => name === 'position'),
    ...Object.values(LIST_FILTERS).flat(),
  ]),
  z.array(facetValueSchema),
);
export type Facets = z.infer<typeof facetsSchema>;

/**
 * The paging keys beside a list; absent in a reply without paging (api-shapes, section 1). `left_out` is our own
 * extension: the number of entries of a remote service that could not be read and are missing from the list.
 */
export const pagingSchema = z.object({
  page: z.number().int().optional(),
  per_page: z.number().int().optional(),
  total_pages: z.number().int().optional(),
  total_count: z.number().int().optional(),
  left_out: z.number().int().positive().optional().catch(undefined),
  facets: facetsSchema.optional().catch(undefined),
  groups: z.array(statementGroupSchema).optional().catch(undefined),
});

/** The most suggestions of each kind in a reply of `GET /api/suggest?q=…`. */
export const MAX_SUGGESTIONS = 6;
/** A longer text is refused. */
export const MAX_SUGGEST_LENGTH = 200;

const suggestedCompanySchema = z.object({
  name: z.string(),
  /** The former or other name that matched, if the current name does not show why the company is listed. */
  previous_name: z.string().nullable(),
  jurisdiction_code: z.string(),
  company_number: z.string(),
  inactive: z.boolean().nullable(),
  service_url: z.string(),
});

const suggestedOfficerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  position: z.string().nullable(),
  company_name: z.string().nullable(),
  service_url: z.string(),
});

const suggestedJurisdictionSchema = z.object({
  code: z.string(),
  name: z.string(),
  full_name: z.string(),
});

/** The body is `{"results": {"companies": […], "officers": […], "jurisdictions": […]}}`; the lists are bare and may be empty. */
export const suggestionsSchema = z.object({
  companies: z.array(suggestedCompanySchema),
  officers: z.array(suggestedOfficerSchema),
  jurisdictions: z.array(suggestedJurisdictionSchema),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
