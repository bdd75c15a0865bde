/** The same choices every time (mulberry32), so that two runs measure the same work. */
export function createChance(seed = 1): <T>(from: readonly T[]) => T | undefined {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return (from) => from[Math.floor(next() * from.length)];
}
