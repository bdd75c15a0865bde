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
    ['the same start and another end', period('1990-01-01', '1996-01-01'), nineties],
    ['the same end and no start', period('', '2005-01-01'), noughties],
    ['no dates at all: the first there is', period('', ''), nineties],
    ['a different start', period('2010-01-01', ''), undefined],
    ['a different end', period('', '2012-01-01'), undefined],
  ])('is known by %s', (_, given, expected) => {
    expect(findSamePeriod([nineties, noughties], given)).toBe(expected);
  });

  it.each([
    ['fills what was not known', period('', '1995-01-01'), period('1990-01-01', '', 'legal'), true],
    ['fills it from an older record too', period('', '1995-01-01'), period('1990-01-01', '', 'legal'), false],
    ['keeps the newer end', period('1990-01-01', '1995-01-01'), period('1990-01-01', '1994-01-01', 'legal'), false],
    ['takes the newer end', period('1990-01-01', '1994-01-01'), period('1990-01-01', '1995-01-01', 'legal'), true],
  ])('%s', (_, known, given, givenIsNewer) => {
    expect(mergePeriods(known, given, givenIsNewer)).toEqual(period('1990-01-01', '1995-01-01', 'legal'));
  });
});
