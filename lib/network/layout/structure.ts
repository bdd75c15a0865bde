import type { Point } from '../layout';
import {
  type Block,
  type Drawing,
  faceOf,
  looseColumns,
  type Part,
  SIZES,
  subtreeRows,
  type Trial,
  toBlock,
} from './blocks';
import { type Forest, type Pair, toForest } from './forest';
import { routeFurther } from './gutters';
import { placeTree } from './place-chart';
import type { Measure } from './wrap';

/** A company or another owner in the chart. */
export interface StructureEntity {
  id: string;
  name: string;
  /** Short facts below the name, a line each: a further owner, an end. */
  notes?: readonly string[];
  /** Drawn with a sign before its name: a person, an unknown owner. */
  hasSign?: boolean;
}

/** A relationship; several between two entities are drawn as one. */
export interface StructureLine {
  id: string;
  owner: string;
  owned: string;
  /** Per cent, the middle of a band; -1 where unknown. */
  strength: number;
  /** What is written on the line: "75–100 %". */
  share: string;
  /** Places the owned only if nothing else does: a stated ultimate parent, over unknown steps, or a stack. */
  isUltimate: boolean;
  /** Closes a loop of ownership. */
  isLoop?: boolean;
}

export interface StructureInput {
  entities: readonly StructureEntity[];
  lines: readonly StructureLine[];
  /** The entities that the picture is about. */
  focus: readonly string[];
  /** Of the picture, in pixels. */
  window: { width: number; height: number };
  measure: Measure;
  /** "14 × 75–100 %": a label for several lines. */
  several: (count: number, share: string) => string;
  /** What is said below the name of an entity about lines of owners that do not place it, itself among them. */
  further?: (lines: readonly string[]) => readonly string[];
  /** Cuts no name. */
  isWhole?: boolean;
}

/** Left upper corner and size. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Box extends Rect {
  /** A head has what it owns below it. A row stands in the column of its owner, with what it owns indented below. */
  form: 'head' | 'row';
  lines: readonly string[];
  /** Distance of the text from the left end; that of a head stands in the middle of what is right of it. */
  textLeft: number;
  textWidth: number;
  /** How many entities hang on it. */
  holds: number;
  /** Absent for the head of a tree. */
  hangsOn?: { id: string; as: 'owner' | 'holding' };
}

/** A line of right angles from owner to owned. */
export interface Route {
  points: readonly Point[];
  /** A line of the tree, or one outside it. */
  isTree: boolean;
}

/** A share beside a line or a row; the text begins at the left end. */
export interface ShareLabel extends Rect {
  text: string;
  /** Ids of the lines it speaks for. */
  speaksFor: readonly string[];
}

export interface Structure {
  boxes: ReadonlyMap<string, Box>;
  /** By the id of the line. One without a route was left out: it can be drawn for what is selected. */
  routes: ReadonlyMap<string, Route>;
  labels: readonly ShareLabel[];
}

/**
 * A structure chart: every entity once, its holdings below it on right-angled lines in gutters of their own, so that no
 * line runs through a box or a label. The same input gives the same chart.
 */
export function structure(input: StructureInput): Structure {
  if (input.entities.length === 0) return { boxes: new Map(), routes: new Map(), labels: [] };
  const chart = toChart(input);
  const trial = bestTrial(chart, input.window);
  const sheet: Sheet = { boxes: new Map(), routes: new Map(), labels: [] };
  for (const { tree, x, y } of arranged(treesOf(chart, trial), trial.width).trees) placeTree(chart, tree, x, y, sheet);
  return finished(chart, sheet, input);
}

/** The network as numbers, ordered by name as it came. */
export interface Chart {
  pairs: readonly Pair[];
  /** Ids of the lines of each pair. */
  ids: readonly (readonly string[])[];
  forest: Forest;
  below: Drawing;
  above: Drawing;
  labelOf: (node: number, count: number) => string;
  measure: Measure;
}

export interface Sheet {
  boxes: Map<number, Box>;
  /** By the number of the pair. */
  routes: Map<number, readonly Point[]>;
  labels: { rect: Rect; text: string; nodes: readonly number[] }[];
}

function toChart(input: StructureInput): Chart {
  const { entities } = input;
  const measure = remembered(input.measure);
  const numbers = new Map(entities.map(({ id }, number) => [id, number]));
  const { pairs, ids, shares } = toPairs(input.lines, numbers);
  const focus = input.focus.flatMap((id) => numbers.get(id) ?? []);
  const forest = inOrder(toForest(entities.length, pairs, focus.length > 0 ? focus : [0]), pairs);
  const others = furtherLines(pairs, ids, forest);
  for (const { id, owner, owned } of input.lines) {
    const node = numbers.get(owned);
    if (owner === owned && node !== undefined) others.set(node, [...(others.get(node) ?? []), id]);
  }
  const faces = entities.map(({ name, id, notes = [], hasSign = false }, node) => {
    const said = [...notes, ...(input.further?.(others.get(node) ?? []) ?? [])];
    return faceOf(
      {
        name: name.trim() || id,
        notes: said,
        hasSign,
        share: shares[forest.line[node] ?? -1] ?? '',
        isWhole: input.isWhole,
      },
      measure,
    );
  });
  const labelOf = (node: number, count: number) => {
    const share = faces[node]?.share ?? '';
    return count > 1 && share ? input.several(count, share) : share;
  };
  const labelWidth = (node: number, count: number) => Math.ceil(measure(labelOf(node, count), false));
  const drawing = (children: Forest['below']) => ({
    faces,
    labelWidth,
    rows: subtreeRows(children),
    subtrees: new Map(),
    units: new Map(),
  });
  return { pairs, ids, forest, below: drawing(forest.below), above: drawing(forest.above), labelOf, measure };
}

/** Labels are the same for many, and each is measured in every trial. */
function remembered(measure: Measure): Measure {
  const [plain, bold] = [new Map<string, number>(), new Map<string, number>()];
  return (text, isBold) => {
    const known = isBold ? bold : plain;
    const before = known.get(text);
    if (before !== undefined) return before;
    const width = measure(text, isBold);
    known.set(text, width);
    return width;
  };
}

/** By owned entity, the ids of the lines that are not part of the tree. */
function furtherLines(pairs: readonly Pair[], ids: readonly (readonly string[])[], { line }: Forest) {
  const tree = new Set(line);
  const found = new Map<number, string[]>();
  pairs.forEach(({ owned }, number) => {
    if (!tree.has(number)) found.set(owned, [...(found.get(owned) ?? []), ...(ids[number] ?? [])]);
  });
  return found;
}

/** Relationships between the same two entities as one; the surest share is written. */
function toPairs(lines: readonly StructureLine[], numbers: ReadonlyMap<string, number>) {
  const known = new Map<string, { pair: Pair; ids: string[]; share: string }>();
  const sorted = lines.toSorted(
    (a, b) => Number(a.isUltimate) - Number(b.isUltimate) || b.strength - a.strength || (a.id < b.id ? -1 : 1),
  );
  for (const { id, share, strength, isUltimate, isLoop = false, ...ends } of sorted) {
    const [owner, owned] = [numbers.get(ends.owner), numbers.get(ends.owned)];
    if (owner === undefined || owned === undefined || owner === owned) continue;
    const before = known.get(`${owner} ${owned}`);
    if (before) before.ids.push(id);
    else known.set(`${owner} ${owned}`, { pair: { owner, owned, strength, isUltimate, isLoop }, ids: [id], share });
  }
  const all = [...known.values()].toSorted((a, b) => a.pair.owner - b.pair.owner || a.pair.owned - b.pair.owned);
  return { pairs: all.map(({ pair }) => pair), ids: all.map((one) => one.ids), shares: all.map(({ share }) => share) };
}

/** Siblings by share, the largest first, then by name. */
function inOrder(forest: Forest, pairs: readonly Pair[]): Forest {
  const pairOf = (node: number) => pairs[forest.line[node] ?? -1];
  const sorted = (children: Forest['below']) =>
    children.map((list) =>
      list.toSorted(
        (a, b) =>
          Number(pairOf(a)?.isUltimate) - Number(pairOf(b)?.isUltimate) ||
          (pairOf(b)?.strength ?? 0) - (pairOf(a)?.strength ?? 0) ||
          a - b,
      ),
    );
  return { ...forest, below: sorted(forest.below), above: sorted(forest.above) };
}

/** A tree with its head in a row with the others; or loose entities in columns. */
export interface Tree {
  root?: number;
  below?: Block;
  above?: Block;
  columns?: Part;
  width: number;
  /** Of the head's middle from the left end. */
  middle: number;
  /** Above and below the upper end of the head. */
  rise: number;
  fall: number;
}

function treesOf({ forest, below, above }: Chart, trial: Trial): Tree[] {
  const isLoose = (root: number, turn: number) =>
    turn > 0 && forest.below[root]?.length === 0 && forest.above[root]?.length === 0;
  const loose = forest.roots.filter(isLoose);
  const trees = forest.roots
    .filter((root, turn) => !isLoose(root, turn))
    .map((root) => toTree(toBlock(root, forest.below, below, trial), toOwners(root, forest.above, above, trial)));
  if (loose.length === 0) return trees;
  const columns = looseColumns(loose, below, trial);
  return [...trees, { columns, width: columns.width, middle: columns.width / 2, rise: 0, fall: columns.height }];
}

/** Owners stand side by side if there is room for them, and else as what they own does. */
function toOwners(root: number, owners: Forest['above'], drawing: Drawing, trial: Trial): Block {
  const block = toBlock(root, owners, drawing, { ...trial, outline: 0 });
  return block.width <= MOST_OWNERS ? block : toBlock(root, owners, drawing, trial);
}

/** Width of owners side by side. */
const MOST_OWNERS = 720;

function toTree(below: Block, above: Block): Tree {
  const middle = Math.max(below.middle, above.middle);
  return {
    root: below.node,
    below,
    above,
    width: middle + Math.max(below.width - below.middle, above.width - above.middle),
    middle,
    rise: above.height - above.head.height,
    fall: below.height,
  };
}

interface Arranged {
  trees: { tree: Tree; x: number; y: number }[];
  width: number;
  height: number;
}

/** Trees side by side, in further rows where they would be wider than this. */
function arranged(trees: readonly Tree[], most: number): Arranged {
  const shelves: Tree[][] = [];
  let used = 0;
  for (const tree of trees) {
    const last = shelves.at(-1);
    const fits = last && used + SIZES.tree + tree.width <= most;
    if (fits) last.push(tree);
    else shelves.push([tree]);
    used = fits ? used + SIZES.tree + tree.width : tree.width;
  }
  const placed: Arranged = { trees: [], width: 0, height: 0 };
  for (const [turn, shelf] of shelves.entries()) placeShelf(shelf, turn, placed);
  return placed;
}

function placeShelf(shelf: readonly Tree[], turn: number, placed: Arranged): void {
  const rise = Math.max(...shelf.map((tree) => tree.rise));
  const y = placed.height + (turn > 0 ? SIZES.tree : 0) + rise;
  let x = 0;
  const fall = Math.max(...shelf.map((tree) => tree.fall));
  for (const [at, tree] of shelf.entries()) {
    const before = shelf[at - 1];
    // Loose entities stand below a low tree if they make the row no higher.
    const isBelow = before && !tree.below && before.fall + SIZES.tree + tree.fall <= fall;
    if (isBelow) x -= before.width + SIZES.tree;
    placed.trees.push({ tree, x, y: isBelow ? y + before.fall + SIZES.tree : y });
    x += Math.max(tree.width, isBelow ? before.width : 0) + SIZES.tree;
  }
  placed.width = Math.max(placed.width, x - SIZES.tree);
  placed.height = y + fall;
}

const OUTLINES = [0, 1, 2, 4, 8, 16, 40, Number.POSITIVE_INFINITY];
const TALL = [4, 6, 9, 13, 18, 24, 32, 44, 64, Number.POSITIVE_INFINITY];
const SHELVES = [1, 2, 3, 5, 8];

/** So many windows of heads side by side are never the best division. */
const TOO_WIDE = 8;

/** Fewer are tried for larger networks, so that a chart takes some tens of milliseconds at most. */
const MOST_TRIED = 250;

/** The division that shows the most at a readable size: too wide costs more than too high, as one scrolls downwards. */
function bestTrial(chart: Chart, window: StructureInput['window']): Trial & { width: number } {
  let best: { trial: Trial & { width: number }; cost: number } | undefined;
  const every = chart.below.faces.length > MOST_TRIED ? 2 : 1;
  let before = -1;
  for (const [turn, outline] of OUTLINES.entries()) {
    const large = largerThan(outline, chart);
    // As many subtrees are too large for an outline as in the turn before, so they are the same, and so is the chart.
    if (large === before) continue;
    before = large;
    if (outline === 0 && chart.below.faces.length * SIZES.head.least > TOO_WIDE * window.width) continue;
    for (const tall of outline === 0 ? [TALL[0] ?? 4] : TALL.filter((_, step) => step % every === 0)) {
      const trees = treesOf(chart, { outline, tall });
      const all = trees.reduce((sum, tree) => sum + tree.width + SIZES.tree, 0);
      for (const shelves of SHELVES.slice(0, trees.length)) {
        const width = all / shelves + (shelves > 1 ? Math.max(...trees.map((tree) => tree.width)) / 2 : 0);
        const size = arranged(trees, width);
        const cost = costOf(size, window) + (turn + shelves) / 500;
        if (!best || cost < best.cost) best = { trial: { outline, tall, width }, cost };
      }
      // Higher columns would change nothing.
      if (!trees.some(hasSplit)) break;
    }
  }
  return best?.trial ?? { outline: 4, tall: 24, width: Number.POSITIVE_INFINITY };
}

const largerThan = (outline: number, { below, above }: Chart): number =>
  [below, above].reduce((count, { rows }) => count + rows.reduce((sum, one) => sum + Number(one > outline), 0), 0);

const isSplit = (part: Part): boolean =>
  part.kind === 'columns' ? part.columns.length > 1 : part.block.parts.some(isSplit);

/** Whether rows stand in several columns, as one would be too high. */
const hasSplit = ({ below, above, columns }: Tree): boolean =>
  [...(below?.parts ?? []), ...(above?.parts ?? []), ...(columns ? [columns] : [])].some(isSplit);

function costOf({ width, height }: { width: number; height: number }, window: StructureInput['window']): number {
  const [across, down] = [Math.max(1, width / window.width), Math.max(1, height / window.height)];
  // A narrow picture is read by moving downwards only.
  if (window.width < window.height) return 3 * Math.log(across) + 0.5 * Math.log(down);
  // What is a little too wide would be cut off; what is much larger is seen from afar, in the shape of the window.
  const cut = 2 * Math.log(Math.min(across, 1.2));
  return cut + Math.log(across) + 0.9 * Math.log(down) + Math.abs(Math.log(across / down)) / 2;
}

/** Adds the lines outside the tree, and gives everything its id. */
function finished({ pairs, ids, forest }: Chart, sheet: Sheet, { entities }: StructureInput): Structure {
  const further = pairs.flatMap((pair, line) => (sheet.routes.has(line) ? [] : [{ ...pair, line }]));
  const found = routeFurther(
    further,
    sheet.boxes,
    sheet.labels.map(({ rect }) => rect),
    [...sheet.routes.values()],
  );
  const routes = new Map<string, Route>();
  const add = (line: number, points: readonly Point[], isTree: boolean) => {
    for (const id of ids[line] ?? []) routes.set(id, { points: simplified(points), isTree });
  };
  for (const [line, points] of sheet.routes) add(line, points, true);
  for (const [line, points] of found) add(line, points, false);
  const idOf = (node: number): string => entities[node]?.id ?? '';
  const hangsOn = (node: number): Box['hangsOn'] => {
    const pair = pairs[forest.line[node] ?? -1];
    if (!pair) return undefined;
    return pair.owner === node ? { id: idOf(pair.owned), as: 'owner' } : { id: idOf(pair.owner), as: 'holding' };
  };
  return {
    boxes: new Map(entities.flatMap(({ id }, node) => pairUp(id, sheet.boxes.get(node), hangsOn(node)))),
    routes,
    labels: sheet.labels.map(({ rect, text, nodes }) => ({
      ...rect,
      text,
      speaksFor: nodes.flatMap((node) => ids[forest.line[node] ?? -1] ?? []),
    })),
  };
}

const pairUp = (id: string, box: Box | undefined, hangsOn: Box['hangsOn']): [string, Box][] =>
  box ? [[id, { ...box, ...(hangsOn && { hangsOn }) }]] : [];

/** Without points on the way between their neighbours. */
function simplified(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const [before, last] = [kept.at(-2), kept.at(-1)];
    if (last && last.x === point.x && last.y === point.y) continue;
    const isOnTheWay =
      before && last && ((before.x === last.x && last.x === point.x) || (before.y === last.y && last.y === point.y));
    if (isOnTheWay) kept.pop();
    kept.push(point);
  }
  return kept;
}
