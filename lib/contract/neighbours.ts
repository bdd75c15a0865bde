import type { CompanyItem } from './records';

/** A company listed near another by name. */
export type Neighbour = Pick<CompanyItem, 'name' | 'jurisdiction_code' | 'company_number'> & {
  inactive: boolean | null;
};

/** Companies near a name, sorted by name; those with the same name are in `after`. */
export interface Neighbours {
  before: Neighbour[];
  after: Neighbour[];
}

/** The letters by which the companies of a jurisdiction are listed; `#` stands for names that begin with another sign. */
export const LETTERS = ['#', ...'abcdefghijklmnopqrstuvwxyz'] as const;
export type Letter = (typeof LETTERS)[number];

/** Where a page of such a list begins or ends: after, or before, the company with this number. */
export type LetterPosition = { after: string } | { before: string } | undefined;

/** A page of the companies of a jurisdiction whose names begin with a letter, sorted by name. */
export interface LetterPage {
  /** The letters with which names of the jurisdiction begin. */
  letters: Letter[];
  /** The letter of this page: the requested one, or the first; undefined if there are no companies. */
  letter?: Letter;
  companies: Neighbour[];
  /** Whether there are companies of this letter before and after those of the page. */
  hasBefore: boolean;
  hasAfter: boolean;
}

/** The companies of a page by letter. */
export const LETTER_PAGE_SIZE = 120;

/** How many are listed on each side. */
export const NEIGHBOURS_SHOWN = 3;
