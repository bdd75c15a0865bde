import type { MentionInput, PlaceholderInput } from '../../records';
import { recordKeyOf } from './export-companies';
import { type ExportContext, rowsById, SOURCE, sourceOf } from './export-context';
import { parseJson, type SourceColumns } from './rows';

interface Row extends SourceColumns {
  id: number;
  entity_type: PlaceholderInput['entity_type'];
  name: string;
  jurisdiction_string: string | null;
  jurisdiction_code: string | null;
  identifier: string | null;
  details: string | null;
  version: string;
}

const factsOf = ({ entity_type, name, jurisdiction_string, jurisdiction_code, identifier }: Row) => ({
  ...{ entity_type, name },
  ...(jurisdiction_string !== null && { jurisdiction_string }),
  ...(jurisdiction_code !== null && { jurisdiction_code }),
  ...(identifier !== null && { identifier }),
});

/** One that nobody has told of has the empty version: it is known from what names it, and by one key. */
function toInput(row: Row, keys: string[], key: string): PlaceholderInput | MentionInput {
  if (row.version === '') return { kind: 'mention', entity: { key, ...factsOf(row) } };
  const details = parseJson<Record<string, unknown>>(row.details);
  return {
    kind: 'placeholder',
    keys,
    record_key: recordKeyOf(row.version),
    ...factsOf(row),
    ...(details !== null && { details }),
    source: sourceOf(row),
  };
}

/** Those that turned out to be a company are that company, save where the register is to be had whole. */
export function* exportPlaceholders({
  db,
  scope,
  withHidden,
  keysOf,
  referenceTo,
}: ExportContext): Generator<PlaceholderInput | MentionInput> {
  const select = `SELECT p.*, ${SOURCE} FROM placeholders p JOIN entities e ON e.id = p.id
    LEFT JOIN sources s ON s.id = p.source_id
    WHERE e.merged_into IS NULL AND ${withHidden ? '1' : "e.kind = 'placeholder'"} AND ${scope.isGiven('p.id')}`;
  for (const row of rowsById<Row>(db, select, 'p.id')) {
    yield toInput(row, keysOf(row.id), referenceTo(row.id).key);
  }
}
