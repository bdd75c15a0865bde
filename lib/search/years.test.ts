import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { periodInWords } from './chips';
import { COMPANY_SEARCH } from './filters';
import { searchRequest } from './request';
import { parseSearch } from './state';
import {
  datesOfMonth,
  datesOfYears,
  hrefOfYears,
  moveEnd,
  scaleOf,
  toBars,
  toMonths,
  toSteps,
  yearsOfDates,
} from './years';

const year = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
const facet = fc
  .uniqueArray(fc.record({ value: year, count: fc.integer({ min: 1, max: 1000 }) }), {
    selector: ({ value }) => value,
    minLength: 1,
    maxLength: 60,
  })
  .map((years) => years.sort((a, b) => (a.value < b.value ? -1 : 1)));
const sum = (all: readonly { count: number }[]) => all.reduce((total, { count }) => total + count, 0);

describe('year bars', () => {
  it('hold every record once, without gaps, and are limited in number', () => {
    fc.assert(
      fc.property(facet, (years) => {
        const bars = toBars(years);
        expect(sum(bars)).toBe(sum(years));
        expect(bars.length).toBeLessThanOrEqual(48);
        bars.slice(1).forEach((bar, index) => {
          expect(bar.from).toBe((bars[index]?.to ?? 0) + 1);
        });
      }),
    );
  });

  it('leave out invalid years', () => {
    expect(toBars([{ value: '19', count: 3 }])).toEqual([]);
    expect(scaleOf([{ value: 'soon', count: 3 }])).toBeUndefined();
  });
});

describe('decades and years', () => {
  const years = ['1989', '1990', '1994', '2001'].map((value, index) => ({ value, count: index + 1 }));
  const words = (dates?: { from: string | null; to: string | null }) =>
    toSteps(years, dates).map((step) => `${periodInWords(step, 'en')} ${step.count}`);

  it.each([
    ['decades, the latest first', undefined, ['2000s 4', '1990s 5', '1980s 1']],
    ['the years of a chosen decade', { from: '1990-01-01', to: '1999-12-31' }, ['1994 3', '1990 2']],
    ['the years around a chosen year', { from: '1994-01-01', to: '1994-12-31' }, ['1994 3', '1990 2']],
    ['decades for a range over several', { from: '1989-01-01', to: '1994-12-31' }, ['2000s 4', '1990s 5', '1980s 1']],
    ['decades for an open range', { from: '1994-01-01', to: null }, ['2000s 4', '1990s 5', '1980s 1']],
  ])('are %s', (_, dates, expected) => {
    expect(words(dates)).toEqual(expected);
  });

  it('are empty for invalid years', () => {
    expect(toSteps([], undefined)).toEqual([]);
  });
});

describe('months', () => {
  const facet = ['2014-12', '2015-03', '2016-01', '2015'].map((value, index) => ({ value, count: index + 1 }));
  const held = (from: string | null, to: string | null) =>
    toMonths(facet, { from, to }).flatMap(({ month, count }) => (count > 0 ? [`${month} ${count}`] : []));

  it.each<[string, string | null, string | null, string[]]>([
    ['of a year', '2015-01-01', '2015-12-31', ['2015-03 2']],
    ['around a day', '2014-12-24', '2014-12-24', ['2014-12 1']],
    ['of a span over two years', '2014-11-01', '2015-04-30', ['2014-12 1', '2015-03 2']],
    ['not of more years', '2014-01-01', '2016-12-31', []],
    ['not of an open span', '2015-01-01', null, []],
  ])('are those %s', (_, from, to, expected) => expect(held(from, to)).toEqual(expected));

  it('are without gaps', () => {
    const months = toMonths(facet, { from: '2014-05-01', to: '2015-05-01' });
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
    expect(months).toHaveLength(24);
  });

  it.each([
    ['2015-02', '2015-02-28'],
    ['2016-02', '2016-02-29'],
    ['2015-12', '2015-12-31'],
    ['0015-04', '0015-04-30'],
  ])('of %s end on %s', (month, to) => expect(datesOfMonth(month)).toEqual({ from: `${month}-01`, to }));

  it('are requested for a short span alone', () => {
    const facetsOf = (incorporation_date: string) =>
      searchRequest(COMPANY_SEARCH, parseSearch(COMPANY_SEARCH, { incorporation_date })).get('facets');
    expect(facetsOf('2015-01-01:2015-12-31')).toMatch(/,incorporation_year,incorporation_month$/);
    expect(facetsOf('2010-01-01:2015-12-31')).toMatch(/,incorporation_year$/);
  });
});

describe('year range', () => {
  it('covers the days from its first to its last year', () => {
    expect(datesOfYears({ from: 987, to: 2000 })).toEqual({ from: '0987-01-01', to: '2000-12-31' });
    expect(yearsOfDates({ from: '1990-05-01', to: null })).toEqual({ from: 1990, to: null });
  });

  it('is never reversed, and stays within its scale', () => {
    const number = fc.integer({ min: -20_000, max: 20_000 });
    fc.assert(
      fc.property(number, fc.constantFrom('from', 'to'), (to, end) => {
        const moved = moveEnd({ from: 1950, to: 1960 }, end, to, { from: 1900, to: 2000 });
        expect(1900 <= moved.from && moved.from <= moved.to && moved.to <= 2000).toBe(true);
      }),
    );
  });

  it.each([
    ['the whole scale is no filter', { from: 1900, to: 2000 }, '/s?q=a'],
    ['less is one', { from: 1901, to: 2000 }, '/s?q=a&d=1901-01-01:2000-12-31'],
  ])('%s', (_, span, expected) => {
    expect(hrefOfYears('/s?q=a#filter-d', 'd', span, { from: 1900, to: 2000 })).toBe(expected);
  });
});

it.each<[Language, number, number, string]>([
  ['en', 1990, 2009, '1990 to 2009'],
  ['de', 1990, 1999, '1990er'],
  ['de', 1990, 2009, '1990 bis 2009'],
  ['fr', 1990, 1999, 'années 1990'],
  ['fr', 1994, 1994, '1994'],
])('formats in %s the years %i to %i as %s', (language, from, to, words) => {
  expect(periodInWords({ from, to }, language)).toBe(words);
});
