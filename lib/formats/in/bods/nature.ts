import type { RelationshipInput } from '@/lib/register/store/records';
import { currentInterests, type Interest, isShareholding, mechanismOf, type Share, shareOf } from './interest';
import type { ResolvedParty } from './party';

/** What kind of statement a relationship is, and what edge of the network, if any, it makes. */
export interface Nature {
  data_type: 'share_parcel' | 'control_statement' | 'subsidiary_relationship' | 'branch_relationship';
  predicate: string;
  /** Of a consolidation: whether the parent is the next one or the topmost one. */
  level: 'direct' | 'ultimate' | null;
  edge: RelationshipInput['relationship_type'] | null;
}

const CONTROL: Nature = { data_type: 'control_statement', predicate: 'controls', level: null, edge: 'control' };

/**
 * Relationships of GLEIF, which BODS can only call `otherInfluenceOrControl` and names in the details. An ultimate
 * parent stands any number of steps away, and an edge of the network is one step: it stays a statement, and the
 * chain of direct parents leads there. A branch is the company itself elsewhere, and a fund's feeder owns nothing of it.
 */
export const GLEIF_RELATIONSHIPS: Readonly<Record<string, Nature>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: {
    data_type: 'subsidiary_relationship',
    predicate: 'controls',
    level: 'direct',
    edge: 'subsidiary',
  },
  IS_ULTIMATELY_CONSOLIDATED_BY: {
    data_type: 'subsidiary_relationship',
    predicate: 'controls',
    level: 'ultimate',
    edge: null,
  },
  IS_INTERNATIONAL_BRANCH_OF: { data_type: 'branch_relationship', predicate: 'has_branch', level: null, edge: null },
  'IS_FUND-MANAGED_BY': CONTROL,
  IS_SUBFUND_OF: { ...CONTROL, edge: null },
  IS_FEEDER_TO: { ...CONTROL, edge: null },
};

function gleifRelationship(interests: Interest[]): Nature | undefined {
  const names = interests.map(({ details }) => /\bIS_[A-Z_-]+\b/.exec(details ?? '')?.[0]);
  return names.map((name) => GLEIF_RELATIONSHIPS[name ?? '']).find((nature) => nature !== undefined);
}

export function natureOf(interests: Interest[], owner: ResolvedParty): Nature {
  const gleif = gleifRelationship(interests);
  if (gleif) return gleif;
  if (owner.kind !== 'entity' || interests.some(({ beneficial }) => beneficial)) return CONTROL;
  if (!interests.some(isShareholding)) return CONTROL;
  return { data_type: 'share_parcel', predicate: 'holds_shares_in', level: null, edge: 'shareholding' };
}

/** Shares as an edge carries them: exact, a band, or nothing known. */
const edgeShares = (share: Share | null) => ({
  percentage: share?.exact ?? null,
  percentage_min: share?.min ?? null,
  percentage_max: share?.max ?? null,
});

function edgeType(
  edge: RelationshipInput['relationship_type'],
  near: Interest[],
): RelationshipInput['relationship_type'] {
  if (near.some(isShareholding)) return 'shareholding';
  // The shares are held through others, and what is held directly is not shares.
  return edge === 'shareholding' ? 'control' : edge;
}

/**
 * The edge between two entities. Persons and unknowns are no ends of the network (they are found through control
 * statements), and an interest held only through others is shown by the edges of those others.
 */
export function edgeOf(nature: Nature, owner: ResolvedParty, interests: Interest[]): RelationshipInput | null {
  if (nature.edge === null || owner.kind !== 'entity') return null;
  const near = currentInterests(interests).filter(({ level }) => level !== 'indirect');
  if (near.length === 0 && interests.length > 0) return null;
  return {
    relationship_type: edgeType(nature.edge, near),
    ...edgeShares(shareOf(near, 'shareholding') ?? shareOf(near, 'votingRights')),
    interests: [...new Set(near.map(mechanismOf))],
  };
}
