import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { ageOf, lifetimeOf } from './open-cache';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const KEPT = NAMES.filter((name) => name !== 'get_account_status');
const ORDER = ['fresh', 'stale', 'fallback', 'gone'];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT = Date.UTC(2026, 10, 21);
const age = (endpoint: EndpointName, ms: number, status = 200) => ageOf(endpoint, { at: AT, status }, AT + ms);

const anEndpoint = fc.constantFrom(...NAMES);
const aStatus = fc.constantFrom(200, 404, 503);
const aTime = fc.integer({ min: -DAY, max: 1000 * DAY });

describe('the age of a copy', () => {
  it.each<[EndpointName, number, string]>([
    ['search_companies', 12 * HOUR - 1, 'fresh'],
    ['search_companies', 12 * HOUR, 'stale'],
    ['search_companies', 2 * DAY, 'fallback'],
    ['search_companies', 30 * DAY, 'gone'],
    ['list_company_events', 6 * HOUR, 'stale'],
    ['get_company', DAY - 1, 'fresh'],
    ['get_company', DAY, 'stale'],
    ['get_company', 7 * DAY, 'fallback'],
    ['get_company', 90 * DAY, 'gone'],
    ['get_filing', 7 * DAY - 1, 'fresh'],
    ['list_jurisdictions', 30 * DAY - 1, 'fresh'],
    ['versions', DAY, 'stale'],
  ])('for %s is, after %i ms, %s', (endpoint, ms, expected) => {
    expect(age(endpoint, ms)).toBe(expected);
  });

  it.each(KEPT)('for %s goes through all four states', (endpoint) => {
    const end = lifetimeOf(endpoint, 200);
    const seen = new Set(Array.from({ length: 1001 }, (_, step) => age(endpoint, (end * step) / 1000)));
    expect([...seen]).toEqual(ORDER);
  });

  it('never decreases over time', () => {
    fc.assert(
      fc.property(anEndpoint, aStatus, aTime, aTime, (endpoint, status, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        const rank = (ms: number): number => ORDER.indexOf(age(endpoint, ms, status));
        expect(rank(earlier)).toBeLessThanOrEqual(rank(later));
      }),
    );
  });

  it('is gone exactly at the end of its lifetime', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEPT), aStatus, (endpoint, status) => {
        const end = lifetimeOf(endpoint, status);
        expect(age(endpoint, end, status)).toBe('gone');
        expect(age(endpoint, end - 1, status)).not.toBe('gone');
      }),
    );
  });

  it.each(KEPT)('for a "not found" or redaction of %s is fresh for ten minutes, then gone at once', (endpoint) => {
    for (const status of [404, 503]) {
      expect(age(endpoint, 600_000 - 1, status)).toBe('fresh');
      expect(age(endpoint, 600_000, status)).toBe('gone');
    }
  });

  it.each([304, 400, 401, 403, 429, 500, 502, 504])('for an error %i is gone from the start', (status) => {
    for (const endpoint of NAMES) {
      expect(age(endpoint, 0, status)).toBe('gone');
      expect(lifetimeOf(endpoint, status)).toBe(0);
    }
  });

  it.each([200, 404, 503])('for the account with status %i is gone from the start', (status) => {
    expect(age('get_account_status', 0, status)).toBe('gone');
    expect(lifetimeOf('get_account_status', status)).toBe(0);
  });
});
