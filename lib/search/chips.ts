import type { DateFilter } from '@/lib/contract/filters';
import { dateInWords } from '@/lib/format/dates';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import type { SearchPage } from './filters';
import { type SearchState, withDates, withFlag, withToggledTerm } from './state';

/** One active filter in words, and the state without it. */
export interface Chip {
  label: string;
  value: string;
  without: SearchState;
}

/** A facet value as a person reads it. */
export const termInWords = (name: string, term: string): string =>
  name === 'jurisdiction_code' ? jurisdictionName(term.toLowerCase()) : term;

/** An open range leaves the named day out (specification, "Date filter"), and the words say so. */
export function datesInWords({ from, to }: DateFilter): string {
  if (from !== null && to !== null) {
    return from === to ? `on ${dateInWords(from)}` : `${dateInWords(from)} to ${dateInWords(to)}`;
  }
  return from !== null ? `after ${dateInWords(from)}` : `before ${dateInWords(to ?? '')}`;
}

export function toChips(page: SearchPage, state: SearchState): Chip[] {
  return page.filters.flatMap((filter): Chip[] => {
    const { name, label } = filter;
    const [flag, dates] = [state.flags[name], state.dates[name]];
    if (filter.kind === 'terms') {
      return (state.terms[name]?.terms ?? []).map((term) => ({
        label,
        value: termInWords(name, term),
        without: withToggledTerm(state, name, term),
      }));
    }
    if (filter.kind === 'flag' && flag !== undefined) {
      return [{ label, value: flag ? filter.on : filter.off, without: withFlag(state, name, undefined) }];
    }
    return dates ? [{ label, value: datesInWords(dates), without: withDates(state, name, undefined) }] : [];
  });
}
