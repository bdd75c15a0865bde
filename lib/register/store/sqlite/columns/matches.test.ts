import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMatchReader, nameKeys, type SearchFilters, selectWindow } from './matches';
import { NumberColumn } from './number-column';

/** More than two blocks of records are looked at. */
const SIZE = 40_000;
const KINDS = 5;

/** A column whose cell is a function of the id. */
function columnOf(cell: (id: number) => number): NumberColumn {
  const column = new NumberColumn();
  for (let id = 0; id < SIZE; id++) column.set(id, cell(id));
  return column;
}

const scattered = (id: number, factor: number, most: number): number => (Math.imul(id, factor) >>> 8) % most;

const shown = columnOf((id) => (id === 0 ? 0 : scattered(id, 2_654_435_761, 4)));
const kind = columnOf((id) => scattered(id, 40_503_001, KINDS));
const day = columnOf((id) => scattered(id, 97_777_333, 100));

const searches = fc.record({
  /** Each so many ids, or all. */
  step: fc.option(fc.constantFrom(1, 2, 3, 1_000), { nil: undefined }),
  shown: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 3 })), { nil: undefined }),
  kind: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: KINDS - 1 })), { nil: undefined }),
  days: fc.option(fc.tuple(fc.nat(120), fc.nat(120)), { nil: undefined }),
});

const allowedOf = (values: readonly number[], count: number) =>
  Uint8Array.from({ length: count }, (_, value) => Number(values.includes(value)));

test('records beyond the first block are found and counted as one by one, each facet without its own filter', () => {
  fc.assert(
    fc.property(searches, ({ step, shown: statuses, kind: kinds, days }) => {
      const candidates = step && Uint32Array.from({ length: Math.floor(SIZE / step) }, (_, at) => at * step);
      const filters: SearchFilters = {
        ids: candidates,
        values: [
          ...(statuses ? [{ name: 'status', column: shown, allowed: allowedOf(statuses, 4) }] : []),
          ...(kinds ? [{ name: 'kind', column: kind, allowed: allowedOf(kinds, KINDS) }] : []),
        ],
        days: days ? [{ name: 'day', column: day, from: days[0], to: days[1] }] : [],
      };
      const match = createMatchReader<object, 'status' | 'kind' | 'decade'>({
        columns: { size: SIZE, generation: 1 },
        shown,
        counted: { status: [shown, 0], kind: [kind, 0], decade: [day, 3] },
        facetFilters: { status: 'status', kind: 'kind', decade: 'day' },
        toFilters: (query) => ('all' in query ? { ids: undefined, values: [], days: [] } : filters),
        toFacets: (counts) =>
          new Map(
            [...counts].map(([facet, list]) => [
              facet,
              [...list].map((count, value) => ({ value: String(value), count })),
            ]),
          ),
        all: { all: true },
      });
      const { ids, facets } = match({}, ['status', 'kind', 'decade']);

      const passes = (id: number, except?: string): boolean =>
        shown.get(id) !== 0 &&
        (except === 'status' || !statuses || statuses.includes(shown.get(id))) &&
        (except === 'kind' || !kinds || kinds.includes(kind.get(id))) &&
        (except === 'day' || !days || (day.get(id) >= days[0] && day.get(id) <= days[1]));
      const all = candidates ? [...candidates] : Array.from({ length: SIZE }, (_, id) => id);
      expect([...ids.toArray()]).toEqual(all.filter((id) => passes(id)));
      const tally = (numbers: number[]) => {
        const counts = new Map<number, number>();
        for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
        return counts;
      };
      const counted = (facet: 'status' | 'kind' | 'decade') => {
        const values = (facets.get(facet) ?? []).filter(({ count }) => count > 0);
        return new Map(values.map(({ value, count }) => [Number(value), count]));
      };
      expect(counted('status')).toEqual(tally(all.filter((id) => passes(id, 'status')).map((id) => shown.get(id))));
      expect(counted('kind')).toEqual(tally(all.filter((id) => passes(id, 'kind')).map((id) => kind.get(id))));
      expect(counted('decade')).toEqual(tally(all.filter((id) => passes(id, 'day')).map((id) => day.get(id) >>> 3)));
    }),
    { numRuns: 40 },
  );
});

test('a window of many records has what sorting all of them gives', () => {
  const spread = (id: number): number => Math.imul(id, 2_654_435_761) >>> 0;
  // Most records share a few ranks, so that a sample tells little.
  const crowded = (id: number): number => (id % 97 === 0 ? Math.imul(id, 40_503_001) >>> 0 : 5_000_000 + (id % 3));
  const windows = fc.record({
    name: fc.constantFrom(spread, crowded),
    // Lengths of names: of few, and of one.
    groups: fc.constantFrom(undefined, 1, 20),
    count: fc.constantFrom(100, 17_000, SIZE - 1),
    offset: fc.oneof(fc.nat(100), fc.nat(SIZE)),
    limit: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(windows, ({ name, groups, count, ...window }) => {
      const ids = Uint32Array.from({ length: count }, (_, at) => Math.floor((at * SIZE) / count));
      const byName = (a: number, b: number): number => name(a) - name(b) || a - b;
      const names = {
        column: columnOf((id) => name(id) >>> 16),
        sort: (some: readonly number[]) => some.toSorted(byName),
      };
      const groupOf = (id: number): number => (groups === undefined ? 0 : scattered(id, 97_777_333, groups));
      const keys =
        groups === undefined ? nameKeys(names) : { groupsOf: (some: Uint32Array) => some.map(groupOf), groups, names };
      const sorted = [...ids].sort((a, b) => groupOf(a) - groupOf(b) || byName(a, b));
      expect(selectWindow(ids, keys, window)).toEqual(sorted.slice(window.offset, window.offset + window.limit));
    }),
    { numRuns: 60 },
  );
});
