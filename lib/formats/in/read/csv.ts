import { parse } from 'csv-parse/sync';
import { isCleanAscii } from '@/lib/shared/text';
import type { ReadItem } from '../format';
import type { Raw } from '../raw';
import { type Line, type SourceFile, splitChunks } from './source-file';

/**
 * A row of a table: its cells in column order. Mappings of wide tables look up a column's index once,
 * instead of making an object for each row.
 */
export class TableRow {
  constructor(
    /** The same object for all rows of a table. */
    readonly columns: readonly string[],
    readonly cells: readonly string[],
    /** True if its line is clean ASCII: cells then need only trimming. */
    readonly isClean = false,
  ) {}
}

/** The index of a column; for a missing column an index past the last, where every row is empty. */
export function placeOf(columns: readonly string[], column: string): number {
  const place = columns.lastIndexOf(column);
  return place === -1 ? columns.length : place;
}

/** Turns the cells of a row into the input of its mapping. */
type MakerFor = (columns: readonly string[]) => (cells: readonly string[], text: string) => unknown;

const rowMaker: MakerFor = (columns) => (cells, text) => new TableRow(columns, cells, isCleanAscii(text));

/**
 * Each field under its header, which may be any text. Copies of a complete object have all fields from the
 * start: filled one by one, objects of a wide table would be reallocated eighteen times.
 */
function recordMaker(header: readonly string[]): (cells: readonly string[]) => Raw {
  const fields = (row: readonly string[]) => header.map((name, index): [string, string] => [name, row[index] ?? '']);
  if (header.includes('__proto__')) return (row) => Object.fromEntries(fields(row));
  // JSON.parse lays objects out well, however many fields they have.
  const empty: Raw = JSON.parse(JSON.stringify(Object.fromEntries(fields([]))));
  return (row) => {
    const raw = { ...empty };
    for (let index = 0; index < header.length; index++) if (row[index]) raw[header[index] ?? ''] = row[index];
    return raw;
  };
}

const QUOTE = '"';

/** The index of the closing quote of the field that begins at `start`; -1 if there is none. */
function endOfQuoted(text: string, start: number): number {
  let end = text.indexOf(QUOTE, start + 1);
  while (end !== -1 && text[end + 1] === QUOTE) end = text.indexOf(QUOTE, end + 2);
  return end;
}

function unquote(text: string): string {
  return text.includes(QUOTE) ? text.replaceAll('""', QUOTE) : text;
}

/** The fields of a line with quotes; undefined if a quote is where it should not be. */
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
 * The fields of one valid record (RFC 4180), as nearly all are, in a fraction of the time
 * of a general CSV parser; undefined for any other, and for one with a carriage return in it.
 */
export function parsePlainRecord(text: string, separator = ','): string[] | undefined {
  if (text.includes('\r')) return undefined;
  return text.includes(QUOTE) ? parseQuoted(text, separator) : text.split(separator);
}

/** Maximum lines of a quoted field: beyond it, its closing quote is missing. */
const MAX_LINES_PER_RECORD = 20;

function hasOpenQuote(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}

/** The text of one record, with the number of its first line. */
type RecordText = Line & { broken?: true };

const isBlank = ({ text }: Line): boolean => text.trim() === '';

function giveUp([first, ...others]: Line[]): RecordText[] {
  return first ? [{ ...first, broken: true }, ...others.filter((line) => !isBlank(line))] : [];
}

/**
 * Lines → records. An unclosed quote would swallow the rest of the file; here it costs its own line, and
 * reading goes on with the next.
 */
class QuotedLines {
  private open: Line[] = [];

  /** The records that end in these lines, each made on demand. */
  *join(lines: Iterable<Line>): Generator<RecordText> {
    for (const line of lines) {
      if (this.open.length > 0 || hasOpenQuote(line.text)) yield* this.goOn(line);
      else if (!isBlank(line)) yield line;
    }
  }

  /** Call after the last line. */
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

/** Named, because the parser would look for them at each character until it found one, at ten times the cost. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

/** Misplaced quotes are read literally. */
function parseOddRecord(text: string, delimiter: string): string[] | undefined {
  try {
    const options = { delimiter, record_delimiter: LINE_ENDS, relax_column_count: true, relax_quotes: true };
    const rows: string[][] = parse(text, options);
    return rows.length === 1 ? rows[0] : undefined;
  } catch {
    return undefined;
  }
}

const parseRecord = (text: string, separator: string): string[] | undefined =>
  parsePlainRecord(text, separator) ?? parseOddRecord(text, separator);

/** The dialect of a table. */
interface CsvForm {
  /** The separator of fields, one character; a comma if absent. */
  separator?: string;
  /** The names of the columns of a table without a header. */
  columns?: readonly string[] | undefined;
  /** Whether a column is one that publishers of such tables have; others are reported. */
  isKnown?: (column: string) => boolean;
}

/** The text of a row, from which its record can be made again. */
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

const SEPARATORS = [',', ';', '\t', '|'];

const inWords = (separator: string): string => (separator === '\t' ? 'tabs' : `"${separator}"`);

/** The separator by which the first line of a table has most columns. */
export function separatorOf(line: string): { separator: string; columns: string[] } {
  const all = SEPARATORS.map((separator) => ({ separator, columns: parseRecord(line, separator) ?? [] }));
  return all.reduce((best, one) => (one.columns.length > best.columns.length ? one : best));
}

/** @throws Error if the header is one column by this separator, and several by another. */
function checkSeparator(header: readonly string[], text: string, separator: string): void {
  const { separator: other, columns } = separatorOf(text);
  if (header.length > 1 || columns.length === 1) return;
  throw new Error(
    `its columns are separated by ${inWords(other)}, and not by ${inWords(separator)}: write it with the latter, or say "separator": ${JSON.stringify(other)} in a mapping`,
  );
}

/** A table's records → its rows; the first record is the header unless one is given. */
function createTableReader(
  { separator = ',', columns }: CsvForm,
  makerFor: MakerFor,
  onHeader: (header: readonly string[]) => void,
) {
  let read = columns && createRowReader(columns, separator, makerFor);
  return function* (records: Iterable<RecordText>): Generator<ReadItem> {
    for (const record of records) {
      const { broken, number: line, text } = record;
      if (broken) yield { line, problem: 'a quote that is never closed', text };
      else if (read) yield read(record);
      else {
        const header = (parseRecord(text, separator) ?? []).map((name) => name.trim());
        checkSeparator(header, text, separator);
        onHeader(header);
        read = createRowReader(header, separator, makerFor);
      }
    }
  };
}

/** Columns that nothing reads: new ones of the publisher, or known ones with another name. */
function reportUnknown(header: readonly string[], { isKnown }: CsvForm, { name, findings }: SourceFile): void {
  for (const column of header) {
    if (column !== '' && isKnown && !isKnown(column)) findings.add('unknown_column', column, name);
  }
}

async function* readTable(file: SourceFile, form: CsvForm, makerFor: MakerFor): AsyncIterable<Iterable<ReadItem>> {
  const quoted = new QuotedLines();
  const read = createTableReader(form, makerFor, (header) => reportUnknown(header, form, file));
  for await (const lines of splitChunks(file.bytes())) yield read(quoted.join(lines));
  yield read(quoted.end());
}

/** The rows of a CSV file, each as an object under its header; header names are trimmed. */
export async function* readCsvRecords(file: SourceFile, form: CsvForm = {}): AsyncIterable<ReadItem> {
  for await (const items of readTable(file, form, recordMaker)) yield* items;
}

/** The rows of a CSV file as `TableRow`, in batches. */
export const readCsvRows = (file: SourceFile, form: CsvForm = {}): AsyncIterable<Iterable<ReadItem>> =>
  readTable(file, form, rowMaker);
