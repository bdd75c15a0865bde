import { COUNTRY_CODES, countryName, countryOf, isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';

/** Codes that publishers use beside ISO 3166. */
const CODE_ALIASES: Readonly<Record<string, string>> = { uk: 'gb', el: 'gr' };

const NAME_ALIASES: Readonly<Record<string, string>> = {
  england: 'gb',
  scotland: 'gb',
  wales: 'gb',
  'northern ireland': 'gb',
  'great britain': 'gb',
  'united states of america': 'us',
  usa: 'us',
  'republic of ireland': 'ie',
  'hong kong': 'hk',
  'czech republic': 'cz',
  turkey: 'tr',
  'virgin islands, british': 'vg',
  'korea, republic of': 'kr',
  'russian federation': 'ru',
};

const CODE_BY_NAME = new Map([
  ...COUNTRY_CODES.map((code): [string, string] => [countryName(code).toLowerCase(), code]),
  ...Object.entries(NAME_ALIASES),
]);

/** `US-DE` → `us_de`; a subdivision without a register of its own, `GB-SCT`, → its country; unknown → null. */
export function toJurisdictionCode(isoCode: string | null): string | null {
  if (isoCode === null) return null;
  const code = isoCode.toLowerCase().replace('-', '_');
  if (isJurisdictionCode(code)) return code;
  const country = CODE_ALIASES[countryOf(code)] ?? countryOf(code);
  return isJurisdictionCode(country) ? country : null;
}

export const countryCodeOf = (name: string | null): string | null =>
  CODE_BY_NAME.get(name?.trim().toLowerCase() ?? '') ?? null;

/** A country as a name, from a name or a code. */
export function toCountryName(nameOrCode: string | null): string | null {
  if (nameOrCode === null || !/^[A-Za-z]{2}(-|$)/.test(nameOrCode)) return nameOrCode;
  const code = toJurisdictionCode(nameOrCode);
  return code ? countryName(countryOf(code)) : nameOrCode;
}
