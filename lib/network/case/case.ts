import type { NetworkFilter } from '../filter';
import type { Point } from '../geometry';
import { DEFAULT_NETWORK_STATE } from '../state';

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
  members: readonly string[];
  /** Drawn as one node instead of as a frame around its members. */
  closed: boolean;
}

/** Two days whose networks are compared, the earlier first. */
export interface TwoDays {
  before: string;
  after: string;
}

/**
 * One way of looking at a network: everything a person has decided, and nothing of what the register says. Never changed;
 * `apply` makes another one.
 */
export interface Case {
  roots: readonly string[];
  /** Entities whose own networks were asked for, in turn. */
  expanded: readonly string[];
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
