import { parseTermFilter } from '@/lib/contract/parameters';
import { companyKey } from '@/lib/shared/links';
import type { CompanyInput, DatumInput, IndustryCodeSchemeInput, RegisterInput, StatementInput } from './records';
import type { CompanyQuery } from './store';

export const source = { publisher: 'Invented Register', retrieved_at: '2026-01-01' };

export const company = (company_number: string, name: string, given: Partial<CompanyInput> = {}): CompanyInput => ({
  kind: 'company',
  jurisdiction_code: 'gb',
  company_number,
  record_key: company_number,
  name,
  source,
  ...given,
});

export const reference = (number: string) => ({ key: companyKey('gb', number), name: `No. ${number}` });

const datum = (number: string, data_type: string): DatumInput => ({
  kind: 'datum',
  key: `${number}/${data_type}`,
  companies: [reference(number)],
  data_type,
  title: data_type,
  attributes: {},
  source,
});

const mark = (number: string, title: string): StatementInput => ({
  kind: 'statement',
  key: `mark/${title}`,
  data_type: 'trademark_registration',
  subjects: [reference(number)],
  objects: [],
  properties: { mark_details: { mark_text: title } },
  version: '2026-01-01',
  provenances: [],
  search: { title },
});

const BASE: IndustryCodeSchemeInput = {
  kind: 'industry_code_scheme',
  id: 'isic_4',
  name: 'Base',
  codes: [
    { code: 'J', description: 'Information' },
    { code: '62', description: 'Computing', parent_code: 'J' },
    { code: '6201', description: 'Programming', parent_code: '62' },
    { code: '6202', description: 'Advice on computing', parent_code: '62' },
    { code: 'A', description: 'Farming' },
  ],
};
const EUROPEAN: IndustryCodeSchemeInput = {
  kind: 'industry_code_scheme',
  id: 'eu_nace_2',
  name: 'European',
  codes: [
    { code: 'J', description: 'Information' },
    { code: '62.01', description: 'Programming', parent_code: 'J' },
  ],
  mappings: [{ code: '62.01', to_scheme_id: 'isic_4', to_code: '6201' }],
};
export const NATIVE: IndustryCodeSchemeInput = {
  kind: 'industry_code_scheme',
  id: 'uk_sic_2007',
  name: 'Native',
  codes: [
    { code: '62011', description: 'Games' },
    { code: '62012', description: 'Programmes' },
    { code: '99999', description: 'Dormant' },
  ],
  mappings: [
    { code: '62011', to_scheme_id: 'isic_4', to_code: '6201' },
    { code: '62012', to_scheme_id: 'isic_4', to_code: '6201' },
  ],
};

const coded = (...codes: [scheme: string, code: string][]): Partial<CompanyInput> => ({
  industry_codes: codes.map(([code_scheme_id, code]) => ({ code_scheme_id, code })),
});

/** Three companies with searchable parts, a redacted one, and the code lists. */
export const COMPANIES: RegisterInput[] = [
  BASE,
  EUROPEAN,
  NATIVE,
  company('00012345', 'Aldermoor Ltd', {
    native_company_number: 'HRB 77/B',
    company_type: 'Private limited',
    current_status: 'Active',
    inactive: false,
    nonprofit: true,
    incorporation_date: '2001-05-01',
    created_at: '2025-01-31T23:30:00.000Z',
    registered_address: { street_address: '1 Äpfel Lane', locality: 'Exampleton', postal_code: 'EX1 1EX' },
    identifiers: [{ uid: 'CH-1', identifier_system_code: 'charity' }],
    previous_names: [{ company_name: 'Brindle Corp' }],
    ...coded(['uk_sic_2007', '62011']),
  }),
  company('2', 'Brambleby', {
    jurisdiction_code: 'us_de',
    company_type: 'PRIVATE LIMITED',
    current_status: 'Dissolved',
    inactive: true,
    dissolution_date: '2020-12-31',
    incorporation_date: '1999-01-01',
    created_at: '2025-02-01T00:00:00.000Z',
    registered_address_in_full: '2 Exampleton Road, Samplebury',
    identifiers: [
      { uid: 'CH-1', identifier_system_code: 'vat' },
      { uid: 'V-2', identifier_system_code: 'vat' },
    ],
    ...coded(['eu_nace_2', '6201'], ['uk_sic_2007', '99999']),
  }),
  company('3', 'Copperwick', {
    current_status: 'ÉTEINTE',
    branch: 'F',
    created_at: '2025-03-01T00:00:00.000Z',
    incorporation_date: '2001-12-31',
    ...coded(['uk_sic_2007', '62012']),
  }),
  company('4', 'Dunmere', { redacted: true, ...coded(['isic_4', '6201']) }),
  datum('00012345', 'Website'),
  datum('3', 'Website'),
  mark('3', 'Zingo Bright'),
];

/** The names of those that are not redacted, in order. */
export const [A, B, C] = ['Aldermoor Ltd', 'Brambleby', 'Copperwick'] as const;
export const terms = parseTermFilter;

export type QueryFields = Partial<CompanyQuery>;

export const query = (asked: QueryFields): CompanyQuery => ({
  wildcard: 'B',
  order: 'name',
  window: { offset: 0, limit: 30 },
  ...asked,
});
