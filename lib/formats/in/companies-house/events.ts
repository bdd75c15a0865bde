import type { EntityReference, EventInput } from '@/lib/register/store/records';
import { becameInactive, incorporated, type Occurrence, renamed, toEvent } from '../occurrence';
import { nameChanges } from './names';
import type { Profile } from './profile';

function occurrencesOf(profile: Profile): Occurrence[] {
  const { incorporated: founded, dissolved, status } = profile;
  const occurrences = founded === null ? [] : [incorporated(founded)];
  for (const { date, from, to } of nameChanges(profile)) occurrences.push(renamed(date, from, to));
  if (dissolved === null) return occurrences;
  const after = { current_status: status, dissolution_date: dissolved };
  return [...occurrences, becameInactive(dissolved, 'dissolution', after)];
}

/** What happened to the company by the register's own dates. */
export function toEvents(profile: Profile, company: EntityReference, sampledOn: string): EventInput[] {
  const source = `companies-house:${profile.number}`;
  return occurrencesOf(profile).map((occurrence) => toEvent(occurrence, source, company, sampledOn));
}
