import { exactnessOf } from '@/lib/language/forms/dates';
import type { en } from './en';

export const fr: typeof en = {
  orders: {
    name: 'Nom',
    relevance: 'Pertinence',
    newest_incorporated: 'Constituées en dernier',
    newest_dissolved: 'Dissoutes en dernier',
    latest_changed: 'Modifiées en dernier',
    latest_recorded: 'Enregistrées en dernier',
    latest_published: 'Publiées en dernier',
    mark: 'Marque',
    registration_date: 'Date d’enregistrement',
    expiry_date: 'Date d’expiration',
  },
  quoted: (text) => `« ${text} »`,
  named: (name) => `nom : « ${name} »`,
  numbered: (number) => `numéro : « ${number} »`,
  leftOut: (value) => `sauf ${value}`,
  after: (forms, date) => (exactnessOf(date) === 'day' ? `après le ${forms.date(date)}` : `après ${forms.date(date)}`),
  before: (forms, date) => (exactnessOf(date) === 'day' ? `avant le ${forms.date(date)}` : `avant ${forms.date(date)}`),
  between: (forms, from, to) =>
    exactnessOf(from) === 'day'
      ? `du ${forms.date(from)} au ${forms.date(to)}`
      : `de ${forms.date(from)} à ${forms.date(to)}`,
  range: (forms, from, to) =>
    exactnessOf(from) === 'day'
      ? `du ${forms.date(from)} au ${forms.date(to)}`
      : `de ${forms.date(from)} à ${forms.date(to)}`,
  years: (from, to) => `${from} à ${to}`,
  decade: (year) => `années ${year}`,
};
