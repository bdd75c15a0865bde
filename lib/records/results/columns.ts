import type { CompanyItem } from '@/lib/contract/records';
import { whyMatched } from '@/lib/search/match';
import type { SearchState } from '@/lib/search/state';
import type { Language } from '@/lib/shared/language/language';
import { words } from '@/lib/shared/names/fold';
import type { resultWords } from '@/lib/words/search';

/** Why a company is a result if its name does not show it; `number` is the typed text. */
type WhyFound =
  | { kind: 'previous_name'; name: string }
  | { kind: 'normalised_name' }
  | { kind: 'number'; exact: boolean }
  | { kind: 'other_name' };

type Found = Pick<CompanyItem, 'name' | 'previous_names' | 'company_number'>;

/**
 * The reason to show with a result. The register also finds names that are not in the reply (trading names, other
 * languages); the reason then says that no displayed name matched.
 */
export function whyFound({ q, by_number }: Pick<SearchState, 'q' | 'by_number'>, company: Found): WhyFound | undefined {
  if (by_number) return { kind: 'number', exact: company.company_number.toLowerCase() === q.trim().toLowerCase() };
  if (words(q).length === 0) return undefined;
  const reason = whyMatched(q, company);
  if (reason?.kind === 'name') return undefined;
  return reason ?? { kind: 'other_name' };
}

type ColumnName = keyof (typeof resultWords)[Language]['columns'];

/** A possible column of a results table: the field name, which is also the key of its heading. */
export interface ColumnChoice {
  name: ColumnName;
  /** Whether it is shown by default. */
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

/** The columns to draw, in order: the valid selected ones, else the defaults. */
export function chosenColumns(all: readonly ColumnChoice[], names: readonly string[] | undefined): ColumnChoice[] {
  const chosen = (names ?? []).flatMap((name) => all.find((column) => column.name === name) ?? []);
  return chosen.length > 0 ? chosen : all.filter(({ usual }) => usual);
}

/** The names with one appended or removed; the last one cannot be removed. */
export function toggleColumn(names: readonly string[], name: string): string[] {
  const without = names.filter((other) => other !== name);
  if (without.length === names.length) return [...names, name];
  return without.length === 0 ? [...names] : without;
}

/** The names with one moved a place forward (-1) or back (+1); unchanged at the ends. */
export function moveColumn(names: readonly string[], name: string, by: -1 | 1): string[] {
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return [...names];
  const moved = names.filter((other) => other !== name);
  moved.splice(to, 0, name);
  return moved;
}

/** The names for the address; undefined for the default columns. */
export function columnsToPrint(all: readonly ColumnChoice[], names: readonly string[]): string[] | undefined {
  const usual = all.filter((column) => column.usual).map(({ name }) => name);
  return usual.join() === names.join() ? undefined : [...names];
}
