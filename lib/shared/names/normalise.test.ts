import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, words } from './fold';
import { normalisedWords, normaliseName, spellingsOfName, withoutLegalForms } from './normalise';

describe('normalising a company name', () => {
  it.each([
    ['Acme Ltd', 'acme limited'],
    ['ACME LIMITED', 'acme limited'],
    ['Acme Pty. Ltd.', 'acme proprietary limited'],
    ['The Bank of Exampleton PLC', 'bank exampleton plc'],
    ['Thornwick & Daughters, (Holdings) Co.', 'thornwick daughters holdings company'],
    ['Valmorel Énergies S.A.', 'valmorel energies sa'],
    ['Brüder Aldenhoven GmbH', 'bruder aldenhoven gmbh'],
    ['Nordlys Sp. z o.o.', 'nordlys spzoo'],
    ["O'Marrowby's Inc", 'omarrowbys incorporated'],
    ['ООО Ромашка', 'ooo romashka'],
    ['The The', 'the the'],
    ['---', ''],
  ])('writes %j as %j', (name, expected) => {
    expect(normaliseName(name)).toBe(expected);
  });

  it('is stable when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const once = normaliseName(name);
        expect(normaliseName(once)).toBe(once);
      }),
    );
  });
});

describe('leaving out legal forms', () => {
  it.each([
    ['Acme P.L.C.', 'acme'],
    ['OOO Acme', 'acme'],
    ['Acme Trading Pty. Ltd.', 'acme trading'],
    ['Acme Limited Editions GmbH & Co. KG', 'acme limited editions'],
    ['Limited', ''],
    ['', ''],
  ])('writes %j as %j', (name, expected) => {
    expect(withoutLegalForms(normalisedWords(name)).join(' ')).toBe(expected);
  });
});

describe('folding', () => {
  it.each([
    ['Ångström Øl', 'angstrom ol'],
    ['STRASSE ß', 'strasse ss'],
    ['łódź', 'lodz'],
    ['a\u202eb\u0000c', 'a b c'],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('finds words in any script', () => {
    expect(words('Ελλάς 24/7')).toEqual(['ellas', '24', '7']);
  });
});

describe('the beginnings of other spellings of a name', () => {
  it.each([
    ['Tesla, Inc.', ['Tesla Inc', 'TESLA INC.', 'Tesla Incorporated', 'Tesla, Incorporated']],
    ['Zephyr Ltd', ['Zephyr Limited', 'ZEPHYR LTD.', 'Zephyr, Ltd']],
    ['Zephyr plc', ['Zephyr P.L.C.', 'Zephyr Public Limited Company', 'Zephyr P L C']],
    ['Zephyr S.A.', ['Zephyr SA', 'Zephyr Société Anonyme']],
    ['Aldenhoven GmbH & Co. KG', ['Aldenhoven GmbH & Co KG', 'Aldenhoven GmbH und Co. KG']],
    ['Bank of Exampleton plc', ['Bank of Exampleton Public Limited Company']],
    ['Harrowgate', ['Harrowgate']],
    ['Limited', ['LIMITED']],
    ['☂', []],
  ])('of %j find %j', (name, others) => {
    const beginnings = spellingsOfName(fold(name).trim());
    for (const other of [name, ...others]) {
      const folded = fold(other).trim();
      expect({ other, found: beginnings.some((beginning) => folded.startsWith(beginning)) }).toEqual({
        other,
        found: true,
      });
    }
  });

  it('of one legal form are not those of another', () =>
    expect(spellingsOfName('zephyr ltd').some((beginning) => 'zephyr inc'.startsWith(beginning))).toBe(false));
});
