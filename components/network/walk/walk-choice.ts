import {
  DEFAULT_CALLS,
  DEFAULT_DEPTH,
  DEFAULT_NODES,
  type Direction,
  MAX_DEPTH,
  MAX_NODES,
} from '@/lib/network/walk/terms';
import type { WalkPlan } from './walk-requests';

/** What the form of a walk holds; numbers as they were typed. */
export interface WalkChoice {
  direction: Direction;
  depth: string;
  nodes: string;
  calls: string;
}

export const USUAL_CHOICE: WalkChoice = {
  direction: 'both',
  depth: String(DEFAULT_DEPTH),
  nodes: String(DEFAULT_NODES),
  calls: String(DEFAULT_CALLS),
};

/** From the least to the most. */
export const RANGES = { depth: [1, MAX_DEPTH], nodes: [1, MAX_NODES], calls: [0, 100_000] } as const;

function numberIn(text: string, [least, most]: readonly [number, number]): number | undefined {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** The walk that a form asks for; undefined where a number is none. */
export function planOf(choice: WalkChoice, from: readonly string[], dates: string | undefined, metered: boolean) {
  const depth = numberIn(choice.depth, RANGES.depth);
  const nodes = numberIn(choice.nodes, RANGES.nodes);
  const calls = numberIn(choice.calls, RANGES.calls);
  if (depth === undefined || nodes === undefined || (metered && calls === undefined)) return undefined;
  const plan: WalkPlan = {
    terms: { from, direction: choice.direction, ...(dates && { dates }) },
    limits: { depth, nodes, ...(metered && { calls }) },
  };
  return plan;
}
