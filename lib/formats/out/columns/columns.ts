import type { DatumRecord } from '@/lib/contract/datum';
import type { FilingRecord } from '@/lib/contract/filing';
import type { IndustryCodeRecord, IndustryCodeScheme } from '@/lib/contract/industry-code';
import type { Jurisdiction } from '@/lib/contract/jurisdiction';
import type { Kind, Records } from '@/lib/contract/kinds';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { OfficerRecord } from '@/lib/contract/officer';
import type { Placeholder } from '@/lib/contract/placeholder';
import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './column';
import { COMPANY_COLUMNS } from './company';
import { EVENT_COLUMNS } from './events';
import { companyInCell } from './reference';
import { CONTROL_STATEMENT_COLUMNS, STATEMENT_COLUMNS } from './statements';

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

/** Birth date, nationality and address have no column: a file is taken from a page, and pages never show them. */
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

/** Parent owns or controls child. Without any of the three shares the share is unknown. */
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

/** Every column there is. Names and order are a promise: new ones are added at the end of their list. */
export const COLUMNS: { readonly [K in Kind]: readonly Column<Records[K]>[] } = {
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

/** The columns of a file: what only a whole record says is no empty column of a list. */
export function columnsOf<K extends Kind>(kind: K, reach: 'record' | 'list'): readonly Column<Records[K]>[] {
  return COLUMNS[kind].filter((column) => reach === 'record' || column.reach !== 'record');
}

/** The few that a table for reading has. */
export const briefColumnsOf = <K extends Kind>(kind: K): readonly Column<Records[K]>[] =>
  COLUMNS[kind].filter(({ reach }) => reach === 'brief');
