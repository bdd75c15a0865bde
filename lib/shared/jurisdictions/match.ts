import { words } from '@/lib/shared/names/fold';
import { countryOf, findJurisdiction, type Jurisdiction } from './jurisdictions';
import { bareKey, codesNamed, nameKey } from './name-index';
import { REGIONS } from './regions';

const isCountry = (code: string): boolean => !code.includes('_');

/** What the whole text names, as it is written or without "State of". */
function namedByAll(q: string): string[] {
  const codes = codesNamed(nameKey(q));
  return codes.length > 0 ? codes : codesNamed(bareKey(q));
}

/** Of more words no place and its country are made; to try all ways to part them would take very long. */
const MOST_WORDS = 20;

/** A region with its country before or after it: "Delaware, US", "USA Delaware", "Ontario (Canada)", "US-DE". */
function regionsWithCountry(q: string): string[] {
  const names = words(q);
  if (names.length > MOST_WORDS) return [];
  const splits = names.slice(1).map((_, index) => [names.slice(0, index + 1), names.slice(index + 1)] as const);
  return splits.flatMap(([front, back]) => [...regionsIn(front, back), ...regionsIn(back, front)]);
}

function regionsIn(region: readonly string[], country: readonly string[]): string[] {
  const countries = codesNamed(country.join(' ')).filter(isCountry);
  if (countries.length === 0) return [];
  return namedByAll(region.join(' ')).filter((code) => !isCountry(code) && countries.includes(countryOf(code)));
}

/** A subdivision of a country whose regions keep no registers of their own stands for the country: "DE-BY". */
function countryOfSubdivision(q: string): string[] {
  const country = /^([a-z]{2})[-_][a-z0-9]{1,3}$/.exec(q.trim().toLowerCase())?.[1];
  return country && !REGIONS[country] ? codesNamed(country).filter((code) => code === country) : [];
}

/** Its own code or its English name: what counts where names of other languages mean several places. */
function isKnownAs(key: string, code: string): boolean {
  return key.replace(' ', '_') === code || key === nameKey(findJurisdiction(code)?.name ?? '');
}

/** Of several places of one name the one in the related country; without any, the country rather than a region. */
function settle(q: string, codes: string[], related: string | undefined): string | undefined {
  const nearby = related ? codes.filter((code) => countryOf(code) === countryOf(related)) : [];
  const choice = [...new Set(nearby.length > 0 ? nearby : codes)];
  const countries = choice.filter(isCountry);
  const left = countries.length > 0 ? countries : choice;
  const [only, another] = left;
  return another === undefined ? only : left.find((code) => isKnownAs(nameKey(q), code));
}

/**
 * The jurisdiction that a text means (specification, jurisdictions/match): a code in any case and form, a name in one
 * of many languages, or a region with or without its country. `related` is a code near which the place is looked for
 * first. Undefined where nothing or too much matches.
 */
export function matchJurisdiction(q: string, related?: string): Jurisdiction | undefined {
  const near = related === undefined ? undefined : settle(related, codesNamed(nameKey(related)), undefined);
  for (const codes of [namedByAll(q), regionsWithCountry(q), countryOfSubdivision(q)]) {
    const code = settle(q, codes, near);
    if (code !== undefined) return findJurisdiction(code);
  }
  return undefined;
}
