import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOf } from '../network.fixture';
import { apply, type Command, newCase } from './case';
import { AT, commands, trails } from './case.fixture';
import { atStep, type History, newHistory, redo, replay, run, runOn, stepWith, trailOf, undo } from './history';

const START = newCase([pathOf('R')]);
const times = (history: History, count: number, step: (one: History) => History) =>
  Array.from({ length: count }).reduce<History>(step, history);

describe('undo', () => {
  it('restores the exact earlier state after any sequence of commands', () => {
    fc.assert(
      fc.property(trails, fc.nat(25), (trail, back) => {
        const states = [trail.from];
        let history = newHistory(trail.from);
        for (const { command } of trail.steps) {
          history = run(history, command, AT);
          if (history.present !== states.at(-1)) states.push(history.present);
        }
        const steps = Math.min(back, states.length - 1);
        const undone = times(history, steps, undo);
        expect(undone.present).toBe(states.at(-1 - steps));
        expect(times(undone, steps, redo)).toEqual(history);
        expect(times(history, states.length + 3, undo).present).toBe(trail.from);
      }),
    );
  });

  it('leaves nothing to redo after another command', () => {
    const one = run(newHistory(START), { kind: 'hide', ids: [pathOf('A')] }, AT);
    const other = run(undo(one), { kind: 'collapse', ids: [pathOf('B')] }, AT);
    expect(redo(other)).toBe(other);
  });

  it('undoes a whole continuous change at once', () => {
    const to = (x: number): Command => ({ kind: 'pin', places: [[pathOf('A'), { x, y: 0 }]] });
    const dragged = [2, 3].reduce((history, x) => runOn(history, to(x), AT), run(newHistory(START), to(1), AT));
    expect(dragged.done).toHaveLength(1);
    expect(dragged.present.pins.get(pathOf('A'))).toEqual({ x: 3, y: 0 });
    expect(undo(dragged).present).toBe(START);
  });

  it('separates continuous changes of different subjects', () => {
    const pin = (name: string): Command => ({ kind: 'pin', places: [[pathOf(name), { x: 1, y: 1 }]] });
    const moved = runOn(run(newHistory(START), pin('A'), AT), pin('B'), AT);
    expect([...moved.present.pins.keys()]).toEqual([pathOf('A'), pathOf('B')]);
    expect(moved.done).toHaveLength(2);
  });
});

describe('a trail', () => {
  it('replays to the same case', () => {
    fc.assert(
      fc.property(trails, (trail) => {
        const history = replay(trail);
        expect(replay(trailOf(history)).present).toEqual(history.present);
      }),
    );
  });
});

describe('a command', () => {
  it('without effect adds no step', () => {
    fc.assert(
      fc.property(trails, commands, (trail, command) => {
        const once = run(replay(trail), command, AT);
        const kinds: Command['kind'][] = ['filter', 'hide', 'select', 'layout', 'labels', 'note', 'pin', 'expand'];
        if (kinds.includes(command.kind)) expect(run(once, command, AT)).toBe(once);
      }),
    );
  });

  const A = pathOf('A');
  const cases: [string, Command, object][] = [
    ['hides no root', { kind: 'hide', ids: [pathOf('R'), A] }, { hidden: new Set([A]) }],
    ['keeps the last root', { kind: 'remove_root', id: pathOf('R') }, { roots: [pathOf('R')] }],
    [
      'pins on whole numbers',
      { kind: 'pin', places: [[A, { x: -0.2, y: 1.5 }]] },
      { pins: new Map([[A, { x: 0, y: 2 }]]) },
    ],
    ['trims a note', { kind: 'note', id: A, text: ' see\u0000 page 2 ' }, { notes: new Map([[A, 'see page 2']]) }],
    [
      'sets two days in order',
      { kind: 'compare_days', days: { before: '2020-01-01', after: '2015-01-01' } },
      { days: { before: '2015-01-01', after: '2020-01-01' } },
    ],
    [
      'cleans the name of a group',
      { kind: 'group', group: { id: 'g', name: 'a\n\u202eb', by: 'hand', members: [A, A], closed: false } },
      { groups: [{ id: 'g', name: 'a b', by: 'hand', members: [A], closed: false }] },
    ],
    [
      'sets a part of the filter and leaves the others',
      { kind: 'filter', filter: { types: ['b', 'a', 'b'], kinds: [] } },
      { filter: { ...START.filter, types: ['a', 'b'] } },
    ],
  ];
  it.each(cases)('%s', (_, command, expected) => {
    expect(apply(START, command)).toMatchObject(expected);
  });

  it('that adds a root also unhides it', () => {
    const hidden = apply(START, { kind: 'hide', ids: [A] });
    expect(apply(hidden, { kind: 'add_roots', ids: [A] })).toMatchObject({
      roots: [pathOf('R'), A],
      hidden: new Set(),
    });
  });
});

describe('any moment of the history', () => {
  it('can be visited without loss', () => {
    fc.assert(
      fc.property(trails, fc.nat(30), (trail, count) => {
        const history = replay(trail);
        const moment = atStep(history, count);
        expect(moment.done.length).toBe(Math.min(count, history.done.length));
        expect(atStep(moment, history.done.length)).toEqual(history);
        expect(stepWith(moment, (view) => view === moment.present)).toBe(moment.done.length);
      }),
    );
  });

  it.each([
    ['before', 1, 1],
    ['after what was undone', 3, 3],
  ])('%s is found by its content', (_, wanted, expected) => {
    const hide = (name: string): Command => ({ kind: 'hide', ids: [pathOf(name)] });
    const whole = ['A', 'B', 'C'].reduce((history, name) => run(history, hide(name), AT), newHistory(START));
    const size = whole.done[wanted - 1]?.after.hidden.size;
    expect(stepWith(undo(whole), (view) => view.hidden.size === size)).toBe(expected);
  });

  it('that never existed is not found', () => {
    expect(stepWith(newHistory(START), () => false)).toBeUndefined();
  });
});
