import type { Address, Source } from '@/lib/contract/provenance';
import type { AlternativeName, Identifier, PreviousName } from '@/lib/contract/records';
import type {
  CompanyInput,
  DatumInput,
  EntityReference,
  PlaceholderInput,
  RegisterInput,
  StatementInput,
} from '@/lib/register/store/records';
import { REGIONS } from '@/lib/shared/jurisdictions/jurisdictions';
import { companyKey } from '@/lib/shared/links';
import { BY_NAME_ONLY, leiKey, toLeiIdentifier } from '../company-numbers';
import { type FileFacts, type Mapped, passOver, skip } from '../format';
import { toCountryName, toJurisdictionCode } from '../jurisdiction';
import { codeToWords, joinParts, nameProblem } from '../values';
import { type CompanyIdentity, identifyByLei } from './company-number';
import { dissolutionDate, isInactive, isValid, statusInWords, toEvents } from './events';
import { legalFormName } from './legal-forms';
import type { LeiRecord, NamedEntity, OtherName, Registration } from './lei-record';
import { confidenceOf, momentOf, provenanceOf, recordPage, sourceOf } from './source';

interface AddressParts {
  /** In writing order: care of, street, building. */
  lines: (string | null)[];
  city: string | null;
  /** An ISO 3166-2 code: `US-MA`. */
  region: string | null;
  postalCode: string | null;
  country: string | null;
}

/** The region's name if known, else its code. */
function regionName(code: string | null): string | null {
  const [country = '', region = ''] = toJurisdictionCode(code)?.split('_') ?? [];
  return REGIONS[country]?.[region] ?? code;
}

/** The address; null if nothing is known. Repeated lines are written once: "c/o" appears in two fields. */
export function toAddress({ lines, city, region, postalCode, country }: AddressParts): Address | null {
  const given = lines.filter((line) => line !== null);
  const different = given.filter(
    (line, index) => given.findIndex((one) => one.toLowerCase() === line.toLowerCase()) === index,
  );
  const address = {
    street_address: joinParts(different),
    locality: city,
    region: regionName(region),
    postal_code: postalCode,
    country: toCountryName(country),
  };
  return Object.values(address).every((part) => part === null) ? null : address;
}

const inOneLine = (address: Address | null): string | null =>
  address &&
  joinParts([
    address.street_address ?? null,
    address.locality ?? null,
    address.region ?? null,
    address.postal_code ?? null,
    address.country ?? null,
  ]);

/** A successor known by name only belongs to this statement: another of that name may be another company. */
function toReference({ lei, name }: NamedEntity, statement: string): EntityReference | null {
  if (lei !== null) return { key: leiKey(lei), name: name ?? lei, entity_type: 'company', identifier: lei };
  if (name === null || nameProblem(name) !== null) return null;
  return { key: `${statement}#successor`, name, entity_type: 'company' };
}

/** The successor of an entity that merged, split or was registered anew. */
function toSuccessions(record: LeiRecord, company: EntityReference, moment: string, file: FileFacts): StatementInput[] {
  return record.successors.flatMap((successor, index): StatementInput[] => {
    const key = `gleif:successor:${record.lei}:${successor.lei ?? index}`;
    const later = toReference(successor, key);
    if (!later || successor.lei === record.lei) return [];
    const checked = confidenceOf(record.issued.validation, null);
    const confidence = successor.lei === null ? Math.min(checked, BY_NAME_ONLY) : checked;
    return [
      {
        kind: 'statement',
        key,
        data_type: 'subsequent_registration',
        predicate: 'continued_as',
        subjects: [company],
        objects: [later],
        properties: {
          previous_entity: {
            entity_type: 'company',
            entity_properties: { name: company.name, identifier: record.lei },
          },
          subsequent_entity: {
            entity_type: 'company',
            entity_properties: { name: later.name, identifier: successor.lei },
          },
          ...(record.expired && { previous_registration_end_date: record.expired }),
        },
        sample_date: moment.slice(0, 10),
        version: moment,
        relationship: null,
        provenances: [provenanceOf({ key, moment, url: recordPage(record.lei), confidence, part: 'level 1' }, file)],
      },
    ];
  });
}

type Attributes = Record<string, unknown>;

/** Drops unknown values; undefined if nothing remains. */
function filled(attributes: Attributes): Attributes | undefined {
  const known = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const inWords = (code: string | null): string | null => code && codeToWords(code);

const registerOf = ({ authority, otherAuthority, number }: Registration): Attributes | undefined =>
  filled({ authority, other_authority: otherAuthority, number });

/** Facts in an LEI record that have no field in the interface. */
function toEntry(record: LeiRecord, company: EntityReference, source: Source): DatumInput {
  const { issued, legalForm, headquarters } = record;
  const attributes = filled({
    category: inWords(record.category),
    headquarters: headquarters && filled({ ...headquarters }),
    legal_form: filled({ code: legalForm.code, other: legalForm.other }),
    registered_at: registerOf(record.registeredAt),
    registration: filled({
      status: inWords(issued.status),
      initial_registration_date: issued.first,
      last_update_date: issued.updated,
      next_renewal_date: issued.nextRenewal,
      managing_issuer: issued.issuer,
      validation: inWords(issued.validation),
    }),
  });
  return {
    kind: 'datum',
    key: `gleif:record:${record.lei}`,
    companies: [company],
    data_type: 'OfficialRegisterEntry',
    title: 'Record in the Global LEI System',
    attributes: attributes ?? {},
    source,
  };
}

const PREVIOUS = 'PREVIOUS_LEGAL_NAME';

/** The interface's types of names; a transliteration is not a legal name. */
const KINDS: Readonly<Record<string, string>> = {
  [PREVIOUS]: 'legal',
  ALTERNATIVE_LANGUAGE_LEGAL_NAME: 'legal',
  TRADING_OR_OPERATING_NAME: 'trading',
};

/** `en-US` → `en`: names are stored by language, not by region. */
const languageOf = (tag: string | null): string | null =>
  /^[a-z]{2,3}(?![a-z])/i.exec(tag ?? '')?.[0].toLowerCase() ?? null;

const toName = ({ name, type, language }: OtherName): PreviousName => ({
  company_name: name,
  type: KINDS[type ?? ''] ?? 'alias',
  language: languageOf(language),
});

const usable = ({ otherNames, name }: LeiRecord): OtherName[] =>
  otherNames.filter((other) => other.name !== name && nameProblem(other.name) === null);

/** GLEIF does not say when a former name ended: its events record that a name changed, not which one. */
const previousNames = (record: LeiRecord): PreviousName[] =>
  usable(record)
    .filter(({ type }) => type === PREVIOUS)
    .map(toName);

const alternativeNames = (record: LeiRecord): AlternativeName[] =>
  usable(record)
    .filter(({ type }) => type !== PREVIOUS)
    .map(toName);

/** Codes and names of the systems that GLEIF maps to LEIs. */
const MAPPED: Readonly<Record<string, Omit<Identifier, 'uid'>>> = {
  bic: { identifier_system_code: 'bic', identifier_system_name: 'Business Identifier Code' },
  mic: { identifier_system_code: 'mic', identifier_system_name: 'Market Identifier Code' },
  ocid: { identifier_system_code: 'opencorporates', identifier_system_name: 'OpenCorporates' },
  qcc: { identifier_system_code: 'qcc', identifier_system_name: 'QCC' },
  spglobal: { identifier_system_code: 'spglobal', identifier_system_name: 'S&P Global' },
};

/** RA888888 and RA999999 mean a register without a code, and no register. */
const NO_REGISTER = new Set(['RA777777', 'RA888888', 'RA999999']);

function toIdentifier({ authority, otherAuthority, number }: Registration): Identifier[] {
  if (number === null) return [];
  const code = authority === null || NO_REGISTER.has(authority) ? null : authority;
  return [
    {
      uid: number,
      identifier_system_code: code?.toLowerCase() ?? 'unknown',
      identifier_system_name: otherAuthority ?? (code === null ? null : `Registration authority ${code}`),
    },
  ];
}

/** Every other number that GLEIF has for the entity, besides its register number. */
function toIdentifiers(record: LeiRecord, own: readonly (string | null)[]): Identifier[] {
  const registers = [record.registeredAt, ...record.alsoKnownAt].filter(({ number }) => !own.includes(number));
  const mapped = record.mapped.map(({ system, uid }) => ({ uid, ...MAPPED[system] }));
  return [toLeiIdentifier(record.lei), ...registers.flatMap(toIdentifier), ...mapped];
}

interface Read {
  record: LeiRecord;
  name: string;
  moment: string;
}

const recordKey = (lei: string): string => `gleif:${lei}`;

/** The form's name in the list, else the record's free text. */
const legalForm = ({ legalForm: { code, other } }: LeiRecord): string | null =>
  (code === null ? null : legalFormName(code)) ?? other;

/** The head office of a branch, if the record has it; otherwise a relationship names it. */
function homeCompany({ associated: { lei, name } }: LeiRecord): EntityReference | null {
  return lei === null ? null : { key: leiKey(lei), name: name ?? lei, entity_type: 'company', identifier: lei };
}

/** In the native number a German entry includes its court. */
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
    confidence: confidenceOf(record.issued.validation, null),
    source: sourceOf(record.lei, moment),
  };
}

/** A duplicate LEI: only another identifier of the same entity. */
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
    confidence: confidenceOf(record.issued.validation, null),
    source: sourceOf(record.lei, moment),
  };
}

/** An entity without a known jurisdiction. */
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

/** The company comes first, as the other records refer to it. */
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

/** A record of level 1 → the company with its jurisdiction and number, and its events. */
export function mapLeiRecord(record: LeiRecord, file: FileFacts, published: string | null): Mapped {
  if (!isValid(record)) return passOver(`LEI, ${record.issued.status}`);
  const problem = nameProblem(record.name);
  if (record.name === null || problem) return skip(`an entity with ${problem}`);
  const read = { record, name: record.name, moment: record.issued.updated ?? momentOf(published, file) };
  const identity = identifyByLei(record);
  if (!identity) return [toPlaceholder(read)];
  const survivor = record.issued.status === 'DUPLICATE' ? record.successors.find(({ lei }) => lei !== null)?.lei : null;
  return survivor ? [toDuplicate(read, identity, survivor)] : mapCompany(read, identity, file);
}
