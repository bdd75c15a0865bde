import type { JurisdictionInput } from '@/lib/register/store/records';
import { countryOf, isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import { type ImportFormat, type Mapped, passOver, type ReadItem, skip } from '../format';
import { toJurisdictionCode } from '../jurisdiction';
import { flagAt, isRaw, type Raw, textAt, textsAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { readJsonRecords } from '../read/json';
import type { SourceFile } from '../read/source-file';
import { nameProblem } from '../values';

/** One published list of places or registers. */
interface JurisdictionList {
  /** Whether a file that begins so is this list; the byte order mark is already removed. */
  recognises(start: string): boolean;
  read(file: SourceFile): AsyncIterable<ReadItem>;
  /** Fields that distinguish its records from those of other lists. */
  fields: readonly string[];
  map(raw: Raw): Mapped;
}

/** A longer name is a broken field. */
const isName = (text: string | null): text is string => nameProblem(text) === null;

interface Names {
  /** The name to use; absent if the current name is kept. */
  name?: string | null;
  /** Names that are unambiguous, as far as the list knows. */
  names?: (string | null)[];
  /** Names that may be ambiguous: places in it, names in passing. */
  weak?: (string | null)[];
}

const toJurisdiction = (code: string, { name, names = [], weak = [] }: Names): JurisdictionInput => ({
  kind: 'jurisdiction',
  code,
  ...(name && isName(name) ? { name } : {}),
  names: names.filter(isName),
  weak_names: weak.filter(isName),
});

const COUNTRY_CODE = /^[A-Za-z]{2}$/;

/** A known country. */
const knownCountry = (code: string | null): string | null =>
  code !== null && COUNTRY_CODE.test(code) ? toJurisdictionCode(code) : null;

/** The code of a country, known or not: any list with its name may add it. */
const countryCode = (code: string | null): string | null =>
  knownCountry(code) ?? (code !== null && COUNTRY_CODE.test(code) ? code.toLowerCase() : null);

/** `US-DE` → `us_de`; undefined if the place has no separate register. */
function regionCode(code: string | null): string | undefined {
  const region = code?.toLowerCase().replace('-', '_');
  return region?.includes('_') && isJurisdictionCode(region) ? region : undefined;
}

const AUTHORITY = 'Registration Authority Code';
const PLACE = 'Jurisdiction (country or region)';

/** The named region, if the country's regions have registers. */
function regionNamed(country: string, name: string | null): string {
  const code = name === null ? undefined : matchJurisdiction(name, country)?.code;
  return code !== undefined && countryOf(code) === country ? code : country;
}

function mapAuthority(raw: Raw): Mapped {
  const authority = textAt(raw, AUTHORITY);
  if (authority === null || !/^RA\d{6}$/.test(authority)) return skip('no code of a registration authority');
  const country = knownCountry(textAt(raw, 'Country Code'));
  // RA888888 and similar codes mean "no register".
  if (country === null) return passOver('authority of no country');
  return [toJurisdiction(regionNamed(country, textAt(raw, PLACE)), { names: [authority] })];
}

/** GLEIF's registration authorities: the code of a register gives its jurisdiction. */
const authorities: JurisdictionList = {
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
  // Lists for the world or several countries belong to no jurisdiction.
  if (country === null || another !== undefined) return passOver('identifiers of several countries');
  const regions = textsAt(raw, 'subnationalCoverage');
  const region = regions.length === 1 ? regionCode(regions[0] ?? null) : undefined;
  return [toJurisdiction(region ?? country, { names: [code] })];
}

/** org-id.guide: schemes of identifiers, `GB-COH`, by jurisdiction. */
const identifierSchemes: JurisdictionList = {
  recognises: (start) =>
    /^\s*[[{]/.test(start) && /"subnationalCoverage"\s*:/.test(start) && /"listType"\s*:/.test(start),
  read: (file) => readJsonRecords(file),
  fields: ['code', 'coverage'],
  map: mapScheme,
};

const CODE = 'ISO3166-1-Alpha-2';
const NAME = 'CLDR display name';

const NAMES = [
  NAME,
  ...['en', 'fr', 'es', 'ru', 'ar', 'cn'].map((language) => `official_name_${language}`),
  ...['English', 'French', 'Spanish', 'Russian', 'Arabic', 'Chinese'].flatMap((language) => [
    `UNTERM ${language} Short`,
    `UNTERM ${language} Formal`,
  ]),
];

/** `Netherlands (the)`, `Pays-Bas (les)`: the article is not part of the name. */
const withoutArticle = (name: string | null): string | null =>
  name?.replace(/\s*\((?:the|le|la|les|el|los|las|l['’])\)$/i, '') ?? null;

function mapCountry(raw: Raw): Mapped {
  const [code, name] = [countryCode(textAt(raw, CODE)), textAt(raw, NAME)];
  if (code === null) return skip('a country without its code of two letters');
  const names = NAMES.map((column) => withoutArticle(textAt(raw, column)));
  return [toJurisdiction(code, { name: isJurisdictionCode(code) ? null : name, names })];
}

/** ISO 3166-1 with other codes, and the names that the UN uses in its six languages. */
const countries: JurisdictionList = {
  recognises: (start) => /^[^\n]*\bISO3166-1-Alpha-2\b[^\n]*\bCLDR display name\b/.test(start),
  read: (file) => readCsvRecords(file),
  fields: [CODE, NAME],
  map: mapCountry,
};

/** Codes that are not countries, such as the whole world, are skipped. */
const ownCode = (raw: Raw, code: string): string | null =>
  flagAt(raw, 'is_country') ? countryCode(code) : knownCountry(code);

function mapTerritory(raw: Raw): Mapped {
  const [code, name] = [textAt(raw, 'code'), textAt(raw, 'name')];
  if (code === null || name === null) return skip('a territory without its code and name');
  const strong = [textAt(raw, 'full_name'), ...textsAt(raw, 'names_strong')];
  const weak = textsAt(raw, 'names_weak');
  const region = regionCode(code);
  // Regions keep their name: the list writes "Georgia (USA)" to distinguish it from the country.
  if (region !== undefined) return [toJurisdiction(region, { names: [name, ...strong], weak })];
  const country = flagAt(raw, 'is_jurisdiction') ? ownCode(raw, code) : null;
  if (country !== null) return [toJurisdiction(country, { name, names: strong, weak })];
  // A part of a country gives names of the country; anything else is not a jurisdiction.
  const parent = knownCountry(textAt(raw, 'parent'));
  return parent === null ? [] : [toJurisdiction(parent, { weak: [name, ...strong, ...weak] })];
}

/** Territories with their names in many languages, as published by OpenSanctions. */
const territories: JurisdictionList = {
  recognises: (start) => /^\s*\{[^\n]*"is_ftm"\s*:/.test(start) && /"names_strong"\s*:/.test(start),
  read: (file) => readJsonRecords(file),
  fields: ['code', 'name', 'names_strong'],
  map: mapTerritory,
};

/** `US-PR` is a separate country in ISO 3166-1, and so in registers. */
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

/** ISO 3166-2: regions with registers get their names, others give names of their country. */
const subdivisions: JurisdictionList = {
  recognises: (start) => /^id,name,country_id,country_code,country_name,iso2,(?:iso3166_2,)?fips_code,type/.test(start),
  read: (file) => readCsvRecords(file),
  fields: ['country_code', 'fips_code', 'name', 'type'],
  map: mapSubdivision,
};

const LISTS: readonly JurisdictionList[] = [countries, subdivisions, territories, authorities, identifierSchemes];

const listOf = (start: string): JurisdictionList | undefined =>
  LISTS.find((list) => list.recognises(start.replace(/^\uFEFF/, '')));

/** Lists of places and registers: names of jurisdictions, and other spellings of them. */
export const jurisdictions: ImportFormat = {
  name: 'jurisdictions',
  describes: 'Countries and regions with their names; codes of registers by GLEIF and org-id.guide (CSV, JSON)',
  recognises: ({ start }) => listOf(start) !== undefined,
  async *read(file) {
    const list = listOf((await file.start()).toString('utf8'));
    if (!list) throw new Error('it is no list of jurisdictions that is known here');
    yield* list.read(file);
  },
  createMapper: () => (raw) => {
    const list = isRaw(raw)
      ? LISTS.find(({ fields }) => fields.every((field) => Object.hasOwn(raw, field)))
      : undefined;
    return isRaw(raw) && list ? list.map(raw) : skip('not a record of a list of jurisdictions');
  },
};
