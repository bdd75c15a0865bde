import type { TermFilter } from '@/lib/contract/filters';
import { type AnyFilter, filtersOf, type SearchPage } from '../filters';
import type { SearchState } from '../state';
import { printDays } from './dates';
import { printedName, roleOf } from './fields';
import { type Item, lex } from './lex';
import { readAddress } from './numbers';
import { divide, textOf } from './part';
import { termMeant } from './places';

/** What has a meaning in a query, wherever it stands. */
const SPECIAL = /[\s\\"“”„＂:：|,]/u;
const TO_ESCAPE = /[\s\\"“”„＂:：|,/−－-]/gu;

/** A text of which every character stands for itself. */
export const escapeText = (text: string): string => text.replace(TO_ESCAPE, '\\$&');

/** One value of a field, in quotes where it needs them; a backslash where it would be taken for a place's name. */
export function printValue(name: string, term: string): string {
  const literal = termMeant(name, term) === term ? '' : '\\';
  if (!SPECIAL.test(term)) return literal + term;
  const inside = term.replace(/[\\"“”„＂]/gu, '\\$&');
  return inside.startsWith('\\') ? `"${inside}"` : `"${literal}${inside}"`;
}

/** `status:Active|Liquidation`, any of them; `data:a,b`, all of them. */
export function printTerms(filter: AnyFilter, { match, terms }: TermFilter): string {
  const values = terms.map((term) => printValue(filter.name, term));
  return `${printedName(filter)}:${values.join(match === 'all' ? ',' : '|')}`;
}

/** Whether a piece of `q` is read as nothing but itself; a final backslash would escape what comes after it. */
function readsAsItself(page: SearchPage, piece: string, item: Item): boolean {
  const part = divide(item);
  if (piece.endsWith('\\') || roleOf(page, part) !== 'text' || (page.number_fields && readAddress(piece))) return false;
  return textOf(part) === piece;
}

/** The words of a name: as they are where they can be, with backslashes where they would mean something else. */
function printText(page: SearchPage, q: string): string {
  const items = lex(q);
  const pieces = items.map((item) => ({ item, text: q.slice(item.start, item.end) }));
  if (pieces.map(({ text }) => text).join(' ') !== q) return escapeText(q);
  return pieces.map(({ item, text }) => (readsAsItself(page, text, item) ? text : escapeText(text))).join(' ');
}

/** `-status:Dissolved|Removed`, none of them. */
function printExcluded({ excluded }: SearchState, filter: AnyFilter): string[] {
  const terms = excluded[filter.name] ?? [];
  return terms.length === 0 ? [] : [`-${printTerms(filter, { match: 'any', terms })}`];
}

function printFilter(state: SearchState, filter: AnyFilter): string[] {
  const { kind, name } = filter;
  const [terms, flag, dates] = [state.terms[name], state.flags[name], state.dates[name]];
  if (kind === 'terms') return [...(terms ? [printTerms(filter, terms)] : []), ...printExcluded(state, filter)];
  if (kind === 'flag') return flag === undefined ? [] : [`${flag ? '' : '-'}is:${name}`];
  return dates ? [`${printedName(filter)}:${printDays(dates)}`] : [];
}

function printQ(page: SearchPage, { q, by_number }: SearchState): string[] {
  if (q === '') return [];
  return [by_number && page.number_fields ? `number:${printValue('q', q)}` : printText(page, q)];
}

/**
 * The text of a state, name first: `marine group jurisdiction:gb|de -is:inactive inc:2010..2015`. `parseQuery` reads
 * it as the same state. The order and the page number of the results are no part of it: they are in the address.
 */
export const printQuery = (page: SearchPage, state: SearchState): string =>
  [...printQ(page, state), ...filtersOf(page).flatMap((filter) => printFilter(state, filter))].join(' ');
