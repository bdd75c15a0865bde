import {
  type CompanyInput,
  companyKey,
  type EntityReference,
  type PlaceholderInput,
  type RegisterInput,
} from '@/lib/register/store/records';
import { type FileFacts, type Mapped, skip } from '../format';
import { leiKey, toLeiIdentifier } from '../lei';
import { nameProblem } from '../text';
import { inOneLine } from './address';
import { type CompanyIdentity, identifyByLei } from './company-number';
import { toEntry } from './entry';
import { toEvents } from './events';
import { toIdentifiers } from './identifiers';
import { legalFormName } from './legal-forms';
import type { LeiRecord } from './lei-record';
import { alternativeNames, previousNames } from './names';
import { momentOf, sourceOf } from './source';
import { dissolutionDate, isInactive, isValid, statusInWords } from './status';
import { toSuccessions } from './successors';

interface Read {
  record: LeiRecord;
  name: string;
  moment: string;
}

const recordKey = (lei: string): string => `gleif:${lei}`;

/** The list's name of the form, else what stands in its place where the list has none. */
const legalForm = ({ legalForm: { code, other } }: LeiRecord): string | null =>
  (code === null ? null : legalFormName(code)) ?? other;

/** The head office of a branch, where the record tells it: else its relationship does. */
function homeCompany({ associated: { lei, name } }: LeiRecord): EntityReference | null {
  return lei === null ? null : { key: leiKey(lei), name: name ?? lei, entity_type: 'company', identifier: lei };
}

/** A German entry stands in the native number together with its court. */
const courtNumber = ({ registeredAt }: LeiRecord, keys: string[]): (string | null)[] =>
  keys.length > 0 ? [registeredAt.number] : [];

function toCompany({ record, name, moment }: Read, { keys, ...identity }: CompanyIdentity): CompanyInput {
  const isBranch = record.category === 'BRANCH';
  return {
    kind: 'company',
    ...identity,
    keys: [leiKey(record.lei), ...keys],
    record_key: recordKey(record.lei),
    name,
    company_type: legalForm(record),
    current_status: statusInWords(record),
    incorporation_date: record.created,
    dissolution_date: dissolutionDate(record),
    inactive: isInactive(record),
    branch: isBranch ? 'F' : null,
    branch_status: isBranch ? 'International branch' : null,
    home_company: isBranch ? homeCompany(record) : null,
    registered_address: record.legalAddress,
    registered_address_in_full: inOneLine(record.legalAddress),
    previous_names: previousNames(record),
    alternative_names: alternativeNames(record),
    identifiers: toIdentifiers(record, [
      identity.company_number,
      identity.native_company_number,
      ...courtNumber(record, keys),
    ]),
    source: sourceOf(record.lei, moment),
  };
}

/** An LEI that was given to an entity which had one: nothing but another number of that entity. */
function toDuplicate(read: Read, identity: CompanyIdentity, survivor: string): CompanyInput {
  const { record, name, moment } = read;
  const stand_in = identity.number_is_stand_in ? { company_number: survivor } : {};
  const { keys, native_company_number: _, ...own } = identity;
  return {
    kind: 'company',
    ...own,
    ...stand_in,
    keys: [leiKey(survivor), leiKey(record.lei), ...keys],
    record_key: recordKey(record.lei),
    name,
    identifiers: [toLeiIdentifier(record.lei)],
    source: sourceOf(record.lei, moment),
  };
}

/** An entity of which nobody says under whose law it is. */
const toPlaceholder = ({ record, name, moment }: Read): PlaceholderInput => ({
  kind: 'placeholder',
  entity_type: 'organisation',
  keys: [leiKey(record.lei)],
  record_key: recordKey(record.lei),
  name,
  jurisdiction_string: record.jurisdiction,
  identifier: record.lei,
  source: sourceOf(record.lei, moment),
});

/** The company comes first: what follows refers to it. */
function mapCompany(read: Read, identity: CompanyIdentity, file: FileFacts): RegisterInput[] {
  const { record, name, moment } = read;
  const company = toCompany(read, identity);
  const reference = { key: companyKey(company.jurisdiction_code, company.company_number), name };
  return [
    company,
    ...toSuccessions(record, reference, moment, file),
    ...toEvents(record, reference, moment.slice(0, 10)),
    toEntry(record, reference, sourceOf(record.lei, moment)),
  ];
}

/** A record of level 1 → the company of its jurisdiction and number, with what became of it. */
export function mapLeiRecord(record: LeiRecord, file: FileFacts, published: string | null): Mapped {
  if (!isValid(record)) return [];
  const problem = nameProblem(record.name);
  if (record.name === null || problem) return skip(`an entity with ${problem}`);
  const read = { record, name: record.name, moment: record.issued.updated ?? momentOf(published, file) };
  const identity = identifyByLei(record);
  if (!identity) return [toPlaceholder(read)];
  const survivor = record.issued.status === 'DUPLICATE' ? record.successors.find(({ lei }) => lei !== null)?.lei : null;
  return survivor ? [toDuplicate(read, identity, survivor)] : mapCompany(read, identity, file);
}
