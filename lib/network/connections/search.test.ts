import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ULTIMATE_PARENT } from '@/lib/contract/limits';
import type { NetworkRelationship } from '@/lib/contract/network';
import { hub, pathOf, relationship } from '../network.fixture';
import type { Step } from '../paths/shortest';
import type { WalkFailure } from '../walk/walk';
import { createWorld, type World } from '../walk/walk.fixture';
import type { AnswerKind, ConnectionAnswers } from './answers';
import { type ConnectionTerms, isComplete, priceConnections, searchConnections } from './search';

const SIZE = 12;
const LIMITS = { nodes: 1000 };
const HUB = 5;
const nameOf = (node: number): string => `N${node}`;
const idOf = (node: number): string => pathOf(nameOf(node));

interface Line {
  parent: number;
  child: number;
  share: number;
  confidence: number;
  ended: boolean;
}

const node = fc.nat(SIZE - 1);

/** At most one relationship per pair. */
const lines = fc.uniqueArray(
  fc.record({
    parent: node,
    child: node,
    share: fc.integer({ min: 1, max: 100 }),
    confidence: fc.integer({ min: 1, max: 100 }),
    ended: fc.integer({ max: 9, min: 0 }).map((dice) => dice === 0),
  }),
  { maxLength: 3 * SIZE, size: 'max', selector: ({ parent, child }) => `${parent} ${child}` },
);

/** No company is owned by more than the whole, and nobody owns itself, so that control is more than 50 % and nothing else. */
const plainLines = lines.map((all) => {
  const others = all.filter(({ parent, child }) => parent !== child);
  const total = (company: number) => others.reduce((sum, { child, share }) => sum + (child === company ? share : 0), 0);
  return others.map((line) => ({ ...line, share: line.share * Math.min(1, 97 / total(line.child)) }));
});

const toWire = ({ parent, child, share, confidence, ended }: Line): NetworkRelationship =>
  relationship(nameOf(parent), nameOf(child), {
    ownership_percentage: share,
    confidence,
    ...(ended && { latest_date: '2020-01-01' }),
  });

const worldOf = (all: readonly Line[], others: Partial<World> = {}) =>
  createWorld({ relationships: all.map(toWire), ...others });

const search = (
  { port }: ReturnType<typeof createWorld>,
  terms: Partial<ConnectionTerms> & Pick<ConnectionTerms, 'between'>,
  limits: Parameters<typeof searchConnections>[1] = LIMITS,
) =>
  searchConnections({ steps: 20, hubs: [], hubNeighbours: HUB, ...terms }, limits, port, new AbortController().signal);

/** The lines by which one can pass from a node to others: none that has ended. */
const linesAt = (all: readonly Line[], from: number): Line[] =>
  all.filter(({ parent, child, ended }) => !ended && parent !== child && (parent === from || child === from));

const otherEnd = ({ parent, child }: Line, from: number): number => (parent === from ? child : parent);

function degreeOf(all: readonly Line[], of: number): number {
  const ends = all.flatMap(({ parent, child }) => (parent === of ? [child] : child === of ? [parent] : []));
  return new Set(ends.filter((end) => end !== of)).size;
}

/** Distances by plain breadth-first search over the whole network. */
function distancesFrom(all: readonly Line[], starts: readonly number[], isClosed: (node: number) => boolean) {
  const distances = new Map(starts.map((start) => [start, 0]));
  for (const [from, far] of distances) {
    if (isClosed(from)) continue;
    for (const line of linesAt(all, from)) {
      const to = otherEnd(line, from);
      if (!distances.has(to)) distances.set(to, far + 1);
    }
  }
  return distances;
}

/** The least sum of costs, by relaxing every line as often as there are nodes (Bellman and Ford). */
function leastCost(
  all: readonly Line[],
  from: number,
  to: number,
  isClosed: (node: number) => boolean,
  cost: (line: Line) => number,
) {
  const costs = new Map([[from, 0]]);
  for (let round = 0; round < SIZE; round++) {
    for (const line of all) {
      for (const [a, b] of [
        [line.parent, line.child],
        [line.child, line.parent],
      ] as const) {
        const through = (costs.get(a) ?? Number.POSITIVE_INFINITY) + cost(line);
        if (!line.ended && !isClosed(a) && through < (costs.get(b) ?? Number.POSITIVE_INFINITY)) costs.set(b, through);
      }
    }
  }
  return costs.get(to);
}

const answerOf = ({ answers }: ConnectionAnswers, kind: AnswerKind) =>
  answers.find(({ kinds }) => kinds.includes(kind));

const stepsOf = (found: ConnectionAnswers, kind: AnswerKind): readonly Step[] | undefined =>
  answerOf(found, kind)?.groups[0]?.steps;

/** Whether the steps lead from one to the other over lines that have not ended. */
function isPath(steps: readonly Step[], all: readonly Line[], from: number, to: number): boolean {
  const places = [idOf(from), ...steps.map((step) => step.to)];
  const isStep = (step: Step, index: number): boolean =>
    step.from === places[index] &&
    all.some(
      (line) =>
        !line.ended &&
        [idOf(line.parent), idOf(line.child)].toSorted().join() === [step.from, step.to].toSorted().join(),
    );
  return places.at(-1) === idOf(to) && steps.every(isStep);
}

const pair = fc.uniqueArray(node, { minLength: 2, maxLength: 2 }).map(([from = 0, to = 1]) => [from, to] as const);

const closedBut = (all: readonly Line[], open: readonly number[]) => (one: number) =>
  !open.includes(one) && degreeOf(all, one) >= HUB;

describe('the shortest connection', () => {
  it('has as many steps as a breadth-first search of the whole network finds, hubs left out', async () => {
    await fc.assert(
      fc.asyncProperty(lines, pair, fc.integer({ min: 1, max: 8 }), async (all, [from, to], steps) => {
        const found = await search(worldOf(all), { between: [idOf(from), idOf(to)], steps });
        const distance = distancesFrom(all, [from], closedBut(all, [from, to])).get(to);
        const path = stepsOf(found, 'shortest');
        if (distance !== undefined && distance <= steps) expect(path).toHaveLength(distance);
        if (distance === undefined) expect(path).toBeUndefined();
        if (path) {
          expect(isPath(path, all, from, to)).toBe(true);
          expect(path.length).toBeGreaterThanOrEqual(distance ?? Number.NaN);
        }
      }),
    );
  });

  it('passes an admitted hub', async () => {
    await fc.assert(
      fc.asyncProperty(lines, pair, node, async (all, [from, to], admitted) => {
        const found = await search(worldOf(all), { between: [idOf(from), idOf(to)], hubs: [idOf(admitted)] });
        const distance = distancesFrom(all, [from], closedBut(all, [from, to, admitted])).get(to);
        expect(stepsOf(found, 'shortest')?.length).toBe(distance);
      }),
    );
  });

  it('passes every hub if all are admitted', async () => {
    await fc.assert(
      fc.asyncProperty(lines, pair, async (all, [from, to]) => {
        const found = await search(worldOf(all), { between: [idOf(from), idOf(to)], hubs: 'all' });
        expect(stepsOf(found, 'shortest')?.length).toBe(distancesFrom(all, [from], () => false).get(to));
        expect(found.coverage.hubs).toEqual([]);
      }),
    );
  });
});

describe('the surest connection', () => {
  it('has the greatest product of confidences of all in the whole network', async () => {
    await fc.assert(
      fc.asyncProperty(lines, pair, async (all, [from, to]) => {
        const found = await search(worldOf(all), { between: [idOf(from), idOf(to)] });
        const doubt = ({ confidence }: Line) => -Math.log(confidence / 100);
        const least = leastCost(all, from, to, closedBut(all, [from, to]), doubt);
        const path = stepsOf(found, 'surest');
        const cost = path?.reduce((sum, step) => {
          const between = all.filter(
            ({ parent, child, ended }) =>
              !ended && [idOf(parent), idOf(child)].toSorted().join() === [step.from, step.to].toSorted().join(),
          );
          return sum + Math.min(...between.map(doubt));
        }, 0);
        // Among equals the one with fewer steps is preferred, which weighs up to a ten-thousandth a step.
        if (least === undefined) expect(cost).toBeUndefined();
        else expect(Math.abs((cost ?? Number.NaN) - least)).toBeLessThan(SIZE * 1e-4);
      }),
    );
  });
});

describe('the connection by control', () => {
  it('exists if and only if steps of more than half lead from one to the other', async () => {
    await fc.assert(
      fc.asyncProperty(plainLines, pair, async (all, [from, to]) => {
        const found = await search(worldOf(all), { between: [idOf(from), idOf(to)], hubs: 'all' });
        const control = all.filter(({ share }) => share > 50);
        expect(stepsOf(found, 'control')?.length).toBe(distancesFrom(control, [from], () => false).get(to));
      }),
    );
  });
});

describe('a search of several', () => {
  it('joins those that a breadth-first search of the whole network joins, and says which are apart', async () => {
    const several = fc.uniqueArray(node, { minLength: 3, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(lines, several, async (all, ends) => {
        const found = await search(worldOf(all), { between: ends.map(idOf) });
        const { groups = [], apart = ends.map(idOf) } = answerOf(found, 'shortest') ?? {};
        const together = (a: number, b: number) => distancesFrom(all, [a], closedBut(all, ends)).has(b);
        for (const end of ends) {
          const group = groups.find(({ linked }) => linked.includes(idOf(end)));
          expect(group?.linked.toSorted() ?? [idOf(end)]).toEqual(
            ends
              .filter((other) => together(end, other))
              .map(idOf)
              .toSorted(),
          );
          expect(apart.includes(idOf(end))).toBe(group === undefined);
        }
        for (const { linked, steps } of groups) {
          const places = new Set([linked[0], ...steps.map(({ to }) => to)]);
          expect(linked.filter((id) => !places.has(id))).toEqual([]);
          expect(places.size).toBe(steps.length + 1);
        }
      }),
    );
  });
});

describe('what was not asked for', () => {
  const failure: WalkFailure = { message: 'The service is busy.', reason: 'busy' };
  const failures = (all: readonly number[]) => new Map(all.map((one) => [idOf(one), failure]));

  it('is what lies within reach of what is known, as an independent count has it', async () => {
    const world = fc.record({
      all: lines,
      ends: pair,
      steps: fc.integer({ min: 1, max: 8 }),
      calls: fc.integer({ min: 0, max: 14 }),
      nodes: fc.integer({ min: 2, max: 14 }),
      failing: fc.uniqueArray(node, { maxLength: 3 }),
      metered: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(world, async ({ all, ends, steps, calls, nodes, failing, metered }) => {
        const others = { failures: failures(failing), ...(metered && { kept: new Set<string>() }) };
        const tested = worldOf(all, others);
        const found = await search(tested, { between: ends.map(idOf), steps }, { nodes, ...(metered && { calls }) });
        const answered = Array.from({ length: SIZE }, (_, one) => one).filter(
          (one) => tested.asked.includes(idOf(one)) && !failing.includes(one),
        );
        const known = all.filter(({ parent, child }) => answered.includes(parent) || answered.includes(child));
        const isClosed = (one: number) =>
          !ends.includes(one) && (answered.includes(one) ? degreeOf(all, one) : degreeOf(known, one)) >= HUB;
        const reached = [...distancesFrom(known, ends, isClosed)].filter(([, far]) => far < Math.ceil(steps / 2));
        const missing = reached.map(([one]) => one).filter((one) => !answered.includes(one));
        const failed = missing.filter((one) => tested.asked.includes(idOf(one)));
        expect(found.coverage.failed.map(({ id }) => id).toSorted()).toEqual(failed.map(idOf).toSorted());
        expect(found.coverage.notAsked).toBe(missing.length - failed.length);
        expect(found.spent).toBe(metered ? tested.calls.spent : 0);
        if (metered) expect(found.spent).toBeLessThanOrEqual(calls);
      }),
    );
  });

  it('is nothing without limits, failures and hubs', async () => {
    await fc.assert(
      fc.asyncProperty(lines, pair, fc.integer({ min: 1, max: 20 }), async (all, ends, steps) => {
        const { coverage } = await search(worldOf(all), { between: ends.map(idOf), steps, hubs: 'all' });
        expect(isComplete(coverage)).toBe(true);
        expect(coverage.unchecked).toEqual([]);
      }),
    );
  });
});

describe('a hub', () => {
  const [R, A, B] = ['R', 'A', 'B'].map(pathOf);
  const nominee = [...hub(0, 60), relationship('R', 'A'), relationship('R', 'B')];
  const between = [A ?? '', B ?? ''];

  it('connects nothing silently, and is offered with what it would connect', async () => {
    const { port, asked } = createWorld({ relationships: nominee });
    const found = await search({ port, asked, calls: { spent: 0 } }, { between, steps: 4, hubNeighbours: 50 });
    expect(found.answers).toEqual([]);
    expect(found.ignored.map(({ hub, links }) => [hub.id, hub.neighbours, links.map(({ steps }) => steps)])).toEqual([
      [R, 62, [1, 1]],
    ]);
    expect(found.coverage.hubs.map(({ id }) => id)).toEqual([R]);
    expect(isComplete(found.coverage)).toBe(false);
    expect(asked.toSorted()).toEqual([A, B, R]);
  });

  it('that lies half of the way is asked for before it connects', async () => {
    const far = [
      ...hub(0, 60),
      relationship('R', 'C'),
      relationship('C', 'A'),
      relationship('R', 'D'),
      relationship('D', 'B'),
    ];
    const world = createWorld({ relationships: far });
    const found = await search(world, { between, steps: 4, hubNeighbours: 50 });
    expect(world.asked).toContain(R);
    expect(found.answers).toEqual([]);
    expect(found.ignored.map(({ hub }) => hub.id)).toEqual([R]);
    const allowed = await search(createWorld({ relationships: far }), {
      between,
      steps: 4,
      hubNeighbours: 50,
      hubs: [R ?? ''],
    });
    expect(stepsOf(allowed, 'shortest')).toHaveLength(4);
  });

  it('that is an end does not keep the other end from being searched', async () => {
    const wide = [...hub(0, 300), relationship('C', 'A'), relationship('D', 'C'), relationship('D', 'owned299')];
    const found = await search(
      createWorld({ relationships: wide }),
      { between: [R ?? '', A ?? ''], steps: 4, hubNeighbours: 50 },
      { nodes: 150 },
    );
    expect(stepsOf(found, 'shortest')).toHaveLength(4);
    expect(found.coverage.notAsked).toBeGreaterThan(200);
    expect(found.coverage.because).toBe('entities');
  });
});

describe('where calls are counted', () => {
  const chain = ['A', 'C', 'D', 'E', 'B'].map((name, index, all) => [name, all[index + 1]]).slice(0, 4);
  const relationships = chain.map(([owner = '', owned = '']) => relationship(owner, owned));
  const between = [pathOf('A'), pathOf('B')];

  it('nothing is spent without permission, and the price is estimated before', async () => {
    const world = createWorld({ relationships, kept: new Set() });
    const terms = { between, steps: 4, hubs: [] };
    const found = await search(world, terms, { ...LIMITS, calls: 0 });
    expect(world.calls.spent).toBe(0);
    expect(found.coverage).toMatchObject({ asked: 0, notAsked: 2, because: 'calls' });
    expect(await priceConnections(terms, LIMITS, world.port)).toMatchObject({ metered: true, calls: 6 });
    expect(world.calls.spent).toBe(0);
  });

  it('only what is needed is asked for, and what is on the path is checked', async () => {
    const world = createWorld({ relationships, kept: new Set() });
    const found = await search(world, { between, steps: 4 }, { ...LIMITS, calls: 20 });
    expect(stepsOf(found, 'shortest')).toHaveLength(4);
    expect(world.calls.spent).toBe(5);
    expect(found.coverage.unchecked).toEqual([]);
  });

  it('a path whose middle cannot be paid for is shown as unchecked', async () => {
    const world = createWorld({ relationships, kept: new Set() });
    const found = await search(world, { between, steps: 4 }, { ...LIMITS, calls: 4 });
    expect(stepsOf(found, 'shortest')).toHaveLength(4);
    expect(found.coverage.unchecked).toEqual([pathOf('D')]);
  });

  it('the search stops at the level on which everything is connected', async () => {
    const short = [relationship('A', 'C'), relationship('C', 'B'), relationship('A', 'D'), relationship('E', 'B')];
    const world = createWorld({ relationships: short, kept: new Set() });
    const found = await search(world, { between, steps: 6 }, { ...LIMITS, calls: 20 });
    expect(stepsOf(found, 'shortest')).toHaveLength(2);
    expect(world.asked.toSorted()).toEqual(['A', 'B', 'C'].map(pathOf));
    expect(found.coverage).toMatchObject({ because: 'connected', notAsked: 2 });
    // A second search finds the same in the cache, and would spend nothing either.
    const again = await search(world, { between, steps: 6 }, { ...LIMITS, calls: 0 });
    expect(stepsOf(again, 'shortest')).toHaveLength(2);
    expect(again.coverage).toMatchObject({ because: 'connected', notAsked: 2 });
    expect((await search(world, { between, steps: 6 }, { ...LIMITS, calls: 20 })).spent).toBe(0);
  });

  it('a level that is begun is completed, as a shorter connection may be on the rest of it', async () => {
    const long = [relationship('A', 'C'), relationship('C', 'D'), relationship('D', 'E'), relationship('E', 'B')];
    const shorter = [relationship('A', 'Z'), relationship('Z', 'Y'), relationship('Y', 'B')];
    const relationships = [...long, ...shorter];
    const world = createWorld({ relationships, kept: new Set() });
    const first = await search(world, { between, steps: 6 }, { ...LIMITS, calls: 4 });
    expect(first.coverage.because).toBe('calls');
    const rest = await search(world, { between, steps: 6 }, { ...LIMITS, calls: 20 });
    expect(stepsOf(rest, 'shortest')).toHaveLength(3);
    expect(rest.coverage.because).toBe('connected');
  });
});

describe('an end', () => {
  it('that does not exist is missing, and the others are searched', async () => {
    const relationships = [relationship('A', 'B')];
    const failures = new Map([[pathOf('X'), { message: 'Record not found', reason: 'not_found' } as const]]);
    const between = ['A', 'X', 'B'].map(pathOf);
    const found = await search(createWorld({ relationships, failures }), { between });
    expect(found.missing.map(({ id }) => id)).toEqual([pathOf('X')]);
    expect(stepsOf(found, 'shortest')).toHaveLength(1);
  });

  it('alone has no connection', async () => {
    const found = await search(createWorld({ relationships: [] }), { between: [pathOf('A')] });
    expect(found.answers).toEqual([]);
    expect(found.between).toEqual([pathOf('A')]);
  });
});

it('a stated ultimate parent connects, but is no control and makes nobody a hub', async () => {
  const many = Array.from({ length: 60 }, (_, index) => relationship('R', `owned${index}`, {}, ULTIMATE_PARENT));
  const relationships = [
    ...many,
    relationship('R', 'A', {}, ULTIMATE_PARENT),
    relationship('R', 'B', {}, ULTIMATE_PARENT),
  ];
  const found = await search(createWorld({ relationships }), { between: ['A', 'B'].map(pathOf), hubNeighbours: 50 });
  expect(stepsOf(found, 'shortest')).toHaveLength(2);
  expect(stepsOf(found, 'control')).toBeUndefined();
});
