import type { CompanyEvent } from '@/lib/contract/event';
import { isObject } from '@/lib/shared/fields';
import { formsOf } from '@/lib/shared/language/forms/forms';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/shared/language/languages';
import { eventWords } from '@/lib/words/event';
import { eventTypeInWords } from './types';

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

/** One thing that the event changed, in words. */
export interface Change {
  label: string;
  /** Undefined where there was nothing, or nothing is said of it. */
  before: string | undefined;
  after: string | undefined;
}

type Derived = CompanyEvent['derived_from'];

const keyOf = ({ path }: Leaf): string => JSON.stringify(path);

const inWords = (leaf: Leaf | undefined, language: Language): string | undefined =>
  leaf?.value === undefined ? undefined : valueInWords(leaf.value, language);

/**
 * What the event changed, from the data that its description was computed from (specification, Events,
 * `derived_from`): each value before and after. What stayed the same, or is not there on either side, is left out.
 */
export function changesOf(derived: Derived, language: Language): Change[] {
  const before = new Map(leavesOf(derived?.before).map((leaf) => [keyOf(leaf), leaf]));
  const after = new Map(leavesOf(derived?.after).map((leaf) => [keyOf(leaf), leaf]));
  return [...new Map([...before, ...after])].flatMap(([key, { path }]): Change[] => {
    const [old, next] = [inWords(before.get(key), language), inWords(after.get(key), language)];
    return old === next ? [] : [{ label: pathInWords(path), before: old, after: next }];
  });
}

/** An event in one line: what happened, and either from what to what or whom and what it is about. */
export interface Headline {
  what: string;
  change?: { before: string; after: string };
  about?: string;
}

/** The words of a description, which the interface fixes (specification, Events, `description`). */
const ABOUT = /^(?:New officer|Removed officer|Gazette Notice):\s*(.+)$/su;
const IN_QUOTES = /^'(.+)'$/su;
const TOLD_BY_CHANGE = /^Change of (?:name|status) from '/u;

const isTwoSided = (change: Change): change is Change & { before: string; after: string } =>
  change.before !== undefined && change.after !== undefined;

/** What the description adds to the words for the type; nothing where it only repeats them, in English as it is. */
function aboutOf({ description, type }: Pick<CompanyEvent, 'type' | 'description'>): string | undefined {
  const what = eventTypeInWords(type, DEFAULT_LANGUAGE);
  const about = ABOUT.exec(description)?.[1];
  if (about) return IN_QUOTES.exec(about)?.[1] ?? about;
  const bare = description.trim();
  return bare === '' || bare.toLowerCase() === what.toLowerCase() || bare === 'Gazette Notice' ? undefined : bare;
}

/** A change of name or status by its two sides; the quotes of the description cannot be told from those in a name. */
export function headlineOf(
  event: Pick<CompanyEvent, 'type' | 'description' | 'derived_from'>,
  language: Language,
): Headline {
  const what = eventTypeInWords(event.type, language);
  const [change] = changesOf(event.derived_from, language).filter(isTwoSided);
  if (change && TOLD_BY_CHANGE.test(event.description)) {
    return { what, change: { before: change.before, after: change.after } };
  }
  const about = aboutOf(event);
  return about === undefined ? { what } : { what, about };
}

/** The headline as plain text, for a browser's tab. */
export function headlineText({ what, change, about }: Headline, language: Language): string {
  const words = eventWords[language];
  if (change) return words.became(what, change.before, change.after);
  return about === undefined ? what : words.about(what, about);
}
