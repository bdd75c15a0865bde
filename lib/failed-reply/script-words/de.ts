import type { en } from './en';

const REASONS: Partial<Record<string, string>> = {
  not_found: 'Diesen Eintrag gibt es nicht.',
  allowance: 'Das Kontingent an Abrufen ist aufgebraucht.',
  token: 'Der Zugang dieses Explorers zum Register wurde abgelehnt.',
  needs_token: 'Das dürfen nur Inhaber eines Tokens fragen.',
  redacted: 'Das Register hält diesen Eintrag vorerst zurück.',
  busy: 'Das Register ist überlastet.',
  down: 'Das Register ist nicht erreichbar.',
  nonsense: 'Die Antwort des Registers ist nicht zu verstehen.',
};

export const de: typeof en = {
  noConnection: 'Die Verbindung ist fehlgeschlagen.',
  failed: (status, _told, reason = '') => REASONS[reason] ?? `Das Register hat mit dem Status ${status} geantwortet.`,
  again: (why, from) => `${why} Wieder möglich: ${from}.`,
};
