import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gate, KINDS, type KindLimits, type Pass, VISITOR_RESTING, VISITOR_WAITING } from './gate';

const NAMES = ['ann', 'bob', 'cid'];

/** A gate with the same limits for each kind, and what became of each request. */
function trial(limits: KindLimits, share = 0.5) {
  const gate = new Gate({ limits: Object.fromEntries(KINDS.map((kind) => [kind, limits])) as never, share });
  const [events, passes]: [string[], Map<string, Pass>] = [[], new Map()];
  const ask = (visitor: string, name = visitor) =>
    gate.ask({
      kind: 'page',
      visitor,
      start(pass) {
        passes.set(name, pass);
        events.push(`${name} starts`);
      },
      refuse: (why) => void events.push(`${name} is refused: ${why}`),
    });
  const load = () => gate.load().find(({ kind }) => kind === 'page');
  return { ask, events, end: (name: string) => passes.get(name)?.end(), passes, load };
}

const ROOMY = { running: 4, waiting: 100, waitMs: 500 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the load of one kind', () => {
  it('begins requests until a visitor has the share of one, and the next when one is over', () => {
    const { ask, events, end } = trial(ROOMY);
    for (const name of ['a', 'b', 'c']) ask('ann', name);
    expect(events).toEqual(['a starts', 'b starts']);
    end('a');
    end('a');
    expect(events).toEqual(['a starts', 'b starts', 'c starts']);
  });

  it('lets visitors take turns, whatever each has waiting', () => {
    const { ask, events, end } = trial({ ...ROOMY, running: 1 });
    for (const name of ['a1', 'a2', 'a3']) ask('ann', name);
    ask('bob', 'b1');
    for (const name of ['a1', 'a2', 'b1']) end(name);
    expect(events).toEqual(['a1 starts', 'a2 starts', 'b1 starts', 'a3 starts']);
  });

  it('refuses the newest of whom has the most waiting for one who has fewer', () => {
    const { ask, events } = trial({ running: 1, waiting: 3, waitMs: 500 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask('ann', name);
    ask('bob', 'b1');
    expect(events).toEqual(['a1 starts', 'a4 is refused: visitor']);
    ask('ann', 'a5');
    expect(events.at(-1)).toBe('a5 is refused: visitor');
    ask('cid', 'c1');
    ask('dan', 'd1');
    expect(events.slice(-2)).toEqual(['a3 is refused: visitor', 'd1 is refused: busy']);
  });

  it('refuses what has waited too long while others are there', () => {
    const { ask, events } = trial({ ...ROOMY, running: 1 });
    ask('ann');
    ask('bob');
    vi.advanceTimersByTime(ROOMY.waitMs);
    expect(events).toEqual(['ann starts', 'bob is refused: busy']);
  });

  it('lets a visitor who is alone wait, as nobody is held up', () => {
    const { ask, events, end } = trial({ ...ROOMY, running: 1 });
    ask('ann', 'a1');
    ask('ann', 'a2');
    vi.advanceTimersByTime(100 * ROOMY.waitMs);
    end('a1');
    expect(events).toEqual(['a1 starts', 'a2 starts']);
  });

  it('refuses a visitor with too many waiting, or too many that only wait for their client', () => {
    const waiting = trial({ running: 1, waiting: 1_000, waitMs: 500 });
    for (let count = 0; count <= VISITOR_WAITING + 1; count++) waiting.ask('ann', String(count));
    expect(waiting.events).toEqual(['0 starts', `${VISITOR_WAITING + 1} is refused: visitor`]);
    const resting = trial(ROOMY);
    for (let count = 0; count <= VISITOR_RESTING; count++) {
      resting.ask('ann', String(count));
      resting.passes.get(String(count))?.rest();
    }
    expect(resting.events.at(-1)).toBe(`${VISITOR_RESTING} is refused: visitor`);
  });

  it('gives the place of a request that only waits for its client to another, and takes it back', () => {
    const { ask, events, passes, load } = trial({ ...ROOMY, running: 1 });
    ask('ann');
    ask('bob');
    passes.get('ann')?.rest();
    expect(events).toEqual(['ann starts', 'bob starts']);
    passes.get('ann')?.resume();
    expect(load()).toMatchObject({ running: 2, resting: 0 });
    ask('cid');
    passes.get('ann')?.end();
    expect(events).not.toContain('cid starts');
    passes.get('bob')?.end();
    expect(events.at(-1)).toBe('cid starts');
  });

  it('forgets what was withdrawn', () => {
    const { ask, events, end, load } = trial({ ...ROOMY, running: 1 });
    ask('ann');
    ask('bob')();
    end('ann');
    vi.advanceTimersByTime(ROOMY.waitMs);
    expect(events).toEqual(['ann starts']);
    expect(load()).toEqual({ kind: 'page', running: 0, waiting: 0, resting: 0, refused: { visitor: 0, busy: 0 } });
  });
});

type Step = { do: 'ask'; visitor: string } | { do: 'rest' | 'resume' | 'end' | 'withdraw' | 'wait'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), visitor: fc.constantFrom(...NAMES) }),
  fc.record({ do: fc.constantFrom('rest', 'resume', 'end', 'withdraw', 'wait'), which: fc.nat(40) }),
);

it('whatever happens, begins or refuses every request once, keeps within its limits, and is empty in the end', () => {
  const limits = { running: 4, waiting: 6, waitMs: 500 };
  const run = (steps: Step[]): void => {
    const { ask, events, passes, load } = trial(limits);
    const withdraws: (() => void)[] = [];
    let resumed = 0;
    for (const [index, taken] of steps.entries()) {
      if (taken.do === 'ask') withdraws.push(ask(taken.visitor, `r${index}`));
      else if (taken.do === 'wait') vi.advanceTimersByTime(taken.which * 25);
      else if (taken.do === 'withdraw') withdraws[taken.which % withdraws.length]?.();
      else [...passes.values()][taken.which % passes.size]?.[taken.do]();
      if (taken.do === 'resume') resumed += 1;
      expect(load()?.running).toBeLessThanOrEqual(limits.running + resumed);
      expect(load()?.waiting).toBeLessThanOrEqual(limits.waiting);
    }
    for (let rounds = 0; rounds < steps.length; rounds++) for (const pass of [...passes.values()]) pass.end();
    expect(load()).toMatchObject({ running: 0, waiting: 0, resting: 0 });
    const named = events.map((event) => event.split(' ')[0]);
    expect(new Set(named).size).toBe(named.length);
  };
  fc.assert(fc.property(fc.array(step, { maxLength: 60 }), run));
});
