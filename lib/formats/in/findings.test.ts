import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Finding, FindingKind } from '@/lib/contract/records';
import { openDatabase, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { createRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { csvLines, jsonLines } from '@/lib/testing/damage/original';
import { dryRun, printDryRun, printSummary } from './dry-run';
import { type FormatOptions, type ImportFormat, passOver } from './format';
import { FORMATS } from './formats';
import { sourceOf } from './read/byte-streams';
import { type RunOptions, runImport } from './run';
import { createDirectTarget } from './target/direct';
import { parseDate, parsePartialDate } from './values';

let [folder, db]: [string, SqliteDatabase] = ['', openDatabase(':memory:')];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-findings-'));
  db = openDatabase(':memory:');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

function formatNamed(name: string): ImportFormat {
  const found = FORMATS.find((format) => format.name === name);
  if (!found) throw new Error(`there is no format ${name}`);
  return found;
}

interface Given {
  format: string;
  text: string | Buffer;
  name?: string;
  date?: string;
  options?: FormatOptions;
}

const load = ({ format, text, name = 'f', date = '2024-05-05', options = {} }: Given, more: Partial<RunOptions> = {}) =>
  runImport({
    ...{ format: formatNamed(format), formatOptions: options, files: [sourceOf(name, text, date)] },
    ...{ target: createDirectTarget(createRegisterWriter(db)), rejectsFolder: folder },
    ...more,
  });

const only = (findings: readonly Finding[], kind: FindingKind) => findings.filter((finding) => finding.kind === kind);

const HEADER = [
  'CompanyName',
  'CompanyNumber',
  'CompanyStatus',
  'CompanyCategory',
  'IncorporationDate',
  'DissolutionDate',
];
const table = (...rows: string[][]): Given => ({ format: 'companies-house', text: csvLines(HEADER, ...rows) });

describe('an import', () => {
  test('without anything odd finds nothing, and knows the days of its facts', async () => {
    const result = await load(table(['A LTD', '00000001', 'Active', 'Private', '01/02/2001', '']));
    expect([result.findings, result.days]).toEqual([[], { oldest: '2024-05-05', newest: '2024-05-05' }]);
    expect(printSummary(result)).not.toContain('Found in the files');
  });

  test('finds dates that cannot be, once each', async () => {
    const { findings } = await load(
      table(
        ['A LTD', '00000001', 'Active', 'Private', '31/02/2001', ''],
        ['B LTD', '00000002', 'Active', 'Private', 'soon', '30/02/2002'],
        ['C LTD', '00000003', 'Dissolved', 'Private', '01/02/2001', '01/02/1999'],
        ['D LTD', '00000004', 'Active', 'Private', '01/02/2150', ''],
        ['E LTD', '00000005', 'Active', 'Private', '2001', '9999-12-31'],
      ),
    );
    expect(findings).toEqual([
      { kind: 'impossible_date', subject: 'unreadable', count: 3, example: '31/02/2001 (f:2)' },
      { kind: 'impossible_date', subject: 'order', count: 1, example: '2001-02-01 – 1999-02-01 (f:4)' },
      { kind: 'impossible_date', subject: 'future', count: 1, example: '2150-02-01 (f:5)' },
    ]);
  });

  test('shows no text in place of a date that may be about a person', async () => {
    const { findings } = await load(table(['A LTD', '00000001', 'Active', 'Private', '1 Mill Lane, Ashby', '']));
    expect(findings).toEqual([{ kind: 'impossible_date', subject: 'unreadable', count: 1, example: 'f:2' }]);
  });

  test('finds identifiers with wrong check digits', async () => {
    const mapping = {
      source: { publisher: 'Invented' },
      records: [{ kind: 'company', jurisdiction_code: { value: 'no' }, company_number: 'n', name: 'name', lei: 'lei' }],
    };
    const text = 'name,n,lei\nA,923609016,5493001KJTIIGC8Y1R12\nB,923609017,5493001KJTIIGC8Y1R13\n';
    expect((await load({ format: 'csv', text, options: { mapping } })).findings).toEqual([
      { kind: 'check_digit', subject: 'Organisasjonsnummer', count: 1, example: '923609017 (f:3)' },
      { kind: 'check_digit', subject: 'LEI', count: 1, example: '5493001KJTIIGC8Y1R13 (f:3)' },
    ]);
  });

  test('finds columns that nobody reads', async () => {
    const text = csvLines([...HEADER, 'Colour', ''], ['A LTD', '00000001', 'Active', 'Private', '', '', 'red', '']);
    expect((await load({ format: 'companies-house', text })).findings).toEqual([
      { kind: 'unknown_column', subject: 'Colour', count: 1, example: 'f' },
    ]);
  });

  test('finds what is twice in its files, and not what was there before', async () => {
    const row = ['A LTD', '00000001', 'Active', 'Private', '', ''];
    const twice = { kind: 'duplicate', subject: 'company', count: 2, example: 'gb/00000001' };
    expect((await load(table(row, row, row))).findings).toEqual([twice]);
    expect((await load(table(row))).findings).toEqual([]);
  });

  test('finds where it differs from another publisher', async () => {
    await load(table(['A LTD', '00000001', 'Active', 'Private', '01/02/2001', '']));
    const mapping = {
      source: { publisher: 'Another' },
      records: [
        {
          ...{ kind: 'company', jurisdiction_code: { value: 'gb' }, company_number: 'n', name: 'name' },
          ...{ incorporation_date: 'since', inactive: 'over' },
        },
      ],
    };
    const other = (row: string): Given => ({
      ...{ format: 'csv', text: `name,n,since,over\n${row}\n`, options: { mapping } },
    });
    const { findings } = await load(other('Quite Another Ltd,00000001,2001-02-03,yes'));
    expect(findings).toEqual(
      ['name', 'inactive', 'incorporation_date'].map((subject) => ({
        ...{ kind: 'conflict', subject, count: 1, example: 'gb/00000001' },
      })),
    );
    // Another spelling, and a date known to the year only, are no contradiction.
    expect((await load(other('A Limited,00000001,2001,'))).findings).toEqual([]);
  });

  test('finds ends of relationships that no record describes', async () => {
    const mapping = {
      source: { publisher: 'Invented' },
      records: [
        {
          ...{
            kind: 'relationship',
            owner: { name: 'owner', company_number: 'by', jurisdiction_code: { value: 'gb' } },
          },
          owned: { name: 'name', company_number: 'n', jurisdiction_code: { value: 'gb' } },
        },
      ],
    };
    const text = 'owner,by,name,n\nOwner Ltd,00000002,A Ltd,00000001\n';
    await load(table(['A LTD', '00000001', 'Active', 'Private', '', '']));
    const first = await load({ format: 'csv', text, options: { mapping } });
    expect(first.findings).toEqual([
      { kind: 'end_not_found', subject: null, count: 1, example: 'company:gb/00000002' },
    ]);
    // It is told once, by the import that mentions it first.
    expect((await load({ format: 'csv', text, options: { mapping } })).findings).toEqual([]);
  });

  test('finds types of records that the register has no place for', async () => {
    const entity = (schema: string, id: string) => ({ id, schema, properties: { name: [id] }, datasets: ['d'] });
    const text = jsonLines(entity('Vessel', 'a'), entity('Company', 'b'), entity('Vessel', 'c'));
    const { findings, passed } = await load({ format: 'followthemoney', text });
    expect(passed).toBe(2);
    expect(only(findings, 'passed_over')).toEqual([
      { kind: 'passed_over', subject: 'Vessel', count: 2, example: 'f:1' },
    ]);
  });

  test('finds encodings, and what had to be repaired or was lost', async () => {
    const row = (name: string) => `${name},00000001,Active,Private,,\n`;
    const latin = Buffer.from(`${HEADER.join(',')}\n${row('CAFÉ LTD')}`, 'latin1');
    expect((await load({ format: 'companies-house', text: latin })).findings).toEqual([
      { kind: 'encoding', subject: 'windows-1252', count: 1, example: 'f' },
    ]);
    const mixed = Buffer.concat([
      Buffer.from(`${HEADER.join(',')}\n${row('ÉTÉ À LA \uFFFD')}CAF`),
      Buffer.from([0xc9, 0x2c]),
    ]);
    expect((await load({ format: 'companies-house', text: mixed })).findings).toEqual([
      { kind: 'lost_characters', subject: null, count: 1, example: 'f:2' },
      { kind: 'repaired_characters', subject: null, count: 1, example: 'f:3' },
    ]);
  });

  test('finds a file that was not read to its end', async () => {
    const { findings } = await load({ format: 'bods', text: '[{"recordId":"a"}' });
    expect(findings).toEqual([
      { kind: 'not_read', subject: null, count: 1, example: 'f: the file ends inside its array of records' },
    ]);
  });

  test('prints each with its count, the first of it, and what to do', async () => {
    const row = ['A LTD', '00000001', 'Active', 'Private', '31/02/2001', ''];
    const given = { ...table(row, row), date: '2024-05-05T00:00:00+00:00~' };
    const lines = [
      '  1 × twice in the files: companies: gb/00000001',
      '  2 × dates that cannot be: no such day: 31/02/2001 (f:2)',
      '  2 × records without a day, which have the date of their file: f (2024-05-05) (any day that a record or a file name gives overrides it; --as-of tells a better one)',
    ];
    expect(printSummary(await load(given))).toContain(
      ['Found in the files, with the first of each:', ...lines].join('\n'),
    );
    const options = { format: formatNamed('companies-house'), files: [sourceOf('f', given.text, given.date)] };
    const tried = await dryRun({ ...options, formatOptions: {}, withhold: (input) => input });
    // What only the register can know is not in it.
    expect(printDryRun(tried)).toContain(['Found in the files, with the first of each:', ...lines.slice(1)].join('\n'));
  });
});

/** A format that postpones each record once. */
const postponing: ImportFormat = {
  ...{ name: 'invented', describes: '', recognises: () => false },
  async *read() {
    for (let line = 1; line <= 9_000; line++) yield { line, raw: line };
  },
  createMapper: () => (raw, _, canWait) => {
    parseDate('31/02/2001');
    parsePartialDate('2001-13');
    if (canWait) return { later: true };
    return Number(raw) % 2 === 0 ? passOver('even') : [];
  },
};

test('a record that is mapped again is examined once, and a stopped import finds what a whole one finds', async () => {
  const whole = await runImport({
    ...{ format: postponing, files: [sourceOf('f', '')], rejectsFolder: folder },
    target: createDirectTarget(createRegisterWriter(db)),
  });
  const found = [
    { kind: 'impossible_date', subject: 'unreadable', count: 18_000, example: '31/02/2001 (f:1)' },
    { kind: 'passed_over', subject: 'even', count: 4_500, example: 'f:2' },
  ];
  expect(whole.findings).toEqual(found);

  const other = openDatabase(':memory:');
  onTestFinished(() => void other.close());
  const options = { format: postponing, files: [sourceOf('f', '')], rejectsFolder: folder };
  let batches = 0;
  const target = createDirectTarget(createRegisterWriter(other));
  const stopping = {
    ...target,
    write: async (...args: Parameters<typeof target.write>) => {
      if (++batches > 2) throw Object.assign(new Error('killed'), { name: 'RegisterRefusal' });
      await target.write(...args);
    },
  };
  await expect(runImport({ ...options, target: stopping })).rejects.toThrow('killed');
  const resumed = await runImport({ ...options, target: createDirectTarget(createRegisterWriter(other)) });
  expect(resumed.resumed_at).toBeGreaterThan(0);
  expect(resumed.findings).toEqual(found);
});
