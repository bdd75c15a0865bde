import { parse } from 'csv-parse/sync';
import type { ReadItem } from '../format';
import type { Raw } from '../raw';
import { parsePlainRecord } from './csv-record';
import { type Line, splitLines } from './lines';
import type { SourceFile } from './source-file';

/** A quoted field may run over lines, but not for ever: past this its closing quote is missing. */
const MAX_LINES_PER_RECORD = 20;

function hasOpenQuote(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}

/**
 * Lines → records. A quote left open swallows the file in a plain CSV reader; here it costs its own line, and
 * reading goes on with the next.
 */
export async function* joinQuotedLines(lines: AsyncIterable<Line>): AsyncIterable<Line & { broken?: true }> {
  let open: Line[] = [];
  for await (const line of lines) {
    if (open.length === 0 && !hasOpenQuote(line.text)) {
      if (line.text.trim() !== '') yield line;
      continue;
    }
    open.push(line);
    if (open.length > 1 && hasOpenQuote(line.text)) {
      yield { number: open[0]?.number ?? line.number, text: open.map(({ text }) => text).join('\n') };
      open = [];
    } else if (open.length > MAX_LINES_PER_RECORD) {
      yield* giveUp(open);
      open = [];
    }
  }
  yield* giveUp(open);
}

function* giveUp([first, ...others]: Line[]): Iterable<Line & { broken?: true }> {
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

/** Each field under its header. A table of a million rows is filled in place; a header may still be called anything. */
function toRaw(header: readonly string[], row: string[]): Raw {
  if (header.includes('__proto__')) return Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']));
  const raw: Raw = {};
  for (let index = 0; index < header.length; index++) raw[header[index] ?? ''] = row[index] ?? '';
  return raw;
}

function toItem(header: readonly string[], line: number, text: string, separator: string): ReadItem {
  const row = parseRecord(text, separator);
  if (!row) return { line, problem: 'not valid CSV', text };
  if (row.length !== header.length) return { line, problem: 'not as many columns as the header', text };
  return { line, raw: toRaw(header, row), again: () => toRaw(header, parseRecord(text, separator) ?? []) };
}

/** The rows of a CSV file, each as an object under its header; blanks round header names do not count. */
export async function* readCsvRecords(file: SourceFile, form: CsvForm = {}): AsyncIterable<ReadItem> {
  const { separator = ',' } = form;
  let header = form.columns;
  for await (const { broken, number, text } of joinQuotedLines(splitLines(file.bytes()))) {
    if (broken) yield { line: number, problem: 'a quote that is never closed', text };
    else if (header) yield toItem(header, number, text, separator);
    else header = (parseRecord(text, separator) ?? []).map((name) => name.trim());
  }
}
