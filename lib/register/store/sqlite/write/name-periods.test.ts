import { describe, expect, it } from 'vitest';
import { findSamePeriod, mergePeriods, type NamePeriod } from './company-names';

const period = (start_date: string, end_date: string, type = ''): NamePeriod => ({
  start_date,
  end_date,
  type,
  language: '',
});

describe('the period of a former name', () => {
  const [nineties, noughties] = [period('1990-01-01', '1995-01-01'), period('2001-01-01', '2005-01-01')];

  it.each([
    ['the same start, whatever the end', period('1990-01-01', '1996-01-01'), nineties],
    ['the same end and no start', period('', '2005-01-01'), noughties],
    ['no dates at all: the first there is', period('', ''), nineties],
    ['a start of its own', period('2010-01-01', ''), undefined],
    ['an end of its own', period('', '2012-01-01'), undefined],
  ])('is known by %s', (_, told, expected) => {
    expect(findSamePeriod([nineties, noughties], told)).toBe(expected);
  });

  it.each([
    ['fills what was not known', period('', '1995-01-01'), period('1990-01-01', '', 'legal'), true],
    ['fills it from an older record too', period('', '1995-01-01'), period('1990-01-01', '', 'legal'), false],
    ['keeps the newer end', period('1990-01-01', '1995-01-01'), period('1990-01-01', '1994-01-01', 'legal'), false],
    ['takes the newer end', period('1990-01-01', '1994-01-01'), period('1990-01-01', '1995-01-01', 'legal'), true],
  ])('%s', (_, known, told, toldIsNewer) => {
    expect(mergePeriods(known, told, toldIsNewer)).toEqual(period('1990-01-01', '1995-01-01', 'legal'));
  });
});
