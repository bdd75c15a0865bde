import { fold, stripControls } from '@/lib/shared/names/fold';
import type { OfficerInput, WriteOutcome } from '../../records';
import { toMoment } from '../moments';
import { booleanCell, type Row, termCell } from './columns';
import type { WriteContext } from './context';
import { createKeyedWriter, type KeyedColumns } from './keyed';
import { createOfficerWatch } from './watch-officers';

const COLUMNS = {
  identity: ['key'],
  facts: [
    ...['company_id', 'name', 'sort_name', 'position', 'position_key', 'uid', 'start_date', 'end_date', 'occupation'],
    ...['nationality', 'address', 'date_of_birth', 'inactive', 'current_status', 'source_id', 'retrieved_at'],
  ],
  onceOnly: [],
} satisfies KeyedColumns;

function toRow(input: OfficerInput, company_id: number, context: WriteContext): Row {
  const name = stripControls(input.name);
  return {
    key: input.key,
    company_id,
    name,
    sort_name: fold(name).trim(),
    position: input.position ?? null,
    position_key: termCell(input.position),
    uid: input.uid ?? null,
    start_date: input.start_date ?? null,
    end_date: input.end_date ?? null,
    occupation: input.occupation ?? null,
    nationality: input.nationality ?? null,
    address: input.address ?? null,
    date_of_birth: input.date_of_birth ?? null,
    inactive: booleanCell(input.inactive),
    current_status: input.current_status ?? null,
    source_id: context.sourceId(input.source),
    retrieved_at: input.source.retrieved_at ?? null,
  };
}

/** An older snapshot says nothing of today. */
function isOlder(row: Row, before: Row | undefined): boolean {
  const [known, told] = [before?.retrieved_at ?? null, row.retrieved_at].map((cell) =>
    toMoment(cell === null || cell === undefined ? null : String(cell)),
  );
  return known != null && told != null && told < known;
}

export function createOfficerWriter(context: WriteContext): (input: OfficerInput) => WriteOutcome {
  const { db } = context;
  const write = createKeyedWriter(db, 'officers', COLUMNS);
  const watch = createOfficerWatch(context);
  const find = db.prepare<[string], Row>('SELECT * FROM officers WHERE key = ?');
  const unindex = db.prepare('DELETE FROM officer_search WHERE rowid = ?');
  const index = db.prepare('INSERT INTO officer_search (rowid, name, address) VALUES (?, ?, ?)');
  return (input) => {
    const company_id = context.entities.resolve(input.company);
    const before = find.get(input.key);
    const row = toRow(input, company_id, context);
    if (isOlder(row, before)) return 'unchanged';
    const { id, outcome } = write([input.key, ...COLUMNS.facts.map((column) => row[column] ?? null)]);
    if (outcome === 'unchanged') return outcome;
    if (outcome === 'merged') unindex.run(id);
    index.run(id, fold(String(row.name)), fold(input.address ?? ''));
    context.touch(company_id);
    if (!input.is_restored) watch(company_id, input, before);
    return outcome;
  };
}
