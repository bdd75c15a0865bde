import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heavilyNormaliseNumber, numberWords } from './fold';

describe('the search words of a company number', () => {
  it.each([
    ['01234567', '01234567'],
    ['HRB 123/A', 'hrb 123 a hrb123a'],
    ['HRB 123', 'hrb 123 hrb123'],
    ['EX1 1EX', 'ex1 1ex ex11ex'],
    ['12 12', '12 1212'],
    ['', ''],
  ])('for %j are %j', (number, expected) => {
    expect(numberWords(number)).toBe(expected);
  });

  it('are its parts and the whole, each once', () => {
    const part = fc.string({ unit: fc.constantFrom('0', '1', 'a', 'B'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), fc.constantFrom(' ', '-', ' / '), (parts, sign) => {
        const folded = parts.map((one) => one.toLowerCase());
        expect(numberWords(parts.join(sign))).toBe([...new Set([...folded, folded.join('')])].join(' '));
      }),
    );
  });
});

describe('a heavily normalised number', () => {
  it.each([
    ['SC 001234', 'sc1234'],
    ['01234567', '1234567'],
    ['10203040', '10203040'],
    ['000', '0'],
    ['00A00', '0a0'],
    ['A010B0020', 'a10b20'],
    ['NI-00.05', 'ni5'],
    ['', ''],
  ])('for %j is %j', (number, expected) => {
    expect(heavilyNormaliseNumber(number)).toBe(expected);
  });

  it('has no zero at the start of a run of digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '0', '1', '9', 'a', 'B', ' ') }), (number) => {
        const letters = number.replaceAll(' ', '').toLowerCase();
        expect(heavilyNormaliseNumber(number)).toBe(letters.replace(/(?<!\d)0+(?=\d)/g, ''));
      }),
    );
  });
});
