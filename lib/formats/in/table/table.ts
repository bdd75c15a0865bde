import type { RegisterInput } from '@/lib/register/store/records';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { isRaw, type Raw } from '../raw';
import { readCsvRecords } from '../read/csv';
import { type Expression, readMapping, type TableMapping } from './mapping';
import { columnsOf, sourceOf, toRecord } from './records';

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
const columnsRead = ({ records }: TableMapping): string[] => [...new Set(records.flatMap(columnsIn))];

/** A row is taken where it makes at least one of the records that the mapping expects of it. */
function mapRow(row: Raw, mapping: TableMapping, file: FileFacts): Mapped {
  const context = { row, mapping, source: sourceOf(mapping, file) };
  const made = mapping.records.map((record) => toRecord(record, context));
  const records = made.filter((one): one is Exclude<typeof one, { skip: string }> => !('skip' in one));
  const inputs: RegisterInput[] = records;
  return inputs.length > 0 ? inputs : (made.find((one): one is { skip: string } => 'skip' in one) ?? []);
}

/** Any other table, read as its mapping says (lib/formats/README.md, "A table of your own"). */
export const table: ImportFormat = {
  name: 'csv',
  describes: 'Any other table, read as a mapping says (--mapping)',
  recognises: () => false,
  read(file, options) {
    const { separator, columns } = readMapping(options?.mapping);
    return readCsvRecords(file, { separator, columns });
  },
  createMapper(options) {
    const mapping = readMapping(options?.mapping);
    const expected = columnsRead(mapping);
    return (raw, file) => {
      if (!isRaw(raw)) return skip('not a row');
      const missing = expected.find((column) => !Object.hasOwn(raw, column));
      if (missing !== undefined) return skip(`the table has no column "${missing}", of which the mapping speaks`);
      return mapRow(raw, mapping, file);
    };
  },
};
