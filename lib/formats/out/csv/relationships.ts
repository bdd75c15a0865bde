import type { EntityReference } from '@/lib/register/store/records';
import { joined } from '@/lib/shared/text';
import { type Ownership, ownershipIn } from '../ownership';
import { columnsFor, type Table, type TableColumn } from './column';
import { numberIn } from './company-of';

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
