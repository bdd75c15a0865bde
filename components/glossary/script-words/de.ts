import type { en } from './en';

export const de: typeof en = {
  whatIsThis: ': Was ist das?',
  allTerms: 'Alle Begriffe erklärt',
};
