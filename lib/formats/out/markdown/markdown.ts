import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import type { CompanyReference, Provenance } from '@/lib/contract/provenance';
import type { Company, Officer, Statement, StatementEntity } from '@/lib/contract/records';
import { type ClaimCell, type ClaimColumn, compareClaims } from '@/lib/records/company/claims';
import { verdict } from '@/lib/records/format/verdict';
import { isFormer } from '@/lib/records/officer/office-status';
import { officeInWords } from '@/lib/records/officer/officer';
import { placeholderKind } from '@/lib/records/placeholder/kind';
import { provenancesOf } from '@/lib/records/statement/confidence';
import { claimWords } from '@/lib/words/statement';
import { aboutOf, kindInWords, originOfRow, sourceColumns, titleOf } from '../about';
import { briefColumnsOf, type Column, columnsOf } from '../columns';
import {
  type About,
  aboutLines,
  type ExportDocument,
  extentInWords,
  type ListDocument,
  type RecordDocument,
  SPOKEN,
  shortfallOf,
  spoken,
} from '../document';
import { escapeMarkdown, factsTable, markdownCell, markdownLink, section, tableHead, tableRow } from './escape';

/** Escapes the whole verdict for the foreign names in it; its own words contain no markup. */
const companyVerdict = (company: Company): string => escapeMarkdown(verdict(company, SPOKEN));

/** Text that is not a date is returned unchanged, to be escaped. */
const timeOf = (time: Parameters<typeof officeInWords>[0]): string => escapeMarkdown(officeInWords(time, spoken));

const spaced = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(', ');

function warnings({ branch, home_company, subsequent_registration_entities: later }: Company): string {
  const said = [
    branch && `This entry is a branch${home_company ? ` of ${linkOf(home_company)}` : ''}, not a separate company.`,
    ...(later ?? []).map((next) => `Superseded: now registered as ${linkOf({ ...next, name: next.company_name })}.`),
  ];
  return said
    .filter(Boolean)
    .map((line) => `\n> ${line}\n`)
    .join('');
}

const linkOf = ({ name, service_url }: { name: string; service_url?: string | null }): string =>
  markdownLink(name, service_url);

const officerLine = (officer: Officer): string =>
  spaced(linkOf(officer), officer.position && escapeMarkdown(officer.position), timeOf(officer));

function officers({ officers: list }: Company, today: string): string {
  const all = (list ?? []).map(({ officer }) => officer);
  const [former, current] = [all.filter((each) => isFormer(each, today)), all.filter((each) => !isFormer(each, today))];
  return section('Officers', current.map(officerLine)) + section('Former officers', former.map(officerLine));
}

function names({ previous_names, alternative_names }: Company): string {
  const former = (previous_names ?? []).map(({ company_name, start_date, end_date, con_date }) =>
    spaced(escapeMarkdown(company_name), timeOf({ start_date, end_date: end_date ?? con_date })),
  );
  const others = (alternative_names ?? []).map(({ company_name, type, language }) =>
    spaced(escapeMarkdown(company_name), type && escapeMarkdown(type), language && escapeMarkdown(language)),
  );
  return section('Previous names', former) + section('Other names', others);
}

const filings = ({ filings: list }: Company): string =>
  section(
    'Recent filings',
    (list ?? []).map(({ filing }) =>
      spaced(filing.date && escapeMarkdown(filing.date), linkOf({ ...filing, name: filing.title })),
    ),
  );

function data({ data: held }: Company): string {
  const recent = (held?.most_recent ?? []).map(({ datum }) =>
    linkOf({ ...datum, name: datum.title ?? datum.data_type }),
  );
  const left = (held?.total_count ?? 0) - recent.length;
  return section(
    'Data',
    recent,
    left > 0 ? `${spoken.counted(left, { one: 'item', other: 'items' })} not in this file.` : undefined,
  );
}

function control(company: Company): string {
  const parent = (label: string, entity: CompanyReference | null | undefined) =>
    entity && `${label}: ${linkOf(entity)}`;
  const owners = (company.ultimate_beneficial_owners ?? []).map(
    ({ ultimate_beneficial_owner: owner }) => `Beneficial owner: ${linkOf(owner)}`,
  );
  const lines = [
    parent('Controlled by', company.controlling_entity),
    parent('Ultimately by', company.ultimate_controlling_company),
    ...owners,
  ];
  return section(
    'Control',
    lines.filter((line) => typeof line === 'string'),
  );
}

const claimMark = ({ isShown, differs }: ClaimCell): string => (isShown ? ' (shown)' : differs ? ' (differs)' : '');

/** What each record says, side by side; nothing for a company of one record, whose source is at the end. */
function sources(company: Company): string {
  const { facts, table: words } = claimWords[SPOKEN];
  const table = compareClaims(company, SPOKEN);
  if (!table) return '';
  const { columns, rows, leftOut } = table;
  const heads = columns.map(({ source }) => markdownLink(source?.publisher ?? 'Publisher not named', source?.url));
  const day = ({ source, assumed_day }: ClaimColumn) =>
    source?.retrieved_at && !assumed_day ? spoken.date(source.retrieved_at) : 'not told';
  const lines = [
    tableRow(['Retrieved', ...columns.map((column) => escapeMarkdown(day(column)))]),
    tableRow(['Licence', ...columns.map(({ source }) => markdownCell(source?.terms ?? 'not named'))]),
    tableRow(['Confidence, 0 to 100', ...columns.map(({ confidence }) => String(confidence))]),
    ...rows.map(({ name, cells }) =>
      tableRow([facts[name], ...cells.map((cell) => (cell ? markdownCell(cell.value) + claimMark(cell) : ''))]),
    ),
  ];
  const note = leftOut > 0 ? `${words.rule} ${words.leftOut(spoken, leftOut)}` : words.rule;
  return `\n## ${words.title}\n\n${tableHead(['Fact', ...heads])}${lines.join('')}\n${escapeMarkdown(note)}\n`;
}

/** Fields with a separate section, left out of the table of facts. */
const COMPANY_SECTIONS: ReadonlySet<string> = new Set([
  'name',
  'branch',
  'previous_names',
  'alternative_names',
  'officers',
  'filings',
  'data_count',
  'records',
  'other_claims',
  'controlling_entity',
  'ultimate_controlling_company',
  'ultimate_beneficial_owners',
  'subsequent_registration_entities',
  'home_company',
]);

const companyWarnings = warnings;

/** All lists of a company, each under a heading; empty lists have none. */
const companySections = (company: Company, today: string): string =>
  [control(company), names(company), officers(company, today), filings(company), data(company), sources(company)].join(
    '',
  );

/** Deeper than any known record; deeper values are left to other formats. */
const MAX_DEPTH = 6;

const wordsOf = (key: string): string => key.replaceAll('_', ' ');

/**
 * A structure with unknown keys, as lines to read: "shareholders, name: Example Ltd". Unknown values have
 * no line.
 */
function structureLines(value: unknown, path: readonly string[] = []): string[] {
  if (value === null || value === undefined || value === '' || path.length > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((item) => structureLines(item, path));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => structureLines(inner, [...path, wordsOf(key)]));
  }
  const cell = typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
  return [`${escapeMarkdown(path.join(', '))}: ${markdownCell(cell)}`];
}

const ends = (entities: readonly StatementEntity[] | null | undefined): string =>
  entities?.map(({ name, service_url }) => markdownLink(name, service_url)).join(', ') || 'somebody who is not named';

/** A date with its sign: "< 2016-04-06" is on that day or before. */
const day = (date: string | null | undefined, sign: string | null | undefined): string | null =>
  date ? escapeMarkdown(sign ? `${sign} ${date}` : date) : null;

function period({ start_date, start_date_type, end_date, end_date_type }: Statement): string {
  const [from, to] = [day(start_date, start_date_type), day(end_date, end_date_type)];
  return [from && `from ${from}`, to && `until ${to}`].filter(Boolean).join(' ');
}

/** One provenance: the source, the time, and the confidence. */
function provenanceLine({ source_url, source_type, confidence, created_at }: Provenance): string {
  const source = source_url ? markdownLink(source_url, source_url) : 'source not named';
  const rest = [source_type, created_at?.slice(0, 10), confidence == null ? null : `confidence ${confidence}`];
  return [source, ...rest.filter((part) => typeof part === 'string').map(escapeMarkdown)].join(', ');
}

/** "A controls B, from …; source …". */
function statementLine(statement: Statement): string {
  const { subject_entities, object_entities, predicate, data_type, service_url } = statement;
  const said = `${ends(subject_entities)} ${escapeMarkdown(predicate ?? 'is stated of')} ${ends(object_entities)}`;
  const sources = provenancesOf(statement).map(provenanceLine);
  const source = sources.length === 0 ? 'no source is named' : `source: ${sources.join('; ')}`;
  const parts = [said, period(statement), markdownLink(data_type.replaceAll('_', ' '), service_url)];
  return `${parts.filter(Boolean).join(', ')}; ${source}`;
}

const statementSections = (statement: Statement): string =>
  section('Properties', structureLines(statement.properties)) +
  section('Sources', provenancesOf(statement).map(provenanceLine));

/** The sections of a record besides title and facts, per kind. They return markdown. */
interface Dossier<K extends Kind> {
  sentence?: (record: Records[K]) => string;
  warnings?: (record: Records[K]) => string;
  /** Columns that have a separate section. */
  apart?: ReadonlySet<string>;
  /** `today` as `2024-05-01`. */
  sections?: (record: Records[K], today: string) => string;
}

const NAME: ReadonlySet<string> = new Set(['name']);
const TITLE: ReadonlySet<string> = new Set(['title']);

const DOSSIERS: { readonly [K in Kind]: Dossier<K> } = {
  company: {
    sentence: companyVerdict,
    warnings: companyWarnings,
    apart: COMPANY_SECTIONS,
    sections: companySections,
  },
  officer: { apart: NAME },
  filing: { apart: TITLE },
  datum: {
    apart: new Set(['title', 'attributes']),
    sections: ({ attributes }) => section('Attributes', structureLines(attributes)),
  },
  statement: { sentence: statementLine, apart: new Set(['properties']), sections: statementSections },
  control_statement: {},
  placeholder: { sentence: (placeholder) => placeholderKind(placeholder, 'en'), apart: NAME },
  event: {
    apart: new Set(['description', 'before', 'after', 'payload']),
    sections: ({ derived_from, payload }) =>
      section('Before', structureLines(derived_from?.before)) +
      section('After', structureLines(derived_from?.after)) +
      section('Details', structureLines(payload)),
  },
  corporate_grouping: {
    apart: new Set(['name', 'memberships']),
    sections: ({ memberships }) =>
      section(
        'Members',
        (memberships ?? []).map(({ membership: { company } }) => markdownLink(company.name, company.service_url)),
      ),
  },
  jurisdiction: { apart: NAME },
  industry_code: {},
  industry_code_scheme: { apart: NAME },
  network_relationship: {},
};

/** Whole records side by side, one fact a line; facts that none of them has are left out. Counts the records. */
async function sideBySide<K extends Kind>({ kind, rows }: ListDocument<K>): Promise<[text: string, count: number]> {
  const records: Records[K][] = [];
  for await (const record of rows) records.push(record);
  const names = records.map((record) => markdownLink(titleOf(kind, record), originOfRow(record, null).service_url));
  const lines = columnsOf(kind, 'record')
    .map(({ label, read }) => ({ label, cells: records.map(read) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map(({ label, cells }) => tableRow([label, ...cells.map(markdownCell)]));
  return [tableHead(['Fact', ...names]) + lines.join(''), records.length];
}

/** The last paragraph: what the file is, its source and its licence. */
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

/** Where to find statements that the page did not load, so that their absence is not read as "none". */
function statements<K extends Kind>({ kind, statements: list, about }: RecordDocument<K>): string {
  if (kind !== 'company') return '';
  if (list?.length) return section('Statements', list.map(statementLine));
  const said = list ? 'The register holds none.' : markdownLink('On a page of their own', statementsPage(about));
  return `\n## Statements\n\n${said}\n`;
}

/** The first sentence for kinds without a verdict: kind and title. */
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

/** A row of the short table; its first cell links to the record. */
function briefRow<R extends object>(columns: readonly Column<R>[], row: R): string {
  const { service_url } = originOfRow(row, null);
  const [first, ...others] = columns.map(({ read }) => read(row));
  const named = first === null || first === undefined ? 'not named' : String(first);
  return tableRow([markdownLink(named, service_url), ...others.map(markdownCell)]);
}

const isPublisher = ({ name }: Column<object>): boolean => name === 'source_publisher' || name === 'licence';

async function* list<K extends Kind>(document: ListDocument<K>): AsyncGenerator<string> {
  const { kind, about, rows } = document;
  // A relationship has no page, so its source is named here.
  const sources = kind === 'network_relationship' ? sourceColumns(about).filter(isPublisher) : [];
  const columns = [...briefColumnsOf(kind), ...sources];
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

/** A record's dossier, a table of a list, or whole records side by side, in CommonMark with GitHub tables. */
export async function* markdownTexts<K extends Kind>(document: ExportDocument<K>): AsyncGenerator<string> {
  if (document.shape === 'record') yield dossier(document);
  else yield* document.ofRecords ? comparison(document) : list(document);
}
