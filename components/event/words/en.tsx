import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

/** Lists of events, and the page of one. */
export const en = {
  title: 'Events',
  one: 'Event',
  lead: 'What changed in the lives of companies, newest first, from comparing states of the registers and from notices.',
  ofAll: 'Events of all jurisdictions',
  /** `place`: in English as it stands in a sentence. */
  inPlace: (place: string) => `Events in ${place}`,
  count: (forms: Forms, count: number) => forms.counted(count, { one: 'event', other: 'events' }),
  leftOut: (forms: Forms, count: number) =>
    `${forms.counted(count, { one: 'entry', other: 'entries' })} could not be read.`,
  standsUnder: {
    time_range_ends_at: 'Each event stands under the latest day on which it can have been.',
    created_at: 'Each event stands under the day on which it was recorded.',
  },
  order: 'Order of the events',
  orders: { time_range_ends_at: 'Latest first', created_at: 'Latest recorded first' },
  none: {
    all: 'This registry holds no events.',
    jurisdiction: 'No events are recorded for companies of this jurisdiction.',
    company: 'No events are recorded for this company.',
    page: 'There are no events on this page of the list.',
    match: 'No events match all of these filters.',
    noProof:
      'That is no proof that nothing happened: events are what was seen by comparing states of the register, or was published.',
    firstPage: 'Go to the first page',
    without: (label: string, value: string) => `List without “${label}: ${value}”`,
  },
  unknownDate: 'Unknown date',
  unknownYear: 'Year not known',
  became: 'became',
  about: (what: string, about: ReactNode) => (
    <>
      {what}: {about}
    </>
  ),
  change: (what: string, before: ReactNode, became: ReactNode, after: ReactNode) => (
    <>
      {what}: {before} {became} {after}
    </>
  ),
  company: (number: string) => `Company ${number}`,
  recorded: (forms: Forms, date: string) => `Recorded ${forms.date(date)}`,
  whenAndRecorded: (forms: Forms, when: string, date: string) => `${when} · recorded ${forms.date(date)}`,
  ofCompany: (name: ReactNode) => <>Events of {name}</>,
  ofNumber: (number: ReactNode) => <>Events of company {number}</>,
  happened: (when: string) => `It happened ${when}.`,
  unexplained: 'not explained by the registry',
  /** Said after the name of a category. */
  meaning: (meaning: string) => `: ${meaning}`,
  facts: {
    company: 'Company',
    notBefore: 'Not before',
    notAfter: 'Not after',
    type: 'Type',
    categories: 'Categories',
    description: 'In the registry’s words',
    recorded: 'Recorded',
    known: 'Known',
  },
  whatChanged: 'What changed',
  payload: 'What was recorded of it',
  changes: {
    caption: 'Values before and after',
    what: 'What',
    before: 'Before',
    after: 'After',
    nothing: 'nothing',
  },
};
