import type { NetworkRelationship } from '@/lib/contract/network';
import { childOf, parentOf } from './entity';
import { parseShare, type Share, strength } from './share';

/** Parent owns or controls child. */
export interface Relationship {
  id: string;
  parent: string;
  child: string;
  type: string;
  share: Share;
  confidence?: number;
  interests: readonly string[];
  from?: string;
  to?: string;
  ended: boolean;
  statements: readonly number[];
}

/** Parent, child and type make the identity; a path holds no space, so the three cannot run into each other. */
export const relationshipId = (parent: string, child: string, type: string): string => `${parent} ${child} ${type}`;

export const parseRelationship = (wire: NetworkRelationship): Relationship =>
  relationshipBetween(parentOf(wire).id, childOf(wire).id, wire);

/** The same where its two ends have been read already. */
export function relationshipBetween(parent: string, child: string, wire: NetworkRelationship): Relationship {
  const properties = wire.relationship_properties ?? {};
  return {
    id: relationshipId(parent, child, wire.relationship_type),
    parent,
    child,
    type: wire.relationship_type,
    share: parseShare(properties),
    confidence: properties.confidence ?? wire.confidence ?? undefined,
    interests: properties.interests ?? [],
    from: properties.earliest_date ?? undefined,
    to: properties.latest_date ?? undefined,
    ended: hasEnded(properties),
    statements: properties.statement_ids ?? [],
  };
}

/** A latest date marked ">" says "still so on that day", not "ended on that day". */
function hasEnded(properties: NetworkRelationship['relationship_properties']): boolean {
  if (properties.is_deletion) return true;
  return Boolean(properties.latest_date) && !properties.latest_date_type?.startsWith('>');
}

/**
 * Which of two accounts of one relationship stands: the one that began last, then the one that reaches furthest,
 * then the surer. The last resort is the text itself, so that the order of arrival never decides.
 */
export function newest(a: Relationship, b: Relationship): Relationship {
  const order =
    compare(a.from ?? '', b.from ?? '') ||
    compare(a.ended ? (a.to ?? '') : '9999', b.ended ? (b.to ?? '') : '9999') ||
    (a.confidence ?? -1) - (b.confidence ?? -1) ||
    compare(JSON.stringify(a), JSON.stringify(b));
  return order >= 0 ? a : b;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

export const byStrength = (a: Relationship, b: Relationship): number =>
  strength(b.share) - strength(a.share) || (b.confidence ?? -1) - (a.confidence ?? -1);
