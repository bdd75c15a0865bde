import type { Source } from '@/lib/contract/provenance';
import { companyOfKey, type EntityReference, type RegisterInput } from '@/lib/register/store/records';
import { joined } from '@/lib/shared/text';
import type { Cell } from '../columns/column';
import { type Ownership, ownershipIn } from '../ownership';

/** A column of a table. Dates may be less than a day where the source knew no more. */
interface TableColumn<Record> {
  /** The interface's own name, snake_case. */
  name: string;
  type: 'string' | 'date' | 'double' | 'boolean';
  read(record: Record): Cell | undefined;
}

/** A table: what rows come of a record of the register, and their columns. */
export interface Table<Record = never> {
  kinds: readonly RegisterInput['kind'][];
  rowOf(record: RegisterInput): Record | undefined;
  columns: readonly TableColumn<Record>[];
}

type Names<R, Value> = { [Name in keyof R]: R[Name] extends Value | null | undefined ? Name : never }[keyof R] & string;

/** Columns that are fields of the record, under the same name. */
export const columnsFor = <R>() => ({
  text: (name: Names<R, string>): TableColumn<R> => ({ name, type: 'string', read: (row) => row[name] as Cell }),
  date: (name: Names<R, string>): TableColumn<R> => ({ name, type: 'date', read: (row) => row[name] as Cell }),
  flag: (name: Names<R, boolean>): TableColumn<R> => ({ name, type: 'boolean', read: (row) => row[name] as Cell }),
  made: (name: string, read: (row: R) => string | null | undefined): TableColumn<R> => ({ name, type: 'string', read }),
  number: (name: string, read: (row: R) => number | null | undefined): TableColumn<R> => ({
    name,
    type: 'double',
    read,
  }),
});

/** The last columns of every row: whom to name for it, and on which terms. Empty is not known. */
export const SOURCE_COLUMNS: readonly TableColumn<Source>[] = [
  { name: 'source_publisher', type: 'string', read: ({ publisher }) => publisher },
  { name: 'source_url', type: 'string', read: ({ url }) => url },
  { name: 'source_licence', type: 'string', read: ({ terms }) => terms },
  { name: 'retrieved_at', type: 'string', read: ({ retrieved_at }) => retrieved_at },
];

/** The number of the company that is meant; null where no register numbers it. */
const numberIn = ({ key }: EntityReference): string | null => companyOfKey(key)?.company_number || null;

/** By which company a row is about one, for every table of what belongs to companies. */
export function companyColumns<R extends { company: EntityReference }>(): TableColumn<R>[] {
  const { made } = columnsFor<R>();
  return [
    made('jurisdiction_code', ({ company }) => company.jurisdiction_code),
    made('company_number', ({ company }) => numberIn(company)),
    made('company_name', ({ company }) => company.name),
  ];
}

const { made, number } = columnsFor<Ownership>();

/** One end, by name and by number where it has one. */
function endColumns(end: 'owner' | 'owned'): TableColumn<Ownership>[] {
  const column = (name: string, read: (party: EntityReference) => string | null | undefined) =>
    made(`${end}_${name}`, (row) => {
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

export const relationships: Table<Ownership> = {
  kinds: ['statement'],
  rowOf: (record) => (record.kind === 'statement' ? ownershipIn(record) : undefined),
  columns: [
    ...endColumns('owner'),
    ...endColumns('owned'),
    made('relationship_type', ({ statement }) => statement.relationship?.relationship_type),
    number('percentage', ({ statement }) => statement.relationship?.percentage),
    number('percentage_min', ({ statement }) => statement.relationship?.percentage_min),
    number('percentage_max', ({ statement }) => statement.relationship?.percentage_max),
    number('number_of_shares', ({ statement }) => statement.relationship?.number_of_shares),
    made('interests', ({ statement }) => joined(statement.relationship?.interests, (interest) => interest)),
    ...[day('start_date'), day('end_date'), day('sample_date')],
    number('confidence', ({ statement }) =>
      statement.provenances.length === 0
        ? null
        : Math.max(...statement.provenances.map(({ confidence }) => confidence)),
    ),
    made('data_type', ({ statement }) => statement.data_type),
    made('statement_key', ({ statement }) => statement.key),
  ],
};
