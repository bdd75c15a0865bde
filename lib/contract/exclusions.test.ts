import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COMPANY_EXCLUSIONS,
  OFFICER_EXCLUSIONS,
  parseExclusions,
  printExclusions,
  readableExclusions,
} from './extensions';
import { FilterSyntaxError } from './parameters';

const value = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\\,|:a ]+$/))
  .map((text) => text.trim())
  .filter((text) => text !== '');
const excluded = fc.dictionary(
  fc.constantFrom(...COMPANY_EXCLUSIONS),
  fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
  { noNullPrototype: true },
);

describe('exclusions', () => {
  it.each([
    ['current_status:Dissolved', { current_status: ['Dissolved'] }],
    [
      'jurisdiction_code:gb, jurisdiction_code:de,company_type:Private\\, limited',
      { jurisdiction_code: ['gb', 'de'], company_type: ['Private, limited'] },
    ],
    ['company_type:a\\:b\\|c\\\\', { company_type: ['a:b|c\\'] }],
    ['current_status: In liquidation ,,', { current_status: ['In liquidation'] }],
    ['current_status:a,current_status:a', { current_status: ['a'] }],
    ['', {}],
    [' , ', {}],
  ])('is read from %j', (text, expected) => {
    expect(parseExclusions(COMPANY_EXCLUSIONS, text)).toEqual(expected);
  });

  it('is unchanged by printing and parsing, for any values', () => {
    fc.assert(
      fc.property(excluded, (given) => {
        const printed = printExclusions(COMPANY_EXCLUSIONS, given);
        expect(parseExclusions(COMPANY_EXCLUSIONS, printed)).toEqual(given);
        expect(readableExclusions(COMPANY_EXCLUSIONS, printed)).toEqual(given);
      }),
    );
  });

  it.each([
    ['colour:red'],
    ['current_status'],
    ['current_status:'],
    ['current_status: '],
    ['current_status:a|b'],
    ['current_status:a:b'],
    ['current_status:a\\'],
    ['position:director'],
    ['__proto__:a'],
    ['current_status:a,Dissolved'],
  ])('refuses %j with a list of allowed fields, and ignores it in an address', (text) => {
    expect(() => parseExclusions(COMPANY_EXCLUSIONS, text)).toThrow(FilterSyntaxError);
    expect(() => parseExclusions(COMPANY_EXCLUSIONS, text)).toThrow(COMPANY_EXCLUSIONS.join(', '));
    const kept = text.startsWith('current_status:a,') ? { current_status: ['a'] } : {};
    expect(readableExclusions(COMPANY_EXCLUSIONS, text)).toEqual(kept);
  });

  it('never makes an address unreadable', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\\,|:a position]*$/)), (text) => {
        const read = readableExclusions(OFFICER_EXCLUSIONS, text);
        expect(parseExclusions(OFFICER_EXCLUSIONS, printExclusions(OFFICER_EXCLUSIONS, read))).toEqual(read);
      }),
    );
  });
});
