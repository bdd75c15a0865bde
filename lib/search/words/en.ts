import type { Forms } from '@/lib/language/forms/forms';

/** What a search asks for, in words. */
export const en = {
  orders: {
    name: 'Name',
    relevance: 'Relevance',
    newest_incorporated: 'Newest incorporated',
    newest_dissolved: 'Newest dissolved',
    latest_changed: 'Latest changed',
    latest_recorded: 'Latest recorded',
    latest_published: 'Latest published',
    mark: 'Mark',
    registration_date: 'Registration date',
    expiry_date: 'Expiry date',
  },
  /** Something that was typed, in a sentence. */
  quoted: (text: string) => `“${text}”`,
  named: (name: string) => `named “${name}”`,
  numbered: (number: string) => `with the number “${number}”`,
  leftOut: (value: string) => `not ${value}`,
  /** Dates of any exactness. An open range leaves the named one out. */
  after: (forms: Forms, date: string) => `after ${forms.date(date)}`,
  before: (forms: Forms, date: string) => `before ${forms.date(date)}`,
  between: (forms: Forms, from: string, to: string) => `from ${forms.date(from)} to ${forms.date(to)}`,
  /** The same where it stands alone, beside the name of its filter. */
  range: (forms: Forms, from: string, to: string) => `${forms.date(from)} to ${forms.date(to)}`,
  /** Years of four digits. */
  years: (from: string, to: string) => `${from} to ${to}`,
  decade: (year: string) => `${year}s`,
};
