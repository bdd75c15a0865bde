import { stripControls } from '@/lib/shared/names/fold';
import { versionOf } from '../../prepare/source';
import type { PlaceholderInput, WriteOutcome } from '../../records';
import { changedColumns, jsonCell, mergeFacts, type Row } from './columns';
import type { WriteContext } from './context';

function toRow(input: PlaceholderInput, context: WriteContext): Row {
  return {
    entity_type: input.entity_type,
    name: stripControls(input.name),
    jurisdiction_string: input.jurisdiction_string ?? null,
    jurisdiction_code: input.jurisdiction_code ?? null,
    identifier: input.identifier ?? null,
    details: jsonCell(input.details),
    source_id: context.sourceId(input.source),
    retrieved_at: input.source.retrieved_at ?? null,
    version: versionOf(input.source, input.record_key),
  };
}

export function createPlaceholderWriter(context: WriteContext): (input: PlaceholderInput) => WriteOutcome {
  const { db, entities } = context;
  const findRow = db.prepare<[number], Row>('SELECT * FROM placeholders WHERE id = ?');
  return (input) => {
    const [known, ...others] = entities.findAll(input.keys);
    const id = known ?? entities.create('placeholder');
    for (const other of others) entities.merge(id, other);
    entities.setKeys(input.keys, id);
    const incoming = toRow(input, context);
    const before = findRow.get(id);
    if (others.length > 0 || before?.name !== incoming.name || before?.entity_type !== incoming.entity_type) {
      context.statements.markEntity(id);
    }
    if (!before) {
      context.rows.insert('placeholders', { id, ...incoming });
      return known === undefined ? 'added' : 'merged';
    }
    const next = mergeFacts(before, incoming, String(incoming.version) >= String(before.version));
    const changed = changedColumns(before, next);
    if (Object.keys(changed).length === 0) return 'unchanged';
    context.rows.update('placeholders', id, changed);
    return before.version === '' ? 'added' : 'merged';
  };
}
