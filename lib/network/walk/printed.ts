import type { Reason } from '@/lib/contract/errors';
import type { WalkState } from './state';
import type { Side } from './strength';
import type { WalkTerms } from './terms';

export const WALK_VERSION = 1;

/** A walk's state as JSON. Entities are named once, in `seen`, and elsewhere by their place there. */
export interface PrintedWalk {
  version: typeof WALK_VERSION;
  terms: WalkTerms;
  seen: string[];
  waiting: [place: number, depth: number, side: Side, share: number, confidence: number][];
  failed: [place: number, reason: Reason | null][];
  asked: number;
  spent: number;
}

/** `parseWalk` is its counterpart. */
export function printWalk({ terms, seen, frontier, failed, asked, spent }: WalkState): PrintedWalk {
  const ids = [...seen];
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (id: string): number => places.get(id) ?? -1;
  return {
    version: WALK_VERSION,
    terms,
    seen: ids,
    waiting: [...frontier.entries()].map(([id, { depth, side, share, confidence }]) => [
      placeOf(id),
      depth,
      side,
      share,
      confidence,
    ]),
    failed: [...failed].map(([id, reason]) => [placeOf(id), reason ?? null]),
    asked,
    spent,
  };
}
