import type * as en from '../en/network-filters';

const RELATIONSHIPS = { one: 'relation', other: 'relations' };

const ENTITIES = { one: 'entité', other: 'entités' };

export const networkFilterWords: typeof en.networkFilterWords = {
  hides: ({ count }, { hidden, cutOff, total }) =>
    `masque ${count(hidden)} sur ${count(total)}${cutOff > 0 ? `, et ${count(cutOff)} que rien d’autre ne relie` : ''}`,
  withoutNumber: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} sans nombre\u202f: jamais masquées par ce filtre`,
  unknownApart: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} de taille inconnue\u202f: voir l’interrupteur`,
  exactly: (label) => `${label}, en nombre`,
  open: 'Filtres',
  openWith: ({ count }, narrowings) => `Filtres (${count(narrowings)})`,
  close: ({ counted }, relationships) => `Afficher ${counted(relationships, RELATIONSHIPS)}`,
  more: 'Par type, genre, lieu, statut et jour',
  active: 'Ce qui restreint le réseau',
  showAll: 'Tout afficher',
  remove: (what) => `Retirer\u202f: ${what}`,
  narrowing: {
    confidence: ({ count }, above) => `Fiabilité supérieure à ${count(above)}`,
    ownership: (share) => `Participation à partir de ${share}`,
    unknown: 'Sans les participations inconnues',
    date: (day) => `Au ${day}`,
    days: (before, after) => `${before} comparé au ${after}`,
    value: (facet, value) => `${facet}\u202f: ${value}`,
  },
  facets: { types: 'Type', kinds: 'Genre', jurisdictions: 'Juridiction', statuses: 'Statut' },
  statuses: { not_marked_inactive: 'Non signalée comme inactive', inactive: 'Inactive' },
  unknown: 'Inconnu',
  counted:
    'Le nombre dit combien les autres filtres en laissent. Ce qui ne tient alors à rien d’autre d’affiché disparaît aussi.',
  seenOf: ({ count }, seen, all) => `${count(seen)} sur ${count(all)} affichés`,
  only: 'seul',
  onlyValue: (value) => `seul ${value}`,
  all: 'tout',
  allOf: (facet) => `tout\u202f: ${facet}`,
  values: 'valeurs',
  day: {
    label: 'À un jour donné',
    slider: 'Jour',
    any: 'tout jour',
    input: 'Jour, en date',
    today: 'Aujourd’hui',
    clear: 'Tout jour',
    earlier: 'Plus tôt',
    later: 'Plus tard',
    play: 'Lire',
    pause: 'Pause',
    none: 'Aucune relation ici n’a de date\u202f: rien ne peut être dit par jour.',
    standing: (asked) =>
      `De ce qui existe ${asked ? `au ${asked}` : 'aujourd’hui'}, tout ce qui avait commencé alors. Ce qui a pris fin avant n’est pas ici.`,
    askFor: (day) => `Demander le ${day}`,
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} affichées sans dates qui tranchent.`,
    allDated: 'Tout ce qui est affiché a des dates qui tranchent.',
    hint: ({ counted }, days) =>
      `S’arrête à ${counted(days, { one: 'jour où', other: 'jours où' })} quelque chose commence ou finit.`,
  },
  compare: {
    label: 'Comparer deux jours',
    before: 'Premier jour',
    after: 'Second jour',
    start: 'Comparer',
    end: 'Terminer la comparaison',
    changedBetween: ({ counted }, { added, gone, changed }) =>
      `${counted(added, { one: 'ajoutée', other: 'ajoutées' })}, ${counted(gone, { one: 'disparue', other: 'disparues' })}, ${counted(changed, { one: 'modifiée', other: 'modifiées' })}.`,
    asking: 'Chargement de ce qui existait aux deux dates…',
    onlyOf: (day) =>
      `On n’a demandé que ce qui existe ${day ? `au ${day}` : 'aujourd’hui'}\u202f: ce qui avait pris fin avant n’est pas ici et ne peut pas apparaître comme disparu.`,
    askBoth: ({ counted }, calls) =>
      `Demander les deux dates · au plus ${counted(calls, { one: 'appel', other: 'appels' })}`,
    askAgain: 'Réessayer',
    daysFailed: (day) =>
      `Tout ce qui existait aux deux dates n’a pas pu être chargé\u202f: du reste, on ne compare que ce qui existe ${day ? `au ${day}` : 'aujourd’hui'}.`,
    notAsked: ({ counted }, networks, day) =>
      `${counted(networks, { one: 'autre réseau', other: 'autres réseaux' })} seraient trop à demander\u202f: on n’en compare que ce qui existe ${day ? `au ${day}` : 'aujourd’hui'}.`,
    heading: (before, after) => `Ce qui a changé du ${before} au ${after}`,
    lines: { added: 'trait épais', gone: 'longs tirets', changed: 'tirets et points' },
    entities: ({ counted }, added, gone) => `${counted(added, ENTITIES)} en plus, ${counted(gone, ENTITIES)} en moins.`,
    nothing: 'Rien de ce qui est daté n’a changé entre les deux jours.',
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} trop peu datées pour les deux jours\u202f: réputées en vigueur aux deux.`,
    hidden: ({ counted }, changes) =>
      `Les autres filtres masquent encore ${counted(changes, { one: 'modification', other: 'modifications' })}.`,
    listOf: ({ count }, kind, changes) => `${kind} (${count(changes)})`,
    changes: 'modifications',
    since: (day) => `dès le ${day}`,
    until: (day) => `jusqu’au ${day}`,
    was: (type) => `était\u202f: ${type}`,
  },
};

export const networkListingWords: typeof en.networkListingWords = {
  views: 'La même chose en liste',
  lists: { table: 'Tableau', tree: 'Arbre' },
  find: 'Chercher dans le tableau',
  apply: 'Chercher',
  found: ({ count, counted }, found, all) =>
    found === all
      ? counted(all, { one: 'relation', other: 'relations' })
      : `${count(found)} sur ${counted(all, { one: 'relation', other: 'relations' })}`,
  beyond: ({ count, counted }, shown, beyond) =>
    `Les ${count(shown)} premières sont listées, ${counted(beyond, { one: 'autre ne l’est pas', other: 'autres ne le sont pas' })}.`,
  undrawn: ({ count }, undrawn, all) =>
    `Seulement ce que l’image ne dessine pas à part\u202f: ${count(undrawn)} sur ${count(all)}.`,
  listAll: 'Tout lister',
  none: 'Rien dans le tableau ne contient ces mots.',
  showInPicture: (type, owner, owned) => `Montrer dans l’image : ${type}, ${owner} dans ${owned}`,
  sortBy: (column) => `Trier par ${column}`,
};

export const networkLinkWords: typeof en.networkLinkWords = {
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

export const networkWalkWords: typeof en.networkWalkWords = {
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

const CALLS = { one: 'appel', other: 'appels' };

export const walkWords: typeof en.walkWords = {
  costsNothing: 'ne coûte rien',
  noCall: 'aucun appel',
  calls: ({ counted }, calls, about) => `${about ? 'environ ' : ''}${counted(calls, CALLS)}`,
  cached: ({ counted }, cached) => counted(cached, { one: 'conservée', other: 'conservées' }),
  leftToday: ({ counted }, left) => `${counted(left, { one: 'restant', other: 'restants' })} aujourd’hui`,
  stopped: {
    done: 'Tout ce qui existe a été suivi.',
    depth: 'Le nombre d’étapes permis est atteint ; il y a plus loin d’autres entités.',
    cap: 'Le nombre d’entités permis est atteint ; il y en a d’autres plus loin.',
    budget: 'Les appels prévus sont épuisés ; il y a plus loin d’autres entités.',
    cancelled: 'Arrêté ; ce qui est arrivé reste.',
    failed: 'Certaines n’ont pas pu être interrogées.',
  },
  found: ({ count, counted }, { found, asked, waiting }) =>
    `${counted(found, { one: 'trouvée', other: 'trouvées' })} · ${counted(asked, { one: 'suivie', other: 'suivies' })} · ${count(waiting)} en attente`,
  spent: ({ counted }, calls) => `${counted(calls, CALLS)} de faits`,
  spentOf: ({ counted }, calls, left) =>
    `${counted(calls, CALLS)} de faits · ${counted(left, { one: 'permis restant', other: 'permis restants' })}`,
};
