import type { EntityReference } from '@/lib/register/store/records';
import { codeToWords } from '../text';
import type { SeenParty, SeenRecords } from './seen';
import type { Party, RelationshipStatement } from './statement';

/** An end of a relationship: how the register is to refer to it, and what this run knows of it. */
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

/** Without its own statement, only a beneficial owner is sure to be a person: BODS allows it of nobody else. */
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

/** Nobody knows whether two unknown owners are one: each statement has an unknown of its own. */
function unspecified({ reason, description }: Exclude<Party, { key: string }>, key: string): ResolvedParty {
  const reference: EntityReference = { key, name: nameOfAbsence(reason), entity_type: 'unknown' };
  return { reference, kind: 'unspecified', seen: null, reason, description };
}
