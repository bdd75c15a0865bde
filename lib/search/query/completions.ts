import { suggestJurisdictions } from '@/lib/shared/jurisdictions/match';
import type { Language } from '@/lib/shared/language/language';
import { fold } from '@/lib/shared/names/fold';
import { isPlace, termInWords } from '../chips';
import type { SearchPage } from '../filters';
import type { KnownValues } from './draft';
import { type FieldOf, fieldsOf, flagWords, type QueryField, type QueryOptions, roleOf } from './fields';
import { contentOf, type Item, isSeparator, lex } from './lex';
import { divide, type Part, valuesOf } from './part';
import { printValue } from './print';

/** One completion at the caret: the text to insert, and how a list shows it. */
interface Completion {
  text: string;
  label: string;
  /** Number of records with the value, if the source counted. */
  count?: number;
}

/** The completions: each replaces `start` to `end`, and the caret moves behind it. */
export interface Completions {
  start: number;
  end: number;
  items: Completion[];
}

const MAX_COMPLETIONS = 10;

const begins = (text: string, typed: string): boolean => {
  const wanted = fold(typed).trim();
  return wanted === '' || ` ${fold(text)}`.includes(` ${wanted}`);
};

/** Flags can always be negated; values only if the source supports exclusions. */
const mayBeLeftOut = (page: SearchPage, field: QueryField, canExclude: boolean): boolean =>
  field.kind === 'is' ||
  (canExclude && field.kind === 'terms' && (page.exclusions?.includes(field.filter.name) ?? false));

/** Field names with this prefix, printed with a colon, and the words of `is:`. */
function fieldNames(page: SearchPage, typed: string, negated: boolean, canExclude: boolean): Completion[] {
  const start = typed.normalize('NFKC').toLowerCase();
  const fields = fieldsOf(page).filter(
    ({ kind, names }) => kind !== 'flag' && names.some((name) => name.startsWith(start)),
  );
  const flags = flagWords(page).filter(({ word }) => start !== '' && word.startsWith(start));
  const said = flags.map(({ word }) => `${negated ? '-' : ''}is:${word}`);
  const offered = negated ? fields.filter((field) => mayBeLeftOut(page, field, canExclude)) : fields;
  const named = offered.map(({ names }) => `${negated ? '-' : ''}${names[0]}:`);
  return [...named, ...said].map((text) => ({ text, label: text }));
}

/** The typed part of a value, and the language of the offered labels. */
interface Wanted {
  typed: string;
  known: KnownValues;
  language: Language;
}

function terms({ filter: { name } }: FieldOf<'terms'>, { typed, known, language }: Wanted): Completion[] {
  const label = (value: string, given?: string) =>
    isPlace(name) ? termInWords(name, value, language) : (given ?? value);
  const counted = (known[name] ?? [])
    .map(({ value, label: given, count }) => ({ value, label: label(value, given), count }))
    .filter((each) => begins(each.label, typed) || begins(each.value, typed));
  const places = isPlace(name) ? suggestJurisdictions(typed, MAX_COMPLETIONS) : [];
  const more = places
    .filter(
      ({ code }) =>
        (name === 'jurisdiction_code' || !code.includes('_')) && !counted.some(({ value }) => value === code),
    )
    .map(({ code }) => ({ value: code, label: label(code) }));
  return [...counted, ...more].map(({ value, ...shown }) => ({ text: printValue(name, value), ...shown }));
}

/** Years that the source counted, newest first; without counts, the supported date forms. */
function days({ filter: { name } }: FieldOf<'dates'>, { typed, known }: Wanted): Completion[] {
  const years = known[name.replace(/_date$/, '_year')] ?? [];
  const forms =
    years.length > 0
      ? years.toReversed()
      : ['2010', '2010-05', '2010..2015', '>2010', '<2010'].map((value) => ({ value }));
  return forms
    .filter(({ value }) => value.startsWith(typed))
    .map(({ value, ...rest }) => ({ text: value, label: value, ...rest }));
}

const plainWords = (all: string[], typed: string): Completion[] =>
  all.filter((word) => word.startsWith(typed.toLowerCase())).map((word) => ({ text: word, label: word }));

function values(page: SearchPage, field: QueryField, wanted: Wanted): Completion[] {
  const { typed } = wanted;
  if (field.kind === 'terms') return terms(field, wanted);
  if (field.kind === 'dates') return days(field, wanted);
  if (field.kind === 'flag') return plainWords(['true', 'false'], typed);
  return field.kind === 'is'
    ? plainWords(
        flagWords(page).map(({ word }) => word),
        typed,
      )
    : [];
}

/** The partial value before the caret, and its range in the text. */
function valueAt({ value, item }: Part, caret: number): { typed: string; start: number; end: number } {
  const before = value.filter(({ end }) => end <= caret);
  const after = value.filter(({ end }) => end > caret);
  const cut = before.findLastIndex(isSeparator) + 1;
  const stop = after.find(isSeparator)?.start ?? item.end;
  const typed = before.slice(cut);
  return { typed: contentOf(typed).trim(), start: typed[0]?.start ?? caret, end: Math.max(stop, caret) };
}

const itemAt = (text: string, caret: number): Item | undefined =>
  lex(text).find(({ start, end }) => start <= caret && caret <= end);

/**
 * Completions at the caret (UTF-16 offset): field names for a word, values after a colon. Counted values come first,
 * most frequent first, then jurisdictions by name. Empty if there are none.
 */
export function completions(
  page: SearchPage,
  text: string,
  caret: number,
  language: Language,
  known: KnownValues = {},
  { canExclude = false }: QueryOptions = {},
): Completions {
  const item = itemAt(text, caret);
  if (!item)
    return { start: caret, end: caret, items: fieldNames(page, '', false, canExclude).slice(0, MAX_COMPLETIONS) };
  const part = divide(item);
  const role = roleOf(page, part);
  if (typeof role === 'object' && caret >= (part.value[0]?.start ?? item.end)) {
    const { typed, start, end } = valueAt(part, caret);
    const others = valuesOf(part.value.filter((cell) => cell.end <= start || cell.start >= end)).values;
    const given = new Set(others.map((each) => printValue('', each.text)));
    const items = values(page, role, { typed, known, language }).filter((each) => !given.has(each.text));
    return { start, end, items: items.slice(0, MAX_COMPLETIONS) };
  }
  const typed = text.slice(part.negated ? item.start + 1 : item.start, caret);
  const items = role === 'text' ? fieldNames(page, typed, part.negated, canExclude) : [];
  return { start: item.start, end: item.end, items: items.slice(0, MAX_COMPLETIONS) };
}
