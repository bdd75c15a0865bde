import type { DateFilter } from '@/lib/contract/filters';
import { dateInWords } from '@/lib/format/dates';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { mechanismTypeInWords } from '@/lib/statement/mechanism-words';
import { toggleLeftOut } from './change-term';
import { filtersOf, type SearchPage } from './filters';
import { type SearchState, withDates, withFlag, withToggledTerm } from './state';

/** One active filter in words, and the state without it. */
export interface Chip {
  /** The filter's name. */
  name: string;
  label: string;
  value: string;
  without: SearchState;
}

/** Whether the values of a filter are codes of places. */
export const isPlace = (name: string): boolean => name === 'jurisdiction_code' || name === 'country_code';

/** Filters whose values are codes of the interface, and no words of a register. */
const CODED: ReadonlySet<string> = new Set(['control_mechanisms_mechanism_type', 'controlling_entities_entity_type']);

/** A facet value as a person reads it. */
export function termInWords(name: string, term: string): string {
  if (CODED.has(name)) return mechanismTypeInWords(term);
  return isPlace(name) ? jurisdictionName(term.toLowerCase()) : term;
}

/** An open range leaves the named day out (specification, "Date filter"), and the words say so. */
export function datesInWords({ from, to }: DateFilter): string {
  if (from !== null && to !== null) {
    return from === to ? `on ${dateInWords(from)}` : `${dateInWords(from)} to ${dateInWords(to)}`;
  }
  return from !== null ? `after ${dateInWords(from)}` : `before ${dateInWords(to ?? '')}`;
}

/** "Status: not Dissolved", one for each value that is left out. */
const exclusionChips = ({ name, label }: Pick<Chip, 'name' | 'label'>, state: SearchState): Chip[] =>
  (state.excluded[name] ?? []).map((term) => ({
    name,
    label,
    value: `not ${termInWords(name, term)}`,
    without: toggleLeftOut(state, name, term),
  }));

export function toChips(page: SearchPage, state: SearchState): Chip[] {
  return filtersOf(page).flatMap((filter): Chip[] => {
    const { name, label } = filter;
    const [flag, dates] = [state.flags[name], state.dates[name]];
    if (filter.kind === 'terms') {
      const wanted = (state.terms[name]?.terms ?? []).map((term) => ({
        name,
        label,
        value: termInWords(name, term),
        without: withToggledTerm(state, name, term),
      }));
      return [...wanted, ...exclusionChips(filter, state)];
    }
    if (filter.kind === 'flag' && flag !== undefined) {
      return [{ name, label, value: flag ? filter.on : filter.off, without: withFlag(state, name, undefined) }];
    }
    return dates ? [{ name, label, value: datesInWords(dates), without: withDates(state, name, undefined) }] : [];
  });
}
