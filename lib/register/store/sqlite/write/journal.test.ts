import { expect, onTestFinished, test } from 'vitest';
import { company, reference, source } from '../../case-inputs';
import { unpackRecords } from '../../prepare/batch';
import { chunksOf } from '../../prepare/journal';
import { prepareRecord } from '../../prepare/prepare';
import type { RegisterInput } from '../../records';
import { openDatabase } from '../open';
import { createRegisterWriter } from '../writer';

const PLAN = { format: 'invented', files: [], options: {} };
const NOW = '2026-03-01T12:00:00.000Z';

interface Row {
  import_id: number | null;
  written_at: string | null;
  publishers: string;
  records: Buffer | null;
}

function openWriter() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const rows = () => db.prepare<[], Row>('SELECT * FROM import_records ORDER BY id').all();
  /** The groups of each row; undefined for the end of an import. */
  const kept = () =>
    rows().map(
      ({ records }) => records && [...unpackRecords(chunksOf(records))].map((one) => 'inputs' in one && one.inputs),
    );
  return { db, rows, kept, writer: createRegisterWriter(db, { now: () => NOW }) };
}

const officer = (key: string): RegisterInput => ({ kind: 'officer', key, company: reference('1'), name: key, source });
const bad = (): RegisterInput => ({ ...company('9', 'Bad'), name: undefined as never });

test('what imports write is kept in the order of writing, each with its end', () => {
  const { writer, rows, kept } = openWriter();
  const [first, second] = [writer.beginImport(PLAN), writer.beginImport({ ...PLAN, format: 'other' })];
  const [one, two] = [prepareRecord([company('1', 'Ashby')]), prepareRecord([officer('o'), company('2', 'Bo')])];
  const settle = () => ({ position: 1, rejects_bytes: 0, counts: first.counts });
  writer.writeGroups(second, [one], settle);
  writer.writeGroups(first, [two, one], settle);
  writer.endImport(second);
  expect(rows().map(({ import_id }) => import_id)).toEqual([second.id, first.id, second.id]);
  expect(kept()).toEqual([[one], [two, one], null]);
  expect(JSON.parse(rows()[1]?.publishers ?? '')).toEqual([
    { publisher: 'Invented Register', licences: [], records: 2, oldest: '2026-01-01', newest: '2026-01-01' },
  ]);
});

test('what is written without an import is kept with its time', () => {
  const { writer, rows, kept } = openWriter();
  writer.write([company('1', 'Ashby'), officer('o')]);
  expect(rows()).toMatchObject([{ import_id: null, written_at: NOW }]);
  expect(kept()).toEqual([[prepareRecord([company('1', 'Ashby')]), prepareRecord([officer('o')])]]);
});

test('what is not written is not kept', () => {
  const { writer, rows } = openWriter();
  expect(() => writer.write([company('1', 'Ashby'), bad()])).toThrow();
  const run = writer.beginImport(PLAN);
  const failing = () => {
    throw new Error('killed');
  };
  expect(() => writer.writeGroups(run, [prepareRecord([company('1', 'Ashby')])], failing)).toThrow('killed');
  expect(rows()).toEqual([]);
});

test('a batch of which one record is refused is kept once', () => {
  const { writer, kept } = openWriter();
  const run = writer.beginImport(PLAN);
  const groups = [prepareRecord([bad()]), prepareRecord([company('1', 'Ashby')])];
  writer.writeGroups(run, groups, () => ({ position: 2, rejects_bytes: 0, counts: run.counts }));
  expect(kept()).toEqual([groups]);
});
