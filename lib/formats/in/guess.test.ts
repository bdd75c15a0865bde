import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { realData } from '@/lib/testing/real-data';
import { FORMATS } from './formats';
import { guessFormat, guessFormats } from './guess';
import { sourceOf } from './read/byte-streams';
import { findSources } from './read/find-sources';

test('each format is named once, and says what it reads', () => {
  expect(new Set(FORMATS.map(({ name }) => name)).size).toBe(FORMATS.length);
  for (const { describes } of FORMATS) expect(describes).not.toBe('');
});

test('files are grouped by format, in the order of each format’s first file', async () => {
  const bods = sourceOf('a.jsonl', '{"statementId":"s","recordType":"entity"}\n');
  const table = sourceOf('b.csv', 'CompanyName,CompanyNumber,CompanyCategory\n');
  const more = sourceOf('c.jsonl', '{"statementID":"s"}\n');
  const { work, unknown } = await guessFormats([bods, table, more]);
  expect(unknown).toEqual([]);
  expect(work.map(({ format, files }) => [format.name, files.map(({ name }) => name)])).toEqual([
    ['bods', ['a.jsonl', 'c.jsonl']],
    ['companies-house', ['b.csv']],
  ]);
});

test('a file of unknown format is reported by name', async () => {
  await expect(guessFormats([sourceOf('poem.txt', 'Roses are red')])).rejects.toThrow(
    'The format of poem.txt is not recognized',
  );
});

describe('a file of a folder that is nothing we know', () => {
  const alongside = (name: string, content: string) => ({ ...sourceOf(name, content), cameAlong: true as const });
  const readme = alongside('README.md', '# About these files');

  test('is passed over where another file of it is known', async () => {
    const bods = alongside('a.jsonl', '{"statementId":"s","recordType":"entity"}\n');
    const { work, unknown } = await guessFormats([readme, bods]);
    expect(work.map(({ files }) => files.map(({ name }) => name))).toEqual([['a.jsonl']]);
    expect(unknown).toEqual([readme]);
  });

  test('is told by its name where none is', async () => {
    await expect(guessFormats([readme])).rejects.toThrow('The format of README.md is not recognized');
  });
});

test.each([
  ['list.csv', 'Name,Founded,Town\nA,2001,B\n', 'it is a table with the columns Name, Founded, Town: say by a mapping'],
  ['list.tsv', 'Name\tTown\nA\tB\n', 'it is a table with the columns Name, Town'],
  ['prose.txt', 'Dear reader,\nthis is no table, or is it, really?\n', 'name it (--list shows the formats)'],
  ['a.json', '[{"title":"A","kind":1}]', 'it is JSON with the fields title, kind: name its format'],
  ['a.html', '<html></html>', 'it is XML or HTML'],
  ['a.pdf', '%PDF-1.7 \0', 'it is a PDF'],
  ['a.parquet', 'PAR1\0', 'it is a Parquet file: convert it to CSV'],
  ['a.xlsx/xl/workbook.xml', '<?xml version="1.0"?>', 'it is part of an Excel workbook: save its sheets as CSV'],
  ['a.db', 'SQLite format 3\0', 'it is a SQLite database'],
  ['a.bin', 'a\0b', 'it is no text'],
  ['a', ' \n', 'it is empty'],
])('of %s that no format knows is said what it is', async (name, content, hint) => {
  await expect(guessFormats([sourceOf(name, content)])).rejects.toThrow(
    `The format of ${name} is not recognized: ${hint}`,
  );
});

const SAMPLES: readonly (readonly [folder: string, files: RegExp, format: string])[] = [
  ['bods-0.2', /^bods.*\.jsonl$/, 'bods'],
  ['bods-0.4', /^\w+\.jsonl$|^sample/, 'bods'],
  ['brreg-no', /\.json$/, 'brreg'],
  ['cnpj-br', /^(?!CNAE).*\.csv$/, 'cnpj'],
  ['cnpj-br', /^CNAE.*\.csv$/, 'industry-codes'],
  ['industry-codes', /\.(csv|json|txt)$/, 'industry-codes'],
  ['companies-house-api', /\.json$/, 'companies-house-api'],
  ['companies-house-bulk', /\.csv/, 'companies-house'],
  ['companies-house-psc', /\.jsonl?$/, 'companies-house-psc'],
  ['cvr-dk', /\.json$/, 'cvr'],
  ['followthemoney/zala', /\.json$/, 'followthemoney'],
  ['followthemoney/parteispenden', /\.json$/, 'followthemoney'],
  ['gleif-api/lei_records', /\.json$/, 'gleif'],
  ['gleif-goldencopy', /\.(json|xml)$/, 'gleif'],
  ['icij', /\.csv/, 'icij'],
  ['oecd-meip', /\.json$/, 'meip'],
  ['offeneregister-de', /\.jsonl/, 'offeneregister'],
  ['sec-edgar-us', /\.(json|xml|html)$/, 'edgar'],
  ['sirene-fr', /^unites/, 'sirene'],
];

const { reason } = realData('.', /./);

describe.skipIf(reason !== '')(`published samples${reason}`, () => {
  test.each(SAMPLES)('%s %s is recognised as %s, and by no other format', async (folder, pattern, expected) => {
    const { files } = realData(folder, pattern);
    expect(files).not.toEqual([]);
    for (const file of await findSources(files, { stdin: process.stdin, clock: Date.now })) {
      const sample = { name: file.name, start: (await file.start()).toString('utf8') };
      const all = FORMATS.filter((format) => format.recognises(sample)).map(({ name }) => name);
      expect([basename(file.name), all]).toEqual([basename(file.name), [expected]]);
      expect((await guessFormat(file))?.name).toBe(expected);
    }
  });
});
