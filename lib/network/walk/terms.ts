/** `up`: to the owners · `down`: to what is owned · `both`: to every neighbour, whichever way. */
export const DIRECTIONS = ['up', 'down', 'both'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What a walk is about. It stays the same however often the walk is resumed. */
export interface WalkTerms {
  /** Paths of companies and placeholders: /companies/gb/00102498. */
  from: readonly string[];
  direction: Direction;
  /** ISO day on which the relationships are believed current; today where it is not said. */
  dates?: string;
}

/** How far one run goes; a resumed walk may be given others. */
export interface WalkLimits {
  /** Steps from the nearest beginning. */
  depth: number;
  /** Entities found, the beginnings among them. */
  nodes: number;
  /** Calls of a remote service that this run may spend; without it there is no such limit. */
  calls?: number;
}

/** More than this nobody asks for in one walk, and the largest network that is drawn has so many. */
export const MAX_DEPTH = 20;
export const MAX_NODES = 10_000;
export const MAX_BEGINNINGS = 100;

export const DEFAULT_DEPTH = 3;
/** As many as a picture shows that a person can read. */
export const DEFAULT_NODES = 200;
/** Where nobody says what may be spent, it is little. */
export const DEFAULT_CALLS = 10;
