import type { EntityReference } from '@/lib/register/store/records';
import { codeToWords } from '../values';
import { currentInterests, type Interest, mechanismOf, type Nature, type Share, shareOf } from './interest';
import type { BodsStatement, Party, RelationshipStatement, SeenParty, SeenRecords } from './statement';

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

/** Null if unknown: a missing flag does not mean false. */
export function isBeneficialOwner(interests: Interest[], owner: ResolvedParty): boolean | null {
  if (owner.kind === 'unspecified') return null;
  return interests.some(({ beneficial }) => beneficial) ? true : owner.kind === 'entity' ? false : null;
}

/** Details of interests, for any publisher's format. */
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

/** An end of a relationship: its reference in the register, and what this run knows of it. */
export interface ResolvedParty {
  reference: EntityReference;
  kind: 'entity' | 'person' | 'unspecified';
  seen: SeenParty | null;
  reason: string | null;
  description: string | null;
}

const ABSENCES: Readonly<Record<string, string>> = { 'no beneficial owners': 'None: no beneficial owners' };

/** "Unknown: subject exempt from disclosure". */
function nameOfAbsence(reason: string | null): string {
  const words = reason === null ? 'unknown' : codeToWords(reason);
  if (words === 'unknown') return 'Unknown';
  return ABSENCES[words] ?? `Unknown: ${words}`;
}

function toReference(key: string, seen: SeenParty | null): EntityReference {
  const id = key.slice(key.indexOf(':') + 1);
  if (!seen) return { key, name: id, identifier: id };
  const { name, entity_type, jurisdiction_code, jurisdiction_string } = seen;
  return { key, name, entity_type, jurisdiction_code, jurisdiction_string };
}

/** Without a person statement, only a beneficial owner is surely a person: BODS allows no other kind there. */
function isPerson(
  key: string,
  seen: SeenParty | null,
  records: SeenRecords,
  interests: RelationshipStatement['interests'],
) {
  if (seen) return seen.entity_type === 'person';
  return records.isExpectedPerson(key) || interests.some(({ beneficial }) => beneficial);
}

export function resolveOwner(
  { interestedParty, interests }: RelationshipStatement,
  statementKey: string,
  records: SeenRecords,
): ResolvedParty {
  if (!('key' in interestedParty)) return unspecified(interestedParty, `${statementKey}#interested-party`);
  const seen = records.find(interestedParty.key) ?? null;
  const person = isPerson(interestedParty.key, seen, records, interests);
  const reference = toReference(interestedParty.key, seen);
  return {
    reference: seen || !person ? reference : { ...reference, entity_type: 'person' },
    kind: person ? 'person' : 'entity',
    seen,
    reason: null,
    description: null,
  };
}

export function resolveOwned(
  { owned }: RelationshipStatement,
  statementKey: string,
  records: SeenRecords,
): ResolvedParty {
  if (!('key' in owned)) return unspecified(owned, `${statementKey}#subject`);
  const seen = records.find(owned.key) ?? null;
  return { reference: toReference(owned.key, seen), kind: 'entity', seen, reason: null, description: null };
}

/** Two unknown owners may be different, so each statement has its own. */
function unspecified({ reason, description }: Exclude<Party, { key: string }>, key: string): ResolvedParty {
  const reference: EntityReference = { key, name: nameOfAbsence(reason), entity_type: 'unknown' };
  return { reference, kind: 'unspecified', seen: null, reason, description };
}
