import type { NetworkFilter } from '../filter';
import type { Point } from '../geometry';
import type { CaseWalk, Group, LabelMode, LayoutName, NetworkPart, TwoDays } from './case';

type Ids = readonly string[];

/** What can be done to a case, each by its kind: the values it needs. Plain data, so that steps can be kept and replayed. */
export interface CommandValues {
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
