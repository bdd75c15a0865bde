import type { Forms } from '@/lib/language/forms/forms';

/** What events are, when they can have been, and what their data says. */
export const en = {
  types: {
    'Event::Company::Incorporation': 'Incorporated',
    'Event::Company::NameChange': 'Change of name',
    'Event::Company::StatusChange': 'Change of status',
    'Event::Company::BecameInactive': 'Became inactive',
    'Event::Company::NoLongerInactive': 'No longer inactive',
    'Event::Company::OfficerAddition': 'New officer',
    'Event::Company::OfficerRemoval': 'Officer removed',
    'Event::Company::GazetteNotice': 'Gazette notice',
  },
  categories: {
    existence: 'whether the company exists: its beginning, its end, a return to life',
    corporate: 'what the company itself is: its form and its name',
    officers: 'who holds an office in the company',
    notice: 'something was published about the company',
    kyc: 'know your customer: a change that those who check their customers watch for',
  },
  filters: {
    type: 'Type',
    time_range: 'When',
    created_at: 'Recorded',
    categories: 'Category',
    jurisdiction_code: 'Jurisdiction',
    country_code: 'Country',
  },
  when: {
    unknown: 'on an unknown date',
    latest: (forms: Forms, day: string) => `on or before ${forms.date(day)}`,
    earliest: (forms: Forms, day: string) => `on or after ${forms.date(day)}`,
    contradictory: (forms: Forms, from: string, to: string) =>
      `on dates that contradict each other: ${forms.date(from)}, ${forms.date(to)}`,
    /** Both in words; the first without what it shares with the second. */
    between: (from: string, to: string) => `between ${from} and ${to}`,
  },
  values: { nothing: 'nothing', yes: 'yes', no: 'no' },
  about: (what: string, about: string) => `${what}: ${about}`,
  became: (what: string, before: string, after: string) => `${what}: ${before} → ${after}`,
};
