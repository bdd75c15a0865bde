import { exactnessOf } from '@/lib/language/forms/dates';
import type { en } from './en';

export const de: typeof en = {
  orders: {
    name: 'Name',
    relevance: 'Relevanz',
    newest_incorporated: 'Zuletzt gegründet',
    newest_dissolved: 'Zuletzt aufgelöst',
    latest_changed: 'Zuletzt geändert',
    latest_recorded: 'Zuletzt erfasst',
    latest_published: 'Zuletzt veröffentlicht',
    mark: 'Marke',
    registration_date: 'Eintragungsdatum',
    expiry_date: 'Ablaufdatum',
  },
  quoted: (text) => `„${text}“`,
  named: (name) => `Name: „${name}“`,
  numbered: (number) => `Nummer: „${number}“`,
  leftOut: (value) => `nicht ${value}`,
  after: (forms, date) => (exactnessOf(date) === 'day' ? `nach dem ${forms.date(date)}` : `nach ${forms.date(date)}`),
  before: (forms, date) => (exactnessOf(date) === 'day' ? `vor dem ${forms.date(date)}` : `vor ${forms.date(date)}`),
  between: (forms, from, to) =>
    exactnessOf(from) === 'day'
      ? `vom ${forms.date(from)} bis zum ${forms.date(to)}`
      : `von ${forms.date(from)} bis ${forms.date(to)}`,
  range: (forms, from, to) => `${forms.date(from)} bis ${forms.date(to)}`,
  years: (from, to) => `${from} bis ${to}`,
  decade: (year) => `${year}er`,
};
