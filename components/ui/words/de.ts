import type { en } from './en';

export const de: typeof en = {
  notKnown: 'Nicht bekannt',
  find: 'Finden',
  above: 'Über dieser Seite',
  others: (forms, others, all, noun) => `Die übrigen ${noun}: ${forms.count(others)} von ${forms.count(all)}`,
  pages: 'Ergebnisseiten',
  previous: '← Zurück',
  next: 'Weiter →',
  page: (forms, page, pages) => `Seite ${forms.count(page)} von ${forms.count(pages)}`,
  reachable: (forms, pages) =>
    `Von einer Suche sind die ersten ${forms.count(pages)} Seiten zu haben. Ein Filter bringt die übrigen in Reichweite.`,
};
