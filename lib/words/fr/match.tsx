import type * as en from '../en/match';

const ROWS = { one: 'ligne', other: 'lignes' };
const CALLS = { one: 'appel', other: 'appels' };

export const matchPageWords: typeof en.matchPageWords = {
  title: 'Rapprocher un tableau',
  lead: 'Collez une liste de sociétés ou déposez un fichier\u202f: chaque ligne est recherchée, vous décidez de quelle société il s’agit, et emportez le tableau avec ce qui a été trouvé.',
  kept: 'Le tableau reste dans ce navigateur. Seules les colonnes que vous choisissez sont envoyées, pour chercher les lignes, et rien n’en est conservé sur ce serveur.',
  keptRemote:
    'Le tableau reste dans ce navigateur. Seules les colonnes que vous choisissez sont envoyées, pour chercher les lignes auprès du service distant derrière ce site\u202f; ses réponses sont mises en cache ici comme celles de toute recherche.',
  needsScripts: (api, reconcile) => (
    <>
      Cette page a besoin de JavaScript. Les programmes peuvent rapprocher des listes par {api}, et OpenRefine par{' '}
      {reconcile}.
    </>
  ),
  programs: (api, reconcile) => (
    <>
      Les programmes peuvent faire de même par {api}, et OpenRefine par {reconcile}.
    </>
  ),
};

export const matchWords: typeof en.matchWords = {
  input: {
    label: 'Tableau ou liste de noms',
    hint: ({ count }, rows, cell) =>
      `Copié d’un tableur, en CSV, ou un nom par ligne. Jusqu’à ${count(rows)} lignes, et ${count(cell)} caractères pour un nom.`,
    file: 'Ou choisir un fichier (.xlsx, .csv, .tsv, .txt)',
    drop: 'Un fichier peut aussi être déposé ici.',
    read: 'Lire le tableau',
    unreadable: 'Ce fichier n’a pas pu être lu. Enregistrez-le en CSV et réessayez.',
    problems: {
      empty: () => 'Il ne contient aucune ligne.',
      too_many_rows: ({ count }, found, most) =>
        `Il a ${count(found)} lignes, et au plus ${count(most)} peuvent être rapprochées à la fois. Divisez-le en tableaux plus petits.`,
      too_many_columns: ({ count }, found, most) =>
        `Il a ${count(found)} colonnes, et au plus ${count(most)} peuvent être lues. Laissez de côté celles qui sont inutiles.`,
      too_long: ({ count }, found, most) =>
        `Il a ${count(found)} caractères, et au plus ${count(most)} peuvent être lus. Divisez-le en tableaux plus petits.`,
    },
  },
  table: ({ counted }, rows, name) =>
    name === undefined ? counted(rows, ROWS) : `${name}\u202f: ${counted(rows, ROWS)}`,
  notStored: 'Votre navigateur n’a pas la place de garder ce tableau. Téléchargez-le avant de quitter la page.',
  startOver: 'Rapprocher un autre tableau',
  remove: 'Retirer ce tableau et ses décisions de cet appareil',
  columns: {
    title: 'Colonnes',
    roles: {
      name: 'Nom de la société',
      jurisdiction: 'Pays ou juridiction',
      number: 'Numéro de registre',
      address: 'Adresse',
      date: 'Date de constitution',
      officers: 'Dirigeants',
      kind: 'Société ou personne',
    },
    noColumn: '(aucune)',
    unnamed: ({ count }, column) => `Colonne ${count(column)}`,
    hasHeader: 'La première ligne a des titres',
    delimiter: 'Les colonnes sont séparées par',
    delimiters: {
      tab: 'des tabulations',
      comma: 'des virgules',
      semicolon: 'des points-virgules',
      pipe: 'des barres verticales',
      none: 'rien\u202f: une colonne',
    },
    preview: 'Les premières lignes',
    needsName: 'Choisissez la colonne des noms.',
    change: 'Changer les colonnes',
    changing: 'Tout chercher à nouveau avec d’autres colonnes. Les décisions sont retirées.',
  },
  run: {
    start: ({ counted }, rows) => `Rapprocher ${counted(rows, ROWS)}`,
    goOn: ({ counted }, rows) => `Continuer avec ${counted(rows, ROWS)}`,
    price: ({ counted, count }, calls, left) =>
      `Coûte jusqu’à ${counted(calls, CALLS)} au service distant.${left === undefined ? '' : ` Il vous en reste ${count(left)} aujourd’hui.`}`,
    free: 'Ne coûte rien\u202f: toutes les réponses sont en cache.',
    notEnough: ({ counted }, left) =>
      `C’est plus qu’il ne vous reste, si bien que seulement environ ${counted(left, ROWS)} auront une réponse aujourd’hui. Vous pourrez continuer avec les autres plus tard.`,
    noneLeft: 'Il ne vous reste aucun appel aujourd’hui.',
    pricing: 'Calcul du prix…',
    progress: ({ count }, done, all) => `Recherche\u202f: ${count(done)} sur ${count(all)}`,
    cancel: 'Annuler',
    cancelled: ({ count }, done, all) => `Recherche annulée\u202f: ${count(done)} sur ${count(all)}.`,
    finished: ({ counted, form }, rows) =>
      `${counted(rows, ROWS)} ${form(rows, { one: 'recherchée', other: 'recherchées' })}.`,
    stopped: (why) => `La recherche s’est arrêtée. ${why}`,
    noNames: ({ counted, form }, rows) =>
      `${counted(rows, ROWS)} sans nom, ou avec un nom trop long, ne ${form(rows, { one: 'peut être recherchée', other: 'peuvent être recherchées' })}.`,
  },
  results: {
    summary: ({ count }, { matched, none, undecided, open }) =>
      [
        `rapprochement\u202f: ${count(matched)}`,
        `sans société\u202f: ${count(none)}`,
        `à décider\u202f: ${count(undecided)}`,
        ...(open > 0 ? [`sans recherche\u202f: ${count(open)}`] : []),
      ].join(' · '),
    show: 'Afficher',
    filters: { all: 'Toutes', undecided: 'En suspens', matched: 'Rapprochées', none: 'Sans société' },
    accept: ({ counted }, rows) => `Accepter ${counted(rows, ROWS)}`,
    acceptFrom: 'avec un score d’au moins',
    accepted: ({ counted, form }, rows) =>
      `${counted(rows, ROWS)} ${form(rows, { one: 'rapprochée', other: 'rapprochées' })} du meilleur candidat.`,
    undo: 'Annuler la décision',
    undone: ({ counted }, rows) => `La décision sur ${counted(rows, ROWS)} a été annulée.`,
    nothingToUndo: 'Il n’y a rien à annuler.',
    download: 'Télécharger',
    list: 'Lignes',
    nothing: 'Aucune ligne à afficher ici.',
    allDecided: 'Toutes les lignes sont décidées.',
    keys: 'Touches\u202f: j et k déplacent, 1 à 5 choisissent, n aucun, s passer, u annuler.',
  },
  row: {
    label: ({ count }, row, all, name) => `Ligne ${count(row)} sur ${count(all)}\u202f: ${name}`,
    states: {
      matched: 'Rapprochée',
      none: 'Sans société',
      undecided: 'À décider',
      failed: 'Échec',
      unasked: 'Non recherchée',
      no_name: 'Sans nom',
    },
    noCandidates: 'Rien de semblable n’a été trouvé.',
    unlikely: 'Aucun de ces candidats n’est probable.',
    ignored: {
      jurisdiction: 'Le pays n’a pas été reconnu et a été laissé de côté.',
      date: 'La date n’a pas été reconnue et a été laissée de côté.',
      kind: 'Société ou personne : valeur non reconnue, laissée de côté.',
    },
    score: ({ count }, score) => `Score ${count(score)} sur 100`,
    choose: 'Choisir',
    chooseIt: (name) => `Choisir ${name}`,
    chosen: 'Choisie',
    none: 'Aucun de ceux-ci',
    skip: 'Passer',
    clear: 'Décider à nouveau',
    against: 'Contre\u202f:',
    again: 'Chercher un autre nom',
    search: 'Chercher',
    searchFor: ({ counted }, calls) => `Chercher · jusqu’à ${counted(calls, CALLS)}`,
    former: (reason, name) => `${reason}, par l’ancien nom ${name}`,
    saidMatched: (name) => `Rapprochée de ${name}.`,
    saidNone: 'Sans société.',
  },
  reasons: {
    name_same: () => 'même nom',
    name_order: () => 'mêmes mots dans un autre ordre',
    name_joined: () => 'noms différents par les espaces seulement',
    name_initials: () => 'un nom est formé des initiales de l’autre',
    name_spelling: () => 'noms écrits différemment',
    name_part: () => 'noms qui partagent leurs mots principaux',
    name_other: () => 'noms qui ont peu en commun',
    legal_form_other: () => 'formes juridiques différentes',
    company_number_same: () => 'même numéro',
    company_number_other: (value) => `son numéro est ${value}`,
    jurisdiction_same: () => 'même juridiction',
    jurisdiction_country: () => 'même pays',
    jurisdiction_other: (value) => `enregistrée\u202f: ${value}`,
    jurisdiction_other_of_country: (value) => `enregistrée\u202f: ${value}, dans le même pays`,
    address_same: () => 'même adresse',
    address_place: () => 'même lieu',
    address_words: () => 'adresses qui partagent des mots',
    address_none: () => 'adresses qui n’ont rien en commun',
    incorporation_date_same: () => 'constituée ce jour-là',
    incorporation_date_part: () => 'constituée alors',
    incorporation_date_other: (value) => `constituée\u202f: ${value}`,
    officers_same: (value) => `${value} figure parmi les dirigeants`,
    officers_part: (value) => `${value}, de nom semblable, figure parmi les dirigeants`,
    officers_other: () => 'les dirigeants connus ont d’autres noms',
    kind_person: () => 'l’entreprise d’une personne',
    kind_company: () => 'c’est une société, et il s’agit d’une personne',
    other_candidates_one: () => 'une autre société convient aussi bien',
    other_candidates_several: (value) => `${value} autres sociétés conviennent aussi bien`,
  },
};
