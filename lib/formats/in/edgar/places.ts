import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';

/** EDGAR's codes of countries and provinces, of those in which filers are incorporated most. */
const CODES: Readonly<Record<string, string>> = {
  A0: 'ca_ab',
  A1: 'ca_bc',
  A6: 'ca_on',
  A8: 'ca_qc',
  C3: 'au',
  D0: 'bm',
  D5: 'br',
  D8: 'vg',
  E9: 'ky',
  F4: 'cn',
  F5: 'tw',
  G7: 'dk',
  I0: 'fr',
  K3: 'hk',
  K7: 'in',
  L2: 'ie',
  L3: 'il',
  L6: 'it',
  M0: 'jp',
  M5: 'kr',
  N4: 'lu',
  O5: 'mx',
  P7: 'nl',
  Q8: 'no',
  R1: 'pa',
  U0: 'sg',
  U3: 'es',
  V7: 'se',
  V8: 'ch',
  X0: 'gb',
  Y7: 'gg',
  Y9: 'je',
  Z4: 'ca',
  '1T': 'mh',
  '2M': 'de',
};

/** `DE` is Delaware and `2M` Germany: EDGAR's own codes, in which two letters are a state of the United States. */
export function jurisdictionOfCode(code: string | null): string | null {
  if (code === null) return null;
  const state = `us_${code.toLowerCase()}`;
  return isJurisdictionCode(state) ? state : (CODES[code.toUpperCase()] ?? null);
}

/** What is longer is a text about places, and not one of them. */
const LONGEST_PLACE = 200;

/** `Delaware, U.S.`, `Hong Kong`, `England and Wales`: as lawyers write it. */
export function jurisdictionOfName(text: string | null): string | null {
  if (text === null || text.length > LONGEST_PLACE) return null;
  const parts = text.split(',').map((part) => part.trim());
  const candidates = [text, ...parts];
  const near = /\bU\.?S\.?|United States\b/.test(text) ? 'us' : undefined;
  for (const candidate of candidates) {
    const found = matchJurisdiction(candidate, near);
    if (found) return found.code;
  }
  return null;
}
