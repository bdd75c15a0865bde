import type { en } from './en';

const ALL_WORDS = 'Tous les mots, dans n’importe quel ordre.';

export const fr: typeof en = {
  search_control_statements: {
    title: 'Déclarations de contrôle',
    noun: { one: 'déclaration de contrôle', other: 'déclarations de contrôle' },
    label: 'Noms de ceux qui contrôlent ou sont contrôlés',
    hint: ALL_WORDS,
  },
  search_gazette_notices: {
    title: 'Avis officiels',
    noun: { one: 'avis officiel', other: 'avis officiels' },
    label: 'Mots de l’avis',
    hint: ALL_WORDS,
  },
  search_trademark_registrations: {
    title: 'Marques',
    noun: { one: 'marque', other: 'marques' },
    label: 'Mots de la marque',
    hint: ALL_WORDS,
  },
  search_subsequent_registrations: {
    title: 'Immatriculations suivantes',
    noun: { one: 'immatriculation suivante', other: 'immatriculations suivantes' },
    label: 'Nom de la société',
    hint: `${ALL_WORDS} Une société qui se poursuit sous une autre immatriculation.`,
  },
  search_alternate_registrations: {
    title: 'Immatriculations parallèles',
    noun: { one: 'immatriculation parallèle', other: 'immatriculations parallèles' },
    label: 'Nom de la société',
    hint: `${ALL_WORDS} Une société qui figure en même temps dans deux registres.`,
  },
  titleWith: (title, q) => `${title} avec « ${q} »`,
  navigation: 'Recherches de déclarations',
};
