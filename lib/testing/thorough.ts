/** True in `npm test -- thorough`, which runs every repeat, kill, damaged file and random case. */
export const THOROUGH = process.env.TEST_THOROUGH === '1';

/** How often each kind of work is killed: import, update, forgetting, counting and caching, a hundred times together. */
export const KILLS = THOROUGH ? 20 : 2;

/** Number of repetitions: as given in a thorough run, otherwise a fifth (but at least `least`). */
export const scaled = (full: number, least = 1): number =>
  THOROUGH ? full : Math.min(full, Math.max(least, Math.round(full / 5)));
