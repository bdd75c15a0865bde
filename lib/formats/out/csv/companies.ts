import type { CompanyInput } from '@/lib/register/store/records';
import { joined } from '@/lib/shared/text';
import { columnsFor, type Table } from './column';

const { text, date, flag, made } = columnsFor<CompanyInput>();

export const companies: Table<CompanyInput> = {
  kinds: ['company'],
  rowOf: (record) => (record.kind === 'company' ? record : undefined),
  columns: [
    ...[text('jurisdiction_code'), text('company_number'), text('native_company_number'), text('name')],
    ...[text('company_type'), text('current_status'), flag('inactive'), date('incorporation_date')],
    ...[date('dissolution_date'), text('branch'), text('branch_status'), flag('nonprofit')],
    made('home_company', ({ home_company }) => home_company?.key),
    text('registered_address_in_full'),
    made('postal_code', ({ registered_address }) => registered_address?.postal_code),
    made('previous_names', ({ previous_names }) => joined(previous_names, ({ company_name }) => company_name)),
    made('alternative_names', ({ alternative_names }) => joined(alternative_names, ({ company_name }) => company_name)),
    made('identifiers', ({ identifiers }) =>
      joined(identifiers, ({ identifier_system_code, uid }) => `${identifier_system_code ?? 'unknown'}:${uid}`),
    ),
    made('industry_codes', ({ industry_codes }) =>
      joined(industry_codes, ({ code_scheme_id, code }) => `${code_scheme_id}-${code}`),
    ),
    ...[text('registry_url'), text('created_at')],
  ],
};
