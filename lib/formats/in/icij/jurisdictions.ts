import { ALPHA_3 } from '@/lib/shared/jurisdictions/alpha-3';
import { countryName } from '@/lib/shared/jurisdictions/countries';
import { countryCodeOf } from '../jurisdiction';

/** ICIJ's own codes of jurisdictions that are not the first letters of ISO's → ours. */
const CODES: Readonly<Record<string, string>> = {
  ANG: 'ai',
  ARU: 'aw',
  BAH: 'bs',
  BAR: 'bb',
  BER: 'bm',
  BRB: 'bb',
  BVI: 'vg',
  CAYMN: 'ky',
  COOK: 'ck',
  CRI: 'cr',
  CYP: 'cy',
  DUBAI: 'ae_du',
  HK: 'hk',
  IOM: 'im',
  JSY: 'je',
  LABUA: 'my',
  MAURI: 'mu',
  MLT: 'mt',
  NEV: 'us_nv',
  NIUE: 'nu',
  NZL: 'nz',
  PMA: 'pa',
  RAK: 'ae_rk',
  SAM: 'ws',
  SEY: 'sc',
  SGP: 'sg',
  UK: 'gb',
  URY: 'uy',
  WYO: 'us_wy',
};

/** A country that a leak tells by three letters, as a name; anything else as it is written. */
export function countryInWords(text: string | null): string | null {
  const code = ALPHA_3.get(text?.toLowerCase() ?? '');
  return code === undefined ? text : countryName(code);
}

/** By the description, which names a country, else by ICIJ's own code; null where neither is understood. */
export const jurisdictionOf = (code: string | null, description: string | null): string | null =>
  countryCodeOf(description) ?? CODES[code ?? ''] ?? null;
