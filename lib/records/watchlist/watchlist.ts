import { dayOf } from '@/lib/records/format/days';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { type WatchedFacts, watchedFactsOf } from './facts';

/** Under this key the device keeps the list. */
export const WATCH_KEY = 'firmament.watch';

/** A company that somebody watches on the device. Moments are ISO 8601. */
export interface Watched extends CompanyNumber {
  watched_at: string;
  /** When its record was last shown, or its changes were marked as seen. */
  looked_at: string;
  /** As they were then. */
  facts: WatchedFacts;
}

/** The list, and how much of what is kept is no such list. */
export interface Watchlist {
  companies: Watched[];
  /** Entries that could not be read. */
  left_out: number;
  /** Whether all of it could not be read: it is broken, or from a later version of these pages. */
  unreadable: boolean;
}

const VERSION = 1;
/** What a device has room for. */
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

export const isSameCompany = (a: CompanyNumber, b: CompanyNumber): boolean => links.company(a) === links.company(b);

function onceEach(companies: Watched[]): Watched[] {
  return [...new Map(companies.map((company) => [links.company(company), company])).values()].slice(0, MOST_WATCHED);
}

/** Reads what is kept, or a file that was taken along: any text, without a failure. */
export function parseWatchlist(text: string | null): Watchlist {
  if (text === null || text.trim() === '') return NOTHING;
  try {
    const given: { version?: unknown; companies?: unknown } | null = JSON.parse(text);
    if (given?.version !== VERSION || !Array.isArray(given.companies)) return UNREADABLE;
    const companies = onceEach(given.companies.flatMap(toWatched));
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

/** The newest first. */
export function withWatched(companies: readonly Watched[], company: CompanyNumber, facts: WatchedFacts, now: string) {
  const { jurisdiction_code, company_number } = company;
  const added: Watched = { jurisdiction_code, company_number, watched_at: now, looked_at: now, facts };
  return [added, ...withoutWatched(companies, company)].slice(0, MOST_WATCHED);
}

/** Somebody has looked at the company as it is now. The others, and the order, stay. */
export const withLook = (companies: readonly Watched[], company: CompanyNumber, facts: WatchedFacts, now: string) =>
  companies.map((each) => (isSameCompany(each, company) ? { ...each, looked_at: now, facts } : each));

/** Both lists; of a company in both, what was looked at later. */
export function merged(own: readonly Watched[], brought: readonly Watched[]): { companies: Watched[]; added: number } {
  const later = own.map((each) => {
    const other = findWatched(brought, each);
    return other && other.looked_at > each.looked_at ? { ...other, watched_at: each.watched_at } : each;
  });
  const added = brought.filter((each) => !findWatched(own, each)).slice(0, MOST_WATCHED - own.length);
  return { companies: [...later, ...added], added: added.length };
}
