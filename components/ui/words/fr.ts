import type { en } from './en';

export const fr: typeof en = {
  notKnown: 'Inconnu',
  find: 'Trouver',
  above: 'Au-dessus de cette page',
  others: (forms, others, all, noun) => `Les autres ${noun} : ${forms.count(others)} sur ${forms.count(all)}`,
  pages: 'Pages de résultats',
  previous: '← Précédente',
  next: 'Suivante →',
  page: (forms, page, pages) => `Page ${forms.count(page)} sur ${forms.count(pages)}`,
  reachable: (forms, pages) =>
    `Seules les ${forms.count(pages)} premières pages d’une recherche sont accessibles. Affinez-la par un filtre pour atteindre le reste.`,
};
