import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JURISDICTIONS, placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { LANGUAGES, type Language } from '@/lib/shared/language/language';
import {
  type EventFilter,
  type EventScope,
  NO_EVENT_FILTER,
  parseEventFilter,
  printEventFilter,
  toEventChips,
} from './filter';

function parse(query: string, scope: EventScope = 'all'): EventFilter {
  const given: Record<string, string[]> = {};
  for (const [name, value] of new URLSearchParams(query)) given[name] = [...(given[name] ?? []), value];
  return parseEventFilter(given, scope);
}
const print = (filter: EventFilter): string => decodeURIComponent(printEventFilter(filter).toString());

describe('address of an event list', () => {
  it.each([
    [''],
    ['time_range=2019-01-01:2019-12-31&type=Event::Company::NameChange|Event::Company::Incorporation'],
    ['time_range=:2019-12-31&created_at=2020-02-02&categories=kyc'],
    ['jurisdiction_code=us_de&country_code=us&order=created_at&page=3'],
  ])('%j survives parsing and printing', (query) => {
    expect(print(parse(query))).toBe(query);
  });

  it.each([
    ['the ticked boxes of a form', 'type=A&type=B&type=A', 'type=A|B'],
    ['the two ends of a form', 'time_range.from=2019-01-01&time_range.to=', 'time_range=2019-01-01:'],
    ['a wrong day', 'created_at=2019-02-30', ''],
    ['a reversed range', 'time_range=2020-01-01:2019-01-01', ''],
    ['an unknown order', 'order=colour', ''],
    ['a type with a comma', 'type=A,b|', 'type=A,b|'],
    ['a wrong page', 'page=-1', ''],
    ['the name of a place', 'jurisdiction_code=Delaware', 'jurisdiction_code=us_de'],
    ['a name in another language', 'country_code=Norwegen', 'country_code=no'],
    ['a code in capitals', 'jurisdiction_code=GB', 'jurisdiction_code=gb'],
    ['a region that is no country', 'country_code=Delaware', 'country_code=Delaware'],
    ['an unknown place', 'jurisdiction_code=Narnia', 'jurisdiction_code=Narnia'],
  ])('is parsed: %s', (_, query, canonical) => {
    expect(print(parse(query))).toBe(canonical);
  });

  it.each(['jurisdiction', 'company'] as const)(
    'ignores jurisdictions if the path sets one, and says so: %s',
    (scope) => {
      expect(parse('jurisdiction_code=gb&country_code=de&type=A', scope)).toEqual({
        ...NO_EVENT_FILTER,
        type: ['A'],
        unused: ['jurisdiction_code=gb', 'country_code=de'],
      });
    },
  );

  it.each([
    ['created_at=soon&type=A', ['created_at=soon']],
    ['time_range.from=x&time_range.to=', ['time_range.from=x']],
    ['time_range=2020-01-01:2021-01-01&nonsense=1&page=2', undefined],
  ])('says of %s that %j is not used', (query, unused) => {
    expect(parse(query).unused).toEqual(unused);
  });

  it.each(Object.keys(LANGUAGES) as Language[])('reads every name of a place that its form shows in %s', (language) => {
    for (const { code } of JURISDICTIONS) {
      const named = new URLSearchParams({ jurisdiction_code: placesIn(language)(code) });
      expect(parse(named.toString()).jurisdiction_code).toBe(code);
    }
  });

  it('survives printing and parsing for every filter', () => {
    const day = fc.constantFrom('2001-01-01', '2010-10-10', '2020-02-29');
    const term = fc.stringMatching(/^[A-Za-z:_,]*[A-Za-z]$/);
    const filters = fc.record(
      {
        time_range: day.map((from) => ({ from, to: '2024-01-01' })),
        created_at: day,
        categories: term,
        jurisdiction_code: fc.constantFrom('gb', 'us_de', 'unknown'),
        country_code: fc.constantFrom('gb', 'us', 'unknown'),
        type: fc.uniqueArray(term, { maxLength: 4 }),
        order: fc.constantFrom('time_range_ends_at' as const, 'created_at' as const),
        page: fc.integer({ min: 1, max: 100 }),
      },
      { requiredKeys: ['type', 'order', 'page'] },
    );
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parse(printEventFilter(filter).toString())).toEqual(filter);
      }),
    );
  });
});

describe('chips of an event list', () => {
  const filter = parse(
    'time_range=2019-01-02:&type=Event::Company::NameChange|X&categories=kyc&country_code=GB&page=4',
  );

  it('describe each filter', () => {
    expect(toEventChips(filter, 'en').map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Type: Change of name',
      'Type: X',
      'When: after 2 January 2019',
      'Category: kyc',
      'Country: United Kingdom',
    ]);
  });

  it.each([
    [
      'de',
      [
        'Art: Namensänderung',
        'Art: X',
        'Wann: nach dem 2. Januar 2019',
        'Kategorie: kyc',
        'Land: Vereinigtes Königreich',
      ],
    ],
    [
      'fr',
      ['Type: Changement de nom', 'Type: X', 'Quand: après le 2 janvier 2019', 'Catégorie: kyc', 'Pays: Royaume-Uni'],
    ],
  ] as const)('describe it in %s', (language, chips) => {
    expect(toEventChips(filter, language).map(({ label, value }) => `${label}: ${value}`)).toEqual(chips);
  });

  it('link to the first page of the list without the filter', () => {
    for (const { without } of toEventChips(filter, 'en')) {
      expect(without.page).toBe(1);
      expect(toEventChips(without, 'en')).toHaveLength(toEventChips(filter, 'en').length - 1);
    }
  });
});
