import { Parser } from 'htmlparser2';
import type { RegisterInput } from '@/lib/register/store/records';
import { fold } from '@/lib/shared/names/fold';
import { type FileFacts, type Mapped, type ReadItem, skip } from '../format';
import { type Raw, textAt } from '../raw';
import type { SourceFile } from '../read/source-file';
import { cleanText, nameProblem } from '../text';
import { cikKey, provenanceOf, toCik } from './filer';
import { jurisdictionOfName } from './places';

/** What the registrant declares of its own subsidiaries (Regulation S-K, item 601(b)(21)); each is an entity of its own here. */
const DECLARED = 80;

const LARGEST_PAGE = 32 * 1024 * 1024;

/** The rows of the tables of a page, as the texts of their cells. */
class RowCollector {
  readonly rows: string[][] = [];
  private row: string[] | undefined;
  private cell: string | undefined;

  open(name: string): void {
    if (name === 'tr') this.row = [];
    else if (name === 'td' || name === 'th') this.cell = '';
    else if (this.cell !== undefined && /^(?:br|div|p)$/.test(name)) this.cell += ' ';
  }

  text(text: string): void {
    if (this.cell !== undefined) this.cell += text;
  }

  close(name: string): void {
    if ((name === 'td' || name === 'th') && this.cell !== undefined) {
      this.row?.push(this.cell);
      this.cell = undefined;
    } else if (name === 'tr' && this.row) {
      this.rows.push(this.row);
      this.row = undefined;
    }
  }
}

const HEADING =
  /\b(?:jurisdiction|incorporat|organi[sz]ed|organi[sz]ation|percentage|name of|state or|country of|subsidiar)/i;
const PERCENTAGE = /^(\d{1,3}(?:\.\d+)?)\s*%?$/;
/** After a plain space; a number that belongs to the name is bound to it by one that does not break. */
const FOOTNOTES = /(?: +\(\d{1,2}\)|[ \n]*[*†])+\s*$/;
/** What is longer is no name, and looking for notes at its end would take longer than reading the page. */
const LONGEST_CELL = 2_000;

const withoutFootnotes = (cell: string): string => (cell.length > LONGEST_CELL ? cell : cell.replace(FOOTNOTES, ''));

/** Name, place and share of a row; undefined where it is a heading, a note or of another table. */
export function readRow(cells: string[]): { name: string; place: string; percentage: string | null } | undefined {
  const texts = cells.map((cell) => cleanText(withoutFootnotes(cell))).filter((text) => text !== null && text !== '%');
  const [name, ...others] = texts.filter((text) => text !== null);
  const percentage = others.find((text) => PERCENTAGE.test(text)) ?? null;
  const place = others.filter((text) => !PERCENTAGE.test(text)).at(-1);
  if (name === undefined || place === undefined || HEADING.test(`${name} ${place}`)) return undefined;
  return { name, place, percentage };
}

/** The rows of an Exhibit 21 that name a subsidiary and where it is; lines count rows of the tables. */
export async function* readSubsidiaries(file: SourceFile): AsyncIterable<ReadItem> {
  const collector = new RowCollector();
  const parser = new Parser({
    onopentag: (name) => collector.open(name),
    ontext: (text) => collector.text(text),
    onclosetag: (name) => collector.close(name),
  });
  const decoder = new TextDecoder();
  let length = 0;
  for await (const chunk of file.bytes()) {
    length += chunk.length;
    if (length > LARGEST_PAGE) throw new Error('it is a page of more than 32 megabytes');
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.end(decoder.decode());
  for (const [index, cells] of collector.rows.entries()) {
    const row = readRow(cells);
    if (row) yield { line: index + 1, raw: { exhibit: 21, ...row } };
  }
}

/**
 * Whose subsidiaries they are the page does not say: its file must be named by the registrant, by CIK or by a ticker
 * that the list of tickers, read before, tells: `CIK0000320193-ex21.html`, `ex21_aapl.html`.
 */
function registrantOf(name: string, tickers: Map<string, string>): string | null {
  const cik = toCik(/CIK(\d{1,10})/i.exec(name)?.[1] ?? null);
  const words = name
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9.]+/);
  return cik ?? words.map((word) => tickers.get(word)).find((found) => found !== undefined) ?? null;
}

/** A row of an Exhibit 21: a subsidiary, known by name and place. */
export function mapSubsidiary(raw: Raw, file: FileFacts, tickers: Map<string, string>): Mapped {
  const cik = registrantOf(file.name, tickers);
  if (cik === null)
    return skip('a list whose file is not named by its registrant: put CIK and its number into the name');
  const [name, place] = [textAt(raw, 'name'), textAt(raw, 'place')];
  if (name === null || nameProblem(name)) return skip(`a subsidiary with ${nameProblem(name)}`);
  const percentage = Number(PERCENTAGE.exec(textAt(raw, 'percentage') ?? '')?.[1] ?? Number.NaN);
  const key = `edgar:subsidiary:${cik}:${fold(name).trim()}:${fold(place ?? '').trim()}`;
  const day = file.date.slice(0, 10);
  const statement: RegisterInput = {
    kind: 'statement',
    key,
    data_type: 'subsidiary_relationship',
    predicate: 'controls',
    subjects: [{ key: cikKey(cik), name: `CIK ${cik}`, entity_type: 'company', identifier: `CIK ${cik}` }],
    objects: [
      {
        key: `${key}#entity`,
        name,
        entity_type: 'company',
        jurisdiction_string: place,
        jurisdiction_code: jurisdictionOfName(place),
      },
    ],
    properties: { ...(Number.isFinite(percentage) && { percentage_of_voting_securities: percentage }) },
    sample_date: day,
    version: file.date,
    relationship: {
      relationship_type: 'subsidiary',
      percentage: Number.isFinite(percentage) && percentage <= 100 ? percentage : null,
    },
    provenances: [provenanceOf(key, cik, DECLARED, file.date, file)],
  };
  return [statement];
}
