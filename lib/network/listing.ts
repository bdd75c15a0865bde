import { formsOf, type Language } from '@/lib/shared/language/language';
import { withoutMarks } from '@/lib/shared/text';
import { relationshipWords } from '@/lib/words/network';
import { type Comparison, changeRank, changeTold } from './changes/changes';
import { holdingWords } from './elements';
import type { Selection } from './filter';
import { strength } from './geometry';
import { byStrength, type NetworkModel, nameOf, type Relationship } from './model';

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

export const LISTS = ['table', 'tree'] as const;
export const COLUMNS = ['owner', 'owned', 'type', 'share', 'confidence', 'from', 'to', 'change'] as const;
export type Column = (typeof COLUMNS)[number];

interface Order {
  by: Column;
  descending: boolean;
}

/** How the selection is listed beside the picture. It is in the address, so that it works without scripts. */
export interface Listing {
  list: (typeof LISTS)[number];
  /** Absent: the nearest to the root first. */
  order?: Order;
  /** Only what holds these words. */
  find: string;
  /** Whether rows beyond `MOST_LISTED` are listed as well. */
  all: boolean;
  /** Only what the picture leaves out: whoever stands in a stack, in a closed group, behind a collapsed one or nowhere. */
  undrawn: boolean;
}

/** More rows than this nobody reads, and each takes a browser its time. */
export const MOST_LISTED = 1000;

const LONGEST_FIND = 200;

/** Reads `list`, `sort`, `find`, `rows` and `only`; what is none of their values is as if it were not there. */
export function parseListing(params: URLSearchParams): Listing {
  const sort = params.get('sort') ?? '';
  const by = COLUMNS.find((column) => column === sort.replace(/^-/, ''));
  return {
    list: params.get('list') === 'tree' ? 'tree' : 'table',
    ...(by && { order: { by, descending: sort.startsWith('-') } }),
    find: (params.get('find') ?? '').slice(0, LONGEST_FIND),
    all: params.get('rows') === 'all',
    undrawn: params.get('only') === 'undrawn',
  };
}

/** The parameters as `parseListing` reads them; others are kept, the usual is left out. */
export function printListing(
  { list, order, find, all, undrawn }: Listing,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others);
  const values = {
    list: list === 'table' ? '' : list,
    sort: order ? `${order.descending ? '-' : ''}${order.by}` : '',
    find: find.trim() === '' ? '' : find,
    rows: all ? 'all' : '',
    only: undrawn ? 'undrawn' : '',
  };
  for (const [name, value] of Object.entries(values)) {
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  return params;
}

/** Where numbers stand, the largest is wanted first; where names stand, the first by the alphabet. */
const LARGEST_FIRST: readonly Column[] = ['share', 'confidence', 'from', 'to'];

/** What a press on a column's head makes of the order: by it, by it the other way about, and as before. */
export function nextOrder(order: Order | undefined, by: Column): Order | undefined {
  const first = { by, descending: LARGEST_FIRST.includes(by) };
  if (order?.by !== by) return first;
  return order.descending === first.descending ? { by, descending: !first.descending } : undefined;
}

interface ListedRows {
  rows: readonly Relationship[];
  /** How many hold the words that were looked for. */
  found: number;
  /** How many of those were left out, as a table can be too long. */
  beyond: number;
}

type Key = string | number;

/** What a column is sorted by; undefined for what is not known, which stands last in either order. */
type KeyOf = (relationship: Relationship) => Key | undefined;

/** What is listed, and the days that are compared, if any are. */
interface Listed {
  model: NetworkModel;
  compared?: Comparison;
}

function keysOf({ model, compared }: Listed, language: Language): Record<Column, KeyOf> {
  const name = (id: string) => nameOf(model.entities.get(id), id);
  return {
    owner: ({ parent }) => name(parent),
    owned: ({ child }) => name(child),
    type: ({ type }) => holdingWords(type, language),
    share: ({ share }) => (share.kind === 'unknown' ? undefined : strength(share)),
    confidence: ({ confidence }) => confidence,
    from: ({ from }) => from,
    to: ({ to }) => to,
    change: (one) => (compared ? changeRank(changeTold(one, compared)) : undefined),
  };
}

function compareKeys(a: Key, b: Key, compare: (a: string, b: string) => number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}

function sorted(rows: readonly Relationship[], { descending }: Order, keyOf: KeyOf, language: Language) {
  const { compare } = formsOf(language);
  const sign = descending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
    return sign * compareKeys(a.key, b.key, compare);
  });
  return keyed.map(({ row }) => row);
}

/** Whether a relationship's names, its type, what became of it, or the path of an entity hold all that was typed. */
function finder(
  find: string,
  keys: Record<Column, KeyOf>,
  changeOf: (id: string) => string,
): (relationship: Relationship) => boolean {
  const parts = withoutMarks(find).split(/\s+/).filter(Boolean);
  return (relationship) => {
    const { id, parent, child } = relationship;
    const texts = [keys.owner(relationship), keys.owned(relationship), keys.type(relationship), parent, child];
    const text = withoutMarks([...texts, changeOf(id)].join(' '));
    return parts.every((part) => text.includes(part));
  };
}

/** The rows as the listing wants them; equal ones stay in the order given. */
export function listedRows(
  rows: readonly Relationship[],
  { order, find, all }: Listing,
  listed: Listed,
  language: Language,
): ListedRows {
  const keys = keysOf(listed, language);
  const changeOf = (id: string): string => {
    const kind = listed.compared?.kinds.get(id);
    return kind ? relationshipWords[language].changes[kind] : '';
  };
  const found = find.trim() === '' ? rows : rows.filter(finder(find, keys, changeOf));
  const inOrder = order ? sorted(found, order, keys[order.by], language) : found;
  const shown = all ? inOrder : inOrder.slice(0, MOST_LISTED);
  return { rows: shown, found: found.length, beyond: found.length - shown.length };
}
