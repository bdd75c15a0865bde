import type { en } from './en';

export const fr: typeof en = {
  title: 'Cette page a échoué',
  fault: 'L’erreur vient de ce site, pas de vous. Elle est inscrite au journal du serveur.',
  inLog: (digest) => <>L’exploitant du site l’y trouvera sous {digest}.</>,
  tryAgain: 'Réessayer',
};
