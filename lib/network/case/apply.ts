import { oneLine, withoutControls } from '@/lib/shared/text';
import { type Case, type CaseWalk, DEFAULT_FILTER, type Group } from './case';
import type { Command, CommandKind, CommandValues } from './command';
import { sameData } from './same';

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
