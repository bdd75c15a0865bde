import type { NetworkFilter } from '../filter';
import type { Point } from '../geometry';
import { DEFAULT_NETWORK_STATE } from '../model';
import type { Direction } from '../walk/terms';

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

/** Two days whose networks are compared, the earlier first. */
export interface TwoDays {
  before: string;
  after: string;
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
