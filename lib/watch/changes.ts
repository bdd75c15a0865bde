import { dateInWords, plural } from '@/lib/format/dates';
import type { WatchedFacts, WatchedOfficer } from './facts';

/** One thing that is not as it was: words of ours, and what it was and is. Both are untrusted. */
export interface Change {
  what: string;
  from?: string;
  to?: string;
}

const ACTIVITY = { true: 'inactive', false: 'not marked inactive' } as const;

const activityOf = ({ inactive }: WatchedFacts): string | undefined =>
  inactive === undefined ? undefined : ACTIVITY[`${inactive}`];

const TEXTS: readonly { what: string; read: (facts: WatchedFacts) => string | undefined }[] = [
  { what: 'Name', read: ({ name }) => name },
  { what: 'Status', read: ({ current_status }) => current_status },
  { what: 'Activity', read: activityOf },
  { what: 'Dissolved', read: ({ dissolution_date: date }) => date && dateInWords(date) },
  { what: 'Address', read: ({ address }) => address },
  { what: 'Controlled by', read: ({ controller }) => controller },
];

function changedTexts(before: WatchedFacts, now: WatchedFacts): Change[] {
  return TEXTS.flatMap(({ what, read }) => {
    const [from, to] = [read(before), read(now)];
    return from === to ? [] : [{ what, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

const inWords = ({ name, position }: WatchedOfficer): string => (position ? `${name} (${position})` : name);

/** Lists that one of the two records does not tell cannot be compared. */
function changedOfficers({ officers: before }: WatchedFacts, { officers: now }: WatchedFacts): Change[] {
  if (!before || !now) return [];
  const known = new Map(before.map((officer) => [officer.id, officer]));
  const listed = new Set(now.map(({ id }) => id));
  const appointed = now.filter(({ id, over }) => !known.has(id) && !over);
  const ended = now.filter(({ id, over }) => over && known.get(id)?.over !== true);
  const gone = before.filter(({ id, over }) => !listed.has(id) && !over);
  return [
    ...appointed.map((officer) => ({ what: 'Officer newly listed', to: inWords(officer) })),
    ...ended.map((officer) => ({ what: 'Office ended', to: inWords(officer) })),
    ...gone.map((officer) => ({ what: 'Officer no longer listed', from: inWords(officer) })),
  ];
}

/** Filings that were not there; one that is older than all that were seen moved into the list from below. */
function newFilings({ filings: before }: WatchedFacts, { filings: now }: WatchedFacts): Change[] {
  if (!before || !now) return [];
  const known = new Set(before.map(({ id }) => id));
  const oldest = before.flatMap(({ date }) => date ?? []).toSorted()[0] ?? '';
  return now
    .filter(({ id, date }) => !known.has(id) && (date === undefined || date >= oldest))
    .map(({ title, date }) => ({ what: 'New filing', to: date ? `${title}, ${dateInWords(date)}` : title }));
}

const UPDATED: Change = { what: 'The record was updated, in nothing that is shown here' };

/**
 * What has changed between two looks at a record. Fetching it again is no change; the register's own word that it was
 * updated is one, said only where nothing else is seen to differ.
 */
export function changesBetween(before: WatchedFacts, now: WatchedFacts): Change[] {
  const seen = [...changedTexts(before, now), ...changedOfficers(before, now), ...newFilings(before, now)];
  if (seen.length > 0) return seen;
  const isNewer = before.updated_at !== undefined && now.updated_at !== undefined && before.updated_at < now.updated_at;
  return isNewer ? [UPDATED] : [];
}

/** "3 changes". */
export const changesInWords = (changes: readonly Change[]): string => plural(changes.length, 'change');
