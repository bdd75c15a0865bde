import type { DateFilter, TermFilter } from '@/lib/contract/parameters';
import { placeInWords } from '@/lib/shared/jurisdictions/jurisdictions';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { stateWords } from '@/lib/words/search';
import { daysWords, flagWords, isPlace, openDaysInWords, termsWords } from '../chips';
import { type AnyFilter, type FilterOf, filtersOf, type SearchPage } from '../filters';
import type { SearchState } from '../state';
import { coarsen } from './lex';
import { quoted, shortened } from './part';

/** A filter value in a sentence: places by name, everything else in quotes as written. */
const valueInWords = (name: string, term: string, language: Language): string =>
  isPlace(name) ? placeInWords(term, language) : quoted(term, language);

function termsInWords(name: string, { match, terms }: TermFilter, language: Language): string {
  const values = terms.map((term) => valueInWords(name, term, language));
  const { and, or } = formsOf(language);
  return match === 'all' ? and(values) : or(values);
}

/** "in 2010", "from 2010 to 2015", "after May 2010". */
function periodInWords(dates: DateFilter, language: Language): string {
  const { from, to } = coarsen(dates);
  if (from === null || to === null) return openDaysInWords({ from, to }, language);
  const forms = formsOf(language);
  return from === to ? forms.onDate(from) : stateWords[language].between(forms, from, to);
}

function nameInWords({ q, by_number }: SearchState, language: Language): string[] {
  if (q === '') return [];
  const { numbered, named } = stateWords[language];
  return [(by_number ? numbered : named)(shortened(q))];
}

function termFilterInWords({ terms, excluded }: SearchState, filter: FilterOf<'terms'>, language: Language): string[] {
  const { name } = filter;
  const [requested, leftOut = []] = [terms[name], excluded[name]];
  const words = termsWords(filter, language);
  return [
    ...(requested ? [words.wanted(termsInWords(name, requested, language))] : []),
    ...(leftOut.length > 0 ? [words.unwanted(termsInWords(name, { match: 'any', terms: leftOut }, language))] : []),
  ];
}

function filterInWords(state: SearchState, filter: AnyFilter, language: Language): string[] {
  if (filter.kind === 'terms') return termFilterInWords(state, filter, language);
  if (filter.kind === 'flag') {
    const flag = state.flags[filter.name];
    const { so, notSo } = flagWords(filter, language);
    return flag === undefined ? [] : [flag ? so : notSo];
  }
  const dates = state.dates[filter.name];
  return dates ? [daysWords(filter, language).when(periodInWords(dates, language))] : [];
}

/** An active filter as text: "in the United Kingdom or Germany". */
export const explainFilter = (state: SearchState, filter: AnyFilter, language: Language): string =>
  filterInWords(state, filter, language).join(', ');

/**
 * A search as text, one phrase per condition, the name first: "named “marine”", "in Germany", "not inactive",
 * "incorporated from 2010 to 2015". Phrases contain typed text, so they are untrusted.
 */
export const explain = (page: SearchPage, state: SearchState, language: Language): string[] => [
  ...nameInWords(state, language),
  ...filtersOf(page).flatMap((filter) => filterInWords(state, filter, language)),
];
