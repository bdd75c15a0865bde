import { isErrorNamed } from '@/lib/shared/errors';
import { RegistryError } from './errors';
import {
  DEFAULT_CONFIDENCE,
  DEFAULT_OWNERSHIP_PERCENTAGE,
  DEFAULT_PER_PAGE,
  INCLUDE_PARAMETER,
  MAX_PAGE,
  MAX_PER_PAGE,
  NETWORK_INCLUSIONS,
} from './limits';

/**
 * The filter grammar of the interface (specification, "Filter types" and "Pagination") as parse/print pairs. Parsing
 * throws a `FilterSyntaxError` whose message says what is allowed; use `orAbsent` where an error is not wanted, such as
 * for the address of a page.
 */
export class FilterSyntaxError extends Error {
  constructor(readonly allowed: string) {
    super(allowed);
    this.name = 'FilterSyntaxError';
  }
}

export const isFilterSyntaxError = (error: unknown): error is FilterSyntaxError =>
  isErrorNamed(error, 'FilterSyntaxError');

/** The result of `parse`, or undefined if the text does not follow the grammar. */
export function orAbsent<T>(parse: (text: string) => T, text: string): T | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (isFilterSyntaxError(error)) return undefined;
    throw error;
  }
}

/** `a,b` matches records with all terms, `a|b` records with at least one. */
export interface TermFilter {
  match: 'all' | 'any';
  terms: string[];
}

/**
 * A pipe anywhere makes the text a pipe list, in which commas are part of a term. So a single term with a comma
 * ("Private, limited by guarantee") is written with a final pipe.
 */
export function parseTermFilter(text: string): TermFilter {
  const any = text.includes('|');
  const terms = text
    .split(any ? '|' : ',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
  if (terms.length === 0) throw new FilterSyntaxError('a term, a comma list (all) or a pipe list (any)');
  const unique = [...new Set(terms)];
  return { match: any || unique.length === 1 ? 'any' : 'all', terms: unique };
}

export function printTermFilter(filter: TermFilter): string {
  if (filter.match === 'all') return filter.terms.join(',');
  const [only] = filter.terms;
  if (filter.terms.length === 1 && only !== undefined) return only.includes(',') ? `${only}|` : only;
  return filter.terms.join('|');
}

/**
 * One day (`from` equals `to`), a range that includes both days, or a range with one open end. An open range excludes
 * the named day: the specification says "any date before that day" and "any date after".
 */
export interface DateFilter {
  from: string | null;
  to: string | null;
}

/** False for a day that no calendar has: 2023-02-31, and zeros as in 2001-00-00. */
export function isIsoDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function parseDate(text: string): string {
  if (!isIsoDate(text)) throw new FilterSyntaxError('a date YYYY-MM-DD');
  return text;
}

export const printDate = (date: string): string => date;

export function parseDateFilter(text: string): DateFilter {
  const allowed = 'a date YYYY-MM-DD or a range YYYY-MM-DD:YYYY-MM-DD, either end of which may be empty';
  const ends = text.trim().split(':');
  if (ends.length > 2) throw new FilterSyntaxError(allowed);
  const [from = '', to = from] = ends;
  if ((from === '' && to === '') || [from, to].some((end) => end !== '' && !isIsoDate(end))) {
    throw new FilterSyntaxError(allowed);
  }
  if (from !== '' && to !== '' && from > to)
    throw new FilterSyntaxError('a range whose first day is not after its last');
  return { from: from || null, to: to || null };
}

export function printDateFilter({ from, to }: DateFilter): string {
  return from !== null && from === to ? from : `${from ?? ''}:${to ?? ''}`;
}

/** Whether a day is in the filter. A record without a date never is. */
export function matchesDateFilter({ from, to }: DateFilter, day: string | null | undefined): boolean {
  if (!day) return false;
  if (from !== null && to !== null) return day >= from && day <= to;
  return (from === null || day > from) && (to === null || day < to);
}

/** Clients also send `True`, `1` and so on (api-shapes, section 16). */
export function parseBoolean(text: string): boolean {
  const lower = text.trim().toLowerCase();
  if (lower === 'true' || lower === '1') return true;
  if (lower === 'false' || lower === '0') return false;
  throw new FilterSyntaxError('true or false');
}

export const printBoolean = (value: boolean): string => String(value);

function parseBounded(text: string, min: number, max: number): number {
  const trimmed = text.trim();
  const value = Number(trimmed);
  if (!/^\d+$/.test(trimmed) || value < min || value > max) {
    throw new FilterSyntaxError(`a whole number from ${min} to ${max}`);
  }
  return value;
}

/** A known client sends `page=0` for the first page (api-shapes, section 16). */
export function parsePage(text: string): number {
  return text.trim() === '0' ? 1 : parseBounded(text, 1, MAX_PAGE);
}

export const printPage = (page: number): string => String(page);

export function parsePerPage(text: string): number {
  return parseBounded(text, 1, MAX_PER_PAGE);
}

/** 0 to 100, or `all`, which includes relationships of confidence 0. */
export type ConfidenceFilter = number | 'all';

export function parseConfidence(text: string): ConfidenceFilter {
  const trimmed = text.trim().toLowerCase();
  return trimmed === 'all' ? 'all' : parsePercentage(trimmed, 'a number from 0 to 100, or all');
}

export const printConfidence = (value: ConfidenceFilter): string => String(value);

export function parsePercentage(text: string, allowed = 'a number from 0 to 100'): number {
  const trimmed = text.trim().toLowerCase();
  const value = Number(trimmed);
  if (!/^\d+(\.\d+)?(e[+-]?\d+)?$/.test(trimmed) || value > 100) throw new FilterSyntaxError(allowed);
  return value;
}

export const printPercentage = (value: number): string => String(value);

const DAY = 86_400_000;

/** Adds days, or subtracts them if negative: 2026-01-01, -1 → 2025-12-31. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/**
 * Marks a day that nobody told: the date of a file, for want of a better one. In the notation of ISO 8601-2 it is an
 * approximate date. The register keeps the mark with the date, replies do not have it.
 */
const ASSUMED = '~';

export const markAssumed = (date: string): string => date + ASSUMED;

/** Whether the date is only that of a file. */
export const isAssumed = (date: string): boolean => date.endsWith(ASSUMED);

/** The date without its mark. */
export const withoutMark = (date: string): string => (isAssumed(date) ? date.slice(0, -ASSUMED.length) : date);

/** Sorts dates as text, oldest first; assumed ones come before all that were told. */
export const toOrder = (date: string): string => (isAssumed(date) ? ` ${date}` : date);

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** Fast path: a day up to 28, alone or with a time in UTC, is valid in every month. */
const PLAIN =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8]))(?:T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.\d+)?(?:Z|\+00:00))?$/;
/** The same with the time in the stored form. */
const WRITTEN = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+00:00$/;
const hasZone = (text: string): boolean => /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);

/**
 * A time as the register stores and sends it: ISO 8601 in UTC to the second, so that times sort as text. A day without time is
 * its first or its last second (specification, Events: "whole days, 00:00:00 to 23:59:59"). Null for an invalid time, and
 * for an assumed one: nothing may be concluded from it.
 */
export function toMoment(text: string | null | undefined, end: 'start' | 'end' = 'start'): string | null {
  if (!text || isAssumed(text)) return null;
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

const URL_FIELD = /^(?:(?:parent|child)_)?service_url$/;

/** Whether a field holds the address of a record: `service_url`, and those of both ends of a relationship. */
export const isUrlField = (name: string): boolean => name.endsWith('service_url') && URL_FIELD.test(name);

/** `parent_service_url` → `parent_<field>`, for the setting API_URL_FIELD; other names are unchanged. */
export const renameUrlField = (name: string, field: string): string =>
  isUrlField(name) ? name.replace('service_url', field) : name;

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

/** The date of the requested network, YYYY-MM-DD; undefined if absent or invalid. */
export const dayOf = (query: URLSearchParams): string | undefined => orAbsent(parseDate, query.get('dates') ?? '');

/** What every page requests besides: all kinds of owners, and publishers. */
export const INCLUDED = { [INCLUDE_PARAMETER]: NETWORK_INCLUSIONS.join(',') };

/**
 * Requests everything once, for a date or none: the sliders then filter on the client without calls.
 */
export const everythingOn = (dates: string | undefined): URLSearchParams =>
  new URLSearchParams({
    confidence: 'all',
    ownership_percentage: '0',
    ...INCLUDED,
    ...(dates && { dates }),
  });
