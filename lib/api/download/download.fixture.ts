import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import type { About, ListDocument, RecordDocument } from '@/lib/formats/out/document';

/** For tests: an invented record of each kind, with names that need escaping. */

export const SOURCE = {
  publisher: 'Example Register',
  url: 'https://register.example/list',
  source_type: 'external',
  retrieved_at: '2025-06-01T00:00:00+00:00',
  terms: 'https://licence.example/open/',
};

export const ABOUT: About = {
  title: 'Companies that match “widgets”',
  page_url: 'https://firmament.example/companies/search?q=widgets&jurisdiction_code=gb',
  filter: 'Jurisdiction: United Kingdom',
  taken_at: '2026-11-21T09:30:00.000Z',
  total_count: 3,
  source: null,
};

const WIDGETS = {
  name: 'EXAMPLE WIDGETS LTD',
  jurisdiction_code: 'gb',
  company_number: '00000001',
  service_url: 'https://firmament.example/companies/gb/00000001',
};
const HOLDING = {
  name: '=HYPERLINK("https://evil.example")',
  jurisdiction_code: 'je',
  company_number: '00007',
  service_url: 'https://firmament.example/companies/je/00007',
};
const PROVENANCE = {
  source_url: 'https://register.example/1',
  confidence: 90,
  created_at: '2018-01-02T00:00:00+00:00',
};
const entity = (company: typeof WIDGETS) => ({ entity_type: 'company', id: 1, ...company });

export const RECORDS: { readonly [K in Kind]: Records[K] } = {
  company: {
    ...WIDGETS,
    company_type: 'Private limited company',
    current_status: 'Dissolved',
    incorporation_date: '2001-02-03',
    dissolution_date: '2019-05',
    inactive: true,
    branch: null,
    registry_url: 'https://register.example/1',
    registered_address_in_full: '1 Sample Street, Exampleton, EX1 1EX',
    registered_address: { street_address: '1 Sample Street', locality: 'Exampleton', postal_code: '00123' },
    previous_names: [{ company_name: 'Ex & <b>Old</b>', start_date: '2001-02-03', end_date: '2010-01-01' }],
    alternative_names: [{ company_name: 'شركة المثال', language: 'ar', type: 'trading' }],
    identifiers: [{ identifier: { uid: '00EXAMPLE00000000017', identifier_system_code: 'lei' } }],
    industry_codes: [
      { industry_code: { code: '01.10', code_scheme_id: 'isic_4', description: 'Growing, of cereals' } },
    ],
    controlling_entity: HOLDING,
    ultimate_controlling_company: null,
    ultimate_beneficial_owners: [{ ultimate_beneficial_owner: { name: 'Alex Example' } }],
    officers: [
      {
        officer: {
          id: 7,
          name: 'Kim *Example*',
          position: 'director',
          start_date: '2002',
          service_url: 'https://firmament.example/officers/7',
        },
      },
      {
        officer: {
          id: 8,
          name: 'Lee Example',
          position: 'secretary',
          end_date: '2005-01-01',
          service_url: '/officers/8',
        },
      },
    ],
    filings: [
      {
        filing: {
          id: 9,
          title: 'Accounts | 2018',
          date: '2018-12-31',
          service_url: 'https://firmament.example/filings/9',
        },
      },
    ],
    data: { most_recent: [], total_count: 4 },
    source: SOURCE,
    retrieved_at: '2025-06-02T00:00:00+00:00',
    updated_at: '2025-06-03T00:00:00+00:00',
  },
  officer: {
    id: 7,
    name: '+44 Example',
    position: 'director',
    start_date: '2011-11-29',
    inactive: false,
    nationality: 'Examplish',
    date_of_birth: '1970-01-01',
    address: '2 Sample Street',
    company: WIDGETS,
    service_url: 'https://firmament.example/officers/7',
  },
  filing: {
    id: 9,
    title: 'Annual "accounts"\nfor 2018',
    date: '2018-12-31',
    filing_type: 'Accounts',
    filing_code: 'AA',
    company: WIDGETS,
    service_url: 'https://firmament.example/filings/9',
  },
  datum: {
    id: 3,
    title: 'Website',
    data_type: 'Website',
    companies: [{ ...WIDGETS, company: WIDGETS }],
    attributes: { url: 'https://widgets.example' },
    source: SOURCE,
    service_url: 'https://firmament.example/data/3',
  },
  statement: {
    id: 5,
    data_type: 'subsidiary_relationship',
    properties: { percentage_controlled: '75' },
    predicate: 'controls',
    start_date: '2016-04-06',
    start_date_type: '<',
    subject_entities: [entity(HOLDING)],
    object_entities: [entity(WIDGETS)],
    sources: [PROVENANCE, { ...PROVENANCE, source_url: 'https://register.example/2', confidence: 55 }],
    service_url: 'https://firmament.example/statements/5',
  },
  control_statement: {
    id: 6,
    controlling_entities: [{ person: { name: 'Alex Example' } }, { company: { ...HOLDING } }],
    controlled_entity: { company: { ...WIDGETS } },
    control_mechanisms: [{ mechanism_type: 'voting_rights' }, { source_description: 'ownership-of-shares' }],
    is_ultimate_beneficial_owner: true,
    other_attributes: { notified_on: '2016-04-06', ceased_on: null },
  },
  placeholder: {
    id: 4141,
    name: 'Sample Nominees',
    entity_type: 'company',
    identifier: '00099',
    company: WIDGETS,
    service_url: 'https://firmament.example/placeholders/4141',
  },
  event: {
    id: 2,
    created_at: '2025-01-02T03:04:05+00:00',
    service_url: 'https://firmament.example/events/2',
    jurisdiction_code: 'gb',
    company_number: '00000001',
    type: 'Event::Company::NameChange',
    categories: ['kyc', 'names'],
    time_range: { starts_at: '2024-12-01', ends_at: '2025-01-01' },
    description: 'The name changed',
    derived_from: { before: { name: 'EXAMPLE ONE' }, after: { name: 'EXAMPLE WIDGETS LTD' } },
  },
  corporate_grouping: {
    name: 'example',
    service_url: 'https://firmament.example/corporate_groupings/example',
    wikipedia_url: 'https://wikipedia.example/Example',
    companies_count: 1,
    curators: [{ user: { name: 'kim' } }],
    memberships: [{ membership: { company: WIDGETS } }],
  },
  jurisdiction: { code: 'us_de', name: 'Delaware', country: 'United States', full_name: 'Delaware (US)' },
  industry_code: {
    code: '01.10',
    description: 'Growing of cereals',
    code_scheme_id: 'isic_4',
    uid: 'isic_4-0110',
    mapped_industry_codes: [{ industry_code: { code: '0110', code_scheme_id: 'other', uid: 'other-0110' } }],
  },
  industry_code_scheme: { id: 'isic_4', name: 'ISIC Rev. 4', url: 'https://codes.example/isic' },
  network_relationship: {
    relationship_type: 'control_statement',
    relationship_properties: { percentage_min: 25, percentage_max: 50, statement_ids: [5, 6], is_deletion: false },
    confidence: 90,
    parent_name: '@parent',
    parent_type: 'company',
    parent_service_url: HOLDING.service_url,
    child_name: 'EXAMPLE WIDGETS LTD',
    child_type: 'company',
    child_service_url: WIDGETS.service_url,
  },
};

export const ALL_KINDS = Object.keys(KINDS).filter((name): name is Kind => name in KINDS);

async function* each<T>(rows: Iterable<T>): AsyncGenerator<T> {
  yield* rows;
}

export const listOf = <K extends Kind>(kind: K, rows: Iterable<Records[K]>, about = ABOUT): ListDocument<K> => ({
  shape: 'list',
  kind,
  about,
  api_version: '0.4.8',
  rows: each(rows),
});

export const documentOf = <K extends Kind>(kind: K, record: Records[K], about = ABOUT): RecordDocument<K> => ({
  shape: 'record',
  kind,
  about,
  record,
  reply: { api_version: '0.4.8', results: { [kind]: record } },
});

/** Reads a file to its end. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read);
}

/** Its text, including the byte order mark. */
export const textOf = async (pieces: AsyncIterable<Uint8Array>): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(pieces));
