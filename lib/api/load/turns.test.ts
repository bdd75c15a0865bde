import { describe, expect, it } from 'vitest';
import { Turns } from './turns';

/** A clock whose time passes while work is done, and whose turns a test takes. */
function createTrial(crowd = 2) {
  let time = 0;
  let planned: (() => void)[] = [];
  const turns = new Turns({ now: () => time, nextTurn: (run) => void planned.push(run) }, crowd);
  let begun: string[] = [];
  const work = (name: string, ms: number) => () => {
    begun.push(name);
    time += ms;
  };
  const begunNow = (): string[] => {
    const names = begun;
    begun = [];
    return names;
  };
  return {
    turns,
    work,
    arrive(name: string, { visitor = 'a', ms = 1 } = {}): void {
      const begin = (isLate: boolean): void => work(isLate ? `${name} late` : name, isLate ? 0 : ms)();
      turns.begin({ visitor, begin });
    },
    begunNow,
    turn(): string[] {
      const now = planned;
      planned = [];
      for (const run of now) run();
      return begunNow();
    },
    isAsleep: () => planned.length === 0,
  };
}

describe('turns of the event loop', () => {
  it('begin an arriving request at once if nothing else is to be done', () => {
    const { arrive, begunNow, turn, isAsleep } = createTrial();
    for (const name of ['first', 'second']) {
      arrive(name);
      expect(begunNow()).toEqual([name]);
      expect(turn()).toEqual([]);
      expect(isAsleep()).toBe(true);
    }
  });

  it('begin quick requests together, eight at most', () => {
    const { arrive, begunNow, turn } = createTrial(100);
    for (let count = 0; count < 20; count++) arrive('quick', { ms: 0.01 });
    expect([begunNow(), turn(), turn(), turn()].map(({ length }) => length)).toEqual([8, 8, 4, 0]);
  });

  it('begin no more quick requests once a slow one has begun', () => {
    const { arrive, begunNow, turn } = createTrial(100);
    for (const name of ['quick', 'slow', 'next']) arrive(name, { ms: name === 'slow' ? 1 : 0.01 });
    expect([begunNow(), turn()]).toEqual([['quick', 'slow'], ['next']]);
  });

  it('begin one quick request each while many are open, and for a second afterwards', () => {
    const { turns, arrive, begunNow, turn } = createTrial(100);
    for (let count = 0; count < 60; count++) arrive('quick', { ms: 0.01 });
    // The eight of the first turn arrived while few were open.
    expect([begunNow(), turn(), turn()].map(({ length }) => length)).toEqual([8, 1, 1]);
    for (let count = 0; count < 50; count++) turns.end();
    expect(turn()).toHaveLength(1);
    // All that are left begin first, one by one.
    while (turn().length > 0);
    arrive('a second passes', { ms: 1_000 });
    turn();
    for (let count = 0; count < 9; count++) arrive('quick', { ms: 0.01 });
    expect([begunNow(), turn()].map(({ length }) => length)).toEqual([8, 1]);
  });

  it('begin one slow request each', () => {
    const { arrive, begunNow, turn, isAsleep } = createTrial();
    for (const name of ['1', '2', '3']) arrive(name);
    expect([begunNow(), turn(), turn(), turn()]).toEqual([['1'], ['2'], ['3'], []]);
    expect(isAsleep()).toBe(true);
  });

  it('go round the visitors, whatever each has sent', () => {
    const { arrive, begunNow, turn } = createTrial();
    for (const name of ['a1', 'a2', 'a3', 'a4']) arrive(name, { visitor: 'a' });
    arrive('b1', { visitor: 'b' });
    expect([begunNow(), turn(), turn(), turn(), turn()].flat()).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('tell who has waited too long, several in a turn, and begin one in time besides', () => {
    const { arrive, begunNow, turn } = createTrial();
    arrive('first');
    arrive('slow', { ms: 76, visitor: 'slow' });
    for (const name of ['1', '2', '3']) arrive(name, { visitor: name });
    expect([begunNow(), turn()]).toEqual([['first'], ['slow']]);
    for (const name of ['4', '5']) arrive(name, { visitor: name });
    expect([turn(), turn()]).toEqual([['1 late', '2 late', '3 late', '4'], ['5']]);
  });

  it('let a visitor wait who has sent little beside one who has sent much', () => {
    const { arrive, begunNow, turn } = createTrial();
    arrive('first');
    arrive('slow', { ms: 76, visitor: 'slow' });
    for (const name of ['1', '2', '3', '4', '5', '6', '7', '8']) arrive(name, { visitor: 'much' });
    arrive('little', { visitor: 'little' });
    expect([begunNow(), turn(), turn(), turn()]).toEqual([['first'], ['slow'], ['1 late', 'little'], ['2']]);
  });

  it('tell nobody late while few wait', () => {
    const { arrive, turn } = createTrial(100);
    arrive('first');
    arrive('slow', { ms: 10_000, visitor: 'slow' });
    const names = Array.from({ length: 99 }, (_, index) => `${index}`);
    for (const name of names) arrive(name, { visitor: name });
    expect(turn()).toEqual(['first', 'slow']);
    expect(names.flatMap(turn)).toEqual(names);
  });

  it('begin long work once nothing has arrived for a turn, one at a time', () => {
    const { turns, work, turn } = createTrial();
    turns.begin({
      visitor: 'a',
      begin() {
        turns.beginLong(work('page', 10));
        turns.beginLong(work('other page', 10));
      },
    });
    expect([turn(), turn(), turn()]).toEqual([['page'], ['other page'], []]);
  });

  it('hold long work back while requests arrive, but not for ever', () => {
    const { turns, work, arrive, turn } = createTrial();
    for (let count = 0; count < 9; count++) turns.beginLong(work('page', 10));
    const begun: string[] = [];
    for (let count = 0; count < 100; count++) {
      arrive('a', { ms: 0.5 });
      begun.push(...turn());
    }
    const pages = begun.flatMap((name, place) => (name === 'page' ? [place] : []));
    expect(begun.filter((name) => name === 'a')).toHaveLength(100);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(7);
  });
});
