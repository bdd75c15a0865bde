import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClient } from '@/lib/api/registry';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { sampleDatabase } from '../sample-register';

const registry = createEmbeddedRegistry({
  store: createSqliteStore(sampleDatabase()),
  form: 'B',
  wildcard: 'B',
  urlField: 'service_url',
});
const client = createClient((path, params) =>
  registry.get({ path, params, caller: { kind: 'explorer' }, origin: 'https://laws.example' }),
);
const search = (query: Record<string, string>) => client.list('search_companies', {}, new URLSearchParams(query));
const RUNS = { numRuns: 25 };

/** No stop words: searches ignore them beside other words, so adding one may find as much. */
const word = fc.constantFrom(
  'harrowgate',
  'marine',
  'limited',
  'holdings',
  'oldacre',
  'thornwick',
  'gmbh',
  'bakehouse',
);
const code = fc.constantFrom('gb', 'ie', 'de', 'us_de', 'us_ny', 'je', 'aq');
const order = fc.constantFrom('', 'score', 'incorporation_date', 'updated_at', 'created_at', 'dissolution_date');

describe('the pages of a search', () => {
  it('put together are exactly total_count different items in one order', async () => {
    await fc.assert(
      fc.asyncProperty(word, order, fc.integer({ min: 3, max: 100 }), async (q, by, per_page) => {
        const asked = { q, order: by, per_page: String(per_page) };
        const first = await search(asked);
        const pages = Math.min(first.total_pages, 100);
        const seen: string[] = [];
        for (let page = 1; page <= pages; page++) {
          const { items } = await search({ ...asked, page: String(page) });
          seen.push(...items.map(({ service_url }) => service_url));
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toHaveLength(Math.min(first.total_count, pages * per_page));
        const whole = await search({ ...asked, per_page: '100' });
        expect(seen.slice(0, 100)).toEqual(whole.items.map(({ service_url }) => service_url).slice(0, seen.length));
      }),
      RUNS,
    );
  });
});

describe('term filters', () => {
  it('of several different values of one field: any is the sum, all is nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(code, { minLength: 2, maxLength: 4 }), word, async (codes, q) => {
        const total = async (jurisdiction_code: string) => (await search({ q, jurisdiction_code })).total_count;
        const each = await Promise.all(codes.map(total));
        expect(await total(codes.join('|'))).toBe(each.reduce((sum, count) => sum + count, 0));
        expect(await total(codes.join(','))).toBe(0);
      }),
      RUNS,
    );
  });

  it('do not care for order or repetition', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(code, { minLength: 1, maxLength: 4 }), async (codes) => {
        const forwards = await search({ jurisdiction_code: codes.join('|') });
        const backwards = await search({ jurisdiction_code: [...codes, ...codes].reverse().join('|') });
        expect(backwards.items).toEqual(forwards.items);
      }),
      RUNS,
    );
  });

  it('narrow: a filter more never finds more', async () => {
    await fc.assert(
      fc.asyncProperty(word, code, fc.boolean(), async (q, jurisdiction_code, inactive) => {
        const wide = (await search({ q })).total_count;
        const narrow = (await search({ q, jurisdiction_code })).total_count;
        const narrower = (await search({ q, jurisdiction_code, inactive: String(inactive) })).total_count;
        expect(narrow).toBeLessThanOrEqual(wide);
        expect(narrower).toBeLessThanOrEqual(narrow);
      }),
      RUNS,
    );
  });

  it('and a word more never finds more', async () => {
    await fc.assert(
      fc.asyncProperty(word, word, async (one, other) => {
        const both = (await search({ q: `${one} ${other}` })).total_count;
        expect(both).toBeLessThanOrEqual((await search({ q: one })).total_count);
        expect((await search({ q: `${other} ${one}` })).total_count).toBe(both);
      }),
      RUNS,
    );
  });
});
