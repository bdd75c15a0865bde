import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords, whyMatched } from './match';

describe('why a result matched', () => {
  const company = { name: 'Ångbåt Marine Ltd', previous_names: [{ company_name: 'Oldacre Shipping Limited' }] };

  it.each([
    ['marine', { kind: 'name' }],
    ['ANGBAT', { kind: 'name' }],
    ['shipping oldacre', { kind: 'previous_name', name: 'Oldacre Shipping Limited' }],
    ['ship*', { kind: 'previous_name', name: 'Oldacre Shipping Limited' }],
    ['marine limited', { kind: 'normalised_name' }],
    ['shipping ltd', { kind: 'previous_name', name: 'Oldacre Shipping Limited' }],
    ['zzz', undefined],
    ['', undefined],
  ])('for %j', (q, reason) => {
    expect(whyMatched(q, company)).toEqual(reason);
  });
});

describe('marking words', () => {
  it('marks whole words, ignoring case and accents', () => {
    expect(markWords('Ångbåt & Marine', 'angbat').filter(({ marked }) => marked)).toEqual([
      { text: 'Ångbåt', marked: true },
    ]);
  });

  it('marks a legal form in another spelling', () => {
    expect(markWords('Marine Limited', 'marine ltd').filter(({ marked }) => marked)).toHaveLength(2);
    expect(markWords('Marine Limited', 'marine').filter(({ marked }) => marked)).toHaveLength(1);
  });

  it('keeps the whole name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, q) => {
        expect(
          markWords(name, q)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name);
      }),
    );
  });
});
