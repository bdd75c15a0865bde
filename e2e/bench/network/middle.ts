/**
 * What is cold is so only once: so many browsers are taken for each, turn by turn, as a machine is not the same from one
 * minute to the next, and the one in the middle counts. Of what takes long, the first.
 */
const TURNS = 7;
/** Milliseconds. */
const LONG = 5_000;

interface Run {
  took: number;
}

const middleOf = <T extends Run>(runs: readonly T[]): T | undefined =>
  runs.toSorted((a, b) => a.took - b.took)[runs.length >> 1];

/** By name the run in the middle, by the time it took, of those that did not break down; none where all did. */
export async function middles<Name extends string, T extends Run>(
  names: readonly Name[],
  run: (name: Name) => Promise<T | undefined>,
): Promise<Partial<Record<Name, T>>> {
  const runs = new Map<Name, T[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, all] of runs) {
      const one = (all[0]?.took ?? 0) < LONG ? await run(name) : undefined;
      if (one) runs.set(name, [...all, one]);
    }
  }
  const found: Partial<Record<Name, T>> = {};
  for (const [name, all] of runs) found[name] = middleOf(all);
  return found;
}
