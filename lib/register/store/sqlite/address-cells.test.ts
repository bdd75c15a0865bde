import { expect, test } from 'vitest';
import type { Address } from '@/lib/contract/provenance';
import { addressCell, addressOfCell } from './sql-parts';

const WHOLE = { street_address: '1 QUAY, OLD DOCK', locality: 'ASHBY', region: 'KENT', postal_code: 'AB1 2CD' };
const ADDRESS: Address = { ...WHOLE, country: null };
const LINE = '1 QUAY, OLD DOCK, ASHBY, KENT, AB1 2CD';
const JUST_A_TOWN: Address = {
  street_address: null,
  locality: '𝔾 Ö\0',
  region: null,
  postal_code: null,
  country: null,
};

test.each<[string, Address, string, string]>([
  ['all but one part', ADDRESS, LINE, '[16,5,4,7,0]'],
  ['one part', JUST_A_TOWN, '𝔾 Ö\0', '[0,5,0,0,0]'],
])('of an address of %s, whose line is its parts, the lengths are kept', (_, address, line, cell) => {
  expect(addressCell(address, line)).toBe(cell);
  expect(JSON.stringify(addressOfCell(cell, line))).toBe(JSON.stringify(address));
});

test.each<[string, Address, string | null]>([
  ['no line', ADDRESS, null],
  ['an empty line', { ...JUST_A_TOWN, locality: null }, ''],
  ['a line of other order', ADDRESS, 'ASHBY, 1 QUAY, OLD DOCK, KENT, AB1 2CD'],
  ['a line with more', ADDRESS, `${LINE}, ENGLAND`],
  ['a line with less', ADDRESS, '1 QUAY, OLD DOCK, ASHBY, KENT'],
  ['a line joined otherwise', ADDRESS, '1 QUAY, OLD DOCK; ASHBY; KENT; AB1 2CD'],
  ['a line that begins with a comma', ADDRESS, `, ${LINE}`],
  ['fewer fields', WHOLE, LINE],
  ['more fields', { ...ADDRESS, floor: '2' } as Address, LINE],
  ['fields in another order', { country: null, ...WHOLE }, LINE],
  ['an empty part', { ...ADDRESS, country: '' }, `${LINE}, `],
  ['half a letter', { ...JUST_A_TOWN, locality: '\ud83d' }, '\ud83d'],
])('an address with %s is kept as it is', (_, address, line) => {
  const cell = addressCell(address, line);
  expect(cell).toBe(JSON.stringify(address));
  expect(addressOfCell(cell, line)).toEqual(address);
});

test('no address stays null', () => {
  expect(addressCell(null, LINE)).toBeNull();
  expect(addressOfCell(null, LINE)).toBeNull();
});
