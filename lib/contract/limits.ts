/** How the embedded register computes a relationship's confidence (lib/register/README.md, "How confidence is computed"). */

/** Added to the confidence of a relationship for each further independent publisher. */
export const CORROBORATION = 2;

/** The highest computed confidence. */
export const MOST_CONFIDENT = 99;

/**
 * `include=persons` on a network adds ends that the specification leaves out ("Related entities may be companies or
 * placeholders"): persons whom statements name as controllers, with the type `Person` and their name only, and unknown
 * owners, with the type `Unknown` and the reason in the name. A person has the address of its placeholder, an unknown
 * owner that of its statement.
 *
 * `include=ultimate_parents` adds relationships that skip steps, and therefore are no immediate ones (specification,
 * "depth is 1"): of the type `ultimate_parent`, where a statement names the ultimate parent, and of the type `control`
 * with the interest `indirect`, where all that a statement names is held through others. They never have a share.
 *
 * `include=publishers` adds the publishers of each relationship of a network, and of each provenance in a list of
 * statements.
 *
 * `include=claims` on a company adds what each of its records says (lib/register/README.md, "Claims").
 *
 * Services that do not know the parameter answer without them.
 */
export const INCLUDE_PARAMETER = 'include';
export const NETWORK_INCLUSIONS = ['persons', 'ultimate_parents', 'publishers'] as const;
export const STATEMENT_INCLUSIONS = ['publishers'] as const;
export const COMPANY_INCLUSIONS = ['claims'] as const;
export type NetworkInclusion = (typeof NETWORK_INCLUSIONS)[number];
export const ULTIMATE_PARENT = 'ultimate_parent';

/** Limits of the interface specification, part "Limits". */
export const DEFAULT_PER_PAGE = 30;
export const MAX_PER_PAGE = 100;
export const MAX_PAGE = 100;
export const MAX_PLACEHOLDER_STATEMENTS = 30;
export const DEFAULT_DAILY_LIMIT = 50;
export const DEFAULT_MONTHLY_LIMIT = 200;
/** A relationship is returned when its confidence is above this. */
export const DEFAULT_CONFIDENCE = 60;
/** A relationship with a known share is returned if the share is at least this, in per cent. */
export const DEFAULT_OWNERSHIP_PERCENTAGE = 2;
/** Characters of path and query. Node limits the address and all headers together to 16 KiB, and answers 431 above that. */
export const LONGEST_ADDRESS = 8 * 1024;
