import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMoment } from '@/lib/contract/parameters';
import { momentCell, momentOfCell } from './sql-parts';

const second = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const moment = fc
  .tuple(second, fc.constantFrom('time', 'start', 'end'))
  .map(([date, part]) => {
    const text = date.toISOString();
    return part === 'time' ? toMoment(text) : toMoment(text.slice(0, 10), part === 'end' ? 'end' : 'start');
  })
  .filter((text) => text !== null);

const order = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

describe('a time in a cell', () => {
  it.each([
    ['the first second of a day', '2026-03-01T00:00:00+00:00', '2026-03-01'],
    ['the last second of a day', '2026-03-01T23:59:59+00:00', '2026-03-01~'],
    ['any other', '2026-03-01T09:30:00+00:00', '2026-03-01T09:30:00+00:00'],
  ])('is short where it is an end of a whole day: %s', (_, whole, cell) => {
    expect(momentCell(whole)).toBe(cell);
  });

  it('is read back as it was', () => {
    fc.assert(
      fc.property(moment, (whole) => {
        expect(momentOfCell(momentCell(whole))).toBe(whole);
      }),
    );
  });

  it('sorts by time', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        expect(order(momentCell(one), momentCell(other))).toBe(order(one, other));
      }),
    );
  });

  it.each(['unknown', '2026-13-45', '2026-13-45~', ''])('is left as it is where it is none: "%s"', (text) => {
    expect(momentOfCell(text)).toBe(text);
  });
});
