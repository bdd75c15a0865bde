import type { en } from './en';

export const fr: typeof en = {
  title: 'Qu’est-ce qui les relie ?',
  rule: ({ count }, least, most) =>
    `Choisissez de ${count(least)} à ${count(most)} sociétés, personnes ou entités provisoires ; les participations sont suivies dans les deux sens.`,
  add: 'Ajouter par nom ou numéro',
  addFocused: (name) => `Ajouter ${name}`,
  chosen: 'Choisies',
  remove: (name) => `Retirer ${name}`,
  full: ({ count }, most, chosen) =>
    chosen > most
      ? `Seules les ${count(most)} premières de ces ${count(chosen)} sont reliées.`
      : `On peut en relier ${count(most)} au plus.`,
  tooFew: 'Il en manque une.',
  nothing: 'Rien de ce qui est chargé et affiché ne les relie.',
  tree: ({ count }, entities) => `Ce qui relie ${count(entities)} d’entre elles`,
  treeOfAll: ({ count }, entities) =>
    entities === 2 ? 'Ce qui relie les deux' : `Ce qui relie les ${count(entities)}`,
  notExact: 'Un lien court ; il en existe peut-être un plus court.',
  apart: (names) => `Reliées à aucune des autres : ${names}.`,
  paths: ({ counted }, paths) =>
    `${counted(paths, { one: 'chemin', other: 'chemins' })} entre les deux, le meilleur d’abord`,
  steps: ({ counted }, steps) => counted(steps, { one: 'étape', other: 'étapes' }),
  path: ({ count }, place) => `Chemin ${count(place)}`,
  hubs: 'Laissées de côté, car reliées à un très grand nombre',
  admitted: 'Admises, bien que reliées à un très grand nombre',
  reasons: {
    owns_many: ({ counted }, { owned }) =>
      `détient ${counted(owned, { one: 'participation', other: 'participations' })}`,
    owned_by_many: ({ counted }, { owners }) => `a ${counted(owners, { one: 'propriétaire', other: 'propriétaires' })}`,
    linked_with_many: ({ counted }, { neighbours }) =>
      `a ${counted(neighbours, { one: 'voisine', other: 'voisines' })}`,
  },
  wouldLink: (names) => `relierait ${names}`,
  admit: 'Admettre',
  admitName: (name) => `Admettre : ${name}`,
  refuse: 'Laisser de côté',
  refuseName: (name) => `Laisser de côté : ${name}`,
};
