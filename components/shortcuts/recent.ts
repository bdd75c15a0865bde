import { isObject } from '@/lib/shared/json';
/** A record viewed on this device. */
export interface Visit {
  path: string;
  /** Its heading. Untrusted, like all names. */
  title: string;
}

export const RECENT_KEY = 'firmament.recent';

const MOST_KEPT = 20;
const LONGEST_TITLE = 200;

type RecordKind =
  | 'company'
  | 'officer'
  | 'filing'
  | 'statement'
  | 'datum'
  | 'event'
  | 'placeholder'
  | 'corporate_grouping'
  | 'industry_code';

const RECORDS: readonly (readonly [path: RegExp, kind: RecordKind])[] = [
  // "search" is never a company number here: it takes the place of a jurisdiction.
  [/^\/companies\/(?!search\/|events\/)[^/]+\/(?!events$)[^/]+$/, 'company'],
  [/^\/officers\/\d+$/, 'officer'],
  [/^\/filings\/\d+$/, 'filing'],
  [/^\/statements\/\d+$/, 'statement'],
  [/^\/data\/\d+$/, 'datum'],
  [/^\/events\/\d+$/, 'event'],
  [/^\/placeholders\/[^/]+$/, 'placeholder'],
  [/^\/corporate_groupings\/(?!search$)[^/]+$/, 'corporate_grouping'],
  [/^\/industry_codes\/[^/]+\/[^/]+$/, 'industry_code'],
];

/** The kind of record at a path; undefined for searches, lists and the tabs of a record. */
export const kindOfRecord = (path: string): RecordKind | undefined =>
  RECORDS.find(([pattern]) => pattern.test(path))?.[1];

function toVisit(given: unknown): Visit[] {
  if (!isObject(given)) return [];
  const { path, title } = given;
  if (typeof path !== 'string' || typeof title !== 'string' || title === '') return [];
  return kindOfRecord(path) ? [{ path, title: title.slice(0, LONGEST_TITLE) }] : [];
}

/** Parses stored visits, most recent first; anything else is ignored. */
export function parseRecent(text: string | null): Visit[] {
  try {
    const given: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(given) ? given.flatMap(toVisit).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

export const printRecent = (visits: readonly Visit[]): string => JSON.stringify(visits);

/** A heading on one line, without invisible characters. */
const tidy = (title: string): string =>
  title
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);

/** Adds a visit at the front; a repeated visit only moves there. Paths that are not records are ignored. */
export function withVisit(visits: readonly Visit[], { path, title }: Visit): Visit[] {
  const shown = tidy(title);
  if (shown === '' || !kindOfRecord(path)) return [...visits];
  return [{ path, title: shown }, ...visits.filter((visit) => visit.path !== path)].slice(0, MOST_KEPT);
}
