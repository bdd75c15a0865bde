import type { en } from './en';

const REASONS: Partial<Record<string, string>> = {
  redacted: 'Das Register hält diesen Eintrag zurzeit zurück.',
  allowance: 'Das Kontingent an Abrufen ist aufgebraucht.',
  needs_token: 'Das dürfen nur Inhaber eines Tokens fragen.',
  not_found: 'Diesen Eintrag gibt es nicht.',
};

export const de: typeof en = {
  number: 'Nummer',
  address: 'Adresse',
  formerNames: 'Frühere Namen',
  otherNames: 'Weitere Namen',
  industry: 'Branche',
  controlledBy: 'Kontrolliert durch',
  owners: 'Wirtschaftlich Berechtigte',
  source: 'Quelle',
  former: 'ehemalig',
  more: (forms, count) => `und ${forms.count(count)} weitere`,
  filed: (forms, date, title) => `${forms.date(date)}: ${title}`,
  noConnection: 'Der Eintrag konnte nicht geladen werden: Die Verbindung ist fehlgeschlagen.',
  failed: (status, _told, reason = '') => REASONS[reason] ?? `Das Register hat mit Status ${status} geantwortet.`,
};
