import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_YEAR } from '@/lib/contract/extensions';
import type { Filing } from '@/lib/contract/records';
import {
  byYear,
  choicesAmong,
  filterFilings,
  matchingFilings,
  parseFilingFilter,
  printFilingFilter,
  typeOf,
} from './filter';

const filing = (id: number, date: string | null, filing_type?: string): Filing => ({
  id,
  title: `Paper ${id}`,
  service_url: `/filings/${id}`,
  date,
  filing_type,
});

const FILINGS = [
  filing(1, '2024-05-01', 'Accounts'),
  filing(2, '2024-01-01', 'Return'),
  filing(3, '2023-01-01', 'Accounts'),
  filing(4, null, 'Accounts'),
];

describe('filing filter', () => {
  it.each([
    [{}, { page: 1 }],
    [
      { page: '3', year: '2024', type: 'Accounts' },
      { page: 3, year: '2024', type: 'Accounts' },
    ],
    [{ year: 'none' }, { page: 1, year: NO_YEAR }],
    [{ page: '-1', year: '24', type: ' ' }, { page: 1 }],
    [
      { page: ['2', '5'], type: ['a', 'b'] },
      { page: 2, type: 'a' },
    ],
  ])('reads %j as %j', (given, filter) => expect(parseFilingFilter(given)).toEqual(filter));

  it('prints what it reads', () => {
    const filter = fc.record(
      {
        page: fc.integer({ min: 1, max: 100 }),
        year: fc.constantFrom('1968', '2024', NO_YEAR),
        type: fc.string().map((text) => `t${text}t`),
      },
      { requiredKeys: ['page'] },
    );
    fc.assert(
      fc.property(filter, (given) => {
        expect(parseFilingFilter(Object.fromEntries(printFilingFilter(given)))).toEqual(given);
      }),
    );
  });

  it('counts each value with the other filter applied', () => {
    fc.assert(
      fc.property(fc.subarray(FILINGS), fc.constantFrom(undefined, 'Accounts', 'Return'), (filings, type) => {
        const filter = { page: 1, ...(type && { type }) };
        const { years, types } = choicesAmong(filings, filter);
        for (const { value, count } of years) {
          expect(matchingFilings(filings, { ...filter, year: value })).toHaveLength(count);
        }
        for (const { value, count } of types) expect(matchingFilings(filings, { type: value })).toHaveLength(count);
      }),
    );
  });

  describe('of a loaded page', () => {
    const filter = { page: 1, type: 'Accounts' };

    it('takes the counts of a register that gives them', () => {
      const [accounts, none] = [
        { value: 'Accounts', count: 40 },
        { value: NO_YEAR, count: 1 },
      ];
      const facets = { type: [accounts], year: [none, { value: '2023', count: 9 }, { value: '2024', count: 30 }] };
      const found = filterFilings({ items: FILINGS, total_count: 40, total_pages: 2, facets }, filter);
      expect(found.choices?.years.map(({ value }) => value)).toEqual(['2024', '2023', NO_YEAR]);
      expect([found.filings, found.total_count, found.choices?.types]).toEqual([FILINGS, 40, [accounts]]);
    });

    it('counts a list that is whole itself', () => {
      const found = filterFilings({ items: FILINGS, total_count: 4, total_pages: 1 }, filter);
      expect([found.filings.length, found.total_count]).toEqual([3, 3]);
      expect(found.choices?.types).toEqual([
        { value: 'Accounts', count: 3 },
        { value: 'Return', count: 1 },
      ]);
    });

    it('shows no count of a part of a list', () => {
      const found = filterFilings({ items: FILINGS, total_count: 40, total_pages: 10 }, filter);
      expect(found).toEqual({ filings: FILINGS, total_count: 40 });
    });
  });

  it.each([
    [{ filing_type: 'A', filing_type_name: 'B' }, 'A'],
    [{ filing_type_name: 'B', filing_code: 'C' }, 'B'],
    [{ filing_code: 'C' }, 'C'],
    [{ filing_type: '', filing_type_code: 'D' }, 'D'],
    [{}, 'Paper 9'],
  ])('the type of %j is %s', (part, type) => expect(typeOf({ ...filing(9, null), ...part })).toBe(type));
});

describe('filings by year', () => {
  it('are sorted newest first, undated ones last', () => {
    const years = byYear(FILINGS.toReversed());
    expect(years.map(({ year }) => year)).toEqual(['2024', '2023', NO_YEAR]);
    expect(years[0]?.filings.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('keep every filing', () => {
    fc.assert(
      fc.property(fc.subarray(FILINGS), (filings) => {
        expect(byYear(filings).flatMap((year) => year.filings)).toHaveLength(filings.length);
      }),
    );
  });
});
