import type { Core, NodeSingular } from 'cytoscape';
import { type BoxLook, boxLook, boxTexts, cutCorners, SIGN, TEXT } from '@/lib/network/drawn/box-look';
import type { DrawnBox } from '@/lib/network/drawn/chart';
import { PERSON_SIGN, SIGN_SIZE } from '@/lib/network/elements';
import type { Rect, Structure } from '@/lib/network/layout/structure';
import type { LabelMode, Palette } from '@/lib/network/style';
import { HAIR, tracePoints } from './draw-lines';

/** Below these zooms names in boxes, and the shares beside them, are unreadable. */
export const BOX_NAMES_FROM = 7 / 11;
const SHARES_FROM = 0.55;

/** What the user does with a box, as classes of its node say. */
interface BoxState {
  isFocused: boolean;
  isSelected: boolean;
  /** On a path, or found by a search. */
  isMarked: boolean;
  isDimmed: boolean;
  isNamed: boolean;
}

/** The boxes of a chart where their nodes are, with their names in them. The transform is that of the picture. */
export function drawBoxes(
  context: CanvasRenderingContext2D,
  cy: Core,
  boxes: readonly DrawnBox[],
  palette: Palette,
  labels: LabelMode,
): void {
  const zoom = cy.zoom();
  const { x1, x2, y1, y2 } = cy.extent();
  context.textBaseline = 'alphabetic';
  // Letters keep their distances at any zoom.
  context.textRendering = 'geometricPrecision';
  const draw = (drawn: DrawnBox, node: NodeSingular) => {
    const { width, height } = drawn.box;
    const { x, y } = node.position();
    const place = { x: x - width / 2, y: y - height / 2, width, height };
    if (place.x > x2 || place.x + width < x1 || place.y > y2 || place.y + height < y1) return;
    const state = stateOf(node, labels);
    const look = boxLook(drawn.traits, palette);
    context.globalAlpha = state.isDimmed ? DIMMED : 1;
    drawOutline(context, place, look, state, palette, zoom, drawn.traits.isRoot);
    if (zoom < BOX_NAMES_FROM || !state.isNamed) return;
    drawSign(context, place, look, palette);
    writeName(context, drawn, place, look.ink, palette);
  };
  const above: [DrawnBox, NodeSingular][] = [];
  for (const drawn of boxes) {
    const node = cy.getElementById(drawn.id);
    if (node.empty() || node.hasClass('hidden')) continue;
    // What was moved, or is in hand, may lie on others.
    if (drawn.traits.isPinned || node.grabbed() || ABOVE.some((one) => node.hasClass(one))) above.push([drawn, node]);
    else draw(drawn, node);
  }
  for (const [drawn, node] of above) draw(drawn, node);
  context.globalAlpha = 1;
}

const ABOVE = ['selected', 'focused'] as const;

/** Of boxes beside a path or a search. */
const DIMMED = 0.18;

function stateOf(node: NodeSingular, labels: LabelMode): BoxState {
  const has = (name: string) => node.hasClass(name);
  const [isFocused, isSelected, isFound, isOnPath] = [has('focused'), has('selected'), has('found'), has('path')];
  const isNamed =
    labels === 'all' ||
    has('root') ||
    isFocused ||
    isFound ||
    (labels === 'focus' && (has('near') || isSelected || isOnPath));
  return { isFocused, isSelected, isMarked: isFound || isOnPath, isDimmed: has('dimmed'), isNamed };
}

function drawOutline(
  context: CanvasRenderingContext2D,
  place: Rect,
  look: BoxLook,
  { isFocused, isSelected, isMarked }: BoxState,
  palette: Palette,
  zoom: number,
  isRoot: boolean,
): void {
  if (isFocused) glow(context, place, palette);
  traceBox(context, place, look.corner);
  context.fillStyle = look.fill;
  context.fill();
  const isLit = isFocused || isSelected || isMarked;
  context.strokeStyle = isLit ? (isFocused && isRoot ? palette.ink : palette.accent) : look.stroke;
  context.lineWidth = Math.max(isLit ? 3 : look.width, HAIR / zoom);
  context.setLineDash(isLit ? [] : [...look.dashes]);
  context.stroke();
  context.setLineDash([]);
  if (look.isDouble && !isLit) {
    context.strokeStyle = look.fill;
    context.lineWidth = 1;
    context.stroke();
  }
  if (isSelected) outline(context, place, palette);
}

function traceBox(context: CanvasRenderingContext2D, place: Rect, corner: BoxLook['corner']): void {
  context.beginPath();
  if (corner !== 'cut') context.roundRect(place.x, place.y, place.width, place.height, corner);
  else {
    tracePoints(context, cutCorners(place));
    context.closePath();
  }
}

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function glow(context: CanvasRenderingContext2D, place: Rect, palette: Palette): void {
  const alpha = context.globalAlpha;
  traceBox(context, grown(place, 6), 9);
  context.globalAlpha = alpha * 0.32;
  context.fillStyle = palette.accent;
  context.fill();
  context.globalAlpha = alpha;
}

function outline(context: CanvasRenderingContext2D, place: Rect, palette: Palette): void {
  traceBox(context, grown(place, 5), 7);
  context.strokeStyle = palette.accent;
  context.lineWidth = 2;
  context.setLineDash([4, 3]);
  context.stroke();
  context.setLineDash([]);
}

function drawSign(
  context: CanvasRenderingContext2D,
  { x, y, height }: Rect,
  { sign }: BoxLook,
  palette: Palette,
): void {
  if (sign === undefined) return;
  context.fillStyle = palette.muted;
  const middle = y + height / 2;
  if (sign === 'unknown') {
    context.font = `12px ${palette.font}`;
    context.textAlign = 'center';
    context.fillText('?', x + SIGN.left + SIGN.size / 2, middle + 4);
    return;
  }
  context.save();
  context.translate(x + SIGN.left, middle - SIGN.size / 2);
  context.scale(SIGN.size / SIGN_SIZE, SIGN.size / SIGN_SIZE);
  context.fill(new Path2D(PERSON_SIGN));
  context.restore();
}

function writeName(
  context: CanvasRenderingContext2D,
  { box, traits }: DrawnBox,
  corner: Rect,
  ink: string,
  palette: Palette,
): void {
  const { size, weight } = TEXT[box.form];
  context.font = `${traits.isRoot ? 600 : weight} ${size}px ${palette.font}`;
  context.textAlign = box.form === 'head' ? 'center' : 'left';
  context.fillStyle = ink;
  for (const { text, x, y } of boxTexts(box)) context.fillText(text, corner.x + x, corner.y + y);
}

/** As of names, whose letters are ready by then. */
const SHARE_SIZE = 11;

/** The shares beside the lines of a chart. The table has the same in words. */
export function writeShares(
  context: CanvasRenderingContext2D,
  labels: Structure['labels'],
  palette: Palette,
  zoom: number,
): void {
  if (zoom < SHARES_FROM) return;
  context.font = `${SHARE_SIZE}px ${palette.font}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.textRendering = 'geometricPrecision';
  context.fillStyle = palette.muted;
  for (const { x, y, height, text } of labels) context.fillText(text, x, y + height / 2);
}
