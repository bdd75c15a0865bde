import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FilingInput } from '@/lib/register/store/records';
import { ExportTally } from '../tally';
import { parquetCsv, schemaOf } from './parquet-csv';

const ABOUT = { exported_at: '2026-01-01T00:00:00Z', licences: [], tally: new ExportTally() };
const format = parquetCsv('filings');
/** The file with these filings. */
const fileOf = (filings: FilingInput[]): string =>
  (format.header?.(ABOUT) ?? '') + [...format.texts(filings, ABOUT)].join('');
const filing = (title: string, description: string | null): FilingInput => ({
  ...{ kind: 'filing', key: 'f', company: { key: 'company:gb/1', name: 'A' }, date: '2020-02-30', title, description },
});

it('keeps every text unchanged, in as many columns as the schema has', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.option(fc.string()))), (texts) => {
      const table = fileOf(texts.map(([one, other]) => filing(one, other)));
      const [names = [], ...rows]: string[][] = parse(table, { record_delimiter: '\n' });
      expect(names).toEqual(schemaOf('filings').map(({ name }) => name));
      const read = rows.map((row) => ['title', 'description'].map((name) => row[names.indexOf(name)]));
      expect(read).toEqual(texts.map(([one, other]) => [one, other ?? '']));
    }),
  );
});

it('takes a day that no calendar has for none, and leaves it readable', () => {
  const [names = [], row = []]: string[][] = parse(fileOf([filing('A', null)]));
  expect([row[names.indexOf('date')], row[names.indexOf('date_as_told')]]).toEqual(['', '2020-02-30']);
});
