import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NetworkRelationship } from '@/lib/contract/network';
import { parseRelationship } from '../model';
import type { FailedEvent, FoundEvent, StoppedEvent, WalkEvent } from './events';
import { beginWalk, type WalkState } from './state';
import type { Direction, WalkLimits } from './terms';
import { type WalkAnswer, type WalkFailure, type WalkPort, type WalkQuestion, walk } from './walk';

export interface World {
  relationships: readonly NetworkRelationship[];
  /** Ids in the cache; all others cost a call. Undefined: no calls are counted. */
  kept?: Set<string>;
  failures?: ReadonlyMap<string, WalkFailure>;
  /** Calls that a question costs, if allowed. */
  costOf?: (id: string) => number;
  /** Turns of the event loop until the answer. */
  delayOf?: (id: string) => number;
  atOnce?: number;
}

/** A port to relationships in memory. Like a real one it caches replies; it also records the questions. */
export function createWorld({ relationships, kept, failures, costOf, delayOf, atOnce = 4 }: World) {
  const asked: string[] = [];
  const calls = { spent: 0 };

  async function answer({ id, calls: most }: WalkQuestion): Promise<WalkAnswer> {
    for (let turn = delayOf?.(id) ?? 0; turn > 0; turn--) await nextTurn();
    const isKept = kept === undefined || kept.has(id);
    const cost = isKept ? 0 : Math.min(most, costOf?.(id) ?? 1);
    if (!isKept && most === 0) return { id, cost: 0, failure: { message: 'There is no copy.', reason: 'busy' } };
    asked.push(id);
    calls.spent += cost;
    const failure = failures?.get(id);
    if (failure) return { id, cost, failure };
    kept?.add(id);
    const touching = relationships.filter((wire) => {
      const { parent, child } = parseRelationship(wire);
      return parent === id || child === id;
    });
    const from = kept === undefined ? 'register' : isKept ? 'kept' : 'call';
    return { id, cost, relationships: touching, from };
  }

  const port: WalkPort = {
    metered: kept !== undefined,
    atOnce,
    price: async (ids) => ids.map((id) => (kept?.has(id) ? 'kept' : 'call')),
    async *ask(questions) {
      const answers = questions.map(answer);
      for (const one of answers) yield await one;
    },
  };
  return { port, asked, calls };
}

export const from = (ids: readonly string[], direction: Direction = 'both'): WalkState =>
  beginWalk({ from: ids, direction });

export const FAR: WalkLimits = { depth: 20, nodes: 10_000 };

/** All events, sorted by kind. */
export function sorted(events: readonly WalkEvent[]) {
  const found = events.filter((event): event is FoundEvent => event.event === 'found');
  const failed = events.filter((event): event is FailedEvent => event.event === 'failed');
  const stopped = events.find((event): event is StoppedEvent => event.event === 'stopped');
  if (!stopped) throw new Error('The walk did not say that it stopped.');
  return { found, failed, stopped };
}

/** A whole run. */
export async function walked(state: WalkState, limits: WalkLimits, port: WalkPort, signal?: AbortSignal) {
  const events: WalkEvent[] = [];
  for await (const event of walk(state, limits, port, signal)) events.push(event);
  return { events, ...sorted(events) };
}

/** The state of a walk, whatever the order in which it was reached. */
export const essence = ({ seen, frontier, failed, asked }: WalkState) => ({
  seen: [...seen].sort(),
  waiting: [...frontier.entries()].map(([id, waiting]) => ({ id, ...waiting })).sort((a, b) => (a.id < b.id ? -1 : 1)),
  failed: [...failed].sort(),
  asked,
});

/** Ids of the reported relationships, without duplicates. */
export const reportedIds = (found: readonly FoundEvent[]): string[] =>
  [...new Set(found.flatMap(({ relationships }) => relationships.map((wire) => parseRelationship(wire).id)))].sort();
