import type { en } from './en';

export const fr: typeof en = {
  title: 'Glossaire',
  description: 'Les mots des registres de sociétés et des participations, expliqués en phrases simples.',
  lead: 'Les mots qu’emploient les registres et ces pages, en phrases simples. Là où un tel mot est souligné en pointillé, une pression l’explique sur place.',
  terms: 'Termes',
  also: (words) => `aussi : ${words}`,
  inInterface: 'Dans les mots de l’interface',
  ofTerm: (term) => ` : ${term}`,
};
