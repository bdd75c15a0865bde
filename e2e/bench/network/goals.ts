import type { PictureBytes } from './bytes';
import type { Figures } from './figures';
import { type Pace, type PaceName, paceOf } from './pace';

/** A figure and its goal: section 9 of the measurements of graph libraries. */
export interface Goal {
  work: string;
  unit: string;
  ours: number | undefined;
  /** A maximum; a minimum if more is better. */
  limit?: number;
  isMoreBetter?: boolean;
  /** Absent if the limit is not a time (frames a second), or if the machine's pace is unknown. */
  pace?: Pace;
  beside?: Beside;
}

/**
 * The same by a library in the same run. `times`: at most so much of it; where the goal speaks of a library that is not
 * installed, the ratio that this one had to it in those measurements is in it.
 */
export interface Beside {
  of: string;
  value: number | undefined;
  times: number;
}

type BySize = Readonly<Record<number, number>>;

interface Row {
  work: string;
  unit: string;
  ours: (figures: Figures) => number | undefined;
  limits?: BySize;
  isMoreBetter?: boolean;
  /** Work that measures the machine's pace, the most similar first. */
  paces?: readonly PaceName[];
  beside?: { of: string; value: (figures: Figures) => number | undefined; times: BySize };
}

/** Sixty a second, save for the odd frame. */
const SIXTY = 58;

const ROWS: readonly Row[] = [
  {
    work: 'slider step, all in sight',
    unit: 'ms',
    ours: ({ pictures }) => pictures.ours?.step.whole.median,
    limits: { 1000: 8, 3000: 12, 10000: 20 },
    paces: ['step'],
    beside: {
      of: 'library, by classes',
      value: ({ pictures }) => pictures.plain?.toggled?.median,
      // The best of six others: force-graph or its React form.
      times: { 1000: 16 / 34 / 2, 3000: 49 / 99 / 4, 10000: 121 / 356 / 6 },
    },
  },
  {
    work: 'slider step, names readable',
    unit: 'ms',
    ours: ({ pictures }) => pictures.ours?.step.near.median,
    limits: { 1000: 8, 3000: 12, 10000: 20 },
    paces: ['step'],
  },
  {
    work: 'slider step, composited',
    unit: 'ms',
    ours: ({ composited }) => composited?.ours?.median,
    beside: {
      of: 'library, by classes',
      value: ({ composited }) => composited?.plain?.median,
      // Sigma.
      times: { 3000: (8.5 / 107) * (2 / 3) },
    },
  },
  {
    work: 'steps drawn in a drag',
    unit: '/s',
    ours: ({ pictures }) => pictures.ours?.drag.perSecond,
    limits: { 10000: 50 },
    isMoreBetter: true,
  },
  {
    work: 'one of them, the page’s own time',
    unit: 'ms',
    ours: ({ pictures }) => pictures.ours?.drag.thread,
    limits: { 10000: 1000 / 50 },
    paces: ['step'],
  },
  {
    work: 'layout in the worker, cold',
    unit: 'ms',
    ours: ({ layouts }) => layouts.pyramid?.took,
    limits: { 1000: 100, 3000: 250, 10000: 800 },
    paces: ['layout', 'picture'],
    // d3-dag in its quickest way; for more, what the goal was of dagre's time there.
    beside: {
      of: 'dagre',
      value: ({ layouts }) => layouts.dagre?.took,
      times: { 1000: 311 / 691 / 3, 3000: 250 / 2411 },
    },
  },
  {
    work: 'longest gap meanwhile',
    unit: 'ms',
    ours: ({ layouts }) => layouts.pyramid?.held,
    limits: { 1000: 50, 3000: 50, 10000: 50 },
  },
  {
    work: 'crossings',
    unit: '',
    ours: ({ layouts }) => layouts.pyramid?.crossings,
    beside: { of: 'Graphviz', value: ({ layouts }) => layouts.dot?.crossings, times: { 1000: 1.3 } },
  },
  {
    work: 'crossings',
    unit: '',
    ours: ({ layouts }) => layouts.pyramid?.crossings,
    // Graphviz again.
    beside: {
      of: 'dagre',
      value: ({ layouts }) => layouts.dagre?.crossings,
      times: { 1000: (31_901 / 51_884) * 1.3 },
    },
  },
  {
    work: 'frames while panned, all in sight',
    unit: '/s',
    ours: ({ pictures }) => pictures.ours?.pan.whole,
    limits: { 1000: SIXTY, 3000: SIXTY, 10000: 50 },
    isMoreBetter: true,
  },
  {
    work: 'frames while panned, names readable',
    unit: '/s',
    ours: ({ pictures }) => pictures.ours?.pan.near,
    limits: { 3000: 55, 10000: 45 },
    isMoreBetter: true,
  },
  {
    work: 'first picture, places given',
    unit: 'ms',
    ours: ({ placed }) => placed.ours?.took,
    limits: { 1000: 450 },
    paces: ['picture'],
    beside: {
      of: 'library',
      value: ({ placed }) => placed.plain?.took,
      // Force-graph.
      times: { 1000: (195 / 652) * 2.5 },
    },
  },
  {
    // What else the machine does meanwhile is not in it.
    work: 'first picture, the page’s own time',
    unit: 'ms',
    ours: ({ placed }) => placed.ours?.thread,
    limits: { 1000: 450 },
    paces: ['picture'],
  },
  {
    work: 'expand by 30, places found',
    unit: 'ms',
    ours: ({ pictures }) => pictures.ours?.expand,
    limits: { 3000: 200 },
    paces: ['expansion'],
  },
  {
    work: 'path between two',
    unit: 'ms',
    ours: ({ paths }) => paths.one,
    limits: { 10000: 10 },
    paces: ['path'],
    // What the goal was of its time there.
    beside: { of: 'library, A*', value: ({ paths }) => paths.library, times: { 10000: 10 / 51 } },
  },
];

/** The goals for a network of this size. */
export const goalsOf = (figures: Figures): Goal[] =>
  ROWS.flatMap(({ work, unit, ours, limits = {}, isMoreBetter, paces, beside }) => {
    const [limit, times] = [limits[figures.size], beside?.times[figures.size]];
    if (limit === undefined && times === undefined) return [];
    const other = beside && times !== undefined ? { of: beside.of, value: beside.value(figures), times } : undefined;
    const pace = limit !== undefined && paces ? paceOf(paces, figures) : undefined;
    return [{ work, unit, ours: ours(figures), limit, isMoreBetter, pace, beside: other }];
  });

const MOST_KB = 155;

export const bytesGoal = ({ library, ours, lazy }: PictureBytes): Goal => ({
  work: `scripts of a picture, gzip${lazy ? ', sent where one is drawn' : ', SENT EVERYWHERE'}`,
  unit: 'KB',
  ours: library + ours,
  limit: MOST_KB,
});

/** Undefined if one of the figures is missing. */
export const holds = ({ ours, limit, isMoreBetter }: Goal): boolean | undefined =>
  ours === undefined || limit === undefined ? undefined : isMoreBetter ? ours >= limit : ours <= limit;

/** The goal scaled to this machine. */
export const limitAtPace = ({ limit, pace }: Goal): number | undefined =>
  limit !== undefined && pace ? (limit * pace.here) / pace.there : undefined;

export const holdsAtPace = (goal: Goal): boolean | undefined => holds({ ...goal, limit: limitAtPace(goal) });

export const holdsBeside = ({ ours, beside }: Goal): boolean | undefined =>
  ours === undefined || beside?.value === undefined ? undefined : ours <= beside.times * beside.value;
