import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { bods as bodsImport } from '@/lib/formats/in/bods/bods';
import { native as nativeImport } from '@/lib/formats/in/native/native';
import type { RegisterInput } from '@/lib/register/store/records';
import { followthemoney as ftmImport } from '../in/followthemoney/followthemoney';
import { cleanText } from '../in/values';
import { bods } from './bods/bods';
import { parquetCsv } from './csv/parquet-csv';
import { csv, type TableName } from './csv/tables';
import { followthemoney } from './followthemoney/followthemoney';
import type { ExportFormat } from './format';
import { native } from './native/native';
import { exported, registerFromText, registerOf } from './native/native.fixture';

/** Names of a company or person that some programs would execute or misread. */
const NAMES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&amp; ]]> <!--',
  '=1+1',
  '=HYPERLINK("https://example.org","A")',
  '+1',
  '-1',
  '@SUM(A1)',
  ' =1',
  '\u200b=1',
  '\t=1',
  '＝1',
  "'=1",
  'One, "Two"; Three',
  'One\nTwo',
  'One\r\n=Two',
  '{"kind":"company"}',
  '\\',
  '\\u003c',
  'a\u0000b',
  'a\u001bb',
  '\u202egpj.exe',
  'a\u2028b',
  '\ufeffname',
  'a\ud800b',
  '😀 شركة',
] as const;

const source = { publisher: '=Example, "Register"', terms: '<b>CC0</b>', retrieved_at: '2026-01-05T00:00:00Z' };
const end = (at: number) => ({ key: `company:gb/${at + 1}`, name: NAMES[at] ?? '' });

const records = (): RegisterInput[] =>
  NAMES.flatMap((name, at): RegisterInput[] => [
    {
      ...{ kind: 'company', jurisdiction_code: 'gb', company_number: String(at + 1), record_key: name, name, source },
      ...{ company_type: name, current_status: name, previous_names: [{ company_name: name }] },
    },
    { kind: 'officer', key: `o${at}`, company: end(at), name, position: name, source },
    { kind: 'filing', key: `f${at}`, company: end(at), date: '2020-01-01', title: name, description: name },
    {
      ...{ kind: 'statement', key: `s${at}`, data_type: 'share_parcel', objects: [end(at)], version: '2026-01-05' },
      ...{ subjects: [{ key: `p${at}`, name, entity_type: 'person' }], properties: { note: name }, provenances: [] },
      relationship: { relationship_type: 'shareholding', percentage: 51 },
    },
  ]);

let [folder, file] = ['', ''];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-hostile-'));
  file = registerOf(records(), join(folder, 'register.sqlite'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The same without forbidden characters. */
const clean = (texts: readonly string[]): string[] => texts.map((text) => cleanText(text) ?? '').sort();

const lines = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Every company name in a file of ours. */
const companyNames = (text: string): string[] =>
  lines(text).flatMap(({ kind, name }) => (kind === 'company' && typeof name === 'string' ? [name] : []));

/** In order, with unpaired surrogates replaced, as our own format replaces them on reading. */
const recordsIn = (text: string): string[] => text.replaceAll('\\ud800', '\ufffd').split('\n').slice(1).sort();

describe('names that are more than names', () => {
  test('are the same in a register that is exported and imported again', async () => {
    const text = exported(file, native);
    expect(clean(companyNames(text))).toEqual(clean(NAMES));
    const again = exported(await registerFromText(nativeImport, text), native);
    expect(recordsIn(again)).toEqual(recordsIn(text));
  });

  test.each([
    ['bods', bods, bodsImport],
    ['ftm', followthemoney, ftmImport],
  ] as const)('stand whole in a line of %s each, and come back as names', async (_, format: ExportFormat, reader) => {
    const text = exported(file, format);
    expect(() => lines(text)).not.toThrow();
    const again = exported(await registerFromText(reader, text), native);
    expect(clean(companyNames(again))).toEqual(expect.arrayContaining(clean(NAMES)));
  });

  describe.each<TableName>(['companies', 'officers', 'filings', 'relationships', 'events'])(
    'in the table %s',
    (table) => {
      it('never begin a formula, nor break a row', () => {
        const [header = [], ...rows]: string[][] = parse(exported(file, csv(table)), { bom: true });
        for (const row of rows) {
          expect(row).toHaveLength(header.length);
          // As spreadsheets see a cell: ignoring blanks and invisible characters.
          for (const cell of row) expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u);
          // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
          for (const cell of row) expect(cell).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
        }
        expect(rows.length > 0).toBe(table !== 'events');
      });

      it('are the text itself for programs', () => {
        const [header = [], ...rows]: string[][] = parse(exported(file, parquetCsv(table)), { record_delimiter: '\n' });
        for (const row of rows) expect(row).toHaveLength(header.length);
        const column = header.indexOf('name');
        if (column !== -1) expect(clean(rows.map((row) => row[column] ?? ''))).toEqual(clean(NAMES));
      });
    },
  );
});
