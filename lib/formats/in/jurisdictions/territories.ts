import { type Mapped, skip } from '../format';
import { flagAt, type Raw, textAt, textsAt } from '../raw';
import { readJsonRecords } from '../read/json';
import { countryCode, type JurisdictionList, knownCountry, regionCode, toJurisdiction } from './list';

/** What has a code without being a country, as the whole world has, is added to none. */
const ownCode = (raw: Raw, code: string): string | null =>
  flagAt(raw, 'is_country') ? countryCode(code) : knownCountry(code);

function mapTerritory(raw: Raw): Mapped {
  const [code, name] = [textAt(raw, 'code'), textAt(raw, 'name')];
  if (code === null || name === null) return skip('a territory without its code and name');
  const strong = [textAt(raw, 'full_name'), ...textsAt(raw, 'names_strong')];
  const weak = textsAt(raw, 'names_weak');
  const region = regionCode(code);
  // Regions keep their name: the list writes "Georgia (USA)", to tell it from the country.
  if (region !== undefined) return [toJurisdiction(region, { names: [name, ...strong], weak })];
  const country = flagAt(raw, 'is_jurisdiction') ? ownCode(raw, code) : null;
  if (country !== null) return [toJurisdiction(country, { name, names: strong, weak })];
  // What is part of a country stands for it; what is none and belongs to none is no jurisdiction.
  const parent = knownCountry(textAt(raw, 'parent'));
  return parent === null ? [] : [toJurisdiction(parent, { weak: [name, ...strong, ...weak] })];
}

/** Territories with what they are called in many languages, as OpenSanctions keeps them. */
export const territories: JurisdictionList = {
  recognises: (start) => /^\s*\{[^\n]*"is_ftm"\s*:/.test(start) && /"names_strong"\s*:/.test(start),
  read: (file) => readJsonRecords(file),
  fields: ['code', 'name', 'names_strong'],
  map: mapTerritory,
};
