import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

/** Officers: those that were found, one appointment, and who else may be the same person. */
export const en = {
  kind: 'Officer',
  oneAppointment: 'Officer: one appointment',
  noLongerInOffice: 'No longer in office',
  /** `office`: "Director", "Was director". */
  officeOf: (office: ReactNode, company: ReactNode) => (
    <>
      {office} of {company}
    </>
  ),
  searchCompanies: 'Search companies of this name',
  companiesHoldOffices: '(a company can hold an office)',
  results: {
    caption: 'Officers found',
    name: 'Name',
    former: 'Former',
    notMarkedFormer: 'Not marked former',
    positionNotKnown: 'Position not known',
  },
  facts: {
    company: 'Company',
    position: 'Position',
    from: 'From',
    to: 'To',
    inOffice: 'In office',
    status: 'Status',
    occupation: 'Occupation',
    uid: 'Register’s id',
    nationality: 'Nationality',
    born: 'Born',
    address: 'Address',
    retrieved: 'Retrieved',
    companySource: 'From the company’s source',
    byBoth: 'By the register’s dates and marks of the officer and of the company.',
    byOfficerAlone: 'By the register’s dates and marks of the officer alone; the company’s record is not at hand.',
  },
  candidates: {
    title: 'Possibly the same person',
    name: 'name',
    compared: (known: string) => `Compared: ${known}.`,
    notCompared: (unknown: string) => `Not known of this record, so not compared: ${unknown}.`,
    /** `most`: the points that a name is worth. */
    score: (most: number) =>
      `The score counts reasons; it is no probability. A name alone is worth ${most} of 100 at most, and nothing is ever merged.`,
    sharing: ({ counted, form }: Forms, total: number) =>
      `${counted(total, { one: 'record', other: 'records' })} in this registry ${form(total, { one: 'has', other: 'have' })} all words of this name.`,
    commonName: 'That many may well be several people: a name alone proves nothing.',
    noneElse: 'No other record in this registry bears this name.',
    comparedHere: ({ count, counted }: Forms, here: number, total: number) =>
      `${count(here)} of ${counted(total, { one: 'record', other: 'records' })} compared on this page, the likeliest of these first; other pages may hold likelier ones.`,
    look: 'Look for records of the same name',
    notAsked: 'They were not looked for, because that asks the remote service once more.',
    search: 'Search officers by this name',
    reasons: 'Reasons',
    ofHundred: (score: number) => `${score} of 100`,
  },
};
