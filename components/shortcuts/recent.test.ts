import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOfRecord, parseRecent, printRecent, withVisit } from './recent';

describe('kind of record at a path', () => {
  test.each([
    ['/companies/gb/01234500', 'company'],
    ['/companies/us_de/a%2Fb', 'company'],
    ['/officers/12', 'officer'],
    ['/placeholders/ab%20c', 'placeholder'],
    ['/corporate_groupings/Harrowgate', 'corporate_grouping'],
    ['/industry_codes/uk_sic_2007/50.20', 'industry_code'],
    ['/companies/search', undefined],
    ['/companies/events', undefined],
    ['/companies/gb/events', undefined],
    ['/companies/gb/01234500/network', undefined],
    ['/corporate_groupings/search', undefined],
    ['/officers/search', undefined],
    ['//elsewhere.test/x', undefined],
    ['/', undefined],
  ])('%s is %s', (path, kind) => {
    expect(kindOfRecord(path)).toBe(kind);
  });
});

describe('recently viewed records', () => {
  test('lists the most recent first, each record once', () => {
    const [a, b] = [
      { path: '/officers/1', title: 'A' },
      { path: '/officers/2', title: 'B' },
    ];
    expect(withVisit(withVisit(withVisit([], a), b), a)).toEqual([a, b]);
  });

  test('keeps a heading on one line, without invisible characters', () => {
    const title = ' Alpha\n\u202eBeta\u0000 ';
    expect(withVisit([], { path: '/officers/1', title })).toEqual([{ path: '/officers/1', title: 'Alpha Beta' }]);
  });

  test.each([
    null,
    '',
    'nonsense',
    '{}',
    '[null, 1, {"path":"https://elsewhere.test","title":"x"}, {"path":"/officers/1"}]',
    '[{"path":"javascript:alert(1)","title":"x"}]',
  ])('is empty if %s is stored', (text) => {
    expect(parseRecent(text)).toEqual([]);
  });

  test('survives a round trip, with at most twenty entries', () => {
    const visit = fc.record({ path: fc.nat().map((id) => `/officers/${id}`), title: fc.string() });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 60 }), (visits) => {
        const kept = visits.reduce(withVisit, []);
        expect(kept.length).toBeLessThanOrEqual(20);
        expect(new Set(kept.map(({ path }) => path)).size).toBe(kept.length);
        expect(parseRecent(printRecent(kept))).toEqual(kept);
      }),
    );
  });
});
