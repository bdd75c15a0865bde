import type { en } from './en';

export const de: typeof en = {
  send: 'Senden',
  asking: 'Wird gefragt …',
  headers: ({ counted }, headers) => counted(headers, { one: 'Header', other: 'Header' }),
  body: 'Inhalt der Antwort',
  unreachable: 'Der Server war nicht erreichbar.',
};
