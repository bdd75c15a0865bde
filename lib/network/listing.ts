import { formsOf, type Language } from '@/lib/shared/language/language';
import { withoutMarks } from '@/lib/shared/text';
import { relationshipWords } from '@/lib/words/network';
import { type Comparison, changeRank, findChange } from './changes/changes';
import { holdingWords } from './elements';
import { FIGURES, type Figures, figureOf } from './figures';
import type { Selection } from './filter';
import { entityFinder, type MoreText } from './find-entities';
import { byStrength, type Entity, type NetworkModel, nameOf, type Relationship, strength } from './model';
import { parseRoute, printRoute, type Route } from './routes';

/** The effect of a key in a tree: move to another row, fold or unfold one. */
type TreeMove = { to: string } | { fold: string } | { unfold: string };

/** The parent row: the last one before it that is one level higher. */
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
 * Keyboard navigation of a tree (WAI-ARIA Authoring Practices, "Tree View"); `rows` are the visible ones, `at` is the
 * index of the focused one. Undefined for other keys.
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

/** The next row, wrapping around, whose name starts with the typed text; the current row only if more text is typed. */
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

/** The direction of a branch from its root. */
type Branch = 'root' | 'owner' | 'owned';

/**
 * Why a row has no children here: `loop`: it is its own ancestor · `again`: it is shown with its children elsewhere ·
 * `root`: it is the top of another tree.
 */
type Repeated = 'loop' | 'again' | 'root';

/** One row of the tree, in reading order. */
export interface TreeRow {
  /** Stable key of the step, whatever else is shown. */
  key: string;
  id: string;
  branch: Branch;
  /** 1 for a root. */
  level: number;
  /** The relationships to the row above, the strongest first; empty for a root. */
  over: readonly Relationship[];
  repeated?: Repeated;
  /** The number of child rows. */
  children: number;
  /** Its position among its siblings, from 1, and their number. */
  place: number;
  of: number;
  /** The number of descendant rows, which follow it. */
  below: number;
}

interface NetworkTree {
  rows: TreeRow[];
  /** Entities that are neither above nor below a root, such as other holdings of an owner. */
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

/** The neighbours on one side without duplicates, the strongest first. */
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

/** The input of a tree, and the entities already shown. */
interface TreeInput {
  roots: readonly string[];
  ends: Record<Step['branch'], Ends>;
  listed: Record<Step['branch'], Set<string>>;
}

function repetitionOf({ step: { id, branch }, path }: Task, { roots, listed }: TreeInput): Repeated | undefined {
  if (branch === 'root') return undefined;
  if (path.some((row) => row.id === id)) return 'loop';
  if (roots.includes(id)) return 'root';
  return listed[branch].has(id) ? 'again' : undefined;
}

function stepsBelow({ step: { id, branch } }: Task, { ends, listed }: TreeInput): Step[] {
  if (branch === 'root') return [...stepsFrom(id, 'owner', ends.owner), ...stepsFrom(id, 'owned', ends.owned)];
  listed[branch].add(id);
  return stepsFrom(id, branch, ends[branch]);
}

/** The tasks of the child rows in reverse, as a stack needs them. */
function tasksBelow(row: TreeRow, path: readonly TreeRow[], steps: readonly Step[]): Task[] {
  const tasks = steps.map((step, at): Task => {
    // An entity has its children only once on each side, so two ids identify a row.
    const key = `${step.branch} ${row.id} ${step.id}`;
    return { step, key, level: row.level + 1, place: at + 1, of: steps.length, path: [...path, row] };
  });
  return tasks.reverse();
}

/** A row and its descendants, with a stack instead of recursion, as chains may be thousands long. */
function grow(growth: TreeInput): TreeRow[] {
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
 * The selection as a tree: from each root its owners upwards and its holdings downwards. An entity that is reached in
 * several ways has its children at the first place only; the other places refer to it.
 */
export function treeOf(selection: Selection, roots: readonly string[]): NetworkTree {
  const present = roots.filter((root) => selection.entities.has(root));
  const ends = { owner: endsBy(selection, 'child'), owned: endsBy(selection, 'parent') };
  const rows = grow({ roots: present, ends, listed: { owner: new Set(), owned: new Set() } });
  const shown = new Set(rows.map((row) => row.id));
  return { rows, elsewhere: selection.entities.size - shown.size };
}

/** The visible rows while those with these keys are folded. */
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

/** The table has a row for each relationship, the others for each entity. */
export const LISTS = ['table', 'entities', 'tree', 'map'] as const;
export const COLUMNS = ['owner', 'owned', 'type', 'share', 'confidence', 'from', 'to', 'change'] as const;
export type Column = (typeof COLUMNS)[number];

/** What is said of an entity in the list of entities; the last two are the user's own. */
export const ENTITY_TEXTS = ['jurisdiction', 'status', 'incorporated', 'tags', 'note'] as const;
export type EntityText = (typeof ENTITY_TEXTS)[number];

/** Columns of the list of entities. */
export const ENTITY_COLUMNS = ['name', ...ENTITY_TEXTS, ...FIGURES] as const;
export type EntityColumn = (typeof ENTITY_COLUMNS)[number];

interface Order {
  by: Column | EntityColumn;
  descending: boolean;
}

/** How the selection is listed beside the picture. It is part of the address, so that it works without scripts. */
export interface Listing {
  list: (typeof LISTS)[number];
  /** Absent: the nearest to the root first. */
  order?: Order;
  /** Only rows that contain these words. */
  find: string;
  /** Whether rows beyond `MOST_LISTED` are listed as well. */
  all: boolean;
  /**
   * Only what the picture leaves out: entities in a stack, in a closed group, behind a collapsed entity or without a
   * node.
   */
  undrawn: boolean;
  /** Only what leads from one country to another, or stays within one; `undrawn` takes precedence. */
  route?: Route;
}

/** Longer lists are made on request: their rows take most of the time of a page and of a browser. */
export const MOST_LISTED = 250;

const LONGEST_FIND = 200;

/** Reads `list`, `sort`, `find`, `rows` and `only`; invalid values count as absent. */
export function parseListing(params: URLSearchParams): Listing {
  const sort = params.get('sort') ?? '';
  const by = [...COLUMNS, ...ENTITY_COLUMNS].find((column) => column === sort.replace(/^-/, ''));
  const only = params.get('only') ?? '';
  const route = parseRoute(only);
  return {
    list: LISTS.find((one) => one === params.get('list')) ?? 'table',
    ...(by && { order: { by, descending: sort.startsWith('-') } }),
    find: (params.get('find') ?? '').slice(0, LONGEST_FIND),
    all: params.get('rows') === 'all',
    undrawn: only === 'undrawn',
    ...(route && { route }),
  };
}

/** Whether an address says how to list. */
export const hasListing = (params: URLSearchParams): boolean =>
  ['list', 'sort', 'find', 'rows', 'only'].some((name) => params.has(name));

/** The parameters that `parseListing` reads; keeps others and omits defaults. */
export function printListing(
  { list, order, find, all, undrawn, route }: Listing,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others);
  const values = {
    list: list === 'table' ? '' : list,
    sort: order ? `${order.descending ? '-' : ''}${order.by}` : '',
    find: find.trim() === '' ? '' : find,
    rows: all ? 'all' : '',
    only: undrawn ? 'undrawn' : route ? printRoute(route) : '',
  };
  for (const [name, value] of Object.entries(values)) {
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  return params;
}

/** Numbers sort in descending order first, names in ascending order. */
const LARGEST_FIRST: ReadonlySet<Order['by']> = new Set([
  ...(['share', 'confidence', 'from', 'to'] as const),
  ...FIGURES.filter((figure) => !isNumbered(figure)),
]);

/** Numbers loops and communities: the first is the largest. */
function isNumbered(figure: (typeof FIGURES)[number]): boolean {
  return figure === 'loop' || figure === 'community' || figure === 'depth';
}

/** The order after a press on a column's header: by it, reversed, then the default. */
export function nextOrder(order: Order | undefined, by: Order['by']): Order | undefined {
  const first = { by, descending: LARGEST_FIRST.has(by) };
  if (order?.by !== by) return first;
  return order.descending === first.descending ? { by, descending: !first.descending } : undefined;
}

interface ListedRows<Row = Relationship> {
  rows: readonly Row[];
  /** The number of rows that contain the words. */
  found: number;
  /** How many of those are beyond the limit. */
  beyond: number;
}

type Key = string | number;

/** The sort key of a row; undefined if unknown, which comes last in either order. */
type KeyOf = (relationship: Relationship) => Key | undefined;

/** The listed rows, and the compared days, if any. */
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
    change: (one) => (compared ? changeRank(findChange(one, compared)) : undefined),
  };
}

function compareKeys(a: Key, b: Key, compare: (a: string, b: string) => number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}

function sorted<Row>(
  rows: readonly Row[],
  { descending }: Order,
  keyOf: (row: Row) => Key | undefined,
  language: Language,
): Row[] {
  const { compare } = formsOf(language);
  const sign = descending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
    return sign * compareKeys(a.key, b.key, compare);
  });
  return keyed.map(({ row }) => row);
}

/** Tests whether a relationship's names, type, change or entity paths contain all words. */
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

/** The rows in the order of the listing; the sort is stable. */
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
  const column = COLUMNS.find((one) => one === order?.by);
  return upTo(order && column ? sorted(found, order, keys[column], language) : found, all);
}

function upTo<Row>(rows: readonly Row[], all: boolean): ListedRows<Row> {
  const shown = all ? rows : rows.slice(0, MOST_LISTED);
  return { rows: shown, found: rows.length, beyond: rows.length - shown.length };
}

/** What is known of entities besides themselves. Figures are absent until they are computed. */
interface AboutEntities {
  figures?: Figures;
  /** The value of a column in words. */
  said: (column: EntityText, entity: Entity) => string | undefined;
  /** What can be searched besides names and numbers. */
  more: MoreText;
}

const isText = (column: EntityColumn): column is EntityText => ENTITY_TEXTS.some((one) => one === column);

/** The entities in the order of the listing, by default as given; the sort is stable. */
export function listedEntities(
  entities: readonly Entity[],
  { order, find, all }: Listing,
  { figures, said, more }: AboutEntities,
  language: Language,
): ListedRows<Entity> {
  const keyOf = (column: EntityColumn, entity: Entity): Key | undefined => {
    if (column === 'name') return nameOf(entity, entity.id);
    if (column === 'incorporated') return entity.incorporation_date;
    if (isText(column)) return said(column, entity);
    return figures && figureOf(figures, entity.id, column);
  };
  const found = find.trim() === '' ? entities : entities.filter(entityFinder(find, more));
  const column = ENTITY_COLUMNS.find((one) => one === order?.by);
  return upTo(order && column ? sorted(found, order, (one) => keyOf(column, one), language) : found, all);
}
