import { withoutMarks } from '@/lib/shared/text';
import type { Selection } from './filter';
import { byStrength, type Relationship } from './model';

/** What a key does in a tree: another row is walked to, or a row is folded or unfolded. */
type TreeMove = { to: string } | { fold: string } | { unfold: string };

/** Of the row that stands last before this one and one level higher. */
function above(rows: readonly TreeRow[], at: number): TreeRow | undefined {
  const level = (rows[at]?.level ?? 1) - 1;
  return rows.slice(0, at).findLast((row) => row.level === level);
}

const to = (row: TreeRow | undefined): TreeMove | undefined => row && { to: row.key };

function right(rows: readonly TreeRow[], at: number, folded: ReadonlySet<string>): TreeMove | undefined {
  const row = rows[at];
  if (!row || row.children === 0) return undefined;
  return folded.has(row.key) ? { unfold: row.key } : to(rows[at + 1]);
}

function left(rows: readonly TreeRow[], at: number, folded: ReadonlySet<string>): TreeMove | undefined {
  const row = rows[at];
  if (!row) return undefined;
  return row.children > 0 && !folded.has(row.key) ? { fold: row.key } : to(above(rows, at));
}

/**
 * The keys of a tree (WAI-ARIA Authoring Practices, "Tree View"); `rows` are those to be seen, `at` the place of the one
 * with the focus. Undefined for a key that means nothing here.
 */
export function treeMove(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  folded: ReadonlySet<string>,
): TreeMove | undefined {
  if (key === 'ArrowDown') return to(rows[at + 1]);
  if (key === 'ArrowUp') return to(rows[at - 1]);
  if (key === 'Home') return to(rows[0]);
  if (key === 'End') return to(rows.at(-1));
  if (key === 'ArrowRight') return right(rows, at, folded);
  return key === 'ArrowLeft' ? left(rows, at, folded) : undefined;
}

/** The next row, round the end, whose name begins as was typed; the same row only where more is typed of its name. */
export function typedAhead(
  typed: string,
  rows: readonly TreeRow[],
  at: number,
  nameOf: (id: string) => string,
): TreeRow | undefined {
  const wanted = withoutMarks(typed);
  const start = [...wanted].length > 1 ? at : at + 1;
  const inTurn = [...rows.slice(start), ...rows.slice(0, start)];
  return inTurn.find((row) => withoutMarks(nameOf(row.id)).startsWith(wanted));
}

/** Towards whom a branch leads from its root. */
type Branch = 'root' | 'owner' | 'owned';

/**
 * Why a row has nothing below it though there may be something: `loop`: it is above itself on the way from the root ·
 * `again`: it stands further up, with what belongs to it · `root`: it has a tree of its own.
 */
type Repeated = 'loop' | 'again' | 'root';

/** One row of the tree, in the order in which it is read. */
export interface TreeRow {
  /** The same for the same step, whatever else is shown. */
  key: string;
  id: string;
  branch: Branch;
  /** 1 for a root. */
  level: number;
  /** What leads here from the row above, the strongest first; nothing for a root. */
  over: readonly Relationship[];
  repeated?: Repeated;
  /** Rows right below it. */
  children: number;
  /** Its place among its sisters, from 1, and how many they are. */
  place: number;
  of: number;
  /** How many rows follow that belong to it. */
  below: number;
}

interface NetworkTree {
  rows: TreeRow[];
  /** Entities that are neither above nor below a root, such as other companies of an owner. */
  elsewhere: number;
}

type Ends = ReadonlyMap<string, readonly Relationship[]>;

function endsBy(selection: Selection, end: 'parent' | 'child'): Ends {
  const ends = new Map<string, Relationship[]>();
  for (const relationship of selection.relationships) {
    const known = ends.get(relationship[end]);
    if (known) known.push(relationship);
    else ends.set(relationship[end], [relationship]);
  }
  return ends;
}

interface Step {
  id: string;
  branch: 'owner' | 'owned';
  over: Relationship[];
}

/** The neighbours on one side, the strongest first, each once however many relationships lead there. */
function stepsFrom(id: string, branch: Step['branch'], ends: Ends): Step[] {
  const steps = new Map<string, Step>();
  for (const over of (ends.get(id) ?? []).toSorted(byStrength)) {
    const next = branch === 'owner' ? over.parent : over.child;
    const known = steps.get(next);
    if (known) known.over.push(over);
    else steps.set(next, { id: next, branch, over: [over] });
  }
  return [...steps.values()];
}

interface Task extends Pick<TreeRow, 'key' | 'level' | 'place' | 'of'> {
  step: Step | { id: string; branch: 'root'; over: [] };
  /** Rows on the way from the root. */
  path: readonly TreeRow[];
}

/** What a tree is grown from, and whose rows it has told already. */
interface Growth {
  roots: readonly string[];
  ends: Record<Step['branch'], Ends>;
  told: Record<Step['branch'], Set<string>>;
}

function repetitionOf({ step: { id, branch }, path }: Task, { roots, told }: Growth): Repeated | undefined {
  if (branch === 'root') return undefined;
  if (path.some((row) => row.id === id)) return 'loop';
  if (roots.includes(id)) return 'root';
  return told[branch].has(id) ? 'again' : undefined;
}

function stepsBelow({ step: { id, branch } }: Task, { ends, told }: Growth): Step[] {
  if (branch === 'root') return [...stepsFrom(id, 'owner', ends.owner), ...stepsFrom(id, 'owned', ends.owned)];
  told[branch].add(id);
  return stepsFrom(id, branch, ends[branch]);
}

/** The tasks of the rows below, the first of them last, as a stack wants them. */
function tasksBelow(row: TreeRow, path: readonly TreeRow[], steps: readonly Step[]): Task[] {
  const tasks = steps.map((step, at): Task => {
    // On one side an entity has its rows but once, so that two steps name a row.
    const key = `${step.branch} ${row.id} ${step.id}`;
    return { step, key, level: row.level + 1, place: at + 1, of: steps.length, path: [...path, row] };
  });
  return tasks.reverse();
}

/** A row and what is to be read after it, from a stack: a chain of thousands is no deeper than a short one. */
function grow(growth: Growth): TreeRow[] {
  const { roots } = growth;
  const rows: TreeRow[] = [];
  const stack = roots.map((id, at): Task => {
    const step: Task['step'] = { id, branch: 'root', over: [] };
    return { step, key: id, level: 1, place: at + 1, of: roots.length, path: [] };
  });
  stack.reverse();
  for (let task = stack.pop(); task; task = stack.pop()) {
    const { step, path, ...place } = task;
    const repeated = repetitionOf(task, growth);
    const next = repeated ? [] : stepsBelow(task, growth);
    const row: TreeRow = { ...place, ...step, ...(repeated && { repeated }), children: next.length, below: 0 };
    for (const above of path) above.below += 1;
    rows.push(row);
    stack.push(...tasksBelow(row, path, next));
  }
  return rows;
}

/**
 * The selection as a tree: from each root its owners and theirs upwards, its holdings and theirs downwards. Whoever can
 * be reached in several ways has its own rows but once, where it is read first; elsewhere it is said that it comes again.
 */
export function treeOf(selection: Selection, roots: readonly string[]): NetworkTree {
  const present = roots.filter((root) => selection.entities.has(root));
  const ends = { owner: endsBy(selection, 'child'), owned: endsBy(selection, 'parent') };
  const rows = grow({ roots: present, ends, told: { owner: new Set(), owned: new Set() } });
  const shown = new Set(rows.map((row) => row.id));
  return { rows, elsewhere: selection.entities.size - shown.size };
}

/** The rows that are to be seen while those with these keys are folded. */
export function unfolded(rows: readonly TreeRow[], folded: ReadonlySet<string>): TreeRow[] {
  const seen: TreeRow[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row) break;
    seen.push(row);
    if (folded.has(row.key)) at += row.below;
  }
  return seen;
}
