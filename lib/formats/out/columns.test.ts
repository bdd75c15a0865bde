import { describe, expect, it } from 'vitest';
import { ABOUT, ALL_KINDS, RECORDS } from '@/lib/api/download/download.fixture';
import type { Kind } from '@/lib/contract/kinds';
import { fileColumns, sourceColumns } from './about';
import { briefColumnsOf, type Cell, columnsOf } from './columns';

/** Cells of the fixture that are computed: joined, chosen, kept as text. */
const CELLS: { readonly [K in Kind]: Record<string, Cell> } = {
  company: {
    company_number: '00000001',
    inactive: true,
    branch: null,
    dissolution_date: '2019-05',
    postal_code: '00123',
    previous_names: 'Ex & <b>Old</b> (2001-02-03/2010-01-01)',
    alternative_names: 'شركة المثال',
    identifiers: 'lei:00EXAMPLE00000000017',
    industry_codes: 'isic_4:01.10 Growing, of cereals',
    controlling_entity: '=HYPERLINK("https://evil.example") (je 00007)',
    ultimate_controlling_company: null,
    ultimate_beneficial_owners: 'Alex Example',
    officers: 'Kim *Example* (director); Lee Example (secretary) until 2005-01-01',
    filings: '2018-12-31 Accounts | 2018',
    data_count: 4,
  },
  officer: { id: '7', company_name: 'EXAMPLE WIDGETS LTD', jurisdiction_code: 'gb', company_number: '00000001' },
  filing: {
    id: '9',
    filing_type_name: 'Accounts',
    filing_type_code: 'AA',
    company: 'EXAMPLE WIDGETS LTD (gb 00000001)',
  },
  datum: { id: '3', companies: 'EXAMPLE WIDGETS LTD (gb 00000001)', attributes: '{"url":"https://widgets.example"}' },
  statement: {
    id: '5',
    subject_entities: '=HYPERLINK("https://evil.example") (je 00007)',
    object_entities: 'EXAMPLE WIDGETS LTD (gb 00000001)',
    confidence: 90,
    properties: '{"percentage_controlled":"75"}',
  },
  control_statement: {
    controlling_entities: 'Alex Example; =HYPERLINK("https://evil.example") (je 00007)',
    controlled_entity: 'EXAMPLE WIDGETS LTD (gb 00000001)',
    control_mechanisms: 'voting_rights; ownership-of-shares',
    is_ultimate_beneficial_owner: true,
    notified_on: '2016-04-06',
    ceased_on: null,
  },
  placeholder: { id: '4141', identifier: '00099', company: 'EXAMPLE WIDGETS LTD (gb 00000001)' },
  event: { id: '2', starts_at: '2024-12-01', categories: 'kyc; names', before: '{"name":"EXAMPLE ONE"}' },
  corporate_grouping: { companies_count: 1, memberships: 'EXAMPLE WIDGETS LTD (gb 00000001)', curators: 'kim' },
  jurisdiction: { code: 'us_de', full_name: 'Delaware (US)' },
  industry_code: { code: '01.10', uid: 'isic_4-0110', mapped_industry_codes: 'other-0110' },
  industry_code_scheme: { id: 'isic_4', url: 'https://codes.example/isic' },
  network_relationship: {
    ownership_percentage: null,
    percentage_min: 25,
    percentage_max: 50,
    confidence: 90,
    statement_ids: '5; 6',
    is_deletion: false,
  },
};

const cellsOf = <K extends Kind>(kind: K): Record<string, Cell> =>
  Object.fromEntries(columnsOf(kind, 'record').map(({ name, read }) => [name, read(RECORDS[kind])]));

describe.each(ALL_KINDS)('the columns of a %s', (kind) => {
  it('read the record', () => {
    expect(cellsOf(kind)).toMatchObject(CELLS[kind]);
  });

  it('have names of the interface, each once, in every file', () => {
    const names = [...columnsOf(kind, 'record'), ...sourceColumns(ABOUT), ...fileColumns(ABOUT)].map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('have a few that people read, all of which a list has too', () => {
    const listed = columnsOf(kind, 'list').map(({ name }) => name);
    const brief = briefColumnsOf(kind).map(({ name }) => name);
    expect(brief.length).toBeGreaterThan(0);
    expect(listed).toEqual(expect.arrayContaining(brief));
  });
});

it('leaves what only the whole record says out of a list', () => {
  const listed = columnsOf('company', 'list').map(({ name }) => name);
  expect(listed).toContain('previous_names');
  expect(listed).not.toContain('officers');
});

it('has no column for what pages never show of a person', () => {
  const cells = Object.values(cellsOf('officer'));
  for (const personal of ['Examplish', '1970-01-01', '2 Sample Street']) expect(cells).not.toContain(personal);
});

it('takes confidence from the best time a statement was seen, and from nowhere where none is given', () => {
  const confidence = columnsOf('statement', 'list').find(({ name }) => name === 'confidence');
  expect(confidence?.read(RECORDS.statement)).toBe(90);
  expect(confidence?.read({ ...RECORDS.statement, sources: [{}] })).toBeNull();
});
