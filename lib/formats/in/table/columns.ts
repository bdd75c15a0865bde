import { columnsOf } from './expression';
import type { Expression, TableMapping } from './mapping';

const isExpression = (value: unknown): value is Expression =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && ['value', 'columns', 'column'].some((key) => key in value));

/** Words of the mapping that are no column. */
const CHOICES = new Set(['kind', 'relationship_type', 'entity_type', 'code_scheme_id']);

function columnsIn(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (CHOICES.has(name)) return [];
    if (isExpression(value)) return columnsOf(value);
    return typeof value === 'object' && value !== null ? columnsIn(value) : [];
  });
}

/** Every column that a mapping reads. */
export const columnsRead = ({ records }: TableMapping): string[] => [...new Set(records.flatMap(columnsIn))];
