import { withoutMark } from '@/lib/contract/parameters';
import type { Address } from '@/lib/contract/provenance';
import {
  type CompanyInput,
  ONLY_IN_EXPORTS,
  type PlaceholderInput,
  type ProvenanceInput,
  type StatementInput,
} from '@/lib/register/store/records';
import { BY_NAME_ONLY } from '../company-numbers';
import { startOf } from '../file-date';
import { type FileFacts, type ImportFormat, LATER, type Later, type Mapped, type Skip, skip } from '../format';
import { toCountryName } from '../jurisdiction';
import { provenanceFrom } from '../provenance';
import { isRaw, type Raw, rawAt, rawsAt, textAt } from '../raw';
import { ENVELOPES, readJsonRecords } from '../read/json';
import {
  codeToWords,
  earliest,
  joinParts,
  latest,
  nameProblem,
  parseDate,
  parsePartialDate,
  parseYearAndMonth,
} from '../values';
import {
  type CompanyIdentity,
  findLei,
  identifyCompany,
  jurisdictionOf,
  readIdentifiers,
  type SchemeIdentifier,
  toIdentifier,
} from './company-number';
import { entityFacts, factsOfStatement, originOf } from './entity-facts';
import { edgeOf, type Interest, natureOf } from './interest';
import { isBeneficialOwner, propertiesOf, type ResolvedParty, resolveOwned, resolveOwner } from './party';
import { known, personFacts } from './person-facts';
import {
  type BodsStatement,
  dateOf,
  type EntityStatement,
  type PersonStatement,
  type RelationshipStatement,
  type SeenParty,
  SeenRecords,
  type StatementOf,
  sourceOf,
} from './statement';
import { readV02, readV04 } from './versions';

/** A code in 0.2, an object in 0.4. */
function countryOf(address: Raw): string | null {
  const country = rawAt(address, 'country');
  return textAt(country, 'name') ?? toCountryName(textAt(country, 'code') ?? textAt(address, 'country'));
}

const toAddress = (raw: Raw): Address => ({
  street_address: textAt(raw, 'address'),
  locality: null,
  region: null,
  postal_code: textAt(raw, 'postCode'),
  country: countryOf(raw),
});

function readAddress(details: Raw, type: string): Address | null {
  const raw = rawsAt(details, 'addresses').find((address) => address.type === type);
  return raw ? toAddress(raw) : null;
}

const addressInFull = (address: Address | null): string | null =>
  address && joinParts([address.street_address ?? null, address.postal_code ?? null, address.country ?? null]);

/** Types of entities that are not in company registers, even if they have a number. */
const NEVER_COMPANIES = new Set(['state', 'stateBody', 'unknownEntity', 'anonymousEntity']);
export const ENTITY_NAMELESS: Readonly<Record<string, string>> = {
  unknownEntity: 'Unknown entity',
  anonymousEntity: 'Anonymous entity',
};

const PLACEHOLDER_TYPES: Readonly<Record<string, PlaceholderInput['entity_type']>> = {
  registeredEntity: 'company',
  legalEntity: 'company',
  unknownEntity: 'unknown',
  anonymousEntity: 'unknown',
};

interface Read {
  statement: StatementOf<EntityStatement>;
  file: FileFacts;
  name: string;
  identifiers: SchemeIdentifier[];
  keys: string[];
}

/** Some publishers write a path relative to their site. */
const webAddress = (uri: string | null): string | null => (uri !== null && /^https?:\/\//.test(uri) ? uri : null);

const withDetails = (details: Raw): { details?: Raw } => (Object.keys(details).length > 0 ? { details } : {});

function toCompany({ statement, file, name, identifiers, keys }: Read, identity: CompanyIdentity): CompanyInput {
  const { typeDetails, subtype, alternateNames, details } = statement.subject;
  const { from, ...number } = identity;
  const address = readAddress(details, 'registered');
  const dissolution_date = parseDate(textAt(details, 'dissolutionDate'));
  return {
    kind: 'company',
    ...number,
    keys,
    record_key: statement.recordKey,
    name,
    company_type: typeDetails ?? (subtype === null ? null : codeToWords(subtype)),
    incorporation_date: parseDate(textAt(details, 'foundingDate')),
    dissolution_date,
    // A company without a dissolution date is not necessarily active.
    inactive: dissolution_date === null ? null : true,
    registry_url: webAddress(textAt(details, 'uri')),
    registered_address: address,
    registered_address_in_full: addressInFull(address),
    alternative_names: alternateNames.map((company_name) => ({ company_name, type: 'alias' })),
    identifiers: identifiers.filter((identifier) => identifier !== from).map(toIdentifier),
    confidence: confidenceOf(statement.origin.types),
    ...withDetails(entityFacts(statement, identity)),
    source: sourceOf(statement, file),
  };
}

/** Facts of an entity that no register identifies. */
function entityDetails(statement: StatementOf<EntityStatement>): Record<string, unknown> | undefined {
  const { typeDetails, alternateNames, details } = statement.subject;
  const facts = {
    ...entityFacts(statement, null),
    entity_type_details: typeDetails,
    founding_date: parsePartialDate(textAt(details, 'foundingDate')),
    dissolution_date: parsePartialDate(textAt(details, 'dissolutionDate')),
    uri: webAddress(textAt(details, 'uri')),
    other_names: alternateNames.length > 0 ? alternateNames : null,
    registered_address_in_full: addressInFull(readAddress(details, 'registered')),
  };
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function toPlaceholder({ statement, file, name, identifiers, keys }: Read): PlaceholderInput {
  const { entityType, jurisdiction } = statement.subject;
  const jurisdiction_code = jurisdictionOf(jurisdiction, identifiers);
  return {
    kind: 'placeholder',
    entity_type: PLACEHOLDER_TYPES[entityType ?? 'registeredEntity'] ?? 'organisation',
    keys,
    record_key: statement.recordKey,
    name,
    jurisdiction_string: textAt(jurisdiction, 'name') ?? textAt(jurisdiction, 'code'),
    jurisdiction_code,
    identifier: identifiers[0]?.id ?? null,
    details: entityDetails(statement),
    source: sourceOf(statement, file),
  };
}

/** An entity statement → a company if its number is known, else a placeholder. */
function mapEntity(statement: StatementOf<EntityStatement>, file: FileFacts): CompanyInput | PlaceholderInput | Skip {
  const { entityType, details, jurisdiction } = statement.subject;
  const name = textAt(details, 'name') ?? ENTITY_NAMELESS[entityType ?? ''] ?? null;
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`an entity with ${problem}`);
  const identifiers = readIdentifiers(details);
  const lei = findLei(identifiers);
  const read = { statement, file, name, identifiers, keys: [...statement.keys, ...(lei ? [`lei:${lei}`] : [])] };
  const identity = NEVER_COMPANIES.has(entityType ?? '') ? null : identifyCompany(jurisdiction, identifiers);
  return identity ? toCompany(read, identity) : toPlaceholder(read);
}

const CONFIDENCE: Readonly<Record<string, number>> = {
  officialRegister: 95,
  selfDeclaration: 80,
  thirdParty: 70,
  primaryResearch: 60,
};
const UNSTATED = 60;
const HIGHEST = 97;
const FOR_VERIFICATION = 2;

/** Confidence from 0 to 100 by the source type that the publisher states; the best of several. */
export function confidenceOf(sourceTypes: string[]): number {
  const verified = sourceTypes.includes('verified');
  const others = sourceTypes.filter((type) => type !== 'verified');
  if (others.length === 0) return verified ? HIGHEST : UNSTATED;
  const best = Math.max(...others.map((type) => CONFIDENCE[type] ?? UNSTATED));
  return verified ? Math.min(best + FOR_VERIFICATION, HIGHEST) : best;
}

function provenanceOf(statement: BodsStatement, file: FileFacts, knownByNameOnly: boolean): ProvenanceInput {
  const confidence = confidenceOf(statement.origin.types);
  const source = { publisher: statement.publication.publisher, url: statement.origin.url };
  return provenanceFrom(source, {
    key: statement.statementId,
    confidence: knownByNameOnly ? Math.min(confidence, BY_NAME_ONLY) : confidence,
    moment: startOf(dateOf(statement, file)),
    // The interface has no field for the publisher of a statement, so the source states it.
    log: joinParts([source.publisher, `${statement.format}, ${file.name}`], ': '),
  });
}

const starts = (interests: Interest[]): string[] => interests.map(({ start }) => start).filter((date) => date !== null);
const ends = (interests: Interest[]): string[] => interests.map(({ end }) => end).filter((date) => date !== null);

/** A relationship ends with its last interest, or at the latest when its record is closed. */
function endOf({ closed, subject }: StatementOf<RelationshipStatement>, date: string): string | null {
  const given = ends(subject.interests);
  if (closed) return latest(given) ?? withoutMark(date);
  return given.length === subject.interests.length ? latest(given) : null;
}

/** What a relationship says beyond the interface. */
function onlyInExports(statement: StatementOf<RelationshipStatement>, owned: ResolvedParty): Raw {
  const facts = known({
    origin: originOf(statement),
    license: statement.publication.license,
    subject_description: owned.description,
  });
  return Object.keys(facts).length > 0 ? { [ONLY_IN_EXPORTS]: facts } : {};
}

/** A relationship statement → a statement of the register: the interested party, as subject, owns or controls. */
function mapRelationship(
  statement: StatementOf<RelationshipStatement>,
  file: FileFacts,
  seen: SeenRecords,
): StatementInput | Skip {
  const { interests } = statement.subject;
  const owner = resolveOwner(statement.subject, statement.recordKey, seen);
  const owned = resolveOwned(statement.subject, statement.recordKey, seen);
  if (owned.kind === 'unspecified' && owner.kind === 'unspecified') return skip('a relationship without ends');
  const nature = natureOf(interests, owner);
  const version = dateOf(statement, file);
  return {
    kind: 'statement',
    key: statement.recordKey,
    data_type: nature.data_type,
    predicate: nature.predicate,
    subjects: [owner.reference],
    objects: [owned.reference],
    properties: { ...propertiesOf(statement, nature, owner), ...onlyInExports(statement, owned) },
    start_date: earliest(starts(interests)),
    end_date: endOf(statement, version),
    sample_date: statement.origin.retrievedAt ?? statement.publication.date,
    version,
    relationship: owned.kind === 'entity' ? edgeOf(nature, owner, interests) : null,
    provenances: [provenanceOf(statement, file, owner.kind === 'entity' && (owner.seen?.knownByNameOnly ?? false))],
    search: { is_ultimate_beneficial_owner: isBeneficialOwner(interests, owner) },
  };
}

export const NAMELESS: Readonly<Record<string, string>> = {
  unknownPerson: 'Unknown person',
  anonymousPerson: 'Anonymous person',
};

const fullName = (name: Raw): string | null =>
  textAt(name, 'fullName') ??
  joinParts([textAt(name, 'givenName'), textAt(name, 'patronymicName'), textAt(name, 'familyName')], ' ');

/** The legal name first; 0.2 calls it `individual`. */
function namesOf(details: Raw): string[] {
  const names = rawsAt(details, 'names');
  const isLegal = (name: Raw): boolean => name.type === 'legal' || name.type === 'individual';
  return [...names.filter(isLegal), ...names.filter((name) => !isLegal(name))]
    .map(fullName)
    .filter((name) => name !== null);
}

function countryOfResidence(details: Raw): string | null {
  const place = rawAt(details, 'placeOfResidence');
  const country = rawAt(place, 'country');
  return (
    textAt(country, 'name') ??
    toCountryName(textAt(country, 'code') ?? textAt(place, 'country')) ??
    readAddress(details, 'residence')?.country ??
    null
  );
}

/** Facts of a person that the register stores: only enough to distinguish two of one name. */
function detailsOf({ personType, details }: PersonStatement, otherNames: string[]): Record<string, unknown> {
  const nationalities = rawsAt(details, 'nationalities').map(
    (country) => textAt(country, 'name') ?? toCountryName(textAt(country, 'code')),
  );
  const reason = textAt(rawAt(details, 'unspecifiedPersonDetails'), 'reason');
  return {
    nationality: joinParts(nationalities),
    country_of_residence: countryOfResidence(details),
    date_of_birth: parseYearAndMonth(textAt(details, 'birthDate')),
    ...(otherNames.length > 0 && { other_names: otherNames }),
    ...(personType && personType !== 'knownPerson' && { person_type: codeToWords(personType) }),
    ...(reason && { reason: codeToWords(reason) }),
  };
}

/** Facts that statements about the person do not repeat. */
function withFacts(details: Raw): { person_facts?: Raw } {
  const person_facts = personFacts(details);
  return person_facts ? { person_facts } : {};
}

function mapPerson(statement: StatementOf<PersonStatement>, file: FileFacts): PlaceholderInput | Skip {
  const [given, ...otherNames] = namesOf(statement.subject.details);
  const name = given ?? NAMELESS[statement.subject.personType ?? ''] ?? null;
  const problem = nameProblem(name);
  if (name === null || problem) return skip(`a person with ${problem}`);
  return {
    kind: 'placeholder',
    entity_type: 'person',
    keys: statement.keys,
    record_key: statement.recordKey,
    name,
    details: {
      ...detailsOf(statement.subject, otherNames),
      ...withFacts(statement.subject.details),
      ...known(factsOfStatement(statement)),
    },
    source: sourceOf(statement, file),
  };
}

/** Each record states its version, so a file may hold several versions. */
function readStatement(raw: Raw, seen: SeenRecords): BodsStatement | Skip {
  if ('recordType' in raw) return readV04(raw);
  if ('statementType' in raw) return readV02(raw, seen);
  return skip('neither recordType nor statementType');
}

/** Facts of a person that statements about it do not repeat. */
const NOT_REPEATED = new Set(['person_facts', 'origin', 'is_component', 'is_closed']);

function toSeenParty(input: CompanyInput | PlaceholderInput): SeenParty {
  const { name, jurisdiction_code } = input;
  if (input.kind === 'company') return { name, jurisdiction_code, entity_type: 'company', knownByNameOnly: false };
  const { entity_type, jurisdiction_string, identifier } = input;
  const details = Object.entries(input.details ?? {}).filter(([key]) => !NOT_REPEATED.has(key));
  return {
    ...{ name, jurisdiction_code, jurisdiction_string, entity_type, knownByNameOnly: !identifier },
    details: Object.fromEntries(details),
  };
}

const about = <Kind extends BodsStatement['subject']['kind']>(
  statement: BodsStatement,
  kind: Kind,
): statement is StatementOf<Extract<EntityStatement | PersonStatement | RelationshipStatement, { kind: Kind }>> =>
  statement.subject.kind === kind;

/** The kind of statement depends on who holds the interest, so a relationship waits for its interested party. */
const isEarly = ({ subject: { interestedParty } }: StatementOf<RelationshipStatement>, seen: SeenRecords): boolean =>
  'key' in interestedParty && seen.find(interestedParty.key) === undefined;

function mapStatement(statement: BodsStatement, file: FileFacts, seen: SeenRecords, canWait: boolean): Mapped | Later {
  if (about(statement, 'relationship')) {
    if (canWait && isEarly(statement, seen)) return LATER;
    const mapped = mapRelationship(statement, file, seen);
    return 'skip' in mapped ? mapped : [mapped];
  }
  const mapped = about(statement, 'entity')
    ? mapEntity(statement, file)
    : about(statement, 'person')
      ? mapPerson(statement, file)
      : skip('a record type BODS does not have');
  if ('skip' in mapped) return mapped;
  seen.add(statement.keys, toSeenParty(mapped));
  return [mapped];
}

export const bods: ImportFormat = {
  name: 'bods',
  recognises: ({ start }) => /"(?:statementID|statementId)"\s*:/.test(start),
  describes: 'Beneficial Ownership Data Standard 0.2, 0.3 and 0.4: JSON lines or a JSON array',
  read: (file) => readJsonRecords(file, { lists: ENVELOPES }),
  createMapper() {
    const seen = new SeenRecords();
    return (raw, file, canWait) => {
      if (!isRaw(raw)) return skip('not a JSON object');
      const statement = readStatement(raw, seen);
      return 'skip' in statement ? statement : mapStatement(statement, file, seen, canWait);
    };
  },
};
