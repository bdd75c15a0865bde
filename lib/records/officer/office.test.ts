import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { isFormer, isOver, officeStatus } from './office-status';
import { officeSentence } from './officer';

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

describe('office', () => {
  it.each(CASES)('of %j in a company of %j: %s', (office, company, status, text) => {
    expect(officeStatus(office, company, TODAY)).toBe(status);
    const { before, after } = officeSentence({ ...office, position: 'director' }, company, TODAY, 'en');
    expect(`${before} of X${after}`).toBe(text);
  });

  it.each([
    [{ inactive: true }, true],
    [{ end_date: '2015-06-04' }, true],
    [{ end_date: TODAY }, true],
    [{ end_date: '2026-06-02' }, false],
    [{ end_date: '2031-01-01', inactive: true }, true],
    [{ end_date: null, inactive: null }, false],
    [{}, false],
  ])('of %j without its company is former: %s', (office, former) => expect(isFormer(office, TODAY)).toBe(former));

  it.each<[Language, Parameters<typeof officeSentence>[0], Parameters<typeof officeSentence>[1], string]>([
    ['de', { start_date: '2011-05-03', inactive: false }, living, 'Director| seit dem 3. Mai 2011.'],
    ['de', { start_date: '2011', end_date: '2015-06-04' }, living, 'Früher director|, 2011 bis 4. Juni 2015.'],
    ['de', {}, undefined, 'Director|; nicht bekannt, ob noch im Amt.'],
    [
      'de',
      { start_date: '2011-05-03' },
      dissolved,
      'Früher director|, ab dem 3. Mai 2011 bis zur Auflösung des Unternehmens am 4. Mai 2020.',
    ],
    [
      'fr',
      { start_date: '2011-05', inactive: true },
      living,
      'Anciennement director|, à partir de mai 2011 ; date de fin inconnue.',
    ],
    [
      'fr',
      { start_date: '2011-05-03', end_date: '2031-01-01' },
      living,
      'Director| depuis le 3 mai 2011, jusqu’au 1er janvier 2031.',
    ],
    ['fr', { inactive: true }, { inactive: true }, 'Anciennement director| ; la société n’est plus active.'],
  ])('in %s of %j in a company of %j: %s', (language, office, company, text) => {
    const { before, after } = officeSentence({ ...office, position: 'director' }, company, TODAY, language);
    expect(`${before}|${after}`.replaceAll('\u202f', ' ')).toBe(text);
  });

  it('says that a position is not stated', () => {
    expect(officeSentence({ position: ' ' }, undefined, TODAY, 'en').before).toBe('Officer in an unstated position');
  });

  it('is never described as current if the company or the office has ended', () => {
    for (const [office, company, status] of CASES) {
      const { before } = officeSentence({ ...office, position: 'director' }, company, TODAY, 'en');
      expect(before.startsWith('Was ')).toBe(isOver(status));
    }
  });
});
