import type { WalkQuestion } from './port';
import { callsLeft, type Run } from './run';

/** A question to a service that is busy is put three times at most, and each time is a call. */
const MOST_CALLS = 3;

/** Which of these cost a call; none where calls are not counted. */
async function payersAmong({ port, noLongerKept }: Run, ids: readonly string[]): Promise<Set<string>> {
  if (!port.metered) return new Set();
  const prices = await port.price(ids);
  return new Set(ids.filter((id, at) => prices[at] !== 'kept' || noLongerKept.has(id)));
}

/**
 * The questions that may be put: those that cost nothing, and of the others as many as there are calls for, even if all are
 * put again as often as they may be. So no run ever spends more than it was given.
 */
export async function affordable(run: Run, ids: readonly string[]): Promise<WalkQuestion[]> {
  const payers = await payersAmong(run, ids);
  const count = Math.min(payers.size, callsLeft(run));
  const each = count > 0 ? Math.min(MOST_CALLS, Math.floor(callsLeft(run) / count)) : 0;
  const affordedPayers = new Set([...payers].slice(0, count));
  return ids.flatMap((id) => {
    if (!payers.has(id)) return [{ id, calls: 0 }];
    return affordedPayers.has(id) ? [{ id, calls: each }] : [];
  });
}
