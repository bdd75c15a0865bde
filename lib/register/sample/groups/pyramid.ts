import type { Chance } from '../chance';

/**
 * Who is whose parent in a tree of `size` nodes, the head being node 0: `parents[i]` is the parent of node i. The
 * wobble makes some branches broad and others narrow; a parent always comes before its children.
 */
export function pyramid(chance: Chance, size: number, fan: number): number[] {
  const parents = [-1];
  for (let node = 1; node < size; node += 1) {
    const even = Math.floor((node - 1) / fan);
    const wobble = node <= fan * 2 ? 0 : chance.int(-Math.ceil(even * 0.25), Math.floor(even * 0.2));
    parents.push(Math.min(node - 1, Math.max(0, even + wobble)));
  }
  return parents;
}

/** Nearly everybody is a child of the head; the last few stand below one of the first. */
export function hubAndSpokes(size: number, spokes: number): number[] {
  return Array.from({ length: size }, (_, node) => {
    if (node === 0) return -1;
    return node <= spokes ? 0 : 1 + ((node * 7) % 9);
  });
}

export function depthsOf(parents: readonly number[]): number[] {
  const depths: number[] = [];
  for (const parent of parents) depths.push(parent < 0 ? 0 : (depths[parent] ?? 0) + 1);
  return depths;
}
