import type { DatumRecord } from '@/lib/contract/datum';
import type { FilingRecord } from '@/lib/contract/filing';
import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './column';
import { companyInCell } from './reference';

const filing = columnsFor<FilingRecord>();

export const FILING_COLUMNS: readonly Column<FilingRecord>[] = [
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

export const DATUM_COLUMNS: readonly Column<DatumRecord>[] = [
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
