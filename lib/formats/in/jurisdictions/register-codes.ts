import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import { type Mapped, skip } from '../format';
import { type Raw, textAt, textsAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { readJsonRecords } from '../read/json';
import { type JurisdictionList, knownCountry, regionCode, toJurisdiction } from './list';

const AUTHORITY = 'Registration Authority Code';
const PLACE = 'Jurisdiction (country or region)';

/** The region that is named, where the country has regions that keep registers. */
function regionNamed(country: string, name: string | null): string {
  const code = name === null ? undefined : matchJurisdiction(name, country)?.code;
  return code !== undefined && countryOf(code) === country ? code : country;
}

function mapAuthority(raw: Raw): Mapped {
  const authority = textAt(raw, AUTHORITY);
  if (authority === null || !/^RA\d{6}$/.test(authority)) return skip('no code of a registration authority');
  const country = knownCountry(textAt(raw, 'Country Code'));
  // RA888888 and its like stand for no register.
  if (country === null) return [];
  return [toJurisdiction(regionNamed(country, textAt(raw, PLACE)), { names: [authority] })];
}

/** GLEIF's registration authorities: a register's code finds the place whose register it is. */
export const authorities: JurisdictionList = {
  recognises: (start) => /^"?Registration Authority Code"?,"?Country"?,"?Country Code"?,/.test(start),
  read: (file) => readCsvRecords(file),
  fields: [AUTHORITY, 'Country Code'],
  map: mapAuthority,
};

function mapScheme(raw: Raw): Mapped {
  const code = textAt(raw, 'code');
  if (code === null) return skip('a list of identifiers without its code');
  const [place, another] = textsAt(raw, 'coverage');
  const country = knownCountry(place ?? null);
  // Lists of the whole world, or of several countries, mean none.
  if (country === null || another !== undefined) return [];
  const regions = textsAt(raw, 'subnationalCoverage');
  const region = regions.length === 1 ? regionCode(regions[0] ?? null) : undefined;
  return [toJurisdiction(region ?? country, { names: [code] })];
}

/** org-id.guide: schemes of identifiers, `GB-COH`, by the place they are of. */
export const identifierSchemes: JurisdictionList = {
  recognises: (start) =>
    /^\s*[[{]/.test(start) && /"subnationalCoverage"\s*:/.test(start) && /"listType"\s*:/.test(start),
  read: (file) => readJsonRecords(file),
  fields: ['code', 'coverage'],
  map: mapScheme,
};
