import type { Core } from 'cytoscape';
import {
  type CSSProperties,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { readStored, subscribeToStored, writeStored } from '@/components/ui/device';
import type { Point } from '@/lib/network/layout';
import type { Rect } from '@/lib/network/layout/structure';
import { boundsOf, isInView } from '@/lib/network/select';
import { readPalette } from '../palette';
import type { DrawnNetwork } from '../use-drawn';
import { centreOn, coverCorner } from './camera';
import { pixelRatio, STYLES_CHANGED } from './use-picture';

const STORED = 'firmament-network-map';

/** Whether the user wants the small map; remembered on the device. */
export function useMapSwitch(): { isOn: boolean; toggle: () => void } {
  const isOn = useSyncExternalStore(
    subscribeToStored,
    () => readStored(STORED) !== 'off',
    () => true,
  );
  return { isOn, toggle: () => writeStored(STORED, isOn ? 'off' : 'on') };
}

/** Of the map, in pixels; it is at least so high or wide that it can be pressed. */
const MOST = { width: 176, height: 120 };
const LEAST = 32;
const PAD = 4;
/** Between the map and the edges of the picture. */
const MARGIN = 8;
/** Width and height of a node without a box. */
const DISC = 26;

interface SmallMap {
  nodes: readonly (Rect & { id: string })[];
  bounds: Rect;
  /** Pixels of the map for one unit of the picture. */
  scale: number;
  width: number;
  height: number;
}

/** Everything shown, scaled down; undefined if nothing is. */
function mapOf({ positions, shown, chart }: DrawnNetwork): SmallMap | undefined {
  const nodes = [...positions].flatMap(([id, { x, y }]) => {
    if (!shown.has(id)) return [];
    const { width, height } = chart?.boxes.get(id) ?? { width: DISC, height: DISC };
    return [{ id, x: x - width / 2, y: y - height / 2, width, height }];
  });
  const bounds = boundsOf(nodes);
  if (!bounds) return undefined;
  const scale = Math.min(MOST.width / bounds.width, MOST.height / bounds.height);
  const [width, height] = [bounds.width, bounds.height].map((one) => Math.max(LEAST, one * scale) + 2 * PAD);
  return { nodes, bounds, scale, width: width ?? LEAST, height: height ?? LEAST };
}

const toMap = ({ bounds, scale, width, height }: SmallMap, { x, y }: Point): Point => ({
  x: width / 2 + (x - bounds.x - bounds.width / 2) * scale,
  y: height / 2 + (y - bounds.y - bounds.height / 2) * scale,
});

const fromMap = ({ bounds, scale, width, height }: SmallMap, { x, y }: Point): Point => ({
  x: (x - width / 2) / scale + bounds.x + bounds.width / 2,
  y: (y - height / 2) / scale + bounds.y + bounds.height / 2,
});

/** Milliseconds without movement until the view counts as settled. */
const REST = 100;

/** Whether some of the picture is out of sight; decided when the view rests. */
function useIsPartial(cy: Core | undefined, bounds: Rect | undefined): boolean {
  const [isPartial, setPartial] = useState(false);
  useEffect(() => {
    if (!cy) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const decide = () => {
      if (!cy.destroyed()) setPartial(bounds !== undefined && !isInView(bounds, cy.extent()));
    };
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(decide, REST);
    };
    wait();
    cy.on('viewport resize', wait);
    return () => {
      clearTimeout(rest);
      if (!cy.destroyed()) cy.off('viewport resize', wait);
    };
  }, [cy, bounds]);
  return isPartial;
}

interface Props {
  cy: Core | undefined;
  drawn: DrawnNetwork;
  /** What is focused, selected, found or on a path. */
  marked: readonly string[];
}

/**
 * The whole picture in a corner with the visible part framed, while some of it is out of sight; a press or a drag moves
 * the view. For the pointer only: keys move the view with the focus, and the lists have everything.
 */
export function CanvasMap({ cy, drawn, marked }: Props) {
  const { positions, shown, chart, centre } = drawn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what is drawn only places count
  const map = useMemo(() => mapOf(drawn), [positions, shown, chart]);
  const isPartial = useIsPartial(cy, map?.bounds);
  const { isOn } = useMapSwitch();
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const isVisible = isOn && isPartial && map !== undefined;

  useLayoutEffect(() => {
    if (!cy || !map || !isVisible) return;
    const paint = () => paintMap(cy, canvas.current, map, new Set([centre, ...marked]));
    const frame = () => frameView(cy, view.current, map);
    paint();
    frame();
    cy.on('viewport resize', frame).on(STYLES_CHANGED, paint);
    coverCorner(cy, { width: map.width + MARGIN, height: map.height + MARGIN });
    return () => {
      coverCorner(cy, undefined);
      if (!cy.destroyed()) cy.off('viewport resize', frame).off(STYLES_CHANGED, paint);
    };
  }, [cy, map, isVisible, centre, marked]);

  const drag = useMapDrag(cy, map);
  if (!isVisible) return null;
  return (
    <div
      aria-hidden="true"
      data-map
      {...drag}
      style={{ width: map.width, height: map.height }}
      className="absolute bottom-2 left-2 z-10 cursor-pointer touch-none overflow-hidden rounded border border-line-strong bg-raised max-md:hidden"
    >
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      <div
        ref={view}
        data-map-view
        className="pointer-events-none absolute rounded-xs border-2 border-accent bg-accent/10"
      />
    </div>
  );
}

/** A press outside the frame moves it there; from then on it follows the pointer. */
function useMapDrag(cy: Core | undefined, map: SmallMap | undefined) {
  /** From the pointer to the middle of the view; undefined while nothing is dragged. */
  const offset = useRef<Point>(undefined);
  if (!cy || !map) return {};
  const at = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return fromMap(map, { x: event.clientX - box.left, y: event.clientY - box.top });
  };
  const move = (to: Point) => {
    if (offset.current) centreOn(cy, { x: to.x + offset.current.x, y: to.y + offset.current.y });
  };
  const end = () => {
    offset.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      const [to, { x1, x2, y1, y2 }] = [at(event), cy.extent()];
      const isInside = to.x > x1 && to.x < x2 && to.y > y1 && to.y < y2;
      offset.current = isInside ? { x: (x1 + x2) / 2 - to.x, y: (y1 + y2) / 2 - to.y } : { x: 0, y: 0 };
      event.currentTarget.setPointerCapture(event.pointerId);
      move(to);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(at(event)),
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Boxes as bars; the root and what is marked in the accent colour. */
function paintMap(cy: Core, canvas: HTMLCanvasElement | null, map: SmallMap, marked: ReadonlySet<string>): void {
  const context = canvas?.getContext('2d');
  const container = cy.container();
  if (!canvas || !context || !container) return;
  const ratio = pixelRatio(0);
  canvas.width = map.width * ratio;
  canvas.height = map.height * ratio;
  context.scale(ratio, ratio);
  const palette = readPalette(container);
  const draw = ({ x, y, width, height }: Rect) => {
    const at = toMap(map, { x, y });
    context.fillRect(at.x, at.y, Math.max(1.5, width * map.scale), Math.max(1, height * map.scale));
  };
  context.fillStyle = palette.muted;
  context.globalAlpha = 0.6;
  for (const node of map.nodes) draw(node);
  context.fillStyle = palette.accent;
  context.globalAlpha = 1;
  for (const node of map.nodes) if (marked.has(node.id)) draw(node);
}

/** Written to the element, as it follows each movement. */
function frameView(cy: Core, element: HTMLElement | null, map: SmallMap): void {
  const { x1, x2, y1, y2 } = cy.extent();
  const [from, to] = [toMap(map, { x: x1, y: y1 }), toMap(map, { x: x2, y: y2 })];
  const [left, top] = [Math.max(0, from.x), Math.max(0, from.y)];
  const place: CSSProperties = {
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.max(6, Math.min(map.width - 2, to.x) - left)}px`,
    height: `${Math.max(6, Math.min(map.height - 2, to.y) - top)}px`,
  };
  Object.assign(element?.style ?? {}, place);
}
