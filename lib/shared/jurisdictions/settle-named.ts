import { countryOf, type Jurisdiction } from './jurisdictions';
import { matchJurisdiction } from './match';

/** A jurisdiction that a name means; a weak name may mean something else as well. */
export interface NamedJurisdiction {
  jurisdiction: Jurisdiction;
  isWeak: boolean;
}

/**
 * Of the places that a register knows by a name the one that is meant: one in the country of `related` where there is
 * any, by a name of its own before a weak one. Undefined where several are left.
 */
export function settleNamed(named: readonly NamedJurisdiction[], related?: string): Jurisdiction | undefined {
  const near = related === undefined ? undefined : matchJurisdiction(related)?.code;
  const nearby = near ? named.filter(({ jurisdiction }) => countryOf(jurisdiction.code) === countryOf(near)) : [];
  const choice = nearby.length > 0 ? nearby : named;
  const strong = choice.filter(({ isWeak }) => !isWeak);
  const [only, another] = strong.length > 0 ? strong : choice;
  return another === undefined ? only?.jurisdiction : undefined;
}
