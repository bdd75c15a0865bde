import { type Nature, natureOf } from '@/lib/network/graph/nature';
import type { Relationship } from '@/lib/network/relationship';
import type { Share } from '@/lib/network/share';

/** The interface's words for what BODS calls otherwise; the importer has the same table the other way round. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['share_ownership', 'shareholding'],
  ['ownership_of_shares', 'shareholding'],
  ['shareholding', 'shareholding'],
  ['voting_rights', 'votingRights'],
  ['right_to_appoint_and_remove_directors', 'appointmentOfBoard'],
  ['right_to_share_surplus_assets', 'rightsToSurplusAssetsOnDissolution'],
  ['significant_influence_or_control', 'otherInfluenceOrControl'],
]);

/** What BODS calls an interest that the interface has a word for; undefined where it has none. */
export const bodsTypeOf = (interest: string): string | undefined => TYPES.get(interest.replaceAll('-', '_'));

/** What the share is a share of, where no interest is named. */
const BY_NATURE: Readonly<Record<Nature, string>> = {
  ownership: 'shareholding',
  voting: 'votingRights',
  control: 'otherInfluenceOrControl',
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayIn = (date: string | undefined): string | undefined => (date && DAY.test(date) ? date : undefined);

const shareIn = (share: Share) =>
  share.kind === 'exact'
    ? { exact: share.value }
    : share.kind === 'band'
      ? { minimum: share.min, maximum: share.max }
      : undefined;

/** The interests of a relationship (BODS 0.4, "Interest"). The share belongs to the one it is a share of. */
export function interestsOf(relationship: Relationship): object[] {
  const { interests, share, from, to, ended, type } = relationship;
  const main = BY_NATURE[natureOf(relationship)];
  const named = interests.map((code) => bodsTypeOf(code) ?? 'unknownInterest');
  const types = [...new Set(named.includes(main) || share.kind === 'unknown' ? named : [main, ...named])];
  return (types.length > 0 ? types : ['unknownInterest']).map((one) => ({
    type: one,
    directOrIndirect: 'unknown',
    beneficialOwnershipOrControl: false,
    details: [type, ...interests].join(', '),
    share: one === main ? shareIn(share) : undefined,
    startDate: dayIn(from),
    endDate: ended ? dayIn(to) : undefined,
  }));
}
