import { type Skip, skip } from '../format';
import { flagAt, type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { readEnvelope } from './envelope';
import { parseInterest } from './interest';
import type { BodsStatement, EntityStatement, Party, PersonStatement, RelationshipStatement } from './statement';

const keyOf = (recordId: string): string => `bods:${recordId}`;

function readEntity(details: Raw): EntityStatement {
  const type = rawAt(details, 'entityType');
  // The field was renamed while 0.4 was drafted; publishers use both names.
  const jurisdiction = rawAt(details, 'jurisdiction');
  return {
    kind: 'entity',
    entityType: textAt(type, 'type'),
    typeDetails: textAt(type, 'details'),
    jurisdiction: Object.keys(jurisdiction).length > 0 ? jurisdiction : rawAt(details, 'incorporatedInJurisdiction'),
    alternateNames: textsAt(details, 'alternateNames'),
    details,
  };
}

const readPerson = (details: Raw): PersonStatement => ({
  kind: 'person',
  personType: textAt(details, 'personType'),
  details,
});

/** An end is the id of a record, or an object that says why it is not known. */
function readParty(details: Raw, end: string): Party {
  const recordId = textAt(details, end);
  if (recordId !== null) return { key: keyOf(recordId) };
  const unspecified = rawAt(details, end);
  return { reason: textAt(unspecified, 'reason'), description: textAt(unspecified, 'description') };
}

function readRelationship(details: Raw): RelationshipStatement {
  const interests = rawsAt(details, 'interests');
  return {
    kind: 'relationship',
    owned: readParty(details, 'subject'),
    interestedParty: readParty(details, 'interestedParty'),
    interests: interests.map(parseInterest),
    interestsAsGiven: interests,
    componentRecords: textsAt(details, 'componentRecords'),
  };
}

const READERS: Readonly<Record<string, (details: Raw) => BodsStatement['subject']>> = {
  entity: readEntity,
  person: readPerson,
  relationship: readRelationship,
};

/** A statement of BODS 0.4: the record it is about has an id of its own, and its statements are its versions. */
export function readV04(raw: Raw): BodsStatement | Skip {
  const readSubject = READERS[textAt(raw, 'recordType') ?? ''];
  const recordId = textAt(raw, 'recordId');
  if (!readSubject) return skip('a record type BODS does not have');
  if (recordId === null) return skip('no recordId');
  const details = rawAt(raw, 'recordDetails');
  return {
    ...readEnvelope(raw),
    format: `BODS ${textAt(rawAt(raw, 'publicationDetails'), 'bodsVersion') ?? '0.4'}`,
    statementId: textAt(raw, 'statementId') ?? recordId,
    recordKey: keyOf(recordId),
    keys: [keyOf(recordId)],
    closed: textAt(raw, 'recordStatus') === 'closed',
    isComponent: flagAt(details, 'isComponent'),
    subject: readSubject(details),
  };
}
