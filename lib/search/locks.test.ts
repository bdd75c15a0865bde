import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toChips } from './chips';
import { COMPANY_SEARCH } from './filters';
import { lockable } from './lockable';
import { locksOf, missingLocks, parseLocks, printLocks, toggleLock } from './locks';
import { parseSearch } from './state';

const lock = { name: 'inactive', value: 'false', words: 'not inactive' };
const PATH = '/companies/search';

describe('locks of a device', () => {
  it('survive a round trip', () => {
    const locks = toggleLock({}, PATH, lock);
    expect(parseLocks(printLocks(locks))).toEqual(locks);
    expect(locksOf(locks, PATH)).toEqual([lock]);
    expect(locksOf(locks, 'constructor')).toEqual([]);
  });

  it('are removed when unlocked, and replaced by another value', () => {
    const locks = toggleLock({}, PATH, lock);
    expect(toggleLock(locks, PATH, lock)).toEqual({});
    expect(locksOf(toggleLock(locks, PATH, { ...lock, value: 'true' }), PATH)).toEqual([{ ...lock, value: 'true' }]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['locks in another format', '{"/companies/search":[{"name":1,"value":"x","words":"y"},null,7]}'],
    ['another path', '{"companies":[{"name":"a","value":"x","words":"y"}]}'],
  ])('that are %s are ignored', (_, text) => {
    expect(parseLocks(text)).toEqual({});
  });

  it('never throw for any stored text', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const locks of Object.values(parseLocks(text))) expect(locks.length).toBeGreaterThan(0);
      }),
    );
  });

  it('are overridden by the parameters of a search', () => {
    expect(missingLocks([lock], (name) => name === 'inactive')).toEqual([]);
    expect(missingLocks([lock], () => false)).toEqual([lock]);
  });

  it('keep all values of a filter, with a label', () => {
    const state = parseSearch(COMPANY_SEARCH, { jurisdiction_code: 'gb|de', q: 'marine' });
    expect([...lockable(COMPANY_SEARCH, state, 'en').values()]).toEqual([
      { name: 'jurisdiction_code', value: 'gb|de', words: 'in the United Kingdom or Germany' },
    ]);
  });

  it('keep all exclusions together, because they share a parameter', () => {
    const given = { jurisdiction_code: 'gb|de', exclude: 'current_status:Dissolved,jurisdiction_code:us_de' };
    const state = parseSearch(COMPANY_SEARCH, given);
    const locks = lockable(COMPANY_SEARCH, state, 'en');
    expect([...locks.keys()]).toEqual(['jurisdiction_code', 'exclude']);
    const lock = locks.get('exclude');
    expect(parseSearch(COMPANY_SEARCH, { exclude: lock?.value }).excluded).toEqual(state.excluded);
    expect(lock?.words).toMatch(/Delaware.*Dissolved/);
    const kept = toChips(COMPANY_SEARCH, state, 'en').map((chip) => [chip.value, chip.lock]);
    expect(kept).toEqual([
      ['United Kingdom', 'jurisdiction_code'],
      ['Germany', 'jurisdiction_code'],
      [expect.stringContaining('Delaware'), 'exclude'],
      [expect.stringContaining('Dissolved'), 'exclude'],
    ]);
  });
});
