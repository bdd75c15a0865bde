import { isJurisdictionCode, JURISDICTIONS } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import { isPlace } from '../chips';
import { nearest } from './nearest';

const LONGEST_NAME = 80;

const isOf = (name: string, code: string): boolean => name !== 'country_code' || !code.includes('_');

/**
 * The code that a value of a place filter means: a known code as it is written, or a name ("Germany" → `de`).
 * Undefined where nobody knows such a place. Values of other filters are what they are.
 */
export function termMeant(name: string, text: string): string | undefined {
  if (!isPlace(name)) return text;
  if (text.length > LONGEST_NAME) return undefined;
  const lower = text.toLowerCase();
  if (isJurisdictionCode(lower) && isOf(name, lower)) return text;
  const code = matchJurisdiction(text)?.code;
  return code !== undefined && isOf(name, code) ? code : undefined;
}

/** The place whose name is nearest to what was typed. */
export function nearestPlace(name: string, text: string): { code: string; name: string } | undefined {
  const places = JURISDICTIONS.filter(({ code }) => isOf(name, code));
  const found = nearest(
    text,
    places.map((place) => place.name),
  );
  return places.find((place) => place.name === found);
}
