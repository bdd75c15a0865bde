import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import { communitiesOf, type Figure, figureOf, figuresOf, MOST_EXACT } from './figures';
import { fromRows } from './graph/graph';
import { relationshipsFrom } from './graph/graph.fixture';
import { buildModel, type NetworkModel } from './model';
import { networks, ROOT } from './network.fixture';

const figures = (text: string) => figuresOf({ entities: new Set<string>(), relationships: relationshipsFrom(text) });

const values = (text: string, figure: Figure): Record<string, number | undefined> => {
  const found = figures(text);
  return Object.fromEntries([...found.places.keys()].map((id) => [id, figureOf(found, id, figure)]));
};

describe('the figures of an entity', () => {
  it.each<[figure: Figure, text: string, expected: Record<string, number | undefined>]>([
    ['degree', 'A>B 60; B>A 10; B>C 50; C>C 5', { A: 1, B: 2, C: 1 }],
    ['owners', 'A>C 60; A>C 60 votes; B>C 20; C>C 5', { A: 0, B: 0, C: 2 }],
    ['holdings', 'A>B 60; A>C 20; A>A 5', { A: 2, B: 0, C: 0 }],
    ['depth', 'A>B 60; B>C 50; C>D 50; A>D 1', { A: 0, B: 1, C: 2, D: 1 }],
    ['depth', 'A>B 60; B>A 50; B>C 20', { A: 0, B: 0, C: 1 }],
    ['betweenness', 'A>B 60; B>C 50; D>B 10', { A: 0, B: 100, C: 0, D: 0 }],
    ['betweenness', 'A>B 60', { A: 0, B: 0 }],
    ['loop', 'A>B 60; B>A 50; B>C 20', { A: 1, B: 1, C: undefined }],
    ['loop', 'A>A 10; B>C 50; C>D 50; D>B 50', { A: 2, B: 1, C: 1, D: 1 }],
    [
      'community',
      'A>B 9; B>C 9; C>A 9; C>D 9; D>E 9; E>F 9; F>D 9; F>G 9',
      { A: 2, B: 2, C: 2, D: 1, E: 1, F: 1, G: 1 },
    ],
  ])('has the %s of %s', (figure, text, expected) => {
    expect(values(text, figure)).toEqual(expected);
  });

  it('leaves out ultimate parents, of which the steps are not known', () => {
    expect(values('A>B 60; T>B ? ultimate_parent', 'owners')).toMatchObject({ B: 1 });
  });

  it('is unknown for an entity that is not shown', () => {
    expect(figureOf(figures('A>B 60'), 'Z', 'degree')).toBeUndefined();
  });
});

const modelOf = (wires: Parameters<typeof buildModel>[1]): NetworkModel => buildModel(ROOT, wires);

/** Neighbours by id, without ultimate parents. */
function neighboursIn({ entities, relationships }: NetworkModel): Map<string, Set<string>> {
  const found = new Map([...entities.keys()].map((id) => [id, new Set<string>()]));
  for (const { parent, child, type } of relationships.values()) {
    if (parent === child || type === ULTIMATE_PARENT) continue;
    found.get(parent)?.add(child);
    found.get(child)?.add(parent);
  }
  return found;
}

/** All shortest paths from one to another, listed one by one. */
function shortestPaths(neighbours: Map<string, Set<string>>, from: string, to: string): string[][] {
  for (let paths = [[from]]; paths.length > 0; ) {
    const arrived = paths.filter((path) => path.at(-1) === to);
    if (arrived.length > 0) return arrived;
    const seen = new Set(paths.flat());
    paths = paths.flatMap((path) =>
      [...(neighbours.get(path.at(-1) ?? '') ?? [])].filter((next) => !seen.has(next)).map((next) => [...path, next]),
    );
  }
  return [];
}

/** By its definition: for each pair the part of the shortest paths that lead through an entity. */
function plainBetweenness(neighbours: Map<string, Set<string>>): Map<string, number> {
  const ids = [...neighbours.keys()];
  const sums = new Map(ids.map((id) => [id, 0]));
  for (const from of ids) {
    for (const to of ids.filter((id) => id > from)) {
      const paths = shortestPaths(neighbours, from, to);
      for (const id of paths.flatMap((path) => path.slice(1, -1))) sums.set(id, (sums.get(id) ?? 0) + 1 / paths.length);
    }
  }
  const pairs = ((ids.length - 1) * (ids.length - 2)) / 2;
  return new Map([...sums].map(([id, sum]) => [id, pairs > 0 ? (100 * sum) / pairs : 0]));
}

function modularity(rows: readonly (readonly number[])[], labels: readonly number[]): number {
  const all = rows.reduce((sum, row) => sum + row.length, 0);
  let sum = 0;
  rows.forEach((row, a) => {
    rows.forEach((other, b) => {
      if (labels[a] === labels[b]) sum += row.filter((node) => node === b).length - (row.length * other.length) / all;
    });
  });
  return sum / all;
}

describe('figures of any network', () => {
  it('have the betweenness of the definition', () => {
    fc.assert(
      fc.property(networks(24), (wires) => {
        const model = modelOf(wires);
        const found = figuresOf(model);
        for (const [id, value] of plainBetweenness(neighboursIn(model))) {
          expect(figureOf(found, id, 'betweenness')).toBeCloseTo(value, 8);
        }
      }),
    );
  });

  it('have as many neighbours as there are, and owners and holdings among them', () => {
    fc.assert(
      fc.property(networks(), (wires) => {
        const model = modelOf(wires);
        const found = figuresOf(model);
        for (const [id, neighbours] of neighboursIn(model)) {
          const [degree, owners = 0, holdings = 0] = (['degree', 'owners', 'holdings'] as const).map((figure) =>
            figureOf(found, id, figure),
          );
          expect(degree).toBe(neighbours.size);
          expect(owners + holdings).toBeGreaterThanOrEqual(neighbours.size);
          expect(Math.max(owners, holdings)).toBeLessThanOrEqual(neighbours.size);
        }
      }),
    );
  });

  it('have a depth of at most one more than each owner, and one owner of exactly one less', () => {
    fc.assert(
      fc.property(networks(), (wires) => {
        const model = modelOf(wires);
        const found = figuresOf(model);
        const depth = (id: string) => figureOf(found, id, 'depth') ?? Number.NaN;
        const steps = [...model.relationships.values()].filter(({ type }) => type !== ULTIMATE_PARENT);
        for (const id of model.entities.keys()) {
          const owners = steps.filter(({ child }) => child === id).map(({ parent }) => depth(parent));
          for (const owner of owners) expect(depth(id)).toBeLessThanOrEqual(owner + 1);
          expect(depth(id) === 0 || owners.includes(depth(id) - 1)).toBe(true);
        }
      }),
    );
  });

  it('do not depend on the order in which the network was loaded', () => {
    fc.assert(
      fc.property(networks(40), (wires) => {
        const [one, other] = [figuresOf(modelOf(wires)), figuresOf(modelOf(wires.toReversed()))];
        expect(other).toEqual(one);
      }),
    );
  });

  it('have communities that are better than none, each within a connected part', () => {
    const graphs = fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { minLength: 1, maxLength: 40 }).map((pairs) => {
      const rows = Array.from({ length: 15 }, () => new Set<number>());
      for (const [a, b] of pairs.filter(([one, two]) => one !== two)) {
        rows[a]?.add(b);
        rows[b]?.add(a);
      }
      return rows.map((row) => [...row].toSorted((a, b) => a - b));
    });
    fc.assert(
      fc.property(
        graphs.filter((rows) => rows.some((row) => row.length > 0)),
        (rows) => {
          const labels = communitiesOf(fromRows(rows));
          const alone = rows.map((_, node) => node);
          expect(modularity(rows, labels)).toBeGreaterThanOrEqual(modularity(rows, alone) - 1e-9);
          for (const node of alone) {
            const part = partOf(rows, node);
            expect(alone.filter((other) => labels[other] === labels[node] && !part.has(other))).toEqual([]);
          }
        },
      ),
    );
  });
});

function partOf(rows: readonly (readonly number[])[], node: number): Set<number> {
  const reached = new Set([node]);
  for (const one of reached) for (const next of rows[one] ?? []) reached.add(next);
  return reached;
}

it('estimates betweenness above the limit, says from how many, and ranks the middle of a star first', () => {
  const leaves = Array.from({ length: MOST_EXACT + 10 }, (_, leaf) => `M>L${leaf} 50`);
  const found = figures(leaves.join(';'));
  expect(found.sampled).toBeLessThan(MOST_EXACT);
  expect(figureOf(found, 'M', 'betweenness')).toBeGreaterThan(99);
  expect(figureOf(found, 'L7', 'betweenness')).toBe(0);
  expect(figures('A>B 50').sampled).toBeUndefined();
});
