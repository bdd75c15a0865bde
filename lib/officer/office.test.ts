import { describe, expect, it } from 'vitest';
import { isOver, officeSentence, officeStandingOf } from './office';

const TODAY = '2026-06-01';
const living = { inactive: false } as const;
const dissolved = { inactive: true, dissolution_date: '2020-05-04' } as const;

const CASES = [
  [{ start_date: '2011-05-03', inactive: false }, living, 'not_marked_former', 'Director of X since 3 May 2011.'],
  [{ inactive: false }, undefined, 'not_marked_former', 'Director of X.'],
  [
    { start_date: '2011-05-03' },
    undefined,
    'unknown',
    'Director of X since 3 May 2011; whether still in office is not known.',
  ],
  [{ start_date: '2011', end_date: '2015-06-04' }, living, 'former', 'Was director of X, from 2011 until 4 June 2015.'],
  [{ end_date: '2015-06-04' }, living, 'former', 'Was director of X, until 4 June 2015.'],
  [{ inactive: true }, living, 'former', 'Was director of X; when that ended is not known.'],
  [
    { start_date: '2011-05', inactive: true },
    undefined,
    'former',
    'Was director of X, from May 2011; when that ended is not known.',
  ],
  [
    { start_date: '2011-05-03', inactive: false },
    dissolved,
    'company_ended',
    'Was director of X, from 3 May 2011 until the company was dissolved on 4 May 2020.',
  ],
  [{ inactive: null }, dissolved, 'company_ended', 'Was director of X, until the company was dissolved on 4 May 2020.'],
  [{ inactive: true }, { inactive: true }, 'company_ended', 'Was director of X; the company is no longer active.'],
  [
    { start_date: '2011-05-03' },
    { inactive: true },
    'company_ended',
    'Was director of X, from 3 May 2011; the company is no longer active.',
  ],
  [
    { start_date: '2011-05-03', end_date: '2031-01-01', inactive: false },
    living,
    'ends_later',
    'Director of X since 3 May 2011, until 1 January 2031.',
  ],
  [{ end_date: '2031-01-01', inactive: true }, living, 'former', 'Was director of X, until 1 January 2031.'],
  [
    { end_date: '2031-01-01' },
    dissolved,
    'company_ended',
    'Was director of X, until the company was dissolved on 4 May 2020.',
  ],
] as const;

describe('an office', () => {
  it.each(CASES)('of %j in a company of %j: %s', (office, company, standing, text) => {
    expect(officeStandingOf(office, company, TODAY)).toBe(standing);
    const { before, after } = officeSentence({ ...office, position: 'director' }, company, TODAY);
    expect(`${before} of X${after}`).toBe(text);
  });

  it('says that a position is not stated', () => {
    expect(officeSentence({ position: ' ' }, undefined, TODAY).before).toBe('Officer in an unstated position');
  });

  it('is never told as held where the company has ended or the office has', () => {
    for (const [office, company, standing] of CASES) {
      const { before } = officeSentence({ ...office, position: 'director' }, company, TODAY);
      expect(before.startsWith('Was ')).toBe(isOver(standing));
    }
  });
});
