import type { ParameterType } from './call-code';
import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints';
import {
  COMPANY_EXCLUSIONS,
  COMPANY_FACETS,
  CONFIDENCE_BANDS,
  DEFAULT_FACET_LIMIT,
  EXCLUDE_PARAMETER,
  FACET_LIMIT_PARAMETER,
  FACET_QUERY_PARAMETER,
  FACETS_PARAMETER,
  GROUP_PARAMETER,
  LIST_FILTERS,
  MAX_FACET_LIMIT,
  NO_PUBLISHER,
  NO_YEAR,
  OFFICER_EXCLUSIONS,
  OFFICER_FACETS,
  STATEMENT_ROLES,
  STATEMENT_STATUSES,
} from './extensions';
import {
  COMPANY_INCLUSIONS,
  INCLUDE_PARAMETER,
  MAX_PAGE,
  MAX_PER_PAGE,
  NETWORK_INCLUSIONS,
  STATEMENT_INCLUSIONS,
} from './limits';
import type { Parameter, ParameterKind } from './parameters';

export type JsonSchema = Record<string, unknown>;

/** `schema`: a narrower one than that of its kind. */
type ExtensionParameter = Parameter & { example: string; schema?: JsonSchema };
type ExtensionParameters = Record<string, ExtensionParameter>;

/** Parameters for facet counts: our own extension. */
const facetParameters = (facets: readonly string[], example: string): ExtensionParameters => ({
  [FACETS_PARAMETER]: {
    kind: 'comma_list',
    values: facets,
    meaning: `extension: count by ${facets.join(', ')}`,
    example,
  },
  [FACET_LIMIT_PARAMETER]: {
    kind: 'text',
    schema: { type: 'integer', minimum: 1, maximum: MAX_FACET_LIMIT, default: DEFAULT_FACET_LIMIT },
    meaning: `extension: values of each facet, 1 to ${MAX_FACET_LIMIT}; default ${DEFAULT_FACET_LIMIT}`,
    example: '10',
  },
  [FACET_QUERY_PARAMETER]: { kind: 'text', meaning: 'extension: only values that hold these words', example: 'priv' },
});

/** The grammar of `exclude` (lib/contract/extensions.ts): `field:value` with a value that is not blank. */
function exclusionPattern(fields: readonly string[]): string {
  const term = `\\s*(${fields.join('|')})\\s*:(\\\\?\\s)*(\\\\\\S|[^\\\\|:,\\s])(\\\\[\\s\\S]|[^\\\\|:,])*`;
  return `^(${term}|\\s*)(,(${term}|\\s*))*$`;
}

/** Parameter for values to exclude: our own extension. */
const excludeParameter = (fields: readonly string[], example: string): ExtensionParameters => ({
  [EXCLUDE_PARAMETER]: {
    kind: 'text',
    schema: { type: 'string', pattern: exclusionPattern(fields) },
    meaning: `extension of our own register: leave out records that have one of these values, field:value,… with a backslash before a comma, pipe, colon or backslash of a value; fields: ${fields.join(', ')}`,
    example,
  },
});

/** Parameter for what the specification leaves out of networks and companies: our own extension. */
const includeParameter = (inclusions: readonly string[], example: string): ExtensionParameters => ({
  [INCLUDE_PARAMETER]: {
    kind: 'comma_list',
    values: inclusions,
    meaning: `extension: what plain replies leave out, a comma list of ${inclusions.join(', ')}`,
    example,
  },
});

const listFacets = (facets: readonly string[]): ExtensionParameter => ({
  kind: 'comma_list',
  values: facets,
  meaning: `extension: count by ${facets.join(', ')}`,
  example: facets.join(','),
});

/** Filters of the filings of a company: our own extension. */
const FILING_FILTERS: ExtensionParameters = {
  [FACETS_PARAMETER]: listFacets(LIST_FILTERS.list_company_filings),
  type: {
    kind: 'text',
    meaning: 'extension of our own register: only filings of this type',
    example: 'Annual accounts',
  },
  year: {
    kind: 'text',
    meaning: `extension of our own register: only filings of this year, or ${NO_YEAR}`,
    example: '2024',
  },
};

const only = (meaning: string, example: string): ExtensionParameter => ({
  kind: 'text',
  meaning: `extension of our own register: only statements ${meaning}`,
  example,
});

/** Filters and groups of the statements of a company or placeholder: our own extension. */
const STATEMENT_FILTERS: ExtensionParameters = {
  [FACETS_PARAMETER]: listFacets(LIST_FILTERS.list_company_statements),
  [GROUP_PARAMETER]: {
    kind: 'choice',
    values: ['says'],
    meaning: 'extension: says orders the list by what the statements say, with the groups and their counts',
    example: 'says',
  },
  [INCLUDE_PARAMETER]: {
    kind: 'comma_list',
    values: STATEMENT_INCLUSIONS,
    meaning: `extension: facts of each provenance, a comma list of ${STATEMENT_INCLUSIONS.join(', ')}`,
    example: 'publishers',
  },
  data_type: only('of this type', 'subsidiary_relationship'),
  says: only('of this group', 'subject:subsidiary_relationship:controls_directly'),
  role: { ...only('in which it has this role', 'object'), kind: 'choice', values: STATEMENT_ROLES },
  status: only(`that are ${STATEMENT_STATUSES.join(' or ')}`, 'current'),
  publisher: only(`of this publisher, or ${NO_PUBLISHER}`, 'Example Register'),
  confidence: only(`with a confidence that is ${CONFIDENCE_BANDS.join(', ')}`, 'high'),
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
  list_company_filings: FILING_FILTERS,
  list_company_statements: STATEMENT_FILTERS,
  list_placeholder_statements: STATEMENT_FILTERS,
  get_company: includeParameter(COMPANY_INCLUSIONS, 'claims'),
  get_company_network: includeParameter(NETWORK_INCLUSIONS, 'persons'),
  get_placeholder_network: includeParameter(NETWORK_INCLUSIONS, 'persons'),
};

export const examplesOf = (extensions: ExtensionParameters): Record<string, string> =>
  Object.fromEntries(Object.entries(extensions).map(([name, { example }]) => [name, example]));

/** A day that the calendar has, so neither 2001-00-00 nor 2023-02-29. */
const LEAP_YEAR = '(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)';
const DAY = `(?!0000)(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|${LEAP_YEAR}-02-29)`;

/** At least one character that is not a separator; in a pipe list a comma is part of a term. */
const TERMS = '[^|,\\s]|,[\\s,]*\\||\\|[\\s|]*,|^\\s*$';

/** JSON Schema of each kind of parameter (specification, "Filter types" and "Pagination"). */
const KINDS: Record<ParameterKind, JsonSchema> = {
  text: { type: 'string' },
  choice: { type: 'string' },
  comma_list: { type: 'string', description: 'a,b' },
  term_filter: { type: 'string', pattern: TERMS, description: 'a term; a,b for all of them; a|b for any of them' },
  date: { type: 'string', format: 'date', pattern: `^${DAY}$` },
  date_filter: {
    type: 'string',
    pattern: `^(${DAY}|${DAY}:(${DAY})?|:${DAY})$`,
    description: 'a day, or from:to, of which either end may be left out; from is not after to',
  },
  boolean: { type: 'boolean' },
  page: { type: 'integer', minimum: 0, maximum: MAX_PAGE, default: 1 },
  per_page: { type: 'integer', minimum: 1, maximum: MAX_PER_PAGE, default: 30 },
  confidence: {
    oneOf: [
      { type: 'number', minimum: 0, maximum: 100 },
      { type: 'string', const: 'all' },
    ],
  },
  percentage: { type: 'number', minimum: 0, maximum: 100 },
};

/** Text on what Form B reserves for token holders. */
export function tokenNote({ token, meaning }: Parameter): string {
  if (!token || meaning.includes('token')) return '';
  return token === true ? ' (Form B: with a token)' : ` (Form B: ${token.join(', ')} with a token)`;
}

/** The example as its schema has it: a number, a flag, a list or a text. */
function typedExample({ type }: JsonSchema, text: string | undefined): unknown {
  if (type === 'array') return text?.split(',');
  return text !== undefined && type !== 'string' && /^(?:true|false|\d+)$/.test(text) ? JSON.parse(text) : text;
}

function schemaOf({ kind, values, schema }: Parameter & { schema?: JsonSchema }): JsonSchema {
  if (schema) return schema;
  if (!values) return KINDS[kind];
  return kind === 'comma_list'
    ? { type: 'array', items: { type: 'string', enum: values } }
    : { ...KINDS[kind], enum: values };
}

/** An empty value counts as absent, whatever the kind. */
export const MAY_BE_EMPTY = { allowEmptyValue: true };

/** A query parameter as OpenAPI describes it: its schema accepts what the register accepts. */
export function toParameter(name: string, parameter: Parameter, example: string | undefined): JsonSchema {
  const { deprecated, meaning } = parameter;
  const schema = schemaOf(parameter);
  return {
    name,
    in: 'query',
    description: `${meaning}${deprecated ? `; use ${deprecated} instead` : ''}${tokenNote(parameter)}`,
    ...(deprecated && { deprecated: true }),
    ...MAY_BE_EMPTY,
    // A list is written a,b and not as two parameters.
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    schema,
    example: typedExample(schema, example),
  };
}

const PROGRAM_TYPES: Readonly<Record<string, ParameterType>> = {
  array: 'list',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
};

/** Undefined for a text. A confidence is a number or "all". */
const programType = ({ type, oneOf }: JsonSchema): ParameterType | undefined =>
  oneOf ? 'number' : PROGRAM_TYPES[String(type)];

/** The parameters of an endpoint whose values are no texts, for programs that call it. */
export function parameterTypes(name: EndpointName): Record<string, ParameterType> {
  const { parameters }: Endpoint = ENDPOINTS[name];
  return Object.fromEntries(
    Object.entries({ ...parameters, ...EXTENSIONS_OF[name] }).flatMap(([key, parameter]) => {
      const type = programType(schemaOf(parameter));
      return type ? [[key, type] as const] : [];
    }),
  );
}
