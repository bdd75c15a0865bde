import { z } from 'zod';

/**
 * What a register knows of a company beside its network: `POST /api/entities` of our own pages with `{"paths":[…]}` answers
 * `{"results":[…]}`, an entry for each path of which anything is known. The network reply itself stays as the specification
 * has it. The fields are those of the company record.
 */
const entityFactsSchema = z.object({
  /** As it was asked for: `/companies/gb/01234500`. */
  path: z.string(),
  /** Null is unknown; false does not prove that the company is active (specification, `inactive`). */
  inactive: z.boolean().nullable(),
  /** In the register's own words. */
  current_status: z.string().nullable(),
  dissolution_date: z.string().nullable(),
  /** Names of the groupings that it belongs to; empty where it is known to belong to none, null where that is unknown. */
  corporate_groupings: z.array(z.string()).nullable(),
});
export type EntityFacts = z.infer<typeof entityFactsSchema>;

/** So many paths may be asked about at once. */
export const MOST_ENTITIES_ASKED = 500;
