import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

/** Filings: a company's list of them, and one of them. */
export const en = {
  kind: 'Filing',
  titleOf: (title: string, company: string) => `${title}: ${company}`,
  caption: 'Filings, newest first',
  captionByYear: 'Filings by year, newest first',
  dateNotKnown: 'Date not known',
  count: ({ counted }: Forms, count: number) => counted(count, { one: 'filing', other: 'filings' }),
  columns: {
    date: 'Date',
    notKnown: 'not known',
    filing: 'Filing',
    code: 'Code',
    document: 'Document',
    open: 'Open',
  },
  filters: {
    label: 'Filter the filings',
    year: 'Year',
    noDate: 'No date',
    type: 'Type',
    remove: '(remove this filter)',
    showAll: 'Show all here',
    /** `isWhole`: no other page has filings. */
    matching: ({ count, counted, form }: Forms, shown: number, loaded: number, isWhole: boolean) => {
      const of = counted(loaded, { one: 'filing', other: 'filings' });
      const match = form(shown, { one: 'matches', other: 'match' });
      const said = `${count(shown)} of the ${of} here ${match} the filters`;
      return isWhole ? `${said}.` : `${said}; the other pages are not searched.`;
    },
  },
  /** `filed`: "on 24 March 2024". */
  sentence: (type: ReactNode, company: ReactNode, filed: string | undefined) => (
    <>
      {type}
      {company && <> of {company}</>}
      {filed ? `, filed ${filed}.` : '; the day of filing is not known.'}
    </>
  ),
  facts: {
    company: 'Company',
    filed: 'Filed',
    type: 'Type',
    code: 'Code in the register',
    uid: 'Register’s id',
    description: 'Description',
  },
  noDocument: 'The registry knows no address of the document.',
  openDocument: 'Open the document at the register',
};
