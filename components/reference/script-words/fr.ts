import type { en } from './en';

export const fr: typeof en = {
  send: 'Envoyer',
  asking: 'Demande en cours…',
  headers: ({ counted }, headers) => counted(headers, { one: 'en-tête', other: 'en-têtes' }),
  body: 'Corps de la réponse',
  unreachable: 'Le serveur n’a pas pu être joint.',
};
