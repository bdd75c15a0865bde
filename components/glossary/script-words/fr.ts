import type { en } from './en';

export const fr: typeof en = {
  whatIsThis: ', qu’est-ce que c’est ?',
  allTerms: 'Tous les termes expliqués',
};
