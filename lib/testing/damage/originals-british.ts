import { csvLines, jsonLines, type Original } from './original';

const SELF = '/company/00000077';
const address = { premises: '1', address_line_1: 'Street', locality: 'Town', postal_code: 'AB1 2CD', region: null };

const basic = {
  CompanyName: 'INVENTED LTD',
  CompanyNumber: '00000077',
  'RegAddress.AddressLine1': '1 SAMPLE STREET',
  'RegAddress.PostTown': 'EXAMPLETON',
  CompanyCategory: 'Private Limited Company',
  CompanyStatus: 'Active',
  CountryOfOrigin: 'United Kingdom',
  DissolutionDate: '',
  IncorporationDate: '14/06/1990',
  'SICCode.SicText_1': '62012 - Business software',
  URI: 'http://register.example/00000077',
  'PreviousName_1.CONDATE': '25/10/2003',
  'PreviousName_1.CompanyName': 'OLDER LTD',
};
const branch = { ...basic, CompanyNumber: 'FC000001', CompanyName: 'FOREIGN INC', CountryOfOrigin: 'UNITED STATES' };

const psc = (kind: string, id: string, given: object) => ({
  company_number: '00000077',
  data: { kind, etag: id, links: { self: `${SELF}/persons-with-significant-control/${id}` }, ...given },
});
const since = { notified_on: '2016-04-06', natures_of_control: ['ownership-of-shares-25-to-50-percent'] };

/** Files of Companies House. */
export const BRITISH: readonly Original[] = [
  {
    format: 'companies-house',
    name: 'BasicCompanyDataAsOneFile-2024-05-01.csv',
    text: csvLines(Object.keys(basic), Object.values(basic), Object.values(branch)),
  },
  {
    format: 'companies-house',
    name: 'search.csv',
    text: csvLines(
      ['company_name', 'company_number', 'company_status', 'company_type', 'dissolution_date', 'nature_of_business'],
      ['FOUND LTD', '00000078', 'Dissolved', 'Private limited company', '2024-05-21', '55300 56103'],
    ),
  },
  {
    format: 'companies-house-psc',
    name: 'psc.jsonl',
    text: jsonLines(
      psc('individual-person-with-significant-control', 'a', {
        ...since,
        name: 'Ms Ada Invented',
        nationality: 'British',
        date_of_birth: { year: 1980, month: 2 },
        address,
      }),
      psc('corporate-entity-person-with-significant-control', 'b', {
        ...since,
        ceased_on: '2019-01-01',
        name: 'Invented Holdings Ltd',
        identification: { country_registered: 'England', registration_number: '00000079' },
      }),
      psc('persons-with-significant-control-statement', 'c', { statement: 'no-individual-or-entity' }),
      psc('exemptions', 'd', {
        exemptions: { x: { exemption_type: 'psc-exempt', items: [{ exempt_from: '2017-01-01' }] } },
      }),
    ),
  },
  {
    format: 'companies-house-api',
    name: 'replies.jsonl',
    text: jsonLines(
      {
        company_number: '00000077',
        company_name: 'INVENTED LIMITED',
        company_status: 'active',
        type: 'ltd',
        date_of_creation: '2001-02-03',
        sic_codes: ['62012'],
        registered_office_address: address,
        previous_company_names: [{ name: 'OLDER LIMITED', effective_from: '2001-02-03', ceased_on: '2010-05-05' }],
        links: { self: SELF },
      },
      {
        items: [
          {
            name: 'INVENTED, Ada',
            officer_role: 'director',
            appointed_on: '2001-02-03',
            date_of_birth: { year: 1980, month: 2 },
            address,
            links: { officer: { appointments: '/officers/AbC/appointments' } },
          },
        ],
        links: { self: `${SELF}/officers` },
      },
      {
        items: [
          {
            date: '2019-02-05',
            category: 'gazette',
            type: 'GAZ1',
            description: 'gazette-notice-compulsory',
            description_values: { change_date: '2018-07-31' },
            transaction_id: 'Mz',
            links: { self: `${SELF}/filing-history/Mz` },
          },
        ],
      },
      {
        items: [
          {
            charge_number: 9,
            status: 'satisfied',
            classification: { description: 'A charge' },
            persons_entitled: [{ name: 'Lender Limited' }],
            links: { self: `${SELF}/charges/x` },
          },
        ],
      },
    ),
  },
];
