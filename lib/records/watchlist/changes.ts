import type { WatchedFacts, WatchedOfficer } from './facts';

/** What can be seen to differ between two looks at a record. */
export type Changed =
  | 'name'
  | 'status'
  | 'activity'
  | 'dissolved'
  | 'address'
  | 'controller'
  | 'officer_listed'
  | 'office_ended'
  | 'officer_unlisted'
  | 'filing'
  | 'updated';

/** One thing that is not as it was, and what it was and is as the record writes it. Texts are untrusted. */
export interface Change {
  what: Changed;
  from?: string;
  to?: string;
  /** Of an officer. */
  position?: string;
  /** Of a filing. */
  date?: string;
}

const TEXTS: readonly { what: Changed; read: (facts: WatchedFacts) => string | undefined }[] = [
  { what: 'name', read: ({ name }) => name },
  { what: 'status', read: ({ current_status }) => current_status },
  { what: 'activity', read: ({ inactive }) => (inactive === undefined ? undefined : String(inactive)) },
  { what: 'dissolved', read: ({ dissolution_date }) => dissolution_date },
  { what: 'address', read: ({ address }) => address },
  { what: 'controller', read: ({ controller }) => controller },
];

/** Without the keys of which nothing is said. */
const changeOf = (what: Changed, said: Omit<Change, 'what'>): Change => ({
  what,
  ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
});

function changedTexts(before: WatchedFacts, now: WatchedFacts): Change[] {
  return TEXTS.flatMap(({ what, read }) => {
    const [from, to] = [read(before), read(now)];
    return from === to ? [] : [changeOf(what, { from, to })];
  });
}

/** Lists that one of the two records does not tell cannot be compared. */
function changedOfficers({ officers: before }: WatchedFacts, { officers: now }: WatchedFacts): Change[] {
  if (!before || !now) return [];
  const known = new Map(before.map((officer) => [officer.id, officer]));
  const listed = new Set(now.map(({ id }) => id));
  const appointed = now.filter(({ id, over }) => !known.has(id) && !over);
  const ended = now.filter(({ id, over }) => over && known.get(id)?.over !== true);
  const gone = before.filter(({ id, over }) => !listed.has(id) && !over);
  const arrived =
    (what: Changed) =>
    ({ name, position }: WatchedOfficer) =>
      changeOf(what, { to: name, position });
  return [
    ...appointed.map(arrived('officer_listed')),
    ...ended.map(arrived('office_ended')),
    ...gone.map(({ name, position }) => changeOf('officer_unlisted', { from: name, position })),
  ];
}

/** Filings that were not there; one that is older than all that were seen moved into the list from below. */
function newFilings({ filings: before }: WatchedFacts, { filings: now }: WatchedFacts): Change[] {
  if (!before || !now) return [];
  const known = new Set(before.map(({ id }) => id));
  const oldest = before.flatMap(({ date }) => date ?? []).toSorted()[0] ?? '';
  return now
    .filter(({ id, date }) => !known.has(id) && (date === undefined || date >= oldest))
    .map(({ title, date }) => changeOf('filing', { to: title, date }));
}

/**
 * What has changed between two looks at a record. Fetching it again is no change; the register's own word that it was
 * updated is one, said only where nothing else is seen to differ.
 */
export function changesBetween(before: WatchedFacts, now: WatchedFacts): Change[] {
  const seen = [...changedTexts(before, now), ...changedOfficers(before, now), ...newFilings(before, now)];
  if (seen.length > 0) return seen;
  const isNewer = before.updated_at !== undefined && now.updated_at !== undefined && before.updated_at < now.updated_at;
  return isNewer ? [{ what: 'updated' }] : [];
}
