import { z } from 'zod';
import { RegistryError } from './errors';
import {
  isFilterSyntaxError,
  parseBoolean,
  parseConfidence,
  parseDate,
  parseDateFilter,
  parsePage,
  parsePercentage,
  parsePerPage,
  parseTermFilter,
} from './filters';
import { DEFAULT_CONFIDENCE, DEFAULT_OWNERSHIP_PERCENTAGE, DEFAULT_PER_PAGE } from './limits';

const DAY = 86_400_000;

/** Adds days, or subtracts them if negative: 2026-01-01, -1 → 2025-12-31. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** Fast path: a day up to 28, alone or with a time in UTC, is valid in every month. */
const PLAIN =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8]))(?:T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?(?:Z|\+00:00))?$/;
/** The same with the time in the stored form. */
const WRITTEN = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+00:00$/;
const hasZone = (text: string): boolean => /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);

/**
 * A time as the register stores and sends it: ISO 8601 in UTC to the second, so that times sort as text. A day without time is
 * its first or its last second (specification, Events: "whole days, 00:00:00 to 23:59:59"). Null for an invalid time.
 */
export function toMoment(text: string | null | undefined, end: 'start' | 'end' = 'start'): string | null {
  if (!text) return null;
  if (WRITTEN.test(text)) return text;
  const timeOfDay = end === 'start' ? '00:00:00' : '23:59:59';
  const [, day, time = timeOfDay] = PLAIN.exec(text) ?? [];
  if (day) return `${day}T${time}+00:00`;
  const date = new Date(isDay(text) ? `${text}T${timeOfDay}Z` : hasZone(text) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? null : `${date.toISOString().slice(0, 19)}+00:00`;
}

/** The version used for requests without one; `api_version` of the reply. */
export const CURRENT_VERSION = '0.4.8';
/** The version in addresses that we generate. */
export const DEFAULT_VERSION_PREFIX = 'v0.4';
/** Versions listed by `versions`. Every 0.4.N is accepted, as real clients send many (api-shapes, section 1). */
export const SUPPORTED_VERSIONS = ['0.1', '0.2', '0.3', '0.4', '0.4.1', '0.4.3', '0.4.6', '0.4.8'] as const;

const SUPPORTED = /^0\.(?:[1-3]|4(?:\.\d{1,3})?)$/;

/** `0.4.6`, without the `v` of the path. */
export const isSupportedVersion = (version: string): boolean => SUPPORTED.test(version);

/** The minor version that introduced each feature (specification, "Versioning", 4). */
const SINCE = {
  xml: 2,
  structured_industry_codes: 4,
  address_in_search: 4,
  date_orders: 4,
} as const;

type VersionedFeature = keyof typeof SINCE;

/** Whether the version has the feature. No version means the current one, which has all ("Versioning", 2). */
export function hasFeature(version: string | undefined, feature: VersionedFeature): boolean {
  return Number((version ?? CURRENT_VERSION).split('.')[1]) >= SINCE[feature];
}

export const sinceVersion = (feature: VersionedFeature): string => `0.${SINCE[feature]}`;

/** "Event responses report a 0.4.x version string" ("Versioning", 4): the current one for requests with fewer parts. */
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

/** `parent_service_url` → `parent_<field>`, for the setting API_URL_FIELD; other names are unchanged. */
export const renameUrlField = (name: string, field: string): string =>
  isUrlField(name) ? name.replace('service_url', field) : name;

/** How one record refers to a company (specification, Company: alternate_registration_entities). */
export const companyReferenceSchema = z.object({
  name: z.string(),
  jurisdiction_code: z.string().nullish(),
  company_number: z.string().nullish(),
  service_url: z.string(),
});
export type CompanyReference = z.infer<typeof companyReferenceSchema>;

/** Registrations use `company_name` instead of `name` (specification, Company). */
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

/** The parser for each kind of parameter. Behaviour depends on the declared kind, never on the text. */
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
  /** The values that a `choice` allows, or the items of a `comma_list`. */
  values?: readonly string[];
  /** The default of a `choice`. It may be a value that cannot be requested by name. */
  default?: string;
  /** Form B reserves the parameter for token holders; with `values`, only these values. */
  token?: true | readonly string[];
  /** It filters by personal facts, so callers who may not read these may not use it. */
  personal?: true;
  /** The parameter to use instead. */
  deprecated?: string;
  meaning: string;
}

export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends { kind: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : ReturnType<(typeof PARSERS)[P['kind']]>;

export type ParsedParameters<P extends Parameters> = { [Name in keyof P]?: ValueOf<P[Name]> };

/** Parameters for words, order and paging. */
type NotAFilter = 'q' | 'fields' | 'normalise_company_name' | 'order' | 'page' | 'per_page';

/** The parameters that filter a search. */
export type FilterName<P extends Parameters> = Exclude<keyof P & string, NotAFilter>;

/** The declared filters with their parsed values, as in every query of the store. */
export type Filters<P extends Parameters> = Pick<ParsedParameters<P>, FilterName<P>>;

/** The declared orders of a list, including the default. */
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
    if (!isFilterSyntaxError(error)) throw error;
    throw new RegistryError('invalid_request', `The parameter ${name} is "${value}"; it must be ${error.allowed}.`);
  }
}

/**
 * The typed values of a request. Unknown parameters and empty values are ignored; an invalid value throws a
 * `RegistryError` of code `invalid_request` that names the parameter, the value and what is allowed.
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

/** A parameter that is reserved for token holders, with its value. */
interface RestrictedParameter {
  name: string;
  value: string;
  /** It filters by personal facts. */
  personal: boolean;
}

/**
 * The parameters of a request that Form B reserves for token holders (specification, "Authentication", 3): flagged
 * parameters, for some only certain values, and `per_page` above the default.
 */
export function restrictedParameters(declared: Parameters, params: URLSearchParams): RestrictedParameter[] {
  return Object.entries(declared).flatMap(([name, { token, personal = false }]) => {
    const value = params.get(name)?.trim();
    if (!token || !value) return [];
    if (name === 'per_page' && Number(value) <= DEFAULT_PER_PAGE) return [];
    return token === true || token.includes(value) ? [{ name, value, personal }] : [];
  });
}

/** Parameters of every list. */
export const PAGING = {
  page: { kind: 'page', meaning: 'page of the list, from 1' },
  per_page: {
    kind: 'per_page',
    meaning: `items a page; Form B: more than ${DEFAULT_PER_PAGE} needs a token`,
    token: true,
  },
} as const satisfies Parameters;

export const NETWORK_FILTERS = {
  confidence: {
    kind: 'confidence',
    meaning: `only relationships above this confidence, or all; default ${DEFAULT_CONFIDENCE}`,
  },
  dates: { kind: 'date', meaning: 'the network believed current on that day; default today' },
  ownership_percentage: {
    kind: 'percentage',
    meaning: `relationships with a known share at or above it; default ${DEFAULT_OWNERSHIP_PERCENTAGE}; unknown shares are not affected`,
  },
} as const satisfies Parameters;

export const EVENT_FILTERS = {
  time_range: { kind: 'date_filter', meaning: 'days on which the events could have occurred' },
  created_at: { kind: 'date', meaning: 'day the event record was created' },
  type: { kind: 'term_filter', meaning: 'event type' },
  categories: { kind: 'text', meaning: 'category, e.g. kyc' },
  jurisdiction_code: { kind: 'text', meaning: 'jurisdiction of the company' },
  country_code: { kind: 'text', meaning: 'country of the company' },
  order: {
    kind: 'choice',
    values: ['created_at', 'time_range_ends_at'],
    default: 'time_range_ends_at',
    meaning: 'newest first by this date',
  },
  ...PAGING,
} as const satisfies Parameters;
