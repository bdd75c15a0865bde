const DAY_MS = 24 * 60 * 60 * 1000;

/** The day so many days before `now`, UTC. */
export const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** The last `count` days, the earliest first and today among them. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayBefore(now, count - 1 - index));

/** The first day of 13 months, the current one among them: a year can be seen beside the one before. */
export const firstDayKept = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 12, 1)).toISOString().slice(0, 10);
