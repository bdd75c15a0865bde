import type { ReadItem } from '../format';
import type { Raw } from '../raw';
import { readCsvRecords } from '../read/csv';
import { parsePlainRecord } from '../read/csv-record';
import type { SourceFile } from '../read/source-file';

/** A row that ends before its last column, which holds notes: nothing that is read is missing. */
function withoutNotes(item: ReadItem, columns: readonly string[]): ReadItem {
  const fields = 'problem' in item ? parsePlainRecord(item.text ?? '') : undefined;
  if (fields?.length !== columns.length - 1) return item;
  const raw: Raw = Object.fromEntries(fields.map((field, at) => [columns[at], field]));
  return { line: item.line, raw };
}

/** A table read under names of ours, as two of its own are the same, or run over lines. */
export async function* readUnder(columns: readonly string[], file: SourceFile): AsyncIterable<ReadItem> {
  let isHeader = true;
  for await (const item of readCsvRecords(file, { columns })) {
    if (!isHeader) yield withoutNotes(item, columns);
    isHeader = false;
  }
}
