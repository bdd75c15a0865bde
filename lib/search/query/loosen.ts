import { type AnyFilter, filtersOf, type SearchPage } from '../filters';
import { printSearch, type SearchState, withMatch } from '../state';
import { explainFilter } from './explain';
import { quoted } from './problem';

/** A search that asks for less, and what it gave up, in a sentence that holds untrusted text. */
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

function withoutQuotes(state: SearchState): Looser[] {
  const q = state.q.replace(/"/g, ' ').replace(/\s+/g, ' ').trim();
  return q === state.q
    ? []
    : [{ state: withQ(state, q), words: 'Without the quotation marks: the words in any order.' }];
}

/** With a final `*` the words must stand together (specification, "Wildcard"), so it is said that they do. */
function lastAsPrefix(state: SearchState): Looser[] {
  const words = wordsOf(state.q);
  const last = words.at(-1);
  if (last === undefined || state.q.endsWith('*')) return [];
  const together = words.length > 1 ? `, the words together in this order` : '';
  const said = `With ${quoted(last)} as the beginning of a word${together}.`;
  return [{ state: withQ(state, `${words.join(' ')}*`), words: said }];
}

/** First without the last word, which is often a legal form or a place; then the longest word alone. */
function fewerWords(state: SearchState): Looser[] {
  const words = wordsOf(state.q);
  if (words.length < 2) return [];
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
  return [words.slice(0, -1).join(' '), longest].map((q) => ({ state: withQ(state, q), words: `Only ${quoted(q)}.` }));
}

/** A number may be a name too. */
const asName = (state: SearchState): Looser[] =>
  state.by_number ? [{ state: { ...state, by_number: false, page: 1 }, words: `${quoted(state.q)} as a name.` }] : [];

const looserName = (state: SearchState): Looser[] =>
  state.by_number ? asName(state) : [...withoutQuotes(state), ...lastAsPrefix(state), ...fewerWords(state)];

const anyOfAll = (state: SearchState, { name }: AnyFilter): Looser[] =>
  state.terms[name]?.match === 'all'
    ? [{ state: withMatch(state, name, 'any'), words: `Any of the values instead of all: ${explainAny(state, name)}.` }]
    : [];

const explainAny = (state: SearchState, name: string): string =>
  (state.terms[name]?.terms ?? []).map(quoted).join(', ');

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

/** What is left out is given up before what is asked for. */
function withoutExclusions(page: SearchPage, state: SearchState): Looser[] {
  const leftOut = { ...state, terms: {}, flags: {}, dates: {} };
  const phrases = filtersOf(page).map((filter) => explainFilter(leftOut, filter));
  const said = phrases.filter((phrase) => phrase !== '').join(', ');
  return said === '' ? [] : [{ state: { ...state, page: 1, excluded: {} }, words: `No longer asked for: ${said}.` }];
}

const dropped = (state: SearchState, filters: readonly AnyFilter[]): Looser[] => {
  const given = filters.map((filter) => explainFilter(state, filter)).filter((phrase) => phrase !== '');
  const names = filters.map(({ name }) => name);
  return given.length === 0 ? [] : [{ state: without(state, names), words: `Left out: ${given.join(', ')}.` }];
};

/** What is given up first is what is most often wrong or missing in a record; where it is registered comes last. */
function fewerFilters(page: SearchPage, state: SearchState): Looser[] {
  const all = filtersOf(page);
  const dates = all.filter(({ kind }) => kind === 'dates');
  const order = ['current_status', 'company_type', 'position', 'inactive', 'branch', 'nonprofit'];
  const places = ['country_code', 'jurisdiction_code'];
  const others = all.filter(({ kind, name }) => kind !== 'dates' && ![...order, ...places].includes(name));
  const named = (names: string[]) => names.flatMap((name) => all.filter((filter) => filter.name === name));
  const each = [...named(order), ...others, ...named(places)].flatMap((filter) => dropped(state, [filter]));
  return [...dropped(state, dates), ...each];
}

function nameAlone(page: SearchPage, state: SearchState): Looser[] {
  if (state.q === '') return [];
  return [
    {
      state: without(
        state,
        filtersOf(page).map(({ name }) => name),
      ),
      words: 'Every filter left out, the name alone.',
    },
  ];
}

/**
 * The next looser searches, in the order to try, for a search that found nothing: the name looser, then any for all,
 * then nothing left out any more, then fewer filters, then the name alone. None is the search itself, none is there twice, and none asks for nothing.
 */
export function loosen(page: SearchPage, state: SearchState): Looser[] {
  const key = (looser: SearchState) => printSearch(page, { ...looser, page: 1, order: '' }).toString();
  const seen = new Set(['', key(state)]);
  const candidates = [
    ...looserName(state),
    ...filtersOf(page).flatMap((filter) => anyOfAll(state, filter)),
    ...withoutExclusions(page, state),
    ...fewerFilters(page, { ...state, excluded: {} }),
    ...nameAlone(page, state),
  ];
  return candidates.filter((looser) => !seen.has(key(looser.state)) && seen.add(key(looser.state)));
}
