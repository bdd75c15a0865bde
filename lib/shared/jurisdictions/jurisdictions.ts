import { COUNTRY_CODES, countryName } from './countries';
import { REGIONS } from './regions';

/** A jurisdiction as the interface describes it (specification, Jurisdiction). */
export interface Jurisdiction {
  code: string;
  jurisdiction_code?: string | null;
  name: string;
  country?: string | null;
  full_name?: string | null;
}

function country(code: string): Jurisdiction {
  const name = countryName(code);
  return { code, jurisdiction_code: code, name, country: name, full_name: name };
}

function region(countryCode: string, code: string, name: string): Jurisdiction {
  const full = `${countryCode}_${code}`;
  return {
    code: full,
    jurisdiction_code: full,
    name,
    country: countryName(countryCode),
    full_name: `${name} (${countryCode.toUpperCase()})`,
  };
}

/** Every known jurisdiction, whether companies are held for it or not (specification, Jurisdiction), by code. */
export const JURISDICTIONS: readonly Jurisdiction[] = COUNTRY_CODES.flatMap((code) => [
  country(code),
  ...Object.entries(REGIONS[code] ?? {}).map(([regionCode, name]) => region(code, regionCode, name)),
]);

const BY_CODE = new Map(JURISDICTIONS.map((jurisdiction) => [jurisdiction.code, jurisdiction]));

export const findJurisdiction = (code: string): Jurisdiction | undefined => BY_CODE.get(code);

export const isJurisdictionCode = (code: string): boolean => BY_CODE.has(code);

/** The name a reader knows it by, "Delaware (US)"; a code that nobody knows is shown as it is. */
export function jurisdictionName(code: string): string {
  return BY_CODE.get(code)?.full_name ?? code;
}

/** `us_de` → `us`. */
export const countryOf = (jurisdictionCode: string): string => jurisdictionCode.split('_')[0] ?? jurisdictionCode;
