import { orAbsent, parseBoolean } from '@/lib/contract/filters';
import { filtersOf, type SearchPage } from '../filters';
import { type SearchState, termFilter } from '../state';
import { type Draft, isFull, type KnownValues, newDraft, report } from './draft';
import { type FieldOf, fieldsOf, flagWords, type QueryField, roleOf } from './fields';
import { contentOf, type Item, isUnclosed, lex } from './lex';
import type { QueryOptions } from './options';
import { divide, type Part, textOf } from './part';
import { escapeText, type NumberMeant, nearest, numberOf, parseDays, printDays, readAddress } from './print';
import { type Problem, shortened } from './problem';
import { readTerms, reportExcludedDays } from './read-terms';
import { intersect, type Span, toDateFilter } from './span';

/** Reads a word or a phrase of the name. */
function readText(draft: Draft, part: Part): void {
  const text = textOf(part);
  if (text === '') return;
  if (part.negated) {
    report(draft, 'error', part.item, ({ words }) => words.leftOutWord(shortened(contentOf(part.value))));
    return;
  }
  draft.words.push(text);
  draft.firstWord ??= part.item;
  if (isUnclosed(part.item)) {
    report(draft, 'note', part.item, ({ words }) => words.openQuote);
  }
}

function setNumber(draft: Draft, number: string, item: Item): void {
  if (draft.number === undefined) draft.number = number;
  else if (draft.number !== number) report(draft, 'error', item, ({ words }) => words.oneNumber);
}

/** Reads `number:01234500`. */
function readNumber(draft: Draft, part: Part): void {
  const number = contentOf(part.value).trim();
  if (part.negated) report(draft, 'error', part.item, ({ words }) => words.leftOutNumber);
  else setNumber(draft, number, part.item);
}

/** Reads `gb/01234500` as a number in a jurisdiction; false where the item is nothing of the kind. */
function readCompanyAddress(draft: Draft, item: Item, text: string): boolean {
  const company = draft.page.number_fields ? readAddress(text.slice(item.start, item.end)) : undefined;
  const jurisdiction = filtersOf(draft.page).find(({ name }) => name === 'jurisdiction_code');
  if (!company || !jurisdiction) return false;
  const [before] = draft.terms.get(jurisdiction.name)?.values ?? [];
  if (before !== undefined && before !== company.jurisdiction_code) {
    report(draft, 'error', item, ({ words }) => words.otherJurisdiction);
    return true;
  }
  draft.terms.set(jurisdiction.name, { match: 'any', values: new Set([company.jurisdiction_code]) });
  setNumber(draft, company.company_number, item);
  return true;
}

const WORDS: Record<string, boolean> = { yes: true, no: false };

function setFlag(draft: Draft, name: string, value: boolean, part: Part): void {
  const before = draft.flags.get(name);
  if (before !== undefined && before !== value) {
    report(draft, 'error', part.item, ({ words }) => words.contradiction);
  } else draft.flags.set(name, value);
}

/** Reads `inactive:true`, `-branch:yes`. A flag that is left out is one that is false, as the interface has it. */
function readFlag(draft: Draft, { filter, names }: FieldOf<'flag'>, part: Part): void {
  const text = contentOf(part.value).trim().toLowerCase();
  const value = WORDS[text] ?? orAbsent(parseBoolean, text);
  if (value !== undefined) setFlag(draft, filter.name, value !== part.negated, part);
  else report(draft, 'error', part.item, ({ words }) => words.noAnswer(names[0], shortened(text)));
}

/** Reads `is:branch`, `-is:inactive`. */
function readIs(draft: Draft, part: Part): void {
  const text = contentOf(part.value).trim().toLowerCase();
  const flags = flagWords(draft.page);
  const flag = flags.find(({ word }) => word === text);
  if (flag) {
    setFlag(draft, flag.name, flag.value !== part.negated, part);
    return;
  }
  const all = flags.map(({ word }) => word);
  const near = nearest(text, all);
  const suggestion = near === undefined ? undefined : `${part.negated ? '-' : ''}is:${near}`;
  const says: Problem['says'] = ({ words }) =>
    near === undefined ? words.notOfIs(shortened(text), all) : words.notOfIsBut(shortened(text), near);
  report(draft, 'error', part.item, says, suggestion);
}

const isTurned = ({ first, last }: Span): boolean => first !== null && last !== null && first > last;

/** 2015..2010 ends before it begins; whole years or months are meant, from the earlier to the later. */
function reportTurned(draft: Draft, { names }: FieldOf<'dates'>, part: Part, text: string): void {
  const [from = '', to = ''] = text.split(/\.{2,}|…|–/).map((end) => end.trim());
  const turned = parseDays(`${to}..${from}`);
  const filter = turned && toDateFilter(turned);
  const suggestion = filter ? `${names[0]}:${printDays(filter)}` : undefined;
  report(draft, 'error', part.item, ({ words }) => words.turned(shortened(text)), suggestion);
}

/** Reads `inc:2010..2015`, `inc:>2010`. Repeated, the days that are in each: `inc:>2010 inc:<2015`. */
function readDates(draft: Draft, field: FieldOf<'dates'>, part: Part): void {
  if (part.negated) {
    reportExcludedDays(draft, field, part);
    return;
  }
  const text = contentOf(part.value).trim();
  const days = parseDays(text);
  if (days && isTurned(days)) reportTurned(draft, field, part, text);
  else if (!days || !toDateFilter(days)) {
    report(draft, 'error', part.item, ({ words }) => words.noDate(shortened(text)));
  } else addDays(draft, field, part, days);
}

function addDays(draft: Draft, { filter, names }: FieldOf<'dates'>, part: Part, days: Span): void {
  const before = draft.spans.get(filter.name);
  const both = before ? intersect(before, days) : days;
  if (toDateFilter(both)) draft.spans.set(filter.name, both);
  else report(draft, 'error', part.item, ({ words }) => words.noDayLeft(names[0]));
}

/** What a query says, what is wrong with it, and the number that it is, where it is one. */
export interface ParsedQuery {
  state: SearchState;
  /** In the order of the text, twenty at most. */
  problems: Problem[];
  number?: NumberMeant;
}

/** A mistyped field is left out and named; nobody wants a name searched that holds it. */
function reportUnknownField(draft: Draft, part: Part, text: string): void {
  if (isFull(draft)) return;
  const { name = '', item } = part;
  const near = nearest(
    name,
    fieldsOf(draft.page).flatMap(({ names }) => names),
  );
  const written = text.slice(item.start, item.end);
  const suggestion =
    near === undefined ? escapeText(written) : `${part.negated ? '-' : ''}${near}:${afterColon(part, text)}`;
  const says: Problem['says'] = ({ words }) =>
    near === undefined ? words.noField(shortened(name)) : words.noFieldBut(shortened(name), near);
  report(draft, 'error', part.item, says, suggestion);
}

const afterColon = ({ value, item }: Part, text: string): string => text.slice(value[0]?.start ?? item.end, item.end);

function readField(draft: Draft, field: QueryField, part: Part): void {
  if (contentOf(part.value).trim() === '') {
    report(draft, 'error', part.item, ({ words }) => words.noValue(part.name ?? ''));
  } else if (field.kind === 'terms') readTerms(draft, field, part);
  else if (field.kind === 'flag') readFlag(draft, field, part);
  else if (field.kind === 'dates') readDates(draft, field, part);
  else if (field.kind === 'is') readIs(draft, part);
  else readNumber(draft, part);
}

function readItem(draft: Draft, item: Item, text: string): void {
  if (readCompanyAddress(draft, item, text)) return;
  const part = divide(item);
  const role = roleOf(draft.page, part);
  if (role === 'text') readText(draft, part);
  else if (role === 'unknown') reportUnknownField(draft, part, text);
  else readField(draft, role, part);
}

/** A number is looked for among numbers, so it cannot stand beside words of a name. */
function queryOf(draft: Draft): Pick<SearchState, 'q' | 'by_number'> {
  if (draft.number === undefined) return { q: draft.words.join(' ').trim(), by_number: false };
  if (draft.firstWord) {
    report(draft, 'error', draft.firstWord, ({ words }) => words.numberAndName);
  }
  return { q: draft.number, by_number: true };
}

function toState(draft: Draft): SearchState {
  const terms = [...draft.terms].map(([name, { match, values }]) => [name, termFilter([...values], match)]);
  const dates = [...draft.spans].map(([name, span]) => [name, toDateFilter(span)]);
  return {
    ...queryOf(draft),
    order: '',
    page: 1,
    terms: Object.fromEntries(terms),
    flags: Object.fromEntries(draft.flags),
    dates: Object.fromEntries(dates),
    excluded: Object.fromEntries([...draft.excluded].map(([name, values]) => [name, [...values]])),
  };
}

/**
 * Reads the query box of a page: names, `field:value`, quotes, `-not`, ranges, numbers. Never throws; what cannot be
 * read is left out and is a problem. `known` are the values that the source counted, if it did. Order and page number
 * are no part of a query: the state has the first page in the default order. `-status:dissolved` leaves values out
 * where the source can do that, and is a problem where it cannot.
 */
export function parseQuery(
  page: SearchPage,
  text: string,
  known: KnownValues = {},
  { canExclude = false }: QueryOptions = {},
): ParsedQuery {
  const draft = newDraft(page, known, canExclude);
  for (const item of lex(text)) readItem(draft, item, text);
  const state = toState(draft);
  const number = numberOf(page, state);
  const problems = draft.problems.sort((a, b) => a.start - b.start);
  return number ? { state, problems, number } : { state, problems };
}
