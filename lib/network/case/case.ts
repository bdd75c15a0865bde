import type { Source } from '@/lib/contract/provenance';
import { oneLine, withoutControls } from '@/lib/shared/text';
import type { FileProblem } from '@/lib/words/arguments';
import type { TwoDays } from '../changes/changes';
import type { NetworkFilter } from '../filter';
import type { Point } from '../geometry';
import { DEFAULT_NETWORK_STATE, type NetworkModel } from '../model';
import type { Direction } from '../walk/terms';
import type { Trail } from './history';

type Ids = readonly string[];

/** What can be done to a case, each by its kind: the values it needs. Plain data, so that steps can be kept and replayed. */
interface CommandValues {
  add_roots: { ids: Ids };
  /** The last root stays: a case without one shows nothing. */
  remove_root: { id: string };
  expand: { ids: Ids };
  /** Who owns an entity, or what it owns, by one type of relationship. */
  expand_part: { part: NetworkPart };
  /** Instead of an earlier one from the same in the same direction. */
  walk: { walk: CaseWalk };
  hide: { ids: Ids };
  show: { ids: Ids };
  /** Moves what is pinned already. */
  pin: { places: readonly (readonly [id: string, place: Point])[] };
  unpin: { ids: Ids };
  /** A group of the same id is replaced in its place. */
  group: { group: Group };
  ungroup: { id: string };
  close_group: { id: string; closed: boolean };
  collapse: { ids: Ids };
  uncollapse: { ids: Ids };
  /** Folds the leaves of an entity again. */
  stack: { id: string };
  unstack: { id: string };
  /** Instead of what was selected; none clears. */
  select: { ids: Ids };
  /** The parts that change; `undefined` takes one away. */
  filter: { filter: Partial<NetworkFilter> };
  /** An empty text takes the note away. */
  note: { id: string; text: string };
  layout: { layout: LayoutName };
  labels: { labels: LabelMode };
  /** Without days the comparison ends. */
  compare_days: { days?: TwoDays };
}

export type CommandKind = keyof CommandValues;
type CommandOf<K extends CommandKind> = { kind: K } & CommandValues[K];
export type Command = { [K in CommandKind]: CommandOf<K> }[CommandKind];

export const LAYOUTS = ['pyramid', 'force', 'radial', 'grid'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

export const LABEL_MODES = ['all', 'focus', 'hover'] as const;
export type LabelMode = (typeof LABEL_MODES)[number];

export const GROUPED_BY = ['hand', 'jurisdiction', 'grouping'] as const;
export type GroupedBy = (typeof GROUPED_BY)[number];

/** Entities drawn together. The first group that names an entity has it. */
export interface Group {
  id: string;
  name: string;
  by: GroupedBy;
  /** Of a jurisdiction: its code, and whoever is registered there belongs to it, also what is loaded later. */
  jurisdiction?: string;
  /** Of a corporate grouping: its name, and whoever is known to belong to it belongs to the group. */
  corporate_grouping?: string;
  members: readonly string[];
  /** Drawn as one node instead of as a frame around its members. */
  closed: boolean;
}

/** A walk that was run, by what was asked for, so that it can be run again. On which day is said by the page. */
export interface CaseWalk {
  from: readonly string[];
  direction: Direction;
  /** Steps from the nearest beginning, and entities found: the limits that it reached at last. */
  depth: number;
  nodes: number;
}

export const PART_SIDES = ['owners', 'owned'] as const;

/** A part of an entity's own network: who owns it, or what it owns, by one type of relationship. */
export interface NetworkPart {
  of: string;
  side: (typeof PART_SIDES)[number];
  type: string;
}

/**
 * One way of looking at a network: everything a person has decided, and nothing of what the register says. Never changed;
 * `apply` makes another one.
 */
export interface Case {
  roots: readonly string[];
  /** Entities whose own networks were asked for, in turn. */
  expanded: readonly string[];
  /** Parts of the networks of others, in turn. */
  parts: readonly NetworkPart[];
  /** In the order in which they were run; none begins from the same in the same direction as another. */
  walks: readonly CaseWalk[];
  filter: NetworkFilter;
  hidden: ReadonlySet<string>;
  /** Whole numbers: what a link can carry without loss. */
  pins: ReadonlyMap<string, Point>;
  groups: readonly Group[];
  collapsed: ReadonlySet<string>;
  /** Entities whose leaves are all drawn one by one. */
  unstacked: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  layout: LayoutName;
  labels: LabelMode;
  notes: ReadonlyMap<string, string>;
  days?: TwoDays;
}

export const DEFAULT_FILTER: NetworkFilter = {
  confidence: DEFAULT_NETWORK_STATE.confidence,
  ownership: DEFAULT_NETWORK_STATE.ownership_percentage,
  unknown: DEFAULT_NETWORK_STATE.unknown,
};

/** How a network is first looked at. */
export const newCase = (roots: readonly string[]): Case => ({
  roots: [...new Set(roots)],
  expanded: [],
  parts: [],
  walks: [],
  filter: DEFAULT_FILTER,
  hidden: new Set(),
  pins: new Map(),
  groups: [],
  collapsed: new Set(),
  unstacked: new Set(),
  selected: new Set(),
  layout: 'pyramid',
  labels: 'all',
  notes: new Map(),
});

/** Whether two cases, or parts of them, say the same: sets and maps by what they hold, in the order in which they hold it. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Set && b instanceof Set) return sameData([...a], [...b]);
  if (a instanceof Map && b instanceof Map) return sameData([...a], [...b]);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => sameData(one, b[at]));
  return isPlain(a) && isPlain(b) && sameFields(a, b);
}

/** A field that is undefined is a field that is not there. */
function sameFields(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameData(a[key], b[key]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Set) &&
  !(value instanceof Map);

type Changes = { readonly [K in CommandKind]: (before: Case, values: CommandValues[K]) => Partial<Case> };

/** A note is a remark; what is longer belongs into a document. */
export const LONGEST_NOTE = 4_000;

/** Of a group. */
export const LONGEST_NAME = 200;

const withIds = (ids: ReadonlySet<string>, more: readonly string[]): Set<string> => new Set([...ids, ...more]);

const withoutIds = (ids: ReadonlySet<string>, gone: readonly string[]): Set<string> =>
  new Set([...ids].filter((id) => !gone.includes(id)));

const CHANGES: Changes = {
  add_roots: ({ roots, hidden }, { ids }) => ({
    roots: [...withIds(new Set(roots), ids)],
    hidden: withoutIds(hidden, ids),
  }),
  remove_root: ({ roots }, { id }) => (roots.length > 1 ? { roots: roots.filter((root) => root !== id) } : {}),
  expand: ({ expanded, collapsed }, { ids }) => ({
    expanded: [...withIds(new Set(expanded), ids)],
    collapsed: withoutIds(collapsed, ids),
  }),
  expand_part: ({ parts, collapsed }, { part }) => ({
    parts: parts.some((known) => sameData(known, part)) ? parts : [...parts, part],
    collapsed: withoutIds(collapsed, [part.of]),
  }),
  walk: ({ walks }, { walk }) => ({ walks: withWalk(walks, walk) }),
  // A root is taken away by `remove_root`: hidden, it would leave nothing to begin from.
  hide: ({ hidden, roots, selected }, { ids }) => {
    const going = ids.filter((id) => !roots.includes(id));
    return { hidden: withIds(hidden, going), selected: withoutIds(selected, going) };
  },
  show: ({ hidden }, { ids }) => ({ hidden: withoutIds(hidden, ids) }),
  pin: ({ pins }, { places }) => ({
    // Adding nought turns "-0" into "0", which no file tells apart.
    pins: new Map([
      ...pins,
      ...places.map(([id, { x, y }]) => [id, { x: Math.round(x) + 0, y: Math.round(y) + 0 }] as const),
    ]),
  }),
  unpin: ({ pins }, { ids }) => ({ pins: new Map([...pins].filter(([id]) => !ids.includes(id))) }),
  group: ({ groups, selected }, { group }) => ({
    groups: withGroup(groups, group),
    selected: withoutIds(selected, group.members),
  }),
  ungroup: ({ groups }, { id }) => ({ groups: groups.filter((group) => group.id !== id) }),
  close_group: ({ groups }, { id, closed }) => ({
    groups: groups.map((group) => (group.id === id ? { ...group, closed } : group)),
  }),
  collapse: ({ collapsed }, { ids }) => ({ collapsed: withIds(collapsed, ids) }),
  uncollapse: ({ collapsed }, { ids }) => ({ collapsed: withoutIds(collapsed, ids) }),
  stack: ({ unstacked }, { id }) => ({ unstacked: withoutIds(unstacked, [id]) }),
  unstack: ({ unstacked }, { id }) => ({ unstacked: withIds(unstacked, [id]) }),
  select: (_, { ids }) => ({ selected: new Set(ids) }),
  filter: ({ filter }, { filter: part }) => ({ filter: tidy({ ...filter, ...part }) }),
  note: ({ notes }, { id, text }) => ({
    notes: withNote(notes, id, withoutControls(text.slice(0, LONGEST_NOTE)).trim()),
  }),
  layout: (_, { layout }) => ({ layout }),
  labels: (_, { labels }) => ({ labels }),
  compare_days: (_, { days }) => ({ days: days && inOrder(days) }),
};

/** What the command makes of the case; the very same case where it changes nothing. */
export function apply(before: Case, command: Command): Case {
  const after = { ...before, ...changesOf(before, command) };
  return sameData(before, after) ? before : after;
}

function changesOf<K extends CommandKind>(before: Case, command: { kind: K } & CommandValues[K]): Partial<Case> {
  return CHANGES[command.kind](before, command);
}

function withGroup(groups: readonly Group[], group: Group): Group[] {
  const name = oneLine(group.name.slice(0, LONGEST_NAME));
  const one = { ...group, name, members: [...new Set(group.members)] };
  return groups.some(({ id }) => id === group.id)
    ? groups.map((known) => (known.id === group.id ? one : known))
    : [...groups, one];
}

/** From whom, and in which direction: whoever walks on from there walks the same walk. */
const wayOf = ({ from, direction }: CaseWalk): string => `${direction} ${from.join(' ')}`;

function withWalk(walks: readonly CaseWalk[], walk: CaseWalk): CaseWalk[] {
  const isSame = (known: CaseWalk) => wayOf(known) === wayOf(walk);
  return walks.some(isSame) ? walks.map((known) => (isSame(known) ? walk : known)) : [...walks, walk];
}

function withNote(notes: ReadonlyMap<string, string>, id: string, text: string): Map<string, string> {
  const after = new Map(notes);
  if (text === '') after.delete(id);
  else after.set(id, text);
  return after;
}

/** Facets are sets: in order, each value once, and absent where they choose nothing. */
function tidy(filter: Case['filter']): Case['filter'] {
  const { confidence, ownership, unknown, date } = { ...DEFAULT_FILTER, ...filter };
  const chosen = (['types', 'kinds', 'jurisdictions', 'statuses'] as const).flatMap((name) => {
    const values = [...new Set(filter[name] ?? [])].sort();
    return values.length === 0 ? [] : [[name, values] as const];
  });
  return { confidence, ownership, unknown, ...(date && { date }), ...Object.fromEntries(chosen) };
}

const inOrder = ({ before, after }: NonNullable<Case['days']>) =>
  before <= after ? { before, after } : { before: after, after: before };

export const CASE_FORMAT = 'firmament-case';
export const CASE_VERSION = 1;

/** A network of ten thousand entities takes a quarter of this. */
export const LARGEST_FILE = 32_000_000;

/** A view with the facts it was made on and the way to it, as it is saved, sent on and opened again. */
export interface CaseFile {
  /** ISO 8601, UTC. */
  saved_at: string;
  title: string;
  page_url: string;
  /** Publisher, licence and attribution, where one source has all the facts; the statements of each name their own. */
  source: Source | null;
  case: Case;
  /** Everything loaded, seen or not. */
  model: NetworkModel;
  trail: Trail;
}

/** Thrown by `readCaseFile`: nothing of the file is used. */
export class CaseFileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`The case file was refused: ${problem.kind}`);
  }
}
