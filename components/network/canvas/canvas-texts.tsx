import type { Core, NodeSingular } from 'cytoscape';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { NodeElement } from '@/lib/network/elements';
import type { Box, Structure } from '@/lib/network/layout/structure';
import { type NetworkModel, nameOf } from '@/lib/network/model';
import { boundsOf } from '@/lib/network/select';
import type { LabelMode, Palette } from '@/lib/network/style';
import { readPalette } from '../palette';
import type { DrawnNetwork } from '../use-drawn';
import { noteBeside } from './camera';
import { rectOf } from './chart-renderer';
import { BOX_NAMES_FROM, drawBoxes, writeShares } from './draw-boxes';
import type { Draw, LineLayer } from './lines-layer';
import { clearCanvas, isMoving, STYLES_CHANGED } from './use-picture';

/**
 * A canvas that is drawn with each frame of the picture, at the same resolution. What changes beside the picture waits
 * for the next frame, in which the picture may be drawn anyway.
 */
export function useOverlay(
  cy: Core | undefined,
  canvas: RefObject<HTMLCanvasElement | null>,
  isOn: boolean,
  paint: Draw,
) {
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!cy || !element || !isOn) return;
    let palette: Palette | undefined;
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      const cleared = clearCanvas(cy, element);
      palette ??= readPalette(element);
      if (cleared) paint(cleared.context, palette, cleared.ratio);
    };
    const wait = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    const dye = () => {
      palette = undefined;
      wait();
    };
    cy.on('render', draw).on(STYLES_CHANGED, dye);
    wait();
    return () => {
      cancelAnimationFrame(frame);
      if (!cy.destroyed()) cy.off('render', draw).off(STYLES_CHANGED, dye);
    };
  }, [cy, canvas, isOn, paint]);
}

/** Below this zoom the library writes no names of discs. */
const DISC_NAMES_FROM = 9 / 11;

/** More names are no longer an overview; discs that own nothing only fill what is left of the first few. */
const MOST_NAMES = 70;
const FEW_NAMES = 24;
/** In pixels: a shorter piece of a name says nothing. */
const LEAST_ROOM = 56;
/** Of the name of a row that nothing stands beside; it does not depend on the frame, so that moving changes no name. */
export const FREE_ROOM = 150;
/** More are not considered, so that a frame stays short. */
const MOST_CANDIDATES = 600;
const LONGEST = 30;

interface Props {
  cy: Core | undefined;
  layer: LineLayer | undefined;
  drawn: DrawnNetwork;
  /** What is focused, selected or on a path: named before all others but the roots. */
  marked: readonly string[];
  labels: LabelMode;
  /** The entities and relationships of a path: only their shares are written. */
  path: readonly string[] | undefined;
  /** Whether a search dims what it did not find. */
  isSearched: boolean;
}

/**
 * Above the nodes: the boxes of a chart with their names and shares; and at a distance, names in the size of text: of
 * the roots, of what is marked, and of those with the most holdings, as many as there is room for. Lists have all.
 */
export function CanvasTexts({ cy, layer, drawn, marked, labels, path, isSearched }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { nodes, model, chart, boxes, stacks } = drawn;
  const shares = useMemo(() => {
    const all = chart && labels === 'all' && !isSearched ? chart.labels : NO_SHARES;
    return path ? all.filter(({ speaksFor }) => speaksFor.some((id) => path.includes(id))) : all;
  }, [chart, labels, isSearched, path]);
  useLayoutEffect(() => {
    if (!cy) return;
    noteBeside(cy, boundsOf(shares));
    return () => noteBeside(cy, undefined);
  }, [cy, shares]);
  const ranked = useMemo(() => rankedBy(nodes, model, chart, stacks), [nodes, model, chart, stacks]);
  const namesAll = labels === 'all' && !isSearched && !path;
  const paint = useCallback<Draw>(
    (context, palette, ratio) => {
      if (!cy) return;
      const [zoom, { x, y }] = [cy.zoom(), cy.pan()];
      if (boxes) {
        context.setTransform(zoom * ratio, 0, 0, zoom * ratio, x * ratio, y * ratio);
        if (!isMoving(cy)) writeShares(context, shares, palette, zoom);
        drawBoxes(context, cy, boxes, palette, labels);
      }
      if (zoom >= (boxes ? BOX_NAMES_FROM : DISC_NAMES_FROM)) return;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      writeNames(context, cy, ranked, palette, { marked: new Set(marked), all: namesAll });
    },
    [cy, boxes, shares, ranked, labels, marked, namesAll],
  );
  const isChart = boxes !== undefined;
  // One canvas is enough where the library draws nothing between.
  useLayoutEffect(() => {
    if (!isChart) return;
    layer?.setAbove(paint);
    return () => layer?.setAbove(undefined);
  }, [layer, isChart, paint]);
  useOverlay(cy, canvas, !isChart, paint);
  return <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" hidden={isChart} />;
}

const NO_SHARES: Structure['labels'] = [];

interface Named {
  /** Ids of those named before all others but the roots. */
  marked: ReadonlySet<string>;
  /** Whether others are named, too. */
  all: boolean;
}

/** As many names as there is room for, the most important first. */
function writeNames(
  context: CanvasRenderingContext2D,
  cy: Core,
  ranked: readonly Candidate[],
  palette: Palette,
  { marked, all }: Named,
): void {
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const placed: Chip[] = [];
  const place = (candidate: Candidate) => {
    const node = cy.getElementById(candidate.id);
    if (node.empty() || node.hasClass('hidden') || placed.some(({ id }) => id === candidate.id)) return;
    const chip = chipOf(context, palette, node, candidate, marked.has(candidate.id));
    // That of a row would stand before another column.
    const range = candidate.isRow ? undefined : rangeOf(node);
    const free = isInSight(chip, cy) && freePlace(chip, range, placed, cy.width(), candidate.isTop ? RISES : undefined);
    if (free) placed.push(free);
  };
  const first = ranked.filter(({ id, isRoot }) => isRoot || marked.has(id));
  for (const candidate of first.toSorted((a, b) => Number(b.isRoot) - Number(a.isRoot))) place(candidate);
  if (all) {
    for (const candidate of ranked) {
      const isPlain = candidate.weight === 0;
      if (placed.length >= MOST_NAMES || (isPlain && placed.length >= FEW_NAMES)) break;
      if (!isFiller(candidate)) place(candidate);
    }
    for (const candidate of inLines(ranked.filter(isFiller), cy.zoom())) place(candidate);
  }
  for (const chip of placed.toReversed()) draw(context, palette, chip);
}

/** Rows of a chart that hold one entity or none: they share what room is left, as none matters more than another. */
const isFiller = ({ isRow, isRoot, weight }: Candidate): boolean => isRow && !isRoot && weight <= 1;

/**
 * Of the rows of each column, from top to bottom, those whose names leave the rows between them in sight. The choice
 * does not depend on what is in view, so that moving the picture changes no name.
 */
export function inLines<Row extends Pick<Candidate, 'box' | 'room'>>(rows: readonly Row[], zoom: number): Row[] {
  const ends = new Map<number, number>();
  return rows
    .filter(({ room }) => room * zoom >= LEAST_ROOM)
    .toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0))
    .filter(({ box }) => {
      if (!box) return false;
      const y = (box.y + box.height / 2) * zoom;
      // A name that covers other rows leaves as much free.
      const needs = box.height * zoom >= HEIGHT - 2 ? HEIGHT + 1 : 2 * HEIGHT;
      if (y < (ends.get(box.x) ?? -Infinity) + needs) return false;
      ends.set(box.x, y);
      return true;
    });
}

interface Candidate {
  id: string;
  name: string;
  /** How many hang on it, written after the name. */
  count: string;
  isRoot: boolean;
  isRow: boolean;
  /** In a chart. */
  box: Box | undefined;
  /** From the left end of a row to the box on its right, in units of the picture; infinite without one. */
  room: number;
  /** An owner above the roots. */
  isTop: boolean;
  weight: number;
}

/** The most important first; of equal ones, in order of arrival. */
export function rankedBy(
  nodes: readonly NodeElement[],
  model: Pick<NetworkModel, 'entities' | 'touching'>,
  chart: Pick<Structure, 'boxes'> | undefined,
  stacks: ReadonlyMap<string, { members: readonly string[] }> = new Map(),
): Candidate[] {
  const top = nodes.find(({ classes }) => classes.split(' ').includes('root'))?.position.y ?? 0;
  return nodes
    .map(({ data, classes, position }): Candidate => {
      const box = chart?.boxes.get(data.id);
      const holds = box?.holds ?? 0;
      const whole = nameOf(model.entities.get(data.id), data.id);
      const name = whole.length > LONGEST ? shortened(whole, LONGEST - 1) : whole;
      const count = holds > 0 ? ` · ${holds}` : '';
      const isRoot = classes.split(' ').includes('root');
      // Who stands at the top comes first.
      const isTop = box !== undefined && position.y < top;
      // The head of a tree is named before leaves: those have the name of their owner near them.
      const least = box && !box.hangsOn ? 1 : 0;
      const behind = (stacks.get(data.id)?.members.length ?? 0) / STACKED;
      const weight = isTop
        ? nodes.length
        : box
          ? Math.max(holds, least, behind)
          : (model.touching.get(data.id)?.length ?? 0);
      const isRow = box?.form === 'row';
      return { id: data.id, name, count, isRoot, isRow, box, room: Infinity, isTop, weight };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_CANDIDATES)
    .map((one) => (one.box && one.isRow ? { ...one, room: roomOf(one.box, chart?.boxes.values() ?? []) } : one));
}

/** So many in a stack matter as much as one that hangs on an entity. */
const STACKED = 10;

const shortened = (name: string, length: number): string => `${name.slice(0, length).trimEnd()}…`;

/** What is farther above or below a row than this is not in the way of its name. */
const REACH = 60;

function roomOf(row: Box, boxes: Iterable<Box>): number {
  let room = Infinity;
  for (const { x, y, height } of boxes) {
    const isBeside = y < row.y + row.height + REACH && row.y < y + height + REACH;
    if (isBeside && x >= row.x + row.width) room = Math.min(room, x - row.x);
  }
  return room;
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

export const HEIGHT = 18;
const PAD = 6;

function chipOf(
  context: CanvasRenderingContext2D,
  palette: Palette,
  node: NodeSingular,
  { id, name, count, isRoot, isRow, room }: Candidate,
  isMarked: boolean,
): Chip {
  const font = `${isRoot ? '600 12px' : '11px'} ${palette.font}`;
  context.font = font;
  const widthOf = (text: string): number => Math.ceil(context.measureText(text).width) + 2 * PAD;
  let text = name + count;
  let width = widthOf(text);
  const zoom = node.cy().zoom();
  const most = room === Infinity && isRow ? Math.max(rectOf(node).width * zoom, FREE_ROOM) : room * zoom - PAD;
  // Before a column of other boxes the name is cut, unless hardly any of it would be left.
  for (let length = name.length - 1; width > most && most >= LEAST_ROOM - PAD && length > 3; length--) {
    length = Math.min(length, Math.ceil((length * most) / width));
    text = shortened(name, length) + count;
    width = widthOf(text);
  }
  const { x, y } = node.renderedPosition();
  const start = isRow ? x - (rectOf(node).width * zoom) / 2 : x - width / 2;
  // A name does not leave the picture before its box does.
  const isHere = x > 0 && x < node.cy().width();
  const left = isHere ? Math.max(2, Math.min(start, node.cy().width() - width - 2)) : start;
  const [fill, ink] = isRoot
    ? [palette.accent, palette.onAccent]
    : [isMarked ? palette.soft : palette.raised, palette.ink];
  return { id, text, font, fill, ink, x: left, y: y - HEIGHT / 2, width };
}

/** From the left to the right end of a box, on the screen. */
function rangeOf(node: NodeSingular): { left: number; right: number } {
  const [{ x }, half] = [node.renderedPosition(), (rectOf(node).width * node.cy().zoom()) / 2];
  return { left: x - half, right: x + half };
}

/** How far the name of an owner may stand above its box, as that of what it owns is in its way. */
const RISES = [0, 0.5, 1, 1.5].map((lines) => lines * (HEIGHT + 1));

/**
 * A name where it belongs; if others are in the way there, beginning or ending with its box, or above it, if that is within
 * a picture of this width.
 */
export function freePlace<Name extends Place>(
  name: Name,
  box: { left: number; right: number } | undefined,
  placed: readonly Place[],
  width: number,
  rises: readonly number[] = [0],
): Name | undefined {
  const others = box ? [box.left, box.right - name.width] : [];
  const starts = [name.x, ...others.filter((x) => x >= 0 && x + name.width <= width)];
  return rises
    .flatMap((rise) => starts.map((x) => ({ ...name, x, y: name.y - rise })))
    .find((one) => placed.every((other) => isApart(one, other)));
}

type Place = Pick<Chip, 'x' | 'y' | 'width'>;

const isApart = (a: Place, b: Place): boolean =>
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
