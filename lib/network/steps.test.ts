import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPlayedNext, daySteps, stepOf } from './histogram';
import { buildModel } from './model';
import { networks, ROOT, relationship } from './network.fixture';

describe('the steps of a date slider', () => {
  it('are whole days, sorted, without duplicates', () => {
    const { relationships } = buildModel(ROOT, [
      relationship('A', 'R', { earliest_date: '2015-03' }),
      relationship('B', 'R', { earliest_date: '2015', latest_date: '2019-05-06', latest_date_type: '=' }),
      relationship('C', 'R', { earliest_date: '2015-03-01' }),
    ]);
    expect(daySteps(relationships.values())).toEqual(['2015-01-01', '2015-03-01', '2019-05-06']);
  });

  it('exclude invalid days', () => {
    const { relationships } = buildModel(ROOT, [relationship('A', 'R', { earliest_date: '2015-13-45' })]);
    expect(daySteps(relationships.values())).toEqual([]);
  });

  it.each([
    ['2014-01-01', 0],
    ['2015-01-01', 0],
    ['2017-01-01', 1],
    ['2030-01-01', 2],
  ])('of %s: the last one that is not after it', (day, step) =>
    expect(stepOf(['2015-01-01', '2016-01-01', '2019-01-01'], day)).toBe(step),
  );
});

describe('playing', () => {
  const manyDays = fc.uniqueArray(fc.integer({ min: 1000, max: 9999 }), { maxLength: 400 });

  it('moves to later days, and ends on the last one after at most a minute of steps', () => {
    fc.assert(
      fc.property(manyDays, (years) => {
        const days = years.sort().map((year) => `${year}-01-01`);
        const played: string[] = [];
        for (let day = dayPlayedNext(days, undefined); day; day = dayPlayedNext(days, day)) played.push(day);
        expect(played).toEqual(played.toSorted());
        expect(played.at(-1)).toBe(days.at(-1));
        expect(played.length).toBeLessThanOrEqual(61);
      }),
    );
  });

  it('shows each day if there are few', () => {
    fc.assert(
      fc.property(networks(), (relationships) => {
        const days = daySteps(buildModel(ROOT, relationships).relationships.values());
        days.forEach((day, step) => {
          expect(dayPlayedNext(days, day)).toBe(days[step + 1]);
        });
      }),
    );
  });
});
