import { CHANGE_KINDS } from '@/lib/network/changes/kinds';
import type { Point } from '@/lib/network/geometry';
import { at } from '@/lib/network/graph/slots';
import { type Course, isStraight, newCourse, readCourse } from '@/lib/network/lines/course';
import type { Lines } from '@/lib/network/lines/lines';
import { LOOKS, type Manner, mannerOf, widthOf } from '@/lib/network/lines/looks';
import type { Palette } from '@/lib/network/style';
import { CHANGE_LOOKS } from '@/lib/network/style-changes';
import { type Pen, type Scene, type Window, windowOf } from './pen';

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
    const manner = mannerOf(look);
    dress(context, palette, manner, view.zoom);
    context.lineWidth = Math.max(widthOf(look), HAIR / view.zoom);
    context.beginPath();
    for (let line = first; line < end; line++) if (drawn[line]) trace(context, lines, line, window);
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
  for (const draw of [trace, arrow]) {
    context.beginPath();
    for (const line of marked) if (drawn[line]) draw(context, lines, line, window);
    if (draw === trace) context.stroke();
    else context.fill();
  }
}

function dress(context: CanvasRenderingContext2D, palette: Palette, manner: Manner, zoom: number): void {
  const change = CHANGE_KINDS.find((kind) => kind === manner);
  const dashed = manner === 'uncertain' && zoom >= DASHES_FROM;
  const pale = manner === 'ended' || (manner === 'uncertain' && !dashed);
  const dashes = change ? [...CHANGE_LOOKS[change].dashes] : [6, 5];
  context.setLineDash(dashed || (change && zoom >= DASHES_FROM) ? dashes : []);
  context.globalAlpha = pale ? 0.5 : 1;
  const plain = manner === 'loop' ? palette.warn : palette.line;
  context.strokeStyle = change ? palette[CHANGE_LOOKS[change].token] : plain;
  context.fillStyle = context.strokeStyle;
}

function trace(context: CanvasRenderingContext2D, lines: Lines, line: number, window: Window): void {
  const [a, b] = [2 * at(lines.from, line), 2 * at(lines.to, line)];
  const [ax, ay] = [at(lines.places, a), at(lines.places, a + 1)];
  const [bx, by] = [at(lines.places, b), at(lines.places, b + 1)];
  if ((ax < window.left && bx < window.left) || (ax > window.right && bx > window.right)) return;
  if ((ay < window.top && by < window.top) || (ay > window.bottom && by > window.bottom)) return;
  if (isStraight(lines, line)) {
    context.moveTo(ax, ay);
    context.lineTo(bx, by);
    return;
  }
  const { from, via, to } = readCourse(lines, line, COURSE);
  context.moveTo(from.x, from.y);
  context.quadraticCurveTo(via.x, via.y, to.x, to.y);
}

/** Read into again and again: drawing makes no objects. */
const COURSE: Course = newCourse();

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
