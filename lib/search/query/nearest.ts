import { fold } from '@/lib/shared/names/fold';

/** Longer words are not compared: no field or value that is meant is so long. */
const LONGEST = 40;

/** One row of the table of distances after another; a swap of neighbours is one mistake, as people make it. */
function nextRow(a: string, b: string, index: number, row: number[], before: number[]): number[] {
  const next = [index + 1];
  for (let j = 0; j < b.length; j++) {
    const change = (row[j] ?? 0) + (a[index] === b[j] ? 0 : 1);
    const swapped = index > 0 && j > 0 && a[index] === b[j - 1] && a[index - 1] === b[j];
    const swap = swapped ? (before[j - 1] ?? 0) + 1 : change;
    next.push(Math.min(change, swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
  }
  return next;
}

/** The edit distance: letters put in, left out, changed, or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let index = 0; index < a.length; index++) [before, row] = [row, nextRow(a, b, index, row, before)];
  return row[b.length] ?? 0;
}

/** The candidate that was most likely meant: at most a third of the letters wrong; undefined where none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word).trim();
  if (wanted === '' || wanted.length > LONGEST) return undefined;
  let [best, least] = [undefined as string | undefined, Math.max(1, Math.floor(wanted.length / 3)) + 1];
  for (const candidate of candidates) {
    const given = fold(candidate);
    if (Math.abs(given.length - wanted.length) >= least) continue;
    const found = distance(wanted, given);
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}
