/** How the embedded register computes a relationship's confidence (lib/register/README.md, "How confidence is computed"). */

/** Each further independent publisher makes a relationship surer by this much. */
export const CORROBORATION = 2;

/** Nothing computed is ever certain. */
export const MOST_CONFIDENT = 99;

/**
 * `include=persons` on a network adds ends of which the interface knows nothing there (specification, "Related entities
 * may be companies or placeholders"): persons whom statements name as controllers, with the type `Person` and their name
 * and nothing else of them, and owners of whom statements say that they are not known, with the type `Unknown` and the
 * reason in the name. A person's address is the placeholder's under which the register has it, an unknown owner's
 * the statement's that tells of it. A service that does not know the parameter answers without them.
 */
export const INCLUDE_PARAMETER = 'include';
export const NETWORK_INCLUSIONS = ['persons'] as const;
export type NetworkInclusion = (typeof NETWORK_INCLUSIONS)[number];

/** Numbers of the interface specification, part "Limits". */
export const DEFAULT_PER_PAGE = 30;
export const MAX_PER_PAGE = 100;
export const MAX_PAGE = 100;
export const MAX_PLACEHOLDER_STATEMENTS = 30;
export const DEFAULT_DAILY_LIMIT = 50;
export const DEFAULT_MONTHLY_LIMIT = 200;
/** A relationship is returned when its confidence is above this. */
export const DEFAULT_CONFIDENCE = 60;
/** A relationship with a known share is returned when the share reaches this, in per cent. */
export const DEFAULT_OWNERSHIP_PERCENTAGE = 2;
