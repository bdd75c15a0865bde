import { describe, expect, it } from 'vitest';
import { guessColumns, guessDelimiter, MOST_ROWS, parseCells, queryOf, readTable } from './table';

const tableOf = (text: string, told = {}) => {
  const read = readTable(text, told);
  if (read.problem !== undefined) throw new Error(read.problem);
  return read;
};

describe('cells', () => {
  it.each<[string, string, string, string[][]]>([
    [
      'quotes with delimiters, line ends and quotes in them',
      '"a,b","c\nd","say ""hi"""\ne',
      ',',
      [['a,b', 'c\nd', 'say "hi"'], ['e']],
    ],
    ['tabs, as spreadsheets copy them', 'Acme Ltd\tgb\n\n Beta \t', '\t', [['Acme Ltd', 'gb'], ['Beta']]],
    ['an empty cell in the middle', 'a;;b', ';', [['a', '', 'b']]],
    ['a quote within a cell', 'The "Old" Mill,gb', ',', [['The "Old" Mill', 'gb']]],
    ['a quote that is never closed', '"Acme, Ltd\ngb', ',', [['Acme, Ltd\ngb']]],
    ['one column, whose commas and quotes are its own', '"A", Inc.\nB', '', [['"A", Inc.'], ['B']]],
  ])('are read with %s', (_, text, delimiter, expected) => {
    expect(parseCells(text, delimiter)).toEqual(expected);
  });
});

describe('a pasted text', () => {
  it.each([
    ['name\tcountry\nAcme\tgb', 'tab'],
    ['name,country\nAcme,gb\n"Beta, Inc.",us', 'comma'],
    ['Firma;Land\nAcme GmbH;de', 'semicolon'],
    ['Acme Ltd\nBeta, Gamma & Co\nDelta', 'none'],
    ['Acme, Inc.\nBeta, LLC\nDelta, Ltd', 'none'],
    ['a|b\nc|d', 'pipe'],
  ])('%j is divided by %s', (text, delimiter) => {
    expect(guessDelimiter(text)).toBe(delimiter);
  });

  it.each<[string, string, boolean, object]>([
    [
      'English headings',
      'Supplier,Supplier number,Country,Address,Incorporated\nAcme Ltd,01234567,gb,"1 Mill Lane, Leeds",2001-02-03',
      true,
      { name: 0, number: 1, jurisdiction: 2, address: 3, date: 4 },
    ],
    [
      'German headings',
      'Nr.;Firmenname;Land;Gründung\nHRB 1234;Acme GmbH;de;03.02.2001',
      true,
      { number: 0, name: 1, jurisdiction: 2, date: 3 },
    ],
    [
      'French headings',
      'Dénomination\tSiren\tPays\nAcme SARL\t123456789\tfr',
      true,
      { name: 0, number: 1, jurisdiction: 2 },
    ],
    [
      'officers and kinds',
      'Company name,Director,Type\nAcme Ltd,Erika Tester,company\nMax Muster,,person',
      true,
      { name: 0, officers: 1, kind: 2 },
    ],
    ['types of companies', 'Company,Type\nAcme,GmbH\nBeta,AG', true, { name: 0 }],
    ['no headings', 'gb,01234567,Acme Limited\nfr,987654321,Beta SARL', false, { name: 2, number: 1, jurisdiction: 0 }],
    ['a list of names', 'Acme Limited\nBeta', false, { name: 0 }],
    ['a list under its heading', 'Company name\nAcme\nBeta', true, { name: 0 }],
    [
      'headings that are no known words, above numbers',
      'aa,bb\nAcme,01234567\nBeta,01234568',
      true,
      { name: 0, number: 1 },
    ],
  ])('with %s has its columns told', (_, text, hasHeader, columns) => {
    const { table } = tableOf(text);
    expect(table.hasHeader).toBe(hasHeader);
    expect(guessColumns(table)).toEqual(columns);
  });

  it('may begin with a byte order mark, and end its lines as Windows does', () => {
    expect(tableOf('\u{FEFF}name,country\r\nAcme,gb\r\n').table).toEqual({
      header: ['name', 'country'],
      hasHeader: true,
      rows: [['Acme', 'gb']],
    });
  });

  it.each<[string, string, string]>([
    ['nothing', ' \n ', 'empty'],
    ['headings alone', 'name,country', 'empty'],
    ['a row too many', 'Acme\n'.repeat(MOST_ROWS + 1), 'too_many_rows'],
    ['a hundred and one columns', 'a,'.repeat(101), 'too_many_columns'],
    ['more than two million characters', 'a'.repeat(2_000_001), 'too_long'],
  ])('of %s is refused', (_, text, problem) => {
    expect(readTable(text, { delimiter: text.includes(',') ? 'comma' : 'none' })).toMatchObject({ problem });
  });

  it('has as many cells in each row, and takes what its reader says of it', () => {
    const { table } = tableOf('Acme\nBeta,gb,1', { delimiter: 'comma', hasHeader: false });
    expect(table.rows).toEqual([
      ['Acme', '', ''],
      ['Beta', 'gb', '1'],
    ]);
  });
});

describe('the query of a row', () => {
  it.each<[string, string[], object | undefined]>([
    [
      'has what its columns tell',
      ['Acme', 'gb', '1 Mill Lane'],
      { name: 'Acme', jurisdiction: 'gb', address: '1 Mill Lane' },
    ],
    ['leaves out what is empty', ['Acme', '', ''], { name: 'Acme' }],
    ['is none without a name', ['—', 'gb', ''], undefined],
    ['is none with a name of 301 letters', ['a'.repeat(301), 'gb', ''], undefined],
    ['cuts an address', ['Acme', '', 'b'.repeat(301)], { name: 'Acme', address: 'b'.repeat(300) }],
  ])('%s', (_, row, query) => {
    expect(queryOf(row, { name: 0, jurisdiction: 1, address: 2 })).toEqual(query);
  });
});
