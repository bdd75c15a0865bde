import { z } from 'zod';
import { REASONS } from '@/lib/contract/errors';
import { isEntityPath } from '../entity';
import { Frontier } from './frontier';
import { WALK_VERSION } from './printed';
import type { WalkState } from './state';
import { DIRECTIONS, MAX_BEGINNINGS, MAX_DEPTH, MAX_NODES } from './terms';

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
