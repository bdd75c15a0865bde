import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EntryOfficer, mandatesOf } from './officers';

const officer = (given: Partial<EntryOfficer> = {}): EntryOfficer => ({
  name: 'Ada Erfunden',
  isCompany: false,
  position: 'Prokurist',
  start: null,
  end: null,
  dismissed: false,
  town: 'Dorf',
  ...given,
});
const appointed = (start: string, given: Partial<EntryOfficer> = {}) => officer({ start, ...given });
const dismissed = (end: string, given: Partial<EntryOfficer> = {}) => officer({ end, dismissed: true, ...given });
const daysOf = (...officers: EntryOfficer[]) =>
  mandatesOf(officers).map(({ start, end }) => `${start ?? '?'}..${end ?? ''}`);

describe('an office', () => {
  test.each<[string, EntryOfficer[], string[]]>([
    [
      'ends on the day of the dismissal',
      [dismissed('2012-01-01'), appointed('2008-06-05')],
      ['2008-06-05..2012-01-01'],
    ],
    ['without a start date has its end only', [dismissed('2012-01-01')], ['?..2012-01-01']],
    [
      'that was taken up anew after a dismissal is another one',
      [appointed('2008-01-01'), dismissed('2010-01-01'), appointed('2011-01-01')],
      ['2011-01-01..', '2008-01-01..2010-01-01'],
    ],
    [
      'that begins on the day of a dismissal goes on',
      [dismissed('2012-01-01'), appointed('2012-01-01')],
      ['2012-01-01..', '?..2012-01-01'],
    ],
    [
      'that is repeated counts from the first mention',
      [appointed('2014-04-14'), appointed('2014-04-08')],
      ['2014-04-08..'],
    ],
    [
      'of another position is another one',
      [appointed('2008-01-01'), dismissed('2010-01-01', { position: 'Liquidator' })],
      ['2008-01-01..', '?..2010-01-01'],
    ],
    [
      'ends for a holder who has moved',
      [appointed('2008-01-01'), dismissed('2010-01-01', { town: 'Stadt' })],
      ['2008-01-01..2010-01-01'],
    ],
    [
      'of two of one name ends for the one in that town',
      [appointed('2008-01-01'), appointed('2009-01-01', { town: 'Stadt' }), dismissed('2010-01-01', { town: 'Stadt' })],
      ['2008-01-01..', '2009-01-01..2010-01-01'],
    ],
    [
      'of two holders of one name continues for both if it is unclear whose ended',
      [appointed('2008-01-01'), appointed('2009-01-01', { town: 'Stadt' }), dismissed('2010-01-01', { town: 'Au' })],
      ['2008-01-01..', '2009-01-01..', '?..2010-01-01'],
    ],
  ])('%s', (_, officers, days) => expect(daysOf(...officers)).toEqual(days));

  test('of a company is one, however its name is followed', () => {
    const company = { isCompany: true, town: null, position: 'Persönlich haftender Gesellschafter' };
    const name = 'Erfundene Verwaltungs GmbH, Dorf (Amtsgericht Musterstadt HRB 12)';
    const days = daysOf(
      appointed('2010-02-04', { ...company, name }),
      dismissed('2010-07-16', { ...company, name: `${name}.` }),
    );
    expect(days).toEqual(['2010-02-04..2010-07-16']);
  });
});

const day = fc.integer({ min: 2000, max: 2030 }).map((year) => `${year}-01-01`);
const anybody = fc.record({
  name: fc.constantFrom('Ada Erfunden', 'Bo Erfunden'),
  town: fc.constantFrom('Dorf', 'Stadt', null),
});

test('no dismissal is lost, no date is invented, and no office ends before it starts', () => {
  const one = fc
    .tuple(anybody, day, fc.boolean())
    .map(([who, when, isOver]) => (isOver ? dismissed(when, who) : appointed(when, who)));
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (officers) => {
      const mandates = mandatesOf(officers);
      const ends = (all: readonly EntryOfficer[]) => all.flatMap(({ end }) => end ?? []).sort();
      expect(ends(mandates)).toEqual(ends(officers));
      const starts = new Set(officers.map(({ start }) => start));
      expect(mandates.every(({ start, end }) => starts.has(start) || (start === null && end !== null))).toBe(true);
      expect(mandates.every(({ start, end }) => start === null || end === null || start < end)).toBe(true);
    }),
  );
});
