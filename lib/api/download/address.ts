import { SUFFIXES } from './suffixes.mjs';

export type Suffix = (typeof SUFFIXES)[number];

/** `/companies/gb/01234500.csv` taken apart. */
export interface TakenAddress {
  /** Of the page, with its slash, percent-encoded as it was sent. */
  path: string;
  suffix: Suffix;
  /** With the suffix: a record may be called so. */
  whole: string;
}

/** Undefined for an address that ends in none of our suffixes, or has nothing before it. */
export function takenAddress(pathname: string): TakenAddress | undefined {
  const lower = pathname.toLowerCase();
  const suffix = SUFFIXES.find((one) => lower.endsWith(`.${one}`));
  if (suffix === undefined) return undefined;
  const path = pathname.slice(0, -suffix.length - 1);
  return path === '' || path.endsWith('/') ? undefined : { path, suffix, whole: pathname };
}

/** The address of a page as a file: the suffix before the query. */
export function takenHref(path: string, suffix: Suffix, params: URLSearchParams = new URLSearchParams()): string {
  const query = params.toString();
  return `${path}.${suffix}${query === '' ? '' : `?${query}`}`;
}

/**
 * The page of a record whose own name ends like a file: with its last dots encoded, no suffix is read off it. Browsers
 * keep `%2E` inside a segment, and it is decoded to the same name.
 */
export function pageOfDottedName(whole: string): string {
  const at = whole.lastIndexOf('/') + 1;
  return whole.slice(0, at) + whole.slice(at).replaceAll('.', '%2E');
}
