import type { PreviousName } from '@/lib/contract/company';
import type { Profile } from './profile';

/** Newest first; names without a date keep the place the register gave them. */
const inOrder = ({ previousNames }: Profile): Profile['previousNames'] =>
  previousNames.length > 1 && previousNames.every(({ until }) => until !== null)
    ? previousNames.toSorted((a, b) => (b.until ?? '').localeCompare(a.until ?? ''))
    : previousNames;

/**
 * Each name began when the one before it ended, the first at incorporation. `con_date` is the older key for the end.
 * A name taken up a second time stands twice, each time with its own dates.
 */
export function toPreviousNames(profile: Profile): PreviousName[] {
  const names = inOrder(profile);
  return names.map(({ name, until }, index) => ({
    company_name: name,
    type: 'legal',
    con_date: until,
    start_date: index === names.length - 1 ? profile.incorporated : (names[index + 1]?.until ?? null),
    end_date: until,
  }));
}

export interface NameChange {
  date: string;
  from: string;
  to: string;
}

/** Most companies never had another name. */
const NO_CHANGES: readonly NameChange[] = [];

export function nameChanges(profile: Profile): readonly NameChange[] {
  const names = inOrder(profile);
  if (names.length === 0) return NO_CHANGES;
  return names.flatMap(({ name, until }, index) =>
    until === null ? [] : [{ date: until, from: name, to: names[index - 1]?.name ?? profile.name }],
  );
}
