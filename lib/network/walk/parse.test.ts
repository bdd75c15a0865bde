import { describe, expect, it } from 'vitest';
import { pathOf, relationship } from '../network.fixture';
import { parseWalk } from './events';
import { type PrintedWalk, printWalk } from './state';
import { createWorld, essence, from, walked } from './walk.fixture';

const RELATIONSHIPS = [relationship('R', 'A', {}), relationship('R', 'B'), relationship('C?', 'R')];

async function printed(): Promise<PrintedWalk> {
  const failures = new Map([[pathOf('A'), { message: 'Busy', reason: 'busy' } as const]]);
  const state = from([pathOf('R')]);
  const { stopped } = await walked(
    state,
    { depth: 2, nodes: 100 },
    createWorld({ relationships: RELATIONSHIPS, failures }).port,
  );
  expect(essence(parseWalk(JSON.parse(JSON.stringify(stopped.state))))).toEqual(essence(state));
  return stopped.state;
}

describe('the state of a walk', () => {
  it('is the same after it was printed and parsed', async () => {
    const text = JSON.stringify(await printed());
    expect(JSON.stringify(printWalk(parseWalk(JSON.parse(text))))).toBe(text);
  });

  it.each([
    ['a text', 'nonsense', 'the whole'],
    ['nothing', null, 'the whole'],
    ['an empty object', {}, 'version'],
  ])('that is %s is rejected with a sentence', (_, given, named) => {
    expect(() => parseWalk(given)).toThrow(named);
  });

  it.each<[string, Partial<Record<keyof PrintedWalk, unknown>>, RegExp]>([
    ['of a later version', { version: 2 }, /version 2; this explorer reads version 1/],
    ['that starts from something else', { terms: { from: ['/officers/1'], direction: 'up' } }, /terms\.from/],
    ['that starts from no entity', { terms: { from: [], direction: 'up' } }, /terms\.from/],
    ['with an unknown direction', { terms: { from: ['/placeholders/1'], direction: 'left' } }, /terms\.direction/],
    ['with an index out of range', { waiting: [[99, 1, 'owner', 50, 80]] }, /nothing to ask about stands at 99/],
    ['with far too many entities', { seen: Array(20_001).fill('/companies/gb/1') }, /seen/],
    ['with an invalid share', { waiting: [[0, 1, 'owner', null, 80]] }, /waiting/],
  ])('%s is rejected with a sentence', async (_, changed, sentence) => {
    const given = { ...(await printed()), ...changed };
    expect(() => parseWalk(given)).toThrow(sentence);
  });
});
