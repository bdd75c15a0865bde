import type { en } from './en';

export const de: typeof en = {
  title: 'Glossar',
  description: 'Die Begriffe der Unternehmensregister und der Beteiligungen, in einfachen Sätzen erklärt.',
  lead: 'Die Begriffe, die Register und diese Seiten verwenden, in einfachen Sätzen. Wo ein solcher Begriff gepunktet unterstrichen ist, erklärt ihn ein Druck darauf an Ort und Stelle.',
  terms: 'Begriffe',
  also: (words) => `auch: ${words}`,
  inInterface: 'Im Wortlaut der Schnittstelle',
  ofTerm: (term) => `: ${term}`,
};
