import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NetworkFilter, visible } from './filter';
import { EVERYTHING, filters } from './filter.fixture';
import { EVERYTHING_SHOWN, hiding, narrowingsOf, toggled, widened } from './histogram';
import { buildModel } from './model';
import { networks, ROOT } from './network.fixture';

describe('the active restrictions', () => {
  it('are none if everything is displayed', () => {
    fc.assert(fc.property(filters, (filter) => narrowingsOf({ ...filter, ...EVERYTHING_SHOWN }).length === 0));
  });

  it('are listed separately, in the order of the page', () => {
    const filter: NetworkFilter = {
      confidence: 60,
      ownership: 25,
      unknown: false,
      kinds: ['company'],
      types: ['a', 'b'],
    };
    expect(narrowingsOf({ ...filter, date: '2020-01-01' })).toEqual([
      { part: 'confidence', value: 60 },
      { part: 'ownership', value: 25 },
      { part: 'unknown' },
      { part: 'date', value: '2020-01-01' },
      { part: 'types', value: 'a' },
      { part: 'types', value: 'b' },
      { part: 'kinds', value: 'company' },
    ]);
  });

  it('can be removed one by one, until everything is displayed', () => {
    fc.assert(
      fc.property(networks(), filters, (relationships, filter) => {
        const model = buildModel(ROOT, relationships);
        let left = filter;
        for (const one of narrowingsOf(filter)) {
          const wider = { ...left, ...widened(left, one) };
          expect(narrowingsOf(wider)).toHaveLength(narrowingsOf(left).length - 1);
          left = wider;
        }
        expect(visible(model, left)).toEqual(visible(model, EVERYTHING));
      }),
    );
  });
});

it('toggle a value by the same press', () => {
  const once = { ...EVERYTHING, ...toggled(EVERYTHING, 'types', 'a') };
  expect(once.types).toEqual(['a']);
  expect(toggled(once, 'types', 'b')).toEqual({ types: ['a', 'b'] });
  expect(toggled(once, 'types', 'a')).toEqual({ types: [] });
});

describe('hiding a value', () => {
  const values = ['a', 'b', 'c'].map((value) => ({ value, count: 1, seen: 1, chosen: false }));

  it.each([
    ['chooses the others', [], 'b', { kinds: ['a', 'c'] }],
    ['removes it from a choice', ['a', 'b'], 'b', { kinds: ['a'] }],
    ['is not offered where nothing would be left', ['b'], 'b', undefined],
    ['is not offered for what is hidden already', ['a'], 'b', undefined],
  ])('%s', (_, chosen, value, change) => {
    expect(hiding({ ...EVERYTHING, kinds: chosen }, 'kinds', value, values)).toEqual(change);
  });
});
