import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAssumed } from '@/lib/contract/parameters';
import { openDatabase, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { createRegisterWriter } from '@/lib/register/store/sqlite/writer';
import type { Original } from '@/lib/testing/damage/original';
import { originals } from '@/lib/testing/damage/originals';
import { printSummary } from './dry-run';
import { dateFile, dateInName } from './file-date';
import { FORMATS } from './formats';
import { sourceOf } from './read/byte-streams';
import { type ImportResult, runImport } from './run';
import { createDirectTarget } from './target/direct';

const TODAY = '2026-05-05';

describe('the date in a name', () => {
  test.each([
    ['BasicCompanyDataAsOneFile-2020-05-01.csv', '2020-05-01T00:00:00+00:00'],
    ['BasicCompanyData-2024-05-01-part1_7.zip/BasicCompanyData-2024-05-01-part1_7.csv', '2024-05-01T00:00:00+00:00'],
    ['20240505-1600-gleif-goldencopy-lei2-golden-copy.csv.zip', '2024-05-05T16:00:00+00:00'],
    ['20180901-gleif-concatenated-file-lei2.xml', '2018-09-01T00:00:00+00:00'],
    ['persons-with-significant-control-snapshot-2024-05-05.zip/psc.txt', '2024-05-05T00:00:00+00:00'],
    ['enheter_2024_05_05.json', '2024-05-05T00:00:00+00:00'],
    ['enheter.2024.05.05.json', '2024-05-05T00:00:00+00:00'],
    // The inner name says more than the folder's.
    ['2024-05-01/export-2024-05-05/list.csv', '2024-05-05T00:00:00+00:00'],
    ['K3241.K03200Y0.D40713.EMPRECSV', '2024-07-13T00:00:00+00:00'],
    // Of two years that end in 6 the one that has come.
    ['K3241.K03200Y0.D60413.EMPRECSV', '2026-04-13T00:00:00+00:00'],
    ['K3241.K03200Y0.D60713.EMPRECSV', undefined],
    ['companies.csv', undefined],
    ['2024.csv', undefined],
    ['2024-13-01.csv', undefined],
    ['2024-05_01.csv', undefined],
    ['company-120240505.json', undefined],
    ['company-202405051.json', undefined],
    ['17991231.json', undefined],
    ['2026-05-06.csv', undefined],
    ['from-2026-05-06-or-2024-05-05.csv', '2024-05-05T00:00:00+00:00'],
  ])('%s is %s', (name, date) => expect(dateInName(name, TODAY)).toBe(date));
});

test('what was told of a file is its date, and else that of the file system, marked', () => {
  const file = { name: 'f', date: '2031-01-01T10:00:00.123Z' };
  expect(dateFile({ ...file, told: '2024-05-05T00:00:00+00:00' }).date).toBe('2024-05-05T00:00:00+00:00');
  expect(dateFile(file).date).toBe('2031-01-01T10:00:00+00:00~');
});

let [folder, db]: [string, SqliteDatabase] = ['', openDatabase(':memory:')];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-dates-'));
  db = openDatabase(':memory:');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

/** A day that no record tells. */
const OF_SYSTEM = '2031-01-01';
const TOLD = '2031-01-02T00:00:00+00:00';

async function load({ format, name, text, options }: Original, told?: string): Promise<ImportResult> {
  const [found] = FORMATS.filter((each) => each.name === format);
  if (!found) throw new Error(`there is no format ${format}`);
  return runImport({
    format: found,
    formatOptions: options ?? {},
    files: [{ ...sourceOf(name, text, `${OF_SYSTEM}T10:00:00.000Z`), told }],
    target: createDirectTarget(createRegisterWriter(db)),
    rejectsFolder: folder,
  });
}

const DATED = {
  companies: 'retrieved_at',
  officers: 'retrieved_at',
  placeholders: 'retrieved_at',
  known_data: 'retrieved_at',
  statements: 'version',
} as const;

/** All dates of records in the register. */
const dates = (): string[] =>
  Object.entries(DATED).flatMap(([table, column]) =>
    db.prepare<[], string>(`SELECT ${column} FROM ${table} WHERE ${column} IS NOT NULL`).pluck().all(),
  );

const events = (): unknown[] => db.prepare("SELECT * FROM known_events WHERE ends_at LIKE '2031%'").all();

const cases = originals().map((original): [string, Original] => [`${original.format}, ${original.name}`, original]);

describe.each(cases)('a file of %s', (_, original) => {
  test('marks the date of the file system wherever it gives a record its date, and says how many have it', async () => {
    const result = await load(original);
    const assumed = dates().filter(isAssumed);
    expect(dates().filter((date) => date.startsWith(OF_SYSTEM))).toEqual(assumed);
    const undated = result.findings.find(({ kind }) => kind === 'undated');
    expect(assumed.length > 0).toBe(undated !== undefined);
    if (assumed.length > 0) {
      expect(undated).toMatchObject({ subject: null, example: `${original.name} (${OF_SYSTEM})` });
      expect(printSummary(result)).toMatch(/^ {2}\d+ × records without a day, .*--as-of tells a better one\)$/m);
    }
    expect(events()).toEqual([]);
  });

  test('with a told date has that one, which a later file without one does not replace', async () => {
    await load(original, TOLD);
    const told = dates();
    expect(told.filter(isAssumed)).toEqual([]);
    await load(original);
    expect(dates()).toEqual(told);
  });

  test('with a told date replaces what a file without one said before', async () => {
    await load(original, TOLD);
    const told = dates();
    db.close();
    db = openDatabase(':memory:');
    await load(original);
    await load(original, TOLD);
    expect(dates().filter(isAssumed)).toEqual([]);
    expect(dates().toSorted()).toEqual(told.toSorted());
  });
});
