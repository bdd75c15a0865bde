import { countBelow, type Forest } from './forest';
import { type Measure, type Room, type Wrapped, wrap } from './wrap';

/** Sizes in units of the picture: pixels at a zoom of 1. */
export const SIZES = {
  /** Heads: the boxes of roots and of those whose holdings stand below them. */
  head: { text: 148, line: 15, pad: 10, least: 96, top: 8 },
  row: { text: 236, line: 14, pad: 8, top: 4, gap: 6 },
  /** From a trunk to the rows that hang on it. */
  stub: 12,
  indent: 16,
  /** From a head to the bus below it, and from there to what hangs on it. */
  stem: 16,
  drop: 22,
  label: 16,
  /** Between columns, between blocks and between trees. */
  column: 26,
  block: 26,
  tree: 64,
  /** Room for the sign of a person or an unknown owner before its name. */
  sign: 18,
} as const;

/** The text of one entity, once as a head and once as a row. */
export interface Face {
  head: Wrapped;
  row: Wrapped;
  /** Room for a sign before the text. */
  sign: number;
  /** The share on the line that places it, with the owner. */
  share: string;
  /** Width of a share written beside the row. */
  shareWidth: number;
}

/** Rows of one subtree: an entity and, indented below it, what it owns. */
export interface Row {
  node: number;
  depth: number;
  /** Number of siblings that the label beside it speaks for; 0 for none. */
  speaksFor: number;
}

/** Subtrees with the same share: the label once, above them. */
export interface Unit extends Subtree {
  /** Label above, where a group begins: how many it speaks for. */
  label?: { node: number; count: number };
  /** Of those below a label: where a column begins with it, the share is written again. */
  share?: { node: number; width: number };
}

/** An entity with all below it as rows. */
interface Subtree {
  rows: readonly Row[];
  height: number;
  /** From the trunk to the right ends of the boxes. */
  reach: number;
  /** Width of the shares beside the boxes; 0 without any. */
  beside: number;
}

export interface Column {
  units: readonly Unit[];
  /** From the trunk to the right ends of the boxes. */
  reach: number;
  /** With the shares beside the boxes. */
  width: number;
  height: number;
}

export type Part =
  | { kind: 'block'; block: Block; width: number; height: number }
  | { kind: 'columns'; columns: readonly Column[]; width: number; height: number };

/** A head and what hangs below it. */
export interface Block {
  node: number;
  head: { width: number; height: number };
  parts: readonly Part[];
  width: number;
  height: number;
  /** Distance of the head's middle from the left end. */
  middle: number;
}

/** What is tried: larger subtrees than `outline` rows stand side by side, and columns have at most `tall` rows. */
export interface Trial {
  outline: number;
  tall: number;
}

export interface Drawing {
  faces: readonly Face[];
  /** Width of a label that speaks for several. */
  labelWidth: (node: number, count: number) => number;
  /** Rows of the subtree of each entity. */
  rows: Int32Array;
  /** By twice the entity, and 1 if its own share stands beside it: subtrees that were computed in a trial. */
  subtrees: Map<number, Subtree>;
  /** By the owner and how many of its holdings stand in columns: what earlier trials made of them. */
  units: Map<string, Unit[]>;
}

interface FaceSource {
  name: string;
  notes: readonly string[];
  hasSign: boolean;
  share: string;
  /** Uses as many lines as the texts need. */
  isWhole?: boolean;
}

/** No name needs more lines; a text of a megabyte would. */
const WHOLE = 200;

export function faceOf({ name, notes, hasSign, share, isWhole = false }: FaceSource, measure: Measure): Face {
  const { head, row } = SIZES;
  const most = isWhole ? { head: WHOLE, row: WHOLE, note: WHOLE } : { head: 4, row: 3, note: 2 };
  const known: { head?: Wrapped; row?: Wrapped } = {};
  return {
    // Most entities are only ever drawn as one of the two.
    get head() {
      known.head ??= withNotes(name, notes, { measure, isBold: true, width: head.text, lines: most.head }, most.note);
      return known.head;
    },
    get row() {
      known.row ??= withNotes(name, notes, { measure, isBold: false, width: row.text, lines: most.row }, most.note);
      return known.row;
    },
    sign: hasSign ? SIZES.sign : 0,
    share,
    shareWidth: measure(share, false),
  };
}

function withNotes(name: string, notes: readonly string[], room: Room, most: number): Wrapped {
  const all = [wrap(name, room), ...notes.map((note) => wrap(note, { ...room, lines: most }))];
  return { lines: all.flatMap(({ lines }) => lines), width: Math.max(...all.map(({ width }) => width)) };
}

export function headSize({ head, sign }: Face): { width: number; height: number } {
  const { pad, least, line, top } = SIZES.head;
  return {
    width: Math.max(least, Math.ceil(head.width) + sign + 2 * pad),
    height: Math.max(1, head.lines.length) * line + 2 * top,
  };
}

export const rowHeight = ({ row }: Face): number => Math.max(1, row.lines.length) * SIZES.row.line + 2 * SIZES.row.top;

const rowWidth = ({ row, sign }: Face): number => Math.ceil(row.width) + sign + 2 * SIZES.row.pad;

/** The rows of each subtree, itself included. */
export const subtreeRows = (children: Forest['below']): Int32Array =>
  Int32Array.from(children, (_, node) => 1 + countBelow(children, node));

/** The block of an entity: large subtrees side by side, the others in columns on a trunk. */
export function toBlock(node: number, children: Forest['below'], drawing: Drawing, trial: Trial): Block {
  const own = children[node] ?? [];
  const isLarge = (one: number) => (drawing.rows[one] ?? 0) > trial.outline;
  const small = own.filter((one) => !isLarge(one));
  const parts = own.filter(isLarge).map((one): Part => {
    const block = toBlock(one, children, drawing, trial);
    // The share stands to the right of the line above the head.
    const beside = 2 * (drawing.labelWidth(one, 1) + 6);
    return { kind: 'block', block, width: Math.max(block.width, beside), height: block.height };
  });
  if (small.length > 0) parts.push(toColumns(node, small, children, drawing, trial));
  return joined(node, parts, headSize(faceFor(drawing, node)));
}

function joined(node: number, parts: readonly Part[], head: Block['head']): Block {
  if (parts.length === 0) return { node, head, parts, ...head, middle: head.width / 2 };
  const [first] = parts;
  const isOutline = isOutlineOf(parts);
  const total = parts.reduce((sum, part) => sum + part.width, 0) + SIZES.block * (parts.length - 1);
  const height = head.height + SIZES.stem + SIZES.drop + Math.max(...parts.map((part) => part.height));
  if (isOutline && first) {
    const width = Math.max(head.width, OUTLINE_SHIFT + total);
    return { node, head, parts, width, height, middle: head.width / 2 };
  }
  const width = Math.max(head.width, total);
  return { node, head, parts, width, height, middle: width / 2 };
}

/** A single column hangs straight below its head, without a bus. */
export const isOutlineOf = (parts: readonly Part[]): boolean =>
  parts.length === 1 && parts[0]?.kind === 'columns' && parts[0].columns.length === 1;

export const OUTLINE_SHIFT = 10;

/** Rows without a head: entities that own nothing and have no owner in the picture. */
export const looseColumns = (nodes: readonly number[], drawing: Drawing, trial: Trial): Part =>
  toColumns(NOBODY, nodes, [], drawing, trial);

/** The owner of entities that have none. */
const NOBODY = -1;

function toColumns(
  owner: number,
  nodes: readonly number[],
  children: Forest['below'],
  drawing: Drawing,
  { tall }: Trial,
): Part {
  // Those below an owner that are small enough for a trial: as many are always the same.
  const key = `${owner} ${nodes.length}`;
  const units = drawing.units.get(key) ?? toUnits(nodes, children, drawing);
  drawing.units.set(key, units);
  const total = units.reduce((sum, { height }) => sum + height, 0);
  const most = tall * (SIZES.row.line + 2 * SIZES.row.top + SIZES.row.gap);
  const columns = balanced(units, Math.max(1, Math.ceil(total / most))).map(toColumn);
  const width = columns.reduce((sum, column) => sum + column.width, 0) + SIZES.column * (columns.length - 1);
  return { kind: 'columns', columns, width, height: SIZES.label + Math.max(...columns.map(({ height }) => height)) };
}

/** One unit a subtree. The first of those with the same share has a label above it, a single one has it beside it. */
function toUnits(nodes: readonly number[], children: Forest['below'], drawing: Drawing): Unit[] {
  return runsOf(nodes, drawing).flatMap((run) =>
    run.map((node, turn): Unit => {
      const subtree = subtreeOf(node, children, drawing, run.length === 1 ? 1 : 0);
      const face = faceFor(drawing, node);
      if (run.length === 1 || !face.share) return subtree;
      if (turn > 0) return { ...subtree, share: { node, width: face.shareWidth } };
      const label = { node, count: run.length };
      const reach = Math.max(subtree.reach, drawing.labelWidth(node, run.length) + 6);
      return { ...subtree, reach, height: subtree.height + SIZES.label, label };
    }),
  );
}

function subtreeOf(node: number, children: Forest['below'], drawing: Drawing, speaksFor: 0 | 1): Subtree {
  const key = 2 * node + speaksFor;
  const known = drawing.subtrees.get(key);
  if (known) return known;
  const rows = outline(node, children, drawing, speaksFor);
  let [reach, beside, height] = [0, 0, 0];
  for (const row of rows) {
    const face = faceFor(drawing, row.node);
    height += rowHeight(face) + SIZES.row.gap;
    reach = Math.max(reach, SIZES.stub + row.depth * SIZES.indent + rowWidth(face));
    if (row.speaksFor > 0) beside = Math.max(beside, drawing.labelWidth(row.node, row.speaksFor));
  }
  const subtree = { rows, height, reach, beside };
  drawing.subtrees.set(key, subtree);
  return subtree;
}

/** Neighbours with the same share. */
function runsOf(nodes: readonly number[], drawing: Drawing): number[][] {
  const runs: number[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const share = faceFor(drawing, node).share;
    if (last && faceFor(drawing, last[0] ?? 0).share === share) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function outline(node: number, children: Forest['below'], drawing: Drawing, speaksFor: number): Row[] {
  const rows: Row[] = [];
  // A stack instead of recursion: a chain of owners may be long.
  const open: Row[] = [{ node, depth: 0, speaksFor }];
  for (let row = open.pop(); row; row = open.pop()) {
    const { node: at, depth } = row;
    rows.push(row);
    const below = runsOf(children[at] ?? [], drawing).flatMap((run) =>
      run.map((one, turn): Row => ({ node: one, depth: depth + 1, speaksFor: turn === 0 ? run.length : 0 })),
    );
    open.push(...below.toReversed());
  }
  return rows;
}

/** Units in order in this many columns, the highest as low as possible. */
function balanced(units: readonly Unit[], count: number): Unit[][] {
  let [highest, total] = [0, 0];
  for (const { height } of units) {
    highest = Math.max(highest, height);
    total += height;
  }
  // No column can be lower than their mean, nor need be higher than that and one unit.
  let [low, high] = [Math.max(highest, total / count), Math.min(total, total / count + highest)];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (columnsOf(units, middle) <= count) high = middle;
    else low = middle;
  }
  // A column that begins with a group is easier to read, if it costs little.
  return (
    GROUPED.map((slack) => filled(units, high * slack, true)).find(({ length }) => length <= count) ??
    filled(units, high)
  );
}

const GROUPED = [1, 1.12, 1.25];

/** How many columns of this height the units fill. */
function columnsOf(units: readonly Unit[], most: number): number {
  let [columns, used] = [1, 0];
  for (const { height } of units) {
    const fits = used + height <= most;
    if (!fits) columns++;
    used = fits ? used + height : height;
  }
  return columns;
}

function filled(units: readonly Unit[], most: number, byGroup = false): Unit[][] {
  const columns: Unit[][] = [];
  let used = 0;
  for (const unit of units) {
    const last = columns.at(-1);
    const breaks = byGroup && unit.label !== undefined && used > most / 2;
    const fits = last && !breaks && used + unit.height <= most;
    if (fits) last.push(unit);
    else columns.push([unit]);
    used = fits ? used + unit.height : unit.height;
  }
  return columns;
}

function toColumn(units: readonly Unit[]): Column {
  let [reach, beside, height] = [0, 0, 0];
  for (const [turn, unit] of units.entries()) {
    // The first label stands in the room that all columns have above them.
    height += turn === 0 && unit.label ? unit.height - SIZES.label : unit.height;
    reach = Math.max(reach, unit.reach, turn === 0 && unit.share ? unit.share.width + 6 : 0);
    beside = Math.max(beside, unit.beside);
  }
  return { units, reach, width: reach + (beside > 0 ? beside + SHARE_GAP : 0), height: height - SIZES.row.gap };
}

/** Between a row and the share beside it. */
export const SHARE_GAP = 6;

const NO_FACE: Face = {
  head: { lines: [], width: 0 },
  row: { lines: [], width: 0 },
  sign: 0,
  share: '',
  shareWidth: 0,
};

export const faceFor = ({ faces }: Pick<Drawing, 'faces'>, node: number): Face => faces[node] ?? NO_FACE;
