import { escapeMarkdown, markdownLink, section } from '@/lib/formats/out/markdown/escape';
import { type Named, sayTelling, type Trail, tellingOf } from '@/lib/network/case/history';
import type { Seen, SeenStatement } from '@/lib/network/findings/findings';
import { isUltimateParent, nameOf, type Relationship, type Share } from '@/lib/network/model';
import type { Language } from '@/lib/shared/language/language';
import { caseWords } from '@/lib/words/network-analysis';
import { originOfRow } from '../about';
import { aboutLines, extentInWords } from '../document';
import { type Extract, pageOf } from './extract';

interface TrailWords {
  language: Language;
  named: Named;
  share(share: Share): string;
  holding(type: string): string;
}

type LinkTo = (id: string) => string;

/** Statements with their provenances, by id; statements that were not loaded are named by address alone. */
type Sources = ReadonlyMap<number, SeenStatement>;

/** The steps taken and the resulting relationships with their sources, as a file of notes. */
export function trailMarkdown(extract: Extract, trail: Trail, words: TrailWords, sources: Sources = new Map()): string {
  const headings = caseWords[words.language].trail;
  const linkTo = linksOf(extract);
  const { about, relationships } = extract;
  const lines = aboutLines(about, extentInWords(relationships.length, about.total_count));
  return [
    `# ${escapeMarkdown(about.title)}\n`,
    `\n${lines.map(([label, text]) => `- ${label}: ${markdownText(text)}\n`).join('')}`,
    section(headings.steps, stepLines(trail, words), trail.steps.length === 0 ? headings.noSteps : undefined),
    section(headings.notes, noteLines(extract, linkTo)),
    section(
      headings.relationships,
      relationships.map((one) => relationshipLine(extract, one, words, linkTo) + sourceLines(one, words, sources)),
      relationships.length === 0 ? headings.noRelationships : undefined,
    ),
  ].join('');
}

const markdownText = (text: string): string =>
  /^https?:\/\/\S+$/.test(text) ? markdownLink(text, text) : escapeMarkdown(text);

const stepLines = ({ steps }: Trail, { language, named }: TrailWords): string[] =>
  steps.map(({ command, at }) => `${at}: ${escapeMarkdown(sayTelling(tellingOf(command, named), language))}`);

const noteLines = ({ notes }: Extract, linkTo: LinkTo): string[] =>
  [...(notes ?? [])].map(([id, text]) => `${linkTo(id)}: ${escapeMarkdown(text)}`);

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
