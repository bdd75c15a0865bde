import type { Core } from 'cytoscape';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Point, Positions } from '@/lib/network/geometry';
import { inside, joined, toggled } from '@/lib/network/select';

interface Props {
  cy: Core | undefined;
  /** What holds the picture: it hears of the pointer before the picture does. */
  frame: RefObject<HTMLElement | null>;
  positions: Positions;
  shown: ReadonlySet<string>;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** A press draws by itself, as where there is no Shift to hold. */
  isOn: boolean;
}

/** A press that goes no further than this is a click. */
const CLICK = 4;
/** How near to a node a click has to be, in pixels of the screen. */
const REACH = 22;

/** With Shift, or while it is switched on, a line is drawn by hand, with a mouse, a pen or a finger: what it goes round is selected; a click alone selects one more, or one less. */
export function CanvasLasso({ cy, frame, positions, shown, selected, onSelect, isOn }: Props) {
  const [outline, setOutline] = useState<readonly Point[]>();
  const finish = useEffectEvent((points: readonly Point[] | undefined) => {
    setOutline(undefined);
    if (!cy || !points) return;
    const inPicture = points.map(({ x, y }) => ({
      x: (x - cy.pan().x) / cy.zoom(),
      y: (y - cy.pan().y) / cy.zoom(),
    }));
    if (isClick(points)) {
      const hit = nodeAt(positions, inPicture[0], REACH / cy.zoom(), shown);
      if (hit !== undefined) onSelect(toggled(selected, hit));
    } else onSelect(joined(selected, inside(positions, inPicture, shown)));
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const press = (event: PointerEvent) => {
      const draws = event.isPrimary && event.button === 0 && (isOn || event.shiftKey);
      if (draws) follow(element, event, setOutline, (points) => finish(points));
    };
    // The picture hears of mouse and fingers by other events, and would be dragged along.
    const hush = (event: Event) => {
      if (isOn || (event instanceof MouseEvent && event.shiftKey)) silence(event);
    };
    element.addEventListener('pointerdown', press, { capture: true });
    for (const name of PRESSES) element.addEventListener(name, hush, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', press, { capture: true });
      for (const name of PRESSES) element.removeEventListener(name, hush, { capture: true });
    };
  }, [frame, isOn]);

  if (!outline) return null;
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <polygon
        points={outline.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-accent/10 stroke-accent"
        strokeDasharray="4 3"
      />
    </svg>
  );
}

const PRESSES = ['mousedown', 'touchstart'] as const;

function silence(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** From here to where it is let go; what the browser takes for a movement of its own selects nothing. */
function follow(
  element: HTMLElement,
  start: PointerEvent,
  onMove: (points: readonly Point[]) => void,
  onEnd: (points: readonly Point[] | undefined) => void,
): void {
  const box = element.getBoundingClientRect();
  const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX - box.left, y: clientY - box.top });
  let points: readonly Point[] = [at(start)];
  const over = new AbortController();
  const heard = { capture: true, signal: over.signal };
  window.addEventListener('mousemove', silence, heard);
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      points = [...points, at(event)];
      if (!isClick(points)) onMove(points);
    },
    heard,
  );
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    over.abort();
    onEnd(event.type === 'pointerup' ? points : undefined);
  };
  window.addEventListener('pointerup', end, heard);
  window.addEventListener('pointercancel', end, heard);
}

function isClick(points: readonly Point[]): boolean {
  const [first] = points;
  return !first || points.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < CLICK);
}

function nodeAt(positions: Positions, at: Point | undefined, reach: number, among: ReadonlySet<string>) {
  let best: { id: string; distance: number } | undefined;
  for (const [id, { x, y }] of positions) {
    const distance = at ? Math.hypot(x - at.x, y - at.y) : Infinity;
    if (among.has(id) && distance <= reach && (!best || distance < best.distance)) best = { id, distance };
  }
  return best?.id;
}
