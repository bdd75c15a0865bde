import type { Company, PreviousName } from '@/lib/contract/company';
import { joined } from '@/lib/shared/text';
import { type Column, columnsFor } from './column';
import { companyInCell } from './reference';

const { field, identifier, made } = columnsFor<Company>();

const nameInCell = ({ company_name, start_date, end_date, con_date }: PreviousName): string => {
  const until = end_date ?? con_date;
  return start_date || until ? `${company_name} (${start_date ?? ''}/${until ?? ''})` : company_name;
};

const LISTED: readonly Column<Company>[] = [
  field('name', 'Name', 'brief'),
  identifier('company_number', 'Number', 'brief'),
  field('jurisdiction_code', 'Jurisdiction', 'brief'),
  field('company_type', 'Type', 'brief'),
  field('current_status', 'Status', 'brief'),
  field('inactive', 'Inactive'),
  field('incorporation_date', 'Incorporated', 'brief'),
  field('dissolution_date', 'Dissolved', 'brief'),
  field('branch', 'Branch'),
  field('branch_status', 'Branch status'),
  field('registered_address_in_full', 'Address'),
  made('street_address', 'Street', (company) => company.registered_address?.street_address),
  made('locality', 'Town', (company) => company.registered_address?.locality),
  made('region', 'Region', (company) => company.registered_address?.region),
  made('postal_code', 'Postal code', (company) => company.registered_address?.postal_code),
  made('country', 'Country', (company) => company.registered_address?.country),
  made('previous_names', 'Previous names', (company) => joined(company.previous_names, nameInCell)),
  field('registry_url', 'Page of the register'),
  field('service_url', 'Address of the record'),
  field('created_at', 'Record made'),
  field('updated_at', 'Record changed'),
];

const WHOLE: readonly Column<Company>[] = [
  identifier('native_company_number', 'Number as the register writes it', 'record'),
  made(
    'alternative_names',
    'Other names',
    (company) => joined(company.alternative_names, ({ company_name }) => company_name),
    'record',
  ),
  made(
    'identifiers',
    'Identifiers',
    (company) =>
      joined(company.identifiers, ({ identifier: { uid, identifier_system_code } }) =>
        identifier_system_code ? `${identifier_system_code}:${uid}` : uid,
      ),
    'record',
  ),
  made(
    'industry_codes',
    'Industry',
    (company) =>
      joined(company.industry_codes, ({ industry_code: { code, code_scheme_id, description } }) =>
        [`${code_scheme_id}:${code}`, description].filter(Boolean).join(' '),
      ),
    'record',
  ),
  made('controlling_entity', 'Controlled by', (company) => companyInCell(company.controlling_entity), 'record'),
  made(
    'ultimate_controlling_company',
    'Ultimately controlled by',
    (company) => companyInCell(company.ultimate_controlling_company),
    'record',
  ),
  made(
    'ultimate_beneficial_owners',
    'Beneficial owners',
    (company) => joined(company.ultimate_beneficial_owners, (owner) => owner.ultimate_beneficial_owner.name),
    'record',
  ),
  made('home_company', 'Home company', (company) => companyInCell(company.home_company), 'record'),
  ...(
    [
      ['alternate_registration_entities', 'Also registered as'],
      ['previous_registration_entities', 'Earlier registrations'],
      ['subsequent_registration_entities', 'Later registrations'],
    ] as const
  ).map(([name, label]) => made(name, label, (company) => joined(company[name], companyInCell), 'record')),
  made(
    'corporate_groupings',
    'Corporate groupings',
    (company) => joined(company.corporate_groupings, ({ corporate_grouping }) => corporate_grouping.name),
    'record',
  ),
  made(
    'officers',
    'Officers',
    (company) =>
      joined(company.officers, ({ officer: { name, position, end_date } }) =>
        [name, position && `(${position})`, end_date && `until ${end_date}`].filter(Boolean).join(' '),
      ),
    'record',
  ),
  made(
    'filings',
    'Recent filings',
    (company) => joined(company.filings, ({ filing: { date, title } }) => [date, title].filter(Boolean).join(' ')),
    'record',
  ),
  made('data_count', 'Data items', (company) => company.data?.total_count, 'record'),
];

/** A company; the second half only where the whole record was read. */
export const COMPANY_COLUMNS: readonly Column<Company>[] = [...LISTED, ...WHOLE];
