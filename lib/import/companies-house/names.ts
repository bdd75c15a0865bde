import type { PreviousName } from '@/lib/contract/company';
import type { Profile } from './profile';

/** Newest first; names without a date keep the place the register gave them. */
const inOrder = ({ previousNames }: Profile): Profile['previousNames'] =>
  previousNames.every(({ until }) => until !== null)
    ? previousNames.toSorted((a, b) => (b.until ?? '').localeCompare(a.until ?? ''))
    : previousNames;

/**
 * Each name began when the one before it ended, the first at incorporation. `con_date` is the older key for the end.
 * A name taken up a second time stands once, with its last spell: the register keeps a former name once, and two
 * spells would take each other's place at every import. The events tell of both.
 */
export function toPreviousNames(profile: Profile): PreviousName[] {
  const names = inOrder(profile);
  const spells = names.map(({ name, until }, index) => ({
    company_name: name,
    type: 'legal',
    con_date: until,
    start_date: index === names.length - 1 ? profile.incorporated : (names[index + 1]?.until ?? null),
    end_date: until,
  }));
  return spells.filter(
    ({ company_name }, index) => spells.findIndex((spell) => spell.company_name === company_name) === index,
  );
}

export interface NameChange {
  date: string;
  from: string;
  to: string;
}

export function nameChanges(profile: Profile): NameChange[] {
  const names = inOrder(profile);
  return names.flatMap(({ name, until }, index) =>
    until === null ? [] : [{ date: until, from: name, to: names[index - 1]?.name ?? profile.name }],
  );
}
