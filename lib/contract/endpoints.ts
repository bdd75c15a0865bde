import { z } from 'zod';
import { decodePercent } from '@/lib/shared/text';
import { networkRelationshipSchema } from './network';
import {
  EVENT_FILTERS,
  type FilterName,
  type Filters,
  NETWORK_FILTERS,
  type Order,
  PAGING,
  type Parameters,
} from './parameters';
import { accountStatusSchema } from './quota';
import {
  companyItemSchema,
  companySchema,
  controlStatementSchema,
  corporateGroupingRecordSchema,
  corporateGroupingSchema,
  datumRecordSchema,
  datumSchema,
  eventSchema,
  filingRecordSchema,
  filingSchema,
  industryCodeRecordSchema,
  industryCodeSchemeRecordSchema,
  industryCodeSchemeSchema,
  jurisdictionMatchSchema,
  jurisdictionSchema,
  officerRecordSchema,
  placeholderSchema,
  statementSchema,
  versionsSchema,
} from './records';

/** The shape of `results`: one wrapped record, a list of wrapped items, or (the network alone) a bare array. */
export type Reply =
  | { shape: 'record'; key: string; schema: z.ZodType }
  | { shape: 'list'; key: string; item: string; schema: z.ZodType }
  | { shape: 'array'; schema: z.ZodType };

type ReplyOf<Shape extends Reply['shape']> = Extract<Reply, { shape: Shape }>;

/** Made once: the library compiles a schema when it is first used, which takes longer than to check a page of results. */
function once<R extends object, S>(make: (reply: R) => S): (reply: R) => S {
  const made = new WeakMap<R, S>();
  return (reply) => {
    const schema = made.get(reply) ?? make(reply);
    made.set(reply, schema);
    return schema;
  };
}

/** Schemas of `results`, without paging. */
export const recordResults = once(({ key, schema }: ReplyOf<'record'>) => z.object({ [key]: schema }));
export const listResults = once(({ key, item, schema }: ReplyOf<'list'>) =>
  z.object({ [key]: z.array(z.object({ [item]: schema })) }),
);
export const arrayResults = once(({ schema }: ReplyOf<'array'>) => z.array(schema));

export interface Endpoint {
  /** Relative to the base address; a segment that begins with a colon is a variable. */
  path: string;
  parameters: Parameters;
  reply: Reply;
  paginated: boolean;
  /** `form`: depends on Form A or Form B; `always`: needs a token in both forms (specification, "Authentication"). */
  token: 'form' | 'always';
}

const record = <S extends z.ZodType>(key: string, schema: S) => ({ shape: 'record', key, schema }) as const;
const list = <S extends z.ZodType>(key: string, item: string, schema: S) =>
  ({ shape: 'list', key, item, schema }) as const;

const QUERY = { kind: 'text', meaning: 'all words, any order, case-insensitive' } as const;

const registrationSearch = { q: QUERY, ...PAGING } as const satisfies Parameters;

/** Every endpoint of the interface (specification, "Endpoints"). Routes, handlers, clients and tests use this table. */
export const ENDPOINTS = {
  versions: {
    path: 'versions',
    parameters: {},
    reply: record('versions', versionsSchema),
    paginated: false,
    token: 'form',
  },
  search_companies: {
    path: 'companies/search',
    parameters: {
      q: { kind: 'text', meaning: 'all words, any order, previous names too; a final * makes the last word a prefix' },
      order: {
        kind: 'choice',
        values: ['score', 'created_at', 'updated_at', 'incorporation_date', 'dissolution_date'],
        default: 'name',
        token: ['created_at', 'updated_at', 'incorporation_date', 'dissolution_date'],
        meaning: 'default by name; score by relevance; the dates newest first',
      },
      jurisdiction_code: { kind: 'term_filter', meaning: 'jurisdiction' },
      country_code: { kind: 'term_filter', meaning: 'country, whatever the region' },
      company_type: { kind: 'term_filter', meaning: 'type as defined by the register' },
      current_status: { kind: 'term_filter', meaning: 'status as defined by the register' },
      industry_codes: { kind: 'term_filter', meaning: 'uids <code_scheme_id>-<code>, mapped and parent codes too' },
      registered_address: { kind: 'term_filter', meaning: 'loose address search' },
      created_at: { kind: 'date_filter', meaning: 'companies added on the days' },
      incorporation_date: { kind: 'date_filter', meaning: 'incorporated on the days' },
      dissolution_date: { kind: 'date_filter', meaning: 'dissolved on the days' },
      updated_at: { kind: 'date_filter', meaning: 'any associated data changed on the days' },
      inactive: { kind: 'boolean', meaning: 'true: only inactive; false: exclude inactive' },
      branch: { kind: 'boolean', meaning: 'true: only branches; false: exclude branches' },
      nonprofit: { kind: 'boolean', meaning: 'true: only nonprofits; false: exclude nonprofits' },
      identifier_uids: { kind: 'term_filter', token: true, meaning: 'third-party identifiers' },
      types_of_data_held: { kind: 'term_filter', meaning: 'companies that have such related data' },
      fields: {
        kind: 'comma_list',
        values: [
          'name',
          'normalised_name',
          'company_number',
          'heavily_normalised_number',
          'native_company_number',
          'previous_names',
          'postal_codes',
          'trademark_registration_mark_texts',
        ],
        meaning: 'fields searched; default name, normalised_name, previous_names',
      },
      normalise_company_name: { kind: 'boolean', meaning: 'normalise q before searching' },
      created_before: { kind: 'date', deprecated: 'created_at', meaning: 'added before' },
      created_since: { kind: 'date', deprecated: 'created_at', meaning: 'added since' },
      incorporated_before: { kind: 'date', deprecated: 'incorporation_date', meaning: 'incorporated before' },
      incorporated_since: { kind: 'date', deprecated: 'incorporation_date', meaning: 'incorporated since' },
      dissolved_before: { kind: 'date', deprecated: 'dissolution_date', meaning: 'dissolved before' },
      dissolved_since: { kind: 'date', deprecated: 'dissolution_date', meaning: 'dissolved since' },
      exclude_inactive: { kind: 'boolean', deprecated: 'inactive', meaning: 'true: exclude inactive' },
      ...PAGING,
    },
    reply: list('companies', 'company', companyItemSchema),
    paginated: true,
    token: 'form',
  },
  get_company: {
    path: 'companies/:jurisdiction_code/:company_number',
    parameters: { sparse: { kind: 'boolean', meaning: 'true: without filings, officers and data' } },
    reply: record('company', companySchema),
    paginated: false,
    token: 'form',
  },
  list_company_filings: {
    path: 'companies/:jurisdiction_code/:company_number/filings',
    parameters: PAGING,
    reply: list('filings', 'filing', filingSchema),
    paginated: true,
    token: 'form',
  },
  list_company_statements: {
    path: 'companies/:jurisdiction_code/:company_number/statements',
    parameters: PAGING,
    reply: list('statements', 'statement', statementSchema),
    paginated: true,
    token: 'form',
  },
  list_company_data: {
    path: 'companies/:jurisdiction_code/:company_number/data',
    parameters: PAGING,
    reply: list('data', 'datum', datumSchema),
    paginated: true,
    token: 'form',
  },
  get_company_network: {
    path: 'companies/:jurisdiction_code/:company_number/network',
    parameters: NETWORK_FILTERS,
    reply: { shape: 'array', schema: networkRelationshipSchema },
    paginated: false,
    token: 'form',
  },
  list_events: {
    path: 'companies/events',
    parameters: EVENT_FILTERS,
    reply: list('events', 'event', eventSchema),
    paginated: true,
    token: 'always',
  },
  list_jurisdiction_events: {
    path: 'companies/:jurisdiction_code/events',
    parameters: EVENT_FILTERS,
    reply: list('events', 'event', eventSchema),
    paginated: true,
    token: 'always',
  },
  list_company_events: {
    path: 'companies/:jurisdiction_code/:company_number/events',
    parameters: EVENT_FILTERS,
    reply: list('events', 'event', eventSchema),
    paginated: true,
    token: 'always',
  },
  search_officers: {
    path: 'officers/search',
    parameters: {
      q: QUERY,
      order: { kind: 'choice', values: ['score'], default: 'name', meaning: 'default by name; score by relevance' },
      jurisdiction_code: { kind: 'term_filter', meaning: 'jurisdiction of the company' },
      date_of_birth: { kind: 'date_filter', token: true, personal: true, meaning: 'exact day or span' },
      position: { kind: 'term_filter', meaning: 'e.g. director' },
      address: { kind: 'term_filter', token: true, personal: true, meaning: 'loose address search' },
      inactive: { kind: 'boolean', meaning: 'true: only former; false: exclude former' },
      ...PAGING,
    },
    reply: list('officers', 'officer', officerRecordSchema),
    paginated: true,
    token: 'form',
  },
  get_officer: {
    path: 'officers/:id',
    parameters: {},
    reply: record('officer', officerRecordSchema),
    paginated: false,
    token: 'form',
  },
  get_filing: {
    path: 'filings/:id',
    parameters: {},
    reply: record('filing', filingRecordSchema),
    paginated: false,
    token: 'form',
  },
  get_datum: {
    path: 'data/:id',
    parameters: {},
    reply: record('datum', datumRecordSchema),
    paginated: false,
    token: 'form',
  },
  get_statement: {
    path: 'statements/:id',
    parameters: {},
    reply: record('statement', statementSchema),
    paginated: false,
    token: 'form',
  },
  search_subsequent_registrations: {
    path: 'statements/subsequent_registrations/search',
    parameters: registrationSearch,
    reply: list('statements', 'statement', statementSchema),
    paginated: true,
    token: 'form',
  },
  search_alternate_registrations: {
    path: 'statements/alternate_registrations/search',
    parameters: registrationSearch,
    reply: list('statements', 'statement', statementSchema),
    paginated: true,
    token: 'form',
  },
  search_gazette_notices: {
    path: 'statements/gazette_notices/search',
    parameters: {
      q: QUERY,
      order: {
        kind: 'choice',
        values: ['score'],
        default: 'published_at',
        meaning: 'default newest published first; score by relevance',
      },
      jurisdiction_code: { kind: 'term_filter', meaning: 'jurisdiction of the publication' },
      publication_title: { kind: 'term_filter', meaning: 'title of the publication' },
      normalised_classification_level_1: { kind: 'term_filter', meaning: 'type of notice' },
      ...PAGING,
    },
    reply: list('statements', 'statement', statementSchema),
    paginated: true,
    token: 'form',
  },
  search_control_statements: {
    path: 'statements/control_statements/search',
    parameters: {
      q: QUERY,
      order: {
        kind: 'choice',
        values: ['score'],
        default: 'created_at',
        meaning: 'default newest created first; score by relevance',
      },
      is_ultimate_beneficial_owner: { kind: 'boolean', meaning: 'true: only ultimate beneficial owners' },
      has_controlling_entities: { kind: 'boolean', meaning: 'true: only statements that name somebody' },
      control_mechanisms_mechanism_type: { kind: 'term_filter', meaning: 'e.g. share_ownership' },
      controlling_entities_entity_type: { kind: 'term_filter', meaning: 'person, company …' },
      created_at: { kind: 'date_filter', meaning: 'created on the days' },
      controlled_entity_name: { kind: 'term_filter', meaning: 'name of the controlled entity' },
      controlling_entities_name: { kind: 'term_filter', meaning: 'name of a controlling entity' },
      ...PAGING,
    },
    reply: list('statements', 'statement', controlStatementSchema),
    paginated: true,
    token: 'form',
  },
  search_trademark_registrations: {
    path: 'statements/trademark_registrations/search',
    parameters: {
      q: { kind: 'text', meaning: 'words of the mark' },
      order: {
        kind: 'choice',
        values: ['created_at', 'mark_text', 'registration_date', 'expiry_date', 'score'],
        default: 'created_at',
        meaning: 'default created_at',
      },
      ...PAGING,
    },
    reply: list('statements', 'statement', statementSchema),
    paginated: true,
    token: 'form',
  },
  get_placeholder: {
    path: 'placeholders/:id',
    parameters: {},
    reply: record('placeholder', placeholderSchema),
    paginated: false,
    token: 'form',
  },
  get_placeholder_network: {
    path: 'placeholders/:id/network',
    parameters: NETWORK_FILTERS,
    reply: { shape: 'array', schema: networkRelationshipSchema },
    paginated: false,
    token: 'form',
  },
  list_placeholder_statements: {
    path: 'placeholders/:id/statements',
    parameters: PAGING,
    reply: list('statements', 'statement', statementSchema),
    paginated: true,
    token: 'form',
  },
  search_corporate_groupings: {
    path: 'corporate_groupings/search',
    parameters: { q: { kind: 'text', meaning: 'what the name begins with' }, ...PAGING },
    reply: list('corporate_groupings', 'corporate_grouping', corporateGroupingSchema),
    paginated: true,
    token: 'form',
  },
  get_corporate_grouping: {
    path: 'corporate_groupings/:name',
    parameters: {},
    reply: record('corporate_grouping', corporateGroupingRecordSchema),
    paginated: false,
    token: 'form',
  },
  list_jurisdictions: {
    path: 'jurisdictions',
    parameters: {},
    reply: list('jurisdictions', 'jurisdiction', jurisdictionSchema),
    paginated: false,
    token: 'form',
  },
  match_jurisdiction: {
    path: 'jurisdictions/match',
    parameters: {
      q: { kind: 'text', meaning: 'name or code in any usual format' },
      related_jurisdiction_code: { kind: 'text', meaning: 'settles a name that two places share' },
    },
    reply: record('jurisdiction', jurisdictionMatchSchema),
    paginated: false,
    token: 'form',
  },
  list_industry_code_schemes: {
    path: 'industry_codes',
    parameters: {},
    reply: list('industry_code_schemes', 'industry_code_scheme', industryCodeSchemeSchema),
    paginated: false,
    token: 'form',
  },
  get_industry_code_scheme: {
    path: 'industry_codes/:code_scheme_id',
    parameters: {},
    reply: record('industry_code_scheme', industryCodeSchemeRecordSchema),
    paginated: false,
    token: 'form',
  },
  get_industry_code: {
    path: 'industry_codes/:code_scheme_id/:code',
    parameters: {},
    reply: record('industry_code', industryCodeRecordSchema),
    paginated: false,
    token: 'form',
  },
  get_event: {
    path: 'events/:id',
    parameters: {},
    reply: record('event', eventSchema),
    paginated: false,
    token: 'always',
  },
  get_account_status: {
    path: 'account_status',
    parameters: {},
    reply: record('account_status', accountStatusSchema),
    paginated: false,
    token: 'always',
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
export type EndpointOf<N extends EndpointName> = (typeof ENDPOINTS)[N];
/** The type of one item, or of the record, in an endpoint's reply. */
export type ResourceOf<N extends EndpointName> = z.infer<EndpointOf<N>['reply']['schema']>;
export type ParametersOf<N extends EndpointName> = EndpointOf<N>['parameters'];
export type FilterNameOf<N extends EndpointName> = FilterName<ParametersOf<N>>;
export type FiltersOf<N extends EndpointName> = Filters<ParametersOf<N>>;
export type OrderOf<N extends EndpointName> = Order<ParametersOf<N>>;

/** The variables in a path pattern, by name: `officers/:id` → `id`. */
type VariablesOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? VariablesOf<Head> | VariablesOf<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type PathVariables<N extends EndpointName> = Record<VariablesOf<(typeof ENDPOINTS)[N]['path']>, string>;

/**
 * The address of a record below the base address, with percent-encoded variables (company numbers contain slashes and
 * blanks).
 */
export function printPath<N extends EndpointName>(name: N, variables: PathVariables<N>): string {
  const values = variables as Record<string, string>;
  return ENDPOINTS[name].path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(values[segment.slice(1)] ?? '') : segment))
    .join('/');
}

interface Pattern {
  name: EndpointName;
  segments: string[];
}

/** Literal segments first, so that `companies/search` is not read as a jurisdiction. */
const PATTERNS: Pattern[] = Object.entries(ENDPOINTS)
  .map(([name, { path }]) => ({ name: name as EndpointName, segments: path.split('/') }))
  .sort((a, b) => countVariables(a) - countVariables(b));

function countVariables({ segments }: Pattern): number {
  return segments.filter((segment) => segment.startsWith(':')).length;
}

export interface MatchedPath {
  name: EndpointName;
  variables: Record<string, string>;
}

function matchPattern({ name, segments }: Pattern, given: string[]): MatchedPath | undefined {
  if (segments.length !== given.length) return undefined;
  if (segments.some((segment, index) => !segment.startsWith(':') && segment !== given[index])) return undefined;
  const variables: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (!segment.startsWith(':')) continue;
    const decoded = decodePercent(given[index] ?? '');
    if (decoded === undefined || decoded === '') return undefined;
    variables[segment.slice(1)] = decoded;
  }
  return { name, variables };
}

/** The patterns with a company number, the longest first, so that `…/07/filings` is read as a list. */
const NUMBER_PATTERNS = PATTERNS.filter(({ segments }) => segments.includes(':company_number')).sort(
  (a, b) => b.segments.length - a.segments.length,
);

/** A word such as `officers` or `officers.json` belongs to no number: it is a path that the interface does not have. */
const WORD = /^[a-z_.]{2,}$/;

/** Matches a path whose company number has slashes that are not encoded. */
function matchPlainNumber(pattern: Pattern, given: string[]): MatchedPath | undefined {
  const start = pattern.segments.indexOf(':company_number');
  const end = given.length - pattern.segments.length + start + 1;
  const parts = given.slice(start, end);
  if (parts.length < 2 || parts.some((part) => part === '' || WORD.test(part))) return undefined;
  return matchPattern(pattern, [...given.slice(0, start), parts.join('%2F'), ...given.slice(end)]);
}

function firstMatch(patterns: Pattern[], match: (pattern: Pattern) => MatchedPath | undefined) {
  for (const pattern of patterns) {
    const matched = match(pattern);
    if (matched) return matched;
  }
  return undefined;
}

/**
 * The endpoint of a percent-encoded path, or undefined: "the path is invalid" (404). Slashes in a company number may
 * stand unencoded, as in `companies/za/2019/820122/07/filings`, if the path is not that of another endpoint.
 */
export function matchPath(path: string): MatchedPath | undefined {
  const given = path.replace(/^\/+|\/+$/g, '').split('/');
  return (
    firstMatch(PATTERNS, (pattern) => matchPattern(pattern, given)) ??
    firstMatch(NUMBER_PATTERNS, (pattern) => matchPlainNumber(pattern, given))
  );
}

/** The one spelling of a matched path, each variable percent-encoded, without a leading slash. */
export const canonicalPath = ({ name, variables }: MatchedPath): string =>
  printPath(name, variables as PathVariables<typeof name>);
