/** How the embedded register computes a relationship's confidence (lib/register/README.md, "How confidence is computed"). */

/** Each further independent publisher makes a relationship surer by this much. */
export const CORROBORATION = 2;

/** Nothing computed is ever certain. */
export const MOST_CONFIDENT = 99;
