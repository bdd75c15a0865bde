import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import { aboutLines, extentInWords } from '../about-lines';
import type { Column } from '../columns/column';
import { briefColumnsOf, columnsOf } from '../columns/columns';
import { type About, type ListDocument, type RecordDocument, shortfallOf, type TakeDocument } from '../document';
import { aboutOf, originOfRow } from '../origin';
import { kindInWords, titleOf } from '../titles';
import { factsTable, section, tableHead, tableRow } from './blocks';
import { DOSSIERS, type Dossier } from './dossiers';
import { escapeMarkdown, markdownCell, markdownLink } from './escape';
import { sideBySide } from './side-by-side';
import { statementLine } from './statement';

/** The last paragraph: what the file is, where it comes from and under which licence. */
function ending(about: About, extent: string | null): string {
  return section(
    'About this file',
    aboutLines(about, extent).map(([label, text]) => `${label}: ${markdownCell(text)}`),
  );
}

function statementsPage({ page_url }: About): string {
  const { origin, pathname } = new URL(page_url);
  return `${origin}${pathname}/statements`;
}

/** A page that holds no statements says where they are: silence would look like there being none. */
function statements<K extends Kind>({ kind, statements: list, about }: RecordDocument<K>): string {
  if (kind !== 'company') return '';
  if (list?.length) return section('Statements', list.map(statementLine));
  const said = list ? 'The register holds none.' : markdownLink('On a page of their own', statementsPage(about));
  return `\n## Statements\n\n${said}\n`;
}

/** The first sentence where a kind has no verdict: what it is and which. */
function whatItIs<K extends Kind>(kind: K, record: Records[K]): string {
  const words = kindInWords(kind, record);
  return escapeMarkdown(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`);
}

function dossier<K extends Kind>(document: RecordDocument<K>): string {
  const { kind, record, about } = document;
  const own: Dossier<K> = DOSSIERS[kind];
  const facts = columnsOf(kind, 'record').filter(({ name }) => !own.apart?.has(name));
  return [
    `# ${escapeMarkdown(titleOf(kind, record))}\n\n`,
    `${own.sentence?.(record) ?? whatItIs(kind, record)}\n`,
    `${own.warnings?.(record) ?? ''}\n`,
    factsTable(facts.map(({ label, read }) => [label, read(record)])),
    own.sections?.(record, about.taken_at.slice(0, 10)) ?? '',
    statements(document),
    ending(aboutOf(document), null),
  ].join('');
}

/** A row of the short table; its first cell leads to the record. */
function briefRow<R extends object>(columns: readonly Column<R>[], row: R): string {
  const { service_url } = originOfRow(row, null);
  const [first, ...others] = columns.map(({ read }) => read(row));
  const named = first === null || first === undefined ? 'not named' : String(first);
  return tableRow([markdownLink(named, service_url), ...others.map(markdownCell)]);
}

async function* list<K extends Kind>(document: ListDocument<K>): AsyncGenerator<string> {
  const { kind, about, rows } = document;
  const columns = briefColumnsOf(kind);
  yield `# ${escapeMarkdown(about.title)}\n\n`;
  if (about.filter !== null) yield `Filter: ${escapeMarkdown(about.filter)}\n\n`;
  let count = 0;
  for await (const row of rows) {
    if (count === 0) yield tableHead(columns.map(({ label }) => label));
    yield briefRow(columns, row);
    count += 1;
  }
  const shortfall = shortfallOf(document);
  if (count === 0 && shortfall === null) yield `There are no ${KINDS[kind].many} here.\n`;
  if (shortfall !== null) yield `\n**${escapeMarkdown(shortfall)}**\n`;
  yield ending(about, extentInWords(count, about.total_count));
}

async function* comparison<K extends Kind>(document: ListDocument<K>): AsyncGenerator<string> {
  const { about } = document;
  const [table, count] = await sideBySide(document);
  const shortfall = shortfallOf(document);
  yield `# ${escapeMarkdown(about.title)}\n\n${table}`;
  if (shortfall !== null) yield `\n**${escapeMarkdown(shortfall)}**\n`;
  yield ending(about, extentInWords(count, about.total_count));
}

/** A dossier of a record, a table of a list, or whole records side by side, in CommonMark with the tables of GitHub. */
export async function* markdownTexts<K extends Kind>(document: TakeDocument<K>): AsyncGenerator<string> {
  if (document.shape === 'record') yield dossier(document);
  else yield* document.ofRecords ? comparison(document) : list(document);
}
