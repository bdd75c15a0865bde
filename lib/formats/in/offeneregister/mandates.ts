import { fold } from '@/lib/shared/names/fold';
import { readCompanyOfficer } from './company-officer';
import type { EntryOfficer } from './entry';

/** An office as it is known now; `first` is what was told of it first, which stays the same whatever comes after. */
export interface Mandate extends EntryOfficer {
  first: EntryOfficer;
}

/** Who holds which office, however often an entry tells of it. A company's full stop or town makes no other of it. */
function holderOf({ name, isCompany, position }: EntryOfficer): string {
  const company = isCompany && name !== null ? readCompanyOfficer(name) : null;
  return JSON.stringify([company?.registerKey ?? fold(company?.name ?? name ?? '').trim(), isCompany, position]);
}

const isAppointment = ({ start, end, dismissed }: EntryOfficer): boolean =>
  start !== null && end === null && !dismissed;
const isDismissal = ({ start, end }: EntryOfficer): boolean => start === null && end !== null;

function groupedBy(officers: readonly EntryOfficer[], keyOf: (officer: EntryOfficer) => string): EntryOfficer[][] {
  const groups = new Map<string, EntryOfficer[]>();
  for (const officer of officers) {
    const key = keyOf(officer);
    groups.set(key, [...(groups.get(key) ?? []), officer]);
  }
  return [...groups.values()];
}

const byDay = (left: EntryOfficer, right: EntryOfficer): number =>
  (left.start ?? left.end ?? '').localeCompare(right.start ?? right.end ?? '');

/** Appointments that are told again, when somebody moves house or gets other powers, are one, since the first. */
const asOne = (appointments: readonly EntryOfficer[]): Mandate[] => {
  const [first] = appointments;
  const last = appointments.at(-1);
  return first && last ? [{ ...last, start: first.start, first }] : [];
};

const townOf = ({ town }: EntryOfficer): string => fold(town ?? '').trim();

/**
 * The appointments that a dismissal ends. Whoever has another town may be another of the same name: of several towns
 * only the dismissal's own counts. One of the same day comes after it: somebody who was put in anew.
 */
function endedBy(dismissal: EntryOfficer, open: readonly EntryOfficer[]): EntryOfficer[] {
  const before = open.filter(({ start }) => (start ?? '') < (dismissal.end ?? ''));
  const there = before.filter((appointment) => townOf(appointment) === townOf(dismissal));
  if (there.length > 0) return there;
  return groupedBy(before, townOf).length === 1 ? before : [];
}

function joined(told: readonly EntryOfficer[]): Mandate[] {
  let open = told.filter(isAppointment).sort(byDay);
  const ended = told.filter(isDismissal).sort(byDay);
  const over = ended.map((dismissal) => {
    const mine = endedBy(dismissal, open);
    open = open.filter((appointment) => !mine.includes(appointment));
    const first = mine[0] ?? dismissal;
    return { ...dismissal, start: first.start, first };
  });
  const others = told.filter((one) => !isAppointment(one) && !isDismissal(one)).map((one) => ({ ...one, first: one }));
  return [...groupedBy(open, townOf).flatMap(asOne), ...over, ...others];
}

/**
 * The offices that an entry tells of. The German registers publish an appointment and, years later, a dismissal; the
 * data keeps them as two officers, the first of whom would be in office for ever. Here they are one, with both days.
 */
export const mandatesOf = (officers: readonly EntryOfficer[]): Mandate[] =>
  groupedBy(officers, holderOf).flatMap(joined);
