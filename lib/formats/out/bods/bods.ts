import { textAt } from '@/lib/formats/in/raw';
import { chooseKey } from '@/lib/register/store/export';
import type {
  CompanyInput,
  MentionInput,
  PlaceholderInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { companyKey } from '@/lib/register/store/records';
import type { ExportAbout, ExportFormat } from '../format';
import { createTerms, sourceOfStatement } from '../licences';
import { isReason, ownershipIn } from '../ownership';
import { companyDetails, unregisteredDetails } from './entity';
import { BODS_PREFIX, type BodsRecord, recordIdOf, statementLine } from './envelope';
import { personDetails } from './person';
import { relationshipDetails } from './relationship';

function ofCompany(company: CompanyInput): BodsRecord {
  const own = companyKey(company.jurisdiction_code, company.company_number);
  const id = recordIdOf(chooseKey(company.keys ?? [], own, BODS_PREFIX));
  const { source } = company;
  return { type: 'entity', id, subject: id, details: companyDetails(company), source, told_at: source.retrieved_at };
}

type Nobody = Pick<PlaceholderInput, 'entity_type' | 'name' | 'details' | 'source'> & { key: string };

/** Whoever no register identifies. A reason why nobody is named stands in the relationship, and is no record. */
function ofNobody({ key, source, ...who }: Nobody): BodsRecord | undefined {
  if (isReason(who)) return undefined;
  const id = recordIdOf(key);
  const record = { id, subject: id, source, told_at: source.retrieved_at };
  return who.entity_type === 'person'
    ? { ...record, type: 'person', details: personDetails(who.name, who.details) }
    : { ...record, type: 'entity', details: unregisteredDetails(who) };
}

const ofPlaceholder = (input: PlaceholderInput): BodsRecord | undefined =>
  ofNobody({ ...input, key: chooseKey(input.keys, undefined, BODS_PREFIX) });

const ofMention = ({ entity }: MentionInput): BodsRecord | undefined =>
  ofNobody({ ...entity, entity_type: entity.entity_type ?? 'company', source: {} });

/** A relationship that has ended is a record that was closed. */
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

/** Statements of the Beneficial Ownership Data Standard 0.4, a line each, entities and persons before relationships. */
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
