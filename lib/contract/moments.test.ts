import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isAssumed, markAssumed, toMoment, toOrder, withoutMark } from './parameters';

describe('a moment', () => {
  it.each([
    ['2026-01-31', 'start', '2026-01-31T00:00:00+00:00'],
    ['2026-01-31', 'end', '2026-01-31T23:59:59+00:00'],
    ['2026-01-31T12:00:00.500Z', 'end', '2026-01-31T12:00:00+00:00'],
    ['2026-01-31T12:00:00', 'start', '2026-01-31T12:00:00+00:00'],
    ['2026-01-01T01:00:00+02:00', 'start', '2025-12-31T23:00:00+00:00'],
    ['yesterday', 'start', null],
    ['', 'start', null],
    [null, 'start', null],
  ] as const)('%j at its %s is written %j', (text, end, expected) => {
    expect(toMoment(text, end)).toBe(expected);
  });

  it('is the same as the calendar says, however it is written', () => {
    const time = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(time, (date) => {
        const text = date.toISOString();
        const moment = `${text.slice(0, 19)}+00:00`;
        expect(toMoment(text)).toBe(moment);
        expect(toMoment(moment)).toBe(moment);
        expect(toMoment(text.slice(0, 10))).toBe(`${text.slice(0, 10)}T00:00:00+00:00`);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '2026-01-01T25:00:00Z'])('%j is what the calendar makes of it', (text) => {
    const date = new Date(text.length === 10 ? `${text}T00:00:00Z` : text);
    const expected = Number.isNaN(date.getTime()) ? null : `${date.toISOString().slice(0, 19)}+00:00`;
    expect(toMoment(text)).toBe(expected);
  });

  it('is moved by days over the end of a month', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});

it('an assumed date is no moment, comes before all told ones, and is the same date without its mark', () => {
  const [early, late] = ['1990-01-01', '2030-01-01T10:00:00+00:00'];
  expect(toMoment(markAssumed(late))).toBeNull();
  expect(withoutMark(markAssumed(late))).toBe(late);
  expect([withoutMark(late), isAssumed(late), isAssumed(markAssumed(late))]).toEqual([late, false, true]);
  const sorted = [late, markAssumed(late), early, markAssumed(early)].toSorted((a, b) =>
    toOrder(a) < toOrder(b) ? -1 : 1,
  );
  expect(sorted).toEqual([markAssumed(early), markAssumed(late), early, late]);
});
