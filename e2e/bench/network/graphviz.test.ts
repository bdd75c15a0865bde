import { expect, it } from 'vitest';
import { placesIn } from './graphviz';

it('reads places by the number of the node, in any order', () => {
  const plain =
    'graph 1 2 3\nnode 1 0.5 1.25 1.5 0.4 1 solid box black lightgrey\nnode 0 2 0.2 1.5 0.4 0 solid box\nstop\n';
  expect(placesIn(plain)).toEqual([
    { x: 2, y: 0.2 },
    { x: 0.5, y: 1.25 },
  ]);
});
