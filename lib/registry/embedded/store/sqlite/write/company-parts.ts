import { fold, stripControls } from '@/lib/names/fold';
import type { DatumInput, EventInput, FilingInput, OfficerInput, WriteOutcome } from '../../records';
import { booleanCell, changedColumns, insertSql, jsonCell, type Row, updateSql } from './columns';
import type { WriteContext } from './context';

/** Inserts or updates a row that has a `key` of its own; the last word wins. */
function createKeyedWriter({ db }: WriteContext, table: string) {
  const find = db.prepare<[string], Row>(`SELECT * FROM ${table} WHERE key = ?`);
  return (row: Row & { key: string }, onceOnly: Row = {}): { id: number; outcome: WriteOutcome } => {
    const before = find.get(row.key);
    if (!before) {
      const whole = { ...row, ...onceOnly };
      const { lastInsertRowid } = db.prepare(insertSql(table, Object.keys(whole))).run(whole);
      return { id: Number(lastInsertRowid), outcome: 'added' };
    }
    const id = Number(before.id);
    const changed = changedColumns(before, row);
    if (Object.keys(changed).length === 0) return { id, outcome: 'unchanged' };
    db.prepare(updateSql(table, Object.keys(changed))).run({ ...changed, id });
    return { id, outcome: 'merged' };
  };
}

export function createOfficerWriter(context: WriteContext): (input: OfficerInput) => WriteOutcome {
  const { db } = context;
  const write = createKeyedWriter(context, 'officers');
  const unindex = db.prepare('DELETE FROM officer_search WHERE rowid = ?');
  const index = db.prepare('INSERT INTO officer_search (rowid, name, address) VALUES (?, ?, ?)');
  return (input) => {
    const name = stripControls(input.name);
    const company_id = context.entities.resolve(input.company);
    const { id, outcome } = write({
      key: input.key,
      company_id,
      name,
      sort_name: fold(name).trim(),
      position: input.position ?? null,
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
    });
    if (outcome === 'unchanged') return outcome;
    if (outcome === 'merged') unindex.run(id);
    index.run(id, fold(name), fold(input.address ?? ''));
    context.touch(company_id);
    return outcome;
  };
}

export function createFilingWriter(context: WriteContext): (input: FilingInput) => WriteOutcome {
  const write = createKeyedWriter(context, 'filings');
  return (input) => {
    const company_id = context.entities.resolve(input.company);
    const { outcome } = write({
      key: input.key,
      company_id,
      date: input.date,
      title: stripControls(input.title),
      description: input.description ?? null,
      uid: input.uid ?? null,
      url: input.url ?? null,
      filing_type: input.filing_type ?? null,
      filing_code: input.filing_code ?? null,
    });
    if (outcome !== 'unchanged') context.touch(company_id);
    return outcome;
  };
}

export function createDatumWriter(context: WriteContext): (input: DatumInput) => WriteOutcome {
  const write = createKeyedWriter(context, 'data');
  const link = context.db.prepare('INSERT OR IGNORE INTO datum_companies (company_id, datum_id) VALUES (?, ?)');
  const setUpdated = context.db.prepare('UPDATE data SET updated_at = ? WHERE id = ?');
  return (input) => {
    const created_at = input.created_at ?? context.now();
    const row = {
      key: input.key,
      data_type: input.data_type,
      title: stripControls(input.title),
      description: input.description ?? null,
      attributes: JSON.stringify(input.attributes),
      source_id: context.sourceId(input.source),
      retrieved_at: input.source.retrieved_at ?? null,
    };
    const { id, outcome } = write(row, { created_at, updated_at: created_at });
    if (outcome === 'merged') setUpdated.run(context.now(), id);
    for (const reference of input.companies) {
      const company = context.entities.resolve(reference);
      link.run(company, id);
      if (outcome !== 'unchanged') context.touch(company);
    }
    return outcome;
  };
}

export function createEventWriter(context: WriteContext): (input: EventInput) => WriteOutcome {
  const write = createKeyedWriter(context, 'events');
  return (input) => {
    const row = {
      key: input.key,
      company_id: context.entities.resolve(input.company),
      type: input.type,
      categories: JSON.stringify(input.categories),
      starts_at: input.starts_at ?? null,
      ends_at: input.ends_at,
      description: input.description,
      provenance: JSON.stringify(input.provenance),
      derived_from: jsonCell(input.derived_from),
      payload: jsonCell(input.payload),
    };
    return write(row, { created_at: input.created_at ?? context.now() }).outcome;
  };
}
