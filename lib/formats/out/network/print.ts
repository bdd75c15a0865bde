import { formsOf, LANGUAGES, type Language } from '@/lib/shared/language/language';
import { escapeMarkup } from '@/lib/shared/text';
import { networkReportWords } from '@/lib/words/network-analysis';
import { element, textElement } from './element';
import { rounded, type Sheet } from './picture/edges';
import { type Area, framed } from './picture/frame';
import { drawPicture } from './picture/svg';
import { EDGE, FOOT, PRINT_BUTTON, type PrintLayout, type PrintPlan, planPages } from './print-plan';

/** The areas of a drawing: with its frame, and without. */
export function printAreas(sheet: Sheet): { whole: Area; inner: Area } {
  const { area: inner, drawn } = drawPicture(sheet);
  return { whole: framed(sheet, inner, drawn).area, inner };
}

/** Ids of the parts of the drawing. */
const PICTURE = 'picture';
const FRAME = 'frame';

/** A document to print, or to save as PDF in the dialog for printing: each page of the plan is one sheet. */
export function printDocument(sheet: Sheet, layout: PrintLayout, after: readonly string[] = []): string {
  const picture = drawPicture(sheet);
  const { area, frame } = framed(sheet, picture.area, picture.drawn);
  const plan = planPages(area, picture.area, layout);
  const { language, report } = sheet;
  const overview = windowOn(area, [PICTURE, FRAME], partMarks(plan, sheet));
  const pages = [
    pageOf(plan, sheet, 1, overview, ''),
    ...plan.parts.map((part, at) => {
      const [row, column] = [Math.floor(at / plan.columns), at % plan.columns];
      const place = networkReportWords[language].print.part(
        formsOf(language),
        row + 1,
        plan.rows,
        column + 1,
        plan.columns,
      );
      return pageOf(plan, sheet, at + 2, windowOn(part, [PICTURE], cutMarks(plan, at, sheet)), place);
    }),
  ];
  return htmlDocument({ title: report.title, language, style: pageStyle(plan, sheet) }, [
    printBar(language),
    // Drawn once and shown by each page. Not hidden, as browsers leave out the arrows of hidden drawings.
    element(
      'svg',
      { width: 0, height: 0, style: 'position:absolute' },
      element('g', { id: PICTURE }, ...picture.elements),
      element('g', { id: FRAME }, ...frame),
    ),
    ...pages,
    ...after,
  ]);
}

function printBar(language: Language): string {
  const { open, asPdf } = networkReportWords[language].print;
  const button = textElement('button', { id: PRINT_BUTTON, type: 'button' }, open);
  return element('header', {}, button, textElement('p', {}, asPdf));
}

interface Head {
  title: string;
  language: Language;
  style: string;
}

/** A page of HTML that needs nothing else. */
export const htmlDocument = ({ title, language, style }: Head, parts: readonly string[]): string =>
  `<!doctype html>\n<html lang="${LANGUAGES[language].locale}">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<title>${escapeMarkup(title)}</title>\n<style>${style}</style>\n</head>\n<body>\n${parts.join('')}</body>\n</html>\n`;

/** An area of the drawing, with its frame or without. */
function windowOn({ left, top, width, height }: Area, shown: readonly string[], marks: readonly string[]): string {
  const viewBox = [left, top, width, height].map(rounded).join(' ');
  return element('svg', { viewBox, role: 'img' }, ...shown.map((id) => element('use', { href: `#${id}` })), ...marks);
}

function pageOf(plan: PrintPlan, { report, language }: Sheet, page: number, drawing: string, place: string): string {
  const { print } = networkReportWords[language];
  const number = plan.pages === 1 ? '' : print.page(formsOf(language), page, plan.pages);
  const said = [report.title, number, place].filter(Boolean).join(' · ');
  return element(
    'section',
    { class: 'page' },
    drawing,
    textElement('p', {}, page === 1 && plan.pages === 1 ? '' : said),
  );
}

/** On the overview: which part is on which page. */
function partMarks({ parts }: PrintPlan, { palette }: Sheet): string[] {
  return parts.flatMap(({ left, top, width, height }, at) => {
    const size = Math.min(width, height) / 14;
    const corner = { x: rounded(left), y: rounded(top), width: rounded(width), height: rounded(height) };
    const look = { fill: 'none', stroke: palette.accent, 'stroke-opacity': 0.4, 'stroke-width': rounded(size / 30) };
    const place = { x: rounded(left + size / 3), y: rounded(top + size * 1.1), 'font-size': rounded(size) };
    return [
      element('rect', { ...corner, ...look }),
      textElement('text', { ...place, fill: palette.accent, 'fill-opacity': 0.5 }, String(at + 2)),
    ];
  });
}

/** On a part: where the next one begins, and its page. */
function cutMarks({ parts, columns, rows }: PrintPlan, at: number, { palette }: Sheet): string[] {
  const own = parts[at];
  if (!own) return [];
  const [right, below] = [
    at % columns < columns - 1 ? parts[at + 1] : undefined,
    at < columns * (rows - 1) ? parts[at + columns] : undefined,
  ];
  const look = {
    stroke: palette.accent,
    'stroke-opacity': 0.6,
    'stroke-width': 0.7,
    'stroke-dasharray': '2 6',
    fill: 'none',
  };
  const number = { 'font-size': 9, fill: palette.accent };
  const [x, y] = [own.left + own.width, own.top + own.height];
  return [
    ...(right
      ? [
          element('path', { d: `M${rounded(right.left)} ${rounded(own.top)}V${rounded(y)}`, ...look }),
          textElement(
            'text',
            { x: rounded(x - 3), y: rounded(own.top + 10), 'text-anchor': 'end', ...number },
            `→ ${at + 3}`,
          ),
        ]
      : []),
    ...(below
      ? [
          element('path', { d: `M${rounded(own.left)} ${rounded(below.top)}H${rounded(x)}`, ...look }),
          textElement('text', { x: rounded(own.left + 3), y: rounded(y - 3), ...number }, `↓ ${at + 2 + columns}`),
        ]
      : []),
  ];
}

/** Sheets on a screen, pages on paper. */
function pageStyle({ page: { width, height } }: PrintPlan, { palette, fonts = '' }: Sheet): string {
  return `${fonts}
@page { size: ${width}mm ${height}mm; margin: 0 }
@page text { size: A4 landscape; margin: 16mm; @bottom-right { content: counter(page); font: 8pt sans-serif } }
* { box-sizing: border-box; print-color-adjust: exact; -webkit-print-color-adjust: exact }
body { margin: 0; text-rendering: geometricPrecision; color: ${palette.ink}; font-family: ${palette.font}; font-size: 10pt }
.page { width: ${width}mm; height: ${height - 0.2}mm; padding: ${EDGE}mm ${EDGE}mm ${EDGE}mm; background: #fff; break-after: page; break-inside: avoid; overflow: hidden }
.page > svg { display: block; width: 100%; height: ${height - 2 * EDGE - FOOT - 0.2}mm }
.page > p { height: ${FOOT}mm; margin: 0; padding-top: 2mm; overflow: hidden; color: ${palette.muted}; font-size: 8pt; white-space: nowrap }
.page:last-child { break-after: auto }
.text { page: text; background: #fff }
header { display: flex; gap: 1rem; align-items: center; padding: .75rem 1rem; background: #fff } header p { margin: 0 } button { padding: .4rem .8rem; font: inherit; cursor: pointer }
@media print { header { display: none } }
@media screen { body { background: #777 } .page { margin: 8mm auto; box-shadow: 0 1mm 4mm #0006 } .text { max-width: 297mm; margin: 8mm auto; padding: 16mm } }
`;
}
