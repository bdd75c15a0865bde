import type { en } from './en';

export const fr: typeof en = {
  members: ({ counted }, members) => `Groupe de ${counted(members, { one: 'société', other: 'sociétés' })}`,
  open: 'Dessiner ses membres',
  noun: 'membres',
  together: 'Ce qu’elles détiennent ensemble',
  rule: 'Part effective, les membres comptés comme un seul détenteur, dans les sociétés dont l’une d’elles détient elle-même des parts ; pour ce qui est affiché.',
  working: 'Calcul en cours…',
  notComputed: 'Ce calcul n’a pas pu être fait : resserrez le réseau par les filtres.',
  nothing: 'Elles ne détiennent aucune part hors du groupe, pour ce qui est affiché.',
  beyond: ({ counted }, beyond) =>
    `${counted(beyond, { one: 'autre société avec une part plus petite', other: 'autres sociétés avec des parts plus petites' })}.`,
};
