import type { OfficerRecord } from '@/lib/contract/officer';
import type { Placeholder } from '@/lib/contract/placeholder';
import { type Column, columnsFor } from './column';
import { companyInCell } from './reference';

const officer = columnsFor<OfficerRecord>();

/** Birth date, nationality and address have no column: a file is taken from a page, and pages never show them. */
export const OFFICER_COLUMNS: readonly Column<OfficerRecord>[] = [
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

export const PLACEHOLDER_COLUMNS: readonly Column<Placeholder>[] = [
  placeholder.identifier('id', 'Id'),
  placeholder.field('name', 'Name', 'brief'),
  placeholder.field('entity_type', 'Kind', 'brief'),
  placeholder.field('jurisdiction_code', 'Jurisdiction', 'brief'),
  placeholder.field('jurisdiction_string', 'Jurisdiction as it was written'),
  placeholder.identifier('identifier', 'Identifier', 'brief'),
  placeholder.made('company', 'Matched to', ({ company }) => companyInCell(company)),
  placeholder.field('service_url', 'Address of the record'),
];
