import type { Source } from '@/lib/contract/provenance';
import type {
  CompanyInput,
  EntityReference,
  MentionInput,
  PlaceholderInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { chooseKey } from '@/lib/register/store/store';
import { companyKey } from '@/lib/shared/links';
import { textAt, textsAt } from '../../in/raw';
import { dayOf, webAddress } from '../about';
import type { ExportAbout, ExportFormat } from '../format';
import { createTerms, sourceOfStatement } from '../licences';
import { statementIdOf } from '../network/bods';
import { isReason, type Ownership, ownershipIn } from '../ownership';
import { companyDetails, unregisteredDetails } from './entity';
import { interestsOf } from './interests';
import { codeOfWords } from './parts';
import { personDetails } from './person';

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
    ? { ...record, type: 'person', details: personDetails(who.name, who.details ?? {}) }
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
