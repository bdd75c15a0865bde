import type * as en from '../en/network-filters';

const RELATIONSHIPS = { one: 'relation', other: 'relations' };

const ENTITIES = { one: 'entité', other: 'entités' };

export const networkFilterWords: typeof en.networkFilterWords = {
  shownAndHidden: ({ count, form }, shown, hidden) =>
    `${count(shown)} ${form(shown, { one: 'affichée', other: 'affichées' })}, ${count(hidden)} ${form(hidden, { one: 'masquée', other: 'masquées' })}`,
  nextStop: {
    more: ({ count }, value, relationships) => `${value}\u202f: ${count(relationships)} de plus`,
    fewer: ({ count }, value, relationships) => `${value}\u202f: ${count(relationships)} de moins`,
  },
  withoutNumber: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} sans valeur\u202f: jamais masquées par ce filtre`,
  unknownApart: ({ counted }, relationships) =>
    `${counted(relationships, RELATIONSHIPS)} de participation inconnue\u202f: voir l’interrupteur`,
  exactly: (label) => `${label}, en nombre`,
  open: 'Filtres',
  openWith: ({ count }, narrowings) => `Filtres (${count(narrowings)})`,
  close: ({ counted }, relationships) => `Afficher ${counted(relationships, RELATIONSHIPS)}`,
  more: 'Autres filtres',
  active: 'Filtres actifs',
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
  facets: { types: 'Type', kinds: 'Genre', jurisdictions: 'Juridiction', statuses: 'Statut', tags: 'Étiquette' },
  statuses: { not_marked_inactive: 'Active', inactive: 'Inactive' },
  unknown: 'Inconnu',
  untagged: 'Sans étiquette',
  counted: 'Les nombres comptent ce que laissent les autres filtres. Ce qui n’est alors plus relié est masqué aussi.',
  seenOf: ({ count, form }, seen, all) =>
    `${count(seen)} sur ${count(all)} ${form(seen, { one: 'affiché', other: 'affichés' })}`,
  only: 'seul',
  onlyValue: (value) => `seul ${value}`,
  hide: 'masquer',
  hideValue: (value) => `masquer ${value}`,
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
    none: 'Aucune relation ici n’a de date\u202f: il n’y a rien à filtrer par jour.',
    standing: (asked) =>
      `Parmi les relations en vigueur ${asked ? `au ${asked}` : 'aujourd’hui'}, celles qui avaient commencé alors. Celles qui ont pris fin avant n’ont pas été chargées.`,
    askFor: (day) => `Charger le ${day}`,
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} affichées dont les dates laissent un doute.`,
    allDated: 'Toutes les relations affichées ont des dates claires.',
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
    asking: 'Chargement des deux dates…',
    onlyOf: (day) =>
      `Seules les relations en vigueur ${day ? `au ${day}` : 'aujourd’hui'} ont été chargées\u202f: celles qui avaient pris fin avant manquent et ne peuvent pas apparaître comme disparues.`,
    askBoth: ({ counted }, calls) =>
      `Charger les deux dates · au plus ${counted(calls, { one: 'appel', other: 'appels' })}`,
    askAgain: 'Réessayer',
    daysFailed: (day) =>
      `Tout ce qui existait aux deux dates n’a pas pu être chargé\u202f: du reste, on ne compare que ce qui existe ${day ? `au ${day}` : 'aujourd’hui'}.`,
    notAsked: ({ counted }, networks, day) =>
      `${counted(networks, { one: 'autre réseau', other: 'autres réseaux' })} seraient trop à charger\u202f: on n’en compare que ce qui existe ${day ? `au ${day}` : 'aujourd’hui'}.`,
    heading: (before, after) => `Ce qui a changé du ${before} au ${after}`,
    lines: { added: 'trait épais', gone: 'longs tirets', changed: 'tirets et points' },
    entities: ({ counted }, added, gone) => `${counted(added, ENTITIES)} en plus, ${counted(gone, ENTITIES)} en moins.`,
    nothing: 'Aucune relation datée n’a changé entre les deux jours.',
    undated: ({ counted }, relationships) =>
      `${counted(relationships, RELATIONSHIPS)} aux dates trop vagues pour les deux jours\u202f: supposées en vigueur aux deux.`,
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
  lists: { table: 'Tableau', entities: 'Entités', tree: 'Arbre', map: 'Carte' },
  notLoaded: 'Une partie de la page n’a pas pu être chargée. Rechargez la page.',
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
  onRoute: ({ count }, from, to, found, all) =>
    `Seulement les relations ${from === to ? `à l’intérieur d’un pays, ${from}` : `${from} → ${to}`}\u202f: ${count(found)} sur ${count(all)}.`,
  listAll: 'Tout lister',
  none: 'Rien dans le tableau ne contient ces mots.',
  showInPicture: (type, owner, owned) => `Montrer dans l’image : ${type}, ${owner} dans ${owned}`,
  sortBy: (column) => `Trier par ${column}`,
};

export const networkLinkWords: typeof en.networkLinkWords = {
  title: 'Trouver les liens',
  rule: ({ count }, least, most) =>
    `Choisissez de ${count(least)} à ${count(most)} sociétés, personnes ou entités provisoires ; les participations sont suivies dans les deux sens.`,
  add: 'Ajouter par nom ou numéro',
  addFocused: (name) => `Ajouter ${name}`,
  chosen: 'Choisies',
  remove: (name) => `Retirer ${name}`,
  full: ({ count }, most, chosen) =>
    chosen > most
      ? `Seules les ${count(most)} premières de ces ${count(chosen)} sont prises en compte.`
      : `Vous pouvez en choisir ${count(most)} au plus.`,
  tooFew: 'Choisissez-en encore une.',
  nothing: 'Aucun lien trouvé dans ce qui est chargé et affiché.',
  tree: ({ count }, entities) => `Liens entre ${count(entities)} d’entre elles`,
  treeOfAll: ({ count }, entities) => (entities === 2 ? 'Lien entre les deux' : `Liens entre les ${count(entities)}`),
  notExact: 'Un lien court ; il en existe peut-être un plus court.',
  apart: (names) => `Reliées à aucune des autres : ${names}.`,
  paths: ({ counted }, paths) =>
    `${counted(paths, { one: 'chemin', other: 'chemins' })} entre les deux, le meilleur d’abord`,
  steps: ({ counted }, steps) => counted(steps, { one: 'étape', other: 'étapes' }),
  path: ({ count }, place) => `Chemin ${count(place)}`,
  hubs: 'Laissées de côté, car reliées à un très grand nombre',
  admitted: 'Incluses, bien que reliées à un très grand nombre',
  reasons: {
    owns_many: ({ counted }, { owned }) =>
      `détient ${counted(owned, { one: 'participation', other: 'participations' })}`,
    owned_by_many: ({ counted }, { owners }) => `a ${counted(owners, { one: 'propriétaire', other: 'propriétaires' })}`,
    linked_with_many: ({ counted }, { neighbours }) =>
      `a ${counted(neighbours, { one: 'voisine', other: 'voisines' })}`,
  },
  wouldLink: (names) => `relierait ${names}`,
  admit: 'Inclure',
  admitName: (name) => `Inclure : ${name}`,
  refuse: 'Laisser de côté',
  refuseName: (name) => `Laisser de côté : ${name}`,
};

export const networkWalkWords: typeof en.networkWalkWords = {
  title: 'Développer plusieurs niveaux',
  from: 'À partir de',
  allRoots: ({ count }, roots) =>
    roots === 1 ? 'le point de départ' : `l’ensemble des ${count(roots)} points de départ`,
  direction: 'Sens',
  directions: {
    up: 'vers le haut, les propriétaires',
    down: 'vers le bas, les participations',
    both: 'dans les deux sens',
  },
  depth: 'Niveaux',
  nodes: 'Entités au plus',
  calls: 'Appels au plus',
  begin: 'Lancer',
  costs: (price) => `Prix : ${price}.`,
  counting: 'Calcul du coût…',
  noPrice: 'Le coût n’a pas pu être calculé.',
  needsLimits: 'Niveaux, entités et appels doivent être des nombres entiers dans leurs limites.',
  stop: 'Arrêter',
  underWay: 'Avancement',
  begun: (name) => `Développement à partir de ${name}.`,
  goOn: { depth: 'Un niveau de plus', cap: 'Continuer jusqu’au double', again: 'Continuer' },
  goOnCosts: (price) => `Continuer : ${price}.`,
  mayStillCount: 'Des appels déjà envoyés peuvent encore être comptés.',
  broken: (why) => `Le développement s’est interrompu : ${why}`,
  leftOut: ({ counted }, neighbours) =>
    `${counted(neighbours, { one: 'voisine laissée', other: 'voisines laissées' })} de côté à cause de la limite d’entités.`,
  notLoaded: ({ counted }, entities) =>
    `${counted(entities, { one: 'entité n’a pas pu être développée', other: 'entités n’ont pas pu être développées' })}`,
  retry: 'Réessayer',
  retryOf: (name) => `Réessayer : ${name}`,
  withoutScripts: {
    notFollowed:
      'L’adresse développe plusieurs niveaux, ce qui demande des scripts\u202f: cette page ne montre que le premier.',
    follow: 'Développer sans scripts',
  },
  nothingToFollow: 'Rien à développer\u202f: ni propriétaire ni participation ne sont connus ici.',
  askedOn: (day) => `Chargé à la date du ${day}.`,
  askToday: 'Charger aujourd’hui',
  keptOnly: 'Seules les copies en cache ont servi ; il peut y en avoir davantage.',
};

const CALLS = { one: 'appel', other: 'appels' };

export const walkWords: typeof en.walkWords = {
  costsNothing: 'gratuit',
  noCall: 'aucun appel',
  calls: ({ counted }, calls, about) => `${about ? 'environ ' : ''}${counted(calls, CALLS)}`,
  cached: ({ count }, cached) => `${count(cached)} en cache`,
  leftToday: ({ counted }, left) => `${counted(left, { one: 'restant', other: 'restants' })} aujourd’hui`,
  stopped: {
    done: 'Complet : tout a été développé.',
    depth: 'Le nombre maximal de niveaux est atteint ; il y a d’autres entités.',
    cap: 'Le nombre maximal d’entités est atteint ; il y en a d’autres.',
    size: 'La taille maximale est atteinte ; il y a d’autres entités.',
    budget: 'Le nombre maximal d’appels est atteint ; il y a d’autres entités.',
    cancelled: 'Arrêté ; ce qui a été chargé reste.',
    failed: 'Certaines entités n’ont pas pu être chargées.',
  },
  found: ({ count, counted }, { found, asked, waiting }) =>
    `${counted(found, { one: 'trouvée', other: 'trouvées' })} · ${counted(asked, { one: 'développée', other: 'développées' })} · ${count(waiting)} en attente`,
  spent: ({ counted }, calls) => `${counted(calls, { one: 'appel utilisé', other: 'appels utilisés' })}`,
  spentOf: ({ counted }, calls, left) =>
    `${counted(calls, { one: 'appel utilisé', other: 'appels utilisés' })} · ${counted(left, { one: 'permis restant', other: 'permis restants' })}`,
};

export const networkWorkspaceWords: typeof en.networkWorkspaceWords = {
  skip: 'Aller à l’image',
  notices: 'Remarques sur ce réseau',
  dismiss: 'Fermer les remarques',
  toRecord: 'Retour à la fiche',
  tools: 'Outils de cette vue',
  details: 'Détails',
  detailsOf: (name) => `Détails : ${name}`,
  fold: (panel) => `Fermer : ${panel}`,
  about: 'À propos de cette page',
  drawer: {
    open: 'Ouvrir les listes',
    close: 'Fermer les listes',
    changes: 'Changements',
  },
  steps: {
    noFurther: 'Rien de plus dans cette direction.',
    holding: ({ count }, place, all, owner) => `participation ${count(place)} sur ${count(all)} de ${owner}`,
    owner: ({ count }, place, all, owned) => `propriétaire ${count(place)} sur ${count(all)} de ${owned}`,
  },
  smallMap: 'Mini-carte',
  path: {
    of: ({ counted }, entities) => `Chemin\u202f: ${counted(entities, ENTITIES)}`,
    end: 'montrer de nouveau le reste (Échap)',
  },
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  picture: (name) => `Le réseau de ${name} en petite image`,
  search: {
    label: 'Chercher dans ce réseau',
    hint: 'Nom, numéro, pays, statut',
    found: ({ count }, found, all) => `${count(found)} sur ${count(all)}`,
    at: ({ count }, place, found) => `${count(place)} / ${count(found)}`,
    keys: 'Entrée mène au résultat suivant, Maj et Entrée au précédent, Échap vide le champ.',
    next: 'Résultat suivant',
    previous: 'Résultat précédent',
    noted: 'note',
    pinned: 'épinglé',
  },
};
