import type { en } from './en';

export const fr: typeof en = {
  title: 'Suivre le réseau plus loin',
  from: 'À partir de',
  allRoots: ({ count }, roots) => `l’ensemble des ${count(roots)} points de départ`,
  direction: 'Sens',
  directions: {
    up: 'vers le haut, les propriétaires',
    down: 'vers le bas, les participations',
    both: 'dans les deux sens',
  },
  depth: 'Étapes',
  nodes: 'Entités au plus',
  calls: 'Appels au plus',
  begin: 'Suivre',
  costs: (price) => `Ce parcours : ${price}.`,
  counting: 'Calcul de ce que cela coûterait…',
  noPrice: 'Ce que cela coûterait n’a pas pu être établi.',
  needsLimits: 'Étapes, entités et appels doivent être des nombres entiers dans leurs limites.',
  stop: 'Arrêter',
  underWay: 'Avancement du parcours',
  begun: (name) => `Parcours à partir de ${name}.`,
  goOn: { depth: 'Aller une étape plus loin', cap: 'Continuer jusqu’au double', again: 'Continuer' },
  goOnCosts: (price) => `Continuer : ${price}.`,
  mayStillCount: 'Des appels déjà en route peuvent encore être comptés.',
  broken: (why) => `Le parcours s’est interrompu : ${why}`,
  leftOut: ({ counted }, neighbours) =>
    `${counted(neighbours, { one: 'voisine laissée', other: 'voisines laissées' })} de côté par la limite d’entités.`,
  unheard: ({ counted }, entities) =>
    `${counted(entities, { one: 'entité n’a pas pu être suivie', other: 'entités n’ont pas pu être suivies' })}`,
  retry: 'Réessayer',
  retryOf: (name) => `Réessayer : ${name}`,
  withoutScripts: {
    notFollowed:
      'L’adresse suit le réseau plus loin, ce qui demande des scripts\u202f: cette page ne montre que ce par quoi il commence.',
    follow: 'Montrer sans scripts ce qu’elle suit',
  },
  nothingToFollow:
    'Il n’y a donc rien à suivre non plus\u202f: un parcours va de propriétaire en participation, et aucun ne commence ici.',
  askedOn: (day) => `Demandé à la date du ${day}.`,
  askToday: 'Demander pour aujourd’hui',
  keptOnly: 'Seul ce qui est conservé ici a été suivi ; il y en a davantage.',
};
