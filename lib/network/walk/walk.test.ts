import { describe, expect, it } from 'vitest';
import type { NetworkRelationship } from '@/lib/contract/network';
import { hub, pathOf, relationship } from '../network.fixture';
import { createWorld, FAR, from, reportedIds, walked } from './walk.fixture';

const R = pathOf('R');
const share = (ownership_percentage: number, confidence = 80) => ({ ownership_percentage, confidence });

/** A chain of owners above the root, and one of holdings below it. */
const CHAIN = [relationship('P', 'R'), relationship('PP', 'P'), relationship('R', 'S'), relationship('S', 'SS')];

const idsOf = (names: string[]): string[] => names.map(pathOf);

describe('a walk', () => {
  it.each([
    ['up', ['R', 'P', 'PP']],
    ['down', ['R', 'S', 'SS']],
    ['both', ['R', 'P', 'S', 'PP', 'SS']],
  ] as const)('%s finds %j', async (direction, names) => {
    const { port } = createWorld({ relationships: CHAIN });
    const state = from([R], direction);
    const { stopped } = await walked(state, FAR, port);
    expect([...state.seen].sort()).toEqual(idsOf([...names]).sort());
    expect(stopped.because).toBe('done');
  });

  it('up does not come down to other holdings of the owners', async () => {
    const { port } = createWorld({ relationships: [...CHAIN, relationship('P', 'sister')] });
    const state = from([R], 'up');
    await walked(state, FAR, port);
    expect(state.seen).not.toContain(pathOf('sister'));
  });

  it.each([
    ['up', ['R']],
    ['both', ['R', 'P?']],
  ] as const)('%s requests %j: persons have no owners, and unknown owners no network', async (direction, names) => {
    const person = { ...relationship('P?', 'R'), parent_type: 'Person' };
    const unknown = { ...relationship('U?', 'R'), parent_type: 'Unknown', parent_service_url: '/statements/7' };
    const world = createWorld({ relationships: [person, unknown] });
    const state = from([R], direction);
    const { stopped } = await walked(state, FAR, world.port);
    expect(world.asked.sort()).toEqual(idsOf([...names]).sort());
    expect([...state.seen].sort()).toEqual([...idsOf(['R', 'P?']), '/statements/7'].sort());
    expect(stopped.because).toBe('done');
  });

  it.each([
    [0, ['R'], []],
    [1, ['R', 'P', 'S'], ['R']],
    [2, ['R', 'P', 'S', 'PP', 'SS'], ['R', 'P', 'S']],
  ])('of depth %i finds %j and requests %j', async (depth, seen, asked) => {
    const world = createWorld({ relationships: CHAIN });
    const state = from([R]);
    const { stopped } = await walked(state, { ...FAR, depth }, world.port);
    expect([...state.seen].sort()).toEqual(idsOf(seen).sort());
    expect(world.asked.sort()).toEqual(idsOf(asked).sort());
    expect(stopped.because).toBe('depth');
    expect(stopped.progress).toMatchObject({ found: seen.length, asked: asked.length, waiting: 0 });
  });

  it('from two entities finds what lies between them once', async () => {
    const world = createWorld({ relationships: [relationship('A', 'M'), relationship('B', 'M')] });
    const { found } = await walked(from(idsOf(['A', 'B'])), FAR, world.port);
    expect(world.asked.sort()).toEqual(idsOf(['A', 'B', 'M']).sort());
    expect(reportedIds(found)).toHaveLength(2);
  });

  it.each([
    ['a loop', [relationship('R', 'A'), relationship('A', 'B'), relationship('B', 'R')], 3],
    ['two that own each other', [relationship('R', 'A'), relationship('A', 'R')], 2],
    ['one that owns itself', [relationship('R', 'R')], 1],
  ])('ends in %s, and reports every relationship', async (_, relationships, entities) => {
    const world = createWorld({ relationships });
    const { found, stopped } = await walked(from([R], 'up'), FAR, world.port);
    expect(world.asked).toHaveLength(entities);
    expect(stopped.because).toBe('done');
    expect(reportedIds(found)).toHaveLength(relationships.length);
  });

  it('reports a relationship once, though it is found from both ends, and again if the other end says more', async () => {
    const world = createWorld({ relationships: CHAIN });
    const { found } = await walked(from([R]), FAR, world.port);
    expect(found.flatMap(({ relationships }) => relationships)).toHaveLength(CHAIN.length);
    const more = relationship('R', 'S', share(75));
    const saysMore = {
      ...world.port,
      async *ask(questions: Parameters<typeof world.port.ask>[0]) {
        for await (const answer of world.port.ask(questions)) {
          yield answer.id === pathOf('S') ? { ...answer, relationships: [more] } : answer;
        }
      },
    };
    const run = await walked(from([R]), FAR, saysMore);
    expect(run.found.flatMap(({ relationships }) => relationships)).toContain(more);
  });

  it('requests the strongest first, and unknown shares last', async () => {
    const relationships = [
      relationship('R', 'weak', share(1)),
      relationship('R', 'unknown', {}),
      relationship('R', 'strong', share(90)),
      relationship('R', 'doubtful', share(50, 55)),
      relationship('R', 'sure', share(50, 95)),
    ];
    const world = createWorld({ relationships, atOnce: 1 });
    await walked(from([R]), FAR, world.port);
    expect(world.asked).toEqual(idsOf(['R', 'strong', 'sure', 'doubtful', 'weak', 'unknown']));
  });

  it('ranks an entity by the strongest of its shortest ways', async () => {
    const relationships = [
      relationship('R', 'A', share(90)),
      relationship('R', 'B', share(80)),
      relationship('A', 'twice', share(1)),
      relationship('A', 'once', share(50)),
      relationship('B', 'twice', share(99)),
    ];
    const world = createWorld({ relationships, atOnce: 1 });
    await walked(from([R], 'down'), FAR, world.port);
    expect(world.asked).toEqual(idsOf(['R', 'A', 'B', 'twice', 'once']));
  });

  it('counts steps by a shorter way that is found later, after an entity failed at first', async () => {
    const relationships = [
      relationship('R', 'A'),
      relationship('A', 'B'),
      relationship('R', 'C'),
      relationship('B', 'D'),
      relationship('C', 'D'),
    ];
    const failures = new Map([[pathOf('C'), { message: 'Busy', reason: 'busy' } as const]]);
    const state = from([R], 'down');
    await walked(state, { ...FAR, depth: 3 }, createWorld({ relationships, failures }).port);
    expect(state.frontier.depthOf(pathOf('D'))).toBe(3);
    await walked(state, { ...FAR, depth: 2 }, createWorld({ relationships }).port);
    expect(state.frontier.depthOf(pathOf('D'))).toBe(2);
  });

  it('alternates owners and holdings, so that many of one kind do not use up all calls', async () => {
    const relationships: NetworkRelationship[] = [
      ...Array.from({ length: 30 }, (_, at) => relationship('R', `owned${at}`, share(100))),
      relationship('owner', 'R', share(20)),
    ];
    const world = createWorld({ relationships, kept: new Set(), atOnce: 1 });
    await walked(from([R]), { ...FAR, calls: 3 }, world.port);
    expect(world.asked).toContain(pathOf('owner'));
  });

  it('continues under the id by which the relationships name the entity', async () => {
    const relationships = [relationship('R', 'A'), relationship('R', 'B'), relationship('A', 'R')];
    const other = pathOf('X?');
    const { port, asked } = createWorld({ relationships });
    const aliased = {
      ...port,
      async *ask(questions: Parameters<typeof port.ask>[0]) {
        for await (const answer of port.ask(questions))
          yield answer.id === other ? { ...answer, relationships } : answer;
      },
    };
    const { found } = await walked(from([other], 'down'), FAR, aliased);
    expect(found[0]).toMatchObject({ of: other, as: R });
    expect(asked).not.toContain(R);
    expect(reportedIds(found)).toHaveLength(3);
  });
});

describe('a limit of entities', () => {
  it('keeps the strongest of both sides and counts what it left out', async () => {
    const world = createWorld({ relationships: hub(50, 50) });
    const state = from([R]);
    const { found, stopped } = await walked(state, { ...FAR, nodes: 21 }, world.port);
    expect(state.seen.size).toBe(21);
    expect(found[0]).toMatchObject({ beyond: 80 });
    expect(found[0]?.relationships).toHaveLength(20);
    for (const name of ['owner49', 'owned49', 'owner40', 'owned40']) expect(state.seen).toContain(pathOf(name));
    expect(stopped.because).toBe('cap');
  });

  it('that fits exactly leaves nothing out', async () => {
    const { port } = createWorld({ relationships: CHAIN });
    const { stopped } = await walked(from([R]), { depth: 2, nodes: 5 }, port);
    expect(stopped.because).toBe('depth');
  });
});

describe('calls', () => {
  it('are counted, as are cached replies', async () => {
    const world = createWorld({ relationships: CHAIN, kept: new Set(idsOf(['P', 'S'])) });
    const { stopped } = await walked(from([R]), { depth: 2, nodes: 100, calls: 5 }, world.port);
    expect(stopped.progress).toMatchObject({ calls_spent: 1, calls_left: 4, cached: 2, asked: 3 });
  });

  it('that are used up stop the walk, but cached replies of the same level are still used', async () => {
    const relationships = [
      relationship('R', 'A', share(90)),
      relationship('R', 'B', share(80)),
      relationship('R', 'C'),
    ];
    const world = createWorld({ relationships, kept: new Set([pathOf('C')]), atOnce: 1 });
    const { stopped } = await walked(from([R]), { ...FAR, calls: 2 }, world.port);
    expect(world.asked).toEqual(idsOf(['R', 'A', 'C']));
    expect(stopped).toMatchObject({ because: 'budget', progress: { calls_left: 0, waiting: 1 } });
  });

  it('are 0 if nothing may be spent and nothing is cached', async () => {
    const world = createWorld({ relationships: CHAIN, kept: new Set() });
    const { found, stopped } = await walked(from([R]), { ...FAR, calls: 0 }, world.port);
    expect([world.asked, found]).toEqual([[], []]);
    expect(stopped).toMatchObject({ because: 'budget', progress: { found: 1, waiting: 1 } });
  });

  it('are paid for a cached reply that has expired', async () => {
    const world = createWorld({ relationships: CHAIN, kept: new Set() });
    const optimistic = { ...world.port, price: async (ids: readonly string[]) => ids.map(() => 'kept' as const) };
    const { stopped } = await walked(from([R]), { ...FAR, calls: 2 }, optimistic);
    expect(world.calls.spent).toBe(2);
    expect(stopped).toMatchObject({ because: 'budget', progress: { calls_spent: 2 } });
  });

  it('that the service refuses stop the walk, and the entity stays in the frontier', async () => {
    const failure = { message: 'Used up.', reason: 'allowance', retry_at: '2026-01-02T00:00:00Z' } as const;
    const world = createWorld({ relationships: CHAIN, kept: new Set(), failures: new Map([[pathOf('P'), failure]]) });
    const state = from([R]);
    const { failed, stopped } = await walked(state, { ...FAR, calls: 9 }, world.port);
    expect(stopped).toMatchObject({ because: 'budget', failure, progress: { calls_left: 0 } });
    expect(failed).toEqual([]);
    expect(state.frontier.has(pathOf('P'))).toBe(true);
  });
});

describe('a failed request', () => {
  const busy = { message: 'Try again in a moment.', reason: 'busy' } as const;
  const gone = { message: 'Record not found', reason: 'not_found' } as const;

  it.each([
    ['stays in the frontier', busy, true, 'failed'],
    ['is not requested again if the register has no such entity', gone, false, 'done'],
  ] as const)('%s; the rest is found', async (_, failure, waits, because) => {
    const world = createWorld({ relationships: CHAIN, failures: new Map([[pathOf('P'), failure]]) });
    const state = from([R]);
    const { failed, stopped } = await walked(state, FAR, world.port);
    expect(failed).toEqual([expect.objectContaining({ of: pathOf('P'), failure, last_word: !waits })]);
    expect(stopped.because).toBe(because);
    expect(state.seen).toContain(pathOf('SS'));
    expect(state.frontier.has(pathOf('P'))).toBe(waits);
    expect([...state.failed]).toEqual([[pathOf('P'), failure.reason]]);
  });

  it('is repeated when the walk is resumed', async () => {
    const failing = createWorld({ relationships: CHAIN, failures: new Map([[pathOf('P'), busy]]) });
    const state = from([R]);
    await walked(state, FAR, failing.port);
    const well = createWorld({ relationships: CHAIN });
    const { stopped } = await walked(state, FAR, well.port);
    expect(well.asked).toEqual(idsOf(['P', 'PP']));
    expect(stopped.because).toBe('done');
    expect(state.failed.size).toBe(0);
  });

  it('five times in a row ends the walk, as each try may cost a call', async () => {
    const relationships = hub(0, 40);
    const failures = new Map(Array.from({ length: 40 }, (_, at) => [pathOf(`owned${at}`), busy]));
    const world = createWorld({ relationships, kept: new Set(), failures, atOnce: 1 });
    const { failed, stopped } = await walked(from([R]), { ...FAR, calls: 100 }, world.port);
    expect(failed).toHaveLength(5);
    expect(stopped.because).toBe('failed');
  });

  it('without an accepted token ends it at once', async () => {
    const failure = { message: 'Not accepted.', reason: 'token' } as const;
    const world = createWorld({ relationships: [], kept: new Set(), failures: new Map([[R, failure]]) });
    const { stopped } = await walked(from([R]), { ...FAR, calls: 9 }, world.port);
    expect(stopped).toMatchObject({ because: 'failed', failure });
  });
});
