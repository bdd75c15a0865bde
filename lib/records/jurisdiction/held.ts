import type { Jurisdiction } from '@/lib/contract/records';
import { countryOf, findJurisdiction, isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction, namedIn } from '@/lib/shared/jurisdictions/match';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { words } from '@/lib/shared/names/fold';

/** What the page of jurisdictions shows, as its address says it. */
export interface JurisdictionsView {
  q: string;
  order: 'count' | 'name';
  /** Whether counts were asked for by a click: where each call is counted they cost one. */
  counts: boolean;
}

type Address = Record<string, string | string[] | undefined>;

const firstOf = (given: Address, name: string): string => [given[name] ?? ''].flat()[0]?.trim() ?? '';

export const parseJurisdictionsView = (given: Address): JurisdictionsView => ({
  q: firstOf(given, 'q'),
  order: firstOf(given, 'order') === 'name' ? 'name' : 'count',
  counts: firstOf(given, 'counts') === 'true',
});

/** The address of a view; what is usual is left out. */
export function printJurisdictionsView({ q, order, counts }: JurisdictionsView): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(order === 'name' && { order }),
    ...(counts && { counts: 'true' }),
  });
}

/** How many companies each jurisdiction holds; undefined where nobody counted. */
type Counts = ReadonlyMap<string, number> | undefined;

export interface CountedJurisdiction {
  code: string;
  name: string;
  /** Undefined where nobody counted; 0 is a count. */
  count?: number;
  /** A code that neither the source's list nor ours has a name for. */
  unknown?: true;
}

/** A country with what is below it. Its count is that of all of them. */
export interface HeldCountry extends CountedJurisdiction {
  /** What is registered in the country itself and in none of its regions. */
  own?: number;
  regions: CountedJurisdiction[];
}

/** What the source says of the places, and in which language they are named. */
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

/** The number that all of these hold together. */
export const sumOf = (held: readonly CountedJurisdiction[]): number =>
  held.reduce((sum, { count = 0 }) => sum + count, 0);

function country(code: string, codes: string[], known: Known): HeldCountry {
  const regions = codes.filter(isRegion).map((region) => counted(region, known));
  const own = counted(code, known);
  return { ...own, own: own.count, count: known.counts && sumOf([own, ...regions]), regions };
}

/** Every jurisdiction that the source knows or holds companies of, regions below their country. */
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

/** Countries and their regions in one order: by name, or those with the most companies first. */
export function sortHeld(held: readonly HeldCountry[], order: 'count' | 'name', language: Language): HeldCountry[] {
  const names = formsOf(language).compare;
  const byName: Compare = (a, b) => names(a.name, b.name);
  const byCount: Compare = (a, b) => (b.count ?? 0) - (a.count ?? 0) || byName(a, b);
  const compare = order === 'name' ? byName : byCount;
  return held.map((one) => ({ ...one, regions: [...one.regions].sort(compare) })).sort(compare);
}

/** The code itself, its name by the beginnings of its words, or whatever name `jurisdictions/match` knows it by. */
function finder(q: string): (one: CountedJurisdiction) => boolean {
  const [typed, meant, code] = [words(q), matchJurisdiction(q)?.code, q.trim().toLowerCase()];
  return (one) => {
    const names = words(one.name);
    return (
      one.code === meant || one.code === code || typed.every((part) => names.some((word) => word.startsWith(part)))
    );
  };
}

/** What a text finds: a country with all of its regions, or with those that are found themselves. Nothing typed finds all. */
export function findHeld(held: readonly HeldCountry[], q: string): HeldCountry[] {
  if (words(q).length === 0) return [...held];
  const found = finder(q);
  return held.flatMap((one) => {
    if (found(one)) return [one];
    const regions = one.regions.filter(found);
    return regions.length > 0 ? [{ ...one, regions }] : [];
  });
}
