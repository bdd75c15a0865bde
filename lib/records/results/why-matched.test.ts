import { describe, expect, it } from 'vitest';
import { whyFound } from './columns';

const company = {
  name: 'Saltmere Marine Ltd',
  company_number: 'SC0123',
  previous_names: [{ company_name: 'Oldacre Shipping Limited' }],
};

describe('why a company is a result', () => {
  it.each([
    ['', undefined],
    ['*', undefined],
    ['saltmere', undefined],
    ['oldacre ltd', { kind: 'previous_name', name: 'Oldacre Shipping Limited' }],
    ['marine limited', { kind: 'normalised_name' }],
    ['net menders', { kind: 'other_name' }],
  ])('for %j', (q, expected) => expect(whyFound({ q, by_number: false }, company)).toEqual(expected));

  it.each([
    ['sc0123', true],
    ['sc123', false],
  ])('states whether the number %s matches exactly: %s', (q, exact) =>
    expect(whyFound({ q, by_number: true }, company)).toEqual({ kind: 'number', exact }),
  );
});
