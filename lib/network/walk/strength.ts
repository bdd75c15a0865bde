import type { Relationship } from '../model';
import { strength } from '../share';

/** What a relationship is worth following for; unknown is -1, after everything known. */
export interface Strength {
  /** Per cent; the middle of a band. */
  share: number;
  confidence: number;
}

export const strengthOf = ({ share, confidence }: Relationship): Strength => ({
  share: strength(share),
  confidence: confidence ?? -1,
});

/** The order in which the picture draws as well (`byStrength`). */
export const strongestFirst = (a: Strength, b: Strength): number => b.share - a.share || b.confidence - a.confidence;

/** An owner of what was asked about, or something that it owns. */
export type Side = 'owner' | 'owned';

export interface Ranked extends Strength {
  id: string;
  side: Side;
}

const inOrder = (a: Ranked, b: Ranked): number => strongestFirst(a, b) || Number(a.id > b.id) - Number(a.id < b.id);

/**
 * The strongest first, owners and what is owned by turns: three hundred subsidiaries at 100 % shall not keep a walk with
 * few calls from the one owner with 20 %. Whatever the order in which they are given, the result is the same.
 */
export function inTurn<T extends Ranked>(ranked: Iterable<T>): T[] {
  const all = [...ranked].sort(inOrder);
  const owners = all.filter(({ side }) => side === 'owner');
  const owned = all.filter(({ side }) => side === 'owned');
  return Array.from({ length: Math.max(owners.length, owned.length) }, (_, turn) => [
    ...owners.slice(turn, turn + 1),
    ...owned.slice(turn, turn + 1),
  ]).flat();
}
