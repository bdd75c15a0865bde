import { lineColor } from '@/lib/network/appearance/appearance-style';
import { CHANGE_KINDS, CHANGE_LOOKS } from '@/lib/network/changes/changes';
import { at } from '@/lib/network/graph/slots';
import type { Point } from '@/lib/network/layout';
import {
  type Course,
  clip,
  isStraight,
  type Lines,
  LOOKS,
  labelPoint,
  type Manner,
  mannerOf,
  newCourse,
  readCourse,
  type Straight,
  stepOf,
  type Window,
} from '@/lib/network/lines';
import type { LabelMode, Palette } from '@/lib/network/style';

/** The canvas, the colours and the view. */
export interface Pen {
  context: CanvasRenderingContext2D;
  palette: Palette;
  view: View;
}

export interface View {
  zoom: number;
  pan: { x: number; y: number };
  width: number;
  height: number;
}

export interface Scene {
  lines: Lines;
  /** 1 for each visible line. */
  drawn: Uint8Array;
  /** Numbers of highlighted lines, drawn on top in the accent colour. */
  marked: ReadonlySet<number>;
  /** The other lines are pale and without labels. */
  isDimmed: boolean;
  /** A slider moves: what other lines begin with may be hidden. */
  isMoved: boolean;
  /** The label of a line. */
  labelOf: (line: number) => string;
  labels: LabelMode;
}

/** Margin around the visible area for curves, arrows and labels. */
const ROOM = 100;

/** The visible area with a margin, in picture units. */
const windowOf = ({ zoom, pan, width, height }: View): Window => ({
  left: -pan.x / zoom - ROOM,
  right: (width - pan.x) / zoom + ROOM,
  top: -pan.y / zoom - ROOM,
  bottom: (height - pan.y) / zoom + ROOM,
});

/** Below this zoom a dash is a dot and an arrow a speck: lines are plain, and uncertain ones paler. */
const DASHES_FROM = 0.3;
const ARROWS_FROM = 0.25;
/** Of lines beside a highlighted path. */
const DIMMED = 0.2;
/** Minimum line width in screen pixels. */
export const HAIR = 0.6;

/** Draws the lines, those that are marked on top, and their labels. */
export function drawLines(pen: Pen, scene: Scene): void {
  strokeLines(pen, scene);
  strokeMarked(pen, scene);
  writeLabels(pen, scene);
}

/** One path per style instead of per line, for speed. */
function strokeLines({ context, palette, view }: Pen, { lines, drawn, isDimmed, isMoved }: Scene): void {
  const window = windowOf(view);
  const isDrawn = (line: number) => drawn[line] && !lines.chart?.quiet[line];
  for (let look = 0; look < LOOKS; look++) {
    const [first, end] = [at(lines.starts, look), at(lines.starts, look + 1)];
    if (first === end) continue;
    const dress = dressOf(lines, look, palette, view.zoom);
    context.setLineDash([...dress.dashes]);
    context.globalAlpha = (dress.isPale ? 0.5 : 1) * (isDimmed ? DIMMED : 1);
    context.strokeStyle = dress.color;
    context.fillStyle = dress.color;
    context.lineWidth = Math.max(dress.width, HAIR / view.zoom);
    const period = dress.dashes.reduce((sum, length) => sum + length, 0);
    context.beginPath();
    for (let line = first; line < end; line++) {
      if (isDrawn(line)) trace(context, lines, line, window, period, isMoved ? undefined : ownWay(lines, line));
    }
    context.stroke();
    if (view.zoom < ARROWS_FROM) continue;
    context.beginPath();
    for (let line = first; line < end; line++) if (isDrawn(line)) arrow(context, lines, line, window);
    context.fill();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Draws hovered, chosen and path lines again on top. */
function strokeMarked({ context, palette, view }: Pen, { lines, drawn, marked }: Scene): void {
  if (marked.size === 0) return;
  context.strokeStyle = palette.accent;
  context.fillStyle = palette.accent;
  context.lineWidth = Math.max(2.2, 1.6 / view.zoom);
  const window = windowOf(view);
  context.beginPath();
  for (const line of marked) if (drawn[line]) trace(context, lines, line, window, SOLID);
  context.stroke();
  context.beginPath();
  for (const line of marked) if (drawn[line]) arrow(context, lines, line, window);
  context.fill();
}

const SOLID = 0;

/** Lengths of dashes and gaps. */
const UNCERTAIN = [6, 5] as const;
const DOTTED = [1.5, 4] as const;
const FURTHER = [4, 3] as const;

interface Dress {
  color: string;
  width: number;
  /** Empty for a solid line. */
  dashes: readonly number[];
  isPale: boolean;
}

function dressOf(lines: Lines, look: number, palette: Palette, zoom: number): Dress {
  const manner = mannerOf(look);
  const change = CHANGE_KINDS.find((kind) => kind === manner);
  const dashes = zoom < DASHES_FROM ? [] : dashesOf(manner, lines.chart !== undefined);
  const width = lines.widths[stepOf(look)] ?? 1;
  if (change) {
    const { token, width: least } = CHANGE_LOOKS[change];
    return { color: palette[token], width: Math.max(width, least), dashes, isPale: false };
  }
  const plain = manner === 'loop' ? palette.warn : palette.line;
  const isBroken = manner === 'uncertain' || manner === 'ultimate';
  return {
    color: lines.isPainted ? lineColor(palette, stepOf(look), lines.hasHues) : plain,
    width,
    dashes,
    isPale: manner === 'ended' || (isBroken && dashes.length === 0),
  };
}

function dashesOf(manner: Manner, isChart: boolean): readonly number[] {
  if (manner === 'uncertain') return UNCERTAIN;
  if (manner === 'ultimate') return DOTTED;
  // A loop is never part of a chart's tree.
  if (manner === 'further' || (manner === 'loop' && isChart)) return FURTHER;
  const change = CHANGE_KINDS.find((kind) => kind === manner);
  return change ? CHANGE_LOOKS[change].dashes : [];
}

/** Its way, or what of it is not drawn with others; those that the user moved have none. */
const ownWay = ({ ways, chart }: Lines, line: number): readonly Point[] | undefined =>
  ways?.[line] && (chart?.own?.[line] ?? ways[line]);

/** `period`: length after which its dashes repeat; 0 if solid. */
function trace(
  context: CanvasRenderingContext2D,
  lines: Lines,
  line: number,
  window: Window,
  period: number,
  way = lines.ways?.[line],
): void {
  if (way) {
    tracePoints(context, way);
    return;
  }
  const [a, b] = [2 * at(lines.from, line), 2 * at(lines.to, line)];
  PIECE.ax = at(lines.places, a);
  PIECE.ay = at(lines.places, a + 1);
  PIECE.bx = at(lines.places, b);
  PIECE.by = at(lines.places, b + 1);
  if (isOutsideWindow(PIECE, window)) return;
  if (isStraight(lines, line)) {
    if (!clip(PIECE, window, period)) return;
    context.moveTo(PIECE.ax, PIECE.ay);
    context.lineTo(PIECE.bx, PIECE.by);
    return;
  }
  const { from, via, to } = readCourse(lines, line, DRAWN_COURSE);
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(via.x, via.y, to.x, to.y);
}

export function tracePoints(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  for (const [turn, { x, y }] of points.entries()) {
    if (turn === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}

/** Both ends are beyond the same edge, as for most lines of a large picture at high zoom. */
const isOutsideWindow = ({ ax, ay, bx, by }: Straight, { left, right, top, bottom }: Window): boolean =>
  (ax < left && bx < left) || (ax > right && bx > right) || (ay < top && by < top) || (ay > bottom && by > bottom);

/** Reused to avoid allocations while drawing. */
const DRAWN_COURSE: Course = newCourse();
const PIECE: Straight = { ax: 0, ay: 0, bx: 0, by: 0 };

/** From the middle of a disc to the tip of an arrow. */
const DISC = 15;
const ARROW = { plain: { length: 9, half: 3.6 }, chart: { length: 7, half: 2.8 } } as const;

/** Its tip touches the edge of the owned node. */
function arrow(context: CanvasRenderingContext2D, lines: Lines, line: number, window: Window): void {
  if (lines.chart?.tree[line]) return;
  const way = lines.ways?.[line];
  const { via, to } = way ? lastStep(way) : readCourse(lines, line, DRAWN_COURSE);
  if (isOutside(to, window)) return;
  const [dx, dy] = [to.x - via.x, to.y - via.y];
  const whole = Math.hypot(dx, dy);
  const [ux, uy] = [dx / (whole || 1), dy / (whole || 1)];
  const gap = way ? 0 : gapBefore(lines, line, ux, uy);
  if (whole < gap || whole === 0) return;
  const { length, half } = lines.chart ? ARROW.chart : ARROW.plain;
  const [x, y] = [to.x - ux * gap, to.y - uy * gap];
  const [backX, backY] = [x - ux * length, y - uy * length];
  context.moveTo(x, y);
  context.lineTo(backX - uy * half, backY + ux * half);
  context.lineTo(backX + uy * half, backY - ux * half);
  context.closePath();
}

function lastStep(way: readonly Point[]): { via: Point; to: Point } {
  const to = way.at(-1) ?? ORIGIN;
  return { via: way.at(-2) ?? to, to };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** From the middle of the owned node to its edge, against this direction. */
function gapBefore({ to, chart }: Lines, line: number, ux: number, uy: number): number {
  if (!chart) return DISC;
  const node = 2 * at(to, line);
  return Math.min(at(chart.halves, node) / Math.abs(ux || 1e-9), at(chart.halves, node + 1) / Math.abs(uy || 1e-9));
}

const isOutside = ({ x, y }: Point, { left, right, top, bottom }: Window): boolean =>
  x < left || x > right || y < top || y > bottom;

/** Labels are displayed from this zoom; those of highlighted lines earlier. */
const FROM = 0.75;
const MARKED_FROM = 0.35;
/** More labels are unreadable, and slower than all lines together. */
const MOST = 250;
const SIZE = 10;

/** Labels with a background, so that lines do not run through them. */
function writeLabels({ context, palette, view }: Pen, scene: Scene): void {
  const wanted = linesWithLabels(view.zoom, scene);
  if (!wanted) return;
  context.font = `${SIZE}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const { left, right, top, bottom } = windowOf(view);
  let written = 0;
  for (const line of wanted) {
    if (!scene.drawn[line] || scene.lines.chart?.tree[line]) continue;
    const { x, y } = labelPoint(scene.lines, line);
    if (x < left || x > right || y < top || y > bottom) continue;
    const text = scene.labelOf(line);
    const width = context.measureText(text).width + 4;
    context.fillStyle = palette.sunken;
    context.fillRect(x - width / 2, y - SIZE / 2 - 2, width, SIZE + 4);
    context.fillStyle = scene.marked.has(line) ? palette.ink : palette.muted;
    context.fillText(text, x, y);
    if (++written === MOST) return;
  }
}

/** In a chart only of what is marked: shares stand beside the lines of the tree, and boxes say what others hold. */
function linesWithLabels(zoom: number, { marked, labels, lines, isDimmed }: Scene): Iterable<number> | undefined {
  if (labels === 'all' && !isDimmed && !lines.chart && zoom >= FROM) return lines.from.keys();
  return zoom >= MARKED_FROM ? marked : undefined;
}
