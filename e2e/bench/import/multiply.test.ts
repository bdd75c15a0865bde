import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { toBritishNumber } from '../../../lib/formats/in/company-numbers';
import { inventSample } from './invented-sample';
import { multiplyRows, toLine } from './multiply';

const table = {
  header: ['CompanyName', 'CompanyNumber', 'RegAddress.PostTown'],
  rows: [
    ['ALPHA BAKERY LIMITED', '00000007', 'NORTHWICK'],
    ['BETA, "GAMMA" LLP', 'OC300001', 'EASTMERE'],
    ['DELTA', 'IP00012R', ''],
  ],
};

test('every row has a number of its own that a register would give', () => {
  const numbers = [...multiplyRows(table, 3_000)].map(([, number]) => number ?? '');
  expect(new Set(numbers).size).toBe(3_000);
  expect(numbers.filter((number) => toBritishNumber(number) !== number)).toEqual([]);
});

test('the kind of company stays what it was', () => {
  expect([...multiplyRows(table, 6)].map(([, number]) => number)).toEqual([
    '00000000',
    'OC000001',
    'IP000002',
    '00000003',
    'OC000004',
    'IP000005',
  ]);
});

test('the first round keeps the names, the next ones mix them', () => {
  const names = [...multiplyRows(table, 6)].map(([name]) => name);
  expect(names.slice(0, 3)).toEqual(table.rows.map(([name]) => name));
  expect(names.slice(3)).toEqual(['ALPHA BAKERY LLP', 'BETA, "GAMMA"', 'DELTA LIMITED']);
});

test('a line of the file reads as the row that was written', () => {
  const rows = [...multiplyRows(table, 6)];
  expect(parse(rows.map(toLine).join(''))).toEqual(rows);
});

test('an invented table has as many cells in each row as it has columns', () => {
  const { header, rows } = inventSample();
  expect(new Set(header).size).toBe(55);
  expect(rows.filter((row) => row.length !== header.length)).toEqual([]);
});
