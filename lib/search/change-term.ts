import { type SearchState, withTerms } from './state';

const without = (terms: readonly string[], term: string): string[] =>
  terms.filter((other) => other.toLowerCase() !== term.toLowerCase());

function withLeftOut(state: SearchState, name: string, terms: string[]): SearchState {
  const { [name]: _before, ...others } = state.excluded;
  return { ...state, page: 1, excluded: terms.length === 0 ? others : { ...others, [name]: terms } };
}

/** The value wanted, or no longer wanted; nothing is wanted and left out at once. */
export function toggleWanted(state: SearchState, name: string, term: string): SearchState {
  const before = state.terms[name]?.terms ?? [];
  const rest = without(before, term);
  const next = withTerms(state, name, rest.length < before.length ? rest : [...before, term]);
  return withLeftOut(next, name, without(state.excluded[name] ?? [], term));
}

/** The value left out, or no longer left out. */
export function toggleLeftOut(state: SearchState, name: string, term: string): SearchState {
  const before = state.excluded[name] ?? [];
  const rest = without(before, term);
  const next = withTerms(state, name, without(state.terms[name]?.terms ?? [], term));
  return withLeftOut(next, name, rest.length < before.length ? rest : [...before, term]);
}
