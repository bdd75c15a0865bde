import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

const COMPANIES = { one: 'company', other: 'companies' };
const CALLS = { one: 'call', other: 'calls' };

/** Which companies are compared: chosen among results, named, or missing. */
export const en = {
  title: 'Compare companies',
  lead: 'Two to four companies side by side: what differs, and what they share. The address keeps the comparison.',
  compare: 'Compare',
  compareIt: (name: string) => `Compare ${name}`,
  compareTicked: 'Compare the ticked companies',
  tick: ({ count }: Forms, most: number) => `Tick 2 to ${count(most)}.`,
  costIsSaid: 'What it costs is said before anything is spent.',
  most: ({ count }: Forms, most: number) => `Up to ${count(most)} companies are compared at once.`,
  first: 'Company to compare',
  next: 'Company to compare with',
  add: 'Add',
  hint: 'A name, a number with its jurisdiction as in gb/01234500, or the address of a company’s page.',
  costOfName: 'A name is searched for, which costs 1 call; a number costs nothing yet.',
  whichOne: 'Which one is meant?',
  shown: ({ count }: Forms, shown: number, total: number) => `${count(shown)} of ${count(total)} shown`,
  incorporated: (date: string) => `incorporated ${date}`,
  noneNamed: (name: ReactNode) => <>No company of the name “{name}” was found. Fewer words find more.</>,
  /** `link` makes a link to the search of the words it is given. */
  allInSearch: ({ count }: Forms, total: number, link: (words: string) => ReactNode) => (
    <>{link(`All ${count(total)} in the search`)}, where companies are ticked to compare them.</>
  ),
  remove: 'Remove',
  removeIt: (name: string) => `Remove ${name}`,
  removeNamed: (name: ReactNode) => <>Remove {name}</>,
  wouldCost: ({ counted }: Forms, companies: number) =>
    `${counted(companies, COMPANIES)} would have to be asked for: ${counted(companies, CALLS)}`,
  noCopies: (companies: ReactNode) => <>No copy is kept here of {companies}.</>,
  compareAll: ({ counted }: Forms, calls: number) => `Compare all · ${counted(calls, CALLS)}`,
  leftOut: ({ count, counted }: Forms, most: number, leftOut: number) =>
    `The first ${count(most)} are compared; ${counted(leftOut, { one: 'more company', other: 'more companies' })} left out`,
  namesNone: 'Something in the address names no company',
  wasLeftOut: (text: ReactNode) => <>“{text}” was left out: a company stands there as gb/01234500.</>,
};
