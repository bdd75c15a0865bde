import { expect, test } from 'vitest';
import { addressOf } from './offeneregister';

test.each([
  ['Musterweg 7, 88046 Musterhafen.', 'Dorf', ['Musterweg 7', '88046', 'Musterhafen']],
  ['Postfach 3 4, 01067 Dorf am See', null, ['Postfach 3 4', '01067', 'Dorf am See']],
  ['10115 Musterstadt', 'Dorf', [null, '10115', 'Musterstadt']],
  ['Musterlandstr.', 'Dorf', ['Musterlandstr.', undefined, 'Dorf']],
  [null, 'Dorf (Amtsgericht Musterstadt - HRB 7)', [null, undefined, 'Dorf']],
  ['Werk 12345', 'Dorf', ['Werk 12345', undefined, 'Dorf']],
])('%j in %s', (inFull, seat, [street_address, postal_code, locality]) => {
  expect(addressOf(inFull ?? null, seat ?? null)).toEqual({
    street_address,
    locality,
    country: 'Germany',
    ...(postal_code && { postal_code }),
  });
});

test('no parts give no address', () => expect(addressOf(null, null)).toBeNull());
