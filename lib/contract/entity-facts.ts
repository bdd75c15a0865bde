/**
 * Facts of a company that the network reply does not have. `POST /api/entities` with `{"paths":[…]}` answers
 * `{"results":[…]}`, with an entry for each known path. It is an endpoint for our own pages, so that the network reply
 * stays as the specification defines it. The fields are those of the company record. A type, not a schema: the network
 * page imports this file, and zod is larger than the rest of its scripts' libraries.
 */
export interface EntityFacts {
  /** As requested: `/companies/gb/01234500`. */
  path: string;
  /** Null is unknown; false does not prove that the company is active (specification, `inactive`). */
  inactive: boolean | null;
  /** The status as the register words it. */
  current_status: string | null;
  incorporation_date: string | null;
  dissolution_date: string | null;
  /** Names of its groupings; empty if it is known to have none, null if that is unknown. */
  corporate_groupings: string[] | null;
}

/** The most paths in one request. */
export const MOST_ENTITIES_ASKED = 500;
