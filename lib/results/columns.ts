/** A column that a table of results may have: the name of the field, and its heading. */
export interface ColumnChoice {
  name: string;
  header: string;
  /** Whether everybody gets it who has chosen nothing. */
  usual: boolean;
}

export const COMPANY_COLUMNS: readonly ColumnChoice[] = [
  { name: 'company_number', header: 'Number', usual: true },
  { name: 'jurisdiction_code', header: 'Jurisdiction', usual: true },
  { name: 'inactive', header: 'Activity', usual: true },
  { name: 'incorporation_date', header: 'Incorporated', usual: true },
  { name: 'company_type', header: 'Type', usual: false },
  { name: 'current_status', header: 'Status', usual: false },
  { name: 'dissolution_date', header: 'Dissolved', usual: false },
  { name: 'registered_address_in_full', header: 'Address', usual: false },
  { name: 'updated_at', header: 'Changed', usual: false },
];

export const OFFICER_COLUMNS: readonly ColumnChoice[] = [
  { name: 'position', header: 'Position', usual: true },
  { name: 'company', header: 'Company', usual: true },
  { name: 'start_date', header: 'From', usual: true },
  { name: 'end_date', header: 'To', usual: true },
  { name: 'inactive', header: 'Activity', usual: false },
  { name: 'jurisdiction_code', header: 'Jurisdiction', usual: false },
  { name: 'occupation', header: 'Occupation', usual: false },
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
