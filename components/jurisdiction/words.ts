import { countInWords, plural } from '@/lib/format/dates';
import { type CountedJurisdiction, type HeldCountry, sumOf } from '@/lib/jurisdictions/held';
import type { Step } from '@/lib/map/steps';

/** "1,204 companies"; what nobody counted is said to be so. */
export const companiesInWords = (count: number | undefined): string =>
  count === undefined ? 'not counted' : plural(count, 'company', 'companies');

/** The accessible name of a place on the map, and its tooltip: "France: 1,204 companies". */
export const placeInWords = ({ name, count }: CountedJurisdiction): string =>
  count === undefined ? name : `${name}: ${companiesInWords(count)}`;

/** "50 to 99 companies", "1 company", "200 companies or more". */
export function stepInWords({ from, to }: Step): string {
  if (to === undefined) return `${countInWords(from)} companies or more`;
  if (from === to) return companiesInWords(from);
  return `${countInWords(from)} to ${countInWords(to)} companies`;
}

/** "4,139 companies in 44 jurisdictions of 40 countries and territories." `total` counts those beyond the counts too. */
export function holdingsInWords(countries: readonly HeldCountry[], total: number): string {
  const held = countries.filter((one) => (one.count ?? 0) > 0);
  const parts = held
    .flatMap(({ own = 0, regions }) => [{ count: own }, ...regions])
    .filter(({ count }) => (count ?? 0) > 0);
  return `${plural(Math.max(total, sumOf(held)), 'company', 'companies')} in ${plural(parts.length, 'jurisdiction')} of ${plural(held.length, 'country or territory', 'countries and territories')}.`;
}
