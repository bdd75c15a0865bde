import { countInWords, plural } from './dates';

/** How much of a list one page of it holds. */
export interface ListExtent {
  shown: number;
  total_count: number;
  page: number;
  total_pages: number;
}

/** "30 of 214 filings, page 1 of 8"; of a list that is here as a whole, "12 filings". */
export function shownOf({ shown, total_count, page, total_pages }: ListExtent, one: string, many = `${one}s`): string {
  if (total_pages <= 1 && shown === total_count) return plural(total_count, one, many);
  const words = plural(total_count, one, many);
  return `${countInWords(shown)} of ${words}, page ${countInWords(page)} of ${countInWords(total_pages)}`;
}
