import type { NetworkFilter } from '../filter';
import { at } from '../graph/slots';
import type { Lines } from './lines';

/** 1 for each of the `open` lines that passes: the rule of `passes`, fast enough for each step of a slider. */
export function passing({ size, confidence, most }: Lines, filter: NetworkFilter, open: Uint8Array): Uint8Array {
  const kept = new Uint8Array(size);
  const least = filter.confidence === 'all' || filter.confidence === 0 ? -1 : filter.confidence;
  for (let line = 0; line < size; line++) {
    if (open[line] === 0) continue;
    // What was never given compares as false: a confidence is then enough, a share is for the switch to say.
    if (at(confidence, line) <= least) continue;
    const share = at(most, line);
    kept[line] = Number(Number.isNaN(share) ? filter.unknown : share >= filter.ownership);
  }
  return kept;
}

/** 1 for each line that is among those that are shown. */
export function among({ size, ids }: Lines, shown: ReadonlySet<string>): Uint8Array {
  const kept = new Uint8Array(size);
  for (let line = 0; line < size; line++) kept[line] = Number(shown.has(ids[line] ?? ''));
  return kept;
}

/** 1 for each line whose two ends are shown. */
export function betweenShown({ size, from, to, nodes }: Lines, shown: ReadonlySet<string>): Uint8Array {
  const seen = new Uint8Array(nodes.size);
  for (const [id, number] of nodes) seen[number] = Number(shown.has(id));
  const kept = new Uint8Array(size);
  for (let line = 0; line < size; line++) kept[line] = at(seen, at(from, line)) & at(seen, at(to, line));
  return kept;
}
