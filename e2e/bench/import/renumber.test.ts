import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWrongIdentifiers } from '@/lib/formats/in/check-digits';
import type { CompanyInput } from '@/lib/register/store/records';
import { renumber } from './renumber';

test('numbers and ids of a copy are others, and the same for the same', () => {
  const text =
    '{"recordId":"XI-LEI-5493001KJTIIGC8Y1R12","id":"01126618","day":"2024-06-06","at":"2024-06-06T00:00:00Z"}';
  const copy = renumber(text, 12);
  expect(copy).toContain('"id":"01126620"');
  expect(copy).toContain('"day":"2024-06-06","at":"2024-06-06T00:00:00Z"');
  expect(copy).not.toContain('5493001KJTIIGC8Y1R12');
  expect(renumber(text, 12)).toBe(copy);
  const uid = renumber('5493001KJTIIGC8Y1R12', 12);
  const company: CompanyInput = {
    ...{ kind: 'company', jurisdiction_code: 'gb', company_number: '1', record_key: '1', name: 'A', source: {} },
    identifiers: [{ uid, identifier_system_code: 'lei' }],
  };
  expect(findWrongIdentifiers(company)).toEqual([]);
  expect(
    findWrongIdentifiers({
      ...company,
      identifiers: [{ uid: `${uid.slice(0, 18)}99`, identifier_system_code: 'lei' }],
    }),
  ).toHaveLength(1);
});

test('copies of a number differ from each other', () => {
  fc.assert(
    fc.property(fc.nat(999), fc.nat(999), (one, other) => {
      fc.pre(one !== other);
      expect(renumber('5493001KJTIIGC8Y1R12', one)).not.toBe(renumber('5493001KJTIIGC8Y1R12', other));
    }),
  );
});
