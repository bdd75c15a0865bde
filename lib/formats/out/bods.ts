import type { Source } from '@/lib/contract/provenance';
import type { Identifier } from '@/lib/contract/records';
import type {
  CompanyInput,
  EntityReference,
  MentionInput,
  PlaceholderInput,
  RegisterInput,
  RelationshipInput,
  StatementInput,
} from '@/lib/register/store/records';
import { chooseKey } from '@/lib/register/store/store';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { companyKey } from '@/lib/shared/links';
import { type Interest, parseInterest, type Share } from '../in/bods/interest';
import { countryCodeOf } from '../in/jurisdiction';
import { isRaw, numberAt, type Raw, rawAt, rawsAt, textAt, textsAt } from '../in/raw';
import { codeToCamelCase } from '../in/values';
import { dayOf, webAddress } from './about';
import type { ExportAbout, ExportFormat } from './format';
import { createTerms, sourceOfStatement } from './licences';
import { bodsTypeOf, statementIdOf } from './network/bods';
import { isReason, type Ownership, ownershipIn } from './ownership';

/** A code of the standard from the register's words: `senior_managing_official` → `seniorManagingOfficial`. */
const codeOfWords = (words: string): string => codeToCamelCase(words.replaceAll(/[ _]+/g, '-'));

/** The types of BODS 0.4 (codelist interestType). */
const INTEREST_TYPES: ReadonlySet<string> = new Set([
  ...['shareholding', 'votingRights', 'appointmentOfBoard', 'otherInfluenceOrControl', 'seniorManagingOfficial'],
  ...['settlor', 'trustee', 'protector', 'beneficiaryOfLegalArrangement', 'rightsToSurplusAssetsOnDissolution'],
  ...['rightsToProfitOrIncome', 'rightsGrantedByContract', 'conditionalRightsGrantedByContract'],
  ...['controlViaCompanyRulesOrArticles', 'controlByLegalFramework', 'boardMember', 'boardChair', 'unknownInterest'],
  ...['unpublishedInterest', 'enjoymentAndUseOfAssets', 'rightToProfitOrIncomeFromAssets', 'nominee', 'nominator'],
]);

/** The BODS type for an interest of the register or of a source; `unknownInterest` where the standard has no type. */
function interestTypeOf(word: string): string {
  const type = bodsTypeOf(word) ?? codeOfWords(word);
  return INTEREST_TYPES.has(type) ? type : 'unknownInterest';
}

const shareIn = ({ exact, min, max, excludesMin, excludesMax }: Share): object =>
  exact !== null
    ? { exact }
    : {
        ...(min !== null && { [excludesMin ? 'exclusiveMinimum' : 'minimum']: min }),
        ...(max !== null && { [excludesMax ? 'exclusiveMaximum' : 'maximum']: max }),
      };

function printInterest({ type, level, beneficial, details, share, start, end }: Interest): object {
  const known = interestTypeOf(type);
  const said = known === 'unknownInterest' && type !== known ? [type, details].filter(Boolean).join(': ') : details;
  return {
    type: known,
    directOrIndirect: level,
    beneficialOwnershipOrControl: beneficial,
    ...(said && { details: said }),
    ...(share && { share: shareIn(share) }),
    ...(dayOf(start) && { startDate: dayOf(start) }),
    ...(dayOf(end) && { endDate: dayOf(end) }),
  };
}

const bandOf = (exact: number | null, min: number | null, max: number | null): Share | null =>
  exact === null && min === null && max === null ? null : { exact, min, max, excludesMin: false, excludesMax: false };

/** The share under one field name of the interface: exact under the name itself, a band under `_min` and `_max`. */
const shareNamed = (properties: Raw, name: string): Share | null =>
  bandOf(numberAt(properties, name), numberAt(properties, `${name}_min`), numberAt(properties, `${name}_max`));

/** A mechanism's share as minimum and maximum, which are equal where it is exact. */
function shareOfMechanism(mechanism: Raw): Share | null {
  const properties = rawAt(mechanism, 'mechanism_properties');
  const share = ['percentage_of_shares', 'percentage_of_voting_rights'].map((name) => properties[name]).find(isRaw);
  if (!share) return null;
  const [min, max] = [numberAt(share, 'minimum'), numberAt(share, 'maximum')];
  const exact = min === max ? min : null;
  const band = exact === null ? bandOf(null, min, max) : bandOf(exact, null, null);
  return (
    band && { ...band, excludesMin: share.exclusive_minimum === true, excludesMax: share.exclusive_maximum === true }
  );
}

type Bare = Pick<Interest, 'type' | 'share' | 'details'>;

const MAIN: Readonly<Record<RelationshipInput['relationship_type'], string>> = {
  shareholding: 'shareholding',
  control: 'otherInfluenceOrControl',
  subsidiary: 'otherInfluenceOrControl',
};

/** An edge has one share: of shareholding if present, else of votes. */
function ofRelationship(edge: RelationshipInput): Bare[] {
  const { percentage = null, percentage_min = null, percentage_max = null, relationship_type } = edge;
  const share = bandOf(percentage, percentage_min, percentage_max);
  const named = (edge.interests ?? []).map(interestTypeOf);
  const main = ['shareholding', 'votingRights'].find((type) => named.includes(type)) ?? MAIN[relationship_type];
  const types = new Set(share || named.length === 0 ? [main, ...named] : named);
  return [...types].map((type) => ({ type, share: type === main ? share : null, details: relationship_type }));
}

function ofProperties({ properties }: StatementInput): Bare[] {
  const shares: [string, Share | null][] = [
    ['shareholding', shareNamed(properties, 'percentage_of_shares')],
    ['votingRights', shareNamed(properties, 'voting_percentage')],
  ];
  const known = shares.filter(([, share]) => share !== null);
  return known.map(([type, share]) => ({ type, share, details: null }));
}

const ofMechanisms = (mechanisms: Raw[]): Bare[] =>
  mechanisms.map((mechanism) => ({
    type: textAt(mechanism, 'mechanism_type') ?? 'unknownInterest',
    share: shareOfMechanism(mechanism),
    details: textAt(mechanism, 'source_description'),
  }));

function bareInterests(statement: StatementInput): Bare[] {
  const mechanisms = rawsAt(statement.properties, 'control_mechanisms');
  if (mechanisms.length > 0) return ofMechanisms(mechanisms);
  const own = ofProperties(statement);
  if (own.length > 0 || !statement.relationship) return own;
  return ofRelationship(statement.relationship);
}

/** The interests of a statement: verbatim if it was read from BODS, else derived from the interface's fields. */
function interestsOf(statement: StatementInput): object[] {
  const { properties, start_date = null, end_date = null, search } = statement;
  const given = properties.interests;
  if (Array.isArray(given) && given.every(isRaw)) return given.map((one) => printInterest(parseInterest(one)));
  const beneficial = search?.is_ultimate_beneficial_owner === true;
  const around = { level: 'unknown' as const, beneficial, start: start_date, end: end_date };
  const bare = bareInterests(statement);
  const interests = bare.length > 0 ? bare : [{ type: 'unknownInterest', share: null, details: statement.data_type }];
  return interests.map((one) => printInterest({ ...one, ...around }));
}

const LEI = { scheme: 'XI-LEI', schemeName: 'Global Legal Entity Identifier Index' };
/** `gb-coh`: a list of org-id.guide. */
const LISTED = /^[a-z]{2}(?:_[a-z]{2})?-[a-z_]+$/;

function toIdentifier({ uid: id, identifier_system_code: code, identifier_system_name: name }: Identifier): object {
  if (code === 'lei') return { id, ...LEI };
  const schemeName = name ?? code ?? 'unknown';
  return code && LISTED.test(code) ? { id, scheme: code.toUpperCase(), schemeName } : { id, schemeName };
}

/** The register's number first, unless it is a stand-in for an unknown number. */
const identifiersOf = (company: CompanyInput): object[] => [
  ...(company.number_is_stand_in
    ? []
    : [{ id: company.company_number, schemeName: `Company register (${company.jurisdiction_code})` }]),
  ...(company.identifiers ?? []).map(toIdentifier),
];

const jurisdictionOf = (code: string): object => ({
  name: jurisdictionName(code),
  code: code.toUpperCase().replace('_', '-'),
});

function addressesOf({ registered_address, registered_address_in_full }: CompanyInput): object[] {
  const { street_address, locality, region, postal_code, country } = registered_address ?? {};
  const lines = [street_address, locality, region].filter(Boolean).join(', ');
  const address = lines || registered_address_in_full;
  if (!address) return [];
  const code = countryCodeOf(country ?? null)?.toUpperCase();
  return [
    {
      type: 'registered',
      address,
      ...(postal_code && { postCode: postal_code }),
      ...(country && { country: { name: country, ...(code && { code }) } }),
    },
  ];
}

function companyDetails(company: CompanyInput): object {
  const { company_type, incorporation_date, dissolution_date, registry_url } = company;
  const names = [...(company.previous_names ?? []), ...(company.alternative_names ?? [])];
  return {
    isComponent: false,
    entityType: { type: 'registeredEntity', ...(company_type && { details: company_type }) },
    name: company.name,
    ...(names.length > 0 && { alternateNames: [...new Set(names.map(({ company_name }) => company_name))] }),
    jurisdiction: jurisdictionOf(company.jurisdiction_code),
    identifiers: identifiersOf(company),
    ...(dayOf(incorporation_date) && { foundingDate: dayOf(incorporation_date) }),
    ...(dayOf(dissolution_date) && { dissolutionDate: dayOf(dissolution_date) }),
    addresses: addressesOf(company),
    ...(webAddress(registry_url) && { uri: webAddress(registry_url) }),
  };
}

const ENTITY_TYPES: ReadonlySet<string> = new Set([
  ...['registeredEntity', 'legalEntity', 'arrangement', 'anonymousEntity', 'unknownEntity', 'state', 'stateBody'],
]);

/** Codelist entitySubtype. */
const SUBTYPES: ReadonlySet<string> = new Set(['governmentDepartment', 'stateAgency', 'other', 'trust', 'nomination']);

/** The interest type in the source's own words where it used BODS, else derived from what is known. */
function typeOf(entityType: EntityReference['entity_type'], asGiven: unknown): string {
  const given = typeof asGiven === 'string' ? codeOfWords(asGiven) : '';
  if (ENTITY_TYPES.has(given)) return given;
  return entityType === 'unknown' ? 'unknownEntity' : 'legalEntity';
}

type Unregistered = Pick<
  PlaceholderInput,
  'name' | 'jurisdiction_code' | 'jurisdiction_string' | 'identifier' | 'details'
> & {
  entity_type?: EntityReference['entity_type'];
};

/** Record of an entity that no register identifies. */
function unregisteredDetails(entity: Unregistered): object {
  const { name, jurisdiction_code, jurisdiction_string, identifier, details, entity_type } = entity;
  const textOf = (key: string): string | null => (isRaw(details) ? textAt(details, key) : null);
  const place = jurisdiction_code
    ? jurisdictionOf(jurisdiction_code)
    : jurisdiction_string && { name: jurisdiction_string };
  return {
    isComponent: false,
    entityType: {
      type: typeOf(entity_type, details?.entity_type_as_given),
      ...(SUBTYPES.has(textOf('entity_subtype') ?? '') && { subtype: textOf('entity_subtype') }),
      ...(textOf('entity_type_details') && { details: textOf('entity_type_details') }),
    },
    name,
    ...(place && { jurisdiction: place }),
    ...(identifier && { identifiers: [{ id: identifier, schemeName: 'Identifier given by the source' }] }),
    ...(dayOf(textOf('founding_date')) && { foundingDate: dayOf(textOf('founding_date')) }),
    ...(dayOf(textOf('dissolution_date')) && { dissolutionDate: dayOf(textOf('dissolution_date')) }),
    ...(textOf('registered_address_in_full') && {
      addresses: [{ type: 'registered', address: textOf('registered_address_in_full') }],
    }),
  };
}

/** The subject of a statement. */
interface BodsRecord {
  type: 'entity' | 'person' | 'relationship';
  id: string;
  /** Id of the record that the statement belongs to: the entity itself, or the owned one. */
  subject: string;
  status?: 'new' | 'closed';
  details: object;
  source: Source;
  /** Date of the facts. */
  told_at: string | null | undefined;
  /** Id of the statement at its source. */
  statementId?: string | undefined;
}

const BODS_PREFIX = 'bods:';

/** Records read from BODS keep their ids; others use their key. */
const recordIdOf = (key: string): string => (key.startsWith(BODS_PREFIX) ? key.slice(BODS_PREFIX.length) : key);

const isStatementId = (id: string | undefined): id is string => id !== undefined && id.length >= 32 && id.length <= 64;

/** Licence terms without a URL are put beside the statement: the standard accepts only URLs as licences. */
function termsOf(terms: string | null | undefined) {
  const license = webAddress(terms);
  const annotation = { motivation: 'commenting', statementPointerTarget: '/publicationDetails', description: terms };
  return { license, annotations: terms && !license ? [annotation] : [] };
}

/** Provenance of facts republished from others: BODS calls it a third party, asserted by the publisher. */
function sourceOf({ publisher, url, retrieved_at }: Source): object {
  return {
    type: ['thirdParty'],
    ...(publisher && { assertedBy: [{ name: publisher }] }),
    ...(webAddress(url) && { url: webAddress(url) }),
    ...(dayOf(retrieved_at) && { retrievedAt: dayOf(retrieved_at) }),
  };
}

/** One statement of BODS 0.4, as one line. The same facts have the same id in every export. */
function statementLine(record: BodsRecord, { exported_at }: ExportAbout): string {
  const { type, id, subject, status = 'new', details, source, told_at, statementId } = record;
  const { license, annotations } = termsOf(source.terms);
  const statement = {
    statementId: isStatementId(statementId) ? statementId : statementIdOf(`${type} ${id} ${told_at ?? ''}`),
    declarationSubject: subject,
    statementDate: dayOf(told_at) ?? dayOf(exported_at),
    recordId: id,
    recordType: type,
    recordStatus: status,
    recordDetails: details,
    ...(annotations.length > 0 && { annotations }),
    publicationDetails: {
      publicationDate: dayOf(exported_at),
      bodsVersion: '0.4',
      ...(license && { license }),
      publisher: { name: source.publisher ?? 'Not named' },
    },
    source: sourceOf(source),
  };
  return `${JSON.stringify(statement)}\n`;
}

const TYPES: ReadonlySet<string> = new Set(['anonymousPerson', 'unknownPerson', 'knownPerson']);

function countryNamed(name: string): object {
  const code = countryCodeOf(name)?.toUpperCase();
  return { name, ...(code && { code }) };
}

/** `{year: 1960, month: 5}` → 1960-05. */
function birthDateOf(details: Raw): string | null {
  const { year, month } = rawAt(details, 'date_of_birth');
  if (typeof year !== 'number' || year < 1000 || year > 9999) return null;
  return typeof month === 'number' ? `${year}-${String(month).padStart(2, '0')}` : String(year);
}

function personTypeOf(details: Raw): string {
  const given = codeOfWords(textAt(details, 'person_type') ?? '');
  return TYPES.has(given) ? given : 'knownPerson';
}

const camel = (facts: Raw, names: Readonly<Record<string, string>>): Raw =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) => (names[key] === undefined ? [] : [[names[key], value]])),
  );

/** Facts of persons that the register keeps as BODS gives them, in the spelling of the standard. */
function factsOfPerson(details: Raw): Raw {
  const facts = rawAt(details, 'person_facts');
  const exposure = rawAt(facts, 'political_exposure');
  const [taxResidencies, identifiers] = [rawsAt(facts, 'tax_residencies'), rawsAt(facts, 'person_identifiers')];
  const reasons = rawsAt(exposure, 'details').map((one) =>
    camel(one, {
      ...{ reason: 'reason', jurisdiction: 'jurisdiction', start_date: 'startDate', end_date: 'endDate' },
      missing_info_reason: 'missingInfoReason',
    }),
  );
  const status = textAt(exposure, 'status');
  const addresses = rawsAt(facts, 'addresses').map((one) =>
    camel(one, { type: 'type', address: 'address', postal_code: 'postCode', country: 'country' }),
  );
  const [birthDate, deathDate] = [textAt(facts, 'birth_day'), textAt(facts, 'date_of_death')];
  return {
    ...(birthDate && { birthDate }),
    ...(deathDate && { deathDate }),
    ...(status && { politicalExposure: { status, ...(reasons.length > 0 && { details: reasons }) } }),
    ...(taxResidencies.length > 0 && { taxResidencies }),
    ...(identifiers.length > 0 && {
      identifiers: identifiers.map((one) =>
        camel(one, { scheme: 'scheme', scheme_name: 'schemeName', id: 'id', uri: 'uri' }),
      ),
    }),
    ...(addresses.length > 0 && { addresses }),
  };
}

/** Details of a person in a statement. The caller has removed private facts. */
function personDetails(name: string, given: Record<string, unknown> | undefined): object {
  const details = isRaw(given) ? given : {};
  const nationality = textAt(details, 'nationality');
  const residence = textAt(details, 'country_of_residence');
  const birthDate = birthDateOf(details);
  const others = textsAt(details, 'other_names').map((fullName) => ({ type: 'alternative', fullName }));
  return {
    isComponent: false,
    personType: personTypeOf(details),
    names: [{ type: 'legal', fullName: name }, ...others],
    ...(nationality && { nationalities: nationality.split(', ').map(countryNamed) }),
    ...(birthDate && { birthDate }),
    ...(residence && { addresses: [{ type: 'residence', country: countryNamed(residence) }] }),
    ...factsOfPerson(details),
  };
}

/** Reason why an interested party is not named (codelist unspecifiedReason). */
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

/** The record of one end, or the reason why it has none. */
function partyOf(end: EntityReference | undefined, description: string | null): string | object {
  if (end && !isReason(end)) return recordIdOf(end.key);
  return { ...reasonIn(end?.name ?? 'Unknown'), ...(description && { description }) };
}

function relationshipDetails({ statement, owner, owned }: Ownership): object {
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

function ofCompany(company: CompanyInput): BodsRecord {
  const own = companyKey(company.jurisdiction_code, company.company_number);
  const id = recordIdOf(chooseKey(company.keys ?? [], own, BODS_PREFIX));
  const { source } = company;
  return { type: 'entity', id, subject: id, details: companyDetails(company), source, told_at: source.retrieved_at };
}

type Unidentified = Pick<PlaceholderInput, 'entity_type' | 'name' | 'details' | 'source'> & { key: string };

/** Record of an unidentified owner. A reason why it is unnamed is kept on the relationship, so it has no record. */
function unidentifiedRecord({ key, source, ...who }: Unidentified): BodsRecord | undefined {
  if (isReason(who)) return undefined;
  const id = recordIdOf(key);
  const record = { id, subject: id, source, told_at: source.retrieved_at };
  return who.entity_type === 'person'
    ? { ...record, type: 'person', details: personDetails(who.name, who.details) }
    : { ...record, type: 'entity', details: unregisteredDetails(who) };
}

const ofPlaceholder = (input: PlaceholderInput): BodsRecord | undefined =>
  unidentifiedRecord({ ...input, key: chooseKey(input.keys, undefined, BODS_PREFIX) });

const ofMention = ({ entity }: MentionInput): BodsRecord | undefined =>
  unidentifiedRecord({ ...entity, entity_type: entity.entity_type ?? 'company', source: {} });

/** A relationship that has ended is written as a closed record. */
function ofStatement(statement: StatementInput, termsOf: ReturnType<typeof createTerms>): BodsRecord | undefined {
  const ownership = ownershipIn(statement);
  if (!ownership) return undefined;
  const id = recordIdOf(statement.key);
  return {
    type: 'relationship',
    id,
    subject: recordIdOf(ownership.owned.key),
    status: statement.end_date == null ? 'new' : 'closed',
    details: relationshipDetails(ownership),
    source: sourceOfStatement(statement, termsOf),
    told_at: statement.version,
    statementId: statement.key.startsWith(BODS_PREFIX) ? (textAt(statement.properties, 'uid') ?? undefined) : undefined,
  };
}

function recordOf(input: RegisterInput, termsOf: ReturnType<typeof createTerms>): BodsRecord | undefined {
  if (input.kind === 'company') return ofCompany(input);
  if (input.kind === 'placeholder') return ofPlaceholder(input);
  if (input.kind === 'mention') return ofMention(input);
  return input.kind === 'statement' ? ofStatement(input, termsOf) : undefined;
}

/** Statements of the Beneficial Ownership Data Standard 0.4, one a line, entities and persons before relationships. */
export const bods: ExportFormat = {
  kinds: new Set(['company', 'placeholder', 'mention', 'statement']),
  keyPrefix: BODS_PREFIX,
  *texts(records: Iterable<RegisterInput>, about: ExportAbout) {
    const termsOf = createTerms(about.licences);
    for (const input of records) {
      const record = recordOf(input, termsOf);
      if (record) yield statementLine(record, about);
    }
  },
};
