import { expect, test } from 'vitest';
import { isSameAddress } from './address';

const QUAY = '1 Quay Street, Ashby, AS1 2BY';

test.each([
  ['itself', QUAY, true],
  ['other letter case', '1 QUAY STREET, ASHBY, as1 2by', true],
  ['other punctuation', '1, Quay Street; Ashby AS1 2BY.', true],
  ['accents', '1 Quáy Street, Ashby, AS1 2BY', true],
  ['a country', '1 Quay Street, Ashby, AS1 2BY, United Kingdom', true],
  ['a country before the postal code', '1 Quay Street, Ashby, England, AS1 2BY', true],
  ['a code of a country', '1 Quay Street, Ashby, AS1 2BY, GB', true],
  ['the parts in another order', 'AS1 2BY, Ashby, 1 Quay Street', true],
  ['another number', '2 Quay Street, Ashby, AS1 2BY', false],
  ['the numbers exchanged', '2 Quay Street, Ashby, AS1 1BY', false],
  ['a usual abbreviation', '1 Quay St, Ashby, AS1 2BY', true],
  ['a part more', 'Floor 2, 1 Quay Street, Ashby, AS1 2BY', false],
  ['a part less', '1 Quay Street, Ashby', false],
  ['nothing', '', false],
])('an address is compared with %s', (_, other, same) => {
  expect(isSameAddress(QUAY, other)).toBe(same);
  expect(isSameAddress(other, QUAY)).toBe(same);
});

test.each([
  ['another country', '1 Main Street, Ashby, Ireland', '1 Main Street, Ashby, UK', false],
  ['another name of the country', '1 Main Street, Ashby, England', '1 Main Street, Ashby, UK', true],
  ['a town named like its country', '1 Rue Haute, Luxembourg', '1 Rue Haute, Luxembourg, Luxembourg', true],
  ['a region, which is a part of the address', '1 Main Street, Ashby', '1 Main Street, Ashby, Delaware', false],
  ['a country alone', 'Germany', 'Deutschland', false],
])('an address with %s', (_, one, other, same) => {
  expect(isSameAddress(one, other)).toBe(same);
  expect(isSameAddress(other, one)).toBe(same);
});

test.each([
  ['a floor', 'Floor 2, 1 Quay Street, Ashby, AS1 2BY', true],
  ['less', '1 Quay Street, Ashby', true],
  ['the postal code written apart', '1 Quay Street, Ashby, AS12BY', true],
  ['the numbers exchanged', '2 Quay Street, Ashby, AS1 1BY', false],
])('an address that may tell more is compared with one that tells %s', (_, other, same) => {
  const options = { mayTellMore: true, postalCodes: ['AS1 2BY'] };
  expect(isSameAddress(QUAY, other, options)).toBe(same);
  expect(isSameAddress(`${QUAY}, UK`, `${other}, England`, options)).toBe(same);
  expect(isSameAddress(`${QUAY}, UK`, `${other}, France`, options)).toBe(false);
});
