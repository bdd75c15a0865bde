import { z } from 'zod';
import { REASONS } from '@/lib/contract/errors';
import type { NetworkRelationship } from '@/lib/contract/network';
import { isErrorNamed } from '@/lib/shared/errors';
import { isEntityPath } from '../model';
import { Frontier, type PrintedWalk, WALK_VERSION, type WalkState } from './state';
import { DIRECTIONS, MAX_BEGINNINGS, MAX_DEPTH, MAX_NODES, type WalkLimits, type WalkTerms } from './terms';
import type { AnsweredFrom, WalkFailure } from './walk';

/** A sentence for users on what is wrong with a state. */
export class WalkStateError extends Error {
  override name = 'WalkStateError';
}

export const isWalkStateError = (error: unknown): error is WalkStateError => isErrorNamed(error, 'WalkStateError');

const LONGEST_ID = 600;
/** A pending reply may give the same entity a second id after the limit is reached. */
const MAX_SEEN = 2 * MAX_NODES;

const entity = z.string().max(LONGEST_ID).refine(isEntityPath);
const place = z.number().int().min(0);

const printedSchema = z.object({
  version: z.literal(WALK_VERSION),
  terms: z.object({
    from: z.array(entity).min(1).max(MAX_BEGINNINGS),
    direction: z.enum(DIRECTIONS),
    dates: z.iso.date().optional(),
  }),
  seen: z.array(z.string().max(LONGEST_ID)).max(MAX_SEEN),
  waiting: z
    .array(z.tuple([place, place.max(MAX_DEPTH), z.enum(['owner', 'owned']), z.number(), z.number()]))
    .max(MAX_SEEN),
  failed: z.array(z.tuple([place, z.enum(REASONS).nullable()])).max(MAX_SEEN),
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

/** Inverse of `printWalk`, for untrusted input: throws a `WalkStateError`. */
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

/** The progress of a run, complete in every event, so that clients need not add up. */
export interface WalkProgress {
  /** Entities known, including the starting ones. */
  found: number;
  /** Entities all of whose relationships are known. */
  asked: number;
  /** Entities that can still be requested within the depth. */
  waiting: number;
  /** Of the entity requested last, in steps from the nearest starting entity. */
  depth: number;
  /** Replies in this run that came from a cache and cost nothing. */
  cached: number;
  /** Of this run. */
  calls_spent: number;
  /** Absent without a limit. */
  calls_left?: number;
}

/**
 * Why a run ended. `done`: nothing is left · `depth`, `cap`, `budget`: the limit of steps, entities, calls ·
 * `cancelled`: the caller aborted · `failed`: a request failed.
 */
export type StopReason = 'done' | 'depth' | 'cap' | 'size' | 'budget' | 'cancelled' | 'failed';

interface BegunEvent {
  event: 'begun';
  terms: WalkTerms;
  limits: WalkLimits;
  /** Whether calls are counted. */
  metered: boolean;
  progress: WalkProgress;
}

/**
 * One entity was requested; together with earlier events, this is all that is known of it in the directions of the
 * walk.
 */
export interface FoundEvent {
  event: 'found';
  of: string;
  /** The id by which its relationships name it, if different. */
  as?: string;
  depth: number;
  from: AnsweredFrom;
  /** When a remote service returned it; ISO 8601. */
  at?: string;
  cost: number;
  /** Relationships that this run has not reported yet, the strongest first; a resumed walk may repeat some. */
  relationships: NetworkRelationship[];
  /** Neighbours beyond the limit of entities; the entity is then requested again later. */
  beyond: number;
  progress: WalkProgress;
}

/** One entity whose request failed; that does not mean that it has no relationships. */
export interface FailedEvent {
  event: 'failed';
  of: string;
  depth: number;
  cost: number;
  failure: WalkFailure;
  /** The register has no such entity or does not show it; otherwise it is requested again later. */
  last_word: boolean;
  progress: WalkProgress;
}

export interface StoppedEvent {
  event: 'stopped';
  because: StopReason;
  /** What ended the run, if something did: the quota of calls is used up, or the service fails. */
  failure?: WalkFailure;
  progress: WalkProgress;
  /** To resume the walk, with other limits or later. */
  state: PrintedWalk;
}

export type WalkEvent = BegunEvent | FoundEvent | FailedEvent | StoppedEvent;
