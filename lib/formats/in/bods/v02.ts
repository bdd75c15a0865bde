import { type Skip, skip } from '../format';
import { flagAt, isRaw, type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { readEnvelope } from './envelope';
import { parseInterest } from './interest';
import type { SeenRecords } from './seen';
import type { BodsStatement, EntityStatement, Party, PersonStatement, RelationshipStatement } from './statement';

const keyOf = (statementId: string): string => `bods:${statementId}`;

/** A code in 0.2, an object in 0.3. */
function readType(raw: Raw): { type: string | null; details: string | null } {
  const given = raw.entityType;
  if (isRaw(given)) return { type: textAt(given, 'type'), details: textAt(given, 'details') };
  return { type: textAt(raw, 'entityType'), details: textAt(raw, 'entitySubtype') };
}

function readEntity(raw: Raw): EntityStatement {
  const { type, details } = readType(raw);
  const jurisdiction = rawAt(raw, 'jurisdiction');
  return {
    kind: 'entity',
    entityType: type,
    typeDetails: details,
    jurisdiction: Object.keys(jurisdiction).length > 0 ? jurisdiction : rawAt(raw, 'incorporatedInJurisdiction'),
    alternateNames: textsAt(raw, 'alternateNames'),
    details: raw,
  };
}

const readPerson = (raw: Raw): PersonStatement => ({
  kind: 'person',
  personType: textAt(raw, 'personType'),
  details: raw,
});

function readParty(end: Raw, seen: SeenRecords): Party {
  const statementId = textAt(end, 'describedByEntityStatement') ?? textAt(end, 'describedByPersonStatement');
  if (statementId !== null) {
    const key = keyOf(statementId);
    // The field's name is all that says what the end is while its own statement has not come by.
    if (textAt(end, 'describedByPersonStatement') !== null) seen.expectPerson(key);
    return { key };
  }
  const unspecified = rawAt(end, 'unspecified');
  return { reason: textAt(unspecified, 'reason'), description: textAt(unspecified, 'description') };
}

function readRelationship(raw: Raw, seen: SeenRecords): RelationshipStatement {
  const interests = rawsAt(raw, 'interests');
  return {
    kind: 'relationship',
    owned: readParty(rawAt(raw, 'subject'), seen),
    interestedParty: readParty(rawAt(raw, 'interestedParty'), seen),
    interests: interests.map(parseInterest),
    interestsAsGiven: interests,
    componentRecords: textsAt(raw, 'componentStatementIDs'),
  };
}

const READERS: Readonly<Record<string, (raw: Raw, seen: SeenRecords) => BodsStatement['subject']>> = {
  entityStatement: readEntity,
  personStatement: readPerson,
  ownershipOrControlStatement: readRelationship,
};

/**
 * A statement of BODS 0.2 or 0.3. There are no record ids: a newer statement names those it replaces, and all of
 * a chain speak of one thing. Its key is that of the first statement of the chain this run has met.
 */
export function readV02(raw: Raw, seen: SeenRecords): BodsStatement | Skip {
  const readSubject = READERS[textAt(raw, 'statementType') ?? ''];
  const statementId = textAt(raw, 'statementID');
  if (!readSubject) return skip('a statement type BODS does not have');
  if (statementId === null) return skip('no statementID');
  const replaced = textsAt(raw, 'replacesStatements').map(keyOf);
  const key = keyOf(statementId);
  return {
    ...readEnvelope(raw),
    format: `BODS ${textAt(rawAt(raw, 'publicationDetails'), 'bodsVersion') ?? '0.2'}`,
    statementId,
    recordKey: seen.joinChain(key, replaced),
    keys: [key, ...replaced],
    closed: false,
    isComponent: flagAt(raw, 'isComponent'),
    subject: readSubject(raw, seen),
  };
}
