import { type Fields, fieldsIn, textOf } from '@/lib/shared/json';
import { dayOf, formsOf, type Language } from '@/lib/shared/language/language';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { changeWords } from '@/lib/words/watch-button';
import { isFormer } from '../officer/office-status';

/** Companies that the address of one feed may name: each is a request. */
export const MOST_FOLLOWED = 50;

/** A change for display: its label, and the values before and after, which are untrusted. */
interface ChangeInWords {
  what: string;
  from?: string;
  to?: string;
}

function valueInWords(value: string, { what, position, date }: Change, language: Language): string {
  const words = changeWords[language];
  const forms = formsOf(language);
  if (what === 'activity') return value === 'true' ? words.inactive : words.notMarkedInactive;
  if (what === 'dissolved') return forms.date(value);
  if (position !== undefined) return words.officer(value, position);
  return date === undefined ? value : words.filing(value, forms.date(date));
}

export function changeInWords(change: Change, language: Language): ChangeInWords {
  const { what, from, to } = change;
  return {
    what: changeWords[language].whats[what],
    ...(from !== undefined && { from: valueInWords(from, change, language) }),
    ...(to !== undefined && { to: valueInWords(to, change, language) }),
  };
}

/** What can differ between two versions of a record. */
type Changed =
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

/** One difference, with the values before and after as in the record. Texts are untrusted. */
export interface Change {
  what: Changed;
  from?: string;
  to?: string;
  /** Only for officers. */
  position?: string;
  /** Only for filings. */
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

/** Leaves out undefined keys. */
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

/** Lists that are missing in one of the two versions cannot be compared. */
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

/** Filings that are new. One that is older than all seen ones only moved into the list from below. */
function newFilings({ filings: before }: WatchedFacts, { filings: now }: WatchedFacts): Change[] {
  if (!before || !now) return [];
  const known = new Set(before.map(({ id }) => id));
  const oldest = before.flatMap(({ date }) => date ?? []).toSorted()[0] ?? '';
  return now
    .filter(({ id, date }) => !known.has(id) && (date === undefined || date >= oldest))
    .map(({ title, date }) => changeOf('filing', { to: title, date }));
}

/**
 * The differences between two versions of a record. A newer retrieval date is not a change; the register's own update
 * date is, but is reported only if nothing else differs.
 */
export function changesBetween(before: WatchedFacts, now: WatchedFacts): Change[] {
  const seen = [...changedTexts(before, now), ...changedOfficers(before, now), ...newFilings(before, now)];
  if (seen.length > 0) return seen;
  const isNewer = before.updated_at !== undefined && now.updated_at !== undefined && before.updated_at < now.updated_at;
  return isNewer ? [{ what: 'updated' }] : [];
}

/** An officer in a watched record. */
interface WatchedOfficer {
  id: number;
  name: string;
  position?: string;
  /** Whether the office was over when the record was read. */
  over: boolean;
}

/** The facts of a company that are stored when it is viewed, to report later changes. All texts are untrusted. */
export interface WatchedFacts {
  name: string;
  current_status?: string;
  inactive?: boolean;
  dissolution_date?: string;
  address?: string;
  controller?: string;
  /** Undefined if the record has no list of officers; the same applies below. */
  officers?: WatchedOfficer[];
  filings?: { id: number; title: string; date?: string }[];
  /** ISO 8601. */
  updated_at?: string;
  retrieved_at?: string;
}

/** Older filings are not needed to detect new ones, and device storage is small. */
const FILINGS_KEPT = 30;

const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Undefined if there is no list; items may be wrapped, as in the interface, or not. */
const listOf = (value: unknown, wrapping: string): Fields[] | undefined =>
  Array.isArray(value) ? value.map((each) => fieldsIn(fieldsIn(each)[wrapping] ?? each)) : undefined;

function officerOf({ id, name, position, over, inactive, end_date }: Fields, today: string): WatchedOfficer[] {
  const known = textOf(name);
  if (typeof id !== 'number' || known === undefined) return [];
  const isOver = flagOf(over) ?? isFormer({ end_date: textOf(end_date), inactive: flagOf(inactive) }, today);
  return [{ id, name: known, ...defined({ position: textOf(position) }), over: isOver }];
}

function filingOf({ id, title, date }: Fields) {
  const known = textOf(title);
  return typeof id === 'number' && known !== undefined
    ? [{ id, title: known, ...defined({ date: textOf(date) }) }]
    : [];
}

/** Leaves out undefined keys, to keep stored data small. */
const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/**
 * Reads a record of the interface, or a stored one; undefined if it is neither. It does not use the contract's schema,
 * which is larger than the rest of the page's scripts. `today` as `2024-05-01`.
 */
export function watchedFactsOf(record: unknown, today: string): WatchedFacts | undefined {
  const given = fieldsIn(record);
  const name = textOf(given.name);
  if (name === undefined) return undefined;
  const facts: Omit<WatchedFacts, 'name'> = {
    current_status: textOf(given.current_status),
    inactive: flagOf(given.inactive),
    dissolution_date: textOf(given.dissolution_date),
    address: textOf(given.address) ?? textOf(given.registered_address_in_full),
    controller: textOf(given.controller) ?? textOf(fieldsIn(given.controlling_entity).name),
    officers: listOf(given.officers, 'officer')?.flatMap((officer) => officerOf(officer, today)),
    filings: listOf(given.filings, 'filing')?.flatMap(filingOf).slice(0, FILINGS_KEPT),
    updated_at: textOf(given.updated_at),
    retrieved_at: textOf(given.retrieved_at),
  };
  return { name, ...defined(facts) };
}

/** The same from a reply of `companies/:jurisdiction_code/:company_number`. */
export const watchedFactsIn = (body: unknown, today: string): WatchedFacts | undefined =>
  watchedFactsOf(fieldsIn(fieldsIn(body).results).company, today);

/** The storage key of the list. */
export const WATCH_KEY = 'firmament.watch';

/** A company watched on this device. Moments are ISO 8601. */
export interface Watched extends CompanyNumber {
  watched_at: string;
  /** When its record was last viewed, or its changes were marked as seen. */
  looked_at: string;
  /** The facts at that time. */
  facts: WatchedFacts;
}

/** The list, and what could not be read of it. */
export interface Watchlist {
  companies: Watched[];
  /** The number of unreadable entries. */
  left_out: number;
  /** Whether all of it is unreadable: broken, or from a later version. */
  unreadable: boolean;
}

const VERSION = 1;
/** Limited by device storage. */
export const MOST_WATCHED = 200;

const NOTHING: Watchlist = { companies: [], left_out: 0, unreadable: false };
const UNREADABLE: Watchlist = { companies: [], left_out: 0, unreadable: true };

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

interface Given {
  jurisdiction_code?: unknown;
  company_number?: unknown;
  watched_at?: unknown;
  looked_at?: unknown;
  facts?: unknown;
}

function toWatched(given: unknown): Watched[] {
  if (typeof given !== 'object' || given === null) return [];
  const { jurisdiction_code, company_number, watched_at, looked_at, facts }: Given = given;
  const isKey = isText(jurisdiction_code) && /^[a-z]{2}(?:_[a-z0-9]{2,3})?$/.test(jurisdiction_code);
  if (!isKey || !isText(company_number) || !isMoment(watched_at) || !isMoment(looked_at)) return [];
  const known = watchedFactsOf(facts, dayOf(looked_at));
  return known ? [{ jurisdiction_code, company_number, watched_at, looked_at, facts: known }] : [];
}

const isSameCompany = (a: CompanyNumber, b: CompanyNumber): boolean => links.company(a) === links.company(b);

function withoutDuplicates(companies: Watched[]): Watched[] {
  return [...new Map(companies.map((company) => [links.company(company), company])).values()].slice(0, MOST_WATCHED);
}

/** Parses the stored list or an exported file. Never throws. */
export function parseWatchlist(text: string | null): Watchlist {
  if (text === null || text.trim() === '') return NOTHING;
  try {
    const given: { version?: unknown; companies?: unknown } | null = JSON.parse(text);
    if (given?.version !== VERSION || !Array.isArray(given.companies)) return UNREADABLE;
    const companies = withoutDuplicates(given.companies.flatMap(toWatched));
    return { companies, left_out: given.companies.length - companies.length, unreadable: false };
  } catch {
    return UNREADABLE;
  }
}

export const printWatchlist = (companies: readonly Watched[]): string =>
  JSON.stringify({ version: VERSION, companies }, null, 2);

export const findWatched = (companies: readonly Watched[], company: CompanyNumber): Watched | undefined =>
  companies.find((each) => isSameCompany(each, company));

export const withoutWatched = (companies: readonly Watched[], company: CompanyNumber): Watched[] =>
  companies.filter((each) => !isSameCompany(each, company));

/** Newest first. */
export function withWatched(companies: readonly Watched[], company: CompanyNumber, facts: WatchedFacts, now: string) {
  const { jurisdiction_code, company_number } = company;
  const added: Watched = { jurisdiction_code, company_number, watched_at: now, looked_at: now, facts };
  return [added, ...withoutWatched(companies, company)].slice(0, MOST_WATCHED);
}

/** Records that the company was viewed now. Other companies and the order do not change. */
export const withView = (companies: readonly Watched[], company: CompanyNumber, facts: WatchedFacts, now: string) =>
  companies.map((each) => (isSameCompany(each, company) ? { ...each, looked_at: now, facts } : each));

/** Both lists merged; a company in both keeps the later view. */
export function merged(own: readonly Watched[], brought: readonly Watched[]): { companies: Watched[]; added: number } {
  const later = own.map((each) => {
    const other = findWatched(brought, each);
    return other && other.looked_at > each.looked_at ? { ...other, watched_at: each.watched_at } : each;
  });
  const added = brought.filter((each) => !findWatched(own, each)).slice(0, MOST_WATCHED - own.length);
  return { companies: [...later, ...added], added: added.length };
}
