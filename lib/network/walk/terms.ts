/** `up`: to the owners · `down`: to the holdings · `both`: to every neighbour. */
export const DIRECTIONS = ['up', 'down', 'both'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The parameters that stay the same however often the walk is resumed. */
export interface WalkTerms {
  /** Paths of companies and placeholders: /companies/gb/00102498. */
  from: readonly string[];
  direction: Direction;
  /** ISO day on which the relationships are believed current; today by default. */
  dates?: string;
}

/** The limits of one run; a resumed walk may have others. */
export interface WalkLimits {
  /** Steps from the nearest starting entity. */
  depth: number;
  /** Entities found, including the starting ones. */
  nodes: number;
  /** Calls of a remote service that this run may spend; absent: unlimited. */
  calls?: number;
  /** Characters of relationships that this run may report; absent: unlimited. */
  characters?: number;
}

/** The limits of a walk; the largest network that is drawn has as many entities. */
export const MAX_DEPTH = 20;
export const MAX_NODES = 10_000;
export const MAX_BEGINNINGS = 100;

export const DEFAULT_DEPTH = 3;
/** As many as a readable picture has. */
export const DEFAULT_NODES = 200;
/** A small default. */
export const DEFAULT_CALLS = 10;
