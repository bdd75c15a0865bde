import type { Point } from '../layout';
import {
  type Block,
  type Column,
  type Drawing,
  type Face,
  faceFor,
  isOutlineOf,
  OUTLINE_SHIFT,
  type Part,
  type Row,
  rowHeight,
  SHARE_GAP,
  SIZES,
} from './blocks';
import type { Box, Chart, Rect, Sheet, Tree } from './structure';

const LABEL_HEIGHT = 12;

/** Places a tree with its left end and the upper end of its head here. */
export function placeTree(
  chart: Chart,
  { root, below, above, columns, middle }: Tree,
  x: number,
  y: number,
  sheet: Sheet,
) {
  if (columns?.kind === 'columns') placeColumns(chart, chart.below, columns.columns, { x, y }, undefined, sheet);
  if (root === undefined || !below || !above) return;
  const mirrored: Sheet = { boxes: new Map(), routes: new Map(), labels: [] };
  placeBlock(chart, chart.above, above, x + middle - above.middle, 0, mirrored);
  mirrored.boxes.delete(root);
  flip(mirrored, y + above.head.height, sheet);
  placeBlock(chart, chart.below, below, x + middle - below.middle, y, sheet);
}

/** Turns a tree of owners upside down, around its head, so that owners stand above what they own. */
function flip(from: Sheet, base: number, to: Sheet): void {
  const turned = <R extends Rect>(rect: R): R => ({ ...rect, y: base - rect.y - rect.height });
  for (const [node, box] of from.boxes) to.boxes.set(node, turned(box));
  for (const [line, points] of from.routes) {
    to.routes.set(line, points.map((point) => ({ x: point.x, y: base - point.y })).toReversed());
  }
  for (const label of from.labels) to.labels.push({ ...label, rect: turned(label.rect) });
}

function placeBlock(chart: Chart, drawing: Drawing, block: Block, x: number, y: number, sheet: Sheet): void {
  const { node, head, parts, middle } = block;
  const left = x + middle - head.width / 2;
  sheet.boxes.set(node, boxOf(drawing, node, 'head', { x: left, y, ...head }));
  const isOutline = isOutlineOf(parts);
  const total = parts.reduce((sum, part) => sum + part.width, 0) + SIZES.block * (parts.length - 1);
  const start = isOutline ? x + OUTLINE_SHIFT : x + middle - total / 2;
  const stem = isOutline ? start : stemOf(x + middle, trunksOf(parts, start), head.width);
  const bus = y + head.height + SIZES.stem;
  const from: Point[] = [{ x: stem, y: y + head.height }];
  if (!isOutline) from.push({ x: stem, y: bus });
  let at = start;
  for (const part of parts) {
    if (part.kind === 'columns')
      placeColumns(chart, drawing, part.columns, { x: at, y: bus + SIZES.drop }, from, sheet);
    else placeInner(chart, drawing, part, { x: at, y: bus }, from, sheet);
    at += part.width + SIZES.block;
  }
}

/** Where lines hang from the bus. */
function trunksOf(parts: readonly Part[], start: number): number[] {
  const trunks: number[] = [];
  let x = start;
  for (const part of parts) {
    if (part.kind === 'block') trunks.push(x + (part.width - part.block.width) / 2 + part.block.middle);
    else {
      let at = x;
      for (const column of part.columns) {
        trunks.push(at);
        at += column.width + SIZES.column;
      }
    }
    x += part.width + SIZES.block;
  }
  return trunks;
}

/** The stem below the middle of a head, or in line with a trunk nearby: a small step looks like a mistake. */
const stemOf = (middle: number, trunks: readonly number[], width: number): number =>
  trunks.find((trunk) => Math.abs(trunk - middle) < width / 3) ?? middle;

function placeInner(
  chart: Chart,
  drawing: Drawing,
  { block, width }: Part & { kind: 'block' },
  bus: Point,
  from: readonly Point[],
  sheet: Sheet,
): void {
  const x = bus.x + (width - block.width) / 2;
  const top = bus.y + SIZES.drop;
  const middle = x + block.middle;
  placeBlock(chart, drawing, block, x, top, sheet);
  sheet.routes.set(lineOf(chart, block.node), [...from, { x: middle, y: bus.y }, { x: middle, y: top }]);
  writeShare(chart, [block.node], { x: middle + 5, y: top - LABEL_HEIGHT - 3 }, sheet);
}

function placeColumns(
  chart: Chart,
  drawing: Drawing,
  columns: readonly Column[],
  corner: Point,
  from: readonly Point[] | undefined,
  sheet: Sheet,
): void {
  let x = corner.x;
  for (const column of columns) {
    placeColumn(chart, drawing, column, { x, y: corner.y }, from, sheet);
    x += column.width + SIZES.column;
  }
  nameGroups(chart, columns, corner, sheet);
}

/**
 * The label of each group, which counts all of its rows, in whatever column they stand; where the next column goes on
 * with them, their share is written again.
 */
function nameGroups(chart: Chart, columns: readonly Column[], corner: Point, sheet: Sheet): void {
  const units = columns.flatMap((column) => column.units);
  let x = corner.x;
  for (const column of columns) {
    const next = column.units.findIndex(({ share }) => !share);
    const going = column.units.slice(0, next < 0 ? undefined : next).flatMap(({ share }) => share?.node ?? []);
    const top = sheet.boxes.get(going[0] ?? -1);
    if (top) writeShare(chart, going, { x: x + 5, y: top.y - LABEL_HEIGHT - 3 }, sheet, 1);
    for (const { label } of column.units) {
      const box = label && sheet.boxes.get(label.node);
      if (!label || !box) continue;
      const first = units.findIndex((unit) => unit.label === label);
      const nodes = units.slice(first, first + label.count).flatMap(({ rows }) => rows[0]?.node ?? []);
      writeShare(chart, nodes, { x: x + 5, y: box.y - LABEL_HEIGHT - 3 }, sheet);
    }
    x += column.width + SIZES.column;
  }
}

function placeColumn(
  chart: Chart,
  drawing: Drawing,
  column: Column,
  corner: Point,
  from: readonly Point[] | undefined,
  sheet: Sheet,
): void {
  const start = from && { x: corner.x, start: [...from, { x: corner.x, y: from.at(-1)?.y ?? corner.y }] };
  let y = corner.y + SIZES.label;
  for (const [turn, { label, rows }] of column.units.entries()) {
    if (label && turn > 0) y += SIZES.label;
    // Of each depth, what hangs on the last row above.
    const trunks: (Trunk | undefined)[] = [start];
    for (const [at, { node, depth, speaksFor }] of rows.entries()) {
      const x = corner.x + SIZES.stub + depth * SIZES.indent;
      const size = { width: corner.x + column.reach - x, height: rowHeight(faceFor(drawing, node)) };
      hang(chart, boxOf(drawing, node, 'row', { x, y, ...size }), node, trunks[depth], sheet);
      if (speaksFor > 0) {
        const beside = { x: corner.x + column.reach + SHARE_GAP, y: y + (size.height - LABEL_HEIGHT) / 2 };
        writeShare(chart, siblingsFrom(rows, at, speaksFor), beside, sheet);
      }
      trunks[depth + 1] = { x: x + TRUNK, start: [{ x: x + TRUNK, y: y + size.height }] };
      y += size.height + SIZES.row.gap;
    }
  }
}

/** A row at the end of a line from its trunk. */
function hang(chart: Chart, box: Box, node: number, trunk: Trunk | undefined, sheet: Sheet): void {
  sheet.boxes.set(node, box);
  if (!trunk) return;
  const middle = box.y + box.height / 2;
  const points = [...trunk.start, { x: trunk.x, y: middle }, { x: box.x, y: middle }];
  sheet.routes.set(lineOf(chart, node), points);
}

/** This row and the next ones of its depth. */
const siblingsFrom = (rows: readonly Row[], at: number, count: number): number[] =>
  rows
    .slice(at)
    .filter(({ depth }) => depth === rows[at]?.depth)
    .slice(0, count)
    .map(({ node }) => node);

/** Where the holdings of a row hang: from its lower edge, this far from its left end. */
const TRUNK = 6;

interface Trunk {
  x: number;
  start: readonly Point[];
}

/** `count`: how many it is said to be of. */
function writeShare(
  chart: Chart,
  nodes: readonly number[],
  { x, y }: Point,
  sheet: Sheet,
  count: number = nodes.length,
): void {
  const [node] = nodes;
  const text = node === undefined ? '' : chart.labelOf(node, count);
  if (text === '') return;
  const width = Math.ceil(chart.measure(text, false));
  sheet.labels.push({ rect: { x, y, width, height: LABEL_HEIGHT }, text, nodes });
}

const lineOf = ({ forest }: Chart, node: number): number => forest.line[node] ?? -1;

function boxOf(drawing: Drawing, node: number, form: Box['form'], rect: Rect): Box {
  const face: Face = faceFor(drawing, node);
  const holds = (drawing.rows[node] ?? 1) - 1;
  const { lines, width: textWidth } = face[form];
  return { ...rect, form, lines, textWidth, textLeft: SIZES[form].pad + face.sign, holds };
}
