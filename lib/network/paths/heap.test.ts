import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Heap } from './shortest';

const entry = fc.record({ node: fc.nat(9), cost: fc.nat(9) });
/** May exceed the initial capacity of a heap. */
const entries = fc.array(entry, { maxLength: 150, size: 'max' });

it('a heap returns its entries, the cheapest first, ties by the lower number', () => {
  fc.assert(
    fc.property(entries, entries, (first, second) => {
      const heap = new Heap();
      const inOrder = (some: typeof first) => some.toSorted((a, b) => a.cost - b.cost || a.node - b.node);
      for (const { node, cost } of first) heap.push(node, cost);
      expect(heap.pop()).toEqual(inOrder(first)[0]?.node);
      for (const { node, cost } of second) heap.push(node, cost);
      const all = Array.from({ length: Math.max(0, first.length - 1) + second.length }, () => heap.pop());
      expect(all).toEqual(inOrder([...inOrder(first).slice(1), ...second]).map(({ node }) => node));
      expect(heap.pop()).toBeUndefined();
    }),
  );
});
