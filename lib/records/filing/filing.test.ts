import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filing } from '@/lib/contract/records';
import {
  byYear,
  matchingFilings,
  NO_YEAR,
  parseFilingFilter,
  printFilingFilter,
  typeChoices,
  typeOf,
  yearChoices,
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
        for (const { value, count } of yearChoices(filings, filter)) {
          expect(matchingFilings(filings, { ...filter, year: value })).toHaveLength(count);
        }
        for (const { value, count } of typeChoices(filings, { page: 1 })) {
          expect(matchingFilings(filings, { page: 1, type: value })).toHaveLength(count);
        }
      }),
    );
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
    expect(years.map(({ year }) => year)).toEqual(['2024', '2023', undefined]);
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
