import { readKind } from './read-cell';

/** A table that somebody pasted or dropped: read, and its columns told. All of it stays in the browser. */

/** Limits of a table. A larger one is refused, as a part of it would be taken for the whole. */
export const MOST_ROWS = 1_000;
export const MOST_COLUMNS = 100;
export const MOST_CHARACTERS = 2_000_000;
/** Of a cell that is looked up. */
export const LONGEST_CELL = 300;

export const DELIMITERS = { tab: '\t', comma: ',', semicolon: ';', pipe: '|', none: '' } as const;
export type Delimiter = keyof typeof DELIMITERS;

/** What a column can hold that helps to find a company. */
export const ROLES = ['name', 'jurisdiction', 'number', 'address', 'date', 'officers', 'kind'] as const;
export type Role = (typeof ROLES)[number];

/** The index of the column of each role; a role may have none. */
export type Columns = Readonly<Partial<Record<Role, number>>>;

export interface Table {
  /** A name for each column, its own or none (''). All rows are as long. */
  header: readonly string[];
  hasHeader: boolean;
  rows: readonly (readonly string[])[];
}

export type TableProblem = 'empty' | 'too_many_rows' | 'too_many_columns' | 'too_long';
export type ReadTable =
  | { table: Table; delimiter: Delimiter; problem?: undefined }
  | { table?: undefined; problem: TableProblem; found: number };

/** The lines of a text as cells, without blank lines (RFC 4180, with any delimiter). A quote that is not closed ends with the text. */
export function parseCells(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const endRow = (): void => {
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  };
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"' && delimiter !== '') {
      let end = at + 1;
      for (;;) {
        const quote = text.indexOf('"', end);
        cell += text.slice(end, quote < 0 ? text.length : quote);
        end = quote < 0 ? text.length : quote + 1;
        if (text[end] !== '"') break;
        cell += '"';
        end += 1;
      }
      at = end;
    }
    const start = at;
    while (at < text.length && text[at] !== '\n' && (delimiter === '' || text[at] !== delimiter)) at += 1;
    row.push((cell + text.slice(start, at)).trim());
    if (text[at] !== delimiter || delimiter === '') endRow();
    // A delimiter at the very end has an empty cell behind it, which is as good as none.
    at += 1;
  }
  endRow();
  return rows;
}

/** What may stand behind a comma within a name: "Acme, Inc.". */
const FORM = /^(?:inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|plc|lp|llp|gmbh|s\.?a|n\.?v|b\.?v)\.?$/i;

/** How many columns most rows have, and the share of rows that have as many. */
function regularity(rows: readonly (readonly string[])[]): { columns: number; share: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columns = 0, most = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { columns, share: most / Math.max(1, rows.length) };
}

/** The delimiter that divides nearly all rows alike; a list of names has commas in some of them at most. */
export function guessDelimiter(text: string): Delimiter {
  const sample = text.slice(0, 50_000);
  for (const delimiter of ['tab', 'semicolon', 'comma', 'pipe'] as const) {
    const rows = parseCells(sample, DELIMITERS[delimiter]).slice(0, 200);
    const { columns, share } = regularity(rows);
    const isOfNames = columns === 2 && rows.every(({ length }, at) => length < 2 || FORM.test(rows[at]?.[1] ?? ''));
    if (columns > 1 && share >= 0.8 && !isOfNames) return delimiter;
  }
  return 'none';
}

/** Words of headings, in the languages that tables come in; the first role with such a word wins. */
const HEADINGS: readonly (readonly [Role, RegExp])[] = [
  ['officers', /officer|director|chair|secretary|gesch[aä]ftsf[uü]hr|vorstand|dirigeant|g[eé]rant|administrateur/],
  ['jurisdiction', /jurisdiction|country|\bland\b|staat|pays\b|juridiction|nation|^cc$|^state$|registerland/],
  ['number', /number|\bno\b|\bnr\b|nummer|num[eé]ro|\bid\b|\breg\b|siren|\bcrn\b|\bein\b|\bhrb\b|\bcin\b|\bkvk\b|code/],
  ['date', /date|datum|incorporated|founded|gr[uü]nd|formed|created|constitu|immatricul|since|\bday\b/],
  ['address', /address|adresse|street|stra[sß]e|anschrift|\bsitz\b|si[eè]ge|\bcity\b|\btown\b|\bort\b|ville|location/],
  [
    'name',
    /name|company|firm|entity|organi[sz]ation|supplier|vendor|customer|client|unternehmen|soci[eé]t[eé]|lieferant|kunde|d[eé]nomination|raison/,
  ],
];

/** What a cell looks like by itself. */
const DATE =
  /^(?:\d{4}(?:-\d{1,2}(?:-\d{1,2})?)?(?:[T ][\d:.Z+-]+)?|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}\/\d{1,2}\/\d{1,2})$/;
const PLACE = /^[a-z]{2}(?:[_-][a-z0-9]{2,3})?$|^[a-z]{3}$/i;
const NUMBER = /^(?=[^\s]*\d)[a-z0-9./ -]{4,20}$/i;
const LEGAL_FORM =
  /\b(?:ltd|limited|plc|llp|llc|inc|corp|gmbh|ag|kg|ug|sarl|sas|sa|bv|nv|oy|ab|as|aps|spa|srl|sl|pty|holdings?|group)\b\.?/i;

function looksLike(cell: string): Role | undefined {
  if (readKind(cell)) return 'kind';
  if (DATE.test(cell)) return 'date';
  if (PLACE.test(cell)) return 'jurisdiction';
  if (NUMBER.test(cell) && (cell.match(/\d/g)?.length ?? 0) * 2 >= cell.length) return 'number';
  if (LEGAL_FORM.test(cell)) return 'name';
  if (/\d/.test(cell) && /[,\n]/.test(cell) && cell.length > 12) return 'address';
  return /\p{L}{3}/u.test(cell) ? 'name' : undefined;
}

/** The role of most filled cells of a column. */
function roleOfValues(cells: readonly string[]): Role | undefined {
  const filled = cells.filter((cell) => cell !== '').slice(0, 200);
  const counts = new Map<Role, number>();
  for (const cell of filled) {
    const role = looksLike(cell);
    if (role) counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= filled.length * 0.6 ? best[0] : undefined;
}

const roleOfHeading = (heading: string): Role | undefined =>
  HEADINGS.find(([, words]) => words.test(heading.toLowerCase().replaceAll(/[_\s-]+/g, ' ')))?.[0];

/** A first line whose words name roles, or above a column of dates or numbers no date or number. */
function guessHeader([first = [], ...rows]: readonly (readonly string[])[]): boolean {
  if (rows.length === 0) return first.length > 1 && first.every((cell) => roleOfHeading(cell) !== undefined);
  const named = first.filter((cell) => roleOfHeading(cell) !== undefined && !LEGAL_FORM.test(cell) && cell.length < 40);
  if (named.some((cell) => !/\d/.test(cell))) return true;
  return first.some((cell, column) => {
    const role = roleOfValues(rows.map((row) => row[column] ?? ''));
    return (role === 'date' || role === 'number') && cell !== '' && looksLike(cell) !== role;
  });
}

/** The likely columns: by heading first, then by the cells. A role has one column, and there is always a name. */
export function guessColumns({ header, rows }: Table): Columns {
  const columns: Partial<Record<Role, number>> = {};
  const taken = new Set<number>();
  const take = (role: Role | undefined, column: number): void => {
    if (role === undefined || columns[role] !== undefined || taken.has(column)) return;
    columns[role] = column;
    taken.add(column);
  };
  const roles = header.map((heading, column) => ({
    column,
    byHeading: roleOfHeading(heading),
    byValues: roleOfValues(rows.map((row) => row[column] ?? '')),
  }));
  // "Country name" is a jurisdiction by its heading, "supplier number" a number: both agree with their cells.
  for (const { column, byHeading, byValues } of roles) if (byHeading === byValues) take(byHeading, column);
  for (const { column, byHeading } of roles) take(byHeading, column);
  for (const { column, byValues } of roles) take(byValues, column);
  for (const { column } of roles) take('name', column);
  return columns;
}

/** A text as a table; `delimiter` and `hasHeader` are guessed unless they are told. */
export function readTable(text: string, told: { delimiter?: Delimiter; hasHeader?: boolean } = {}): ReadTable {
  if (text.length > MOST_CHARACTERS) return { problem: 'too_long', found: text.length };
  const plain = text.replace(/^\u{FEFF}/u, '').replaceAll(/\r\n?/g, '\n');
  const delimiter = told.delimiter ?? guessDelimiter(plain);
  return toTable(parseCells(plain, DELIMITERS[delimiter]), { ...told, delimiter });
}

/** Lines of cells as a table. */
export function toTable(
  cells: readonly (readonly string[])[],
  { delimiter, hasHeader = guessHeader(cells) }: { delimiter: Delimiter; hasHeader?: boolean },
): ReadTable {
  const width = cells.reduce((most, { length }) => Math.max(most, length), 0);
  if (width > MOST_COLUMNS) return { problem: 'too_many_columns', found: width };
  const whole = cells.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
  const rows = hasHeader ? whole.slice(1) : whole;
  if (rows.length === 0) return { problem: 'empty', found: 0 };
  if (rows.length > MOST_ROWS) return { problem: 'too_many_rows', found: rows.length };
  const header = (hasHeader ? whole[0] : undefined) ?? Array.from({ length: width }, () => '');
  return { table: { header, hasHeader, rows }, delimiter };
}

/** The table with its first line as headings or as a row; unchanged if no row would be left, or one too many. */
export function withHeader(table: Table, hasHeader: boolean): Table {
  const lines = [...(table.hasHeader ? [table.header] : []), ...table.rows];
  return toTable(lines, { delimiter: 'none', hasHeader }).table ?? table;
}

/** What is asked about a row: texts as they stand in the table. The server reads places and days. */
export type RowQuery = { name: string } & { readonly [R in Exclude<Role, 'name'>]?: string };

/** The query of a row; undefined if it has no name, or one that is too long to be one. */
export function queryOf(row: readonly string[], columns: Columns): RowQuery | undefined {
  const cell = (role: Role): string => (columns[role] === undefined ? '' : (row[columns[role]] ?? ''));
  const name = cell('name');
  if (!/[\p{L}\p{N}]/u.test(name) || name.length > LONGEST_CELL) return undefined;
  const others = ROLES.flatMap((role) => {
    const text = role === 'name' ? '' : cell(role).slice(0, LONGEST_CELL).trim();
    return text === '' ? [] : [[role, text] as const];
  });
  return { name, ...Object.fromEntries(others) };
}
