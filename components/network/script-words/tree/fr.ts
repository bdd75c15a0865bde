import type { en } from './en';

export const fr: typeof en = {
  label: 'Le réseau en arbre : les propriétaires vers le haut, les participations vers le bas',
  branches: { root: 'Point de départ', owner: 'Propriétaire', owned: 'Possédée' },
  repeated: {
    loop: (name) => `de nouveau : ${name}, voir plus haut ; une boucle se ferme ici`,
    again: (name) => `de nouveau : ${name}, voir plus haut`,
    root: (name) => `de nouveau : ${name}, qui a ici son propre arbre`,
  },
  confidence: ({ count }, confidence) => `fiabilité ${count(confidence)}`,
  noConfidence: 'fiabilité non précisée',
  elsewhere: ({ counted }, entities) =>
    `${counted(entities, { one: 'entité affichée n’est', other: 'entités affichées ne sont' })} ni au-dessus ni au-dessous d’un point de départ, et donc seulement dans le tableau.`,
  keys: 'Les flèches vont de ligne en ligne, droite déplie, gauche replie, les lettres mènent à un nom, Entrée ouvre la fiche.',
  fold: (name) => `Replier : ${name}`,
  unfold: (name) => `Déplier : ${name}`,
};
