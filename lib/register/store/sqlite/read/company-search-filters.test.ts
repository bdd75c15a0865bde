import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MatchSet } from './where';

const ids = fc.array(fc.integer({ min: 1, max: 2 ** 22 }), { maxLength: 60 });

describe('a set of matches', () => {
  it('has each id of its lists once, in their order', () => {
    fc.assert(
      fc.property(fc.array(ids, { minLength: 1, maxLength: 3 }), ids, (lists, others) => {
        const wanted = new Set(lists.flat());
        const matches = MatchSet.parse(...lists.map((list) => JSON.stringify(list)));
        expect(matches.ids).toEqual([...wanted]);
        expect(matches.size).toBe(wanted.size);
        for (const id of [...wanted, ...others]) expect(matches.has(id)).toBe(wanted.has(id));
      }),
    );
  });

  it.each(['[7,3,9]', '[]'])('keeps the text %j, which has no duplicates', (text) => {
    expect(MatchSet.parse(text).json).toBe(text);
  });

  it('is serialised again if a list has duplicates, or if there are several lists', () => {
    expect(MatchSet.parse('[7,3,7]').json).toBe('[7,3]');
    expect(MatchSet.parse('[7,3]', '[3,1]').json).toBe('[7,3,1]');
  });

  it('can be subtracted from another', () => {
    const rest = MatchSet.parse('[5,6,7,800]').without(MatchSet.parse('[6,800,9000]'));
    expect([rest.json, rest.has(6), rest.has(7)]).toEqual(['[5,7]', false, true]);
  });
});
