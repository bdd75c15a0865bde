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
}

/** A press that goes no further than this is a click. */
const CLICK = 4;
/** How near to a node a click has to be, in pixels of the screen. */
const REACH = 22;

/** With Shift a line is drawn by hand: what it goes round is selected; a click alone selects one more, or one less. */
export function CanvasLasso({ cy, frame, positions, shown, selected, onSelect }: Props) {
  const [outline, setOutline] = useState<readonly Point[]>();
  const finish = useEffectEvent((points: readonly Point[]) => {
    setOutline(undefined);
    if (!cy) return;
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
    const press = (event: MouseEvent) => {
      if (event.shiftKey && event.button === 0) follow(element, event, setOutline, (points) => finish(points));
    };
    element.addEventListener('mousedown', press, { capture: true });
    return () => element.removeEventListener('mousedown', press, { capture: true });
  }, [frame]);

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

/** From here to where the button is let go; the picture hears nothing of it, else it would be dragged along. */
function follow(
  element: HTMLElement,
  start: MouseEvent,
  onMove: (points: readonly Point[]) => void,
  onEnd: (points: readonly Point[]) => void,
): void {
  start.stopPropagation();
  start.preventDefault();
  const box = element.getBoundingClientRect();
  const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX - box.left, y: clientY - box.top });
  let points: readonly Point[] = [at(start)];
  const move = (event: MouseEvent) => {
    event.stopPropagation();
    points = [...points, at(event)];
    if (!isClick(points)) onMove(points);
  };
  const end = (event: MouseEvent) => {
    event.stopPropagation();
    window.removeEventListener('mousemove', move, { capture: true });
    window.removeEventListener('mouseup', end, { capture: true });
    onEnd(points);
  };
  window.addEventListener('mousemove', move, { capture: true });
  window.addEventListener('mouseup', end, { capture: true });
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
