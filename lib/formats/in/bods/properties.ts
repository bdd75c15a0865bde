import { codeToWords } from '../text';
import { currentInterests, type Interest, mechanismOf, type Share, shareOf } from './interest';
import type { Nature } from './nature';
import type { ResolvedParty } from './party';
import type { BodsStatement, RelationshipStatement } from './statement';

/** The keys of api-shapes, 6.2: exact under the name itself, a band under `_min` and `_max`. */
function shareProperties(name: string, share: Share | null): Record<string, unknown> {
  if (!share) return {};
  if (share.exact !== null) return { [name]: share.exact };
  return {
    [`${name}_min`]: share.min,
    [`${name}_max`]: share.max,
    ...(share.excludesMin && { [`${name}_exclusive_min`]: true }),
    ...(share.excludesMax && { [`${name}_exclusive_max`]: true }),
  };
}

function mechanismShare(share: Share | null): Record<string, unknown> | null {
  return (
    share && {
      minimum: share.exact ?? share.min,
      maximum: share.exact ?? share.max,
      exclusive_minimum: share.excludesMin,
      exclusive_maximum: share.excludesMax,
    }
  );
}

function toMechanism(interest: Interest): Record<string, unknown> {
  const share = mechanismShare(interest.share);
  const name = interest.type === 'votingRights' ? 'percentage_of_voting_rights' : 'percentage_of_shares';
  return {
    mechanism_type: mechanismOf(interest),
    mechanism_properties: { exercised_via: null, ...(share && { [name]: share }) },
    source_description: interest.details ?? codeToWords(interest.type),
  };
}

function toEntity({ reference, kind, seen }: ResolvedParty): Record<string, unknown> {
  const { name, jurisdiction_code } = reference;
  return {
    entity_type: reference.entity_type ?? (kind === 'entity' ? 'company' : kind),
    entity_properties: {
      name,
      ...(jurisdiction_code && { jurisdiction_code }),
      ...(kind === 'person' && seen?.details),
    },
  };
}

function controlProperties(interests: Interest[], owner: ResolvedParty): Record<string, unknown> {
  const absent = owner.kind === 'unspecified';
  return {
    control_mechanisms: interests.map(toMechanism),
    controlling_entities: absent ? [] : [toEntity(owner)],
    ultimate_beneficial_owner: isBeneficialOwner(interests, owner),
    ...(absent && { no_controlling_entities_reasons: [codeToWords(owner.reason ?? 'unknown')] }),
    ...(owner.description && { description: owner.description }),
  };
}

function shareParcelProperties(interests: Interest[], owner: ResolvedParty): Record<string, unknown> {
  const current = currentInterests(interests);
  const { name, jurisdiction_string } = owner.reference;
  return {
    ...shareProperties('percentage_of_shares', shareOf(current, 'shareholding')),
    ...shareProperties('voting_percentage', shareOf(current, 'votingRights')),
    shareholders: [{ name, type: 'Company', ...(jurisdiction_string && { jurisdiction: jurisdiction_string }) }],
  };
}

/** Null where nothing says so: an absent flag does not deny. */
export function isBeneficialOwner(interests: Interest[], owner: ResolvedParty): boolean | null {
  if (owner.kind === 'unspecified') return null;
  return interests.some(({ beneficial }) => beneficial) ? true : owner.kind === 'entity' ? false : null;
}

/** What is stated of interests, whichever publisher's record it was read from. */
interface StatedInterests extends Pick<BodsStatement, 'statementId' | 'isComponent'> {
  subject: Pick<RelationshipStatement, 'interests' | 'interestsAsGiven' | 'componentRecords'>;
}

export function propertiesOf(
  statement: StatedInterests,
  nature: Nature,
  owner: ResolvedParty,
): Record<string, unknown> {
  const { interests, interestsAsGiven, componentRecords } = statement.subject;
  return {
    uid: statement.statementId,
    ...(nature.data_type === 'control_statement' && controlProperties(interests, owner)),
    ...(nature.data_type === 'share_parcel' && shareParcelProperties(interests, owner)),
    ...(nature.level && { direct: nature.level === 'direct', ultimate: nature.level === 'ultimate' }),
    interests: interestsAsGiven,
    ...(statement.isComponent && { is_component: true }),
    ...(componentRecords.length > 0 && { component_records: componentRecords }),
  };
}
