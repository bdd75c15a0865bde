import type * as en from '../en/network-analysis';

const entities = { one: 'entité', other: 'entités' };

const relationships = { one: 'relation', other: 'relations' };

export const networkCaseWords: typeof en.networkCaseWords = {
  label: 'Cette vue',
  undo: 'Annuler',
  redo: 'Rétablir',
  undoWhat: (said) => `Annuler : ${said}`,
  redoWhat: (said) => `Rétablir : ${said}`,
  said: {
    done: (said) => said,
    undone: (said) => `Annulé : ${said}`,
    redone: (said) => `Rétabli : ${said}`,
  },
  tools: {
    label: 'Actions',
    who: ({ counted }, count) => counted(count, entities),
    hide: 'Masquer',
    pin: 'Épingler',
    unpin: 'Détacher',
    collapse: 'Replier',
    uncollapse: 'Déplier',
    stack: 'Replier ses branches',
    group: 'Grouper',
    groupName: 'Nom du groupe',
    note: 'Note',
    notePrivate: 'Enregistrée dans cette page et dans un fichier de dossier, jamais dans un lien.',
    tag: 'Nouvelle étiquette',
    addTag: 'Ajouter',
    tags: 'Étiquettes',
    removeTag: (tag) => `Retirer l’étiquette ${tag}`,
    tagPrivate:
      'Les étiquettes servent aussi à filtrer et à colorer. Enregistrées dans cette page et dans un fichier de dossier, jamais dans un lien.',
    rootStays: 'Le point de départ du réseau ne peut pas être masqué.',
  },
  away: {
    title: 'Grouper par…',
    counted: ({ count }, what, many) => `${what} : ${count(many)}`,
    hidden: 'Masqués',
    collapsed: 'Repliés',
    groups: 'Groupes',
    show: (name) => `Réafficher ${name}`,
    showAll: 'Tout réafficher',
    open: (name) => `Ouvrir ${name}`,
    close: (name) => `Fermer ${name}`,
    dissolve: (name) => `Dissoudre ${name}`,
    byJurisdiction: 'Grouper par juridiction',
    cutOff: ({ counted }, count) => `Le masquage retire ${counted(count, entities)} de l’image et de la liste.`,
    behind: ({ counted }, count) =>
      `${counted(count, entities)} derrière des nœuds repliés : dans la liste, pas dans l’image.`,
    beyond: ({ counted }, count, lines) =>
      `Trop pour une image : ${counted(count, entities)} et ${counted(lines, relationships)} ne sont que dans la liste.`,
  },
  trail: {
    title: ({ count }, steps) => (steps === 0 ? 'Historique' : `Historique (${count(steps)})`),
    beginning: 'Début',
    here: 'ici',
    undone: 'annulée',
    replay: 'Rejouer',
    stop: 'Arrêter',
  },
  take: {
    title: 'Exporter et partager',
    holds: ({ counted }, count, lines) =>
      `Les fichiers contiennent ce que montre la liste : ${counted(count, entities)}, ${counted(lines, relationships)}. Un fichier de dossier contient tout ce qui est chargé.`,
    kinds: {
      png: 'Image PNG (2x)',
      'png-4x': 'Image PNG (4x)',
      svg: 'Image SVG',
      pdf: 'Image PDF',
      relationships: 'Relations (CSV)',
      entities: 'Entités (CSV)',
      graphml: 'GraphML',
      gexf: 'GEXF',
      bods: 'BODS (JSON)',
      ftm: 'FollowTheMoney (lignes JSON)',
      cypher: 'Cypher',
      ttl: 'Turtle (RDF)',
      cytoscape: 'Cytoscape (JSON)',
      case: 'Fichier de dossier',
      dossier: 'Dossier (HTML)',
      'dossier-pdf': 'Dossier (PDF)',
      trail: 'Dossier avec historique et sources (Markdown)',
    },
    groups: { picture: 'Image', document: 'Dossier', data: 'Données' },
    made: (name) => `Enregistré sous ${name}.`,
    failed: 'Le fichier n’a pas pu être créé. Essayez un autre format.',
    network: (name) => `Réseau de participations de ${name}`,
    bundle: ({ counted }, count) => counted(count, relationships),
    link: 'Copier le lien',
    copied: 'Lien copié.',
    notCopied: 'Le navigateur n’a pas permis la copie. Copiez le lien depuis la barre d’adresse.',
    embed: 'Copier le code d’intégration',
    embedCopied: 'Code copié. Il montre cette vue comme une carte sur d’autres pages.',
    embedNotCopied: 'Le navigateur n’a pas permis la copie. Copiez le code ci-dessous.',
    linkSince: 'Toute personne qui ouvre le lien voit ce qui a changé depuis aujourd’hui.',
    tooLong: ({ count }, length, most) =>
      `Le lien compte ${count(length)} caractères ; au-delà de ${count(most)}, bien des programmes le coupent. Un fichier de dossier est plus sûr.`,
    leftOut: (what) => `Non inclus dans le lien : ${what}.`,
    parts: {
      notes: 'les notes',
      tags: 'les étiquettes',
      selected: 'la sélection',
      expanded: 'les extensions au-delà de la limite d’une adresse',
      walks: 'les développements de plusieurs niveaux au-delà de la limite d’une adresse',
    },
  },
  open: {
    title: 'Importer une liste',
    file: 'Ouvrir un fichier de dossier',
    fileHint: 'Choisissez un fichier, ou déposez-le ici.',
    opened: (title, day) => `« ${title} » ouvert, enregistré le ${day}.`,
    goOn: 'L’ouvrir',
    ids: 'Ajouter des sociétés par numéro',
    idsHint: 'Une par ligne, comme gb/01234500 ou l’adresse d’une page ; ou un tableau avec en-tête.',
    idsFile: 'Ou d’un fichier',
    idsUnreadable: 'Le fichier est trop grand ou illisible.',
    add: 'Ajouter au réseau',
    unread: (what) => `Non compris : ${what}.`,
    tooMany: ({ count }, most) =>
      `Au plus ${count(most)} réseaux sont chargés à la fois ; le reste a été laissé de côté.`,
    added: ({ counted }, count) => `Ajout : ${counted(count, entities)}.`,
    costs: ({ counted }, calls) =>
      `Ceci charge ${counted(calls, { one: 'réseau', other: 'réseaux' })} ; chacun peut coûter 1 appel.`,
  },
};

const WAYS = { up: 'vers les propriétaires', down: 'vers les détentions', both: 'dans les deux sens' };

export const caseWords: typeof en.caseWords = {
  entities: { one: 'entité', other: 'entités' },
  nobody: 'rien',
  said: {
    add_roots: (who) => `Point de départ ajouté : ${who}`,
    remove_root: (who) => `Point de départ retiré : ${who}`,
    expand: (who) => `Étendu : ${who}`,
    expandPart: (who, side, type) =>
      side === 'owners' ? `Propriétaires de ${who} ajoutés (${type})` : `Détentions de ${who} ajoutées (${type})`,
    walk: ({ counted }, who, direction, depth) =>
      `Développé depuis ${who} ${WAYS[direction]}, ${counted(depth, { one: 'niveau', other: 'niveaux' })}`,
    hide: (who) => `Masqué : ${who}`,
    show: (who) => `Affiché de nouveau : ${who}`,
    pin: (who) => `Épinglé : ${who}`,
    unpin: (who) => `Désépinglé : ${who}`,
    group: (name) => `Groupe ${name} formé`,
    ungroup: (name) => `Groupe ${name} dissous`,
    closeGroup: (name) => `Groupe ${name} fermé`,
    openGroup: (name) => `Groupe ${name} ouvert`,
    collapse: (who) => `Replié : ${who}`,
    uncollapse: (who) => `Déplié : ${who}`,
    stack: (who) => `Branches repliées : ${who}`,
    unstack: (who) => `Branches dépliées : ${who}`,
    select: (who) => `Sélectionné : ${who}`,
    filter: (parts) => `Filtré : ${parts}`,
    note: (who) => `Note écrite sur ${who}`,
    noteGone: (who) => `Note retirée de ${who}`,
    tag: (who, tag) => `Étiquette ajoutée à ${who} : ${tag}`,
    untag: (who, tag) => `Étiquette retirée de ${who} : ${tag}`,
    layout: (name) => `Disposition : ${name}`,
    labels: (name) => `Étiquettes : ${name}`,
    appearance: (parts) => `Apparence : ${parts}`,
    days: (before, after) => `${before} comparé à ${after}`,
    daysGone: 'Comparaison de deux jours terminée',
  },
  filter: {
    confidence: (least) => `fiabilité supérieure à ${least}`,
    anyConfidence: 'toute fiabilité',
    ownership: (least) => `participation à partir de ${least}\u202f%`,
    unknown: 'avec les parts inconnues',
    notUnknown: 'sans les parts inconnues',
    date: (day) => `au ${day}`,
    anyDate: 'à toute date',
    types: (values) => `relations ${values}`,
    kinds: (values) => `genres ${values}`,
    jurisdictions: (values) => `juridictions ${values}`,
    statuses: (values) => `états ${values}`,
    tags: (values) => `étiquettes ${values}`,
    untagged: 'aucune',
    all: 'toutes',
  },
  layouts: { structure: 'organigramme', force: 'par forces' },
  labelModes: { all: 'partout', focus: 'autour du point choisi', hover: 'sous le pointeur' },
  trail: {
    steps: 'Historique',
    noSteps: 'Aucune étape pour le moment.',
    relationships: 'Relations affichées',
    notes: 'Remarques',
    noRelationships: 'Aucune.',
    owns: (parent, child) => `${parent} → ${child}`,
    share: (share) => `part ${share}`,
    confidence: (value) => `fiabilité ${value} sur 100`,
    confidenceUnknown: 'fiabilité non indiquée',
    from: (day) => `depuis ${day}`,
    endedOn: (day) => `terminée ${day}`,
    publishedBy: (publisher, licence) => `publié par ${publisher}${licence === null ? '' : ` (${licence})`}`,
    ended: 'terminée à une date inconnue',
    statements: 'sources :',
    seenOn: (day) => `vu le ${day}`,
    seenUndated: 'vu à une date inconnue',
    noStatements: 'le registre ne nomme aucune déclaration',
  },
  file: {
    problem: (problem) => {
      switch (problem.kind) {
        case 'too_large':
          return `Ce fichier est trop grand : il compte ${problem.size} octets, et ${problem.limit} au plus sont lus.`;
        case 'not_json':
          return 'Ce fichier est illisible : ce n’est pas du JSON, ou il est tronqué.';
        case 'not_a_case':
          return 'Ce n’est pas un fichier de dossier : choisissez-en un dont le nom finit par .firmament.json.';
        case 'other_version':
          return `Ce dossier est de version ${problem.version}, et ce site lit jusqu’à la version ${problem.newest} : ouvrez-le avec un plus récent.`;
        case 'unreadable':
          return `Ce dossier est endommagé, rien n’en a été ouvert. La faute se trouve à « ${problem.at} ».`;
      }
    },
  },
};

export const networkOwnershipWords: typeof en.networkOwnershipWords = {
  title: 'Propriétaires ultimes',
  owners: 'propriétaires ultimes',
  count: ({ counted }, owners) => counted(owners, { one: 'propriétaire ultime', other: 'propriétaires ultimes' }),
  countLoaded: ({ counted }, owners) =>
    counted(owners, {
      one: 'propriétaire au sommet de ce qui est chargé',
      other: 'propriétaires au sommet de ce qui est chargé',
    }),
  notTop: 'Pas le sommet : une déclaration nomme une autre société mère ultime.',
  rule: 'Part économique : multipliée le long de chaque chaîne, additionnée sur toutes les chaînes. Les votes et le contrôle sont traités à part.',
  none: (name) => <>Aucun propriétaire de {name} n’est connu ici.</>,
  isPerson: (name) => <>{name} est une personne et n’a pas de propriétaire.</>,
  onlyLoop: (name) => (
    <>{name} fait partie d’une boucle de participations ; aucun propriétaire hors de la boucle n’est connu.</>
  ),
  together: 'Ensemble, car elles se possèdent l’une l’autre',
  chains: (name) => `Chaînes depuis ${name}`,
  sum: 'Somme des chaînes',
  sumShown: 'Somme des chaînes affichées',
  loopsAdd: 'Les boucles ajoutent',
  othersAdd: 'Les boucles et les chaînes non affichées ajoutent',
  cut: 'Au-delà de ce que laissent les autres propriétaires, retranché du haut',
  total: 'Total',
  unknown: (share) => <>Sans propriétaire connu : {share}.</>,
  withoutShare: {
    title: 'Au sommet par les droits de vote ou le contrôle, sans part indiquée',
    holders: 'détenteurs sans part indiquée',
    noShare: (name) => <>Aucune part de {name} n’est indiquée ici.</>,
  },
  nothingUnknown: 'Toutes les parts sont expliquées.',
  itself: (name, share) => (
    <>
      Par la boucle, {name} détient {share} d’elle-même.
    </>
  ),
  round: 'La boucle',
  between: ({ counted }, entities) =>
    `${counted(entities, { one: 'propriétaire intermédiaire', other: 'propriétaires intermédiaires' })}, avec leurs parts`,
  tooManyBetween: ({ counted, form }, above) =>
    `${counted(above, entities)} se ${form(above, { one: 'trouve', other: 'trouvent' })} au-dessus ; les parts intermédiaires ne sont pas calculées.`,
  warnings: 'Tranché par une règle',
  overDeclared: (company, total) => (
    <>
      {company} : {total} sont déclarés en tout. Chaque participation a été divisée par ce total.
    </>
  ),
  accountsDiffer: (owner, company, between) => (
    <>
      Les déclarations sur ce que {owner} détient de {company} se contredisent : {between} est retenu.
    </>
  ),
  selfHolding: (company, share) => (
    <>
      {company} détient {share} d’elle-même. Ces parts ne donnent aucun droit : celles des autres croissent en
      proportion.
    </>
  ),
  closedLoop: (companies) => (
    <>Celles-ci se possèdent entièrement ; personne d’autre ne peut donc en détenir une part : {companies}.</>
  ),
};

export const networkControlWords: typeof en.networkControlWords = {
  title: 'Qui la contrôle',
  controllers: 'contrôlants',
  count: ({ counted }, controllers) => counted(controllers, { one: 'contrôlant', other: 'contrôlants' }),
  rule: 'Plus de la moitié des votes à chaque étape, seul ou avec des sociétés contrôlées. Quand aucun vote n’est indiqué, les parts sont utilisées. Cela ne dit rien de la part économique.',
  none: (name) => <>Aucun détenteur de plus de la moitié des votes de {name} n’est connu.</>,
  certain: 'certain',
  possible: 'possible : des fourchettes ou des parts inconnues le laissent ouvert',
  top: 'au sommet',
  topLoaded: 'au sommet de ce qui est chargé',
  onTheWay: 'intermédiaire',
  proof: (name) => `D’où vient le contrôle de ${name}`,
  majority: (company) => <>{company}, plus de la moitié</>,
  mayBeMajority: (company) => <>{company}, peut-être plus de la moitié</>,
  jointMajority: (company, votes) => (
    <>
      {company} : {votes}, plus de la moitié
    </>
  ),
  mayBeJointMajority: (company, votes) => (
    <>
      {company} : {votes}, peut-être plus de la moitié
    </>
  ),
  declared: (company) => <>{company} : contrôle déclaré par la source</>,
  overstated: (company) => (
    <>
      {company} : indiqué avec plus de la moitié, comme d’autres ; ensemble plus de 100 %, comme pour des détenteurs
      conjoints
    </>
  ),
  controls: ({ counted }, companies) =>
    `Contrôle elle-même ${counted(companies, { one: 'société', other: 'sociétés' })}`,
};

const RELATIONSHIPS = { one: 'relation', other: 'relations' };

export const networkFindingWords: typeof en.networkFindingWords = {
  label: 'Constats',
  subject: 'Constats sur',
  another: 'En choisir une autre',
  found: ({ counted }, options) => counted(options, { one: 'nom', other: 'noms' }),
  step: ({ owner, owned, share }) => `${owner} détient ${share} de ${owned} : voir la relation`,
  trace: 'Voir dans l’image',
  traceOf: (name) => `Voir dans l’image : ${name}`,
  counted: ({ count }, relationships) =>
    relationships === 1
      ? 'Calculé à partir de la seule relation chargée et affichée.'
      : `Calculé à partir des ${count(relationships)} relations chargées et affichées.`,
  hidden: ({ counted, form }, relationships) =>
    `Les filtres masquent ${counted(relationships, RELATIONSHIPS)}, qui ne ${form(relationships, { one: 'compte', other: 'comptent' })} pas.`,
  countHidden: 'Compter aussi ce que les filtres masquent',
  countedAll: ({ count }, relationships) =>
    relationships === 1
      ? 'Calculé à partir de la seule relation chargée, quels que soient les filtres.'
      : `Calculé à partir des ${count(relationships)} relations chargées, quels que soient les filtres.`,
  stated: {
    title: 'Société mère ultime selon les déclarations',
    of: 'déclarée société mère ultime de',
    unreached: 'les étapes intermédiaires ne sont pas connues',
    reached: 'des propriétaires connus y mènent aussi',
    differ: 'Les déclarations nomment des sociétés mères ultimes différentes.',
  },
  notFollowed: (name) => <>Les propriétaires de {name} ne sont pas chargés : développez pour remonter plus haut.</>,
  moreOpen: ({ counted }, entities) =>
    `Il en va de même pour ${counted(entities, { one: 'autre intermédiaire', other: 'autres intermédiaires' })}.`,
  working: 'Calcul en cours…',
  failed: 'Le calcul a échoué. L’erreur est la nôtre et ne dit rien des faits.',
  tooLarge: ({ count }, most) =>
    `Non calculé : il y a plus de ${count(most)} relations. Un minimum plus élevé en montre moins.`,
};

export const networkSinceWords: typeof en.networkSinceWords = {
  label: 'Depuis la création de ce lien',
  linkMade: (day) => `Ce lien a été créé le ${day}.`,
  waiting: 'Chargement des données actuelles…',
  same: 'Rien de ce qui a été rechargé n’a changé depuis.',
  relationships: ({ count, counted }, added, gone, changed) =>
    `Depuis : ${counted(added, relationships)} en plus, ${count(gone)} en moins, ${counted(changed, { one: 'modifiée', other: 'modifiées' })}.`,
  entities: ({ count, counted }, added, gone) =>
    `Nouvelles dans le réseau : ${counted(added, entities)} ; n’y sont plus : ${count(gone)}.`,
  unchecked: ({ counted }, count) => `Non rechargé : ${counted(count, relationships)}.`,
  kinds: { added: 'en plus', gone: 'en moins', changed: 'modifiée' },
  newEntities: 'Nouvelles :',
  goneEntities: 'N’y sont plus :',
  beyond: ({ counted }, more) => `et ${counted(more, { one: 'autre', other: 'autres' })}`,
  nobodyNow: 'une entité qui n’est plus dans le réseau',
  numbers: ({ counted }, were, lines) =>
    `À ce moment-là, ${counted(were, entities)} et ${counted(lines, relationships)} étaient chargées.`,
  numbersNow: ({ counted }, are, lines) =>
    `Il y a maintenant ${counted(are, entities)} et ${counted(lines, relationships)}. Le lien n’a pas la place de dire lesquelles ont changé ; un fichier de dossier le dit.`,
  unread: 'Une partie de l’adresse n’a pas pu être lue ; la vue peut donc différer de celle qui a été envoyée :',
};

export const networkReportWords: typeof en.networkReportWords = {
  drawn: ({ count, counted, form }, drawn, all) =>
    `${count(drawn)} sur ${counted(all, entities)} ${form(drawn, { one: 'dessinée', other: 'dessinées' })}`,
  elsewhere: {
    stack: ({ count }, stacked) => `${count(stacked)} en piles`,
    group: ({ count }, grouped) => `${count(grouped)} en groupes fermés`,
    collapsed: ({ count }, behind) => `${count(behind)} derrière des entités repliées`,
    beyond: ({ count }, beyond) => `${count(beyond)} au-delà de la limite du dessin`,
  },
  filters: (parts) => `Filtres : ${parts}`,
  signs: {
    stack: 'bord épais : plusieurs en un seul dessin',
    pile: 'pile : plusieurs en un seul dessin',
    behind: '+7 : entités derrière une entité repliée',
    inactive: 'coins coupés : inactive',
    filled: 'plein : le sujet de l’image',
    holds: 'teinté : possède ce qui est en dessous',
  },
  sources: 'Sources des données',
  publisher: ({ counted }, name, licence, count) => `${name} (${licence}) : ${counted(count, relationships)}`,
  noLicence: 'pour la licence, voir ses fiches',
  unnamed: ({ counted }, count) => `sans éditeur nommé : ${counted(count, relationships)}`,
  page: 'Page web',
  copy: 'Copier comme image',
  copied: ({ count }, width, height) => `Image copiée, largeur ${count(width)}, hauteur ${count(height)} en pixels.`,
  notCopied: 'Le navigateur n’a pas permis de copier une image. Enregistrez-la en PNG.',
  smaller: ({ count }, wanted, scale, width, height) =>
    `À l’échelle ${count(wanted)}, l’image dépasserait ce que les navigateurs dessinent : elle a été faite à l’échelle ${count(scale)}, en ${count(width)} × ${count(height)}.`,
  print: {
    title: 'Papier, pages et impression',
    save: 'Enregistrer en PDF',
    open: 'Imprimer',
    paper: 'Papier',
    portrait: 'Vertical',
    landscape: 'Horizontal',
    orientation: 'Sens de la page',
    pages: 'Nombre de pages',
    one: 'Une page',
    several: 'Plusieurs pages',
    table: 'Avec le tableau et ses sources',
    oneHint: ({ count }, points) => `Corps approximatif des noms imprimés : ${count(points)}.`,
    severalHint: ({ count, counted }, pages, points) =>
      `${counted(pages, { one: 'page', other: 'pages' })} : une vue d’ensemble, puis les parties, qui se recouvrent un peu ; corps approximatif des noms : ${count(points)}.`,
    tooSmall: 'C’est difficile à lire : choisissez un papier plus grand ou plusieurs pages.',
    how: 'Pour imprimer, une fenêtre s’ouvre avec les pages.',
    blocked: 'Le navigateur a bloqué la fenêtre. Autorisez les fenêtres de ce site, puis appuyez de nouveau.',
    opened: 'Les pages sont dans une nouvelle fenêtre.',
    failed: 'Les pages n’ont pas pu être faites. Essayez une image SVG.',
    page: ({ count }, page, pages) => `Page ${count(page)} sur ${count(pages)}`,
    part: ({ count }, row, rows, column, columns) =>
      `ligne ${count(row)} sur ${count(rows)}, colonne ${count(column)} sur ${count(columns)}`,
  },
  dossier: {
    date: 'Jour',
    filters: 'Filtres',
    shown: 'Montré',
    drawn: 'Dans l’image',
    top: 'Qui est au sommet',
    isTop: 'rien n’est au-dessus',
    isTopLoaded: 'au sommet de ce qui est chargé ; ses propriétaires ne sont peut-être pas chargés',
    notLoaded: 'Leurs propriétaires ne sont pas chargés',
    notIncluded: ({ count }, roots) => `Non calculé pour d’autres points de départ : ${count(roots)}.`,
    publishers: 'Éditeurs',
  },
};
