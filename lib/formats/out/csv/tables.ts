import type { CompanyInput, EventInput, FilingInput, OfficerInput, RegisterInput } from '@/lib/register/store/records';
import { joined } from '@/lib/shared/text';
import type { Cell } from '../columns/column';
import type { ExportAbout } from '../format';
import { createTerms, sourceOfRecord } from '../licences';
import { columnsFor, companyColumns, relationships, SOURCE_COLUMNS, type Table } from './relationships';

const office = columnsFor<OfficerInput>();

const officers: Table<OfficerInput> = {
  kinds: ['officer'],
  rowOf: (record) => (record.kind === 'officer' ? record : undefined),
  columns: [
    ...companyColumns<OfficerInput>(),
    ...[office.text('name'), office.text('position'), office.text('uid'), office.date('start_date')],
    ...[office.date('end_date'), office.flag('inactive'), office.text('current_status'), office.text('occupation')],
    ...[office.text('nationality'), office.text('address'), office.text('date_of_birth')],
  ],
};

const paper = columnsFor<FilingInput>();

const filings: Table<FilingInput> = {
  kinds: ['filing'],
  rowOf: (record) => (record.kind === 'filing' ? record : undefined),
  columns: [
    ...companyColumns<FilingInput>(),
    ...[paper.date('date'), paper.text('title'), paper.text('description'), paper.text('uid'), paper.text('url')],
    ...[paper.text('filing_type'), paper.text('filing_code')],
  ],
};

const occasion = columnsFor<EventInput>();

const events: Table<EventInput> = {
  kinds: ['event'],
  rowOf: (record) => (record.kind === 'event' ? record : undefined),
  columns: [
    ...companyColumns<EventInput>(),
    occasion.text('type'),
    occasion.made('categories', ({ categories }) => joined(categories, (category) => category)),
    ...[
      occasion.text('starts_at'),
      occasion.text('ends_at'),
      occasion.text('description'),
      occasion.text('created_at'),
    ],
  ],
};

const { text, date, flag, made } = columnsFor<CompanyInput>();

const companies: Table<CompanyInput> = {
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

/** A column, and what stands in it in each row. */
export interface ReadColumn {
  name: string;
  type: 'string' | 'date' | 'double' | 'boolean';
}

/** A table whose rows are cells already, in the order of its columns. */
interface OpenTable {
  kinds: ReadonlySet<RegisterInput['kind']>;
  columns: readonly ReadColumn[];
  rows(records: Iterable<RegisterInput>, about: ExportAbout): Iterable<Cell[]>;
}

/** An empty text says no more than null does. */
const cellOf = (value: Cell | undefined): Cell => (value === undefined || value === '' ? null : value);

function open<Record>({ kinds, rowOf, columns }: Table<Record>): OpenTable {
  return {
    kinds: new Set(kinds),
    columns: [...columns, ...SOURCE_COLUMNS],
    *rows(records, { licences }) {
      const termsOf = createTerms(licences);
      for (const record of records) {
        const row = rowOf(record);
        if (row === undefined) continue;
        const source = sourceOfRecord(record, termsOf) ?? {};
        yield [
          ...columns.map(({ read }) => cellOf(read(row))),
          ...SOURCE_COLUMNS.map(({ read }) => cellOf(read(source))),
        ];
      }
    },
  };
}

/** The tables that can be had; a new one is a row here. */
export const TABLES = {
  companies: open(companies),
  officers: open(officers),
  filings: open(filings),
  relationships: open(relationships),
  events: open(events),
} as const satisfies Record<string, OpenTable>;

export type TableName = keyof typeof TABLES;

export const isTableName = (name: string): name is TableName => Object.hasOwn(TABLES, name);
