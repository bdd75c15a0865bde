/** True in `npm test -- thorough`, which runs every repeat, kill, damaged file and random case. */
export const THOROUGH = process.env.TEST_THOROUGH === '1';

/** How often something is repeated: as often as given in a thorough run, a fifth of it (but no less than `least`) otherwise. */
export const scaled = (full: number, least = 1): number =>
  THOROUGH ? full : Math.min(full, Math.max(least, Math.round(full / 5)));
