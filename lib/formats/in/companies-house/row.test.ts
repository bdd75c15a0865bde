import { expect, test } from 'vitest';
import type { ReadItem } from '../format';
import { collectItems, sourceOf } from '../read/byte-streams';
import { placeOf, readCsvRows, TableRow } from '../read/csv';
import { cell, textAt } from './companies-house';

async function rowsOf(content: string): Promise<TableRow[]> {
  const items: ReadItem[] = await collectItems(readCsvRows(sourceOf('table.csv', content)));
  return items.map((item) => ('raw' in item ? item.raw : undefined)).filter((raw) => raw instanceof TableRow);
}

test.each([
  ['as it stands', 'A LTD,b', 'A LTD'],
  ['nothing of an empty one', ',b', null],
  ['nothing of blanks', '  ,b', null],
  ['nothing of one blank', ' ,b', null],
  ['a blank before it or after it out', ' A LTD ,b', 'A LTD'],
  ['a blank inside quotes out', '"A LTD ",b', 'A LTD'],
  ['doubled blanks folded', 'A  LTD,b', 'A LTD'],
  ['a comma inside quotes', '"A, B LTD",b', 'A, B LTD'],
  ['controls out', 'A\u0007LTD,b', 'A LTD'],
  ['letters beyond ASCII, where nothing of it is cleaned', 'ÖL LTD,b', 'ÖL LTD'],
  ['nothing of what says that there is nothing', 'None Supplied,b', null],
])('a cell is read %s', async (_, line, expected) => {
  const [row] = await rowsOf(`a,b\n${line}\n`);
  expect(row && cell(row, 0)).toBe(expected);
});

test('a name may be one that says in other columns that there is nothing', async () => {
  const [row] = await rowsOf('a,b\nNA,x\n');
  expect(row && textAt(row, 0)).toBe('NA');
});

test('a column that a table has not is empty in each row', async () => {
  const [row] = await rowsOf('a,b\n1,2\n');
  expect(row && cell(row, placeOf(row.columns, 'c'))).toBeNull();
});
