const DAY = 86_400_000;

/** Days before and after which nothing is known: open ends compare like days. */
export const EVER = { first: -0x8000_0000, last: 0x7fff_ffff } as const;

/** Whole days since 1970-01-01 (UTC) of an ISO date, or undefined where it is none. */
export function dayOf(date: string | undefined): number | undefined {
  const day = Math.floor(Date.parse(date ?? '') / DAY);
  return Number.isNaN(day) ? undefined : day;
}
