import { expect, test } from 'vitest';
import { addressLines } from './company';

const street_address = '1 Sample Street';

test.each([
  ['gb', { street_address, locality: 'Town', postal_code: 'AB1 2CD' }, [street_address, 'Town', 'AB1 2CD']],
  ['no', { street_address, locality: 'BY', postal_code: '0101' }, [street_address, '0101 BY']],
  ['de', { street_address, locality: 'Town', postal_code: 'AB1 2CD' }, [street_address, 'Town', 'AB1 2CD']],
  ['us_de', { locality: 'Town', region: 'DE', postal_code: '19801' }, ['Town', 'DE', '19801']],
  ['fr', { postal_code: '75000', country: 'France' }, ['75000', 'France']],
  ['gb', { street_address: '1 Street\nHarbour', locality: ' ' }, ['1 Street', 'Harbour']],
])('address lines in %s of %j: %j', (jurisdiction_code, registered_address, lines) => {
  expect(addressLines({ jurisdiction_code, registered_address, registered_address_in_full: 'whole' })).toEqual(lines);
});

test.each([
  [{ country: 'Norway' }, '1 Street\n0101 BY', ['1 Street', '0101 BY']],
  [{ country: 'Norway' }, null, ['Norway']],
  [null, null, []],
])('address lines of %j and %j: %j', (registered_address, registered_address_in_full, lines) => {
  expect(addressLines({ jurisdiction_code: 'no', registered_address, registered_address_in_full })).toEqual(lines);
});
