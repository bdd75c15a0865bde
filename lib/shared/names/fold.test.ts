import anyAscii from 'any-ascii';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCleanAscii } from '../text';
import { fold, stripControls } from './fold';
import { termKey } from './normalise';

const ascii = fc.string({ unit: fc.constantFrom(...'aZ09 .&-~!\t\n\u007f') });

describe('a name', () => {
  test.each([
    ['Ångström Öl', 'angstrom ol'],
    ['HARROWGATE & SONS', 'harrowgate & sons'],
    ['a\u0000b\u202ec', 'a b c'],
  ])('%j folds to %j', (name, folded) => {
    expect(fold(name)).toBe(folded);
  });

  test('of plain letters folds in the same way', () => {
    const inWords = (text: string) => text.replace(/[\t\n\u007f]/g, ' ');
    fc.assert(
      fc.property(ascii, (name) => {
        expect(fold(name)).toBe(anyAscii(inWords(name).normalize('NFKC')).toLowerCase());
      }),
    );
  });

  test('without control characters and repeated blanks is clean, and returned unchanged', () => {
    fc.assert(
      fc.property(ascii, (name) => {
        const clean = stripControls(name);
        expect(clean).toBe(
          name
            .split(/[\s\u007f]+/)
            .filter(Boolean)
            .join(' '),
        );
        expect(clean === '' || isCleanAscii(clean)).toBe(true);
        expect(stripControls(clean)).toBe(clean);
      }),
    );
  });

  test('keeps surrogate pairs, and marks halves of them', () => {
    expect(stripControls('a\ud800b 😀 \udc00')).toBe('a\ufffdb 😀 \ufffd');
  });

  test('is the same term with other spacing and capitals', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aZ09.ö'), minLength: 1 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(termKey(` ${words.join('  ').toUpperCase()}`)).toBe(termKey(words.join(' ').toUpperCase()));
      }),
    );
  });
});
