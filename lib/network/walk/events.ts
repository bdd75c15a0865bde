import type { NetworkRelationship } from '@/lib/contract/network';
import type { AnsweredFrom, WalkFailure } from './port';
import type { PrintedWalk } from './printed';
import type { WalkLimits, WalkTerms } from './terms';

/** Where a run stands; every event tells it, so that nobody has to add up. */
export interface WalkProgress {
  /** Entities known, the beginnings among them. */
  found: number;
  /** Entities all of whose relationships are known. */
  asked: number;
  /** Entities that can still be asked about within the depth. */
  waiting: number;
  /** Of the entity that was asked about last, in steps from the nearest beginning. */
  depth: number;
  /** Answers of this run that came from copies and cost nothing. */
  cached: number;
  /** Of this run. */
  calls_spent: number;
  /** Of what this run may spend; absent where nothing limits it. */
  calls_left?: number;
}

/**
 * Why a run ended. `done`: there is nothing more · `depth`, `cap`, `budget`: the limit of steps, entities, calls ·
 * `cancelled`: nobody waits any more · `failed`: a part could not be had.
 */
export type StopReason = 'done' | 'depth' | 'cap' | 'budget' | 'cancelled' | 'failed';

interface BegunEvent {
  event: 'begun';
  terms: WalkTerms;
  limits: WalkLimits;
  /** Whether calls are counted. */
  metered: boolean;
  progress: WalkProgress;
}

/** One entity was asked about; with what was told before, this is all that is known of it in the directions of the walk. */
export interface FoundEvent {
  event: 'found';
  of: string;
  /** The id under which its relationships speak of it, where that is another. */
  as?: string;
  depth: number;
  from: AnsweredFrom;
  /** When a remote service said so; ISO 8601. */
  at?: string;
  cost: number;
  /** What this run has not told yet, the strongest first; a resumed walk may tell a relationship again. */
  relationships: NetworkRelationship[];
  /** Further neighbours that the limit of entities left out; the entity then waits to be asked about again. */
  beyond: number;
  progress: WalkProgress;
}

/** One entity of which nothing could be learned: that is not to have no relationships. */
export interface FailedEvent {
  event: 'failed';
  of: string;
  depth: number;
  cost: number;
  failure: WalkFailure;
  /** The register has none, or does not show it; else it waits to be asked about again. */
  last_word: boolean;
  progress: WalkProgress;
}

export interface StoppedEvent {
  event: 'stopped';
  because: StopReason;
  /** What made the whole stop, where something did: the allowance of calls is used up, or the service is in trouble. */
  failure?: WalkFailure;
  progress: WalkProgress;
  /** From which the walk goes on, with other limits or later. */
  state: PrintedWalk;
}

export type WalkEvent = BegunEvent | FoundEvent | FailedEvent | StoppedEvent;
