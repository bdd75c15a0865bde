import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

/** Data items: a company's list of them, and one of them. */
export const en = {
  kind: 'Data item',
  kindOf: (type: string) => `Data item · ${type}`,
  titleOf: (type: string, company: string) => `${type}: ${company}`,
  about:
    'What other sources than the register say of the company: addresses, entries in other registers, ways to reach it. Newer facts of this kind come as statements.',
  caption: 'Data items, newest first',
  columns: { what: 'What', says: 'Says', changed: 'Changed' },
  /** `more`: how many companies it is of besides; `stop`: a name may bring its own. */
  lead: ({ count }: Forms, type: string, company: ReactNode, more: number, stop: string) => (
    <>
      {type} of {company}
      {more > 0 && ` and ${count(more)} more`}
      {stop}
    </>
  ),
  stated: 'What is stated',
  nothingStated: 'Nothing beyond its title.',
  ofWhom: 'Of whom',
  companies: ({ counted }: Forms, count: number) => counted(count, { one: 'company', other: 'companies' }),
  noCompany: 'No company is named.',
  source: 'Source',
  recorded: (date: string) => `Recorded ${date}.`,
  changed: (date: string) => `changed ${date}.`,
  recordedAndChanged: (recorded: string, changed: string) => `Recorded ${recorded}, changed ${changed}.`,
};
