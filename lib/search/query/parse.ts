import type { SearchPage } from '../filters';
import { type SearchState, termFilter } from '../state';
import { type Draft, isFull, type KnownValues, newDraft, report } from './draft';
import { fieldsOf, type QueryField, roleOf } from './fields';
import { contentOf, type Item, lex } from './lex';
import { nearest } from './nearest';
import { type NumberMeant, numberOf } from './numbers';
import type { QueryOptions } from './options';
import { divide, type Part } from './part';
import { escapeText } from './print';
import { type Problem, shortened } from './problem';
import { readDates } from './read-dates';
import { readFlag, readIs } from './read-flags';
import { readTerms } from './read-terms';
import { readCompanyAddress, readNumber, readText } from './read-text';
import { toDateFilter } from './span';

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
