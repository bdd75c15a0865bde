import type { NetworkRelationship } from '@/lib/contract/network';
import type { TwoDays } from '../changes/changes';
import {
  type Accounts,
  merge,
  type NetworkModel,
  newest,
  parseRelationship,
  type Relationship,
  withRelationships,
} from '../model';

/** The reply for an entity's network on a given date. */
interface DayReply {
  day: string;
  relationships: readonly NetworkRelationship[];
}

/**
 * The model with the relationships of two days. Each day's replies are kept separately, so that a changed share is
 * detected; the model itself uses the later day's. `today`: the date of the existing facts.
 */
export function withDays(
  known: NetworkModel,
  replies: readonly DayReply[],
  { before, after }: TwoDays,
  today: string,
): NetworkModel {
  if (replies.length === 0) return known;
  const onDays = new Map<string, Accounts>([[today, known.relationships]]);
  for (const day of new Set(replies.map((reply) => reply.day))) {
    onDays.set(
      day,
      accountsOf(replies.filter((reply) => reply.day === day).flatMap(({ relationships }) => relationships)),
    );
  }
  const merged = merge(
    known,
    replies.flatMap(({ relationships }) => relationships),
  );
  const accounts = [merged.relationships, onDays.get(before), onDays.get(after)].flatMap((ofDay) => [...(ofDay ?? [])]);
  return { ...withRelationships(merged, new Map(accounts)), onDays };
}

function accountsOf(relationships: readonly NetworkRelationship[]): Accounts {
  const accounts = new Map<string, Relationship>();
  for (const one of relationships.map(parseRelationship)) {
    const known = accounts.get(one.id);
    accounts.set(one.id, known ? newest(known, one) : one);
  }
  return accounts;
}
