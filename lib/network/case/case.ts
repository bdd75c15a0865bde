import type { Source } from '@/lib/contract/provenance';
import { isErrorNamed } from '@/lib/shared/errors';
import { oneLine, withoutControls } from '@/lib/shared/text';
import type { FileProblem } from '@/lib/words/arguments';
import { type Appearance, DEFAULT_APPEARANCE } from '../appearance/appearance';
import type { TwoDays } from '../changes/changes';
import type { NetworkFilter } from '../filter';
import type { Point } from '../layout';
import { cleanName, DEFAULT_NETWORK_STATE, type NetworkModel } from '../model';
import type { Direction } from '../walk/terms';
import type { Trail } from './history';
import type { SameJudgement } from './judgements';

type Ids = readonly string[];

/**
 * The commands that change a case, by kind, with the values each needs. Plain data, so that steps can be stored and
 * replayed.
 */
interface CommandValues {
  add_roots: { ids: Ids };
  /** The last root cannot be removed: a case without one shows nothing. */
  remove_root: { id: string };
  expand: { ids: Ids };
  /** Who owns an entity, or what it owns, by one type of relationship. */
  expand_part: { part: NetworkPart };
  /** Replaces an earlier walk with the same starting entities and direction. */
  walk: { walk: CaseWalk };
  hide: { ids: Ids };
  show: { ids: Ids };
  /** Moves entities that are already pinned. */
  pin: { places: readonly (readonly [id: string, place: Point])[] };
  unpin: { ids: Ids };
  /** Replaces a group with the same id. */
  group: { group: Group };
  ungroup: { id: string };
  close_group: { id: string; closed: boolean };
  collapse: { ids: Ids };
  uncollapse: { ids: Ids };
  /** Stacks the leaves of an entity again. */
  stack: { id: string };
  unstack: { id: string };
  /** Replaces the selection; an empty list clears it. */
  select: { ids: Ids };
  /** The parts that change; `undefined` removes one. */
  filter: { filter: Partial<NetworkFilter> };
  /** An empty text removes the note. */
  note: { id: string; text: string };
  /** Adds a tag to each of them, or removes it. */
  tag: { ids: Ids; tag: string };
  untag: { ids: Ids; tag: string };
  layout: { layout: LayoutName };
  labels: { labels: LabelMode };
  /** The rules that change; `none` removes one. */
  appearance: { appearance: Partial<Appearance> };
  /** Without days the comparison ends. */
  compare_days: { days?: TwoDays };
}

export type CommandKind = keyof CommandValues;
type CommandOf<K extends CommandKind> = { kind: K } & CommandValues[K];
export type Command = { [K in CommandKind]: CommandOf<K> }[CommandKind];

export const LAYOUTS = ['structure', 'force'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Former layouts: links and files that name one of them get the structure chart. */
const FORMER_LAYOUTS = new Set(['pyramid', 'radial', 'grid']);

export const parseLayout = (name: unknown): LayoutName | undefined =>
  typeof name === 'string' && FORMER_LAYOUTS.has(name) ? 'structure' : LAYOUTS.find((one) => one === name);

export const LABEL_MODES = ['all', 'focus', 'hover'] as const;
export type LabelMode = (typeof LABEL_MODES)[number];

export const GROUPED_BY = ['hand', 'jurisdiction', 'grouping'] as const;
export type GroupedBy = (typeof GROUPED_BY)[number];

/** Entities drawn together. An entity named by several groups belongs to the first. */
export interface Group {
  id: string;
  name: string;
  by: GroupedBy;
  /** Jurisdiction code: every entity registered there is a member, including those loaded later. */
  jurisdiction?: string;
  /** Name of a corporate grouping: every entity known to belong to it is a member. */
  corporate_grouping?: string;
  members: readonly string[];
  /** Drawn as one node instead of as a frame around its members. */
  closed: boolean;
}

/** The parameters of a walk, so that it can be run again. The date comes from the page. */
export interface CaseWalk {
  from: readonly string[];
  direction: Direction;
  /** The final limits: steps from the nearest starting entity, and entities found. */
  depth: number;
  nodes: number;
}

export const PART_SIDES = ['owners', 'owned'] as const;

/** Part of an entity's network: its owners or its holdings, by one type of relationship. */
export interface NetworkPart {
  of: string;
  side: (typeof PART_SIDES)[number];
  type: string;
}

/**
 * One view of a network: the user's decisions, without any facts of the register. Immutable; `apply` returns a new one.
 */
export interface Case {
  roots: readonly string[];
  /** Entities whose networks were requested, in order. */
  expanded: readonly string[];
  /** Requested parts of networks, in order. */
  parts: readonly NetworkPart[];
  /** In the order in which they were run; no two have the same starting entities and direction. */
  walks: readonly CaseWalk[];
  filter: NetworkFilter;
  hidden: ReadonlySet<string>;
  /** Whole numbers, so that a link carries them without loss. */
  pins: ReadonlyMap<string, Point>;
  groups: readonly Group[];
  collapsed: ReadonlySet<string>;
  /** Entities whose leaves are all drawn one by one. */
  unstacked: ReadonlySet<string>;
  selected: ReadonlySet<string>;
  layout: LayoutName;
  labels: LabelMode;
  appearance: Appearance;
  notes: ReadonlyMap<string, string>;
  /** The user's own tags by entity, in alphabetical order; none without a tag. */
  tags: ReadonlyMap<string, readonly string[]>;
  days?: TwoDays;
}

export const DEFAULT_FILTER: NetworkFilter = {
  confidence: DEFAULT_NETWORK_STATE.confidence,
  ownership: DEFAULT_NETWORK_STATE.ownership_percentage,
  unknown: DEFAULT_NETWORK_STATE.unknown,
};

/** The initial case. */
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
  layout: 'structure',
  labels: 'all',
  appearance: DEFAULT_APPEARANCE,
  notes: new Map(),
  tags: new Map(),
});

/** Deep equality; sets and maps are compared by content and order. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Set && b instanceof Set) return sameData([...a], [...b]);
  if (a instanceof Map && b instanceof Map) return sameData([...a], [...b]);
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => sameData(one, b[at]));
  return isPlain(a) && isPlain(b) && sameFields(a, b);
}

/** An undefined field equals a missing field. */
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

/** Characters. A note is a remark; longer texts belong in a document. */
export const LONGEST_NOTE = 4_000;

/** Characters of a tag: a word or two. */
export const LONGEST_TAG = 60;

/** Tags of one entity. */
export const MOST_TAGS = 20;

/** Characters of a group's name. */
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
  // A root cannot be hidden, as the walk would have no start; `remove_root` removes it.
  hide: ({ hidden, roots, selected }, { ids }) => {
    const going = ids.filter((id) => !roots.includes(id));
    return { hidden: withIds(hidden, going), selected: withoutIds(selected, going) };
  },
  show: ({ hidden }, { ids }) => ({ hidden: withoutIds(hidden, ids) }),
  pin: ({ pins }, { places }) => ({
    // Adding 0 turns -0 into 0, which JSON does not distinguish.
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
  tag: ({ tags }, { ids, tag }) => ({ tags: withTag(tags, ids, cleanName(tag.slice(0, LONGEST_TAG))) }),
  untag: ({ tags }, { ids, tag }) => ({ tags: withoutTag(tags, ids, tag) }),
  layout: (_, { layout }) => ({ layout }),
  labels: (_, { labels }) => ({ labels }),
  appearance: ({ appearance }, { appearance: part }) => ({ appearance: { ...appearance, ...part } }),
  compare_days: (_, { days }) => ({ days: days && inOrder(days) }),
};

/** Returns the changed case, or the same object if nothing changes. */
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

/** Key of a walk: direction and starting entities. */
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

type Tags = Case['tags'];

function withTag(tags: Tags, ids: Ids, tag: string): Tags {
  if (tag === '') return tags;
  const after = new Map(tags);
  for (const id of ids) {
    const own = after.get(id) ?? [];
    if (own.length < MOST_TAGS) after.set(id, [...new Set([...own, tag])].toSorted());
  }
  return after;
}

function withoutTag(tags: Tags, ids: Ids, tag: string): Tags {
  const after = new Map(tags);
  for (const id of ids) {
    const left = (after.get(id) ?? []).filter((one) => one !== tag);
    if (left.length > 0) after.set(id, left);
    else after.delete(id);
  }
  return after;
}

/** Facets are sets: sorted, without duplicates, and absent when empty. */
function tidy(filter: Case['filter']): Case['filter'] {
  const { confidence, ownership, unknown, date } = { ...DEFAULT_FILTER, ...filter };
  const chosen = (['types', 'kinds', 'jurisdictions', 'statuses', 'tags'] as const).flatMap((name) => {
    const values = [...new Set(filter[name] ?? [])].sort();
    return values.length === 0 ? [] : [[name, values] as const];
  });
  return { confidence, ownership, unknown, ...(date && { date }), ...Object.fromEntries(chosen) };
}

const inOrder = ({ before, after }: NonNullable<Case['days']>) =>
  before <= after ? { before, after } : { before: after, after: before };

export const CASE_FORMAT = 'firmament-case';
export const CASE_VERSION = 1;

/** Characters. A network of ten thousand entities takes a quarter of this. */
export const LARGEST_FILE = 32_000_000;

/** A view with its facts and its history, as it is saved, shared and opened again. */
export interface CaseFile {
  /** ISO 8601, UTC. */
  saved_at: string;
  title: string;
  page_url: string;
  /** Publisher, licence and attribution, if all facts come from one source; otherwise each statement names its own. */
  source: Source | null;
  case: Case;
  /** Everything loaded, including what is filtered out. */
  model: NetworkModel;
  trail: Trail;
  /** Which of its records the reader judged to be the same, or not. */
  judgements: readonly SameJudgement[];
}

/** Thrown by `readCaseFile`; nothing of the file is used. */
export class CaseFileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`The case file was refused: ${problem.kind}`);
    this.name = 'CaseFileError';
  }
}

export const isCaseFileError = (error: unknown): error is CaseFileError => isErrorNamed(error, 'CaseFileError');
