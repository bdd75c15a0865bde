import { type Skip, skip } from '../format';
import { flagAt, isRaw, type Raw, rawAt, rawsAt, textAt, textsAt } from '../raw';
import { codeToCamelCase, parseDate } from '../values';
import { parseInterest } from './interest';
import type {
  BodsStatement,
  EntityStatement,
  Party,
  PersonStatement,
  RelationshipStatement,
  SeenRecords,
} from './statement';

/** The parts around a statement in every version. */
function readEnvelope(raw: Raw): Pick<BodsStatement, 'statementDate' | 'publication' | 'origin'> {
  const publication = rawAt(raw, 'publicationDetails');
  const source = rawAt(raw, 'source');
  return {
    statementDate: parseDate(textAt(raw, 'statementDate')),
    publication: {
      date: parseDate(textAt(publication, 'publicationDate')),
      publisher: textAt(rawAt(publication, 'publisher'), 'name'),
      url: textAt(rawAt(publication, 'publisher'), 'url'),
      license: textAt(publication, 'license'),
    },
    origin: {
      types: textsAt(source, 'type').map(codeToCamelCase),
      url: textAt(source, 'url'),
      retrievedAt: parseDate(textAt(source, 'retrievedAt')),
      description: textAt(source, 'description'),
      assertedBy: rawsAt(source, 'assertedBy').map((one) => ({ name: textAt(one, 'name'), uri: textAt(one, 'uri') })),
    },
  };
}

const keyOfV04 = (recordId: string): string => `bods:${recordId}`;

function readEntityV04(details: Raw): EntityStatement {
  const type = rawAt(details, 'entityType');
  // The field was renamed while 0.4 was drafted; publishers use both names.
  const jurisdiction = rawAt(details, 'jurisdiction');
  return {
    kind: 'entity',
    entityType: textAt(type, 'type'),
    typeDetails: textAt(type, 'details'),
    subtype: textAt(type, 'subtype'),
    jurisdiction: Object.keys(jurisdiction).length > 0 ? jurisdiction : rawAt(details, 'incorporatedInJurisdiction'),
    alternateNames: textsAt(details, 'alternateNames'),
    details,
  };
}

const readPersonV04 = (details: Raw): PersonStatement => ({
  kind: 'person',
  personType: textAt(details, 'personType'),
  details,
});

/** An end is the id of a record, or an object that says why it is not known. */
function readPartyV04(details: Raw, end: string): Party {
  const recordId = textAt(details, end);
  if (recordId !== null) return { key: keyOfV04(recordId) };
  const unspecified = rawAt(details, end);
  return { reason: textAt(unspecified, 'reason'), description: textAt(unspecified, 'description') };
}

function readRelationshipV04(details: Raw): RelationshipStatement {
  const interests = rawsAt(details, 'interests');
  return {
    kind: 'relationship',
    owned: readPartyV04(details, 'subject'),
    interestedParty: readPartyV04(details, 'interestedParty'),
    interests: interests.map(parseInterest),
    interestsAsGiven: interests,
    componentRecords: textsAt(details, 'componentRecords'),
  };
}

const READERS_V04: Readonly<Record<string, (details: Raw) => BodsStatement['subject']>> = {
  entity: readEntityV04,
  person: readPersonV04,
  relationship: readRelationshipV04,
};

/** A statement of BODS 0.4: its record has an id, and the statements of a record are its versions. */
export function readV04(raw: Raw): BodsStatement | Skip {
  const readSubject = READERS_V04[textAt(raw, 'recordType') ?? ''];
  const recordId = textAt(raw, 'recordId');
  if (!readSubject) return skip('a record type BODS does not have');
  if (recordId === null) return skip('no recordId');
  const details = rawAt(raw, 'recordDetails');
  return {
    ...readEnvelope(raw),
    format: `BODS ${textAt(rawAt(raw, 'publicationDetails'), 'bodsVersion') ?? '0.4'}`,
    statementId: textAt(raw, 'statementId') ?? recordId,
    recordKey: keyOfV04(recordId),
    keys: [keyOfV04(recordId)],
    closed: textAt(raw, 'recordStatus') === 'closed',
    isComponent: flagAt(details, 'isComponent'),
    subject: readSubject(details),
  };
}

const keyOf = (statementId: string): string => `bods:${statementId}`;

/** A code in 0.2, an object in 0.3. */
function readType(raw: Raw): { type: string | null; details: string | null; subtype: string | null } {
  const given = isRaw(raw.entityType) ? raw.entityType : { type: raw.entityType };
  const former = rawAt(raw, 'entitySubtype');
  return {
    type: textAt(given, 'type'),
    details: textAt(given, 'details') ?? textAt(raw, 'entitySubtype'),
    // `stateBody-governmentDepartment`: before 0.4 it repeated the type.
    subtype: textAt(given, 'subtype') ?? textAt(former, 'generalCategory')?.replace(/^[^-]*-/, '') ?? null,
  };
}

function readEntity(raw: Raw): EntityStatement {
  const { type, details, subtype } = readType(raw);
  const jurisdiction = rawAt(raw, 'jurisdiction');
  return {
    kind: 'entity',
    entityType: type,
    typeDetails: details,
    subtype,
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
    // Until the end's own statement is read, only the field's name gives its kind.
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
 * a chain have one subject. Its key is that of the first statement of the chain in this run.
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
