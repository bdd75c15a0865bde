import type { TableRow } from '../read/table-row';
import type { Profile } from './profile';
import { cell } from './row';

type Industry = Profile['industryCodes'][number];

/** `62012 - Business software`; codes of four digits are left over from the classification of 2003. */
function readIndustry(text: string): Industry | null {
  const [, code, description = null] = /^(\d{4,5}) - (.+)$/.exec(text) ?? [];
  return code ? { code_scheme_id: code.length === 5 ? 'uk_sic_2007' : 'uk_sic_2003', code, description } : null;
}

/** By the digits with which its text begins. */
const industries = new Map<number, { text: string; industry: Industry | null }>();
const LONGEST_CODE = 5;
/** More than both classifications have, and longer than they describe any. */
const [MOST_REMEMBERED, LONGEST_REMEMBERED] = [5_000, 300];

/** The same object for the same text, which stands in thousands of rows. */
function industryOf(text: string): Industry | null {
  const number = Number.parseInt(text.slice(0, LONGEST_CODE), 10);
  const known = industries.get(number);
  if (known?.text === text) return known.industry;
  const industry = readIndustry(text);
  if (industries.size >= MOST_REMEMBERED) industries.clear();
  if (text.length <= LONGEST_REMEMBERED) industries.set(number, { text, industry });
  return industry;
}

export function industryCodes(row: TableRow, places: readonly number[]): Profile['industryCodes'] {
  const codes: Profile['industryCodes'] = [];
  for (const place of places) {
    const text = cell(row, place);
    const industry = text === null ? null : industryOf(text);
    if (industry) codes.push(industry);
  }
  return codes;
}
