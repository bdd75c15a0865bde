import { expect, it } from 'vitest';
import { shownOf } from './shown-of';

it.each([
  [{ shown: 30, total_count: 214, page: 1, total_pages: 8 }, '30 of 214 filings, page 1 of 8'],
  [{ shown: 12, total_count: 12, page: 1, total_pages: 1 }, '12 filings'],
  [{ shown: 1, total_count: 1, page: 1, total_pages: 1 }, '1 filing'],
  [{ shown: 29, total_count: 30, page: 1, total_pages: 1 }, '29 of 30 filings, page 1 of 1'],
  [{ shown: 30, total_count: 12_345, page: 1000, total_pages: 1235 }, '30 of 12,345 filings, page 1,000 of 1,235'],
])('%j is said as %s', (extent, words) => expect(shownOf(extent, 'filing')).toBe(words));
