import type { Language } from '@/lib/shared/language/languages';
import type { resultWords } from '@/lib/words/search';

type ColumnName = keyof (typeof resultWords)[Language]['columns'];

/** A column that a table of results may have: the name of the field, under which its heading stands in the words. */
export interface ColumnChoice {
  name: ColumnName;
  /** Whether everybody gets it who has chosen nothing. */
  usual: boolean;
}

export const COMPANY_COLUMNS: readonly ColumnChoice[] = [
  { name: 'company_number', usual: true },
  { name: 'jurisdiction_code', usual: true },
  { name: 'inactive', usual: true },
  { name: 'incorporation_date', usual: true },
  { name: 'company_type', usual: false },
  { name: 'current_status', usual: false },
  { name: 'dissolution_date', usual: false },
  { name: 'registered_address_in_full', usual: false },
  { name: 'updated_at', usual: false },
];

export const OFFICER_COLUMNS: readonly ColumnChoice[] = [
  { name: 'position', usual: true },
  { name: 'company', usual: true },
  { name: 'start_date', usual: true },
  { name: 'end_date', usual: true },
  { name: 'inactive', usual: false },
  { name: 'jurisdiction_code', usual: false },
  { name: 'occupation', usual: false },
];

/** The columns that are drawn, in their order: those chosen that there are, else the usual ones. */
export function chosenColumns(all: readonly ColumnChoice[], names: readonly string[] | undefined): ColumnChoice[] {
  const chosen = (names ?? []).flatMap((name) => all.find((column) => column.name === name) ?? []);
  return chosen.length > 0 ? chosen : all.filter(({ usual }) => usual);
}

/** The names with one put in at the end, or taken out; the last one cannot be taken out. */
export function toggleColumn(names: readonly string[], name: string): string[] {
  const without = names.filter((other) => other !== name);
  if (without.length === names.length) return [...names, name];
  return without.length === 0 ? [...names] : without;
}

/** The names with one moved a place towards the beginning (-1) or the end (+1); as they are where it cannot. */
export function moveColumn(names: readonly string[], name: string, by: -1 | 1): string[] {
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return [...names];
  const moved = names.filter((other) => other !== name);
  moved.splice(to, 0, name);
  return moved;
}

/** The names to put into the address; undefined for the usual ones, which need no words there. */
export function columnsToPrint(all: readonly ColumnChoice[], names: readonly string[]): string[] | undefined {
  const usual = all.filter((column) => column.usual).map(({ name }) => name);
  return usual.join() === names.join() ? undefined : [...names];
}
