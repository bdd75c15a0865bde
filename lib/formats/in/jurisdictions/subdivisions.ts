import { type Mapped, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { type JurisdictionList, knownCountry, regionCode, toJurisdiction } from './list';

/** `US-PR` is a country of its own to ISO 3166-1, and so to registers. */
const outlyingCode = (iso: string | null, type: string | null): string | null =>
  type === 'outlying area' ? knownCountry(iso?.slice(3) ?? null) : null;

function mapSubdivision(raw: Raw): Mapped {
  const [iso, name, type] = [textAt(raw, 'iso3166_2'), textAt(raw, 'name'), textAt(raw, 'type')];
  const country = knownCountry(textAt(raw, 'country_code'));
  if (country === null || name === null) return skip('a place without its name and country');
  const other = textAt(raw, 'native');
  const region = regionCode(iso);
  if (region !== undefined) return [toJurisdiction(region, { name, names: [other] })];
  return [toJurisdiction(outlyingCode(iso, type) ?? country, { weak: [name, other] })];
}

/** ISO 3166-2: regions with registers of their own get their name, all others stand for their country. */
export const subdivisions: JurisdictionList = {
  recognises: (start) => /^id,name,country_id,country_code,country_name,iso2,(?:iso3166_2,)?fips_code,type/.test(start),
  read: (file) => readCsvRecords(file),
  fields: ['country_code', 'fips_code', 'name', 'type'],
  map: mapSubdivision,
};
