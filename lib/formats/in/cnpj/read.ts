import type { ReadItem } from '../format';
import { readCsvRecords } from '../read/csv';
import { parsePlainRecord } from '../read/csv-record';
import { withEncoding } from '../read/encoding';
import type { SourceFile } from '../read/source-file';
import { TABLES } from './tables';

const SEPARATOR = ';';

const firstLine = (text: string): string => text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0] ?? '';

/** The columns of the table that begins so; undefined where it is none of the register's. */
export function columnsOf(start: string): readonly string[] | undefined {
  const line = firstLine(start);
  const fields = line.startsWith('"') ? parsePlainRecord(line, SEPARATOR) : undefined;
  return TABLES.find((columns) => columns.length === fields?.length);
}

/** The start of a file may end inside a letter, which is no fault of its encoding. */
function isUtf8(start: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The rows of a table of the register, which is published in Latin-1 and kept by many in UTF-8. */
export async function* readTable(file: SourceFile): AsyncIterable<ReadItem> {
  const start = await file.start();
  const source = isUtf8(start) ? file : withEncoding(file, 'latin1');
  const columns = columnsOf(start.toString('latin1'));
  if (!columns) throw new Error('it is no table of the CNPJ register');
  yield* readCsvRecords(source, { separator: SEPARATOR, columns });
}
