import type { Language } from '@/lib/shared/language/language';
import { escapeMarkup } from '@/lib/shared/text';
import { networkFactWords } from '@/lib/words/network';
import { caseWords, networkReportWords } from '@/lib/words/network-analysis';
import { webAddress } from '../about';
import { type Dossier, type DossierRow, dossierRows, type Item, type Line, type Part, type Section } from './dossier';
import type { Extract } from './extract';
import type { Sheet } from './picture/edges';
import { drawingOf } from './picture/svg';
import { htmlDocument } from './print';

/** A name keeps its direction to itself; an address that is not of the web is no link. */
function partHtml({ text, href, isStrong = false }: Part): string {
  const inner = href === undefined ? escapeMarkup(text) : `<bdi>${escapeMarkup(text)}</bdi>`;
  const strong = isStrong ? `<strong>${inner}</strong>` : inner;
  const address = webAddress(href);
  return address === undefined ? strong : `<a href="${escapeMarkup(address)}">${strong}</a>`;
}

const lineHtml = (line: Line): string => line.map(partHtml).join('');

const itemsHtml = (items: readonly Item[]): string =>
  items.length === 0
    ? ''
    : `<ul>\n${items.map(({ line, items: inner = [] }) => `<li>${lineHtml(line)}${itemsHtml(inner)}</li>\n`).join('')}</ul>\n`;

/** Empty where there is nothing to say. */
function sectionHtml({ heading, lines = [], items }: Section): string {
  if (lines.length === 0 && items.length === 0) return '';
  const sentences = lines.map((line) => `<p>${lineHtml(line)}</p>\n`).join('');
  return `<section>\n<h2><bdi>${escapeMarkup(heading)}</bdi></h2>\n${sentences}${itemsHtml(items)}</section>\n`;
}

const rowHtml = ({ owner, owned, statements, ...row }: DossierRow): string => {
  const cells = [
    partHtml(owner),
    partHtml(owned),
    ...[row.type, row.share, row.confidence, row.from, row.to].map(escapeMarkup),
  ];
  const sources = [statements.map(partHtml).join(', '), escapeMarkup(row.publishers)];
  return `<tr>${[...cells, ...sources].map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
};

/** The relationships shown, with their dates, confidence, statements and publishers. */
export function tableHtml(extract: Extract, language: Language): string {
  const [words, { dossier }] = [networkFactWords[language], networkReportWords[language]];
  const { relationships, noRelationships } = caseWords[language].trail;
  const heads = [words.owner, words.owned, words.type, words.share, words.confidence, words.from, words.to];
  const head = [...heads, words.statements, dossier.publishers].map(
    (one) => `<th scope="col">${escapeMarkup(one)}</th>`,
  );
  const rows = dossierRows(extract, language).map(rowHtml);
  const table = `<table>\n<thead><tr>${head.join('')}</tr></thead>\n<tbody>\n${rows.join('')}</tbody>\n</table>\n`;
  return `<section>\n<h2>${escapeMarkup(relationships)}</h2>\n${rows.length > 0 ? table : `<p>${escapeMarkup(noRelationships)}</p>\n`}</section>\n`;
}

/** The table and the publishers, to be printed after a picture. */
export const tablePages = (dossier: Dossier, language: Language): string =>
  `<main class="text">\n<style>${STYLE}</style>\n${tableHtml(dossier.extract, language)}${sectionHtml(dossier.publishers)}</main>\n`;

const factHtml = ([label, text]: readonly [string, string]): string => {
  const address = webAddress(text);
  const said = address === undefined ? escapeMarkup(text) : partHtml({ text, href: address });
  return `<dt>${escapeMarkup(label)}</dt><dd>${said}</dd>\n`;
};

/** The dossier as a page that needs nothing else: picture, findings with their arithmetic, table, sources. */
export function dossierHtml(dossier: Dossier, sheet: Sheet): string {
  const { language, report, fonts = '', palette } = sheet;
  const parts = [
    `<h1><bdi>${escapeMarkup(report.title)}</bdi></h1>\n<dl>\n${dossier.facts.map(factHtml).join('')}</dl>\n`,
    `<figure>${drawingOf({ ...sheet, fonts: undefined })}</figure>\n`,
    ...dossier.findings.map(sectionHtml),
    sectionHtml(dossier.notes),
    tableHtml(dossier.extract, language),
    sectionHtml(dossier.publishers),
    sectionHtml(dossier.steps),
  ];
  const style = `${fonts}\n@page { size: A4; margin: 16mm }\nbody { margin: 0 auto; max-width: 76rem; padding: 2rem; background: ${palette.raised}; color: ${palette.ink}; font-family: ${palette.font} }\n${STYLE}`;
  return htmlDocument({ title: report.title, language, style }, [`<main>\n${parts.join('')}</main>\n`]);
}

const STYLE = `
h1 { font-size: 1.6rem; line-height: 1.2 } h2 { margin: 2rem 0 .5rem; border-bottom: 1px solid #999; font-size: 1.15rem; break-after: avoid }
main { text-rendering: geometricPrecision; font-size: .9rem; line-height: 1.45 } a { color: inherit } figure { margin: 1.5rem 0 } figure svg { max-width: 100%; height: auto }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1.5rem; margin: 0 } dt { color: #555 } dd { margin: 0; overflow-wrap: anywhere }
ul { margin: .25rem 0; padding-left: 1.2rem } p { margin: .35rem 0; max-width: 48rem }
table { width: 100%; border-collapse: collapse; font-size: .8rem; font-variant-numeric: tabular-nums } thead { display: table-header-group }
th, td { padding: .25rem .6rem .25rem 0; border-bottom: 1px solid #ccc; text-align: start; vertical-align: top } tr { break-inside: avoid }
td { overflow-wrap: anywhere } td:nth-child(-n + 2) { min-width: 8rem } td:nth-child(n + 3):nth-child(-n + 7) { overflow-wrap: normal } td:nth-child(6) { white-space: nowrap }
@media print { body { padding: 0; max-width: none } main { font-size: 9pt } table { font-size: 7.5pt } }
`;
