import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { type Mapped, skip } from '../format';
import { type Raw, textAt } from '../raw';
import { readCsvRecords } from '../read/csv';
import { countryCode, type JurisdictionList, toJurisdiction } from './list';

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

/** `Netherlands (the)`, `Pays-Bas (les)`: the article is no part of the name. */
const withoutArticle = (name: string | null): string | null =>
  name?.replace(/\s*\((?:the|le|la|les|el|los|las|l['’])\)$/i, '') ?? null;

function mapCountry(raw: Raw): Mapped {
  const [code, name] = [countryCode(textAt(raw, CODE)), textAt(raw, NAME)];
  if (code === null) return skip('a country without its code of two letters');
  const names = NAMES.map((column) => withoutArticle(textAt(raw, column)));
  return [toJurisdiction(code, { name: isJurisdictionCode(code) ? null : name, names })];
}

/** ISO 3166-1 beside other codes, with the names that the UN uses in its six languages. */
export const countries: JurisdictionList = {
  recognises: (start) => /^[^\n]*\bISO3166-1-Alpha-2\b[^\n]*\bCLDR display name\b/.test(start),
  read: (file) => readCsvRecords(file),
  fields: [CODE, NAME],
  map: mapCountry,
};
