import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import { type BoundWords, inBounds, kindsToName } from '../arguments';
import type * as en from '../en/network';

export const networkPictureWords: typeof en.networkPictureWords = {
  label: (name) => `Réseau de participations : ${name}`,
  steering:
    'Les flèches vont d’une société à l’autre\u202f: dans l’organigramme vers le haut au propriétaire, vers le bas à la première participation, à gauche et à droite parmi les participations du même propriétaire, Début et Fin à la première et à la dernière. Entrée ouvre la fiche, E développe, Espace sélectionne, Maj et Espace sélectionne tout jusqu’à la dernière sélectionnée, H masque, plus et moins zooment, 0 montre tout, Échap efface. Le tableau ci-dessous contient les mêmes relations.',
  notLoaded: 'L’image n’a pas pu être chargée. Le tableau ci-dessous est complet.',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fitToScreen: 'Montrer tout le réseau',
  fit: 'Tout',
  resetLayout: 'Redisposer',
  layout: 'Disposition',
  layouts: { structure: 'Organigramme', force: 'Forces' },
  chart: {
    several: ({ count }, lines, share) => `${count(lines)} × ${share}`,
    also: (share, owner) => `aussi ${share} par ${owner}`,
    alsoOthers: ({ counted }, owners) =>
      `aussi ${counted(owners, { one: 'autre propriétaire', other: 'autres propriétaires' })}`,
    itself: 'elle-même',
  },
  arranging: 'Disposition en cours…',
  lasso: 'Lasso',
  lassoHint: 'Lasso\u202f: entourer ce qu’il faut sélectionner',
  releasePins: 'Libérer les épingles',
  labels: 'Noms',
  labelModes: { all: 'Tous', focus: 'Autour du choix', hover: 'Au survol' },
  more: ({ count }, members) => (members === 1 ? '1 autre' : `${count(members)} autres`),
  moreOwners: ({ count }, members) => `${members === 1 ? '1 autre' : `${count(members)} autres`}, côté propriétaires`,
  stack: ({ counted }, members, owner) =>
    `Pile : ${counted(members, { one: 'autre', other: 'autres' })} autour de ${owner}. Entrée l’ouvre.`,
  group: ({ counted }, members, name) =>
    `Groupe ${name} : ${counted(members, { one: 'entité', other: 'entités' })}. Entrée l’ouvre.`,
  selected: ({ counted }, selected, isFocusSelected) =>
    `${counted(selected, { one: 'sélectionnée', other: 'sélectionnées' })}${isFocusSelected ? ', dont celle-ci' : ''}.`,
  noneSelected: 'Rien n’est sélectionné.',
  howTo: {
    choose: 'Choisissez dans l’image une société ou une ligne pour en lire les détails ici.',
    expand: 'Un double clic sur une société ajoute ses propriétaires et ses participations.',
    select:
      'Maj et clic sélectionne plusieurs sociétés, Maj et glisser celles que vous entourez. Ce que vous déplacez reste où vous le laissez.',
    touch:
      'Au doigt : touchez pour lire, deux fois pour développer, maintenez pour sélectionner ; le lasso sélectionne ce qu’il entoure ; un doigt déplace l’image, deux zooment.',
    keys: 'Au clavier : flèches, Entrée pour ouvrir, E pour développer, Espace pour sélectionner, + − 0 pour zoomer et tout montrer.',
  },
  legend: {
    label: 'Légende',
    arrows: 'Les flèches vont du propriétaire à ce qu’il possède',
    chart: {
      above: 'Les propriétaires sont au-dessus ou à gauche de ce qu’ils possèdent',
      holds: 'teinté : possède ce qui est au-dessous ; plein : le sujet de l’image',
      further: 'avec une flèche : un autre propriétaire, hors de l’arbre',
      doubtful: ({ count }, most) => `fiabilité de ${count(most)} au plus`,
      loop: '« circulaire » : revient à son propre propriétaire',
    },
    thicker: 'plus épais : part plus grande',
    dashed: ({ count }, most) => `fiabilité de ${count(most)} au plus, ou part inconnue`,
    ultimate: 'société mère ultime déclarée, étapes intermédiaires inconnues',
    paler: 'plus pâle : terminée',
    letters: 'lettres : pays du registre',
    loop: 'courbe et « circulaire » : revient à son propre propriétaire',
    placeholder: 'entité provisoire : sans doute une société, pas encore rattachée à une fiche',
    person: 'personne',
    unknown: 'propriétaire inconnu : selon une source, inconnu ou non divulgué',
  },
};

const KINDS = {
  companies: { one: 'société', other: 'sociétés' },
  persons: { one: 'personne', other: 'personnes' },
  unknownOwners: { one: 'propriétaire inconnu', other: 'propriétaires inconnus' },
};

const RELATIONSHIPS = { one: 'relation', other: 'relations' };

export const networkSelectionWords: typeof en.networkSelectionWords = {
  strongestOfAll: ({ count, counted }, shown, all) =>
    `La page montre les ${count(shown)} plus fortes de ${counted(all, RELATIONSHIPS)}.`,
  allInFiles: 'Les fichiers à télécharger de cette page les contiennent toutes.',
  filters: {
    label: 'Filtrer le réseau',
    confidence: 'Fiabilité minimale',
    confidenceHint: 'À quel point le registre est sûr, de 0 à 100.',
    whatConfidenceIs: 'Ce qu’est la fiabilité',
    all: 'toutes',
    above: ({ count }, confidence) => `plus de ${count(confidence)}`,
    ownership: 'Participation minimale',
    ownershipHint: 'Pour une fourchette, le haut compte.',
    whatABandIs: 'Ce qu’est une fourchette',
    unknown: 'Afficher les participations inconnues',
    apply: 'Appliquer',
  },
  shown: ({ count, counted }, { relationships, of, ofRelationships, ...shown }) =>
    `Affichées : ${kindsToName(of)
      .map((kind) => `${counted(shown[kind], KINDS[kind])} sur ${count(of[kind])}`)
      .join(' · ')} · ${counted(relationships, RELATIONSHIPS)} sur ${count(ofRelationships)}`,
  foremost: ({ count }, drawn, all) => `Dessinées : ${count(drawn)} sur ${count(all)}, les plus importantes.`,
  whatIsImportant:
    'D’abord les propriétaires au sommet, puis ce dont dépend le plus d’entités, puis les plus grandes parts ; et tout ce que vous sélectionnez, marquez, cherchez ou ouvrez.',
  others: ({ count, form }, others) =>
    form(others, { one: 'L’autre en tableau', other: `Les ${count(others)} autres en tableau` }),
  drawAll: 'Tout dessiner',
  foldAgain: 'Replier les branches',
  loading: (name) => <>Chargement du réseau : {name}</>,
  failed: (name, why) => (
    <>
      Le réseau de la société {name} n’a pas pu être chargé. {why}
    </>
  ),
  again: 'Réessayer',
  nothingNew: (name) => `${name} : rien de nouveau.`,
  added: ({ counted }, name, brought) =>
    `${name} : ajout de ${kindsToName(brought)
      .map((kind) => counted(brought[kind], KINDS[kind]))
      .join(', ')} et de ${counted(brought.relationships, RELATIONSHIPS)}.`,
  already: (name) => `${name} est déjà développée.`,
  full: ({ count }, most, name) =>
    `Au plus ${count(most)} réseaux peuvent être ouverts. Ouvrez plutôt la page de ${name}.`,
  nothingKnown: (name) => (
    <>Aucun propriétaire ni participation de {name} n’est enregistré ici. Il peut y en avoir que le registre n’a pas.</>
  ),
  hidden: ({ count }, relationships) =>
    relationships === 1
      ? 'Les filtres masquent la seule relation.'
      : `Les filtres masquent les ${count(relationships)} relations.`,
  showAll: 'Tout afficher',
  needsScripts:
    'Ce dessin montre ce qui est le plus proche ; l’image à explorer a besoin de scripts. Le tableau contient tout.',
};

export const networkEntityWords: typeof en.networkEntityWords = {
  record: 'Fiche',
  facts: 'Faits de la fiche',
  readRecord: 'Charger la fiche',
  mayCost: 'peut coûter 1 appel',
  loading: 'Chargement…',
  notLoaded: (why) => `Le chargement a échoué : ${why}`,
  parts: 'Ajouter une partie de son réseau',
  count: 'Compter ce qui serait ajouté',
  counted: ({ count }, { entities, fresh }) => {
    if (fresh === entities) return `${count(entities)} en plus`;
    return fresh === 0 ? `${count(entities)}, déjà là` : `${count(entities)}, dont ${count(fresh)} en plus`;
  },
  sides: { owners: 'Propriétaires', owned: 'Détentions' },
  add: 'Ajouter',
  added: 'Ajouté',
  addPart: (isAdded, side, type) => `${isAdded ? 'Ajouté' : 'Ajouter'} : ${side}, ${type}`,
  nothing: 'Son réseau ne contient aucune relation.',
};

const NETWORK_FACT_KINDS = {
  company: 'société',
  placeholder: 'entité provisoire',
  person: 'personne',
  unknown: 'propriétaire inconnu',
};

const EXPAND = { new: 'Développer', loading: 'Chargement', expanded: 'Développée' };

export const networkFactWords: typeof en.networkFactWords = {
  focused: 'Choisi dans l’image',
  kind: 'Genre',
  jurisdiction: 'Juridiction',
  ownersShown: 'Propriétaires affichés',
  ownedShown: 'Participations affichées',
  openRecord: 'Ouvrir la fiche',
  centre: 'Centre de ce réseau',
  expand: EXPAND,
  expandName: (status, name, price) =>
    price ? `${EXPAND[status]} · ${price} : ${name}` : `${EXPAND[status]} : ${name}`,
  relationshipsOf: (name) => `Relations : ${name}`,
  owner: 'Propriétaire',
  owned: 'Possédée',
  type: 'Type',
  share: 'Part',
  interests: 'Droits',
  confidence: 'Fiabilité',
  from: 'Du',
  change: 'Changement',
  to: 'Au',
  statements: 'Déclarations',
  statement: (id) => `Déclaration ${id}`,
  noCompany: { placeholder: '(entité provisoire)', person: '(personne)', unknown: '(propriétaire inconnu)' },
  entityFocused: ({ counted }, { name, kind, owners, owned, isExpanded }) =>
    `${name}, ${NETWORK_FACT_KINDS[kind]}, ${counted(owners, { one: 'propriétaire', other: 'propriétaires' })}, ${counted(owned, { one: 'participation', other: 'participations' })}${isExpanded ? ', développée' : ''}`,
  relationshipFocused: ({ type, owner, owned, share }) => `${type} : ${owner} dans ${owned}, part ${share}`,
};

const COMPANIES = { one: 'société', other: 'sociétés' };

export const networkMarkWords: typeof en.networkMarkWords = {
  state: 'Statut',
  incorporatedOn: (day) => `constituée le ${day}`,
  dissolvedOn: (day) => `dissoute le ${day}`,
  stateUnknown: ({ counted }, companies) => `Aucun statut chargé pour ${counted(companies, COMPANIES)}.`,
  notLoaded: 'Les statuts et les groupes n’ont pas pu être chargés. La prochaine extension réessaiera.',
  groupings: 'Groupes de sociétés',
  inGroup: (name) => `dans le groupe ${name}`,
  byGrouping: 'Grouper par groupe de sociétés',
  noGrouping: 'On ne connaît pas deux de ces sociétés qui appartiennent à un même groupe.',
  groupingUnknown: ({ counted, count }, unknown, companies) =>
    `Pour ${counted(unknown, COMPANIES)} sur ${count(companies)}, les groupes ne sont pas chargés ; leur fiche les indique.`,
  same: 'inchangée',
  undated: 'dates imprécises',
  compared: ({ counted }, { added, gone, changed }) =>
    `Entre les deux jours, dans cette liste : ${counted(added, { one: 'ajoutée', other: 'ajoutées' })}, ${counted(gone, { one: 'disparue', other: 'disparues' })}, ${counted(changed, { one: 'modifiée', other: 'modifiées' })}.`,
  unlinked: ({ counted }, relationships) =>
    `${counted(relationships, { one: 'autre relation passe', other: 'autres relations passent' })} les filtres, mais rien de ce qui est affiché ne ${relationships === 1 ? 'la' : 'les'} relie.`,
  parts: ({ counted }, parts) => `En ${counted(parts, { one: 'partie', other: 'parties séparées' })}.`,
  legend: { group: 'bande avec un nom : un groupe ouvert' },
};

export const networkGroupWords: typeof en.networkGroupWords = {
  stacked: {
    owners: (name) => `Propriétaires de ${name} et ceux qui sont derrière, en un seul dessin`,
    owned: (name) => `Participations de ${name} et ce qui est derrière, en un seul dessin`,
  },
  members: ({ counted }, members) => `Groupe de ${counted(members, { one: 'société', other: 'sociétés' })}`,
  open: 'Montrer ses membres',
  noun: 'membres',
  together: 'Participations communes',
  rule: 'Part effective, les membres comptés comme un seul détenteur, dans les sociétés dont l’une d’elles au moins détient directement des parts ; d’après ce qui est affiché.',
  working: 'Calcul en cours…',
  notComputed: 'Ce calcul n’a pas pu être fait : resserrez le réseau par les filtres.',
  nothing: 'Dans ce qui est affiché, elles ne détiennent aucune part hors du groupe.',
  beyond: ({ counted }, beyond) =>
    `${counted(beyond, { one: 'autre société avec une part plus petite', other: 'autres sociétés avec des parts plus petites' })}.`,
};

export const networkSourceWords: typeof en.networkSourceWords = {
  ownersLoaded: 'Propriétaires chargés',
  ownedLoaded: 'Participations chargées',
  notAsked: 'Son propre réseau n’est pas chargé ; il peut donc y en avoir d’autres.',
  loop: 'Boucle',
  inLoop: ({ count }, members) =>
    members === 1 ? 'Détient des parts d’elle-même' : `Se possède par d’autres : ${count(members)} dans la boucle`,
  hub: 'Nœud central',
  isHub: ({ counted }, neighbours) =>
    `Reliée à ${counted(neighbours, { one: 'autre', other: 'autres' })} : un lien par elle ne dit pas grand-chose`,
  statements: 'Déclarations',
  network: 'Propre réseau',
  statementsOf: (name) => `Déclarations sur ${name}`,
  networkOf: (name) => `Propre réseau de ${name}`,
  state: 'État',
  ended: 'Terminée',
  going: 'Aucune fin connue',
  confidenceOf: ({ count }, confidence) => `Fiabilité ${count(confidence)} sur 100.`,
  restsOn: ({ counted }, statements) =>
    `Repose sur ${counted(statements, { one: 'déclaration', other: 'déclarations' })}.`,
  computed: ({ count }, corroboration, most) =>
    `La fiabilité de la meilleure, plus ${count(corroboration)} pour chaque autre éditeur qui dit de même, jusqu’à ${count(most)}. La page de chaque déclaration nomme ses sources.`,
  byService: 'Le service distant ne dit pas comment il la calcule ; la page de chaque déclaration nomme ses sources.',
  noStatement: 'La source ne nomme aucune déclaration qui la fonde.',
  showSources: 'Voir les sources',
  calls: ({ counted }, calls) => `${counted(calls, { one: 'appel', other: 'appels' })} au plus`,
  loading: 'Chargement des déclarations',
  notLoaded: (why) => `Les déclarations n’ont pas pu être chargées. ${why}`,
  sum: ({ count }, total, { best, by, raised, further, isCapped }, source) => {
    const base = `${count(best)} par la meilleure source (déclaration ${by.statement}${source && `, ${source}`})`;
    if (raised === 0) return `${base} : ${count(total)} sur 100.`;
    const more =
      further === 1 ? 'un autre éditeur qui dit de même' : `${count(further)} autres éditeurs qui disent de même`;
    return isCapped
      ? `${base}, et ${count(raised)} par d’autres éditeurs qui disent de même, ce qui est le maximum ajouté : ${count(total)} sur 100.`
      : `${base}, et ${count(raised)} par ${more} : ${count(total)} sur 100.`;
  },
  seen: ({ count, onDate }, day, confidence) =>
    `Vue ${day === undefined ? 'un jour inconnu' : onDate(day)}, fiabilité ${confidence === undefined ? 'non précisée' : count(confidence)}`,
  neverSeen: 'Aucune source n’est nommée.',
};

export const networkTreeWords: typeof en.networkTreeWords = {
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

export const relationshipWords: typeof en.relationshipWords = {
  kinds: { company: 'Société', placeholder: 'Entité provisoire', person: 'Personne', unknown: 'Propriétaire inconnu' },
  codes: {
    subsidiary: 'Filiale',
    has_subsidiary: 'A pour filiale',
    shareholding: 'Participation',
    control: 'Contrôle',
    share_ownership: 'Détention d’actions',
    voting_rights: 'Droits de vote',
    right_to_appoint_and_remove_directors: 'Droit de nommer et de révoquer les administrateurs',
    right_to_appoint_and_remove_members: 'Droit de nommer et de révoquer les membres',
    right_to_appoint_and_remove_person: 'Droit de nommer et de révoquer une personne',
    right_to_share_surplus_assets: 'Droit sur l’actif excédentaire',
    significant_influence_or_control: 'Influence notable ou contrôle',
    indirect: 'Détenu à travers d’autres',
    ultimate_parent: 'Société mère ultime',
  },
  /** On a line, in place of a share. */
  ultimateParent: 'mère ultime',
  noShare: 'part non déclarée',
  stepsUnknown: 'étapes intermédiaires inconnues',
  share: {
    unknown: 'inconnue',
    exact: ({ count }, percent) => `${count(percent)}\u202f%`,
    band: ({ count }, least, most) => `${count(least)}–${count(most)}\u202f%`,
    under: ({ count }, percent) => `moins de ${count(percent)}\u202f%`,
    over: ({ count }, percent) => `plus de ${count(percent)}\u202f%`,
  },
  inactive: 'inactive',
  circular: 'circulaire',
  changes: { added: 'ajoutée', gone: 'disparue', changed: 'modifiée' },
  changed: {
    added: ({ counted }, relationships) => counted(relationships, { one: 'ajoutée', other: 'ajoutées' }),
    gone: ({ counted }, relationships) => counted(relationships, { one: 'disparue', other: 'disparues' }),
    changed: ({ counted }, relationships) => counted(relationships, { one: 'modifiée', other: 'modifiées' }),
  },
  notStated: 'non précisé',
  ended: 'terminée',
  endedOn: (day) => `${day}, terminée`,
  stillSoOn: (day) => `${day}, encore en vigueur alors`,
};

export const networkTermWords: typeof en.networkTermWords = {
  confidence: {
    term: 'Fiabilité',
    means: `Le degré de certitude du service qu’une déclaration est vraie, de 0 à 100. C’est un jugement sur la source, pas une probabilité ; par défaut, le réseau montre ce qui dépasse ${DEFAULT_CONFIDENCE}.`,
  },
  band: {
    term: 'Part et fourchette',
    also: 'percentage, pourcentage, tranche',
    means:
      'La part d’une société que détient un propriétaire. Beaucoup de registres ne donnent qu’une fourchette, comme 25 à 50 % ; quand rien n’est indiqué, la part est inconnue, et non nulle.',
  },
};

export const glossaryNoteWords: typeof en.glossaryNoteWords = {
  whatIsThis: ', qu’est-ce que c’est ?',
  allTerms: 'Tous les termes expliqués',
};

const BOUNDS: BoundWords = { before: (date) => `${date} ou avant`, after: (date) => `${date} ou après` };

const HOLDS = {
  present: { one: 'détient des parts dans', other: 'détiennent des parts dans' },
  past: { one: 'détenait des parts dans', other: 'détenaient des parts dans' },
};

/** "le 6 avril 2016", "avril 2016": the form after a preposition. */
const bare = (onDate: string): string => onDate.replace(/^en /, '');

export const statementWords: typeof en.statementWords = {
  verbs: {
    controls: {
      present: { one: 'contrôle', other: 'contrôlent' },
      past: { one: 'contrôlait', other: 'contrôlaient' },
    },
    controls_directly: {
      present: { one: 'contrôle directement', other: 'contrôlent directement' },
      past: { one: 'contrôlait directement', other: 'contrôlaient directement' },
    },
    controls_ultimately: {
      present: { one: 'contrôle, comme société mère ultime,', other: 'contrôlent, comme sociétés mères ultimes,' },
      past: { one: 'contrôlait, comme société mère ultime,', other: 'contrôlaient, comme sociétés mères ultimes,' },
    },
    owns: HOLDS,
    holds_shares_in: HOLDS,
    has_branch: {
      present: { one: 'a pour succursale', other: 'ont pour succursale' },
      past: { one: 'avait pour succursale', other: 'avaient pour succursale' },
    },
    also_registered_as: {
      present: { one: 'est aussi immatriculée comme', other: 'sont aussi immatriculées comme' },
      past: { one: 'était aussi immatriculée comme', other: 'étaient aussi immatriculées comme' },
    },
    serves: {
      present: { one: 'sert d’intermédiaire à', other: 'servent d’intermédiaires à' },
      past: { one: 'servait d’intermédiaire à', other: 'servaient d’intermédiaires à' },
    },
    continued_as: {
      present: { one: 'se poursuit comme', other: 'se poursuivent comme' },
      past: { one: 's’est poursuivie comme', other: 'se sont poursuivies comme' },
    },
  },
  and: 'et',
  more: (forms, count) => `et ${forms.counted(count, { one: 'autre', other: 'autres' })}`,
  ends: (subjects, verb, objects) => [...subjects, ` ${verb} `, ...objects],
  typeBetween: (type) => `– ${type.toLowerCase()} –`,
  typeOf: (type, ends) => [`${type} : `, ...ends],
  nobodyControls: (objects) => ['Aucun contrôleur indiqué pour ', ...objects],
  notice: 'Avis dans un journal officiel',
  noticeAbout: (about) => ['Avis concernant ', ...about],
  wordlessMark: 'Marque sans texte',
  mark: (text) => ['« ', { name: text }, ' »'],
  markOf: (mark, holders) => [...mark, ', marque détenue par ', ...holders],
  dates: { began: 'Début', ended: 'Fin', knownSo: 'Attesté', recorded: 'Enregistrement' },
  written: (forms, when) => inBounds(when, forms.date(when.date), BOUNDS),
  from: (forms, when) => `dès ${inBounds(when, bare(forms.onDate(when.date)), BOUNDS)}`,
  published: (forms, when) => `publié ${inBounds(when, forms.onDate(when.date), BOUNDS)}`,
  ended: (forms, when) => `terminé ${inBounds(when, forms.onDate(when.date), BOUNDS)}`,
  stillSo: (forms, date) => `toujours le cas ${forms.onDate(date)}`,
  knownSo: (forms, date) => `attesté ${forms.onDate(date)}`,
  confidence: {
    97: 'la valeur d’une fiche vérifiée',
    95: 'la valeur d’une fiche propre au registre',
    80: 'la valeur de ce qu’une société déclare d’elle-même',
    70: 'la valeur de ce que dit un tiers',
    60: 'la valeur d’une recherche, ou d’une source qui ne dit pas ce qu’elle est',
    55: 'la valeur quand l’autre partie n’est connue que de nom',
  },
  sourceTypes: {
    external: 'repris d’une source',
    internal: 'calculé par le service',
    induction: 'déduit d’autres déclarations',
  },
  actors: { bot: 'par un programme', user: 'par une personne' },
  howUnstated: 'provenance non précisée',
  told: (how, who) => `${how}, ${who}`,
  share: {
    between: (least, most) => `de ${least} à ${most}`,
    moreThan: (share) => `plus de ${share}`,
    orMore: (share) => `au moins ${share}`,
    lessThan: (share) => `moins de ${share}`,
    upTo: (share) => `jusqu’à ${share}`,
  },
};
