import { CHANGE_KINDS } from '@/lib/network/changes/kinds';
import type { NetworkFilter } from '@/lib/network/filter';
import type { Point } from '@/lib/network/geometry';
import { at } from '@/lib/network/graph/slots';
import { clip, type Straight, type Window } from '@/lib/network/lines/clip';
import { type Course, isStraight, newCourse, readCourse } from '@/lib/network/lines/course';
import type { Lines } from '@/lib/network/lines/lines';
import { LOOKS, type Manner, mannerOf, widthOf } from '@/lib/network/lines/looks';
import type { LabelMode, Palette } from '@/lib/network/style';
import { CHANGE_LOOKS } from '@/lib/network/style-changes';

/** What lines are drawn with: where to, in which colours, and from where one looks. */
export interface Pen {
  context: CanvasRenderingContext2D;
  palette: Palette;
  view: View;
}

interface View {
  zoom: number;
  pan: { x: number; y: number };
  width: number;
  height: number;
}

/** What is to be drawn. */
export interface Scene {
  lines: Lines;
  /** 1 for each line that is seen. */
  drawn: Uint8Array;
  /** Numbers of lines drawn on top, in the accent. */
  marked: ReadonlySet<number>;
  /** The words on a line. */
  labelOf: (line: number) => string;
  labels: LabelMode;
}

/** Beyond the edges of what is seen, for what is bent and for arrows and words. */
const ROOM = 100;

/** What is seen, in the picture's own measure, with some room. */
export const windowOf = ({ zoom, pan, width, height }: View): Window => ({
  left: -pan.x / zoom - ROOM,
  right: (width - pan.x) / zoom + ROOM,
  top: -pan.y / zoom - ROOM,
  bottom: (height - pan.y) / zoom + ROOM,
});

/** A filter that is being moved: what a slider says before it is let go. */
export type Moved = NetworkFilter | undefined;

/** Below this nearness a dash is a dot and an arrow a speck: lines are plain there, and what is unsure paler. */
const DASHES_FROM = 0.3;
const ARROWS_FROM = 0.25;
/** A line is never thinner than this on the screen. */
const HAIR = 0.6;

/** All lines in a dozen paths: by look, not by line. */
export function strokeLines({ context, palette, view }: Pen, { lines, drawn }: Scene): void {
  const window = windowOf(view);
  for (let look = 0; look < LOOKS; look++) {
    const [first, end] = [at(lines.starts, look), at(lines.starts, look + 1)];
    if (first === end) continue;
    const dashes = dashesOf(mannerOf(look), view.zoom);
    dress(context, palette, mannerOf(look), dashes);
    context.lineWidth = Math.max(widthOf(look), HAIR / view.zoom);
    const period = dashes.reduce((sum, length) => sum + length, 0);
    context.beginPath();
    for (let line = first; line < end; line++) if (drawn[line]) trace(context, lines, line, window, period);
    context.stroke();
    if (view.zoom < ARROWS_FROM) continue;
    context.beginPath();
    for (let line = first; line < end; line++) if (drawn[line]) arrow(context, lines, line, window);
    context.fill();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Hovered, chosen and path lines, once more and on top. */
export function strokeMarked({ context, palette, view }: Pen, { lines, drawn, marked }: Scene): void {
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

/** Lengths of dashes and gaps; none: a solid line. */
function dashesOf(manner: Manner, zoom: number): readonly number[] {
  if (zoom < DASHES_FROM) return [];
  if (manner === 'uncertain') return UNCERTAIN;
  const change = CHANGE_KINDS.find((kind) => kind === manner);
  return change ? CHANGE_LOOKS[change].dashes : [];
}

const UNCERTAIN = [6, 5] as const;

function dress(context: CanvasRenderingContext2D, palette: Palette, manner: Manner, dashes: readonly number[]): void {
  const change = CHANGE_KINDS.find((kind) => kind === manner);
  const pale = manner === 'ended' || (manner === 'uncertain' && dashes.length === 0);
  context.setLineDash([...dashes]);
  context.globalAlpha = pale ? 0.5 : 1;
  const plain = manner === 'loop' ? palette.warn : palette.line;
  context.strokeStyle = change ? palette[CHANGE_LOOKS[change].token] : plain;
  context.fillStyle = context.strokeStyle;
}

/** `period`: after how much its dashes repeat; 0 where it is solid. */
function trace(context: CanvasRenderingContext2D, lines: Lines, line: number, window: Window, period: number): void {
  const [a, b] = [2 * at(lines.from, line), 2 * at(lines.to, line)];
  PIECE.ax = at(lines.places, a);
  PIECE.ay = at(lines.places, a + 1);
  PIECE.bx = at(lines.places, b);
  PIECE.by = at(lines.places, b + 1);
  if (isBeside(PIECE, window)) return;
  if (isStraight(lines, line)) {
    if (!clip(PIECE, window, period)) return;
    context.moveTo(PIECE.ax, PIECE.ay);
    context.lineTo(PIECE.bx, PIECE.by);
    return;
  }
  const { from, via, to } = readCourse(lines, line, COURSE);
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(via.x, via.y, to.x, to.y);
}

/** Both ends are beyond the same edge: most lines of a large picture that is seen from near. */
const isBeside = ({ ax, ay, bx, by }: Straight, { left, right, top, bottom }: Window): boolean =>
  (ax < left && bx < left) || (ax > right && bx > right) || (ay < top && by < top) || (ay > bottom && by > bottom);

/** Read into again and again: drawing makes no objects. */
const COURSE: Course = newCourse();
const PIECE: Straight = { ax: 0, ay: 0, bx: 0, by: 0 };

const NODE = 15;
const LENGTH = 9;
const HALF = 3.6;

/** Its point touches the rim of what is owned. */
function arrow(context: CanvasRenderingContext2D, lines: Lines, line: number, window: Window): void {
  const { via, to } = readCourse(lines, line, COURSE);
  if (isOutside(to, window)) return;
  const [dx, dy] = [to.x - via.x, to.y - via.y];
  const length = Math.hypot(dx, dy);
  if (length < NODE) return;
  const [ux, uy] = [dx / length, dy / length];
  const [x, y] = [to.x - ux * NODE, to.y - uy * NODE];
  const [backX, backY] = [x - ux * LENGTH, y - uy * LENGTH];
  context.moveTo(x, y);
  context.lineTo(backX - uy * HALF, backY + ux * HALF);
  context.lineTo(backX + uy * HALF, backY - ux * HALF);
  context.closePath();
}

const isOutside = ({ x, y }: Point, { left, right, top, bottom }: Window): boolean =>
  x < left || x > right || y < top || y > bottom;
