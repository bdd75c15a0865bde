import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate } from './values';

const two = (number: number): string => String(number).padStart(2, '0');

/** The calendar's answer for a four-digit year, if the day exists. */
function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? `${year}-${two(month)}-${two(day)}` : null;
}

describe('a day', () => {
  it('is read however it is written, if there is such a day, and again as the same', () => {
    const year = fc.integer({ min: 1000, max: 2199 });
    fc.assert(
      fc.property(year, fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }), (year, month, day) => {
        const expected = calendarDay(year, month, day);
        const iso = `${year}-${two(month)}-${two(day)}`;
        const british = [`${two(day)}/${two(month)}/${year}`, `${day}/${month}/${year}`];
        for (const text of [iso, `${iso}T09:30:00Z`, ...british, iso]) expect(parseDate(text)).toBe(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    '01/02/20x0',
    '0x/02/2020',
    '01-02-2020',
    '2020/02/01',
    '٠١/٠٢/٢٠٢٠',
    '2020-02-3٠',
    '          ',
    '01/02/0999',
  ])('is not %j', (text) => expect(parseDate(text)).toBeNull());
});
