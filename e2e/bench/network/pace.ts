import type { Figures } from './figures';

/**
 * How quick this machine is beside the one on which the goals were set: what the same library took for the same work
 * here, in this run, and there. A goal in milliseconds, times `here / there`, is the same goal on this machine; without
 * that a goal would be missed on a slow machine and held on a quick one whatever the program does.
 */
export interface Pace {
  of: string;
  here: number;
  there: number;
}

interface Known {
  of: string;
  here: (figures: Figures) => number | undefined;
  /** Milliseconds by how many entities, as the measurements of graph libraries have them. */
  there: Readonly<Record<number, number>>;
}

const KNOWN = {
  step: {
    of: 'library, by classes',
    here: ({ pictures }) => pictures.plain?.toggled?.median,
    there: { 1000: 34, 3000: 99, 10000: 356 },
  },
  layout: { of: 'dagre', here: ({ layouts }) => layouts.dagre?.took, there: { 1000: 691, 3000: 2411 } },
  picture: {
    of: 'library, places given',
    here: ({ placed }) => placed.plain?.took,
    there: { 1000: 652, 3000: 1258, 10000: 3405 },
  },
  expansion: { of: 'library', here: ({ pictures }) => pictures.plain?.expand, there: { 3000: 144 } },
  path: { of: 'library, A*', here: ({ paths }) => paths.library, there: { 10000: 51 } },
} satisfies Record<string, Known>;

export type PaceName = keyof typeof KNOWN;

/** By the first of these that was measured at this size both here and there; undefined where none was. */
export function paceOf(names: readonly PaceName[], figures: Figures): Pace | undefined {
  for (const name of names) {
    const { of, here, there }: Known = KNOWN[name];
    const [ours, theirs] = [here(figures), there[figures.size]];
    if (ours !== undefined && theirs !== undefined) return { of, here: ours, there: theirs };
  }
  return undefined;
}
