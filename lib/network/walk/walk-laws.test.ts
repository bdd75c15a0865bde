import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networks, pathOf } from '../network.fixture';
import { parseWalk } from './events';
import { beginWalk, learn, printWalk, type WalkState } from './state';
import { DIRECTIONS, type WalkLimits } from './terms';
import { type WalkFailure, walk } from './walk';
import { createWorld, essence, from, reportedIds, sorted, walked } from './walk.fixture';

const R = pathOf('R');
const direction = fc.constantFrom(...DIRECTIONS);
const relationships = networks(60);
const depth = fc.integer({ min: 0, max: 6 });
const calls = fc.integer({ min: 0, max: 30 });
/** Deterministic per id, so that two runs see the same world. */
const hashed = (seed: number) => (id: string) =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, seed);
const seed = fc.nat(9972);

const MANY: WalkLimits = { depth: 20, nodes: 10_000 };

/** Through JSON, as it is sent. */
const throughText = (state: WalkState): WalkState => parseWalk(JSON.parse(JSON.stringify(printWalk(state))));

/** About a third of all are cached. */
const someKept = (seed: number): Set<string> => {
  const of = hashed(seed);
  const ids = [...'RABCDEFGHIJKLMNOPQSTUVWXYZabcdefghijklmnop'].map(pathOf);
  return new Set(ids.filter((id) => of(id) % 3 === 0));
};

describe('every walk', () => {
  it('requests each entity once', async () => {
    await fc.assert(
      fc.asyncProperty(relationships, direction, depth, async (relationships, direction, depth) => {
        const { port, asked } = createWorld({ relationships });
        await walked(from([R], direction), { ...MANY, depth }, port);
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });

  it('never exceeds its calls, though a question may cost three', async () => {
    await fc.assert(
      fc.asyncProperty(
        relationships,
        calls,
        seed,
        fc.integer({ min: 1, max: 6 }),
        async (relationships, calls, seed, atOnce) => {
          const costOf = (id: string) => 1 + (hashed(seed)(id) % 3);
          const world = createWorld({ relationships, kept: someKept(seed), costOf, atOnce });
          const { events, stopped } = await walked(from([R]), { ...MANY, calls }, world.port);
          expect(world.calls.spent).toBeLessThanOrEqual(calls);
          expect(stopped.progress.calls_spent).toBe(world.calls.spent);
          for (const { progress } of events) expect(progress.calls_left).toBe(calls - progress.calls_spent);
        },
      ),
    );
  });

  it('never exceeds its limit of entities', async () => {
    await fc.assert(
      fc.asyncProperty(
        relationships,
        direction,
        fc.integer({ min: 1, max: 20 }),
        async (relationships, direction, nodes) => {
          const state = from([R], direction);
          const { found } = await walked(state, { ...MANY, nodes }, createWorld({ relationships }).port);
          expect(state.seen.size).toBeLessThanOrEqual(nodes);
          const ends = reportedIds(found).flatMap((id) => id.split(' ').slice(0, 2));
          for (const end of ends) expect(state.seen).toContain(end);
        },
      ),
    );
  });

  it('reports the same in the same order, independent of timing and parallel requests', async () => {
    await fc.assert(
      fc.asyncProperty(relationships, direction, calls, seed, async (relationships, direction, calls, seed) => {
        const run = async (delayOf: (id: string) => number, atOnce: number) => {
          const world = createWorld({ relationships, kept: someKept(seed), delayOf, atOnce });
          const { events } = await walked(from([R], direction), { ...MANY, calls }, world.port);
          return events;
        };
        const inOrder = await run(() => 0, 4);
        expect(await run((id) => hashed(seed)(id) % 4, 4)).toEqual(inOrder);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a resumed walk', () => {
  it('finds the same as an uninterrupted one, and requests nothing twice', async () => {
    await fc.assert(
      fc.asyncProperty(relationships, direction, calls, seed, async (relationships, direction, calls, seed) => {
        const whole = createWorld({ relationships, kept: someKept(seed) });
        const uninterrupted = from([R], direction);
        const expected = await walked(uninterrupted, MANY, whole.port);

        const parts = createWorld({ relationships, kept: someKept(seed) });
        const begun = from([R], direction);
        const first = await walked(begun, { ...MANY, calls }, parts.port);
        const resumed = throughText(begun);
        const second = await walked(resumed, MANY, parts.port);

        expect(essence(resumed)).toEqual(essence(uninterrupted));
        expect(resumed.spent).toBe(uninterrupted.spent);
        expect(reportedIds([...first.found, ...second.found])).toEqual(reportedIds(expected.found));
        expect(parts.asked.sort()).toEqual(whole.asked.sort());
      }),
    );
  });

  it('with higher limits finds the same as an uninterrupted one with those limits', async () => {
    await fc.assert(
      fc.asyncProperty(
        relationships,
        direction,
        depth,
        fc.integer({ min: 1, max: 20 }),
        async (relationships, direction, depth, nodes) => {
          const uninterrupted = from([R], direction);
          const expected = await walked(uninterrupted, MANY, createWorld({ relationships }).port);
          const begun = from([R], direction);
          const { port } = createWorld({ relationships });
          const first = await walked(begun, { depth, nodes }, port);
          const resumed = throughText(begun);
          const second = await walked(resumed, MANY, port);
          expect(essence(resumed).seen).toEqual(essence(uninterrupted).seen);
          expect(essence(resumed).waiting).toEqual(essence(uninterrupted).waiting);
          expect(reportedIds([...first.found, ...second.found])).toEqual(reportedIds(expected.found));
        },
      ),
    );
  });
});

describe('a cancelled walk', () => {
  it('keeps its results, and can be resumed from the received events', async () => {
    await fc.assert(
      fc.asyncProperty(relationships, direction, fc.nat(12), async (relationships, direction, after) => {
        const { port } = createWorld({ relationships, atOnce: 1 });
        const cancelled = new AbortController();
        const state = from([R], direction);
        const rebuilt = beginWalk(state.terms);
        const events = [];
        for await (const event of walk(state, MANY, port, cancelled.signal)) {
          events.push(event);
          if (event.event === 'found') learn(rebuilt, JSON.parse(JSON.stringify(event)));
          if (events.length > after) cancelled.abort();
        }
        expect(essence(rebuilt)).toEqual(essence(state));
        const first = sorted(events);
        if (events.length > after + 1) expect(first.stopped.because).toBe('cancelled');

        const uninterrupted = from([R], direction);
        const expected = await walked(uninterrupted, MANY, createWorld({ relationships }).port);
        const second = await walked(throughText(rebuilt), MANY, port);
        expect(reportedIds([...first.found, ...second.found])).toEqual(reportedIds(expected.found));
      }),
    );
  });
});

describe('a failed request', () => {
  it('is reported, and nothing else is missing', async () => {
    await fc.assert(
      fc.asyncProperty(relationships, seed, async (relationships, seed) => {
        const failing = [...'ABCDEFGHIJ'].map(pathOf).filter((id) => hashed(seed)(id) % 3 === 0);
        const failure: WalkFailure = { message: 'Record not found', reason: 'not_found' };
        const failures = new Map(failing.map((id) => [id, failure]));
        const world = createWorld({ relationships, failures });
        const state = from([R]);
        const { found, failed, stopped } = await walked(state, MANY, world.port);
        expect(failed.map(({ of }) => of).sort()).toEqual(failing.filter((id) => state.seen.has(id)).sort());
        expect(found.length + failed.length).toBe(state.seen.size);
        expect(stopped.because).toBe('done');
      }),
    );
  });
});
