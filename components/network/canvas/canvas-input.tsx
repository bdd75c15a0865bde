import type { Core, EventObject } from 'cytoscape';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { findAction, NETWORK } from '@/components/ui/shortcuts';
import { isStackId } from '@/lib/network/drawn/stand-in';
import type { NodeElement } from '@/lib/network/elements';
import type { Point, Positions } from '@/lib/network/layout';
import type { Structure } from '@/lib/network/layout/structure';
import { between, inside, joined, toggled } from '@/lib/network/select';
import { neighbourInTree, neighbourTowards, TREE_KEYS, type TreeStep } from '@/lib/network/steer';
import { fitAll, fitAround, fitReadable, forgetFit, noteNearRoots, refit, reveal, zoomBy } from './camera';
import { rectOf } from './chart-renderer';
import type { LineLayer } from './lines-layer';
import { isStandIn } from './use-picture';

interface Scene {
  cy: Core | undefined;
  root: string;
  focus: string | undefined;
  selected: readonly string[];
  positions: Positions;
  shown: ReadonlySet<string>;
  /** Absent for other layouts. */
  chart: Structure | undefined;
  /** While it is highlighted, Escape ends that first. */
  path: readonly string[] | undefined;
  actions: CanvasActions & PictureActions;
}

type KeyAction = (scene: Scene, event: KeyboardEvent) => void;

/** A stack has no record or network: every action on it opens it. */
const onFocused = (act: (actions: CanvasActions, id: string) => void): KeyAction => {
  return ({ actions, focus, positions }) => {
    if (focus === undefined || !positions.has(focus)) return;
    if (isStackId(focus)) actions.onOpenStack(focus);
    else act(actions, focus);
  };
};

const onPicture = (act: (cy: Core) => void) => {
  return ({ cy }: Scene) => {
    if (cy) act(cy);
  };
};

const ACTIONS: Readonly<Record<(typeof NETWORK)['rows'][number]['action'], KeyAction>> = {
  move: (scene, { key }) => walk(scene, TREE_KEYS[key] ?? 'up'),
  open: onFocused((actions, id) => actions.onOpen(id)),
  expand: onFocused((actions, id) => actions.onExpand(id)),
  select,
  hide,
  zoom: (scene, { key }) => onPicture((cy) => zoomBy(cy, key === '-' ? -1 : 1))(scene),
  fit: onPicture((cy) => fitAll(cy)),
  clear,
};

/** The same as with a pointer, by the keys that the list of shortcuts shows. */
export function canvasKeys(scene: Scene) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = findAction(NETWORK, event.key);
    if (!action || (action === 'clear' && scene.path)) return;
    event.preventDefault();
    ACTIONS[action](scene, event);
  };
}

/** Along the tree of a chart; else to the nearest entity in that direction. */
function walk({ focus, root, positions, shown, chart, actions }: Scene, step: TreeStep): void {
  if (focus === undefined || !positions.has(focus) || !shown.has(focus)) actions.onFocus(root);
  else {
    const next = chart ? neighbourInTree(chart.boxes, focus, step) : neighbourBeside(positions, focus, step, shown);
    if (next === undefined) actions.onEnd();
    else actions.onFocus(next);
  }
}

const neighbourBeside = (positions: Positions, from: string, step: TreeStep, among: ReadonlySet<string>) =>
  step === 'first' || step === 'last' ? undefined : neighbourTowards(positions, from, step, among);

/** Toggles one; with Shift adds all entities in the box from the last selected one to this one. */
function select({ focus, selected, positions, shown, actions }: Scene, event: KeyboardEvent): void {
  if (focus === undefined || !positions.has(focus)) return;
  const last = selected.at(-1);
  const isBox = event.shiftKey && last !== undefined;
  actions.onSelect(isBox ? joined(selected, between(positions, last, focus, shown)) : toggled(selected, focus));
}

/** Hides the selection, or the focused entity if nothing is selected. */
function hide({ focus, selected, positions, actions }: Scene): void {
  if (selected.length > 0) actions.onHide?.(selected);
  else if (focus !== undefined && positions.has(focus)) actions.onHide?.([focus]);
}

/** Clears first the selection, then the focus; keyboard focus stays in the picture. */
function clear({ selected, actions }: Scene): void {
  if (selected.length > 0) actions.onSelect([]);
  else actions.onFocus(undefined);
}

interface Props {
  cy: Core | undefined;
  /** The picture's container, which receives pointer events before the picture does. */
  frame: RefObject<HTMLElement | null>;
  positions: Positions;
  shown: ReadonlySet<string>;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  /** Draws on each press, for devices without Shift. */
  isOn: boolean;
}

/** A shorter movement, in pixels, is a click. */
const CLICK = 4;
/** Maximum distance of a click from a node, in screen pixels. */
const REACH = 22;

/**
 * Lasso: with Shift, or in lasso mode, the user draws an outline with a mouse, a pen or a finger, which selects what is
 * inside. A click toggles one entity.
 */
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
      const hit = nodeAt(cy, positions, inPicture[0], REACH / cy.zoom(), shown);
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
    // The picture listens to mouse and touch events, which would also drag it.
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

/** Follows the pointer until release; a gesture that the browser takes over selects nothing. */
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
  const listening = { capture: true, signal: over.signal };
  window.addEventListener('mousemove', silence, listening);
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== start.pointerId) return;
      points = [...points, at(event)];
      if (!isClick(points)) onMove(points);
    },
    listening,
  );
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    over.abort();
    onEnd(event.type === 'pointerup' ? points : undefined);
  };
  window.addEventListener('pointerup', end, listening);
  window.addEventListener('pointercancel', end, listening);
}

function isClick(points: readonly Point[]): boolean {
  const [first] = points;
  return !first || points.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) < CLICK);
}

function nodeAt(cy: Core, positions: Positions, at: Point | undefined, reach: number, among: ReadonlySet<string>) {
  let best: { id: string; distance: number } | undefined;
  for (const [id, { x, y }] of positions) {
    const { width, height } = rectOf(cy.getElementById(id));
    // Boxes are much wider than a pointer.
    const aside = at ? Math.max(0, Math.abs(x - at.x) - width / 2) : Infinity;
    const distance = at ? Math.hypot(aside, Math.max(0, Math.abs(y - at.y) - height / 2)) : Infinity;
    if (among.has(id) && distance <= reach && (!best || distance < best.distance)) best = { id, distance };
  }
  return best?.id;
}

/** Actions in the picture; the caller carries them out. */
export interface CanvasActions {
  /** An entity, a relationship, or undefined for nothing. */
  onFocus: (id: string | undefined) => void;
  onExpand: (id: string) => void;
  onOpen: (id: string) => void;
  onSelect: (ids: readonly string[]) => void;
  /** Absent if nothing can be hidden. */
  onHide?: (ids: readonly string[]) => void;
}

/** Actions that only affect the picture. */
interface PictureActions {
  onOpenStack: (id: string) => void;
  onPin: (id: string, at: Point) => void;
  /** An arrow key leads no further. */
  onEnd: () => void;
}

/**
 * A tap focuses an entity, a relationship or nothing; with Control, or a long press on a touch screen, it selects. A
 * double tap expands, or opens a stack; a dragged node stays where it is dropped.
 */
export function useTaps(
  cy: Core | undefined,
  layer: LineLayer | undefined,
  selected: readonly string[],
  actions: CanvasActions & PictureActions,
) {
  const onTap = useEffectEvent(({ target, position, originalEvent }: EventObject) => {
    if (target === cy) return actions.onFocus(layer?.lineAt(position));
    if (target.isNode() && (originalEvent.ctrlKey || originalEvent.metaKey)) return onSelect(target.id());
    actions.onFocus(target.id());
  });
  const onSelect = useEffectEvent((id: string) => actions.onSelect(toggled(selected, id)));
  const onDoubleTap = useEffectEvent((id: string) => (isStackId(id) ? actions.onOpenStack(id) : actions.onExpand(id)));
  const onLetGo = useEffectEvent((id: string, at: Point) => actions.onPin(id, at));
  useEffect(() => {
    if (!cy) return;
    // The graph library removes keyboard focus on each press, after which keys would not work.
    cy.on('tapend', () => cy.container()?.focus({ preventScroll: true }));
    cy.on('tap', (event) => onTap(event));
    cy.on('taphold', 'node', ({ target }) => onSelect(target.id()));
    cy.on('dbltap', 'node', ({ target }) => onDoubleTap(target.id()));
    cy.on('dragfree', 'node', ({ target }) => onLetGo(target.id(), { ...target.position() }));
    return () => {
      if (!cy.destroyed()) cy.off('tapend').off('tap').off('taphold').off('dbltap').off('dragfree');
    };
  }, [cy]);
}

/** Draws a ring around each selected entity. */
export function useSelectionRings(
  cy: Core | undefined,
  selected: readonly string[],
  drawn: readonly NodeElement[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes anew may be selected already
  useLayoutEffect(() => {
    if (!cy) return;
    const nodes = selected.reduce((all, id) => all.union(cy.getElementById(id)), cy.collection());
    nodes.addClass('selected');
    return () => {
      if (!cy.destroyed()) nodes.removeClass('selected');
    };
  }, [cy, selected, drawn]);
}

/** Highlights the focused entity and its neighbours; the lines between them are drawn beside the nodes. */
export function useFocusRing(
  cy: Core | undefined,
  focus: string | undefined,
  nodes: readonly NodeElement[],
  neighboursOf: NeighboursOf,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes anew may be near what is focused
  useLayoutEffect(() => {
    if (!cy || focus === undefined) return;
    const node = cy.getElementById(focus);
    const near = neighboursOf(focus).reduce((all, id) => all.union(cy.getElementById(id)), node.union(cy.collection()));
    cy.batch(() => {
      node.addClass('focused');
      near.addClass('near');
    });
    return () => {
      if (cy.destroyed()) return;
      node.removeClass('focused');
      near.removeClass('near');
    };
  }, [cy, focus, nodes, neighboursOf]);
  useLayoutEffect(() => {
    const node = focus === undefined ? undefined : cy?.getElementById(focus);
    if (cy && node?.nonempty()) reveal(cy, node);
  }, [cy, focus]);
}

/** Ids of the nodes with a line to or from one. */
export type NeighboursOf = (id: string) => readonly string[];

/**
 * Fits the view after each layout, and to the new entities after an expansion. A slider does not move the view, and
 * neither does an instance that replaces a lost one.
 */
export function useFitting(
  cy: Core | undefined,
  layouts: number,
  expanded: string,
  arrived: string | undefined,
  neighboursOf: NeighboursOf,
): void {
  const shown = useRef({ cy, layouts, expanded });
  const beside = useEffectEvent((ids: readonly string[]) => ids.flatMap(neighboursOf));
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { cy, layouts, expanded };
    if (!cy || layouts === 0) return;
    noteNearRoots(cy, beside(cy.nodes('.root').map((node) => node.id())));
    if (before.cy !== cy || before.layouts === 0) {
      if (!isStandIn(cy)) fitReadable(cy, 0);
    } else if (before.layouts !== layouts) fitReadable(cy);
    else if (before.expanded !== expanded && arrived !== undefined) fitAround(cy, [arrived, ...beside([arrived])]);
    else if (before.expanded !== expanded) fitReadable(cy);
  }, [cy, layouts, expanded, arrived]);
}

/** Keeps the picture in its frame while that changes, as it does when a panel is folded. */
export function useResizing(cy: Core | undefined): void {
  useEffect(() => {
    const container = cy?.container();
    if (!cy || !container) return;
    let [width, height] = [cy.width(), cy.height()];
    const observer = new ResizeObserver(() => {
      if (cy.destroyed()) return;
      cy.resize();
      const grown = { x: cy.width() - width, y: cy.height() - height };
      [width, height] = [cy.width(), cy.height()];
      if (grown.x !== 0 || grown.y !== 0) refit(cy, grown);
    });
    const onMove = () => forgetFit(cy);
    observer.observe(container);
    cy.on('scrollzoom pinchzoom dragpan', onMove);
    return () => {
      observer.disconnect();
      if (!cy.destroyed()) cy.off('scrollzoom pinchzoom dragpan', onMove);
    };
  }, [cy]);
}

export interface Tip {
  id: string;
  x: number;
  y: number;
}

/** The element under the pointer, whose name is displayed at any zoom. */
export function useTip(cy: Core | undefined): Tip | undefined {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    if (!cy) return;
    const hide = () => setTip(undefined);
    cy.on('mouseover', 'node', ({ target }) => {
      setTip({ id: target.id(), ...target.renderedPosition() });
    });
    cy.on('mouseout', 'node', hide);
    cy.on('viewport', hide);
    return () => {
      if (!cy.destroyed()) cy.off('mouseover').off('mouseout').off('viewport');
      hide();
    };
  }, [cy]);
  return tip;
}
