/** The day (UTC) of a moment, YYYY-MM-DD; `now` in milliseconds since 1970. */
export const todayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The day of a timestamp or date, for tables: `2024-05-01`. */
export const dayOf = (date: string): string => date.slice(0, 10);
