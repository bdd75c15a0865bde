import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';

/** Officers: search results, one appointment, and other records of possibly the same person. */
export const officerWords = {
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
    uid: 'Register ID',
    nationality: 'Nationality',
    born: 'Born',
    address: 'Address',
    retrieved: 'Retrieved',
    companySource: 'From the company’s source',
    byBoth: 'Based on the register’s dates and status of the officer and of the company.',
    byOfficerAlone:
      'Based on the register’s dates and status of the officer alone; the company’s record is not available here.',
  },
  candidates: {
    title: 'Possibly the same person',
    name: 'name',
    compared: (known: string) => `Compared: ${known}.`,
    notCompared: (unknown: string) => `Not known of this record, so not compared: ${unknown}.`,
    /** `most`: the points for the name. */
    score: (most: number) =>
      `The score adds up reasons; it is not a probability. A name alone gives at most ${most} of 100, and records are never merged.`,
    sharing: ({ counted, form }: Forms, total: number) =>
      `${counted(total, { one: 'record', other: 'records' })} in this registry ${form(total, { one: 'has', other: 'have' })} all words of this name.`,
    commonName: 'So many records may well be different people: a name alone proves nothing.',
    noneElse: 'No other record in this registry has this name.',
    comparedHere: ({ count, counted }: Forms, here: number, total: number) =>
      `${count(here)} of ${counted(total, { one: 'record', other: 'records' })} compared on this page, the most likely first; other pages may have more likely ones.`,
    look: 'Search for records with the same name',
    notAsked: 'Not searched yet, because that asks the remote service once more.',
    search: 'Search officers by this name',
    reasons: 'Reasons',
    columns: { officer: 'Officer', company: 'Company', position: 'Position', period: 'In office', score: 'Of 100' },
    count: ({ counted }: Forms, candidates: number) => counted(candidates, { one: 'candidate', other: 'candidates' }),
    folded: 'candidates',
    inCommon: 'All of them:',
    /** `shown` of the `total` companies fit into one network. */
    likelyNetwork: ({ count, counted }: Forms, shown: number, total: number) =>
      shown < total
        ? `Network of the first ${count(shown)} of ${count(total)} companies of strong and possible candidates`
        : `Network of the ${counted(total, { one: 'company', other: 'companies' })} of strong and possible candidates`,
    wholeNetwork: ({ count, counted }: Forms, shown: number, total: number) =>
      shown < total
        ? `Network of the first ${count(shown)} of ${count(total)} companies of all candidates, weak ones included`
        : `Network of the ${counted(total, { one: 'company', other: 'companies' })} of all candidates, weak ones included`,
  },
};

/** An office, and whether two offices may be one person's. */
export const officeWords = {
  standings: {
    former: 'No longer in office',
    company_ended: 'No longer in office: the company has ended',
    ends_later: 'In office until a future date',
    not_marked_former: 'Not marked as former',
    unknown: 'Not known whether still in office',
  },
  unstatedPosition: 'officer in an unstated position',
  was: (position: string) => `Was ${position}`,
  /** Follows the company's name. Periods and dates are complete: "since 3 May 2011", "3 May 2011". */
  /** Follows the company's name; dates as given. */
  rest: {
    held: ({ since }: Forms, start: string | undefined) => (start ? ` ${since(start)}.` : '.'),
    heldUntil: ({ since, until }: Forms, start: string | undefined, end: string) =>
      start ? ` ${since(start)}, ${until(end)}.` : `, ${until(end)}.`,
    perhapsHeld: ({ since }: Forms, start: string | undefined) =>
      start ? ` ${since(start)}; whether still in office is not known.` : '; whether still in office is not known.',
    ended: ({ from, until }: Forms, start: string | undefined, end: string) =>
      start ? `, ${from(start)} ${until(end)}.` : `, ${until(end)}.`,
    endedSometime: ({ from }: Forms, start: string | undefined) =>
      start ? `, ${from(start)}; when that ended is not known.` : '; when that ended is not known.',
    endedWithCompany: ({ from, date }: Forms, start: string | undefined, dissolved: string) =>
      start
        ? `, ${from(start)} until the company was dissolved on ${date(dissolved)}.`
        : `, until the company was dissolved on ${date(dissolved)}.`,
    companyInactive: ({ from }: Forms, start: string | undefined) =>
      start ? `, ${from(start)}; the company is no longer active.` : '; the company is no longer active.',
  },
  likelihoods: {
    strong: 'Strong candidate',
    possible: 'Possible',
    weak: 'Weak: little more than the name',
    against: 'Probably a different person',
  },
  compared: {
    uid: 'register ID',
    date_of_birth: 'date of birth',
    address: 'address',
    company: 'company',
    occupation: 'occupation',
    nationality: 'nationality',
  },
  reasons: {
    same_name: 'The same name',
    reordered_name: 'The same words of the name in another order',
    further_words: 'One of the names has further words',
    other_name: 'Another name',
    same_uid: 'The same ID in the same register',
    same_birth_year: 'The same year of birth',
    same_birth_month: 'The same month of birth',
    same_birth_date: 'The same date of birth',
    other_birth: 'Different dates of birth',
    same_address: 'The same address',
    same_company: 'An office in the same company',
    same_occupation: 'The same occupation',
    same_nationality: 'The same nationality',
    other_nationality: 'Different nationalities',
    same_register: 'The same register',
  },
  companiesAlike: (lead: string) => `Companies whose names also begin with “${lead}”`,
};

/** What is held of a person whom the register names, and whom to ask about it. */
export const peopleWords = {
  title: 'People named here',
  description: 'What this site holds of people whom company registers name, and whom to ask about it.',
  lead: 'Company registers name the people who run and own companies. If you are one of them, this page tells you what is held and whom to ask.',
  held: {
    heading: 'What is held',
    points: [
      'Your name, the companies for which a register names you, your position there, and the dates of it.',
      'Statements of ownership or control, as their publisher wrote them.',
      'Dates of birth, nationalities and addresses of officers are not shown on pages.',
    ],
    embedded: 'Programs that hold a token of this site get them, if the register has them.',
    upstream: 'They are not kept here either: this site asks a remote service, and leaves them out of its copies.',
    notIndexed: 'Search engines are asked not to list pages of officers.',
  },
  publisher: {
    heading: 'If something is wrong',
    text: 'This site repeats what publishers say and decides nothing of it. Each record names its source, with a link where there is one: ask there for a correction. It appears here with the next update.',
    sources: 'All publishers and their licences',
  },
  operator: {
    heading: 'If it should not be here',
    /** `link`: the operator’s contact. */
    ask: (link: ReactNode): ReactNode => (
      <>Ask the operator of this site: {link}. Give the address of the page that you mean.</>
    ),
    unknown: 'Ask the operator of this site, and give the address of the page that you mean. No contact is set here.',
  },
  link: 'Is this about you? What is held, and whom to ask',
};
