/** A search saved on the device. It has no account and never leaves the device, except as a file. */
export interface SavedSearch {
  name: string;
  /** Path and query of our page. */
  href: string;
  /** ISO 8601. */
  saved_at: string;
}

const LONGEST_NAME = 120;
const MOST_KEPT = 200;
const PAGES = /^\/(?:companies|officers)\/search(?:\?|$)/;

const cleanName = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

function toSaved(given: unknown): SavedSearch[] {
  if (typeof given !== 'object' || given === null) return [];
  const { name, href, saved_at }: { name?: unknown; href?: unknown; saved_at?: unknown } = given;
  if (typeof name !== 'string' || typeof href !== 'string' || typeof saved_at !== 'string') return [];
  // Stored data may have been written by any script, so only links to our search pages are accepted.
  return PAGES.test(href) && cleanName(name) !== '' ? [{ name: cleanName(name), href, saved_at }] : [];
}

/** Parses stored searches; anything else is ignored. Never throws. */
export function parseSaved(text: string | null): SavedSearch[] {
  try {
    const given: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(given) ? given.flatMap(toSaved).slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

export const printSaved = (searches: readonly SavedSearch[]): string => JSON.stringify(searches, null, 2);

/** Newest first. The same search is kept once, under its newest name; a search without a name is not kept. */
export function withSaved(searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] {
  return [...toSaved(search), ...searches.filter(({ href }) => href !== search.href)].slice(0, MOST_KEPT);
}

export const withoutSaved = (searches: readonly SavedSearch[], href: string): SavedSearch[] =>
  searches.filter((search) => search.href !== href);

/** Unchanged if the new name is empty. */
export const withNewName = (searches: readonly SavedSearch[], href: string, name: string): SavedSearch[] =>
  searches.map((search) =>
    search.href === href && cleanName(name) !== '' ? { ...search, name: cleanName(name) } : search,
  );
