import type * as en from '../en/try-form';

export const copyWords: typeof en.copyWords = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  what: { curl: '(curl-Befehl)', code: '(Code)', frame: '(Rahmen)' },
};

export const tryWords: typeof en.tryWords = {
  send: 'Senden',
  asking: 'Wird gesendet …',
  headers: ({ counted }, headers) => counted(headers, { one: 'Header', other: 'Header' }),
  body: 'Inhalt der Antwort',
  codeIn: 'Code in',
  unreachable: 'Der Server war nicht erreichbar.',
};
