import { withoutMark } from '@/lib/contract/parameters';
import type { Source } from '@/lib/contract/provenance';
import type {
  CompanyInput,
  EntityReference,
  EventInput,
  FilingInput,
  OfficerInput,
  RegisterInput,
} from '@/lib/register/store/records';
import { companyOfKey } from '@/lib/shared/links';
import { joined } from '@/lib/shared/text';
import type { Cell } from '../columns';
import { BYTE_ORDER_MARK, csvLine } from '../csv';
import type { ExportAbout, ExportFormat } from '../format';
import { createTerms, sourceOfRecord } from '../licences';
import { leaveOutStatement, type Ownership, ownershipIn } from '../ownership';

/** A column of a table. Dates may be only a month or a year if the source knew no more. */
interface TableColumn<Record> {
  /** The API field name, snake_case. */
  name: string;
  type: 'string' | 'date' | 'double' | 'boolean';
  read(record: Record): Cell | undefined;
}

/** A table: its columns, and the rows that a record gives. */
interface Table<Record = never> {
  kinds: readonly RegisterInput['kind'][];
  rowOf(record: RegisterInput): Record | undefined;
  columns: readonly TableColumn<Record>[];
}

type Names<R, Value> = { [Name in keyof R]: R[Name] extends Value | null | undefined ? Name : never }[keyof R] & string;

/** Columns that are fields of the record, under the same name. */
const columnsFor = <R>() => ({
  text: (name: Names<R, string>): TableColumn<R> => ({ name, type: 'string', read: (row) => row[name] as Cell }),
  date: (name: Names<R, string>): TableColumn<R> => ({ name, type: 'date', read: (row) => row[name] as Cell }),
  flag: (name: Names<R, boolean>): TableColumn<R> => ({ name, type: 'boolean', read: (row) => row[name] as Cell }),
  made: (name: string, read: (row: R) => string | null | undefined): TableColumn<R> => ({
    name,
    type: 'string',
    read,
  }),
  number: (name: string, read: (row: R) => number | null | undefined): TableColumn<R> => ({
    name,
    type: 'double',
    read,
  }),
});

/** The last columns of every row: whom to attribute, and under which licence. Empty is unknown. */
const SOURCE_COLUMNS: readonly TableColumn<Source>[] = [
  { name: 'source_publisher', type: 'string', read: ({ publisher }) => publisher },
  { name: 'source_url', type: 'string', read: ({ url }) => url },
  { name: 'source_licence', type: 'string', read: ({ terms }) => terms },
  { name: 'retrieved_at', type: 'string', read: ({ retrieved_at }) => retrieved_at && withoutMark(retrieved_at) },
];

/** The company number; null for companies without a number in a register. */
const numberIn = ({ key }: EntityReference): string | null => companyOfKey(key)?.company_number || null;

/** The company a row belongs to, for tables of a company's records. */
function companyColumns<R extends { company: EntityReference }>(): TableColumn<R>[] {
  const { made } = columnsFor<R>();
  return [
    made('jurisdiction_code', ({ company }) => company.jurisdiction_code),
    made('company_number', ({ company }) => numberIn(company)),
    made('company_name', ({ company }) => company.name),
  ];
}

const { made: ownershipMade, number } = columnsFor<Ownership>();

/** One end of a relationship, by name, and by number where it has one. */
function endColumns(end: 'owner' | 'owned'): TableColumn<Ownership>[] {
  const column = (name: string, read: (party: EntityReference) => string | null | undefined) =>
    ownershipMade(`${end}_${name}`, (row) => {
      const party = row[end];
      return party && read(party);
    });
  return [
    column('name', ({ name }) => name),
    column('type', ({ entity_type }) => entity_type),
    column('jurisdiction_code', ({ jurisdiction_code }) => jurisdiction_code),
    column('company_number', numberIn),
    column('key', ({ key }) => key),
  ];
}

const day = (name: 'start_date' | 'end_date' | 'sample_date'): TableColumn<Ownership> => ({
  name,
  type: 'date',
  read: ({ statement }) => statement[name],
});

const relationships: Table<Ownership> = {
  kinds: ['statement'],
  rowOf: (record) => (record.kind === 'statement' ? ownershipIn(record) : undefined),
  columns: [
    ...endColumns('owner'),
    ...endColumns('owned'),
    ownershipMade('relationship_type', ({ statement }) => statement.relationship?.relationship_type),
    number('percentage', ({ statement }) => statement.relationship?.percentage),
    number('percentage_min', ({ statement }) => statement.relationship?.percentage_min),
    number('percentage_max', ({ statement }) => statement.relationship?.percentage_max),
    number('number_of_shares', ({ statement }) => statement.relationship?.number_of_shares),
    ownershipMade('interests', ({ statement }) => joined(statement.relationship?.interests, (interest) => interest)),
    ...[day('start_date'), day('end_date'), day('sample_date')],
    number('confidence', ({ statement }) =>
      statement.provenances.length === 0
        ? null
        : Math.max(...statement.provenances.map(({ confidence }) => confidence)),
    ),
    ownershipMade('data_type', ({ statement }) => statement.data_type),
    ownershipMade('statement_key', ({ statement }) => statement.key),
  ],
};

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

/** A column and its value in each row. */
export interface ReadColumn {
  name: string;
  type: 'string' | 'date' | 'double' | 'boolean';
}

/** A table whose rows are already cells, in the order of its columns. */
interface OpenTable {
  kinds: ReadonlySet<RegisterInput['kind']>;
  columns: readonly ReadColumn[];
  rows(records: Iterable<RegisterInput>, about: ExportAbout): Iterable<Cell[]>;
}

/** Empty text becomes null. */
const cellOf = (value: Cell | undefined): Cell => (value === undefined || value === '' ? null : value);

function open<Record>({ kinds, rowOf, columns }: Table<Record>): OpenTable {
  return {
    kinds: new Set(kinds),
    columns: [...columns, ...SOURCE_COLUMNS],
    *rows(records, { licences, tally }) {
      const termsOf = createTerms(licences);
      for (const record of records) {
        const row = rowOf(record);
        if (row === undefined) {
          leaveOutStatement(record, tally);
          continue;
        }
        const source = sourceOfRecord(record, termsOf) ?? {};
        yield [
          ...columns.map(({ read }) => cellOf(read(row))),
          ...SOURCE_COLUMNS.map(({ read }) => cellOf(read(source))),
        ];
      }
    },
  };
}

/** The available tables; add a row here for a new one. */
export const TABLES = {
  companies: open(companies),
  officers: open(officers),
  filings: open(filings),
  relationships: open(relationships),
  events: open(events),
} as const satisfies Record<string, OpenTable>;

export type TableName = keyof typeof TABLES;

export const isTableName = (name: string): name is TableName => Object.hasOwn(TABLES, name);

/** A table for people and spreadsheets: formulas are guarded, as in every CSV of the explorer. */
export function csv(name: TableName): ExportFormat {
  const { kinds, columns, rows } = TABLES[name];
  return {
    kinds,
    onlyFound: true,
    header: () => BYTE_ORDER_MARK + csvLine(columns.map((column) => column.name)),
    *texts(records, about) {
      for (const row of rows(records, about)) {
        about.tally.wrote(name);
        yield csvLine(row);
      }
    },
  };
}
