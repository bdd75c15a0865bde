import type { Collection, Core, NodeCollection, NodeSingular } from 'cytoscape';

/** How far one may go away and come near: ten thousand entities in layers are a hundred times as wide as a screen. */
export const ZOOM = { minZoom: 0.001, maxZoom: 3 } as const;

const MARGIN = 36;
/** A picture of three companies need not fill the screen with them. */
const NEAR = 1.2;
const STEP = 1.3;

/** In milliseconds; 0 for those who want no motion. */
export const duration = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220);

/** Moves there, at once where motion is not wanted. */
function move(cy: Core, to: { zoom: number; pan: { x: number; y: number } }, time: number): void {
  cy.stop();
  if (time === 0) cy.viewport(to);
  else cy.animate(to, { duration: time, easing: 'ease-out' });
}

/** Everything that is seen, no nearer than is comfortable. */
export const fitAll = (cy: Core, time = duration()): void => fitTo(cy, cy.nodes(':visible'), time);

/** An entity with what it owns and who owns it. */
export const fitAround = (cy: Core, id: string): void =>
  fitTo(cy, cy.getElementById(id).closedNeighborhood().filter(':visible'), duration());

function fitTo(cy: Core, elements: Collection | NodeCollection, time: number): void {
  const box = elements.boundingBox();
  if (cy.width() === 0 || box.w === 0) return;
  const whole = Math.min((cy.width() - 2 * MARGIN) / box.w, (cy.height() - 2 * MARGIN) / box.h, NEAR);
  // Asked to go further away than it may, the graph library would not move at all.
  const zoom = Math.max(cy.minZoom(), whole);
  const pan = {
    x: cy.width() / 2 - (zoom * (box.x1 + box.x2)) / 2,
    y: cy.height() / 2 - (zoom * (box.y1 + box.y2)) / 2,
  };
  move(cy, { zoom, pan }, time);
}

export function zoomBy(cy: Core, direction: 1 | -1): void {
  const zoom = Math.min(cy.maxZoom(), Math.max(cy.minZoom(), cy.zoom() * STEP ** direction));
  const [x, y] = [cy.width() / 2, cy.height() / 2];
  const ratio = zoom / cy.zoom();
  move(cy, { zoom, pan: { x: x - (x - cy.pan().x) * ratio, y: y - (y - cy.pan().y) * ratio } }, duration() / 2);
}

/** Brings an entity into sight when it is out of it, and leaves the view alone when it is not. */
export function reveal(cy: Core, node: NodeSingular): void {
  const { x, y } = node.renderedPosition();
  const inside = x > MARGIN && y > MARGIN && x < cy.width() - MARGIN && y < cy.height() - 2 * MARGIN;
  if (inside) return;
  const pan = { x: cy.pan().x + cy.width() / 2 - x, y: cy.pan().y + cy.height() / 2 - y };
  move(cy, { zoom: cy.zoom(), pan }, duration());
}
