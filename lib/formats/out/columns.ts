import type { Kind, Records } from '@/lib/contract/kinds';
import type { NetworkRelationship } from '@/lib/contract/network';
import type {
  Company,
  CompanyEvent,
  ControlStatement,
  DatumRecord,
  FilingRecord,
  IndustryCodeRecord,
  IndustryCodeScheme,
  Jurisdiction,
  OfficerRecord,
  Placeholder,
  PreviousName,
  Statement,
} from '@/lib/contract/records';
import { otherClaims } from '@/lib/records/company/claims';
import { provenancesOf } from '@/lib/records/statement/confidence';
import { joined } from '@/lib/shared/text';
import { claimWords } from '@/lib/words/statement';
import { SPOKEN } from './document';

/** Null is unknown. Numbers are quantities; what only looks like a number, such as an id, is text. */
export type Cell = string | number | boolean | null;

/** `brief`: also in the short table for reading; `list`: in every list and record; `record`: in whole records only. */
type Reach = 'brief' | 'list' | 'record';

export interface Column<R> {
  /** The header: the interface's field name, snake_case. */
  name: string;
  label: string;
  reach: Reach;
  read(record: R): Cell;
}

/** A field of a reply as a cell: empty text becomes null, a structure becomes JSON. */
function toCell(value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}

/** Three ways to make a column of `R`. */
export const columnsFor = <R>() => ({
  /** The field of that name, unchanged. */
  field: (name: keyof R & string, label: string, reach: Reach = 'list'): Column<R> => ({
    name,
    label,
    reach,
    read: (record) => toCell(record[name]),
  }),
  /** An identifier: always text, so that spreadsheets do not calculate with it. */
  identifier: (name: keyof R & string, label: string, reach: Reach = 'list'): Column<R> => ({
    name,
    label,
    reach,
    read: (record) => (record[name] == null ? null : String(record[name])),
  }),
  /** A value nested deeper in the record. */
  made: (name: string, label: string, read: (record: R) => unknown, reach: Reach = 'list'): Column<R> => ({
    name,
    label,
    reach,
    read: (record) => toCell(read(record)),
  }),
});

/** A company as it is named within another record. */
interface Named {
  name?: string;
  company_name?: string;
  jurisdiction_code?: string | null;
  company_number?: string | null;
}

/** "Example Widgets Ltd (gb 00000001)": a name alone does not identify a company. */
function companyInCell(company: Named | null | undefined): string | null {
  if (!company) return null;
  const number = [company.jurisdiction_code, company.company_number].filter(Boolean).join(' ');
  const name = company.name ?? company.company_name ?? '';
  return number === '' ? name || null : `${name} (${number})`.trim();
}

const { field: companyField, identifier, made: companyMade } = columnsFor<Company>();

const nameInCell = ({ company_name, start_date, end_date, con_date }: PreviousName): string => {
  const until = end_date ?? con_date;
  return start_date || until ? `${company_name} (${start_date ?? ''}/${until ?? ''})` : company_name;
};

const dayInCell = (day: string | null | undefined): string => day?.slice(0, 10) ?? 'day not told';

/** Empty for a company of one record: the columns of its source say the same. */
function recordsInCell({ claims }: Company): string | null {
  if (!claims || claims.length < 2) return null;
  return joined(claims, ({ claim: { source, assumed_day, confidence } }) => {
    const day = dayInCell(assumed_day ? null : source?.retrieved_at);
    return `${source?.publisher ?? 'publisher not named'} (${day}, confidence ${confidence})`;
  });
}

const otherClaimsInCell = (company: Company): string | null =>
  joined([...otherClaims(company, SPOKEN)], ([fact, others]) =>
    joined(
      others,
      ({ value, publisher, day }) =>
        `${claimWords[SPOKEN].facts[fact]}: ${value} (${publisher ?? 'publisher not named'}, ${dayInCell(day)})`,
    ),
  );

const LISTED: readonly Column<Company>[] = [
  companyField('name', 'Name', 'brief'),
  identifier('company_number', 'Number', 'brief'),
  companyField('jurisdiction_code', 'Jurisdiction', 'brief'),
  companyField('company_type', 'Type', 'brief'),
  companyField('current_status', 'Status', 'brief'),
  companyField('inactive', 'Inactive'),
  companyField('incorporation_date', 'Incorporated', 'brief'),
  companyField('dissolution_date', 'Dissolved', 'brief'),
  companyField('branch', 'Branch'),
  companyField('branch_status', 'Branch status'),
  companyField('registered_address_in_full', 'Address'),
  companyMade('street_address', 'Street', (company) => company.registered_address?.street_address),
  companyMade('locality', 'Town', (company) => company.registered_address?.locality),
  companyMade('region', 'Region', (company) => company.registered_address?.region),
  companyMade('postal_code', 'Postal code', (company) => company.registered_address?.postal_code),
  companyMade('country', 'Country', (company) => company.registered_address?.country),
  companyMade('previous_names', 'Previous names', (company) => joined(company.previous_names, nameInCell)),
  companyField('registry_url', 'Page of the register'),
  companyField('service_url', 'Address of the record'),
  companyField('created_at', 'Record made'),
  companyField('updated_at', 'Record changed'),
];

const WHOLE: readonly Column<Company>[] = [
  identifier('native_company_number', 'Number as the register writes it', 'record'),
  companyMade(
    'alternative_names',
    'Other names',
    (company) => joined(company.alternative_names, ({ company_name }) => company_name),
    'record',
  ),
  companyMade(
    'identifiers',
    'Identifiers',
    (company) =>
      joined(company.identifiers, ({ identifier: { uid, identifier_system_code } }) =>
        identifier_system_code ? `${identifier_system_code}:${uid}` : uid,
      ),
    'record',
  ),
  companyMade(
    'industry_codes',
    'Industry',
    (company) =>
      joined(company.industry_codes, ({ industry_code: { code, code_scheme_id, description } }) =>
        [`${code_scheme_id}:${code}`, description].filter(Boolean).join(' '),
      ),
    'record',
  ),
  companyMade('controlling_entity', 'Controlled by', (company) => companyInCell(company.controlling_entity), 'record'),
  companyMade(
    'ultimate_controlling_company',
    'Ultimately controlled by',
    (company) => companyInCell(company.ultimate_controlling_company),
    'record',
  ),
  companyMade(
    'ultimate_beneficial_owners',
    'Beneficial owners',
    (company) => joined(company.ultimate_beneficial_owners, (owner) => owner.ultimate_beneficial_owner.name),
    'record',
  ),
  companyMade('home_company', 'Home company', (company) => companyInCell(company.home_company), 'record'),
  ...(
    [
      ['alternate_registration_entities', 'Also registered as'],
      ['previous_registration_entities', 'Earlier registrations'],
      ['subsequent_registration_entities', 'Later registrations'],
    ] as const
  ).map(([name, label]) => companyMade(name, label, (company) => joined(company[name], companyInCell), 'record')),
  companyMade(
    'corporate_groupings',
    'Corporate groupings',
    (company) => joined(company.corporate_groupings, ({ corporate_grouping }) => corporate_grouping.name),
    'record',
  ),
  companyMade(
    'officers',
    'Officers',
    (company) =>
      joined(company.officers, ({ officer: { name, position, end_date } }) =>
        [name, position && `(${position})`, end_date && `until ${end_date}`].filter(Boolean).join(' '),
      ),
    'record',
  ),
  companyMade(
    'filings',
    'Recent filings',
    (company) => joined(company.filings, ({ filing: { date, title } }) => [date, title].filter(Boolean).join(' ')),
    'record',
  ),
  companyMade('data_count', 'Data items', (company) => company.data?.total_count, 'record'),
  companyMade('records', 'Records of several sources, each with its day and confidence', recordsInCell, 'record'),
  companyMade('other_claims', 'What other records say, where they differ', otherClaimsInCell, 'record'),
];

/** A company; the second half of the columns only for whole records. */
const COMPANY_COLUMNS: readonly Column<Company>[] = [...LISTED, ...WHOLE];

const event = columnsFor<CompanyEvent>();

const EVENT_COLUMNS: readonly Column<CompanyEvent>[] = [
  event.identifier('id', 'Id'),
  event.field('type', 'Type', 'brief'),
  event.field('description', 'Description', 'brief'),
  event.field('jurisdiction_code', 'Jurisdiction', 'brief'),
  event.identifier('company_number', 'Number of the company', 'brief'),
  event.made('starts_at', 'Not before', ({ time_range }) => time_range.starts_at, 'brief'),
  event.made('ends_at', 'Not after', ({ time_range }) => time_range.ends_at, 'brief'),
  event.made('categories', 'Categories', ({ categories }) => joined(categories, (one) => one)),
  event.field('event_class', 'Class'),
  event.made('before', 'Before', ({ derived_from }) => derived_from?.before),
  event.made('after', 'After', ({ derived_from }) => derived_from?.after),
  event.field('payload', 'Details'),
  event.field('created_at', 'Record made'),
  event.field('service_url', 'Address of the record'),
];

/** The highest confidence among the statement's provenances; null where none is given. */
function confidenceOf(statement: Statement): number | null {
  const given = provenancesOf(statement).flatMap(({ confidence }) => confidence ?? []);
  return given.length === 0 ? null : Math.max(...given);
}

const statement = columnsFor<Statement>();

const STATEMENT_COLUMNS: readonly Column<Statement>[] = [
  statement.identifier('id', 'Id'),
  statement.field('data_type', 'Type', 'brief'),
  statement.made('subject_entities', 'Subject', (one) => joined(one.subject_entities, companyInCell), 'brief'),
  statement.field('predicate', 'Says', 'brief'),
  statement.made('object_entities', 'Object', (one) => joined(one.object_entities, companyInCell), 'brief'),
  statement.field('start_date', 'From', 'brief'),
  statement.field('start_date_type', 'Sign of the start'),
  statement.field('end_date', 'Until', 'brief'),
  statement.field('end_date_type', 'Sign of the end'),
  statement.field('sample_date', 'Known to be true on'),
  statement.made('confidence', 'Confidence, 0 to 100', confidenceOf, 'brief'),
  statement.field('properties', 'Properties'),
  statement.field('created_at', 'Record made'),
  statement.field('service_url', 'Address of the record'),
];

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The controlling company or person of the item. */
const named = (entity: { name: string; jurisdiction_code?: unknown; company_number?: unknown } | undefined) =>
  entity &&
  companyInCell({
    name: entity.name,
    jurisdiction_code: text(entity.jurisdiction_code),
    company_number: text(entity.company_number),
  });

const control = columnsFor<ControlStatement>();

export const CONTROL_STATEMENT_COLUMNS: readonly Column<ControlStatement>[] = [
  control.identifier('id', 'Id'),
  control.made(
    'controlling_entities',
    'Controlled by',
    (one) => joined(one.controlling_entities, ({ company, person }) => named(company ?? person)),
    'brief',
  ),
  control.made('controlled_entity', 'Controlled', (one) => named(one.controlled_entity.company), 'brief'),
  control.made(
    'control_mechanisms',
    'Means of control',
    (one) => joined(one.control_mechanisms, (way) => text(way.source_description) ?? text(way.mechanism_type)),
    'brief',
  ),
  control.field('is_ultimate_beneficial_owner', 'Ultimate beneficial owner'),
  control.made('notified_on', 'Notified', (one) => one.other_attributes?.notified_on, 'brief'),
  control.made('ceased_on', 'Ceased', (one) => one.other_attributes?.ceased_on, 'brief'),
  control.field('created_at', 'Record made'),
  control.field('service_url', 'Address of the record'),
];

type Grouping = Records['corporate_grouping'];

const grouping = columnsFor<Grouping>();

const CORPORATE_GROUPING_COLUMNS: readonly Column<Grouping>[] = [
  grouping.field('name', 'Name', 'brief'),
  grouping.field('companies_count', 'Companies', 'record'),
  grouping.made(
    'memberships',
    'Members',
    ({ memberships }) => joined(memberships, ({ membership }) => companyInCell(membership.company)),
    'record',
  ),
  grouping.made('curators', 'Curators', ({ curators }) => joined(curators, ({ user }) => user.name), 'record'),
  grouping.field('wikipedia_id', 'Wikipedia', 'brief'),
  grouping.field('wikipedia_url', 'Page at Wikipedia'),
  grouping.field('created_at', 'Record made'),
  grouping.field('updated_at', 'Record changed', 'brief'),
  grouping.field('service_url', 'Address of the record'),
];

const jurisdiction = columnsFor<Jurisdiction>();

const JURISDICTION_COLUMNS: readonly Column<Jurisdiction>[] = [
  jurisdiction.field('code', 'Code', 'brief'),
  jurisdiction.field('name', 'Name', 'brief'),
  jurisdiction.field('country', 'Country', 'brief'),
  jurisdiction.field('full_name', 'Full name'),
];

const code = columnsFor<IndustryCodeRecord>();

const INDUSTRY_CODE_COLUMNS: readonly Column<IndustryCodeRecord>[] = [
  code.identifier('code', 'Code', 'brief'),
  code.field('description', 'Description', 'brief'),
  code.field('code_scheme_id', 'Scheme', 'brief'),
  code.field('code_scheme_name', 'Name of the scheme'),
  code.identifier('uid', 'Identifier'),
  code.identifier('parent_code', 'Part of'),
  code.made(
    'mapped_industry_codes',
    'Equivalents in other schemes',
    (one) => joined(one.mapped_industry_codes, (mapped) => mapped.industry_code.uid),
    'record',
  ),
];

const scheme = columnsFor<IndustryCodeScheme>();

const INDUSTRY_CODE_SCHEME_COLUMNS: readonly Column<IndustryCodeScheme>[] = [
  scheme.identifier('id', 'Id', 'brief'),
  scheme.field('name', 'Name', 'brief'),
  scheme.field('url', 'Page of the scheme', 'brief'),
];

const officer = columnsFor<OfficerRecord>();

/** Birth date, nationality and address have no column: files show what pages show, and pages never show them. */
const OFFICER_COLUMNS: readonly Column<OfficerRecord>[] = [
  officer.identifier('id', 'Id'),
  officer.field('name', 'Name', 'brief'),
  officer.field('position', 'Position', 'brief'),
  officer.made('company_name', 'Company', ({ company }) => company?.name, 'brief'),
  officer.made('jurisdiction_code', 'Jurisdiction', (one) => one.jurisdiction_code ?? one.company?.jurisdiction_code),
  officer.made('company_number', 'Number of the company', ({ company }) => company?.company_number),
  officer.field('start_date', 'From', 'brief'),
  officer.field('end_date', 'Until', 'brief'),
  officer.field('inactive', 'Inactive'),
  officer.field('current_status', 'Status'),
  officer.field('occupation', 'Occupation'),
  officer.identifier('uid', 'Identifier in the register'),
  officer.made('company_service_url', 'Address of the company', ({ company }) => company?.service_url),
  officer.field('service_url', 'Address of the record'),
];

const placeholder = columnsFor<Placeholder>();

const PLACEHOLDER_COLUMNS: readonly Column<Placeholder>[] = [
  placeholder.identifier('id', 'Id'),
  placeholder.field('name', 'Name', 'brief'),
  placeholder.field('entity_type', 'Kind', 'brief'),
  placeholder.field('jurisdiction_code', 'Jurisdiction', 'brief'),
  placeholder.field('jurisdiction_string', 'Jurisdiction as it was written'),
  placeholder.identifier('identifier', 'Identifier', 'brief'),
  placeholder.made('company', 'Matched to', ({ company }) => companyInCell(company)),
  placeholder.field('service_url', 'Address of the record'),
];

const filing = columnsFor<FilingRecord>();

const FILING_COLUMNS: readonly Column<FilingRecord>[] = [
  filing.identifier('id', 'Id'),
  filing.field('date', 'Date', 'brief'),
  filing.field('title', 'Title', 'brief'),
  filing.made('filing_type_name', 'Type', (one) => one.filing_type_name ?? one.filing_type, 'brief'),
  filing.made('filing_type_code', 'Code of the type', (one) => one.filing_type_code ?? one.filing_code),
  filing.field('description', 'Description'),
  filing.identifier('uid', 'Identifier in the register'),
  filing.field('url', 'The filing itself'),
  filing.made('company', 'Company', ({ company }) => companyInCell(company), 'record'),
  filing.field('service_url', 'Address of the record'),
];

const datum = columnsFor<DatumRecord>();

const DATUM_COLUMNS: readonly Column<DatumRecord>[] = [
  datum.identifier('id', 'Id'),
  datum.field('title', 'Title', 'brief'),
  datum.field('data_type', 'Type', 'brief'),
  datum.field('description', 'Description', 'brief'),
  datum.made('companies', 'Companies', ({ companies }) => joined(companies, companyInCell), 'record'),
  datum.field('attributes', 'Attributes', 'record'),
  datum.field('created_at', 'Record made'),
  datum.field('updated_at', 'Record changed'),
  datum.field('service_url', 'Address of the record'),
];

const relationship = columnsFor<NetworkRelationship>();
const { field, made } = relationship;

/** Parent owns or controls child. Without any of the three share fields, the share is unknown. */
const NETWORK_COLUMNS: readonly Column<NetworkRelationship>[] = [
  field('parent_name', 'Parent', 'brief'),
  field('relationship_type', 'Relationship', 'brief'),
  field('child_name', 'Child', 'brief'),
  made('ownership_percentage', 'Share in %', (one) => one.relationship_properties.ownership_percentage, 'brief'),
  made('percentage_min', 'At least, %', (one) => one.relationship_properties.percentage_min, 'brief'),
  made('percentage_max', 'At most, %', (one) => one.relationship_properties.percentage_max, 'brief'),
  made('number_of_shares', 'Shares', (one) => one.relationship_properties.number_of_shares),
  made('interests', 'Interests', (one) => joined(one.relationship_properties.interests, (interest) => interest)),
  made(
    'confidence',
    'Confidence, 0 to 100',
    (one) => one.confidence ?? one.relationship_properties.confidence,
    'brief',
  ),
  made('earliest_date', 'Earliest date', (one) => one.relationship_properties.earliest_date),
  made('earliest_date_type', 'Sign of the earliest date', (one) => one.relationship_properties.earliest_date_type),
  made('latest_date', 'Latest date', (one) => one.relationship_properties.latest_date),
  made('latest_date_type', 'Sign of the latest date', (one) => one.relationship_properties.latest_date_type),
  made('is_deletion', 'Ended', (one) => one.relationship_properties.is_deletion),
  made('statement_ids', 'Statements', (one) => joined(one.relationship_properties.statement_ids, String)),
  field('parent_type', 'Kind of the parent'),
  field('parent_service_url', 'Address of the parent'),
  field('child_type', 'Kind of the child'),
  field('child_service_url', 'Address of the child'),
];

/** All columns. Names and order are stable: new columns go at the end of their list. */
const COLUMNS: { readonly [K in Kind]: readonly Column<Records[K]>[] } = {
  company: COMPANY_COLUMNS,
  officer: OFFICER_COLUMNS,
  filing: FILING_COLUMNS,
  datum: DATUM_COLUMNS,
  statement: STATEMENT_COLUMNS,
  control_statement: CONTROL_STATEMENT_COLUMNS,
  placeholder: PLACEHOLDER_COLUMNS,
  event: EVENT_COLUMNS,
  corporate_grouping: CORPORATE_GROUPING_COLUMNS,
  jurisdiction: JURISDICTION_COLUMNS,
  industry_code: INDUSTRY_CODE_COLUMNS,
  industry_code_scheme: INDUSTRY_CODE_SCHEME_COLUMNS,
  network_relationship: NETWORK_COLUMNS,
};

/** The columns of a file; a list has no columns that only whole records fill. */
export function columnsOf<K extends Kind>(kind: K, reach: 'record' | 'list'): readonly Column<Records[K]>[] {
  return COLUMNS[kind].filter((column) => reach === 'record' || column.reach !== 'record');
}

/** The few columns of a table for reading. */
export const briefColumnsOf = <K extends Kind>(kind: K): readonly Column<Records[K]>[] =>
  COLUMNS[kind].filter(({ reach }) => reach === 'brief');
