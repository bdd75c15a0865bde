import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { COMPANY_SEARCH } from '../filters';
import { parseSearch, printSearch } from '../state';
import { type IndustryMeant, industriesMeant, loosen, tradeOf } from './loosen';
import { parseQuery } from './parse';
import { printQuery } from './print';
import { anyState } from './state.fixture';

/** Replaces no-break spaces with plain ones, to keep the tables readable. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

const looser = (text: string, language: Language = 'en') =>
  loosen(COMPANY_SEARCH, parseQuery(COMPANY_SEARCH, text, {}, { canExclude: true }).state, language).map(
    ({ state, words }) => [printQuery(COMPANY_SEARCH, state), words],
  );

describe('similar searches', () => {
  it.each([
    ['GB 01234500', 'number:01234500 jurisdiction:gb', '“01234500” as a company number in the United Kingdom.'],
    ['us-de/7654321', 'number:7654321 jurisdiction:us_de', '“7654321” as a company number in Delaware (US).'],
    ['Beaconmarsh, Leeds', 'Beaconmarsh address:Leeds', '“Beaconmarsh” with “Leeds” in the address.'],
    ['Beaconmarsh in Leeds', 'Beaconmarsh address:Leeds', '“Beaconmarsh” with “Leeds” in the address.'],
    ['Beaconmarsh Leeds', 'Beaconmarsh address:Leeds', '“Beaconmarsh” with “Leeds” in the address.'],
    ['Beaconmarsh, Germany', 'Beaconmarsh jurisdiction:de', '“Beaconmarsh” in Germany.'],
  ])('for %j begin with %j', (text, query, words) => {
    const [first] = loosen(COMPANY_SEARCH, { ...parseSearch(COMPANY_SEARCH, { q: text }) }, 'en');
    expect(first && [printQuery(COMPANY_SEARCH, first.state), first.words]).toEqual([query, words]);
  });

  it.each(['Ashby, Inc', 'Marine Ltd', '"Ashby, Leeds"', 'Beaconmarsh AG', 'Ash j:gb Germany'])(
    'for %j have no place',
    (text) => {
      expect(looser(text).map(([query]) => query)).not.toContainEqual(
        expect.stringMatching(/address:|jurisdiction:(?!gb)/),
      );
    },
  );

  const CODES: IndustryMeant[] = [
    { uid: 'isic_4-1071', description: 'Manufacture of bakery products' },
    { uid: 'us_naics_2017-311812', description: 'Commercial Bakeries' },
    { uid: 'isic_4-4322', description: 'Plumbing, heat and air-conditioning installation' },
    ...Array.from({ length: 20 }, (_, at) => ({ uid: `isic_4-${at}`, description: `Manufacture of part ${at}` })),
  ];

  it.each([
    [
      'bakeries in Leeds',
      'industry:isic_4-1071|us_naics_2017-311812 address:Leeds',
      'Industry “Manufacture of bakery products” and 1 more, with “Leeds” in the address.',
    ],
    [
      'Bakers, Germany',
      'jurisdiction:de industry:isic_4-1071|us_naics_2017-311812',
      'Industry “Manufacture of bakery products” and 1 more, in Germany.',
    ],
    [
      'heating plumbers in York',
      'industry:isic_4-4322 address:York',
      'Industry “Plumbing, heat and air-conditioning installation”, with “York” in the address.',
    ],
  ])('for %j begin with the industry: %j', (text, query, words) => {
    const state = parseSearch(COMPANY_SEARCH, { q: text });
    const industries = industriesMeant(tradeOf(COMPANY_SEARCH, state) ?? '', CODES);
    const [first] = loosen(COMPANY_SEARCH, state, 'en', { industries });
    expect(first && [printQuery(COMPANY_SEARCH, first.state), first.words]).toEqual([query, words]);
  });

  it.each(['manufacture', 'bakeries of Leeds', 'Beaconmarsh', '', '—'])('take %j for no industry', (trade) => {
    expect(industriesMeant(trade, CODES)).toEqual([]);
  });

  it.each(['bakeries', 'bakeries Leeds', '"bakeries in Leeds"', 'bakeries in Leeds industry:isic_4-1071'])(
    'look for no trade in %j',
    (text) => {
      expect(tradeOf(COMPANY_SEARCH, parseQuery(COMPANY_SEARCH, text).state)).toBeUndefined();
    },
  );

  it('have other spellings before looser ones', () => {
    const { state } = parseQuery(COMPANY_SEARCH, 'baerenklam gmbh j:de');
    const [first, second] = loosen(COMPANY_SEARCH, state, 'en', {
      spellings: ['Bärenklamm GmbH', 'Bärenklammer GmbH'],
    });
    expect([first?.state.q, first?.words, second?.state.q]).toEqual([
      'Bärenklamm GmbH',
      'Spelt “Bärenklamm GmbH”.',
      'Bärenklammer GmbH',
    ]);
    expect(first?.state.terms).toEqual(state.terms);
  });

  it('drop word order, then words, then filters, and keep the name to the end', () => {
    expect(looser('"marine holdings" ltd j:gb status:Active inc:2010')).toEqual([
      [
        'marine holdings ltd jurisdiction:gb status:Active inc:2010',
        'Without the quotation marks: the words in any order.',
      ],
      [
        'marine holdings ltd* jurisdiction:gb status:Active inc:2010',
        'With “ltd” as the beginning of a word, the words together in this order.',
      ],
      ['marine holdings jurisdiction:gb status:Active inc:2010', 'Only “marine holdings”.'],
      ['holdings jurisdiction:gb status:Active inc:2010', 'Only “holdings”.'],
      ['"marine holdings" ltd jurisdiction:gb status:Active', 'Left out: incorporated in 2010.'],
      ['"marine holdings" ltd jurisdiction:gb inc:2010', 'Left out: with status “Active”.'],
      ['"marine holdings" ltd status:Active inc:2010', 'Left out: in the United Kingdom.'],
      ['"marine holdings" ltd', 'Without any filters, the name alone.'],
    ]);
  });

  it('drop exclusions before any filter, and do not restore them', () => {
    expect(looser('marin* -status:Dissolved -j:gb is:branch inc:2010')).toEqual([
      ['marin* is:branch inc:2010', 'Without these filters: not in the United Kingdom, not with status “Dissolved”.'],
      ['marin* is:branch', 'Left out: incorporated in 2010.'],
      ['marin* inc:2010', 'Left out: a branch.'],
      ['marin*', 'Without any filters, the name alone.'],
    ]);
  });

  it.each([
    ['marin', [['marin*', 'With “marin” as the beginning of a word.']]],
    ['marin*', []],
    ['number:1234', [['1234', '“1234” as a name.']]],
    ['', []],
    ['status:Active', []],
    ['data:a,b', [['data:a|b', 'Any of the values instead of all: “a”, “b”.']]],
  ])('for %j', (text, expected) => {
    expect(looser(text)).toEqual(expected);
  });

  it.each<[Language, string, string[]]>([
    [
      'de',
      '"marin" j:gb',
      [
        'Ohne die Anführungszeichen: die Wörter in beliebiger Reihenfolge.',
        'Mit „marin“ als Anfang eines Wortes.',
        'Mit einer Bedingung weniger (Rechtsraum: Vereinigtes Königreich).',
      ],
    ],
    ['de', 'number:1234', ['„1234“ als Name.']],
    [
      'de',
      'is:branch j:gb',
      [
        'Mit einer Bedingung weniger (Zweigniederlassung).',
        'Mit einer Bedingung weniger (Rechtsraum: Vereinigtes Königreich).',
      ],
    ],
    [
      'fr',
      'acme inc:2010 dis:2011',
      ['Avec « acme » comme début d’un mot.', 'Avec moins de conditions (constituée en 2010, dissoute en 2011).'],
    ],
    ['fr', 'data:a,b', ['L’une des valeurs au lieu de toutes : « a », « b ».']],
    ['fr', 'marin* -status:Dissolved', ['Sans exclusion (statut : sauf « Dissolved »).']],
  ])('are described in %s for %j', (language, text, expected) => {
    expect(looser(text, language).map(([, words = '']) => plain(words))).toEqual(expected);
  });

  it('are distinct, never empty, never the search itself, and start at the first page', () => {
    fc.assert(
      fc.property(anyState(COMPANY_SEARCH), (state) => {
        const all = loosen(COMPANY_SEARCH, { ...state, page: 7 }, 'en');
        const keys = all.map((each) => printSearch(COMPANY_SEARCH, each.state).toString());
        expect(new Set(['', printSearch(COMPANY_SEARCH, state).toString(), ...keys]).size).toBe(
          keys.length + (printSearch(COMPANY_SEARCH, state).toString() === '' ? 1 : 2),
        );
        expect(all.every((each) => each.state.page === 1 && each.words.endsWith('.'))).toBe(true);
      }),
    );
  });
});
