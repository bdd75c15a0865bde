import type * as en from '../en/try-form';

export const copyWords: typeof en.copyWords = {
  copy: 'Copier',
  copied: 'Copié',
  what: { curl: '(commande curl)', code: '(code)', frame: '(cadre)' },
};

export const tryWords: typeof en.tryWords = {
  send: 'Envoyer',
  asking: 'Envoi…',
  headers: ({ counted }, headers) => counted(headers, { one: 'en-tête', other: 'en-têtes' }),
  body: 'Corps de la réponse',
  codeIn: 'Code en',
  unreachable: 'Le serveur n’a pas pu être joint.',
};
