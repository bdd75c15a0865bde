import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hub, networks, pathOf, relationship } from '../network.fixture';
import { priceWalk } from './walk';
import { createWorld, FAR, from, walked } from './walk.fixture';

const R = pathOf('R');
const limits = { depth: 2, nodes: 1000 };

describe('the price of a walk', () => {
  it('is exact if all entities to request are known', async () => {
    const kept = new Set([R, ...[0, 1, 2].map((at) => pathOf(`owned${at}`))]);
    const { port } = createWorld({ relationships: hub(2, 5), kept });
    expect(await priceWalk(from([R]), limits, port)).toEqual({ metered: true, calls: 4, about: false, cached: 4 });
  });

  it.each([
    [1, { calls: 1, about: false }],
    [2, { calls: 3, about: true }],
    [3, { calls: 7, about: true }],
  ])('of depth %i is estimated if nothing is known', async (depth, expected) => {
    const { port } = createWorld({ relationships: hub(2, 5), kept: new Set() });
    expect(await priceWalk(from([R]), { ...limits, depth }, port)).toMatchObject(expected);
  });

  it('is estimated from cached replies if there are enough', async () => {
    const relationships = ['A', 'B', 'C'].flatMap((name) => [
      relationship('R', name),
      ...Array.from({ length: 4 }, (_, at) => relationship(name, `${name}${at}`)),
    ]);
    const { port } = createWorld({ relationships, kept: new Set(['R', 'A', 'B', 'C'].map(pathOf)) });
    // 15 found by 4 answers; 12 wait with two levels of requests left each.
    const price = await priceWalk(from([R]), { ...limits, depth: 4 }, port);
    expect(price).toEqual({ metered: true, calls: Math.round(12 * (1 + 15 / 4)), about: true, cached: 4 });
  });

  it('never covers more entities than the limit', async () => {
    const { port } = createWorld({ relationships: [], kept: new Set() });
    expect((await priceWalk(from([R]), { depth: 20, nodes: 50 }, port)).calls).toBe(50);
  });

  it('costs nothing to compute', async () => {
    const { port, calls, asked } = createWorld({ relationships: hub(2, 5), kept: new Set([R]) });
    await priceWalk(from([R]), FAR, port);
    expect([calls.spent, asked]).toEqual([0, [R]]);
  });

  it('is 0 if no calls are counted, and nothing is requested', async () => {
    const { port, asked } = createWorld({ relationships: hub(2, 5) });
    expect(await priceWalk(from([R]), FAR, port)).toEqual({ metered: false, calls: 0, about: false, cached: 0 });
    expect(asked).toEqual([]);
  });

  it('that is exact is what is then spent', async () => {
    const keptOf = (names: string[]) => new Set(names.map(pathOf));
    await fc.assert(
      fc.asyncProperty(networks(60), fc.subarray([...'RABCDEFGHIJKLMNOP']), async (relationships, names) => {
        const price = await priceWalk(from([R]), limits, createWorld({ relationships, kept: keptOf(names) }).port);
        fc.pre(!price.about);
        const world = createWorld({ relationships, kept: keptOf(names) });
        const { stopped } = await walked(from([R]), limits, world.port);
        expect(stopped.progress).toMatchObject({ calls_spent: price.calls, cached: price.cached });
      }),
    );
  });
});
