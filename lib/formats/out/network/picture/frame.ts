import { type Measure, wrap } from '@/lib/network/layout/wrap';
import { networkReportWords } from '@/lib/words/network-analysis';
import { element, type Markup } from '../element';
import { publisherLines } from '../report';
import { MEASURED, nameElement, rounded, type Sheet } from './edges';
import { type Drawn, legendOf, SAMPLE } from './legend';

/** Left upper corner and size. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 24;
/** A narrow picture stands in the middle of a wider frame, in which sentences can be read. */
const LEAST_WIDTH = 640;
/** A wider picture has larger letters around it, so that they can be read where it is scaled down. */
const PLAIN_WIDTH = 1400;
const LARGEST = 3;

interface Type {
  size: number;
  line: number;
  isBold?: boolean;
  fill: 'ink' | 'muted';
}

const TYPES = {
  title: { size: 20, line: 25, isBold: true, fill: 'ink' },
  lead: { size: 12, line: 17, fill: 'ink' },
  heading: { size: 11, line: 16, isBold: true, fill: 'ink' },
  text: { size: 11, line: 16, fill: 'muted' },
} as const satisfies Record<string, Type>;

/** No text of a frame needs more lines; an address of a large view would. */
const MOST_LINES = 12;

/** Stacks texts below one another. */
interface Column {
  sheet: Sheet;
  width: number;
  /** Where the next line stands. */
  y: number;
  drawn: Markup[];
}

/** A measure for letters of another size. */
const sized =
  (measure: Measure, size: number): Measure =>
  (text, isBold) =>
    (measure(text, isBold) * size) / (isBold ? MEASURED.bold : MEASURED.plain);

function addText(column: Column, text: string, type: keyof typeof TYPES, left = 0): void {
  const { size, line, isBold = false, fill }: Type = TYPES[type];
  const { measure, palette } = column.sheet;
  const { lines } = wrap(text, {
    measure: sized(measure, size),
    isBold,
    width: column.width - left,
    lines: MOST_LINES,
  });
  for (const one of lines) {
    column.y += line;
    const at = { x: left, y: rounded(column.y - 4), 'font-size': size, 'font-weight': isBold ? 600 : undefined };
    column.drawn.push(nameElement(column.sheet, { ...at, fill: palette[fill], style: 'unicode-bidi:isolate' }, one));
  }
}

const GAP = { word: 8, entry: 22 } as const;

/** Signs with their meanings, side by side as far as they fit. */
function addLegend(column: Column, drawn: Drawn): void {
  const { sheet, width } = column;
  let [left, top] = [0, column.y];
  for (const { sample, text } of legendOf(sheet, drawn)) {
    const indent = sample.length > 0 ? SAMPLE.width + GAP.word : 0;
    const needed = indent + sheet.measure(text, false);
    if (left > 0 && left + needed > width) [left, top] = [0, column.y];
    const corner = `translate(${rounded(left)} ${rounded(top + 3)})`;
    if (sample.length > 0) column.drawn.push(element('g', { transform: corner }, ...sample));
    const entry = { ...column, y: top };
    addText(entry, text, 'text', left + indent);
    const isLong = entry.y > top + TYPES.text.line;
    column.y = Math.max(column.y, entry.y);
    [left, top] = isLong ? [0, column.y] : [left + needed + GAP.entry, top];
  }
}

/** Title, day, filters and counts. */
function headOf(sheet: Sheet, width: number): Column {
  const { report, language } = sheet;
  const column: Column = { sheet, width, y: 0, drawn: [] };
  addText(column, report.title, 'title');
  column.y += 4;
  addText(column, [report.day, report.counts, report.drawn].join(' · '), 'lead');
  addText(column, networkReportWords[language].filters(report.filters.join(', ')), 'lead');
  return column;
}

/** Legend, publishers and address. */
function footOf(sheet: Sheet, width: number, drawn: Drawn): Column {
  const { report, language, palette } = sheet;
  const words = networkReportWords[language];
  const column: Column = { sheet, width, y: 0, drawn: [] };
  column.drawn.push(element('path', { d: `M0 0H${rounded(width)}`, stroke: palette.line, 'stroke-width': 1 }));
  column.y += 8;
  addLegend(column, drawn);
  column.y += 8;
  const sources = publisherLines(report, language);
  if (sources.length > 0) addText(column, `${words.sources}: ${sources.join(' · ')}`, 'text');
  addText(column, `${shortAddress(report.page_url)} · Firmament`, 'text');
  return column;
}

const LONGEST_ADDRESS = 300;

/** The address of a large view fills a page: then that of its network. */
function shortAddress(address: string): string {
  if (address.length <= LONGEST_ADDRESS) return address;
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** A picture with what it is, of when, by which filters, how to read it, and from whom. */
export function framed(sheet: Sheet, inner: Area, drawn: Drawn): { area: Area; frame: Markup[] } {
  const scale = rounded(Math.min(LARGEST, Math.max(1, inner.width / PLAIN_WIDTH)));
  const width = Math.max(inner.width, LEAST_WIDTH);
  const left = inner.left - (width - inner.width) / 2;
  const text = width / scale - 2 * MARGIN;
  const [head, foot] = [headOf(sheet, text), footOf(sheet, text, drawn)];
  const [above, below] = [(head.y + MARGIN) * scale, (foot.y + MARGIN) * scale];
  const area = {
    left: rounded(left),
    top: rounded(inner.top - above),
    width: rounded(width),
    height: rounded(inner.height + above + below),
  };
  const placed = (column: Column, kind: string, y: number) => {
    const at = `translate(${rounded(left + MARGIN * scale)} ${rounded(y)}) scale(${scale})`;
    return element('g', { class: kind, transform: at }, ...column.drawn);
  };
  const frame = [
    placed(head, 'report-head', area.top + MARGIN * scale),
    placed(foot, 'report-foot', inner.top + inner.height),
  ];
  return { area, frame };
}
