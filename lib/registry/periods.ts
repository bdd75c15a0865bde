/** A day, `2026-11-21`, and its month, `2026-11`, both UTC: as usage is counted (specification, "Limits"). */
export interface Periods {
  day: string;
  month: string;
}

export function periodsOf(now: Date): Periods {
  const day = now.toISOString().slice(0, 10);
  return { day, month: day.slice(0, 7) };
}

/** Midnight UTC, when the day's usage begins anew (specification, "Limits"). */
export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

/** Midnight UTC at the end of the month's last day (specification, "Limits"). */
export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
