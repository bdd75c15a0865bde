import type { StopReason } from './events';
import { MAX_DEPTH, MAX_NODES, type WalkLimits } from './terms';

/**
 * The limits with which a walk that ended goes on: more of what it ran out of. Undefined where there is nothing to go on
 * with, or no more may be asked for.
 */
export function nextLimits(limits: WalkLimits, because: StopReason): WalkLimits | undefined {
  if (because === 'done') return undefined;
  if (because === 'depth') return limits.depth < MAX_DEPTH ? { ...limits, depth: limits.depth + 1 } : undefined;
  if (because !== 'cap') return limits;
  return limits.nodes < MAX_NODES ? { ...limits, nodes: Math.min(MAX_NODES, 2 * limits.nodes) } : undefined;
}
