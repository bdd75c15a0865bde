import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FilterSyntaxError,
  isIsoDate,
  matchesDateFilter,
  parseBoolean,
  parseConfidence,
  parseDate,
  parseDateFilter,
  parsePage,
  parsePercentage,
  parsePerPage,
  parseTermFilter,
  printBoolean,
  printConfidence,
  printDate,
  printDateFilter,
  printPage,
  printPercentage,
  printTermFilter,
} from './parameters';

const term = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !text.includes('|') && text !== '');
const plainTerm = term.filter((text) => !text.includes(','));
const day = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('term filters', () => {
  it.each([
    ['gb', { match: 'any', terms: ['gb'] }],
    ['gb,ie', { match: 'all', terms: ['gb', 'ie'] }],
    ['gb|ie', { match: 'any', terms: ['gb', 'ie'] }],
    [' gb | ie |', { match: 'any', terms: ['gb', 'ie'] }],
    ['Private, limited|', { match: 'any', terms: ['Private, limited'] }],
    ['a,b|c', { match: 'any', terms: ['a,b', 'c'] }],
    ['gb,gb', { match: 'any', terms: ['gb'] }],
  ])('reads %j', (text, filter) => {
    expect(parseTermFilter(text)).toEqual(filter);
  });

  it('prints what it parses, and parses what it prints', () => {
    fc.assert(
      fc.property(fc.uniqueArray(term, { minLength: 1, maxLength: 5 }), (terms) => {
        const filter = { match: 'any' as const, terms };
        expect(parseTermFilter(printTermFilter(filter))).toEqual(filter);
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(plainTerm, { minLength: 2, maxLength: 5 }), (terms) => {
        const filter = { match: 'all' as const, terms };
        expect(parseTermFilter(printTermFilter(filter))).toEqual(filter);
      }),
    );
  });

  it.each(['', ' ', ',', '|', ' , '])('refuses %j', (text) => {
    expect(() => parseTermFilter(text)).toThrow(FilterSyntaxError);
  });
});

describe('date filters', () => {
  it.each([
    ['2012-01-08', { from: '2012-01-08', to: '2012-01-08' }],
    ['2012-01-08:2012-02-01', { from: '2012-01-08', to: '2012-02-01' }],
    [':2012-01-08', { from: null, to: '2012-01-08' }],
    ['2012-01-08:', { from: '2012-01-08', to: null }],
  ])('reads %j', (text, filter) => {
    expect(parseDateFilter(text)).toEqual(filter);
  });

  it('prints what it parses, and parses what it prints', () => {
    const ends = fc.tuple(fc.option(day), fc.option(day)).filter(([from, to]) => from !== null || to !== null);
    fc.assert(
      fc.property(ends, ([a, b]) => {
        const [from, to] = a !== null && b !== null && a > b ? [b, a] : [a, b];
        expect(parseDateFilter(printDateFilter({ from, to }))).toEqual({ from, to });
      }),
    );
  });

  it.each(['', ':', '2012', '2012-13-01', '2012-02-30', '2012-01-02:2012-01-01', 'a:b', '2012-01-01:2012-01-02:'])(
    'refuses %j',
    (text) => {
      expect(() => parseDateFilter(text)).toThrow(FilterSyntaxError);
    },
  );

  it.each([
    ['2012-01-08', '2012-01-08', true],
    ['2012-01-08:2012-01-09', '2012-01-09', true],
    [':2012-01-08', '2012-01-07', true],
    [':2012-01-08', '2012-01-08', false],
    ['2012-01-08:', '2012-01-08', false],
    ['2012-01-08:', '2012-01-09', true],
    ['2012-01-08:', null, false],
  ])('%j and the day %j: %s', (text, date, matches) => {
    expect(matchesDateFilter(parseDateFilter(text), date)).toBe(matches);
  });
});

describe('other values', () => {
  it.each([
    ['true', true],
    ['True', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('reads the boolean %j', (text, value) => {
    expect(parseBoolean(text)).toBe(value);
    expect(parseBoolean(printBoolean(value))).toBe(value);
  });

  it('prints pages, percentages, confidences and dates so that they parse to the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), day, (number, date) => {
        expect(parsePage(printPage(number))).toBe(number);
        expect(parsePerPage(String(number))).toBe(number);
        expect(parsePercentage(printPercentage(number))).toBe(number);
        expect(parseConfidence(printConfidence(number))).toBe(number);
        expect(parseDate(printDate(date))).toBe(date);
        expect(isIsoDate(date)).toBe(true);
      }),
    );
    expect(parseConfidence(printConfidence('all'))).toBe('all');
  });

  it('reads page 0 of a known client as the first page', () => {
    expect(parsePage('0')).toBe(1);
  });

  it.each([
    ['page', parsePage, ['101', '-1', '1.5', 'x', '']],
    ['per_page', parsePerPage, ['0', '101', 'x']],
    ['boolean', parseBoolean, ['yes', '2', '']],
    ['confidence', parseConfidence, ['-1', '101', 'most', '']],
    ['percentage', parsePercentage, ['-1', '100.1', 'x', '1e3', '1e']],
    ['date', parseDate, ['2012', '08/01/2012', '2012-1-8']],
  ] as const)('refuses what is no %s', (_, parse, texts) => {
    for (const text of texts) expect(() => parse(text), text).toThrow(FilterSyntaxError);
  });
});
