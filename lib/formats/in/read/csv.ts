import { parse } from 'csv-parse/sync';
import type { ReadItem } from '../format';
import { parsePlainRecord } from './csv-record';
import { splitChunks } from './lines';
import { QuotedLines, type RecordText } from './quoted-lines';
import type { SourceFile } from './source-file';
import { type MakerFor, recordMaker, rowMaker } from './table-row';

/** Quotes at odd places are taken as they stand. */
function parseOddRecord(text: string, delimiter: string): string[] | undefined {
  try {
    const rows: string[][] = parse(text, { delimiter, relax_column_count: true, relax_quotes: true });
    return rows.length === 1 ? rows[0] : undefined;
  } catch {
    return undefined;
  }
}

const parseRecord = (text: string, separator: string): string[] | undefined =>
  parsePlainRecord(text, separator) ?? parseOddRecord(text, separator);

/** How a table is written where it is not as most are. */
export interface CsvForm {
  /** What stands between fields, one character; a comma where absent. */
  separator?: string;
  /** The names of the columns of a table without a header. */
  columns?: readonly string[] | undefined;
}

/** The text of a row, of which its record can be made again. */
class RowText {
  constructor(
    private readonly text: string,
    private readonly toRecord: (text: string) => unknown,
  ) {}

  raw(): unknown {
    return this.toRecord(this.text);
  }
}

/** Rows of a table, read under its header. */
function createRowReader(header: readonly string[], separator: string, makerFor: MakerFor) {
  const [makeRaw, makeRecord] = [makerFor(header), recordMaker(header)];
  const toRecord = (text: string): unknown => makeRecord(parseRecord(text, separator) ?? []);
  return ({ number: line, text }: RecordText): ReadItem => {
    const cells = parseRecord(text, separator);
    if (!cells) return { line, problem: 'not valid CSV', text };
    if (cells.length !== header.length) return { line, problem: 'not as many columns as the header', text };
    return { line, raw: makeRaw(cells, text), again: new RowText(text, toRecord) };
  };
}

/** A table's records → its rows, the first of them being its header where none is given. */
function createTableReader({ separator = ',', columns }: CsvForm, makerFor: MakerFor) {
  let read = columns && createRowReader(columns, separator, makerFor);
  return function* (records: Iterable<RecordText>): Generator<ReadItem> {
    for (const record of records) {
      const { broken, number: line, text } = record;
      if (broken) yield { line, problem: 'a quote that is never closed', text };
      else if (read) yield read(record);
      else {
        const header = (parseRecord(text, separator) ?? []).map((name) => name.trim());
        read = createRowReader(header, separator, makerFor);
      }
    }
  };
}

async function* readTable(file: SourceFile, form: CsvForm, makerFor: MakerFor): AsyncIterable<Iterable<ReadItem>> {
  const quoted = new QuotedLines();
  const read = createTableReader(form, makerFor);
  for await (const lines of splitChunks(file.bytes())) yield read(quoted.join(lines));
  yield read(quoted.end());
}

/** The rows of a CSV file, each as an object under its header; blanks round header names do not count. */
export async function* readCsvRecords(file: SourceFile, form: CsvForm = {}): AsyncIterable<ReadItem> {
  for await (const items of readTable(file, form, recordMaker)) yield* items;
}

/** The rows of a CSV file, each as a `TableRow`, many at a time. */
export const readCsvRows = (file: SourceFile, form: CsvForm = {}): AsyncIterable<Iterable<ReadItem>> =>
  readTable(file, form, rowMaker);
