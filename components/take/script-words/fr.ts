import type { en } from './en';

export const fr: typeof en = {
  copy: 'Copier',
  copied: 'Copié',
  what: { curl: '(commande curl)', frame: '(cadre)' },
};
