import type { RelationshipInput } from '@/lib/register/store/records';
import { flagAt, numberAt, type Raw, rawAt, textAt } from '../raw';
import { codeToCamelCase, codeToSnakeCase, parseDate } from '../values';
import type { ResolvedParty } from './party';

/** A share in per cent: exact, or a band with one or both ends known. */
export interface Share {
  exact: number | null;
  min: number | null;
  max: number | null;
  excludesMin: boolean;
  excludesMax: boolean;
}

export interface Interest {
  /** The interest type in the spelling of 0.4: `votingRights`. */
  type: string;
  level: 'direct' | 'indirect' | 'unknown';
  beneficial: boolean;
  details: string | null;
  share: Share | null;
  start: string | null;
  end: string | null;
}

/** Names that 0.4 removed. */
const FORMER_TYPES: Readonly<Record<string, string>> = {
  influenceOrControl: 'otherInfluenceOrControl',
  rightsToSurplusAssets: 'rightsToSurplusAssetsOnDissolution',
};

const MECHANISMS: Readonly<Record<string, string>> = {
  shareholding: 'share_ownership',
  votingRights: 'voting_rights',
  appointmentOfBoard: 'right_to_appoint_and_remove_directors',
  rightsToSurplusAssetsOnDissolution: 'right_to_share_surplus_assets',
  otherInfluenceOrControl: 'significant_influence_or_control',
};

/** Per cent as published, without floating-point noise; values outside 0 to 100 are ignored. */
function toPercent(value: number | null): number | null {
  return value === null || value < 0 || value > 100 ? null : Number(value.toFixed(6));
}

/** 0.4 has separate fields for exclusive bounds, 0.2 has a flag on the inclusive ones. */
function parseShare(raw: Raw): Share | null {
  const min = toPercent(numberAt(raw, 'minimum') ?? numberAt(raw, 'exclusiveMinimum'));
  const max = toPercent(numberAt(raw, 'maximum') ?? numberAt(raw, 'exclusiveMaximum'));
  const exact = toPercent(numberAt(raw, 'exact')) ?? (min === max ? min : null);
  if (exact !== null) return { exact, min: null, max: null, excludesMin: false, excludesMax: false };
  if (min === null && max === null) return null;
  if (min !== null && max !== null && min > max) return null;
  const isExclusive = (bound: string, inclusive: string): boolean =>
    flagAt(raw, bound) || (numberAt(raw, bound) !== null && numberAt(raw, inclusive) === null);
  return {
    exact: null,
    min,
    max,
    excludesMin: isExclusive('exclusiveMinimum', 'minimum'),
    excludesMax: isExclusive('exclusiveMaximum', 'maximum'),
  };
}

function parseLevel(raw: Raw): Interest['level'] {
  const level = textAt(raw, 'directOrIndirect') ?? textAt(raw, 'interestLevel');
  return level === 'direct' || level === 'indirect' ? level : 'unknown';
}

export function parseInterest(raw: Raw): Interest {
  const type = codeToCamelCase(textAt(raw, 'type') ?? 'unknownInterest');
  return {
    type: FORMER_TYPES[type] ?? type,
    level: parseLevel(raw),
    beneficial: flagAt(raw, 'beneficialOwnershipOrControl'),
    details: textAt(raw, 'details'),
    share: parseShare(rawAt(raw, 'share')),
    start: parseDate(textAt(raw, 'startDate')),
    end: parseDate(textAt(raw, 'endDate')),
  };
}

/** The interface's name of an interest (api-shapes, 6.3); unknown ones keep their name. */
export const mechanismOf = ({ type }: Interest): string => MECHANISMS[type] ?? codeToSnakeCase(type);

const isShareholding = ({ type }: Interest): boolean => type === 'shareholding' || type === 'votingRights';

/** The current interests; of an ended relationship, all of them. */
export function currentInterests(interests: Interest[]): Interest[] {
  const running = interests.filter(({ end }) => end === null);
  return running.length > 0 ? running : interests;
}

export const shareOf = (interests: Interest[], type: string): Share | null =>
  interests.find((interest) => interest.type === type && interest.share !== null)?.share ?? null;

/** The kind of statement a relationship makes, and its network edge, if any. */
export interface Nature {
  data_type: 'share_parcel' | 'control_statement' | 'subsidiary_relationship' | 'branch_relationship';
  predicate: string;
  /** Of a consolidation: whether the parent is direct or ultimate. */
  level: 'direct' | 'ultimate' | null;
  edge: RelationshipInput['relationship_type'] | null;
}

const CONTROL: Nature = { data_type: 'control_statement', predicate: 'controls', level: null, edge: 'control' };

/**
 * GLEIF relationships, which BODS can only call `otherInfluenceOrControl` and names in the details. An ultimate
 * parent may be any number of steps away, while an edge is one step: it makes a statement only, and the
 * chain of direct parents leads there. A branch is the same company elsewhere, and a feeder fund does not own it.
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

/** Shares of an edge: exact, a band, or unknown. */
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
  // The shares are held indirectly; the direct interest is something else.
  return edge === 'shareholding' ? 'control' : edge;
}

/**
 * The edge between two entities. Persons and unknown owners have no edges (they are in control
 * statements), and an indirect interest is shown by the edges of the entities in between.
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
