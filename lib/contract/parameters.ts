import { z } from 'zod';
import { RegistryError } from './errors';
import {
  FilterSyntaxError,
  parseBoolean,
  parseConfidence,
  parseDate,
  parseDateFilter,
  parsePage,
  parsePercentage,
  parsePerPage,
  parseTermFilter,
} from './filters';
import { DEFAULT_PER_PAGE } from './limits';

/** The version a request without one is answered in; the reply's `api_version` then says this. */
export const CURRENT_VERSION = '0.4.8';
/** The version written into addresses we make ourselves. */
export const DEFAULT_VERSION_PREFIX = 'v0.4';
/** What `versions` lists. Of 0.4 every three-part version is understood, as real clients send many (api-shapes, section 1). */
export const SUPPORTED_VERSIONS = ['0.1', '0.2', '0.3', '0.4', '0.4.1', '0.4.3', '0.4.6', '0.4.8'] as const;

const SUPPORTED = /^0\.(?:[1-3]|4(?:\.\d{1,3})?)$/;

/** `0.4.6`, without the `v` of the path. */
export const isSupportedVersion = (version: string): boolean => SUPPORTED.test(version);

/** What came with which version (specification, "Versioning", 4): the second number of the version it came with. */
const SINCE = {
  xml: 2,
  structured_industry_codes: 4,
  address_in_search: 4,
  date_orders: 4,
} as const;

type VersionedFeature = keyof typeof SINCE;

/** Has this version the feature? No version is the current one, which has all ("Versioning", 2). */
export function hasFeature(version: string | undefined, feature: VersionedFeature): boolean {
  return Number((version ?? CURRENT_VERSION).split('.')[1]) >= SINCE[feature];
}

export const sinceVersion = (feature: VersionedFeature): string => `0.${SINCE[feature]}`;

/** "Event responses report a 0.4.x version string" ("Versioning", 4): a request of fewer parts hears the current one. */
export const eventVersion = (version: string | undefined): string =>
  version?.startsWith('0.4.') ? version : CURRENT_VERSION;

export const versionsSchema = z.object({
  current_version: z.string(),
  supported_versions: z.array(z.string()),
  requested_version: z.string().nullish(),
});

const URL_FIELD = /^(?:(?:parent|child)_)?service_url$/;

/** Whether a field holds the address of a record: `service_url`, and those of both ends of a relationship. */
export const isUrlField = (name: string): boolean => URL_FIELD.test(name);

/** `parent_service_url` → `parent_<field>`, for the setting API_URL_FIELD; any other name as it is. */
export const renameUrlField = (name: string, field: string): string =>
  isUrlField(name) ? name.replace('service_url', field) : name;

/** The four attributes by which one record names a company (specification, Company: alternate_registration_entities). */
export const companyReferenceSchema = z.object({
  name: z.string(),
  jurisdiction_code: z.string().nullish(),
  company_number: z.string().nullish(),
  service_url: z.string(),
});
export type CompanyReference = z.infer<typeof companyReferenceSchema>;

/** Registrations name the company under `company_name` (specification, Company). */
export const registrationEntitySchema = z.object({
  company_name: z.string(),
  jurisdiction_code: z.string().nullish(),
  company_number: z.string().nullish(),
  service_url: z.string(),
});
export type RegistrationEntity = z.infer<typeof registrationEntitySchema>;

/** Structure of an address; five keys, each may be null (api-shapes, 3.1). `country` is a name. */
export const addressSchema = z.object({
  street_address: z.string().nullish(),
  locality: z.string().nullish(),
  region: z.string().nullish(),
  postal_code: z.string().nullish(),
  country: z.string().nullish(),
});
export type Address = z.infer<typeof addressSchema>;

const text = (value: string): string => value;

function parseCommaList(value: string): string[] {
  return value
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

/** How the text of a parameter becomes a value, by the kind its endpoint declares. Behaviour follows the kind, never the text. */
const PARSERS = {
  text,
  choice: text,
  comma_list: parseCommaList,
  term_filter: parseTermFilter,
  date: parseDate,
  date_filter: parseDateFilter,
  boolean: parseBoolean,
  page: parsePage,
  per_page: parsePerPage,
  confidence: parseConfidence,
  percentage: (value: string) => parsePercentage(value),
} as const;

export type ParameterKind = keyof typeof PARSERS;

export interface Parameter {
  kind: ParameterKind;
  /** The values a `choice` allows. */
  values?: readonly string[];
  /** What holds without a `choice`. It need not be one of the values: then nobody can ask for it by name. */
  default?: string;
  /** Form B keeps the parameter for token holders; for `values`, only these need one. */
  token?: true | readonly string[];
  /** It asks about personal facts: whoever may not read them may not search by them either. */
  personal?: true;
  /** What to use instead. */
  deprecated?: string;
  meaning: string;
}

export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : ReturnType<(typeof PARSERS)[P['kind']]>;

export type ParsedParameters<P extends Parameters> = { [Name in keyof P]?: ValueOf<P[Name]> };

/** The words of a search, how they are read, and the list that is made of what is found. */
type NotAFilter = 'q' | 'fields' | 'normalise_company_name' | 'order' | 'page' | 'per_page';

/** The parameters that narrow a search down. */
export type FilterName<P extends Parameters> = Exclude<keyof P & string, NotAFilter>;

/** The filters that are declared, with their parsed values: what every query of the store holds. */
export type Filters<P extends Parameters> = Pick<ParsedParameters<P>, FilterName<P>>;

/** The orders of a list that are declared, the default among them. */
export type Order<P extends Parameters> = P extends {
  order: { values: readonly (infer Value extends string)[]; default: infer Default extends string };
}
  ? Value | Default
  : never;

function parseOne(name: string, parameter: Parameter, value: string): unknown {
  if (parameter.kind === 'choice' && !parameter.values?.includes(value)) {
    throw new RegistryError(
      'invalid_request',
      `The parameter ${name} is "${value}"; it must be one of: ${parameter.values?.join(', ')}.`,
    );
  }
  try {
    return PARSERS[parameter.kind](value);
  } catch (error) {
    if (!(error instanceof FilterSyntaxError)) throw error;
    throw new RegistryError('invalid_request', `The parameter ${name} is "${value}"; it must be ${error.allowed}.`);
  }
}

/**
 * The typed values of a request. Unknown parameters and empty values are passed over; a wrong value throws
 * a `RegistryError` of code `invalid_request` that names the parameter, the value and what is allowed.
 */
export function parseParameters<P extends Parameters>(declared: P, given: URLSearchParams): ParsedParameters<P> {
  const parsed: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(declared)) {
    const value = given.get(name);
    if (value === null || value.trim() === '') continue;
    parsed[name] = parseOne(name, parameter, value);
  }
  return parsed as ParsedParameters<P>;
}

/** A parameter of a request that is kept for token holders, with the value that makes it so. */
interface RestrictedParameter {
  name: string;
  value: string;
  /** It asks about personal facts. */
  personal: boolean;
}

/**
 * What a request asks that Form B keeps for token holders (specification, "Authentication", 3): flagged parameters, of
 * some only certain values, and of `per_page` only more than the default.
 */
export function restrictedParameters(declared: Parameters, params: URLSearchParams): RestrictedParameter[] {
  return Object.entries(declared).flatMap(([name, { token, personal = false }]) => {
    const value = params.get(name)?.trim();
    if (!token || !value) return [];
    if (name === 'per_page' && Number(value) <= DEFAULT_PER_PAGE) return [];
    return token === true || token.includes(value) ? [{ name, value, personal }] : [];
  });
}
