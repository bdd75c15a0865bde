/** The page of all terms. */
export const en = {
  title: 'Glossary',
  description: 'The words of company registers and of ownership, explained in plain sentences.',
  lead: 'The words that registers and these pages use, in plain sentences. Where such a word is underlined with dots, a press on it explains it there.',
  terms: 'Terms',
  also: (words: string) => `also: ${words}`,
  inInterface: 'In the words of the interface',
  /** Read aloud after `inInterface`, so that each link has a name of its own. */
  ofTerm: (term: string) => `: ${term}`,
};
