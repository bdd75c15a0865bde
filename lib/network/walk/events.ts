import { z } from 'zod';
import { REASONS } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import { isEntityPath } from '../model';
import { Frontier, type PrintedWalk, WALK_VERSION, type WalkState } from './state';
import { DIRECTIONS, MAX_BEGINNINGS, MAX_DEPTH, MAX_NODES, type WalkLimits, type WalkTerms } from './terms';
import type { AnsweredFrom, WalkFailure } from './walk';

/** What is wrong with a state, as a sentence for people. */
export class WalkStateError extends Error {}

const LONGEST_ID = 600;
/** An answer that was under way when the limit was reached may name the same entity in a second way. */
const MOST_SEEN = 2 * MAX_NODES;

const entity = z.string().max(LONGEST_ID).refine(isEntityPath);
const place = z.number().int().min(0);

const printedSchema = z.object({
  version: z.literal(WALK_VERSION),
  terms: z.object({
    from: z.array(entity).min(1).max(MAX_BEGINNINGS),
    direction: z.enum(DIRECTIONS),
    dates: z.iso.date().optional(),
  }),
  seen: z.array(z.string().max(LONGEST_ID)).max(MOST_SEEN),
  waiting: z
    .array(z.tuple([place, place.max(MAX_DEPTH), z.enum(['owner', 'owned']), z.number(), z.number()]))
    .max(MOST_SEEN),
  failed: z.array(z.tuple([place, z.enum(REASONS).nullable()])).max(MOST_SEEN),
  asked: place,
  spent: place,
});

const versionSchema = z.object({ version: z.unknown() });

function problemOf(printed: unknown, [issue]: readonly z.core.$ZodIssue[]): string {
  const version = versionSchema.safeParse(printed).data?.version;
  if (version !== undefined && version !== WALK_VERSION) {
    return `The state of the walk is of version ${JSON.stringify(version)}; this explorer reads version ${WALK_VERSION}.`;
  }
  return `The state of the walk cannot be read (${issue?.path.join('.') || 'the whole'}: ${issue?.message}).`;
}

/** The counterpart of `printWalk`, for what a stranger may have written: throws a `WalkStateError`. */
export function parseWalk(printed: unknown): WalkState {
  const { data, error } = printedSchema.safeParse(printed);
  if (!data) throw new WalkStateError(problemOf(printed, error.issues));
  const { terms, seen, asked, spent } = data;
  const idAt = (at: number): string => {
    const id = seen[at];
    if (id === undefined || !isEntityPath(id)) {
      throw new WalkStateError(`The state of the walk cannot be read (nothing to ask about stands at ${at}).`);
    }
    return id;
  };
  const frontier = new Frontier();
  for (const [at, depth, side, share, confidence] of data.waiting) {
    frontier.put(idAt(at), { depth, side, share, confidence });
  }
  const failed = new Map(data.failed.map(([at, reason]) => [idAt(at), reason ?? undefined]));
  return { terms, seen: new Set(seen), frontier, failed, asked, spent };
}

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
