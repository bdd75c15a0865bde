import type { FacetValue } from '@/lib/contract/extensions';
import { termInWords } from '@/lib/search/chips';
import type { SearchFilter, SearchPage } from '@/lib/search/filters';
import { printSearch, type SearchState, withToggledTerm } from '@/lib/search/state';
import { ChoiceLink } from './choice-link';

const SHOWN_AT_ONCE = 8;

export interface FilterProps<Kind extends SearchFilter['kind']> {
  page: SearchPage;
  state: SearchState;
  filter: Extract<SearchFilter, { kind: Kind }>;
  hrefOf: (state: SearchState) => string;
}

/** Chosen values first, so that they can be taken back wherever the counts put them. */
function choicesOf(chosen: string[], facet: FacetValue[]) {
  const isChosen = (value: string) => chosen.some((term) => term.toLowerCase() === value.toLowerCase());
  const unlisted = chosen.filter((term) => !facet.some(({ value }) => value.toLowerCase() === term.toLowerCase()));
  return [
    ...unlisted.map((value) => ({ value, count: undefined, chosen: true })),
    ...facet.filter(({ value }) => isChosen(value)).map((entry) => ({ ...entry, chosen: true })),
    ...facet.filter(({ value }) => !isChosen(value)).map((entry) => ({ ...entry, chosen: false })),
  ];
}

/** Values with exact counts where the source gives them; where it does not, a box to type one into. */
export function TermsFilter({ page, state, filter, hrefOf, facet }: FilterProps<'terms'> & { facet?: FacetValue[] }) {
  const chosen = state.terms[filter.name]?.terms ?? [];
  const choices = choicesOf(chosen, facet ?? []).map(({ value, count, chosen: isChosen }) => (
    <li key={value}>
      <ChoiceLink href={hrefOf(withToggledTerm(state, filter.name, value))} chosen={isChosen} count={count}>
        {termInWords(filter.name, value)}
      </ChoiceLink>
    </li>
  ));
  const hidden = choices.length - SHOWN_AT_ONCE;
  return (
    <>
      {choices.length > 0 && <ul>{choices.slice(0, SHOWN_AT_ONCE)}</ul>}
      {facet && choices.length === 0 && <p className="px-1 text-muted text-sm">None recorded here.</p>}
      {hidden > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer px-1 py-1 text-accent">Show {hidden} more</summary>
          <ul>{choices.slice(SHOWN_AT_ONCE)}</ul>
        </details>
      )}
      {!facet && <TypedTerm page={page} state={state} filter={filter} />}
    </>
  );
}

function TypedTerm({ page, state, filter }: Omit<FilterProps<'terms'>, 'hrefOf'>) {
  const id = `filter-${filter.name}`;
  return (
    <form action={page.path} className="mt-1">
      <label htmlFor={id} className="mb-1 block text-muted text-xs">
        {filter.hint}
      </label>
      <div className="flex gap-1">
        <input
          id={id}
          name={filter.name}
          className="w-full min-w-0 rounded border border-line-strong bg-raised px-2 py-1 text-sm"
        />
        {[...printSearch(page, { ...state, page: 1 })].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button
          type="submit"
          className="shrink-0 whitespace-nowrap rounded border border-line-strong px-2 text-sm hover:bg-sunken"
        >
          Add<span className="sr-only"> to {filter.label}</span>
        </button>
      </div>
    </form>
  );
}
