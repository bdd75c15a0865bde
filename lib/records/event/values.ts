import { isObject } from '@/lib/shared/fields';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { eventWords } from '@/lib/words/event';

/** One value of free-form data with the way to it: `['officer', 'name']`. */
export interface Leaf {
  path: string[];
  /** Text, a number or a boolean as it came; undefined for nothing. */
  value: string | number | boolean | undefined;
}

/** Deeper than any record goes; what lies below is foreign data that nobody can read anyway. */
const DEEPEST = 8;

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function leavesBelow(value: unknown, path: string[]): Leaf[] {
  if (value == null || value === '') return [{ path, value: undefined }];
  if (isScalar(value)) return [{ path, value }];
  if (!isObject(value) || path.length > DEEPEST) return [{ path, value: undefined }];
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [String(index + 1), item])
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesBelow(inner, [...path, key]));
}

/** All single values of free-form data, with the way to each, in the order they came. */
export const leavesOf = (data: Record<string, unknown> | null | undefined): Leaf[] =>
  data ? Object.entries(data).flatMap(([key, value]) => leavesBelow(value, [key])) : [];

/** The way to a value as a label: `['officer', 'start_date']` → "Officer start date". */
export function pathInWords(path: readonly string[]): string {
  const words = path.join(' ').replace(/_+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A value as a person reads it: yes or no, dates in words, everything else as it came; "nothing" where there is none. */
export function valueInWords(value: Leaf['value'], language: Language): string {
  const { nothing, yes, no } = eventWords[language].values;
  if (value === undefined) return nothing;
  if (typeof value === 'boolean') return value ? yes : no;
  const isDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}($|T)/.test(value);
  return isDate ? formsOf(language).date(value) : String(value);
}
