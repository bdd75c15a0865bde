import type { DateFilter, TermFilter } from '@/lib/contract/filters';
import { dateInWords } from '@/lib/format/dates';
import { placeInWords } from '@/lib/jurisdictions/place-in-words';
import { datesInWords, isPlace } from '../chips';
import { type AnyFilter, filtersOf, type SearchPage } from '../filters';
import type { SearchState } from '../state';
import { quoted } from './problem';
import { coarsen } from './span';

/** One value of a filter in a sentence: places by name, everything else as it is written, in quotes. */
const valueInWords = (name: string, term: string): string => (isPlace(name) ? placeInWords(term) : quoted(term));

/** "a, b or c" */
function listed(values: string[], last: 'and' | 'or'): string {
  const [end = '', ...before] = values.toReversed();
  return before.length === 0 ? end : `${before.toReversed().join(', ')} ${last} ${end}`;
}

const termsInWords = (name: string, { match, terms }: TermFilter): string =>
  listed(
    terms.map((term) => valueInWords(name, term)),
    match === 'all' ? 'and' : 'or',
  );

/** "in 2010", "from 2010 to 2015", "after May 2010"; single days as the chips say them. */
function daysInWords(filter: DateFilter): string {
  const { from, to } = coarsen(filter);
  if (from !== null && to !== null) {
    if (from !== to) return `from ${dateInWords(from)} to ${dateInWords(to)}`;
    return from.length < 10 ? `in ${dateInWords(from)}` : datesInWords(filter);
  }
  return datesInWords({ from, to });
}

function nameInWords({ q, by_number }: SearchState): string[] {
  if (q === '') return [];
  return [by_number ? `with the number ${quoted(q)}` : `named ${quoted(q)}`];
}

/** "not in Germany or France" */
function excludedInWords({ excluded }: SearchState, { name, phrase }: AnyFilter): string[] {
  const terms = excluded[name] ?? [];
  return terms.length === 0 ? [] : [`not ${phrase} ${termsInWords(name, { match: 'any', terms })}`];
}

function filterInWords(state: SearchState, filter: AnyFilter): string[] {
  const { kind, name, phrase } = filter;
  const [terms, flag, dates] = [state.terms[name], state.flags[name], state.dates[name]];
  if (kind === 'terms') {
    return [...(terms ? [`${phrase} ${termsInWords(name, terms)}`] : []), ...excludedInWords(state, filter)];
  }
  if (kind === 'flag') return flag === undefined ? [] : [flag ? phrase : `not ${phrase}`];
  return dates ? [`${phrase} ${daysInWords(dates)}`] : [];
}

/** One filter of a state in words, if it is set: "in the United Kingdom or Germany". */
export const explainFilter = (state: SearchState, filter: AnyFilter): string => filterInWords(state, filter).join(', ');

/**
 * A search in words, a phrase for each thing it asks for, the name first: "named “marine”", "in Germany", "not
 * inactive", "incorporated from 2010 to 2015". Phrases hold what was typed, so they are untrusted text.
 */
export const explain = (page: SearchPage, state: SearchState): string[] => [
  ...nameInWords(state),
  ...filtersOf(page).flatMap((filter) => filterInWords(state, filter)),
];
