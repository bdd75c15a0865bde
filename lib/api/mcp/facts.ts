import { type EndpointName, matchPath, type PathVariables } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { COMPANY_INCLUSIONS, INCLUDE_PARAMETER } from '@/lib/contract/limits';
import type { Provenance, Source } from '@/lib/contract/provenance';
import type {
  Company,
  CompanyClaim,
  CompanyEvent,
  CompanyItem,
  CorporateGroupingRecord,
  DatumRecord,
  FilingRecord,
  OfficerRecord,
  Placeholder,
  Statement,
} from '@/lib/contract/records';
import { entityId } from '@/lib/network/model';
import { entityFrom } from '@/lib/network/roots';
import { isJsonObject, type Json } from '@/lib/shared/json';
import { type CompanyNumber, links, outsideLink } from '@/lib/shared/links';
import { oneLine } from '@/lib/shared/text';
import type { Access } from './access';

export type Value = string | number | boolean;

/** Where a fact comes from. */
export interface Evidence {
  /** The day on which its source stated it, YYYY-MM-DD; null if no source states that day. */
  day: string | null;
  /** Publisher and address of the source, or the address of the record that names it. */
  source: string | null;
  /** Addresses of the statements it rests on, if it rests on any. */
  statements?: readonly string[];
}

/** A fact as tools tell it and as `verify` checks it. */
export interface Fact extends Evidence {
  /** Address of the record, and after `#` the name of the fact. */
  address: string;
  value: Value;
}

/** A record in facts. */
export interface RecordFacts {
  kind: string;
  /** Names it to people. */
  title: string;
  /** Address of its page. */
  address: string;
  facts: Fact[];
  /** Names of facts that the record does not tell. */
  unknown: string[];
}

/** Texts of registers may have any length; a longer one is cut, and ends with this sign. */
const LONGEST_TEXT = 300;

export const shortText = (text: string): string => {
  const line = oneLine(text);
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT - 1)}…` : line;
};

export const sourceText = (source: Source | null | undefined): string | null =>
  [source?.publisher && shortText(source.publisher), outsideLink(source?.url)].filter(Boolean).join(', ') || null;

export const dayOf = (time: string | null | undefined): string | null => time?.slice(0, 10) || null;

/** The address of a fact. */
export const factAddress = (record: string, name: string): string => `${record}#${name}`;

type Cell = Value | null | undefined;
/** A fact that may have several values, each with its own evidence if it has one. */
type Row = readonly [name: string, value: Cell | readonly Cell[], evidence?: Evidence];

const isTold = (value: Cell): value is Value => value !== null && value !== undefined && value !== '';

function toRecord(
  { kind, title, address }: Pick<RecordFacts, 'kind' | 'title' | 'address'>,
  rows: readonly Row[],
  evidence: Evidence,
): RecordFacts {
  const told = rows.map(([name, cells, own = evidence]) => ({
    name,
    facts: [cells]
      .flat()
      .filter(isTold)
      .map((value): Fact => {
        const shown = typeof value === 'string' ? shortText(value) : value;
        return { address: factAddress(address, name), value: shown, ...own };
      }),
  }));
  return {
    ...{ kind, title: shortText(title), address },
    facts: told.flatMap(({ facts }) => facts),
    unknown: told.filter(({ facts }) => facts.length === 0).map(({ name }) => name),
  };
}

/** Names of a company's facts that have one value. */
const COMPANY_FACTS = [
  ...(['name', 'company_number', 'jurisdiction_code', 'company_type', 'current_status', 'inactive'] as const),
  ...(['incorporation_date', 'dissolution_date', 'registered_address_in_full', 'registry_url'] as const),
] as const;

/** Those that a list tells. */
const LISTED_FACTS: readonly string[] = [
  ...['name', 'company_number', 'jurisdiction_code', 'current_status', 'inactive', 'incorporation_date'],
];

const claimEvidence = (claim: CompanyClaim, field: string): Evidence => {
  const { retrieved_at, assumed_day } = claim.earlier.find(({ fact }) => fact === field) ?? {
    retrieved_at: claim.source?.retrieved_at,
    assumed_day: claim.assumed_day,
  };
  return { day: assumed_day ? null : dayOf(retrieved_at), source: sourceText(claim.source) };
};

/** The record from which a company shows a fact, if its records are known. */
const shownEvidence = (claims: Company['claims'], field: string): Evidence | undefined => {
  const shown = (claims ?? []).find(({ claim }) => claim.shown.some((name) => name === field));
  return shown && claimEvidence(shown.claim, field);
};

const addressAt = (access: Pick<Access, 'origin'>, path: string): string => `${access.origin}${entityId(path)}`;

const named = (one: { name: string } | null | undefined): string | undefined => one?.name;

function companyRows(company: Partial<Company> & CompanyItem): Row[] {
  const single = COMPANY_FACTS.map((name): Row => [name, company[name], shownEvidence(company.claims, name)]);
  const industries = (company.industry_codes ?? []).map(({ industry_code }) => industry_code);
  return [
    ...single,
    ['native_company_number', company.native_company_number, shownEvidence(company.claims, 'native_company_number')],
    ['branch', company.branch_status ?? company.branch, shownEvidence(company.claims, 'branch')],
    ['previous_name', (company.previous_names ?? []).map(({ company_name }) => company_name)],
    ['alternative_name', (company.alternative_names ?? []).map(({ company_name }) => company_name)],
    ['industry_code', industries.map(({ code, code_scheme_id }) => `${code_scheme_id}-${code}`)],
    ['industry', industries.map(({ description }) => description)],
    [
      'identifier',
      (company.identifiers ?? []).map(({ identifier: { uid, identifier_system_code } }) =>
        [identifier_system_code, uid].filter(Boolean).join(':'),
      ),
    ],
    ['controlling_entity', named(company.controlling_entity)],
    ['ultimate_controlling_company', named(company.ultimate_controlling_company)],
    [
      'ultimate_beneficial_owner',
      (company.ultimate_beneficial_owners ?? []).map(({ ultimate_beneficial_owner: { name } }) => name),
    ],
    ['home_company', named(company.home_company), shownEvidence(company.claims, 'home_company')],
    [
      'corporate_grouping',
      (company.corporate_groupings ?? []).map(({ corporate_grouping }) => corporate_grouping.name),
    ],
  ];
}

export function companyFacts(company: Partial<Company> & CompanyItem, access: Access): RecordFacts {
  const evidence = {
    day: dayOf(company.retrieved_at ?? company.source?.retrieved_at),
    source: sourceText(company.source),
  };
  const address = addressAt(access, links.company(company));
  return toRecord({ kind: 'company', title: company.name, address }, companyRows(company), evidence);
}

/** The few facts of a record that a list has room for. */
export const inList = (record: RecordFacts, names: readonly string[] = LISTED_FACTS): RecordFacts => ({
  ...record,
  facts: record.facts.filter(({ address }) => names.some((name) => address.endsWith(`#${name}`))),
  unknown: [],
});

/** An officer or filing has no source of its own: its company's record names it. */
const ofCompany = (company: CompanyNumber | undefined, access: Access): string | null =>
  company ? addressAt(access, links.company(company)) : null;

type Referred = OfficerRecord['company'];

const numberOf = (company: Referred): CompanyNumber | undefined => {
  const { jurisdiction_code = '', company_number = '' } = matchPath(entityId(company?.service_url ?? '').slice(1))
    ?.variables ?? { jurisdiction_code: '', company_number: '' };
  return company_number === '' ? undefined : { jurisdiction_code, company_number };
};

export function officerFacts(officer: OfficerRecord, access: Access): RecordFacts {
  const { id, name, position, company } = officer;
  const evidence = { day: dayOf(officer.retrieved_at), source: ofCompany(numberOf(company), access) };
  const rows: Row[] = [
    ['name', name],
    ['position', position],
    ['company', company?.name],
    ['start_date', officer.start_date],
    ['end_date', officer.end_date],
    ['inactive', officer.inactive],
    ['occupation', officer.occupation],
  ];
  return toRecord({ kind: 'officer', title: name, address: addressAt(access, links.officer(id)) }, rows, evidence);
}

export function filingFacts(filing: FilingRecord, access: Access): RecordFacts {
  const source = outsideLink(filing.url) ?? ofCompany(numberOf(filing.company), access);
  const rows: Row[] = [
    ['title', filing.title],
    ['date', dayOf(filing.date)],
    ['filing_type', filing.filing_type_name ?? filing.filing_type],
    ['description', filing.description],
    ['company', filing.company?.name],
  ];
  const head = { kind: 'filing', title: filing.title, address: addressAt(access, links.filing(filing.id)) };
  return toRecord(head, rows, { day: dayOf(filing.date), source });
}

export function eventFacts(event: CompanyEvent, access: Access): RecordFacts {
  const { provenance, time_range } = event;
  const statement = provenance?.type === 'statement' && provenance.service_url;
  const evidence: Evidence = {
    day: dayOf(provenance?.sample_date ?? provenance?.later_snapshot?.sample_date ?? event.created_at),
    source: statement ? addressAt(access, statement) : ofCompany(event, access),
    ...(statement && { statements: [addressAt(access, statement)] }),
  };
  const rows: Row[] = [
    ['description', event.description],
    ['type', event.type],
    ['starts_at', dayOf(time_range.starts_at)],
    ['ends_at', dayOf(time_range.ends_at)],
    ['company_number', event.company_number],
  ];
  const head = { kind: 'event', title: event.description, address: addressAt(access, links.event(event.id)) };
  return toRecord(head, rows, evidence);
}

const MOST_PROPERTIES = 24;

/** Plain values of an object, those of objects in it under a dotted name. */
function plainRows(object: Json, prefix = '', depth = 2): Row[] {
  return Object.entries(object).flatMap(([key, value]): Row[] => {
    const name = `${prefix}${key}`;
    if (isJsonObject(value)) return depth > 0 ? plainRows(value, `${name}.`, depth - 1) : [];
    if (Array.isArray(value)) {
      const cells = value.filter((item): item is Value => ['string', 'number', 'boolean'].includes(typeof item));
      return cells.length > 0 ? [[name, cells]] : [];
    }
    return isTold(value as Cell) ? [[name, value as Value]] : [];
  });
}

/** The sightings of a statement, the newest first. */
export const sightingsOf = ({ provenances, sources }: Statement): Provenance[] =>
  (provenances ?? sources ?? []).toSorted((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''));

export const sightingSource = ({ publisher, source_url }: Provenance): string | null =>
  sourceText({ publisher, url: source_url });

/** Where a statement comes from: its newest sighting. */
export function statementEvidence(statement: Statement): Evidence {
  const [newest] = sightingsOf(statement);
  return {
    day: dayOf(newest?.created_at ?? statement.created_at),
    source: newest ? sightingSource(newest) : null,
  };
}

const names = (entities: Statement['subject_entities']): string[] => (entities ?? []).map(({ name }) => name);

export function statementFacts(statement: Statement, access: Access): RecordFacts {
  const { id, data_type, subject_entities, object_entities, predicate } = statement;
  const rows: Row[] = [
    ['data_type', data_type],
    ['subject', names(subject_entities)],
    ['predicate', predicate],
    ['object', names(object_entities)],
    ['start_date', dayOf(statement.start_date)],
    ['end_date', dayOf(statement.end_date)],
    ['sample_date', dayOf(statement.sample_date)],
    ...plainRows(statement.properties, 'properties.').slice(0, MOST_PROPERTIES),
  ];
  const address = addressAt(access, links.statement(id));
  const title = [...names(subject_entities).slice(0, 1), predicate ?? data_type, ...names(object_entities).slice(0, 1)];
  const evidence = { ...statementEvidence(statement), statements: [address] };
  return toRecord({ kind: 'statement', title: title.join(' '), address }, rows, evidence);
}

function placeholderFacts(placeholder: Placeholder, access: Access): RecordFacts {
  const { id, name, company, source } = placeholder;
  const rows: Row[] = [
    ['name', name],
    ['entity_type', placeholder.entity_type],
    ['jurisdiction', placeholder.jurisdiction_code ?? placeholder.jurisdiction_string],
    ['identifier', placeholder.identifier],
    ['company', company?.name],
  ];
  const head = { kind: 'placeholder', title: name, address: addressAt(access, links.placeholder(String(id))) };
  return toRecord(head, rows, { day: dayOf(source?.retrieved_at), source: sourceText(source) });
}

function datumFacts(datum: DatumRecord, access: Access): RecordFacts {
  const rows: Row[] = [
    ['data_type', datum.data_type],
    ['title', datum.title],
    ['description', datum.description],
    ['company', (datum.companies ?? []).map(({ name }) => name)],
    ...plainRows(datum.attributes ?? {}, 'attributes.').slice(0, MOST_PROPERTIES),
  ];
  const title = datum.title ?? datum.data_type;
  const head = { kind: 'datum', title, address: addressAt(access, links.datum(datum.id)) };
  return toRecord(head, rows, { day: dayOf(datum.source?.retrieved_at), source: sourceText(datum.source) });
}

const MOST_MEMBERS = 20;

function groupingFacts(grouping: CorporateGroupingRecord, access: Access): RecordFacts {
  const { name, companies_count, memberships, updated_at } = grouping;
  const address = addressAt(access, links.corporateGrouping(name));
  const members = memberships.slice(0, MOST_MEMBERS).map(({ membership: { company, source } }): Row => {
    const evidence = { day: dayOf(source?.retrieved_at), source: sourceText(source) };
    return ['company', company.name, evidence];
  });
  const rows: Row[] = [['name', name], ['companies_count', companies_count], ...members];
  return toRecord({ kind: 'corporate grouping', title: name, address }, rows, {
    day: dayOf(updated_at),
    source: address,
  });
}

/** What each record of a company says, of our own register: a remote service is asked for what the interface defines. */
export const companyParams = ({ isRemote }: Access): URLSearchParams =>
  new URLSearchParams(isRemote ? {} : { [INCLUDE_PARAMETER]: COMPANY_INCLUSIONS.join(',') });

export const getCompany = (access: Access, company: CompanyNumber): Promise<Company> =>
  access.client.record('get_company', companyWithNumber(company), companyParams(access));

const companyWithNumber = ({ jurisdiction_code, company_number }: CompanyNumber) => ({
  jurisdiction_code,
  company_number,
});

type Reader = (variables: Record<string, string>, access: Access) => Promise<RecordFacts>;

/** A reader for each kind of record. */
const READERS: Partial<Record<EndpointName, Reader>> = {
  get_company: async (variables, access) =>
    companyFacts(await getCompany(access, variables as unknown as CompanyNumber), access),
  get_officer: async (variables, access) =>
    officerFacts(await access.client.record('get_officer', variables as PathVariables<'get_officer'>), access),
  get_filing: async (variables, access) =>
    filingFacts(await access.client.record('get_filing', variables as PathVariables<'get_filing'>), access),
  get_event: async (variables, access) =>
    eventFacts(await access.client.record('get_event', variables as PathVariables<'get_event'>), access),
  get_statement: async (variables, access) =>
    statementFacts(await access.client.record('get_statement', variables as PathVariables<'get_statement'>), access),
  get_placeholder: async (variables, access) =>
    placeholderFacts(
      await access.client.record('get_placeholder', variables as PathVariables<'get_placeholder'>),
      access,
    ),
  get_datum: async (variables, access) =>
    datumFacts(await access.client.record('get_datum', variables as PathVariables<'get_datum'>), access),
  get_corporate_grouping: async (variables, access) =>
    groupingFacts(
      await access.client.record('get_corporate_grouping', variables as PathVariables<'get_corporate_grouping'>),
      access,
    ),
};

const wrong = (message: string): RegistryError => new RegistryError('invalid_request', message);

const EXAMPLES = '/companies/gb/01234500, gb/01234500, /officers/1, /statements/1';

/** The path of a record, given as an address of a page or the interface, as a path, or as `gb/01234500`. */
export function recordPath(given: string): string {
  const [bare = ''] = given.trim().split(/[?#]/);
  const path = entityFrom(bare) ?? entityId(bare);
  const endpoint = matchPath(path.slice(1))?.name;
  if (endpoint !== undefined && READERS[endpoint]) return path;
  throw wrong(`"${shortText(given)}" is no address of a record. Give it as one of ${EXAMPLES}.`);
}

/** The path of a company or placeholder, which have a network. */
export function entityPath(given: string): string {
  const path = recordPath(given);
  if (/^\/(?:companies|placeholders)\//.test(path)) return path;
  throw wrong(`"${shortText(given)}" has no network: give a company or a placeholder, as in /companies/gb/01234500.`);
}

/** The numbers of a company in its address. */
export function companyNumber(given: string): CompanyNumber {
  const path = recordPath(given);
  const matched = matchPath(path.slice(1));
  const { jurisdiction_code, company_number } = matched?.variables ?? {};
  if (matched?.name === 'get_company' && jurisdiction_code && company_number)
    return { jurisdiction_code, company_number };
  throw wrong(`"${shortText(given)}" is no company: give its address, as in /companies/gb/01234500.`);
}

/** Reads a record. Throws a `RegistryError` if there is none. */
export async function readRecord(access: Access, path: string): Promise<RecordFacts> {
  const matched = matchPath(path.slice(1));
  const reader = matched && READERS[matched.name];
  if (!matched || !reader) throw wrong(`"${path}" is no address of a record.`);
  return reader(matched.variables, access);
}

/** What every record says of a fact of a company, if that is known. */
export function claimsOf(company: Company, name: string) {
  return (company.claims ?? []).flatMap(({ claim }) => {
    const value = (claim.facts as Json)[name];
    if (!isTold(value as Cell) || isJsonObject(value)) return [];
    const is_shown = claim.shown.some((field) => field === name);
    return [{ value: value as Value, ...claimEvidence(claim, name), confidence: claim.confidence, is_shown }];
  });
}

const NUMBER = /^(\d+(?:\.\d+)?)\s*(?:%|per ?cent)?$/i;
/** Shares are told with two decimals. */
const ROUNDED = 0.005;

const numberIn = (value: Value): number | undefined => {
  if (typeof value === 'number') return value;
  const digits = typeof value === 'string' ? NUMBER.exec(value.trim())?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
};

/** "25 % to 50 %", "25-50%" → "25–50". */
const plainText = (value: Value): string =>
  shortText(String(value))
    .toLowerCase()
    .replace(/(?<=\d)\s*(?:%|per ?cent)/g, '')
    .replace(/(?<=\d)\s*(?:to|-|–)\s*(?=\d+(?:\.\d+)?$)/, '–')
    .trim();

/** Whether a claimed value is the one that the register tells: numbers to two decimals, texts whatever their case. */
export function isSameValue(told: Value, claimed: Value): boolean {
  if (typeof told === 'number') {
    const number = numberIn(claimed);
    if (number === undefined) return false;
    // Almost nothing is something, and almost the whole is not the whole.
    const isEnd = number === 0 || number === 100;
    return isEnd ? number === told : Math.abs(number - told) <= ROUNDED + 1e-9;
  }
  return plainText(told) === plainText(claimed);
}
