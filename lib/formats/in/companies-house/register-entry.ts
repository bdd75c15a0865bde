import { parseDate } from '../dates';
import type { TableRow } from '../read/table-row';
import type { Profile } from './profile';
import { cell } from './row';

/** The columns that go into the register entry: topic → prefix of its columns. */
const TOPICS: readonly [string, string][] = [
  ['accounts', 'Accounts.'],
  ['returns', 'Returns.'],
  ['confirmation_statement', 'ConfStmt'],
  ['mortgages', 'Mortgages.'],
  ['limited_partnerships', 'LimitedPartnerships.'],
];

/** `Accounts.NextDueDate` → `next_due_date`. */
const toKey = (column: string): string => column.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();

/** A column of a topic: where it stands, and the key of its value. */
interface TopicColumn {
  place: number;
  key: string;
}

export interface Topic {
  name: string;
  columns: TopicColumn[];
}

export const findTopics = (columns: readonly string[]): Topic[] =>
  TOPICS.map(([name, prefix]) => ({
    name,
    columns: columns.flatMap((column, place) =>
      column.startsWith(prefix) ? [{ place, key: toKey(column.slice(prefix.length)) }] : [],
    ),
  }));

const SHORTEST_DATE = '1/1/2000'.length;
const dateOrText = (text: string): string => (text.length < SHORTEST_DATE ? text : (parseDate(text) ?? text));

/** Most companies have no charges and no partners, and nothing is made for them: there stand noughts. */
function saysAnything(row: TableRow, columns: readonly TopicColumn[]): boolean {
  for (const { place } of columns) {
    const value = cell(row, place);
    if (value !== null && value !== '0') return true;
  }
  return false;
}

function valuesOf(row: TableRow, columns: readonly TopicColumn[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { place, key } of columns) {
    const value = cell(row, place);
    if (value !== null) values[key] = dateOrText(value);
  }
  return values;
}

export function registerEntry(row: TableRow, topics: readonly Topic[]): Profile['registerEntry'] {
  const entry: Profile['registerEntry'] = {};
  for (const { name, columns } of topics) if (saysAnything(row, columns)) entry[name] = valuesOf(row, columns);
  return entry;
}
