import type { Source } from '@/lib/contract/provenance';
import {
  type CompanyInput,
  type EntityReference,
  type MentionInput,
  ONLY_IN_EXPORTS,
  type PlaceholderInput,
  type RegisterInput,
  type StatementInput,
} from '@/lib/register/store/records';
import { chooseKey } from '@/lib/register/store/store';
import { companyKey } from '@/lib/shared/links';
import { type Raw, rawAt, rawsAt, textAt, textsAt } from '../../in/raw';
import { dayOf, webAddress } from '../about';
import type { ExportAbout, ExportFormat } from '../format';
import { createTerms, sourceOfStatement } from '../licences';
import { statementIdOf } from '../network/bods';
import { isReason, leaveOutStatement, type Ownership, ownershipIn } from '../ownership';
import { companyDetails, unregisteredDetails } from './entity';
import { interestsOf } from './interests';
import { known, reasonOf, toSource } from './parts';
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
  /** What the source says of itself beyond that. */
  origin: Raw;
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

/**
 * The source as the publisher of the facts gave it, or a third party, asserted by the publisher: facts that are
 * republished from others.
 */
function sourceOf({ publisher, url, retrieved_at }: Source, origin: Raw): object {
  const own = origin.publisher === publisher ? origin : {};
  const types = textsAt(own, 'types');
  const given = { type: types.length > 0 ? types : ['thirdParty'], description: own.description };
  const asserted = rawsAt(own, 'asserted_by');
  const isGiven = types.length > 0 || asserted.length > 0;
  return (
    toSource({ ...given, url, retrievedAt: retrieved_at }, isGiven || !publisher ? asserted : [{ name: publisher }]) ??
    {}
  );
}

const publisherOf = ({ publisher }: Source, origin: Raw): object => ({
  name: publisher ?? 'Not named',
  ...(origin.publisher === publisher && known({ url: webAddress(textAt(origin, 'publisher_url')) })),
});

/** One statement of BODS 0.4, as one line. The same facts have the same id in every export. */
function statementLine(record: BodsRecord, { exported_at }: ExportAbout): string {
  const { type, id, subject, status = 'new', details, source, origin, told_at, statementId } = record;
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
      publisher: publisherOf(source, origin),
    },
    source: sourceOf(source, origin),
  };
  return `${JSON.stringify(statement)}\n`;
}

function reasonIn(name: string): { reason: string; description?: string } {
  const words = name.replace(/^(?:Unknown|None):? ?/, '');
  const reason = reasonOf(words || 'unknown');
  return reason ? { reason } : { reason: 'unknown', description: name };
}

/** The record of one end, or the reason why it has none. */
function partyOf(end: EntityReference | undefined, description: string | null): string | object {
  if (end && !isReason(end)) return recordIdOf(end.key);
  return { ...reasonIn(end?.name ?? 'Unknown'), ...(description && { description }) };
}

const onlyInExports = ({ properties }: StatementInput): Raw => rawAt(properties, ONLY_IN_EXPORTS);

function relationshipDetails({ statement, owner, owned }: Ownership): object {
  const { properties } = statement;
  const isComponent = properties.is_component === true;
  const components = textsAt(properties, 'component_records');
  return {
    isComponent,
    ...(!isComponent && components.length > 0 && { componentRecords: components }),
    subject: partyOf(owned, textAt(onlyInExports(statement), 'subject_description')),
    interestedParty: partyOf(owner, textAt(properties, 'description')),
    interests: interestsOf(statement),
  };
}

/** What a source says of its record of an entity or a person. */
const statedBeside = (details: Raw | null | undefined): Pick<BodsRecord, 'origin' | 'status'> => ({
  origin: rawAt(details ?? {}, 'origin'),
  status: details?.is_closed === true ? 'closed' : 'new',
});

function ofCompany(company: CompanyInput): BodsRecord {
  const own = companyKey(company.jurisdiction_code, company.company_number);
  const id = recordIdOf(chooseKey(company.keys ?? [], own, BODS_PREFIX));
  const { source, details } = company;
  const record = { id, subject: id, source, told_at: source.retrieved_at, ...statedBeside(details) };
  return { ...record, type: 'entity', details: companyDetails(company) };
}

type Unidentified = Pick<PlaceholderInput, 'entity_type' | 'name' | 'details' | 'source'> & { key: string };

/** Record of an unidentified owner. A reason why it is unnamed is kept on the relationship, so it has no record. */
function unidentifiedRecord({ key, source, ...who }: Unidentified): BodsRecord | undefined {
  if (isReason(who)) return undefined;
  const id = recordIdOf(key);
  const record = { id, subject: id, source, told_at: source.retrieved_at, ...statedBeside(who.details) };
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
  const source = sourceOfStatement(statement, termsOf);
  return {
    type: 'relationship',
    id,
    subject: recordIdOf(ownership.owned.key),
    status: statement.end_date == null ? 'new' : 'closed',
    details: relationshipDetails(ownership),
    source: { ...source, terms: textAt(onlyInExports(statement), 'license') ?? source.terms ?? null },
    origin: rawAt(onlyInExports(statement), 'origin'),
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

const WRITTEN = { entity: 'entities', person: 'persons', relationship: 'relationships' } as const;

/** Statements of the Beneficial Ownership Data Standard 0.4, one a line, entities and persons before relationships. */
export const bods: ExportFormat = {
  kinds: new Set(['company', 'placeholder', 'mention', 'statement']),
  keyPrefix: BODS_PREFIX,
  *texts(records: Iterable<RegisterInput>, about: ExportAbout) {
    const termsOf = createTerms(about.licences);
    for (const input of records) {
      const record = recordOf(input, termsOf);
      if (record) {
        about.tally.wrote(WRITTEN[record.type]);
        yield statementLine(record, about);
      } else leaveOutStatement(input, about.tally);
    }
  },
};
