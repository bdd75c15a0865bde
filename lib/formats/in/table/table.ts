import type { RegisterInput } from '@/lib/register/store/records';
import { type FileFacts, type ImportFormat, type Mapped, skip } from '../format';
import { isRaw, type Raw } from '../raw';
import { readCsvRecords } from '../read/csv';
import { columnsRead } from './columns';
import { readMapping, type TableMapping } from './mapping';
import { sourceOf, toRecord } from './records';

/** A row is taken where it makes at least one of the records that the mapping expects of it. */
function mapRow(row: Raw, mapping: TableMapping, file: FileFacts): Mapped {
  const context = { row, mapping, source: sourceOf(mapping, file) };
  const made = mapping.records.map((record) => toRecord(record, context));
  const records = made.filter((one): one is Exclude<typeof one, { skip: string }> => !('skip' in one));
  const inputs: RegisterInput[] = records;
  return inputs.length > 0 ? inputs : (made.find((one): one is { skip: string } => 'skip' in one) ?? []);
}

/** Any other table, read as its mapping says (README, "A table of your own"). */
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
