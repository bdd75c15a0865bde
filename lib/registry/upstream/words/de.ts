import type { en } from './en';

export const de: typeof en = {
  nothing: 'der Dienst antwortet nicht',
  perPage: (count) => `${count} pro Seite`,
  events: 'keine Ereignisse',
  dateOrders: 'keine Sortierung nach Datum',
  identifiers: 'keine Suche nach Kennungen',
  personal: 'keine Adressen und Geburtsdaten von Organen',
};
