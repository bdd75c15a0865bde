import { textAt, textsAt } from '@/lib/formats/in/raw';
import type { EntityReference } from '@/lib/register/store/records';
import { isReason, type Ownership } from '../ownership';
import { codeOfWords } from './codes';
import { recordIdOf } from './envelope';
import { interestsOf } from './interests';

/** Why nobody is named (codelist unspecifiedReason). */
const REASONS: ReadonlySet<string> = new Set([
  ...['noBeneficialOwners', 'subjectUnableToConfirmOrIdentifyBeneficialOwner', 'subjectExemptFromDisclosure'],
  ...['interestedPartyHasNotProvidedInformation', 'interestedPartyExemptFromDisclosure'],
  ...['unknown', 'informationUnknownToPublisher'],
]);

function reasonIn(name: string): { reason: string; description?: string } {
  const words = name.replace(/^(?:Unknown|None):? ?/, '');
  const reason = codeOfWords(words || 'unknown');
  return REASONS.has(reason) ? { reason } : { reason: 'unknown', description: name };
}

/** The record of an end, or why there is none. */
function partyOf(end: EntityReference | undefined, description: string | null): string | object {
  if (end && !isReason(end)) return recordIdOf(end.key);
  return { ...reasonIn(end?.name ?? 'Unknown'), ...(description && { description }) };
}

export function relationshipDetails({ statement, owner, owned }: Ownership): object {
  const { properties } = statement;
  const isComponent = properties.is_component === true;
  const components = textsAt(properties, 'component_records');
  return {
    isComponent,
    ...(!isComponent && components.length > 0 && { componentRecords: components }),
    subject: partyOf(owned, null),
    interestedParty: partyOf(owner, textAt(properties, 'description')),
    interests: interestsOf(statement),
  };
}
