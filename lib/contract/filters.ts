import { isErrorNamed } from '@/lib/shared/errors';
import { MAX_PAGE, MAX_PER_PAGE } from './limits';

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
