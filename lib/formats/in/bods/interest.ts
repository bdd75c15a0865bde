import { parseDate } from '../dates';
import { flagAt, numberAt, type Raw, rawAt, textAt } from '../raw';
import { codeToCamelCase, codeToSnakeCase } from '../text';

/** A share in per cent: exact, or a band either end of which may be open. */
export interface Share {
  exact: number | null;
  min: number | null;
  max: number | null;
  excludesMin: boolean;
  excludesMax: boolean;
}

export interface Interest {
  /** In the spelling of 0.4: `votingRights`. */
  type: string;
  level: 'direct' | 'indirect' | 'unknown';
  beneficial: boolean;
  details: string | null;
  share: Share | null;
  start: string | null;
  end: string | null;
}

/** Names 0.4 gave up. */
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

/** Per cent as published, without the dust of floating point; a share outside 0 to 100 is no share. */
function toPercent(value: number | null): number | null {
  return value === null || value < 0 || value > 100 ? null : Number(value.toFixed(6));
}

/** 0.4 gives an exclusive bound in place of the inclusive one, 0.2 says of the inclusive one that it is exclusive. */
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

/** The interface's word for an interest (api-shapes, 6.3); one it has no word for keeps its own. */
export const mechanismOf = ({ type }: Interest): string => MECHANISMS[type] ?? codeToSnakeCase(type);

export const isShareholding = ({ type }: Interest): boolean => type === 'shareholding' || type === 'votingRights';

/** The interests that still run; of a relationship that is over, all of them. */
export function currentInterests(interests: Interest[]): Interest[] {
  const running = interests.filter(({ end }) => end === null);
  return running.length > 0 ? running : interests;
}

export const shareOf = (interests: Interest[], type: string): Share | null =>
  interests.find((interest) => interest.type === type && interest.share !== null)?.share ?? null;
