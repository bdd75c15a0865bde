import { describe, expect, it } from 'vitest';
import { planOf, USUAL_CHOICE } from './walk-form';

const from = ['/companies/gb/1'];

describe('the plan of a walk form', () => {
  it('has calls only if they are counted, and a date only if the page has one', () => {
    expect(planOf(USUAL_CHOICE, from, undefined, false)).toEqual({
      terms: { from, direction: 'both' },
      limits: { depth: 3, nodes: 200 },
    });
    expect(planOf(USUAL_CHOICE, from, '2020-01-01', true)).toEqual({
      terms: { from, direction: 'both', dates: '2020-01-01' },
      limits: { depth: 3, nodes: 200, calls: 10 },
    });
  });

  it.each([{ depth: '0' }, { depth: '21' }, { nodes: '' }, { nodes: '1e3' }, { calls: '-1' }])(
    'is undefined with %j',
    (part) => expect(planOf({ ...USUAL_CHOICE, ...part }, from, undefined, true)).toBeUndefined(),
  );
});
