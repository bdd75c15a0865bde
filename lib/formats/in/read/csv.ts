import { parse } from 'csv-parse/sync';
import { isCleanAscii } from '@/lib/shared/text';
import type { ReadItem } from '../format';
import type { Raw } from '../raw';
import { type Line, type SourceFile, splitChunks } from './source-file';

/**
 * A row of a table: its cells, in the order of its columns. Whoever maps the rows of a wide table looks once for where
 * a column stands, in place of making an object of each row and looking in it by the names of its columns.
 */
export class TableRow {
  constructor(
    /** The same object for all rows of a table. */
    readonly columns: readonly string[],
    readonly cells: readonly string[],
    /** Whether its line is clean ASCII: of a cell there is nothing to clean but a blank at either end. */
    readonly isClean = false,
  ) {}
}

/** The place of a column; one past the last, where no row has a cell, for a column that the table has not. */
export function placeOf(columns: readonly string[], column: string): number {
  const place = columns.lastIndexOf(column);
  return place === -1 ? columns.length : place;
}

/** What makes of the cells of a table's rows what its mapping is given. */
type MakerFor = (columns: readonly string[]) => (cells: readonly string[], text: string) => unknown;

const rowMaker: MakerFor = (columns) => (cells, text) => new TableRow(columns, cells, isCleanAscii(text));

/**
 * Each field under its header, which may be called anything. Objects that are copied have all their fields from the
 * start: filled one by one, those of a wide table would grow eighteen times.
 */
function recordMaker(header: readonly string[]): (cells: readonly string[]) => Raw {
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

const QUOTE = '"';

/** Where the quoted field that begins at `start` ends: the place of its last quote, or -1 where it has none. */
function endOfQuoted(text: string, start: number): number {
  let end = text.indexOf(QUOTE, start + 1);
  while (end !== -1 && text[end + 1] === QUOTE) end = text.indexOf(QUOTE, end + 2);
  return end;
}

function unquote(text: string): string {
  return text.includes(QUOTE) ? text.replaceAll('""', QUOTE) : text;
}

/** Fields, where at least one is quoted; undefined where a quote stands at a place it should not. */
function parseQuoted(text: string, separator: string): string[] | undefined {
  const fields: string[] = [];
  let start = 0;
  while (start <= text.length) {
    const isQuoted = text[start] === QUOTE;
    const last = isQuoted ? endOfQuoted(text, start) : start;
    if (last === -1) return undefined;
    const next = isQuoted ? last + 1 : text.indexOf(separator, start);
    const end = next === -1 ? text.length : next;
    const field = isQuoted ? unquote(text.slice(start + 1, last)) : text.slice(start, end);
    if (isQuoted ? end < text.length && text[end] !== separator : field.includes(QUOTE)) return undefined;
    fields.push(field);
    start = end + 1;
  }
  return fields;
}

/**
 * The fields of one record that is written as it should be (RFC 4180), which nearly all are, in a fraction of the time
 * that a parser for all of CSV takes; undefined for any other, and for one with a carriage return in it.
 */
export function parsePlainRecord(text: string, separator = ','): string[] | undefined {
  if (text.includes('\r')) return undefined;
  return text.includes(QUOTE) ? parseQuoted(text, separator) : text.split(separator);
}

/** A quoted field may run over lines, but not for ever: past this its closing quote is missing. */
const MAX_LINES_PER_RECORD = 20;

function hasOpenQuote(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}

/** The text of one record, under the number of its first line. */
type RecordText = Line & { broken?: true };

const isBlank = ({ text }: Line): boolean => text.trim() === '';

function giveUp([first, ...others]: Line[]): RecordText[] {
  return first ? [{ ...first, broken: true }, ...others.filter((line) => !isBlank(line))] : [];
}

/**
 * Lines → records. A quote left open swallows the file in a plain CSV reader; here it costs its own line, and
 * reading goes on with the next.
 */
class QuotedLines {
  private open: Line[] = [];

  /** The records that end in these lines, each made as it is asked for. */
  *join(lines: Iterable<Line>): Generator<RecordText> {
    for (const line of lines) {
      if (this.open.length > 0 || hasOpenQuote(line.text)) yield* this.goOn(line);
      else if (!isBlank(line)) yield line;
    }
  }

  /** No more lines will come. */
  end(): RecordText[] {
    const open = this.open;
    this.open = [];
    return giveUp(open);
  }

  private goOn(line: Line): RecordText[] {
    const { open } = this;
    open.push(line);
    if (open.length > 1 && hasOpenQuote(line.text)) {
      this.open = [];
      return [{ number: open[0]?.number ?? line.number, text: open.map(({ text }) => text).join('\n') }];
    }
    return open.length > MAX_LINES_PER_RECORD ? this.end() : [];
  }
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
interface CsvForm {
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
