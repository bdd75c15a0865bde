import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ImportFormat } from '@/lib/formats/in/format';
import { sourceOf } from '@/lib/formats/in/read/byte-streams';
import { findSources } from '@/lib/formats/in/read/find-sources';
import { createDirectTarget } from '@/lib/formats/in/target/direct';
import type { RegisterInput } from '@/lib/register/store/records';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { openSqliteExport } from '@/lib/register/store/sqlite/read/export/export';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import type { ExportSelection } from '@/lib/register/store/store';
import { runImport } from '../../in/run';
import type { ExportFormat } from '../format';
import { ExportTally } from '../tally';
import { native } from './native';

/** A folder that is removed after the test. */
export function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A register in a file, holding these records. */
export function registerOf(records: Iterable<RegisterInput>, file = join(folderOfTest(), 'register.sqlite')): string {
  const writer = openRegisterWriter(file, { now: () => '2026-01-01T00:00:00Z' });
  writer.write([...records]);
  writer.close();
  return file;
}

/** A register in a file, loaded from published files. */
export async function registerFrom(...loads: [ImportFormat, readonly string[]][]): Promise<string> {
  const folder = folderOfTest();
  const writer = openRegisterWriter(join(folder, 'register.sqlite'));
  for (const [format, paths] of loads) {
    const files = await findSources(paths, { stdin: process.stdin, clock: Date.now });
    await runImport({ format, files, target: createDirectTarget(writer), rejectsFolder: folder });
  }
  writer.close();
  return join(folder, 'register.sqlite');
}

/** A register in a file, filled from another's export. */
export async function registerFromText(format: ImportFormat, text: string): Promise<string> {
  const folder = folderOfTest();
  const writer = openRegisterWriter(join(folder, 'register.sqlite'));
  const result = await runImport({
    format,
    files: [sourceOf('export.jsonl', text)],
    target: createDirectTarget(writer),
    rejectsFolder: folder,
  });
  writer.close();
  if (result.problems.length > 0) throw new Error(result.problems.join('\n'));
  return join(folder, 'register.sqlite');
}

/** The complete output of a format for a register. */
export function exported(file: string, format: ExportFormat, selection: ExportSelection = {}): string {
  const { texts, header, footer, ...own } = format;
  const register = openSqliteExport(file, { ...own, ...selection });
  try {
    const about = { exported_at: '2026-01-01T00:00:00Z', licences: register.licences(), tally: new ExportTally() };
    return (header?.(about) ?? '') + [...texts(register.records(), about)].join('') + (footer?.(about) ?? '');
  } finally {
    register.close();
  }
}

/** The id of the company in the key of an event that a register has found. */
const ID_IN_KEY = /"key":"\d+:(?=[^"]*","found_by_register")/;

/** Every record of a register, without ids and in an order that does not depend on them. */
export const linesWithoutIds = (file: string, selection: ExportSelection = {}): string[] =>
  exported(file, native, selection)
    .trim()
    .split('\n')
    .map((line) => line.replace(ID_IN_KEY, '"key":":'))
    .sort();

/**
 * Rows by table. Excluded: addresses of merged entities, which are ids and differ between registers, and
 * sources without references. Snapshots count wherever they are stored: a register that got a company from one
 * record derives what another, which got it from two, had to write down. The same holds for events and data.
 */
export function tableCounts(file: string): Record<string, number> {
  const db = openDatabase(file);
  // A type or status that a later record replaced keeps its row in company_terms: how many depends on the order of records.
  const list = db.prepare<
    [],
    string
  >(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_search%' ESCAPE '\\'
    AND name NOT LIKE 'sqlite%' AND name NOT IN ('imports', 'import_records', 'sources', 'accounts', 'company_terms', 'snapshots', 'company_changes', 'officer_changes',
      'listed_events', 'listed_events_by_creation', 'event_counts', 'statement_counts') OR name = 'known_snapshots'`);
  const where: Record<string, string> = {
    entities: 'WHERE merged_into IS NULL',
    placeholders: `WHERE id IN (SELECT id FROM entities WHERE merged_into IS NULL AND (kind = 'placeholder' OR version <> ''))`,
  };
  const whole: Record<string, string> = { events: 'known_events', data: 'known_data' };
  const count = (table: string) =>
    db
      .prepare<[], number>(`SELECT count(*) FROM ${whole[table] ?? table} ${where[table] ?? ''}`)
      .pluck()
      .get();
  const counts = list
    .pluck()
    .all()
    .map((table) => [table, count(table)]);
  db.close();
  return Object.fromEntries(counts);
}
