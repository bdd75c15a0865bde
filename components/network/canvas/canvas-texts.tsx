import type { Core, NodeSingular } from 'cytoscape';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { Elements } from '@/lib/network/elements';
import type { Structure } from '@/lib/network/layout/structure';
import { type NetworkModel, nameOf } from '@/lib/network/model';
import { boundsOf } from '@/lib/network/select';
import type { Palette } from '@/lib/network/style';
import { readPalette } from '../palette';
import { noteBeside } from './camera';
import { clearCanvas, isMoving, STYLES_CHANGED } from './use-picture';

export type Draw = (context: CanvasRenderingContext2D, palette: Palette, ratio: number) => void;

/** A canvas that is drawn with each frame of the picture, at the same resolution. */
export function useOverlay(
  cy: Core | undefined,
  canvas: RefObject<HTMLCanvasElement | null>,
  isOn: boolean,
  paint: Draw,
) {
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!cy || !element || !isOn) return;
    let palette = readPalette(element);
    const draw = () => {
      const cleared = clearCanvas(cy, element);
      if (cleared) paint(cleared.context, palette, cleared.ratio);
    };
    const dye = () => {
      palette = readPalette(element);
      draw();
    };
    cy.on('render', draw).on(STYLES_CHANGED, dye);
    draw();
    return () => {
      if (!cy.destroyed()) cy.off('render', draw).off(STYLES_CHANGED, dye);
    };
  }, [cy, canvas, isOn, paint]);
}

/** Below this zoom a share is unreadable. */
const SHARES_FROM = 0.55;
const SHARE_SIZE = 10.5;

interface SharesProps {
  cy: Core | undefined;
  chart: Structure | undefined;
  /** Only the shares of these lines, if given. */
  path: readonly string[] | undefined;
}

/** The shares beside the lines of a chart. The table has the same in words. */
export function CanvasShares({ cy, chart, path }: SharesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useMemo(() => {
    const all = chart?.labels ?? NONE;
    return path ? all.filter(({ speaksFor }) => speaksFor.some((id) => path.includes(id))) : all;
  }, [chart, path]);
  useLayoutEffect(() => {
    if (!cy) return;
    noteBeside(cy, boundsOf(labels));
    return () => noteBeside(cy, undefined);
  }, [cy, labels]);
  const paint = useCallback<Draw>(
    (context, palette, ratio) => {
      if (!cy || cy.zoom() < SHARES_FROM || isMoving(cy)) return;
      const scale = cy.zoom() * ratio;
      context.setTransform(scale, 0, 0, scale, cy.pan().x * ratio, cy.pan().y * ratio);
      context.font = `${SHARE_SIZE}px ${palette.font}`;
      context.textBaseline = 'middle';
      // Letters keep their distances at any zoom.
      context.textRendering = 'geometricPrecision';
      context.fillStyle = palette.muted;
      for (const { x, y, height, text } of labels) context.fillText(text, x, y + height / 2);
    },
    [cy, labels],
  );
  useOverlay(cy, canvas, labels.length > 0, paint);
  return <canvas ref={canvas} className="absolute inset-0 size-full" hidden={labels.length === 0} />;
}

const NONE: Structure['labels'] = [];

/** Below these zooms the library writes no names: of boxes, and of discs. */
const BOX_NAMES_FROM = 7 / 11;
const DISC_NAMES_FROM = 9 / 11;

/** More names are no longer an overview; those that own nothing only fill what is left of the first few. */
const MOST_NAMES = 70;
const FEW_NAMES = 24;
/** More are not considered, so that a frame stays short. */
const MOST_CANDIDATES = 600;
const LONGEST = 30;

interface NamesProps {
  cy: Core | undefined;
  model: NetworkModel;
  chart: Structure | undefined;
  elements: Elements;
  /** What is focused, selected or on a path: named before all others but the roots. */
  marked: readonly string[];
  /** Whether others than these are named. */
  all: boolean;
}

/**
 * Names at a distance, in the size of text: of the roots, of what is marked, and of those with the most holdings, as
 * many as there is room for. Lists have all of them.
 */
export function CanvasNames({ cy, model, chart, elements, marked, all }: NamesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ranked = useMemo(() => rankedBy(elements, model, chart), [elements, model, chart]);
  const paint = useCallback<Draw>(
    (context, palette, ratio) => {
      if (!cy || cy.zoom() >= (chart ? BOX_NAMES_FROM : DISC_NAMES_FROM)) return;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.textBaseline = 'middle';
      const first = new Set(marked);
      const placed: Chip[] = [];
      for (const candidate of [
        ...ranked.filter(({ isRoot }) => isRoot),
        ...ranked.filter(({ id }) => first.has(id)),
        ...(all ? ranked : []),
      ]) {
        const isPlain = candidate.weight === 0 && !candidate.isRoot && !first.has(candidate.id);
        if (placed.length === MOST_NAMES || (isPlain && placed.length >= FEW_NAMES)) break;
        const node = cy.getElementById(candidate.id);
        if (node.empty() || !node.visible() || placed.some(({ id }) => id === candidate.id)) continue;
        const chip = chipOf(context, palette, node, candidate, first.has(candidate.id));
        if (isInSight(chip, cy) && placed.every((other) => isApart(chip, other))) placed.push(chip);
      }
      for (const chip of placed.toReversed()) draw(context, palette, chip);
    },
    [cy, ranked, chart, marked, all],
  );
  useOverlay(cy, canvas, true, paint);
  return <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" />;
}

interface Candidate {
  id: string;
  text: string;
  isRoot: boolean;
  isRow: boolean;
  weight: number;
}

/** The most important first; of equal ones, in order of arrival. */
function rankedBy({ nodes }: Elements, model: NetworkModel, chart: Structure | undefined): Candidate[] {
  const top = nodes.find(({ classes }) => classes.split(' ').includes('root'))?.position.y ?? 0;
  return nodes
    .map(({ data, classes, position }): Candidate => {
      const box = chart?.boxes.get(data.id);
      const holds = box?.holds ?? 0;
      const name = nameOf(model.entities.get(data.id), data.id);
      const text =
        (name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name) + (holds > 0 ? ` · ${holds}` : '');
      const isRoot = classes.split(' ').includes('root');
      // Who stands at the top comes first.
      const isTop = box !== undefined && position.y < top;
      const weight = isTop ? nodes.length : box ? holds : (model.touching.get(data.id)?.length ?? 0);
      return { id: data.id, text, isRoot, isRow: box?.form === 'row', weight };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_CANDIDATES);
}

interface Chip {
  id: string;
  text: string;
  font: string;
  fill: string;
  ink: string;
  x: number;
  y: number;
  width: number;
}

const HEIGHT = 18;
const PAD = 6;

function chipOf(
  context: CanvasRenderingContext2D,
  palette: Palette,
  node: NodeSingular,
  { id, text, isRoot, isRow }: Candidate,
  isMarked: boolean,
): Chip {
  const font = `${isRoot ? '600 12px' : '11px'} ${palette.font}`;
  context.font = font;
  const width = Math.ceil(context.measureText(text).width) + 2 * PAD;
  const { x, y } = node.renderedPosition();
  const start = isRow ? x - node.renderedWidth() / 2 : x - width / 2;
  // A name does not leave the picture before its box does.
  const isHere = x > 0 && x < node.cy().width();
  const left = isHere ? Math.max(2, Math.min(start, node.cy().width() - width - 2)) : start;
  const [fill, ink] = isRoot
    ? [palette.accent, palette.onAccent]
    : [isMarked ? palette.soft : palette.raised, palette.ink];
  return { id, text, font, fill, ink, x: left, y: y - HEIGHT / 2, width };
}

const isApart = (a: Chip, b: Chip): boolean =>
  a.x + a.width < b.x || b.x + b.width < a.x || Math.abs(a.y - b.y) >= HEIGHT + 1;

const isInSight = ({ x, y, width }: Chip, cy: Core): boolean =>
  x + width > 0 && x < cy.width() && y + HEIGHT > 0 && y < cy.height();

function draw(context: CanvasRenderingContext2D, palette: Palette, { x, y, width, text, font, fill, ink }: Chip): void {
  context.beginPath();
  context.roundRect(x, y, width, HEIGHT, 3);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  context.stroke();
  context.font = font;
  context.fillStyle = ink;
  context.fillText(text, x + PAD, y + HEIGHT / 2 + 0.5);
}
