import type { Forms } from '@/lib/language/forms/forms';

const STATEMENT = { one: 'statement', other: 'statements' };

/** A list of a record, page by page. */
export const en = {
  lists: {
    filings: {
      noun: { one: 'filing', other: 'filings' },
      none: 'The registry holds no filings of this company.',
      noneHere: 'There are no filings on this page of the list.',
    },
    data: {
      noun: { one: 'data item', other: 'data items' },
      none: 'The registry holds no data items of this company.',
      noneHere: 'There are no data items on this page of the list.',
    },
    company_statements: {
      noun: STATEMENT,
      none: 'The registry holds no statements of this company.',
      noneHere: 'There are no statements on this page of the list.',
    },
    placeholder_statements: {
      noun: STATEMENT,
      none: 'The registry holds no statements of this placeholder.',
      noneHere: 'There are no statements on this page of the list.',
    },
  },
  firstPage: 'Go to the first page',
  leftOut: ({ counted }: Forms, count: number) =>
    `${counted(count, { one: 'entry', other: 'entries' })} could not be read and stand not here.`,
};
