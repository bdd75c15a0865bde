import type { CollectionReturnValue, Core, CytoscapeOptions, ElementDefinition, NodeSingular } from 'cytoscape';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BAND, BAND_TINT, type Band, type BandStep, bandLabel, NAME_RISE } from '@/lib/network/drawn/bands';
import type { NodeElement } from '@/lib/network/elements';
import type { Point } from '@/lib/network/layout';
import { diffNodes } from '@/lib/network/select';
import { type LabelMode, MOST_FORMS, MOST_NAMED, type Palette, stylesheet } from '@/lib/network/style';
import { readPalette } from '../palette';
import { useMedia } from '../use-settled';
import { duration, showAll, ZOOM } from './camera';
import { CHART_RENDERER, isBox, registerChartRenderer } from './chart-renderer';

interface Instance {
  cy: Core | undefined;
  failed: boolean;
}

const NONE: Instance = { cy: undefined, failed: false };

interface View {
  zoom: number;
  pan: { x: number; y: number };
}

/** The type of the options leaves the renderer out. */
const CHART = { renderer: { name: CHART_RENDERER } } as CytoscapeOptions;

/** Above this many nodes a sharp picture is too slow for its benefit. */
export const pixelRatio = (nodes: number): number => (nodes > MOST_FORMS ? 1 : Math.min(2, window.devicePixelRatio));

/** An empty canvas of the picture's resolution; undefined if there is nothing to draw on. */
export function clearCanvas(
  cy: Core,
  canvas: HTMLCanvasElement,
): { context: CanvasRenderingContext2D; ratio: number } | undefined {
  const context = canvas.getContext('2d');
  if (!context || cy.destroyed()) return undefined;
  const ratio = pixelRatio(cy.nodes().length);
  const [width, height] = [Math.round(cy.width() * ratio), Math.round(cy.height() * ratio)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  return { context, ratio };
}

/**
 * Creates the Cytoscape instance when the container exists, and destroys it on unmount. An instance that was destroyed,
 * or lost its drawing context, is replaced with the same view.
 */
export function useCytoscape(container: RefObject<HTMLElement | null>, nodes: number, isChart: boolean): Instance {
  const [instance, setInstance] = useState<Instance>(NONE);
  const [lost, setLost] = useState(0);
  const view = useRef<{ of: number; view: View }>(undefined);
  const isSharp = nodes <= MOST_FORMS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was lost is made anew
  useEffect(() => {
    let cy: Core | undefined;
    let gone = false;
    create(container, isChart ? CHART : { pixelRatio: pixelRatio(isSharp ? 0 : nodes) }, () => gone)
      .then((made) => {
        cy = made;
        if (!made) return;
        if (view.current?.of === lost) {
          made.viewport(view.current.view);
          made.scratch(STAND_IN, true);
        }
        watch(made, () => {
          if (gone) return;
          view.current = { of: lost + 1, view: { zoom: made.zoom(), pan: { ...made.pan() } } };
          setLost(lost + 1);
        });
        // Synchronous, so that its first frame shows content: an empty frame takes as long.
        flushSync(() => setInstance({ cy: made, failed: false }));
      })
      .catch(() => setInstance({ cy: undefined, failed: true }));
    return () => {
      gone = true;
      setInstance(NONE);
      // Delayed, since other effects of the same turn may still use the instance.
      queueMicrotask(() => cy?.destroy());
    };
  }, [container, isSharp, isChart, lost]);
  return instance;
}

/** Whether an instance replaces a lost one and already has its view. */
export const isStandIn = (cy: Core): boolean => Boolean(cy.scratch(STAND_IN));
const STAND_IN = '_standIn';

function watch(cy: Core, onLost: () => void): void {
  cy.one('destroy', onLost);
  for (const canvas of cy.container()?.querySelectorAll('canvas') ?? []) {
    canvas.addEventListener('contextrestored', onLost, { once: true });
  }
}

/** Begins to load the library, which takes a while; errors are handled where it is needed. */
export function fetchEarly(): void {
  if (typeof window !== 'undefined') loadLibrary().catch(() => {});
}

async function loadLibrary() {
  const library = await import('cytoscape');
  registerChartRenderer(library.default);
  return library;
}

/** Loaded only if a network is drawn; the effect may have been cleaned up meanwhile. */
async function create(container: RefObject<HTMLElement | null>, look: CytoscapeOptions, isGone: () => boolean) {
  const { default: cytoscape } = await loadLibrary();
  if (isGone() || !container.current) return undefined;
  // The wheel sensitivity is intentional; Cytoscape would warn about it in the console.
  cytoscape.warnings(false);
  return cytoscape({
    container: container.current,
    ...ZOOM,
    wheelSensitivity: 0.3,
    textureOnViewport: true,
    ...look,
    boxSelectionEnabled: false,
    autounselectify: true,
    layout: { name: 'null' },
  });
}

/** Below this zoom a name is unreadable. */
const NAMES_FROM = 0.3;
/** Screen pixels. */
const NAME_SIZE = 12;

type PlaceOf = (id: string) => Point | undefined;

/** All bands in picture units; `zoom`: the current zoom. */
export function drawBands(
  context: CanvasRenderingContext2D,
  bands: readonly Band[],
  placeOf: PlaceOf,
  palette: Palette,
  zoom: number,
): void {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const band of bands) {
    trace(
      context,
      band.steps.filter(({ isFree }) => !isFree),
      placeOf,
    );
    context.setLineDash([2, 4]);
    stroke(context, palette.muted, 1.5);
    context.setLineDash([]);
    trace(
      context,
      [...band.members.map((id) => ({ from: id, to: id })), ...band.steps.filter(({ isFree }) => isFree)],
      placeOf,
    );
    stroke(context, palette.muted, BAND + 3 / zoom);
    stroke(context, palette.sunken, BAND);
    context.globalAlpha = BAND_TINT;
    stroke(context, palette.accent, BAND);
    context.globalAlpha = 1;
  }
  if (zoom < NAMES_FROM) return;
  for (const { name, tops } of bands) {
    for (const top of tops) writeName(context, bandLabel(name), placeOf(top), palette, zoom);
  }
}

/** One stroke, so that overlaps of steps are invisible. */
function trace(context: CanvasRenderingContext2D, steps: readonly Pick<BandStep, 'from' | 'to'>[], placeOf: PlaceOf) {
  context.beginPath();
  for (const { from, to } of steps) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (!a || !b) continue;
    context.moveTo(a.x, a.y);
    // A step of length 0 would not be stroked.
    context.lineTo(from === to ? b.x + 0.01 : b.x, b.y);
  }
}

function stroke(context: CanvasRenderingContext2D, color: string, width: number): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke();
}

function writeName(
  context: CanvasRenderingContext2D,
  name: string,
  at: Point | undefined,
  palette: Palette,
  zoom: number,
): void {
  if (!at) return;
  context.font = `600 ${NAME_SIZE / Math.min(1, zoom)}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.strokeStyle = palette.sunken;
  context.lineWidth = 4;
  context.strokeText(name, at.x, at.y - NAME_RISE);
  context.fillStyle = palette.ink;
  context.fillText(name, at.x, at.y - NAME_RISE);
}

/** The nodes of one instance; a new one starts empty. */
interface Drawn {
  cy: Core | undefined;
  nodes: readonly NodeElement[];
  hidden: Set<string>;
}

const NO_NODES: readonly NodeElement[] = [];

/**
 * Updates the picture declaratively: nodes by difference, visibility by class. Uses a layout effect, as an effect
 * after the frame would draw the old picture once more.
 */
export function usePicture(cy: Core | undefined, nodes: readonly NodeElement[], shown: ReadonlySet<string>): void {
  const drawn = useRef<Drawn>({ cy: undefined, nodes: NO_NODES, hidden: new Set() });
  useLayoutEffect(() => {
    if (!cy) return;
    if (drawn.current.cy !== cy) drawn.current = { cy, nodes: NO_NODES, hidden: new Set() };
    patch(cy, drawn.current, nodes);
    hide(cy, drawn.current.hidden, nodes, shown);
  }, [cy, nodes, shown]);
}

/** Emitted when the styles have changed, for the layers drawn beside the picture. */
export const STYLES_CHANGED = 'dyed';

/** Colours come from the page and change with the theme; letters change when their font has loaded. */
export function usePictureStyle(
  cy: Core | undefined,
  nodes: readonly NodeElement[],
  isChart: boolean,
  labels: LabelMode,
): void {
  const night = useMedia('(prefers-color-scheme: dark)');
  const contrast = useMedia('(prefers-contrast: more)');
  const isLarge = nodes.length > MOST_FORMS;
  const isCrowded = nodes.length > MOST_NAMED;
  const isPainted = nodes.some(({ classes }) => classes.includes('painted'));
  // Without letters, a new country needs no new style.
  const flags = useMemo(() => (isLarge ? '' : flagsIn(nodes).join(' ')), [nodes, isLarge]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device wishes changes the tokens that are read
  useLayoutEffect(() => {
    const container = cy?.container();
    if (!cy || !container) return;
    const scale = { isLarge, isCrowded, isPainted, labels, flags: flags.split(' ').filter(Boolean) };
    const paint = () => {
      if (cy.destroyed()) return;
      if (!isChart) cy.style(stylesheet(readPalette(container), scale));
      cy.emit(STYLES_CHANGED);
    };
    paint();
    if (document.fonts.status !== 'loaded') document.fonts.ready.then(paint);
  }, [cy, night, contrast, flags, isLarge, isCrowded, isChart, isPainted, labels]);
}

const flagsIn = (nodes: readonly NodeElement[]): string[] =>
  [...new Set(nodes.flatMap(({ classes }) => classes.split(' ').filter((one) => one.startsWith('in-'))))].toSorted();

/** Highlights a path as far as the graph library draws it, and dims everything else unless a search does. */
export function usePathMarks(
  cy: Core | undefined,
  path: readonly string[] | undefined,
  nodes: readonly NodeElement[],
  isSearched: boolean,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes anew may lie on the path
  useLayoutEffect(() => {
    if (!cy || !path) return;
    cy.batch(() => {
      const marked = path.reduce((all, id) => all.union(cy.getElementById(id)), cy.collection());
      marked.addClass('path');
      if (!isSearched && marked.nonempty()) cy.nodes().difference(marked).addClass('dimmed');
    });
    return () => {
      if (!cy.destroyed()) cy.batch(() => cy.nodes().removeClass('path dimmed'));
    };
  }, [cy, path, nodes, isSearched]);
  const key = path?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each path, wherever its parts move
  useLayoutEffect(() => {
    if (cy && path) showAll(cy, path);
  }, [cy, key]);
}

/** Lights up the nodes that a search found, and dims everything else, as long as there is a search. */
export function useFound(
  cy: Core | undefined,
  found: ReadonlySet<string> | undefined,
  nodes: readonly NodeElement[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes anew may be found, too
  useLayoutEffect(() => {
    if (!cy || !found) return;
    cy.batch(() => {
      const hits = cy.nodes().filter((node) => found.has(node.id()));
      hits.addClass('found');
      cy.nodes().difference(hits).addClass('dimmed');
    });
    return () => {
      if (!cy.destroyed()) cy.batch(() => cy.nodes().removeClass('found dimmed'));
    };
  }, [cy, found, nodes]);
}

function patch(cy: Core, drawn: Drawn, nodes: readonly NodeElement[]): void {
  if (drawn.nodes === nodes) return;
  const isFirst = drawn.nodes.length === 0;
  const { remove, add, change } = diffNodes(drawn.nodes, nodes);
  drawn.nodes = nodes;
  const glides = !isFirst && nodes.length <= MAX_MOVED && duration() > 0;
  const before = glides
    ? placesOf(
        cy,
        change.map(({ after }) => after.data.id),
      )
    : [];
  cy.batch(() => {
    for (const id of remove) {
      cy.getElementById(id).remove();
      drawn.hidden.delete(id);
    }
    for (const { before, after } of change) apply(cy, before, after);
  });
  const added = cy.add(add.map(toDefinition));
  if (before.length > 0) moveFrom(cy, before);
  if (!isFirst && added.length <= MAX_FADED && nodes.length <= MOST_FORMS) fadeIn(added);
}

/** More nodes jump to their places: nobody follows hundreds, and each frame would redraw all of them. */
const MAX_MOVED = 300;
/** Milliseconds. */
const MOVE_TIME = 180;
/** Set while nodes move. */
const MOVING = '_moving';

/** Whether nodes are on their way to new places, so that what belongs to these places is not drawn yet. */
export const isMoving = (cy: Core): boolean => Boolean(cy.scratch(MOVING));

type Place = readonly [node: NodeSingular, at: Point];

/** Where nodes are now, also those that are on their way. */
const placesOf = (cy: Core, ids: readonly string[]): Place[] =>
  ids.map((id) => {
    const node = cy.getElementById(id).stop(true);
    return [node, { ...node.position() }];
  });

/**
 * Lets nodes glide to their places from where they were. It begins when all of the change has been made, before the
 * next frame: until then they are at their new places, to which the view is fitted.
 */
function moveFrom(cy: Core, before: readonly Place[]): void {
  queueMicrotask(() => {
    if (cy.destroyed()) return;
    const moves = before.flatMap(([node, from]) => {
      const to = { ...node.position() };
      return Math.hypot(to.x - from.x, to.y - from.y) < 1 ? [] : [{ node, from, to }];
    });
    if (moves.length === 0) return;
    cy.scratch(MOVING, (cy.scratch(MOVING) ?? 0) + 1);
    cy.batch(() => {
      for (const { node, from } of moves) node.position(from);
    });
    for (const { node, to } of moves) node.animate({ position: to }, { duration: MOVE_TIME, easing: 'ease-out' });
    setTimeout(() => endMove(cy), MOVE_TIME);
  });
}

function endMove(cy: Core): void {
  if (cy.destroyed()) return;
  cy.scratch(MOVING, cy.scratch(MOVING) - 1);
  cy.emit('render');
}

/** A copy, as Cytoscape changes the objects it is given and ours are needed for the next comparison. */
const toDefinition = (node: NodeElement): ElementDefinition => ({
  ...node,
  group: 'nodes',
  data: { ...node.data },
  position: { ...node.position },
});

/** Fading is not noticeable for more elements. A large picture never fades, as each frame would redraw it. */
const MAX_FADED = 300;

/** Fades in new nodes only. The boxes of a chart are drawn beside them, and are there at once. */
function fadeIn(added: CollectionReturnValue): void {
  const time = duration();
  const [first] = added.nodes();
  if (time === 0 || !first || isBox(first)) return;
  added.style('opacity', 0);
  added.animate({ style: { opacity: 1 } }, { duration: time, complete: () => added.removeStyle('opacity') });
}

function apply(cy: Core, before: NodeElement, after: NodeElement): void {
  cy.getElementById(after.data.id)
    .data({ ...after.data })
    .removeClass(before.classes)
    .addClass(after.classes)
    .position({ ...after.position });
}

/** Touches only nodes that change: everything else would be redrawn at each step of a slider. */
function hide(cy: Core, hidden: Set<string>, nodes: readonly NodeElement[], shown: ReadonlySet<string>): void {
  cy.batch(() => {
    for (const { data } of nodes) {
      const hides = !shown.has(data.id);
      if (hides === hidden.has(data.id)) continue;
      cy.getElementById(data.id).toggleClass('hidden', hides);
      if (hides) hidden.add(data.id);
      else hidden.delete(data.id);
    }
  });
}
