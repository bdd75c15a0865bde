import { parse } from 'csv-parse/sync';
import type { ReadItem } from '../format';
import { readBytes } from './bytes';
import { type Line, splitLines } from './lines';

/** A quoted field may run over lines, but not for ever: past this its closing quote is missing. */
const MAX_LINES_PER_RECORD = 20;
/** One call of the parser costs more than a row of it. */
const ROWS_PER_PARSE = 500;

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0;

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

function parseRows(records: Line[]): string[][] | undefined {
  try {
    const text = records.map((record) => record.text).join('\n');
    const rows: string[][] = parse(text, { relax_column_count: true, relax_quotes: true });
    return rows.length === records.length ? rows : undefined;
  } catch {
    return undefined;
  }
}

function toItem(header: string[], line: number, row: string[] | undefined): ReadItem {
  if (!row) return { line, problem: 'not valid CSV' };
  if (row.length !== header.length) return { line, problem: 'not as many columns as the header' };
  return { line, raw: Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])) };
}

function toItems(header: string[], records: Line[]): ReadItem[] {
  const rows = parseRows(records);
  if (rows) return records.map(({ number }, index) => toItem(header, number, rows[index]));
  return records.map((record) => toItem(header, record.number, parseRows([record])?.[0]));
}

/** The rows of a CSV file with a header, each as an object; blanks round header names do not count. */
export async function* readCsvRecords(file: string): AsyncIterable<ReadItem> {
  let header: string[] | undefined;
  let waiting: Line[] = [];
  for await (const { broken, ...record } of joinQuotedLines(splitLines(readBytes(file)))) {
    if (broken) {
      yield { line: record.number, problem: 'a quote that is never closed' };
    } else if (!header) {
      header = (parseRows([record])?.[0] ?? []).map((name) => name.trim());
    } else {
      waiting.push(record);
    }
    if (header && waiting.length >= ROWS_PER_PARSE) {
      yield* toItems(header, waiting);
      waiting = [];
    }
  }
  if (header) yield* toItems(header, waiting);
}
