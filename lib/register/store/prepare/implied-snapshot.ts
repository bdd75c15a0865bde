import { rememberLast } from '@/lib/shared/remember-last';
import type { CompanyInput } from '../records';
import { toMoment } from '../sqlite/cells';
import type { Row } from '../sqlite/write/columns';

/**
 * The first snapshot of a company says what its row says: it is not written down as long as it follows from the row
 * (view `rows_as_snapshots` of the schema).
 */

/** Columns of a company from which it follows. */
const IMPLYING = [
  'name',
  'current_status',
  'inactive',
  'incorporation_date',
  'source_id',
  'retrieved_at',
  'record_key',
];

/** Letters after which the database would read a text otherwise than it was given. Names are clean of them. */
const ODD = /[\0\p{Surrogate}]/u;

const isOdd = (text: string | null | undefined): boolean => text != null && ODD.test(text);

/** Whether the time that follows from the row is that of its source. */
const takesTimeOf = rememberLast((retrieved_at: string | null | undefined): boolean => {
  const taken_at = toMoment(retrieved_at);
  return taken_at !== null && `${`${retrieved_at}T00:00:00`.slice(0, 19)}+00:00` === taken_at;
});

/** Whether the row that is made of this record alone tells exactly the record's snapshot. */
export function canBeImplied({ source, record_key, current_status, incorporation_date }: CompanyInput): boolean {
  if (!takesTimeOf(source.retrieved_at)) return false;
  return !(isOdd(record_key) || isOdd(source.publisher) || isOdd(current_status) || isOdd(incorporation_date));
}

/** Whether these changes of a row change what follows from it. */
export const changesImplied = (changed: Row): boolean => IMPLYING.some((column) => column in changed);
