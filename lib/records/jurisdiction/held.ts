import type { Jurisdiction } from '@/lib/contract/records';
import { countryOf, findJurisdiction, isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction, namedIn } from '@/lib/shared/jurisdictions/match';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { words } from '@/lib/shared/names/fold';

/** The parsed address of the page of jurisdictions. */
export interface JurisdictionsView {
  q: string;
  order: 'count' | 'name';
  /** Whether counts were requested by a click: they cost one call if calls are limited. */
  counts: boolean;
}

type Address = Record<string, string | string[] | undefined>;

const firstOf = (given: Address, name: string): string => [given[name] ?? ''].flat()[0]?.trim() ?? '';

export const parseJurisdictionsView = (given: Address): JurisdictionsView => ({
  q: firstOf(given, 'q'),
  order: firstOf(given, 'order') === 'name' ? 'name' : 'count',
  counts: firstOf(given, 'counts') === 'true',
});

/** The address of this view, without defaults. */
export function printJurisdictionsView({ q, order, counts }: JurisdictionsView): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(order === 'name' && { order }),
    ...(counts && { counts: 'true' }),
  });
}

/** Number of companies in each jurisdiction; undefined if not counted. */
type Counts = ReadonlyMap<string, number> | undefined;

export interface CountedJurisdiction {
  code: string;
  name: string;
  /** Undefined if not counted; 0 is a count. */
  count?: number;
  /** A code without a name in the source's list and in ours. */
  unknown?: true;
}

/** A country with its regions. Its count includes them. */
export interface HeldCountry extends CountedJurisdiction {
  /** The number registered in the country itself, without regions. */
  own?: number;
  regions: CountedJurisdiction[];
}

/** The source's list of places, and the language to name them in. */
interface Known {
  names: ReadonlyMap<string, Jurisdiction>;
  counts: Counts;
  language: Language;
}

const isRegion = (code: string): boolean => code.includes('_');

function counted(code: string, { names, counts, language }: Known): CountedJurisdiction {
  const name = namedIn(language, code, names.get(code)?.name ?? findJurisdiction(code)?.name);
  const count = counts && (counts.get(code) ?? 0);
  return { code, name: name ?? code, count, ...(name === undefined && !isJurisdictionCode(code) && { unknown: true }) };
}

/** The total of all counts. */
export const sumOf = (held: readonly CountedJurisdiction[]): number =>
  held.reduce((sum, { count = 0 }) => sum + count, 0);

function country(code: string, codes: string[], known: Known): HeldCountry {
  const regions = codes.filter(isRegion).map((region) => counted(region, known));
  const own = counted(code, known);
  return { ...own, own: own.count, count: known.counts && sumOf([own, ...regions]), regions };
}

/** Every jurisdiction that the source lists or holds companies of, regions below their country. */
export function heldCountries(known: readonly Jurisdiction[], counts: Counts, language: Language): HeldCountry[] {
  const names = new Map(known.map((jurisdiction) => [jurisdiction.code, jurisdiction]));
  const byCountry = new Map<string, string[]>();
  for (const code of new Set([...names.keys(), ...(counts?.keys() ?? [])])) {
    const key = countryOf(code);
    byCountry.set(key, [...(byCountry.get(key) ?? []), code]);
  }
  return [...byCountry].map(([code, codes]) => country(code, codes, { names, counts, language }));
}

type Compare = (a: CountedJurisdiction, b: CountedJurisdiction) => number;

/** Countries and their regions by name, or by number of companies, largest first. */
export function sortHeld(held: readonly HeldCountry[], order: 'count' | 'name', language: Language): HeldCountry[] {
  const names = formsOf(language).compare;
  const byName: Compare = (a, b) => names(a.name, b.name);
  const byCount: Compare = (a, b) => (b.count ?? 0) - (a.count ?? 0) || byName(a, b);
  const compare = order === 'name' ? byName : byCount;
  return held.map((one) => ({ ...one, regions: [...one.regions].sort(compare) })).sort(compare);
}

/** Matches the code, the start of words of the name, or any name known to `jurisdictions/match`. */
function finder(q: string): (one: CountedJurisdiction) => boolean {
  const [typed, meant, code] = [words(q), matchJurisdiction(q)?.code, q.trim().toLowerCase()];
  return (one) => {
    const names = words(one.name);
    return (
      one.code === meant || one.code === code || typed.every((part) => names.some((word) => word.startsWith(part)))
    );
  };
}

/**
 * The matching countries, each with all regions if the country matches, else with the matching regions. An empty text
 * matches all.
 */
export function findHeld(held: readonly HeldCountry[], q: string): HeldCountry[] {
  if (words(q).length === 0) return [...held];
  const found = finder(q);
  return held.flatMap((one) => {
    if (found(one)) return [one];
    const regions = one.regions.filter(found);
    return regions.length > 0 ? [{ ...one, regions }] : [];
  });
}
