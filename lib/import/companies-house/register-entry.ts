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

/** The columns of a topic, each with the key of its value. */
export interface Topic {
  name: string;
  columns: { place: number; key: string }[];
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

export function registerEntry(row: TableRow, topics: readonly Topic[]): Profile['registerEntry'] {
  const entry: Profile['registerEntry'] = {};
  for (const { name, columns } of topics) {
    const values: Record<string, string> = {};
    let says = false;
    for (const { place, key } of columns) {
      const value = cell(row, place);
      if (value === null) continue;
      values[key] = dateOrText(value);
      says ||= value !== '0';
    }
    if (says) entry[name] = values;
  }
  return entry;
}
