import type { CollectionReturnValue, Core, ElementDefinition } from 'cytoscape';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BAND, BAND_TINT, type Band, type BandStep, bandLabel, NAME_RISE } from '@/lib/network/drawn/bands';
import type { EdgeElement, Elements, NodeElement } from '@/lib/network/elements';
import type { Point } from '@/lib/network/geometry';
import { diffElements, NO_ELEMENTS } from '@/lib/network/select';
import { type LabelMode, MOST_FORMS, MOST_NAMED, type Palette, stylesheet } from '@/lib/network/style';
import { readPalette } from '../palette';
import { useMedia } from '../use-settled';
import { duration, ZOOM } from './camera';

interface Instance {
  cy: Core | undefined;
  failed: boolean;
}

const NONE: Instance = { cy: undefined, failed: false };

interface View {
  zoom: number;
  pan: { x: number; y: number };
}

/** Above so many nodes a sharp picture costs more than it shows. */
export const pixelRatio = (nodes: number): number => (nodes > MOST_FORMS ? 1 : Math.min(2, window.devicePixelRatio));

/**
 * The only owner: makes the instance when the container is there and destroys it when it goes. One whose drawing
 * context the device took away, or that somebody else destroyed, is made anew and looks at the same place.
 */
export function useCytoscape(container: RefObject<HTMLElement | null>, nodes: number): Instance {
  const [instance, setInstance] = useState<Instance>(NONE);
  useState(fetchEarly);
  const [lost, setLost] = useState(0);
  const view = useRef<{ of: number; view: View }>(undefined);
  const isSharp = nodes <= MOST_FORMS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was lost is made anew
  useEffect(() => {
    let cy: Core | undefined;
    let gone = false;
    create(container, isSharp ? 0 : nodes, () => gone)
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
        // At once, so that its first frame shows what is known: each frame of a picture without anything costs as much.
        flushSync(() => setInstance({ cy: made, failed: false }));
      })
      .catch(() => setInstance({ cy: undefined, failed: true }));
    return () => {
      gone = true;
      setInstance(NONE);
      // Whoever still holds it in this same turn may look at it once more: it goes after them.
      queueMicrotask(() => cy?.destroy());
    };
  }, [container, isSharp, lost]);
  return instance;
}

/** Whether an instance stands in for one that was lost: it already looks where that one did. */
export const isStandIn = (cy: Core): boolean => Boolean(cy.scratch(STAND_IN));
const STAND_IN = '_standIn';

function watch(cy: Core, onLost: () => void): void {
  cy.one('destroy', onLost);
  for (const canvas of cy.container()?.querySelectorAll('canvas') ?? []) {
    canvas.addEventListener('contextrestored', onLost, { once: true });
  }
}

/** It comes while the first picture is computed; whether it came is seen where it is needed. */
function fetchEarly(): void {
  if (typeof window !== 'undefined') loadLibrary().catch(() => {});
}

const loadLibrary = () => import('cytoscape');

/** Loaded only where a network is drawn; the effect may have been undone by the time it is here. */
async function create(container: RefObject<HTMLElement | null>, nodes: number, isGone: () => boolean) {
  const { default: cytoscape } = await loadLibrary();
  if (isGone() || !container.current) return undefined;
  // A gentler wheel is on purpose; Cytoscape would write a warning about it to everybody's console.
  cytoscape.warnings(false);
  return cytoscape({
    container: container.current,
    ...ZOOM,
    wheelSensitivity: 0.3,
    textureOnViewport: true,
    pixelRatio: pixelRatio(nodes),
    boxSelectionEnabled: false,
    autounselectify: true,
    layout: { name: 'null' },
  });
}

/** Below this nearness a name is not to be read. */
const NAMES_FROM = 0.3;
/** Pixels of the screen. */
const NAME_SIZE = 12;

type PlaceOf = (id: string) => Point | undefined;

/** All bands in the measure of the picture; `zoom`: how near one looks. */
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

/** Stroked as one, so that nothing shows where steps lie over each other. */
function trace(context: CanvasRenderingContext2D, steps: readonly Pick<BandStep, 'from' | 'to'>[], placeOf: PlaceOf) {
  context.beginPath();
  for (const { from, to } of steps) {
    const [a, b] = [placeOf(from), placeOf(to)];
    if (!a || !b) continue;
    context.moveTo(a.x, a.y);
    // Without any length there would be nothing to stroke.
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

/** What one instance holds; a new instance begins with nothing. */
interface Drawn {
  cy: Core | undefined;
  elements: Elements;
  hidden: Set<string>;
}

/**
 * Keeps the picture in step with what is declared: elements by difference, sight by class. Before the next frame, as all
 * that draws: an effect that waits for a frame draws what was before once more, which costs as much.
 */
export function usePicture(cy: Core | undefined, elements: Elements, shown: ReadonlySet<string>): void {
  const drawn = useRef<Drawn>({ cy: undefined, elements: NO_ELEMENTS, hidden: new Set() });
  useLayoutEffect(() => {
    if (!cy) return;
    if (drawn.current.cy !== cy) drawn.current = { cy, elements: NO_ELEMENTS, hidden: new Set() };
    patch(cy, drawn.current, elements);
    hide(cy, drawn.current.hidden, elements, shown);
  }, [cy, elements, shown]);
}

/** Told when the picture got its colours, for what is drawn beside it. */
export const DYED = 'dyed';

/** Colours come from the page; they change with the device's wishes, and letters once their font has arrived. */
export function usePictureStyle(cy: Core | undefined, { nodes, edges }: Elements, labels: LabelMode): void {
  const night = useMedia('(prefers-color-scheme: dark)');
  const contrast = useMedia('(prefers-contrast: more)');
  const isLarge = nodes.length > MOST_FORMS;
  const isCrowded = nodes.length > MOST_NAMED;
  const hasLines = edges.length > 0;
  // Where no letters are drawn, a country that comes anew changes no looks.
  const flags = useMemo(() => (isLarge ? '' : flagsIn(nodes).join(' ')), [nodes, isLarge]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the device wishes changes the tokens that are read
  useLayoutEffect(() => {
    const container = cy?.container();
    if (!cy || !container) return;
    const scale = { isLarge, isCrowded, hasLines, labels, flags: flags.split(' ').filter(Boolean) };
    const paint = () => {
      if (cy.destroyed()) return;
      cy.style(stylesheet(readPalette(container), scale));
      cy.emit(DYED);
    };
    paint();
    if (document.fonts.status !== 'loaded') document.fonts.ready.then(paint);
  }, [cy, night, contrast, flags, isLarge, isCrowded, hasLines, labels]);
}

const flagsIn = (nodes: readonly NodeElement[]): string[] =>
  [...new Set(nodes.flatMap(({ classes }) => classes.split(' ').filter((one) => one.startsWith('in-'))))].toSorted();

/** What is set off from the rest, as far as the graph library draws it. */
export function usePathMarks(cy: Core | undefined, path: readonly string[] | undefined, elements: Elements): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes anew may lie on the path
  useLayoutEffect(() => {
    if (!cy || !path) return;
    const marked = path.reduce((all, id) => all.union(cy.getElementById(id)), cy.collection());
    marked.addClass('path');
    return () => {
      if (!cy.destroyed()) marked.removeClass('path');
    };
  }, [cy, path, elements]);
}

function patch(cy: Core, drawn: Drawn, elements: Elements): void {
  if (drawn.elements === elements) return;
  const isFirst = drawn.elements === NO_ELEMENTS || drawn.elements.nodes.length === 0;
  const { remove, add, change } = diffElements(drawn.elements, elements);
  drawn.elements = elements;
  cy.batch(() => {
    for (const id of remove) {
      cy.getElementById(id).remove();
      drawn.hidden.delete(id);
    }
    for (const { before, after } of change) apply(cy, before, after);
  });
  const added = cy.add(add.map(toDefinition));
  if (!isFirst && added.length <= MOST_FADED && elements.nodes.length <= MOST_FORMS) fadeIn(added);
}

/** Cytoscape keeps and changes the objects it is given; ours stay as they are for the next comparison. */
const toDefinition = (element: NodeElement | EdgeElement): ElementDefinition =>
  element.group === 'nodes'
    ? { ...element, data: { ...element.data }, position: { ...element.position } }
    : { ...element, data: { ...element.data } };

/** More than this at once is no longer seen to come. In a large picture nothing fades: each frame would draw all of it. */
const MOST_FADED = 300;

/** Only what is new moves the eye. */
function fadeIn(added: CollectionReturnValue): void {
  const time = duration();
  if (time === 0) return;
  added.style('opacity', 0);
  added.animate({ style: { opacity: 1 } }, { duration: time, complete: () => added.removeStyle('opacity') });
}

function apply(cy: Core, before: NodeElement | EdgeElement, after: NodeElement | EdgeElement): void {
  const element = cy.getElementById(after.data.id);
  element
    .data({ ...after.data })
    .removeClass(before.classes)
    .addClass(after.classes);
  if (after.group === 'nodes') element.position({ ...after.position });
}

/** Only what changes sides is touched: everything else would be drawn anew at each step of a slider. */
function hide(cy: Core, hidden: Set<string>, { nodes, edges }: Elements, shown: ReadonlySet<string>): void {
  cy.batch(() => {
    for (const { data } of [...nodes, ...edges]) {
      const hides = !shown.has(data.id);
      if (hides === hidden.has(data.id)) continue;
      cy.getElementById(data.id).toggleClass('hidden', hides);
      if (hides) hidden.add(data.id);
      else hidden.delete(data.id);
    }
  });
}
