import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInWords, ageLength, fromWhenInWords, momentInWords, waitInWords } from './moments';

const NOW = Date.parse('2026-11-21T19:00:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('ages and waits', () => {
  it.each([
    [-HOUR, 'just now'],
    [0, 'just now'],
    [59 * SECOND, 'just now'],
    [MINUTE, '1 minute ago'],
    [119 * MINUTE, '1 hour ago'],
    [3 * HOUR, '3 hours ago'],
    [49 * HOUR, '2 days ago'],
  ])('%i ms are %s', (ms, words) => expect(ageInWords(ms)).toBe(words));

  it.each([
    [1, 'in less than a minute'],
    [61 * SECOND, 'in 2 minutes'],
    [4.5 * HOUR, 'in 5 hours'],
    [25 * HOUR, 'in 2 days'],
  ])('a wait of %i ms is %s', (ms, words) => expect(waitInWords(ms)).toBe(words));

  it('names a length where there is one, however short', () => {
    expect(ageLength(3 * HOUR)).toBe('3 hours');
    expect(ageLength(0)).toBe('less than a minute');
  });

  it('never promises a wait that is shorter than it is', () => {
    const UNITS: Record<string, number> = { minute: MINUTE, hour: HOUR, day: 24 * HOUR };
    fc.assert(
      fc.property(fc.integer({ min: MINUTE, max: 40 * 24 * HOUR }), (ms) => {
        const [, count = '', unit = ''] = /^in (\d+) (minute|hour|day)s?$/.exec(waitInWords(ms)) ?? [];
        expect(Number(count) * (UNITS[unit] ?? 0)).toBeGreaterThanOrEqual(ms);
      }),
    );
  });
});

describe('moments', () => {
  it.each([
    ['2026-11-22T00:00:00Z', '00:00 UTC'],
    ['2026-11-22T00:00:00+02:00', '22:00 UTC'],
    ['2026-12-01T00:00:00Z', '1 December 2026, 00:00 UTC'],
    ['soon', 'soon'],
  ])('%s is %s', (iso, words) => expect(momentInWords(iso, NOW)).toBe(words));

  it.each([
    ['2026-11-22T00:00:00Z', '00:00 UTC (in 5 hours)'],
    ['2026-11-21T19:00:00Z', undefined],
    ['2026-11-20T00:00:00Z', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('asking again makes sense from %s: %s', (iso, words) => expect(fromWhenInWords(iso, NOW)).toBe(words));
});
