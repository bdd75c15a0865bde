const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The 30th of February is no day, though the runtime takes it for one in March. */
function isInCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** The day of a date or a moment; null where there is none, or only a month or a year is known. */
export function dayOf(text: string | null | undefined): string | null {
  const day = text?.slice(0, 10) ?? '';
  return DAY.test(day) && isInCalendar(day) ? day : null;
}
