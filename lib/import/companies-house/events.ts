import { companyKey, type EventInput } from '@/lib/registry/embedded/store/records';
import { becameInactive, incorporated, type Occurrence, renamed, toEvent } from '../occurrence';
import { nameChanges } from './names';
import type { Profile } from './profile';

function occurrencesOf(profile: Profile): Occurrence[] {
  const { incorporated: founded, dissolved, status } = profile;
  return [
    ...(founded === null ? [] : [incorporated(founded)]),
    ...nameChanges(profile).map(({ date, from, to }) => renamed(date, from, to)),
    ...(dissolved === null
      ? []
      : [becameInactive(dissolved, 'dissolution', { current_status: status, dissolution_date: dissolved })]),
  ];
}

/** What happened to the company by the register's own dates. */
export function toEvents(profile: Profile, sampledOn: string): EventInput[] {
  const company = { key: companyKey('gb', profile.number), name: profile.name };
  return occurrencesOf(profile).map((occurrence) =>
    toEvent(occurrence, `companies-house:${profile.number}`, company, sampledOn),
  );
}
