import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildModel, expand, modelOf } from '../model';
import { hub, networks, pathOf, ROOT, relationship } from '../network.fixture';
import { applyEvents, mergeResults, NO_RESULTS, withoutRun } from './state';
import { createWorld, FAR, from, walked } from './walk.fixture';

const R = pathOf('R');
const alone = modelOf({ root: R, entities: [ROOT], relationships: [], expanded: [] });

describe('the results of a walk', () => {
  it('form the same network, however the lines were batched', async () => {
    await fc.assert(
      fc.asyncProperty(networks(30), fc.nat(40), async (relationships, cut) => {
        const { events } = await walked(from([R]), FAR, createWorld({ relationships }).port);
        const whole = applyEvents(NO_RESULTS, events, 'both');
        const inTwo = applyEvents(applyEvents(NO_RESULTS, events.slice(0, cut), 'both'), events.slice(cut), 'both');
        expect(inTwo.relationships).toEqual(whole.relationships);
        expect(mergeResults(alone, inTwo)).toEqual(mergeResults(alone, whole));
      }),
    );
  });

  it('equal an expansion if the walk has one step', async () => {
    const relationships = hub(2, 3);
    const { events } = await walked(from([R]), { depth: 1, nodes: 100 }, createWorld({ relationships }).port);
    const merged = mergeResults(alone, applyEvents(NO_RESULTS, events, 'both'));
    const expanded = expand(buildModel(ROOT, []), R, relationships);
    expect(new Set(merged.relationships.keys())).toEqual(new Set(expanded.relationships.keys()));
    expect([new Set(merged.entities.keys()), merged.expanded]).toEqual([
      new Set(expanded.entities.keys()),
      new Set([R]),
    ]);
  });

  it.each([
    ['down', FAR, []],
    ['both', { depth: 3, nodes: 3 }, []],
    ['both', FAR, [R]],
  ] as const)('mark no entity as complete for the direction %s within %j', async (direction, limits, whole) => {
    const { events } = await walked(from([R], direction), limits, createWorld({ relationships: hub(2, 3) }).port);
    const { expanded } = applyEvents(NO_RESULTS, events, direction);
    expect(expanded.filter((id) => id === R)).toEqual(whole);
  });

  it('keep failures until a retry succeeds, and start a new run without the old failures', async () => {
    const failures = new Map([[pathOf('A'), { message: 'Busy.', reason: 'busy' as const }]]);
    const relationships = [relationship('R', 'A')];
    const state = from([R]);
    const failed = await walked(state, FAR, createWorld({ relationships, failures }).port);
    const results = applyEvents(NO_RESULTS, failed.events, 'both');
    expect(results.notLoaded).toEqual([{ id: pathOf('A'), failure: failures.get(pathOf('A')), last_word: false }]);
    expect(results.stopped).toMatchObject({ because: 'failed' });
    const again = await walked(state, FAR, createWorld({ relationships }).port);
    expect(applyEvents(results, again.events, 'both').notLoaded).toEqual([]);
    expect(withoutRun(results)).toMatchObject({ notLoaded: [], relationships: results.relationships });
  });
});
