import { parse } from 'csv-parse/sync';
import type { ReadItem } from '../format';
import type { Raw } from '../raw';
import { parsePlainRecord } from './csv-record';
import { type Line, splitChunks } from './lines';
import type { SourceFile } from './source-file';

/** A quoted field may run over lines, but not for ever: past this its closing quote is missing. */
const MAX_LINES_PER_RECORD = 20;

function hasOpenQuote(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}

/** The text of one record, under the number of its first line. */
type RecordText = Line & { broken?: true };

/**
 * Lines → records. A quote left open swallows the file in a plain CSV reader; here it costs its own line, and
 * reading goes on with the next.
 */
class QuotedLines {
  private open: Line[] = [];

  *join(lines: Iterable<Line>): Iterable<RecordText> {
    for (const line of lines) {
      if (this.open.length > 0 || hasOpenQuote(line.text)) yield* this.goOn(line);
      else if (line.text.trim() !== '') yield line;
    }
  }

  /** No more lines will come. */
  *end(): Iterable<RecordText> {
    const open = this.open;
    this.open = [];
    yield* giveUp(open);
  }

  private *goOn(line: Line): Iterable<RecordText> {
    const { open } = this;
    open.push(line);
    if (open.length > 1 && hasOpenQuote(line.text)) {
      this.open = [];
      yield { number: open[0]?.number ?? line.number, text: open.map(({ text }) => text).join('\n') };
    } else if (open.length > MAX_LINES_PER_RECORD) yield* this.end();
  }
}

function* giveUp([first, ...others]: Line[]): Iterable<RecordText> {
  if (first) yield { ...first, broken: true };
  for (const line of others) if (line.text.trim() !== '') yield line;
}

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

type ToRaw = (row: readonly string[]) => Raw;

/**
 * Each field under its header, which may be called anything. Objects that are copied have all their fields from the
 * start: filled one by one, those of a wide table would grow eighteen times.
 */
function createRawMaker(header: readonly string[]): ToRaw {
  const fields = (row: readonly string[]) => header.map((name, index): [string, string] => [name, row[index] ?? '']);
  if (header.includes('__proto__')) return (row) => Object.fromEntries(fields(row));
  // What the parser of JSON makes is laid out well, however many fields it has.
  const empty: Raw = JSON.parse(JSON.stringify(Object.fromEntries(fields([]))));
  return (row) => {
    const raw = { ...empty };
    for (let index = 0; index < header.length; index++) if (row[index]) raw[header[index] ?? ''] = row[index];
    return raw;
  };
}

/** Rows of a table, read under its header. */
function createRowReader(header: readonly string[], separator: string): (line: Line) => ReadItem {
  const toRaw = createRawMaker(header);
  return ({ number: line, text }) => {
    const row = parseRecord(text, separator);
    if (!row) return { line, problem: 'not valid CSV', text };
    if (row.length !== header.length) return { line, problem: 'not as many columns as the header', text };
    return { line, raw: toRaw(row), again: () => toRaw(parseRecord(text, separator) ?? []) };
  };
}

/** A table's records → its rows, the first of them being its header where none is given. */
function createTableReader({
  separator = ',',
  columns,
}: CsvForm): (records: Iterable<RecordText>) => Iterable<ReadItem> {
  let read = columns && createRowReader(columns, separator);
  return function* (records) {
    for (const record of records) {
      const { broken, number: line, text } = record;
      if (broken) yield { line, problem: 'a quote that is never closed', text };
      else if (read) yield read(record);
      else
        read = createRowReader(
          (parseRecord(text, separator) ?? []).map((name) => name.trim()),
          separator,
        );
    }
  };
}

/** The rows of a CSV file, each as an object under its header; blanks round header names do not count. */
export async function* readCsvRecords(file: SourceFile, form: CsvForm = {}): AsyncIterable<ReadItem> {
  const quoted = new QuotedLines();
  const read = createTableReader(form);
  for await (const lines of splitChunks(file.bytes())) yield* read(quoted.join(lines));
  yield* read(quoted.end());
}
