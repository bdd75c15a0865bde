import type { Point } from '@/lib/network/layout';
import { formsOf, LANGUAGES, type Language } from '@/lib/shared/language/language';
import { escapeMarkup } from '@/lib/shared/text';
import { networkReportWords } from '@/lib/words/network-analysis';
import { element, type Markup, printMarkup, textElement } from './element';
import { rounded, type Sheet } from './picture/edges';
import { type Area, framed } from './picture/frame';
import { drawPicture, type Picture } from './picture/svg';
import { EDGE, FOOT, PRINT_BUTTON, type PrintAreas, type PrintLayout, type PrintPlan, planPages } from './print-plan';

/** The areas of a drawing that decide how it is divided among pages. */
export function printAreas(sheet: Sheet): PrintAreas {
  const { area: inner, drawn } = drawPicture(sheet);
  return { whole: framed(sheet, inner, drawn).area, inner, largest: largestBox(sheet) };
}

/** With some room around it. */
function largestBox({ chart }: Sheet): PrintAreas['largest'] {
  const boxes = chart ? [...chart.boxes.values()] : [NAMED_DISC];
  const most = (of: 'width' | 'height') => Math.max(0, ...boxes.map((box) => box[of])) + 6;
  return { width: most('width'), height: most('height') };
}

/** A page of a printed picture. */
interface PrintPage {
  /** What of the picture it shows. */
  area: Area;
  /** With title, legend and sources around it. */
  hasFrame: boolean;
  /** Where the other pages are. */
  marks: readonly Markup[];
  /** What stands below it. */
  foot: string;
}

interface PrintedPicture {
  plan: PrintPlan;
  picture: Picture;
  /** The picture with its frame. */
  area: Area;
  frame: readonly Markup[];
  pages: readonly PrintPage[];
}

/** A picture divided among pages: all of it in its frame, then the parts if there are several. `more`: further pages. */
export function printPages(sheet: Sheet, layout: PrintLayout, more = 0): PrintedPicture {
  const picture = drawPicture(sheet);
  const { area, frame } = framed(sheet, picture.area, picture.drawn);
  const plan = planPages({ whole: area, inner: picture.area, largest: largestBox(sheet) }, layout);
  const overview = {
    area: plan.whole,
    hasFrame: true,
    marks: partMarks(plan, picture.area, sheet),
    foot: footOf(plan, sheet, { at: -1, more }),
  };
  const parts = plan.parts.map((part, at) => ({
    area: part,
    hasFrame: false,
    marks: cutMarks(plan, at, sheet),
    foot: footOf(plan, sheet, { at, more }),
  }));
  return { plan, picture, area, frame, pages: [overview, ...parts] };
}

/** Title, number and place of a part; -1 is the overview. Of a single page nothing, as the title is on it. */
function footOf({ pages, rows, columns }: PrintPlan, { report, language }: Sheet, page: { at: number; more: number }) {
  const [{ print }, forms] = [networkReportWords[language], formsOf(language)];
  const [at, all] = [page.at, pages + page.more];
  if (all === 1) return '';
  const isPart = at >= 0 && pages > 2;
  const place = isPart ? [print.part(forms, Math.floor(at / columns) + 1, rows, (at % columns) + 1, columns)] : [];
  return [report.title, print.page(forms, at + 2, all), ...place].join(' · ');
}

/** Ids of the parts of the drawing. */
const PICTURE = 'picture';
const FRAME = 'frame';

/** A document to print: each page of the plan is one sheet. */
export function printDocument(sheet: Sheet, layout: PrintLayout, after: readonly string[] = []): string {
  const { plan, picture, frame, pages } = printPages(sheet, layout);
  const { language, report } = sheet;
  const drawn = [
    printBar(language),
    // Drawn once and shown by each page. Not hidden, as browsers leave out the arrows of hidden drawings.
    element(
      'svg',
      { width: 0, height: 0, style: 'position:absolute' },
      element('g', { id: PICTURE }, ...picture.elements),
      element('g', { id: FRAME }, ...frame),
    ),
    ...pages.map(({ area, hasFrame, marks, foot }) =>
      element(
        'section',
        { class: 'page' },
        windowOn(area, hasFrame ? [PICTURE, FRAME] : [PICTURE], marks),
        textElement('p', {}, foot),
      ),
    ),
  ];
  const style = pageStyle(plan, sheet);
  return htmlDocument({ title: report.title, language, style }, [...drawn.map(printMarkup), ...after]);
}

function printBar(language: Language): Markup {
  const { open } = networkReportWords[language].print;
  return element('header', {}, textElement('button', { id: PRINT_BUTTON, type: 'button' }, open));
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
function windowOn({ left, top, width, height }: Area, shown: readonly string[], marks: readonly Markup[]): Markup {
  const viewBox = [left, top, width, height].map(rounded).join(' ');
  return element('svg', { viewBox, role: 'img' }, ...shown.map((id) => element('use', { href: `#${id}` })), ...marks);
}

/** What is drawn where, so that page numbers are beside it. */
function takenBy({ chart, positions }: Sheet): Area[] {
  const around = ({ x, y }: Point, { width, height }: Pick<Area, 'width' | 'height'>): Area => ({
    ...{ left: x - width / 2, top: y - height / 2 },
    ...{ width, height },
  });
  const nodes = [...positions].map(([id, at]) => around(at, chart?.boxes.get(id) ?? NAMED_DISC));
  const labels = (chart?.labels ?? []).map(({ x, y, width, height }) => ({ left: x, top: y, width, height }));
  return [...nodes, ...labels];
}

/** A disc with its name below it, about. */
const NAMED_DISC = { width: 110, height: 50 } as const;

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const NUMBER_SIZES = [1, 0.7, 0.5, 0.35] as const;

/** Where in a part its number can stand beside all that is drawn: as large as can be, near the left upper corner. */
function numberPlace(part: Area, text: string, largest: number, taken: readonly Area[]): Area {
  const near = taken.filter((one) => overlap(one, part));
  for (const factor of NUMBER_SIZES) {
    const size = { width: largest * factor * (0.65 * text.length + 0.2), height: largest * factor };
    const step = size.height / 2;
    for (let top = part.top + step / 2; top + size.height <= part.top + part.height; top += step) {
      for (let left = part.left + step / 2; left + size.width <= part.left + part.width; left += step) {
        const place = { left, top, ...size };
        if (!near.some((one) => overlap(one, place))) return place;
      }
    }
  }
  return { left: part.left + largest / 3, top: part.top + largest / 10, width: largest, height: largest };
}

/** Between the outline of a part and what is drawn, in units of the picture. */
const CLEAR = 2;

/** The outline of a part as a path, left out where it would run through a box or its text. */
function outlineBeside({ left, top, width, height }: Area, taken: readonly Area[]): string {
  const [right, bottom] = [left + width, top + height];
  const turned = taken.map((one) => ({ left: one.top, top: one.left, width: one.height, height: one.width }));
  const across = (y: number) =>
    freeStretches(left, right, y, taken).map(([from, to]) => `M${rounded(from)} ${rounded(y)}H${rounded(to)}`);
  const down = (x: number) =>
    freeStretches(top, bottom, x, turned).map(([from, to]) => `M${rounded(x)} ${rounded(from)}V${rounded(to)}`);
  return [...across(top), ...down(right), ...across(bottom), ...down(left)].join('');
}

/** The parts of a horizontal line at `y` from `start` to `end` that run through nothing that is taken. */
function freeStretches(start: number, end: number, y: number, taken: readonly Area[]): [number, number][] {
  const free: [number, number][] = [];
  let from = start;
  const met = taken.filter(({ top, height }) => top - CLEAR < y && y < top + height + CLEAR);
  for (const { left, width } of met.toSorted((a, b) => a.left - b.left)) {
    if (left - CLEAR > from) free.push([from, Math.min(end, left - CLEAR)]);
    from = Math.max(from, left + width + CLEAR);
    if (from >= end) return free;
  }
  return [...free, [from, end]];
}

/** On the overview: which part is on which page. Parts are cut off where the picture ends, as its title stands there. */
function partMarks({ parts }: PrintPlan, whole: Area, sheet: Sheet): Markup[] {
  if (parts.length === 1) return [];
  const { palette } = sheet;
  const taken = takenBy(sheet);
  return parts.flatMap((part, at) => {
    const [left, top] = [Math.max(part.left, whole.left), Math.max(part.top, whole.top)];
    const width = Math.min(part.left + part.width, whole.left + whole.width) - left;
    const height = Math.min(part.top + part.height, whole.top + whole.height) - top;
    const size = Math.min(width, height) / 14;
    const outline = outlineBeside({ left, top, width, height }, taken);
    const look = { fill: 'none', stroke: palette.accent, 'stroke-opacity': 0.4, 'stroke-width': rounded(size / 30) };
    const text = String(at + 2);
    const free = numberPlace({ left, top, width, height }, text, size, taken);
    const base = free.top + free.height * 0.86;
    const place = { x: rounded(free.left), y: rounded(base), 'font-size': rounded(free.height) };
    return [
      element('path', { d: outline, ...look }),
      textElement('text', { ...place, fill: palette.accent, 'fill-opacity': 0.5 }, text),
    ];
  });
}

/** Marks at the edges: a line across the page would run through names. */
const TICK = 12;

/** On a part: where the next one begins, and its page. */
function cutMarks({ parts, columns, rows }: PrintPlan, at: number, { palette }: Sheet): Markup[] {
  const own = parts[at];
  if (!own) return [];
  const [right, below] = [
    at % columns < columns - 1 ? parts[at + 1] : undefined,
    at < columns * (rows - 1) ? parts[at + columns] : undefined,
  ];
  const look = { stroke: palette.accent, 'stroke-opacity': 0.6, 'stroke-width': 0.7, fill: 'none' };
  const number = { 'font-size': 9, fill: palette.accent };
  const [x, y] = [own.left + own.width, own.top + own.height];
  return [
    ...(right
      ? [
          element('path', {
            d: `M${rounded(right.left)} ${rounded(own.top)}v${TICK}M${rounded(right.left)} ${rounded(y)}v-${TICK}`,
            ...look,
          }),
          textElement(
            'text',
            { x: rounded(x - 3), y: rounded(own.top + 10), 'text-anchor': 'end', ...number },
            `→ ${at + 3}`,
          ),
        ]
      : []),
    ...(below
      ? [
          element('path', {
            d: `M${rounded(own.left)} ${rounded(below.top)}h${TICK}M${rounded(x)} ${rounded(below.top)}h-${TICK}`,
            ...look,
          }),
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
header { padding: .75rem 1rem; background: #fff } button { padding: .4rem .8rem; font: inherit; cursor: pointer }
@media print { header { display: none } }
@media screen { body { background: #777 } .page { margin: 8mm auto; box-shadow: 0 1mm 4mm #0006 } .text { max-width: 297mm; margin: 8mm auto; padding: 16mm } }
`;
}
