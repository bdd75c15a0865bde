import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyWith } from '@/lib/records/company/company.fixture';
import {
  changesBetween,
  findWatched,
  MOST_WATCHED,
  merged,
  parseWatchlist,
  printWatchlist,
  type Watched,
  type WatchedFacts,
  watchedFactsIn,
  watchedFactsOf,
  withoutWatched,
  withView,
  withWatched,
} from './watchlist';

const TODAY = '2026-03-01';
const THEN = '2026-01-02T03:04:05.000Z';
const LATER = '2026-02-03T04:05:06.000Z';
const officer = (id: number, name: string, over = false) => ({ id, name, over });
const factsWith = (part: Partial<WatchedFacts> = {}): WatchedFacts => ({ name: 'Example Ltd', ...part });
const key = (company_number: string) => ({ jurisdiction_code: 'gb', company_number });
const listOf = (...numbers: string[]): Watched[] =>
  numbers.map((number) => ({ ...key(number), watched_at: THEN, looked_at: THEN, facts: factsWith() }));

describe('stored facts of a record', () => {
  const record = companyWith({
    current_status: 'Active',
    registered_address_in_full: '1 High Street',
    controlling_entity: { name: 'Top', service_url: '/companies/gb/9' },
    officers: [
      { officer: { id: 1, name: 'Ada', position: 'director', service_url: '/officers/1' } },
      { officer: { id: 2, name: 'Bo', end_date: '2001-01-01', service_url: '/officers/2' } },
    ],
    filings: [{ filing: { id: 3, title: 'Accounts', date: '2001-01-01', service_url: '/filings/3' } }],
  });
  const facts = watchedFactsOf(record, TODAY);

  it('are read from a record or a reply', () => {
    expect(facts).toMatchObject({ current_status: 'Active', address: '1 High Street', controller: 'Top' });
    expect(facts?.officers).toEqual([
      { id: 1, name: 'Ada', position: 'director', over: false },
      officer(2, 'Bo', true),
    ]);
    expect(watchedFactsIn({ results: { company: record } }, TODAY)).toEqual(facts);
  });

  it('survive a round trip', () =>
    expect(watchedFactsOf(JSON.parse(JSON.stringify(facts)), '2099-01-01')).toEqual(facts));

  it('distinguish a missing list from an empty one', () => {
    expect(watchedFactsOf({ name: 'A' }, TODAY)).toEqual({ name: 'A' });
    expect(watchedFactsOf({ name: 'A', officers: [] }, TODAY)?.officers).toEqual([]);
  });

  it.each([null, undefined, 7, 'x', [], {}, { name: '' }, { name: 7 }])('are undefined for %j', (given) =>
    expect(watchedFactsOf(given, TODAY)).toBeUndefined(),
  );

  it.each([
    [{ end_date: '2001-01-01' }, true],
    [{ end_date: TODAY }, true],
    [{ end_date: '2026-03-02' }, false],
    [{ end_date: '2031-01-01', inactive: true }, true],
    [{ inactive: true }, true],
    [{ inactive: false }, false],
    [{}, false],
  ])('state whether an office with %j is over today: %s', (office, over) => {
    const record = { name: 'A', officers: [{ officer: { id: 1, name: 'Ada', ...office } }] };
    expect(watchedFactsOf(record, TODAY)?.officers).toEqual([officer(1, 'Ada', over)]);
  });
});

describe('changes since the last view', () => {
  it.each([
    ['nothing', {}, {}, []],
    ['empty if it was only fetched again', { retrieved_at: THEN }, { retrieved_at: LATER }, []],
    [
      'the status',
      { current_status: 'Active' },
      { current_status: 'Dissolved' },
      [{ what: 'status', from: 'Active', to: 'Dissolved' }],
    ],
    ['the activity', { inactive: false }, { inactive: true }, [{ what: 'activity', from: 'false', to: 'true' }]],
    ['a new date', {}, { dissolution_date: '2026-01-02' }, [{ what: 'dissolved', to: '2026-01-02' }]],
    ['an address that is no longer stated', { address: 'Here' }, {}, [{ what: 'address', from: 'Here' }]],
    ['an appointment', { officers: [] }, { officers: [officer(1, 'Ada')] }, [{ what: 'officer_listed', to: 'Ada' }]],
    [
      'the end of an office',
      { officers: [officer(1, 'Ada')] },
      { officers: [officer(1, 'Ada', true)] },
      [{ what: 'office_ended', to: 'Ada' }],
    ],
    [
      'a removed officer',
      { officers: [officer(1, 'Ada')] },
      { officers: [] },
      [{ what: 'officer_unlisted', from: 'Ada' }],
    ],
    ['no officers if one record omits them', {}, { officers: [officer(1, 'Ada')] }, []],
    [
      'a filing',
      { filings: [] },
      { filings: [{ id: 1, title: 'Accounts', date: '2026-01-02' }] },
      [{ what: 'filing', to: 'Accounts', date: '2026-01-02' }],
    ],
    [
      'empty if an older filing moved into the list',
      { filings: [{ id: 2, title: 'B', date: '2020-01-01' }] },
      { filings: [{ id: 1, title: 'A', date: '2019-01-01' }] },
      [],
    ],
    ['only the update date of the register', { updated_at: THEN }, { updated_at: LATER }, [{ what: 'updated' }]],
  ])('are %s', (_, before, now, expected) =>
    expect(changesBetween(factsWith(before), factsWith(now))).toEqual(expected),
  );
});

describe('watchlist of a device', () => {
  it('survives a round trip', () =>
    expect(parseWatchlist(printWatchlist(listOf('1', '2')))).toEqual({
      companies: listOf('1', '2'),
      left_out: 0,
      unreadable: false,
    }));

  it.each([null, '', '  '])('is empty if nothing is stored: %j', (text) =>
    expect(parseWatchlist(text)).toEqual({ companies: [], left_out: 0, unreadable: false }),
  );

  it.each(['{', 'null', '7', '[]', '{}', '{"version":2,"companies":[]}', '{"version":1,"companies":7}'])(
    'is reported as unreadable, not empty, for %j',
    (text) => expect(parseWatchlist(text)).toEqual({ companies: [], left_out: 0, unreadable: true }),
  );

  it.each([
    { ...listOf('1')[0], jurisdiction_code: '../..' },
    { ...listOf('1')[0], company_number: 7 },
    { ...listOf('1')[0], looked_at: 'yesterday' },
    { ...listOf('1')[0], facts: {} },
    null,
  ])('leaves out and counts an invalid entry: %j', (entry) => {
    const text = JSON.stringify({ version: 1, companies: [...listOf('2'), entry] });
    expect(parseWatchlist(text)).toEqual({ companies: listOf('2'), left_out: 1, unreadable: false });
  });

  it('is parsed from any text without throwing', () => {
    const entries = fc.array(fc.jsonValue()).map((companies) => JSON.stringify({ version: 1, companies }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), entries), (text) => {
        expect(Array.isArray(parseWatchlist(text).companies)).toBe(true);
      }),
    );
  });

  it('has each company once, newest first, up to a limit', () => {
    const twice = withWatched(withWatched(listOf('1'), key('2'), factsWith(), LATER), key('1'), factsWith(), LATER);
    expect(twice.map(({ company_number }) => company_number)).toEqual(['1', '2']);
    const full = listOf(...Array.from({ length: MOST_WATCHED }, (_, index) => String(index)));
    expect(withWatched(full, key('new'), factsWith(), LATER)).toHaveLength(MOST_WATCHED);
  });

  it('records a view of one company and does not change others', () => {
    const looked = withView(listOf('1', '2'), key('2'), factsWith({ current_status: 'Closed' }), LATER);
    expect(looked[0]).toEqual(listOf('1')[0]);
    expect(looked[1]).toMatchObject({ watched_at: THEN, looked_at: LATER, facts: { current_status: 'Closed' } });
  });

  it('drops a removed company', () => {
    expect(findWatched(withoutWatched(listOf('1', '2'), key('1')), key('1'))).toBeUndefined();
    expect(withoutWatched(listOf('1', '2'), key('1'))).toEqual(listOf('2'));
  });

  it('merges another list, keeping the later view of each company', () => {
    const [one] = listOf('1');
    const brought = [...listOf('3'), ...withView(listOf('1'), key('1'), factsWith({ name: 'New' }), LATER)];
    const { companies, added } = merged(listOf('1', '2'), brought);
    expect(added).toBe(1);
    expect(companies.map(({ company_number }) => company_number)).toEqual(['1', '2', '3']);
    expect(companies[0]).toMatchObject({ looked_at: LATER, watched_at: one?.watched_at, facts: { name: 'New' } });
    expect(merged(companies, listOf('1')).companies[0]?.looked_at).toBe(LATER);
  });
});
