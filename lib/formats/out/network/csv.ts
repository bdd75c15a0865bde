import { BYTE_ORDER_MARK, csvLine } from '@/lib/formats/out/csv';
import { FIGURES, figureOf } from '@/lib/network/figures';
import { type Entity, nameOf, type Relationship } from '@/lib/network/model';
import { fileColumns, sourceColumns } from '../about';
import type { Cell } from '../columns';
import { type Extract, entityFields, type Field, pageOf, relationshipFields } from './extract';

/** A line for each relationship, with name and address of both ends. */
export function relationshipsCsv(extract: Extract): string {
  const entities = new Map(extract.entities.map((entity) => [entity.id, entity]));
  const ends = (end: 'parent' | 'child'): Field<Relationship>[] => [
    { name: `${end}_name`, type: 'string', read: (one) => nameOf(entities.get(one[end]), one[end]) },
    { name: `${end}_page`, type: 'string', read: (one) => pageOf(extract, one[end]) },
  ];
  return table(extract, [...ends('parent'), ...ends('child'), ...relationshipFields(extract)], extract.relationships);
}

/** A line for each entity. */
export const entitiesCsv = (extract: Extract): string =>
  table<Entity>(
    extract,
    [{ name: 'path', type: 'string', read: ({ id }) => id }, ...entityFields(extract), ...figureFields(extract)],
    extract.entities,
  );

const figureFields = ({ figures }: Extract): Field<Entity>[] =>
  figures
    ? FIGURES.map((name) => ({ name, type: 'double', read: ({ id }) => figureOf(figures, id, name) ?? null }))
    : [];

/** Header, rows, and the source on each row; formulas are guarded, as in every CSV of the explorer. */
function table<R extends object>({ about }: Extract, fields: readonly Field<R>[], rows: readonly R[]): string {
  const more = [...sourceColumns(about), ...fileColumns(about)];
  const cells = (row: R): Cell[] => [...fields.map(({ read }) => read(row)), ...more.map(({ read }) => read(row))];
  const header = csvLine([...fields, ...more].map(({ name }) => name));
  return BYTE_ORDER_MARK + header + rows.map((row) => csvLine(cells(row))).join('');
}
