import { escapeMarkdown, markdownLink, section } from '@/lib/formats/out/markdown/escape';
import type { Named } from '@/lib/network/case/history';
import type { Seen, SeenStatement } from '@/lib/network/findings/findings';
import { isUltimateParent, nameOf, type Relationship, type Share } from '@/lib/network/model';
import type { Language } from '@/lib/shared/language/language';
import { caseWords } from '@/lib/words/network-analysis';
import { originOfRow } from '../about';
import type { Dossier, Item, Line, Section } from './dossier';
import { type Extract, pageOf } from './extract';

export interface TrailWords {
  language: Language;
  named: Named;
  share(share: Share): string;
  holding(type: string): string;
}

type LinkTo = (id: string) => string;

/** Statements with their provenances, by id; statements that were not loaded are named by address alone. */
type Sources = ReadonlyMap<number, SeenStatement>;

/** A dossier as a file of notes: who is at the top, the steps taken, and the relationships with their sources. */
export function dossierMarkdown(dossier: Dossier, words: TrailWords, sources: Sources = new Map()): string {
  const headings = caseWords[words.language].trail;
  const { extract, report, facts, steps } = dossier;
  const linkTo = linksOf(extract);
  const { relationships } = extract;
  return [
    `# ${escapeMarkdown(report.title)}\n`,
    `\n${facts.map(([label, text]) => `- ${label}: ${markdownText(text)}\n`).join('')}`,
    ...dossier.findings.map((one) => sectionMarkdown(one)),
    sectionMarkdown(steps, steps.items.length === 0 ? headings.noSteps : undefined),
    sectionMarkdown(dossier.notes),
    section(
      headings.relationships,
      relationships.map((one) => relationshipLine(extract, one, words, linkTo) + sourceLines(one, words, sources)),
      relationships.length === 0 ? headings.noRelationships : undefined,
    ),
    sectionMarkdown(dossier.publishers),
  ].join('');
}

/** Sentences come before the list, each a paragraph. */
function sectionMarkdown({ heading, lines = [], items }: Section, note?: string): string {
  const sentences = lines.map((line) => `${lineMarkdown(line)}\n`).join('\n');
  const list = itemsMarkdown(items, '');
  const body = [sentences, list, note && `${note}\n`].filter(Boolean).join('\n');
  return body === '' ? '' : `\n## ${escapeMarkdown(heading)}\n\n${body}`;
}

const itemsMarkdown = (items: readonly Item[], indent: string): string =>
  items
    .map(({ line, items: inner = [] }) => `${indent}- ${lineMarkdown(line)}\n${itemsMarkdown(inner, `${indent}  `)}`)
    .join('');

/** The blanks at the ends of a part are between it and its neighbours. */
const lineMarkdown = (line: Line): string =>
  line
    .map(({ text, href, isStrong }, at) => {
      if (href !== undefined) return markdownLink(text, href);
      const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
      const said = at === 0 ? escapeMarkdown(inner) : escapeInside(inner);
      return `${before}${isStrong && inner !== '' ? `**${said}**` : said}${after}`;
    })
    .join('');

/** Within a line, signs that would begin a list have no meaning: as after a letter. */
const escapeInside = (text: string): string => escapeMarkdown(`x${text}`).slice(1);

const markdownText = (text: string): string =>
  /^https?:\/\/\S+$/.test(text) ? markdownLink(text, text) : escapeMarkdown(text);

/** Names by id, built once per file: a network has thousands of lines. */
const linksOf = (extract: Extract): LinkTo => {
  const entities = new Map(extract.entities.map((entity) => [entity.id, entity]));
  return (id) => markdownLink(nameOf(entities.get(id), id), pageOf(extract, id));
};

function relationshipLine(
  extract: Extract,
  one: Relationship,
  { language, share, holding }: TrailWords,
  linkTo: LinkTo,
): string {
  const words = caseWords[language].trail;
  const { publisher, licence } = originOfRow(one, extract.about.source);
  const facts = [
    holding(one.type),
    ...(isUltimateParent(one) ? [] : [words.share(share(one.share))]),
    one.confidence === undefined ? words.confidenceUnknown : words.confidence(one.confidence),
    ...(one.from ? [words.from(one.from)] : []),
    ...(one.ended ? [one.to ? words.endedOn(one.to) : words.ended] : []),
    ...(publisher === null ? [] : [words.publishedBy(publisher, licence)]),
  ];
  const sources = one.statements.map((id) => markdownLink(String(id), pageOf(extract, `/statements/${id}`)));
  const sourceText = sources.length === 0 ? words.noStatements : `${words.statements} ${sources.join(', ')}`;
  return `${words.owns(linkTo(one.parent), linkTo(one.child))}: ${escapeMarkdown(facts.join(', '))}; ${sourceText}`;
}

/** The provenances of its statements, below a relationship. */
function sourceLines({ statements }: Relationship, words: TrailWords, sources: Sources): string {
  const lines = statements.flatMap((id) => sources.get(id)?.seen.map((seen) => seenLine(id, seen, words)) ?? []);
  return lines.map((line) => `\n  - ${line}`).join('');
}

function seenLine(id: number, { day, confidence, url }: Seen, { language }: TrailWords): string {
  const words = caseWords[language].trail;
  const sure = confidence === undefined ? words.confidenceUnknown : words.confidence(confidence);
  const facts = [day ? words.seenOn(day) : words.seenUndated, sure].join(', ');
  return `${id}: ${escapeMarkdown(facts)}${url ? `, ${markdownLink(url, url)}` : ''}`;
}
