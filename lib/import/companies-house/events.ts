import type { EntityReference, EventInput } from '@/lib/registry/embedded/store/records';
import { becameInactive, incorporated, type Occurrence, renamed, toEvent } from '../occurrence';
import { nameChanges } from './names';
import type { Profile } from './profile';

function occurrencesOf(profile: Profile): Occurrence[] {
  const { incorporated: founded, dissolved, status } = profile;
  const occurrences = nameChanges(profile).map(({ date, from, to }) => renamed(date, from, to));
  if (founded !== null) occurrences.unshift(incorporated(founded));
  const after = { current_status: status, dissolution_date: dissolved };
  if (dissolved !== null) occurrences.push(becameInactive(dissolved, 'dissolution', after));
  return occurrences;
}

/** What happened to the company by the register's own dates. */
export function toEvents(profile: Profile, company: EntityReference, sampledOn: string): EventInput[] {
  const source = `companies-house:${profile.number}`;
  return occurrencesOf(profile).map((occurrence) => toEvent(occurrence, source, company, sampledOn));
}
