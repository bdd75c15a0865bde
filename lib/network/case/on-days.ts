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

/** What was told when the network of somebody was asked for as of a day. */
interface DayReply {
  day: string;
  relationships: readonly NetworkRelationship[];
}

/**
 * What is known, with what stood on two days: what each day's replies tell is kept apart, so that a share which is not
 * the same on both is seen to have changed. Of the two accounts the model goes on with the later day's. `today`: the day
 * of which what is known tells.
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
  const told = [merged.relationships, onDays.get(before), onDays.get(after)].flatMap((accounts) => [
    ...(accounts ?? []),
  ]);
  return { ...withRelationships(merged, new Map(told)), onDays };
}

function accountsOf(relationships: readonly NetworkRelationship[]): Accounts {
  const accounts = new Map<string, Relationship>();
  for (const one of relationships.map(parseRelationship)) {
    const known = accounts.get(one.id);
    accounts.set(one.id, known ? newest(known, one) : one);
  }
  return accounts;
}
