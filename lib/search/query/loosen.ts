import { placeInWords } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import type { Language } from '@/lib/shared/language/language';
import { words } from '@/lib/shared/names/fold';
import { endsInLegalForm } from '@/lib/shared/names/normalise';
import { queryWords } from '@/lib/words/search';
import { type AnyFilter, COMPANY_SEARCH, filtersOf, type SearchPage } from '../filters';
import { printSearch, type SearchState, withMatch, withTerms } from '../state';
import { explainFilter } from './explain';
import { quoted, shortened } from './part';
import { numberInPlace } from './print';

/** A similar search, and a sentence that says how it differs. The sentence contains untrusted text. */
export interface Looser {
  state: SearchState;
  words: string;
}

const withQ = (state: SearchState, q: string): SearchState => ({ ...state, q, page: 1 });

/** The words of a name without quotes and without a final `*`. */
const wordsOf = (q: string): string[] =>
  q
    .replace(/["*]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

function withoutQuotes(state: SearchState, language: Language): Looser[] {
  const q = state.q.replace(/"/g, ' ').replace(/\s+/g, ' ').trim();
  return q === state.q ? [] : [{ state: withQ(state, q), words: queryWords[language].looser.withoutQuotes }];
}

/** With a final `*` the words must be adjacent (specification, "Wildcard"), so the sentence says so. */
function lastAsPrefix(state: SearchState, language: Language): Looser[] {
  const words = wordsOf(state.q);
  const last = words.at(-1);
  if (last === undefined || state.q.endsWith('*')) return [];
  const { asPrefix, asPrefixTogether } = queryWords[language].looser;
  const said = words.length > 1 ? asPrefixTogether : asPrefix;
  return [{ state: withQ(state, `${words.join(' ')}*`), words: said(shortened(last)) }];
}

/** First drops the last word, which is often a legal form or a place; then keeps only the longest word. */
function fewerWords(state: SearchState, language: Language): Looser[] {
  const words = wordsOf(state.q);
  if (words.length < 2) return [];
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
  const { only } = queryWords[language].looser;
  return [words.slice(0, -1).join(' '), longest].map((q) => ({ state: withQ(state, q), words: only(shortened(q)) }));
}

function asNumberInPlace(page: SearchPage, state: SearchState, language: Language): Looser[] {
  const meant = numberInPlace(page, state);
  if (!meant?.jurisdiction_code) return [];
  const place = placeInWords(meant.jurisdiction_code, language);
  return [{ state: meant.state, words: queryWords[language].looser.asNumberIn(shortened(meant.number), place) }];
}

const spelt = (state: SearchState, q: string, language: Language): Looser => ({
  state: { ...withQ(state, q), by_number: false },
  words: queryWords[language].looser.spelt(shortened(q)),
});

/** "Beaconmarsh, Leeds", "Beaconmarsh in Leeds", "Bäckerei in Leeds", "boulangerie à Leeds". */
const WITH_PLACE = /^(.*[^\s,])(?:\s*,\s*|\s+(?:in|à)\s+)(\S.*)$/i;
/** "Beaconmarsh Leeds"; three letters may be the code of a place and the end of many names. */
const LAST_WORD = /^(.*\S)\s+(\S{4,})$/;

/** The query with its end as a place: a jurisdiction, or a part of the address. */
function placed(page: SearchPage, state: SearchState) {
  const [, q, place = ''] = (/["*]/.test(state.q) ? null : (WITH_PLACE.exec(state.q) ?? LAST_WORD.exec(state.q))) ?? [];
  if (q === undefined || state.by_number || endsInLegalForm(state.q)) return undefined;
  const code = matchJurisdiction(place)?.code;
  const wanted = code === undefined ? ['registered_address', 'address'] : ['jurisdiction_code'];
  const filter = filtersOf(page).find(({ name }) => wanted.includes(name));
  if (!filter || state.terms[filter.name]) return undefined;
  return { q, place, code, state: withTerms(withQ(state, q), filter.name, [code ?? place]) };
}

function inPlace(page: SearchPage, state: SearchState, language: Language): Looser[] {
  const found = placed(page, state);
  if (!found) return [];
  const { inJurisdiction, withAddress } = queryWords[language].looser;
  const { q, place, code } = found;
  const words =
    code === undefined
      ? withAddress(shortened(q), shortened(place))
      : inJurisdiction(shortened(q), placeInWords(code, language));
  return [{ state: found.state, words }];
}

/** An industry code whose description has the words of a query. */
export interface IndustryMeant {
  uid: string;
  description: string;
}

/** "bakeries in Leeds": the words that may be those of an industry; undefined if no place is named with them. */
export function tradeOf({ path }: SearchPage, { q, by_number, terms }: SearchState): string | undefined {
  const isTaken = path !== COMPANY_SEARCH.path || by_number || terms.industry_codes || /["*]/.test(q);
  return isTaken ? undefined : WITH_PLACE.exec(q)?.[1];
}

/** Words that mean more industries than these say too little, such as "manufacture". */
const MOST_INDUSTRIES = 20;

/** A word without its ending, as far as it still tells: bakeries, bakers and bakery are "baker". */
function stemOf(word: string): string {
  const stems = [/(?:ies|ing|ers|er|en)$/, /(?:es|y|e)$/, /s$/].map((end) => word.replace(end, ''));
  return stems.find((stem) => stem !== word && stem.length > 3) ?? word;
}

/** The industries whose descriptions have all words of a trade; none if they are too many. */
export function industriesMeant(trade: string, codes: readonly IndustryMeant[]): IndustryMeant[] {
  const stems = words(trade).map(stemOf);
  const isMeant = ({ description }: IndustryMeant): boolean => {
    const own = words(description);
    return stems.every((stem) => own.some((word) => word.startsWith(stem)));
  };
  const found = stems.length === 0 ? [] : codes.filter(isMeant);
  return found.length > MOST_INDUSTRIES ? [] : found;
}

/** The words before the place as an industry. */
function inTrade(
  page: SearchPage,
  state: SearchState,
  language: Language,
  industries: readonly IndustryMeant[],
): Looser[] {
  const found = tradeOf(page, state) === undefined ? undefined : placed(page, state);
  // Several lists have the same industry.
  const [first, ...others] = new Set(industries.map(({ description }) => description));
  if (!found || first === undefined) return [];
  const { industryInJurisdiction, industryWithAddress } = queryWords[language].looser;
  const { code, place } = found;
  const words =
    code === undefined
      ? industryWithAddress(first, others.length, shortened(place))
      : industryInJurisdiction(first, others.length, placeInWords(code, language));
  const uids = industries.map(({ uid }) => uid);
  return [{ state: withTerms(withQ(found.state, ''), 'industry_codes', uids), words }];
}

/** A number may also be a name. */
const asName = (state: SearchState, language: Language): Looser => ({
  state: { ...state, by_number: false, page: 1 },
  words: queryWords[language].looser.asName(shortened(state.q)),
});

function looserName(state: SearchState, language: Language): Looser[] {
  if (state.by_number) return [asName(state, language)];
  return [withoutQuotes, lastAsPrefix, fewerWords].flatMap((loosened) => loosened(state, language));
}

function anyOfAll(state: SearchState, { name }: AnyFilter, language: Language): Looser[] {
  const { match, terms = [] } = state.terms[name] ?? {};
  const values = terms.map((term) => quoted(term, language));
  const words = queryWords[language].looser.anyOfAll(values);
  return match === 'all' ? [{ state: withMatch(state, name, 'any'), words }] : [];
}

const without = (state: SearchState, names: readonly string[]): SearchState => {
  const kept = <T>(all: Partial<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
  return {
    ...state,
    page: 1,
    terms: kept(state.terms),
    flags: kept(state.flags),
    dates: kept(state.dates),
    excluded: kept(state.excluded),
  };
};

/** Exclusions are dropped before filters. */
function withoutExclusions(page: SearchPage, state: SearchState, language: Language): Looser[] {
  const leftOut = { ...state, terms: {}, flags: {}, dates: {} };
  const phrases = filtersOf(page).map((filter) => explainFilter(leftOut, filter, language));
  const said = phrases.filter((phrase) => phrase !== '');
  const words = queryWords[language].looser.noLongerAskedFor(said);
  return said.length === 0 ? [] : [{ state: { ...state, page: 1, excluded: {} }, words }];
}

function dropped(state: SearchState, filters: readonly AnyFilter[], language: Language): Looser[] {
  const given = filters.map((filter) => explainFilter(state, filter, language)).filter((phrase) => phrase !== '');
  const names = filters.map(({ name }) => name);
  const words = queryWords[language].looser.leftOut(given);
  return given.length === 0 ? [] : [{ state: without(state, names), words }];
}

/** Drops first what is most often wrong or missing in records; the jurisdiction last. */
function fewerFilters(page: SearchPage, state: SearchState, language: Language): Looser[] {
  const all = filtersOf(page);
  const dates = all.filter(({ kind }) => kind === 'dates');
  const order = ['current_status', 'company_type', 'position', 'inactive', 'branch', 'nonprofit'];
  const places = ['country_code', 'jurisdiction_code'];
  const others = all.filter(({ kind, name }) => kind !== 'dates' && ![...order, ...places].includes(name));
  const named = (names: string[]) => names.flatMap((name) => all.filter((filter) => filter.name === name));
  const each = [...named(order), ...others, ...named(places)].flatMap((filter) => dropped(state, [filter], language));
  return [...dropped(state, dates, language), ...each];
}

function nameAlone(page: SearchPage, state: SearchState, language: Language): Looser[] {
  if (state.q === '') return [];
  const names = filtersOf(page).map(({ name }) => name);
  return [{ state: without(state, names), words: queryWords[language].looser.nameAlone }];
}

/**
 * Similar searches to try when one found nothing, in order: a number with the code of its jurisdiction, an industry with
 * a place, other spellings, a name with a place, a looser name, any instead of all, no exclusions, fewer filters, only the name. The list has no
 * duplicates, no empty search, and not the search itself.
 * @param known Other spellings of the name, the likeliest first, and the industries that `tradeOf` may mean.
 */
export function loosen(
  page: SearchPage,
  state: SearchState,
  language: Language,
  { spellings = [], industries = [] }: { spellings?: readonly string[]; industries?: readonly IndustryMeant[] } = {},
): Looser[] {
  const key = (looser: SearchState) => printSearch(page, { ...looser, page: 1, order: '' }).toString();
  const seen = new Set(['', key(state)]);
  const candidates = [
    ...asNumberInPlace(page, state, language),
    ...inTrade(page, state, language, industries),
    ...spellings.map((q) => spelt(state, q, language)),
    ...inPlace(page, state, language),
    ...looserName(state, language),
    ...filtersOf(page).flatMap((filter) => anyOfAll(state, filter, language)),
    ...withoutExclusions(page, state, language),
    ...fewerFilters(page, { ...state, excluded: {} }, language),
    ...nameAlone(page, state, language),
  ];
  return candidates.filter((looser) => !seen.has(key(looser.state)) && seen.add(key(looser.state)));
}
