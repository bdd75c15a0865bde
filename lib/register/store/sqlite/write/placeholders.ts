import { stripControls } from '@/lib/shared/names/fold';
import { versionOf } from '../../prepare/datum';
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

/** The facts of two records of a placeholder, in the columns of the first. */
const mergeVersions = (row: Row, other: Row): Row =>
  mergeFacts(other, row, [String(other.version), String(row.version)]);

/** Writes persons and other owners that are in no company register. */
export function createPlaceholderWriter(context: WriteContext): (input: PlaceholderInput) => WriteOutcome {
  const { db, entities } = context;
  const findRow = db.prepare<[number], Row>('SELECT * FROM placeholders WHERE id = ?');
  const isCompany = db.prepare<[number]>('SELECT 1 FROM companies WHERE id = ?');
  const byKey = (one: number, other: number): number => (entities.keyOf(one) < entities.keyOf(other) ? -1 : 1);
  return (input) => {
    const found = entities.findAll(input.keys);
    // It may be a company, but never makes two companies one: their numbers tell them apart.
    const companies = found.filter((one) => isCompany.get(one) !== undefined).sort(byKey);
    const known = companies[0] ?? found[0];
    const id = known ?? entities.create('placeholder', input.keys);
    const others = found.filter((one) => one !== id && !companies.includes(one));
    for (const other of others) entities.merge(id, other);
    entities.setKeys(
      input.keys.filter((key) => !companies.slice(1).includes(entities.find(key) ?? id)),
      id,
    );
    const joined = others.map((other) => findRow.get(other)).filter((row) => row !== undefined && row.version !== '');
    const incoming = joined.reduce<Row>((row, other) => mergeVersions(row, other ?? {}), toRow(input, context));
    const before = findRow.get(id);
    if (others.length > 0 || before?.name !== incoming.name || before?.entity_type !== incoming.entity_type) {
      context.statements.markEntity(id);
    }
    if (!before) {
      context.rows.insert('placeholders', { id, ...incoming });
      if (known === undefined) context.counts.count('placeholders');
      return known === undefined ? 'added' : 'merged';
    }
    // What was only mentioned has an empty version: its facts give way, as those of a later mention would not be read.
    const isMention = before.version === '';
    const next = isMention ? incoming : mergeVersions(incoming, before);
    const changed = changedColumns(before, next);
    if (Object.keys(changed).length === 0) return 'unchanged';
    context.rows.update('placeholders', id, changed);
    return isMention ? 'added' : 'merged';
  };
}
