import { DEFAULT_FACET_LIMIT, type FacetValue, MAX_FACET_LIMIT } from '@/lib/contract/extensions';
import { namedIn } from '@/lib/shared/jurisdictions/named';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { isPlace, termInWords } from './chips';
import type { FacetView } from './facet-view';
import type { AnyFilter } from './filters';
import type { SearchState } from './state';
import { holdsTyped } from './typed';

/** One value of a filter of terms. */
export interface Choice {
  value: string;
  words: string;
  /** Exact, over all pages; undefined where the source did not count it. */
  count?: number;
  state: 'chosen' | 'left_out' | 'neither';
}

/** A value that was counted, or that is known from elsewhere. */
type Value = Pick<FacetValue, 'value' | 'label'> & Partial<Pick<FacetValue, 'count'>>;

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function stateOf(search: SearchState, name: string, value: string): Choice['state'] {
  if (search.terms[name]?.terms.some((term) => same(term, value))) return 'chosen';
  return search.excluded[name]?.some((term) => same(term, value)) ? 'left_out' : 'neither';
}

/** What the source calls a value; of places it does so in English. */
const labelOf = (name: string, { value, label }: Value, language: Language): string | undefined =>
  label !== undefined && isPlace(name) ? namedIn(language, value, label) : label;

/**
 * The values of a filter in a stable order, so that a tick moves nothing: those of the search that the source did not
 * count come first, then what it counted, most frequent first or by name. A search inside keeps what is ticked.
 */
export function toChoices(
  filter: AnyFilter,
  facet: readonly Value[],
  search: SearchState,
  view: FacetView,
  language: Language,
): Choice[] {
  const { name } = filter;
  const asked = [...(search.terms[name]?.terms ?? []), ...(search.excluded[name] ?? [])];
  const unlisted = asked.filter((term) => !facet.some(({ value }) => same(value, term)));
  const all = [...unlisted.map((value): Value => ({ value })), ...facet].map(
    ({ value, label, count }): Choice => ({
      value,
      words: labelOf(name, { value, label }, language) ?? termInWords(name, value, language),
      ...(count === undefined ? {} : { count }),
      state: stateOf(search, name, value),
    }),
  );
  if (view.facet !== name) return all;
  const found = all.filter(
    ({ words, value, state }) => state !== 'neither' || holdsTyped(`${words} ${value}`, view.query),
  );
  return view.sort === 'name' ? found.sort((a, b) => formsOf(language).compare(a.words, b.words)) : found;
}

/** Whether the source may have more values than it gave: it gave as many as were asked for. */
export const mayHaveMore = (facet: readonly FacetValue[], isOpened: boolean): boolean =>
  facet.length >= (isOpened ? MAX_FACET_LIMIT : DEFAULT_FACET_LIMIT);
