import { type HeldCountry, sumOf } from '@/lib/records/jurisdiction/held';

/** How many companies a register holds, and of how many places. */
export interface Holdings {
  companies: number;
  jurisdictions: number;
  countries: number;
}

/** What is registered in a country itself is a jurisdiction of its own. `total` counts those beyond the counts too. */
export function holdingsOf(countries: readonly HeldCountry[], total: number): Holdings {
  const held = countries.filter((one) => (one.count ?? 0) > 0);
  const parts = held
    .flatMap(({ own = 0, regions }) => [{ count: own }, ...regions])
    .filter(({ count }) => (count ?? 0) > 0);
  return { companies: Math.max(total, sumOf(held)), jurisdictions: parts.length, countries: held.length };
}
