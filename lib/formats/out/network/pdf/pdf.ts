import { formsOf, LANGUAGES, type Language } from '@/lib/shared/language/language';
import { networkFactWords } from '@/lib/words/network';
import { caseWords, networkReportWords } from '@/lib/words/network-analysis';
import { type Dossier, dossierRows, type Line } from '../dossier';
import type { Sheet } from '../picture/edges';
import type { Area } from '../picture/frame';
import { printPages } from '../print';
import { EDGE, FOOT, MILLIMETRE, type PrintLayout } from '../print-plan';
import { newDocument, type PageSize, type PdfDocument, type PdfTools } from './document';
import { colorNumbers, drawMarkup } from './drawing';
import { numbers } from './file';
import { newTextFlow, type TextFlow, type TextPage } from './text-pages';

const PORTRAIT: PageSize = { width: 210 * MILLIMETRE, height: 297 * MILLIMETRE };
const LANDSCAPE: PageSize = { width: PORTRAIT.height, height: PORTRAIT.width };

/** What follows the picture: nothing, the table with its publishers, or all that a dossier says. */
export type PdfText = 'none' | 'table' | 'dossier';

/** A picture as PDF: vectors and letters, on pages of the layout, then its text. */
export function picturePdf(
  sheet: Sheet,
  layout: PrintLayout,
  dossier: Dossier,
  { text, created, tools }: { text: PdfText; created: string; tools: PdfTools },
): Uint8Array<ArrayBuffer> {
  const { report, language } = sheet;
  const document = newDocument({ title: report.title, locale: LANGUAGES[language].locale, created }, tools);
  const after = text === 'none' ? [] : textPages(document, sheet, dossier, text);
  const count = addPicturePages(document, sheet, layout, after.length);
  after.forEach(({ size, content, links, headings }, at) => {
    for (const heading of headings) document.addBookmark(heading);
    const number = networkReportWords[language].print.page(formsOf(language), count + at + 1, count + after.length);
    document.addPage(size, content + footText(document, sheet, `${report.title} · ${number}`, size), links);
  });
  return document.finish();
}

/** Adds the pages of a picture and returns how many. */
function addPicturePages(document: PdfDocument, sheet: Sheet, layout: PrintLayout, more: number): number {
  const { plan, picture, area, frame, pages } = printPages(sheet, layout, more);
  const { pen } = document;
  const size = { width: plan.page.width * MILLIMETRE, height: plan.page.height * MILLIMETRE };
  // Each page shows a part of the same drawing.
  const shown = document.keep(picture.area, drawMarkup(picture.elements, pen, sheet.measure));
  const around = document.keep(area, drawMarkup(frame, pen, sheet.measure));
  if (more > 0) document.addBookmark(sheet.report.title);
  for (const page of pages) {
    const marks = drawMarkup(page.marks, pen, sheet.measure);
    const drawn = windowOn(page.area, size, shown + (page.hasFrame ? around : '') + marks);
    document.addPage(size, drawn + footText(document, sheet, page.foot, size));
  }
  return pages.length;
}

/** An area of the drawing as large as fits, in the middle of the page. */
function windowOn({ left, top, width, height }: Area, page: PageSize, content: string): string {
  const [edge, foot] = [EDGE * MILLIMETRE, FOOT * MILLIMETRE];
  const room = { width: page.width - 2 * edge, height: page.height - 2 * edge - foot };
  const scale = Math.min(room.width / width, room.height / height);
  const x = edge + (room.width - width * scale) / 2 - left * scale;
  const y = edge + (room.height - height * scale) / 2 - top * scale;
  return `q ${numbers(scale, 0, 0, scale, x, y)} cm ${numbers(left, top, width, height)} re W n\n${content}Q\n`;
}

const SMALL = { size: 7.5 } as const;

/** Below a page; a long title is cut there, as it is whole on the first. */
function footText({ pen }: PdfDocument, { palette }: Sheet, foot: string, { width, height }: PageSize): string {
  if (foot === '') return '';
  const edge = EDGE * MILLIMETRE;
  let shown = foot;
  while (pen.letters.widthOf(shown, SMALL) > width - 2 * edge) shown = `…${shown.slice(12)}`;
  const at = { x: edge, y: height - edge };
  return `q ${colorNumbers(palette.muted) ?? '0 0 0'} rg ${pen.letters.show(shown, at, SMALL)}Q\n`;
}

function textPages(document: PdfDocument, { palette, language }: Sheet, dossier: Dossier, text: PdfText): TextPage[] {
  const flow = newTextFlow(text === 'table' ? LANDSCAPE : PORTRAIT, document.pen, palette);
  if (text === 'dossier') {
    flow.title(dossier.report.title);
    flow.facts(dossier.facts);
    for (const section of [...dossier.findings, dossier.notes]) flow.section(section);
    flow.turn(LANDSCAPE);
  }
  addTable(flow, dossier, language);
  flow.section(dossier.publishers);
  if (text === 'dossier') flow.section(dossier.steps);
  return flow.finish();
}

/** Shares of the width: names need most. */
const WEIGHTS = [22, 22, 11, 9, 8, 12, 12, 8, 14] as const;

function addTable(flow: TextFlow, { extract }: Dossier, language: Language): void {
  const [words, { dossier }] = [networkFactWords[language], networkReportWords[language]];
  const { relationships, noRelationships } = caseWords[language].trail;
  flow.heading(relationships);
  const rows = dossierRows(extract, language);
  if (rows.length === 0) {
    flow.paragraph([{ text: noRelationships }]);
    return;
  }
  const heads = [words.owner, words.owned, words.type, words.share, words.confidence, words.from, words.to];
  const columns = [...heads, words.statements, dossier.publishers].map((heading, at) => ({
    heading,
    weight: WEIGHTS[at] ?? 1,
  }));
  const text = (said: string): Line => [{ text: said }];
  const cells = rows.map((row) => [
    [row.owner],
    [row.owned],
    ...[row.type, row.share, row.confidence, row.from, row.to].map(text),
    row.statements.flatMap((one, at) => (at === 0 ? [one] : [{ text: ', ' }, one])),
    text(row.publishers),
  ]);
  flow.table(columns, cells);
}
