/** The distances of a text to each beginning of a word: the first is that to no letter at all. */
export type Distances = readonly number[];

/** Those of a text without letters. */
export const firstDistances = (word: string): number[] => Array.from({ length: word.length + 1 }, (_, at) => at);

/**
 * Those of a text with one more letter. Mistakes are insertions, deletions, substitutions and swaps of neighbours
 * ("optimal string alignment").
 *
 * @param last Those without the letter, and without the one before it.
 */
export function nextDistances(
  word: string,
  { letter, before }: { letter: string; before: string | undefined },
  { last, former }: { last: Distances; former: Distances | undefined },
): number[] {
  const next = [(last[0] ?? 0) + 1];
  for (let at = 0; at < word.length; at++) {
    const change = (last[at] ?? 0) + (letter === word[at] ? 0 : 1);
    const isSwapped = before !== undefined && at > 0 && letter === word[at - 1] && before === word[at];
    const swap = isSwapped ? (former?.[at - 1] ?? 0) + 1 : change;
    next.push(Math.min(change, swap, (last[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
  }
  return next;
}

/** The edit distance of two texts. */
export function distance(a: string, b: string): number {
  let former: Distances | undefined;
  let last: Distances = firstDistances(b);
  for (let at = 0; at < a.length; at++) {
    const next = nextDistances(b, { letter: a[at] ?? '', before: a[at - 1] }, { last, former });
    [former, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
