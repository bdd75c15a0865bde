import type { BoundingBox12, BoundingBoxWH, Core, NodeCollection, NodeSingular } from 'cytoscape';
import type { Point } from '@/lib/network/layout';
import type { Rect } from '@/lib/network/layout/structure';
import { boundsOf, type Side } from '@/lib/network/select';
import { MOST_FORMS } from '@/lib/network/style';
import { isBox, rectOf } from './chart-renderer';

/** Ten thousand entities in layers are a hundred times as wide as a screen. */
export const ZOOM = { minZoom: 0.001, maxZoom: 3 } as const;

type Box = BoundingBox12 & BoundingBoxWH;

const MARGIN = 36;
/** As much of the margin as texts may take. */
const IN_MARGIN = 24;
/** Maximum zoom when fitting, so that a picture of three companies does not fill the screen. */
const NEAR = 1.2;
/** Below this zoom names, of 11 pixels, would be smaller than nine. */
export const LEGIBLE = 9 / 11;
/** A chart may be somewhat smaller if all of its width is seen. */
const LEGIBLE_CHART = 0.72;

function isChart(cy: Core): boolean {
  const [first] = cy.nodes();
  return first !== undefined && isBox(first);
}

const leastZoom = (cy: Core): number => (isChart(cy) ? LEGIBLE_CHART : LEGIBLE);
const STEP = 1.3;

/** In milliseconds; 0 if the user prefers reduced motion. */
export const duration = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220);

type Fit = (cy: Core, time?: number) => void;

/** How a picture was last fitted, until the view is moved otherwise. */
const FITTED = new WeakMap<Core, Fit>();

/** The user has moved the view. */
export const forgetFit = (cy: Core): void => {
  FITTED.delete(cy);
};

/** After the frame has grown by this much: fits again what was fitted, or keeps the middle of the view. */
export function refit(cy: Core, grown: { x: number; y: number }): void {
  const again = FITTED.get(cy);
  if (again) again(cy, 0);
  else cy.panBy({ x: grown.x / 2, y: grown.y / 2 });
}

/** Animates the view, except with reduced motion or a large picture, each frame of which would redraw everything. */
function move(cy: Core, to: { zoom: number; pan: { x: number; y: number } }, time: number): void {
  cy.stop();
  FITTED.delete(cy);
  if (time === 0 || cy.nodes().length > MOST_FORMS) cy.viewport(to);
  else cy.animate(to, { duration: time, easing: 'ease-out' });
}

/** What stands beside nodes: the shares of a chart. */
const BESIDE = new WeakMap<Core, Rect>();

/** Says where texts beside the nodes are, so that a view of everything has them too. */
export function noteBeside(cy: Core, bounds: Rect | undefined): void {
  if (bounds) BESIDE.set(cy, bounds);
  else BESIDE.delete(cy);
}

/** By class, as the library knows no style of boxes. */
const seenIn = (nodes: NodeCollection): NodeCollection => nodes.filter((node) => !node.hasClass('hidden'));

/** Ids of what is to be seen beside a root if not everything is, the nodes with a line to it. */
const NEAR_ROOTS = new WeakMap<Core, readonly string[]>();

/** Says what stands next to the roots. */
export const noteNearRoots = (cy: Core, ids: readonly string[]): void => {
  NEAR_ROOTS.set(cy, ids);
};

const nodesIn = (cy: Core, ids: readonly string[]): NodeCollection =>
  seenIn(ids.reduce((all, id) => all.union(cy.getElementById(id)), cy.collection()).nodes());

/** Of boxes from their sizes, which the library does not know. */
function boundsIn(cy: Core, nodes: NodeCollection): Box {
  if (!isChart(cy)) return nodes.boundingBox();
  const { x, y, width: w, height: h } = boundsOf(nodes.map(rectOf)) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x1: x, y1: y, x2: x + w, y2: y + h, w, h };
}

/** The same on the screen. */
function placeOnScreen(cy: Core, nodes: NodeCollection): Pick<Box, 'x1' | 'x2' | 'y1' | 'y2'> {
  const [{ x1, x2, y1, y2 }, zoom, pan] = [boundsIn(cy, nodes), cy.zoom(), cy.pan()];
  return { x1: x1 * zoom + pan.x, x2: x2 * zoom + pan.x, y1: y1 * zoom + pan.y, y2: y2 * zoom + pan.y };
}

/** Everything visible. Texts beside nodes may stand in most of the margin. */
function wholeOf(cy: Core): Box {
  const nodes = boundsIn(cy, seenIn(cy.nodes()));
  const beside = BESIDE.get(cy);
  if (!beside) return nodes;
  const [x1, x2] = [Math.min(nodes.x1, beside.x + IN_MARGIN), Math.max(nodes.x2, beside.x + beside.width - IN_MARGIN)];
  return { ...nodes, x1, x2, w: x2 - x1 };
}

/** Fits everything visible, within a comfortable zoom. */
export function fitAll(cy: Core, time = duration()): void {
  fitTo(cy, wholeOf(cy), time);
  FITTED.set(cy, fitAll);
}

/**
 * Fits everything if names remain legible; otherwise zooms to the roots, with as many of their owners and holdings as
 * fit. A large picture consists of points and has no names to read.
 */
export function fitReadable(cy: Core, time = duration()): void {
  const roots = seenIn(cy.nodes('.root'));
  const whole = wholeOf(cy);
  if (roots.empty() || cy.nodes().length > MOST_FORMS || zoomTo(cy, whole) >= leastZoom(cy)) fitAll(cy, time);
  else if (cy.width() > 0) fitNear(cy, roots, time);
  FITTED.set(cy, fitReadable);
}

function fitNear(cy: Core, roots: NodeCollection, time: number): void {
  const [isOfBoxes, whole] = [isChart(cy), wholeOf(cy)];
  const isWhole = isOfBoxes && zoomTo(cy, { w: whole.w, h: 0 }) >= LEGIBLE_CHART;
  const near = isWhole ? whole : boundsIn(cy, roots.union(nodesIn(cy, NEAR_ROOTS.get(cy) ?? [])));
  const zoom = Math.max(leastZoom(cy), zoomTo(cy, isOfBoxes ? { w: near.w, h: 0 } : near));
  const anchor = boundsIn(cy, roots.first());
  const room = { width: (cy.width() - 2 * MARGIN) / zoom, height: (cy.height() - 2 * MARGIN) / zoom };
  // A chart is read from its top, and names from their left.
  const [w, h] = isOfBoxes ? [Math.min(near.w, room.width), Math.min(near.h, room.height)] : [near.w, near.h];
  const x = nearest(near.x1 + w / 2, anchor.x1 + anchor.w / 2, (room.width - anchor.w) / 2);
  const y = nearest(near.y1 + h / 2, anchor.y1 + anchor.h / 2, (room.height - anchor.h) / 2);
  move(cy, { zoom, pan: { x: cy.width() / 2 - zoom * x, y: cy.height() / 2 - zoom * y } }, time);
}

/** The value closest to `wanted` within `most` of `from`, which must stay in sight. */
const nearest = (wanted: number, from: number, most: number): number =>
  Math.min(from + Math.max(0, most), Math.max(from - Math.max(0, most), wanted));

/** Fits these entities: one with its owners and holdings. */
export const fitAround = (cy: Core, ids: readonly string[]): void =>
  fitTo(cy, boundsIn(cy, nodesIn(cy, ids)), duration());

/** The zoom at which all of it is visible. */
const zoomTo = (cy: Core, { w, h }: { w: number; h: number }): number =>
  Math.min((cy.width() - 2 * MARGIN) / w, (cy.height() - 2 * MARGIN) / h, NEAR);

function fitTo(cy: Core, box: Box, time: number): void {
  if (cy.width() === 0 || box.w === 0) return;
  // Clamped, as the graph library would not move at all for a smaller zoom.
  const zoom = Math.max(cy.minZoom(), zoomTo(cy, box));
  const pan = {
    x: cy.width() / 2 - (zoom * (box.x1 + box.x2)) / 2,
    y: cy.height() / 2 - (zoom * (box.y1 + box.y2)) / 2,
  };
  move(cy, { zoom, pan }, time);
}

/** Fits these elements, unless all of them are in sight. */
export function showAll(cy: Core, ids: readonly string[]): void {
  const nodes = nodesIn(cy, ids);
  const { x1, y1, x2, y2 } = placeOnScreen(cy, nodes);
  const isSeen = x1 >= 0 && y1 >= 0 && x2 <= cy.width() && y2 <= cy.height();
  if (nodes.nonempty() && !isSeen) fitTo(cy, boundsIn(cy, nodes), duration());
}

export function zoomBy(cy: Core, direction: 1 | -1): void {
  const zoom = Math.min(cy.maxZoom(), Math.max(cy.minZoom(), cy.zoom() * STEP ** direction));
  const [x, y] = [cy.width() / 2, cy.height() / 2];
  const ratio = zoom / cy.zoom();
  move(cy, { zoom, pan: { x: x - (x - cy.pan().x) * ratio, y: y - (y - cy.pan().y) * ratio } }, duration() / 2);
}

const STEPS: Record<Side, Readonly<{ x: number; y: number }>> = {
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
  left: { x: 1, y: 0 },
  right: { x: -1, y: 0 },
};

/** Moves the view by most of its size. */
export function panTo(cy: Core, side: Side): void {
  const { x, y } = STEPS[side];
  const pan = { x: cy.pan().x + x * cy.width() * 0.8, y: cy.pan().y + y * cy.height() * 0.8 };
  move(cy, { zoom: cy.zoom(), pan }, duration());
}

/** Moves a point of the picture to the middle of the view, at once. */
export function centreOn(cy: Core, { x, y }: Point): void {
  cy.stop();
  forgetFit(cy);
  cy.pan({ x: cy.width() / 2 - cy.zoom() * x, y: cy.height() / 2 - cy.zoom() * y });
}

interface Size {
  width: number;
  height: number;
}

/** What lies over the lower left corner of a picture. */
const CORNERS = new WeakMap<Core, Size>();

/** Says what lies over the lower left corner, so that nothing focused stays below it. */
export function coverCorner(cy: Core, size: Size | undefined): void {
  if (size) CORNERS.set(cy, size);
  else CORNERS.delete(cy);
}

function isCovered(cy: Core, node: NodeSingular): boolean {
  const [corner, { x1, y2 }] = [CORNERS.get(cy), placeOnScreen(cy, node)];
  return corner !== undefined && x1 < corner.width && y2 > cy.height() - corner.height;
}

/** Moves the view only if the entity is out of sight. */
export function reveal(cy: Core, node: NodeSingular): void {
  const { x, y } = node.renderedPosition();
  const inside = x > MARGIN && y > MARGIN && x < cy.width() - MARGIN && y < cy.height() - 2 * MARGIN;
  if (inside && !isCovered(cy, node)) return;
  const pan = { x: cy.pan().x + cy.width() / 2 - x, y: cy.pan().y + cy.height() / 2 - y };
  move(cy, { zoom: cy.zoom(), pan }, duration());
}
