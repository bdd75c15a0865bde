import { expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { shownOf } from './shown-of';

/** Replaces no-break spaces with plain ones, to keep the tables readable. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

const FILINGS = {
  en: { one: 'filing', other: 'filings' },
  de: { one: 'Einreichung', other: 'Einreichungen' },
  fr: { one: 'dépôt', other: 'dépôts' },
};

it.each([
  [{ shown: 30, total_count: 214, page: 1, total_pages: 8 }, '30 of 214 filings, page 1 of 8'],
  [{ shown: 12, total_count: 12, page: 1, total_pages: 1 }, '12 filings'],
  [{ shown: 1, total_count: 1, page: 1, total_pages: 1 }, '1 filing'],
  [{ shown: 29, total_count: 30, page: 1, total_pages: 1 }, '29 of 30 filings, page 1 of 1'],
  [{ shown: 30, total_count: 12_345, page: 1000, total_pages: 1235 }, '30 of 12,345 filings, page 1,000 of 1,235'],
])('formats %j as %s', (extent, words) => expect(shownOf(extent, FILINGS.en, 'en')).toBe(words));

const PART = { shown: 30, total_count: 1214, page: 1, total_pages: 41 };
const WHOLE = { shown: 1, total_count: 1, page: 1, total_pages: 1 };

it.each<[Language, typeof PART, string]>([
  ['de', PART, '1.214 Einreichungen, davon 30 hier, Seite 1 von 41'],
  ['de', WHOLE, '1 Einreichung'],
  ['fr', PART, '1 214 dépôts, dont 30 ici, page 1 sur 41'],
  ['fr', WHOLE, '1 dépôt'],
])('in %s, formats %j as %s', (language, extent, words) => {
  expect(plain(shownOf(extent, FILINGS[language], language))).toBe(words);
});
