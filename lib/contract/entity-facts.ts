import { z } from 'zod';

/**
 * Facts of a company that the network reply does not have. `POST /api/entities` with `{"paths":[…]}` answers
 * `{"results":[…]}`, with an entry for each known path. It is an endpoint for our own pages, so that the network reply
 * stays as the specification defines it. The fields are those of the company record.
 */
const entityFactsSchema = z.object({
  /** As requested: `/companies/gb/01234500`. */
  path: z.string(),
  /** Null is unknown; false does not prove that the company is active (specification, `inactive`). */
  inactive: z.boolean().nullable(),
  /** The status as the register words it. */
  current_status: z.string().nullable(),
  dissolution_date: z.string().nullable(),
  /** Names of its groupings; empty if it is known to have none, null if that is unknown. */
  corporate_groupings: z.array(z.string()).nullable(),
});
export type EntityFacts = z.infer<typeof entityFactsSchema>;

/** The most paths in one request. */
export const MOST_ENTITIES_ASKED = 500;
