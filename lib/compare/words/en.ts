import type { Forms } from '@/lib/language/forms/forms';

/** What is compared of companies, and how it agrees. */
export const en = {
  facts: {
    number: 'Number',
    jurisdiction: 'Jurisdiction',
    type: 'Type',
    status: 'Status',
    activity: 'Activity',
    incorporated: 'Incorporated',
    dissolved: 'Dissolved',
    address: 'Address',
    industry: 'Industry',
    identifiers: 'Identifiers',
    controller: 'Controlled by',
    owners: 'Ultimate owners',
    top_company: 'Ultimate controlling company',
    home_company: 'Home company',
    groupings: 'Groupings',
    officers: 'Officers in the record',
    newest_filing: 'Newest filing in the record',
    source: 'Source',
    retrieved: 'Retrieved',
  },
  agreements: { same: 'Same', differs: 'Differs', partly_known: 'Known of some' },
  /** What something that is shared is in one of the records. */
  roles: {
    compared: 'Compared here',
    controller: 'Controlling entity',
    owner: 'Ultimate owner',
    top_company: 'Ultimate controlling company',
    home_company: 'Home company',
    alternate_registration: 'Alternate registration',
    previous_registration: 'Previous registration',
    subsequent_registration: 'Subsequent registration',
    grouping: 'Grouping',
    registered_address: 'Registered address',
    officer_address: 'Address of an officer',
    identifier: 'Identifier',
  },
  officers: ({ count, counted }: Forms, current: number, former: number) =>
    `${counted(current, { one: 'officer', other: 'officers' })}, ${former === 0 ? 'none' : count(former)} former`,
  filed: ({ date }: Forms, day: string, title: string) => `${date(day)}: ${title}`,
  agreement: ({ counted }: Forms, differ: number, same: number, partly: number) => {
    const told = [
      counted(differ, { one: 'fact differs', other: 'facts differ' }),
      counted(same, { one: 'is the same', other: 'are the same' }),
      ...(partly > 0 ? [`${counted(partly, { one: 'is', other: 'are' })} known of some of the companies only`] : []),
    ];
    return `${told.join(', ')}.`;
  },
};
