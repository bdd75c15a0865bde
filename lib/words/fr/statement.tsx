import type * as en from '../en/statement';

export const statementPageWords: typeof en.statementPageWords = {
  one: 'Déclaration',
  kind: (type) => `Déclaration · ${type}`,
  ended: 'Terminé',
  unknownPeriod: 'La période n’est pas précisée.',
  noDate: 'Aucune date n’est précisée.',
  sections: {
    ends: 'Parties',
    stated: 'Contenu',
    others: 'Également déclaré',
    provenances: 'Sources',
    confidence: 'Fiabilité',
    dates: 'Dates',
  },
  nothingBeyond: 'La déclaration nomme les parties et rien d’autre.',
  sources: (forms, count) => forms.counted(count, { one: 'source', other: 'sources' }),
  here: (forms, count) => `${forms.counted(count, { one: 'déclaration', other: 'déclarations' })} ici`,
  list: {
    filters: 'Filtrer les déclarations',
    labels: { data_type: 'Type', status: 'Statut', publisher: 'Éditeur', confidence: 'Fiabilité' },
    statuses: { current: 'En cours', ended: 'Terminé', future: 'Pas encore commencé' },
    bands: { high: 'plus de 90', medium: 'de 61 à 90', low: '60 ou moins', unknown: 'non précisée' },
    noPublisher: 'Aucun éditeur nommé',
    statements: { one: 'déclaration', other: 'déclarations' },
    companies: { one: 'société', other: 'sociétés' },
    parties: { one: 'partie', other: 'parties' },
    saysOf: (says, of) => `${says} : ${of}`,
    onThisPage: ({ count }, here, total) => `${count(here)} sur ${count(total)} sur cette page`,
    allOfGroup: ({ count }, total) => `Les ${count(total)} ensemble`,
    matching: ({ counted, form }, total) =>
      `${counted(total, { one: 'déclaration', other: 'déclarations' })} ${form(total, { one: 'correspond', other: 'correspondent' })} aux filtres.`,
    showAll: 'Afficher toutes les déclarations',
    columns: {
      party: 'Partie',
      held: 'Détient',
      period: 'Période',
      confidence: 'Fiabilité',
      publisher: 'Éditeur',
      statement: 'Déclaration',
    },
  },
  whatIsStated: 'Contenu',
  inHeadline: (headline) => ` : ${headline}`,
  sure: (confidence) => `fiabilité ${confidence} sur 100`,
  ends: { nobody: 'Non précisé', who: 'Qui', whom: 'Au sujet de', from: 'De', to: 'À' },
  values: {
    notStated: 'Non précisé',
    yes: 'Oui',
    no: 'Non',
    label: (label) => <>{label} :</>,
    hidden: (forms, count) =>
      `${forms.counted(count, { one: 'autre valeur figure', other: 'autres valeurs figurent' })} dans le JSON.`,
  },
  provenance: {
    none: 'Aucune source n’est donnée pour cette déclaration.',
    noDay: 'Jour non précisé',
    noAddress: 'La source n’a pas d’adresse.',
    noConfidence: 'Fiabilité non précisée.',
    confidence: (confidence, meaning) => (
      <>
        Fiabilité {confidence}
        {meaning}.
      </>
    ),
    quoted: (text) => <>« {text} »</>,
  },
  confidence: {
    unknown: 'Aucune source de cette déclaration ne donne de fiabilité : elle n’est pas connue.',
    label: 'Fiabilité',
    ofHundred: (meaning) => (meaning === undefined ? 'sur 100' : `sur 100 : ${meaning}`),
    onlySource: 'C’est la fiabilité de l’unique source.',
    madeOf: (forms, { counted, silent, without }) => {
      const without_best = without === undefined ? '' : ` ; sans cette source, ce serait ${without}`;
      const others =
        silent > 0
          ? ` ; ${forms.counted(silent, { one: 'autre n’en donne', other: 'autres n’en donnent' })} aucune`
          : '';
      const of = forms.counted(counted, { one: 'source', other: 'sources' });
      return `C’est la plus élevée de ${of}${without_best}${others}.`;
    },
    shown: ({ count }, above) => `Le réseau la montre par défaut, car elle dépasse ${count(above)}.`,
    notShown: ({ count }, above) => `Le réseau la masque par défaut, car elle ne dépasse pas ${count(above)}.`,
  },
};

export const knownCodes: typeof en.knownCodes = {
  mechanisms: {
    share_ownership: 'Détient des parts',
    voting_rights: 'A des droits de vote',
    right_to_appoint_and_remove_directors: 'Peut nommer et révoquer les administrateurs',
    right_to_appoint_and_remove_members: 'Peut nommer et révoquer les membres',
    right_to_appoint_and_remove_person: 'Peut nommer et révoquer une personne',
    right_to_share_surplus_assets: 'A un droit sur l’actif excédentaire',
    significant_influence_or_control: 'A une influence notable ou le contrôle',
  },
  meansUnstated: 'Moyen non précisé',
  inSourceWords: (source) => `selon la source : ${source}`,
  upTo: (means, share) => `${means} : ${share}`,
  entities: { company: 'société', person: 'personne', organisation: 'organisation', unknown: 'inconnu' },
  predicates: {
    controls: 'contrôle',
    owns: 'détient des parts dans',
    holds: 'est titulaire',
    holds_shares_in: 'détient des parts dans',
    has_branch: 'a pour succursale',
    also_registered_as: 'aussi immatriculée comme',
    serves: 'sert d’intermédiaire à',
    continued_as: 'se poursuit comme',
    about: 'concerne',
  },
};

export const datumTypeWords: typeof en.datumTypeWords = {
  CompanyAddress: 'Adresse de la société',
  Website: 'Site web',
  TelephoneNumber: 'Numéro de téléphone',
  OfficialRegisterEntry: 'Inscription à un registre officiel',
  TaxNumber: 'Numéro fiscal',
  FinancialTransaction: 'Opération financière',
  PublicStatement: 'Déclaration publique',
  GovernmentApprovedSupplier: 'Fournisseur agréé par l’État',
  WipoTrademark: 'Marque de l’OMPI',
  WatchlistEntry: 'Inscription sur une liste de surveillance',
  Sanction: 'Sanction',
};

export const fieldWords: typeof en.fieldWords = {
  controlled_by: 'Contrôlée par',
  nobody_because: 'Aucun contrôleur désigné, car',
  means: 'Moyens de contrôle',
  controlled: 'Société contrôlée',
  ultimate_owner: 'Bénéficiaire effectif',
  level: 'Niveau',
  notified: 'Notifié',
  ceased: 'Cessé',
  share_controlled: 'Part contrôlée',
  direct: 'Détention directe',
  topmost: 'Mère ultime',
  significant: 'Significative',
  subsidiary: 'Filiale',
  part_of_shares: 'Part du capital',
  part_of_votes: 'Part des voix',
  share_count: 'Nombre de parts',
  share_class: 'Catégorie de parts',
  shareholders: 'Associés',
  home_company: 'Société mère de la succursale',
  branch: 'Succursale',
  branch_kind: 'Type de succursale',
  before: 'Immatriculation précédente',
  after: 'Immatriculation suivante',
  before_ended: 'Fin de la précédente',
  after_began: 'Début de la suivante',
  published: 'Publication',
  registrations: 'Les immatriculations',
  both_from: 'Les deux dès',
  both_until: 'Les deux jusqu’à',
  notice: 'Avis',
  text: 'Texte',
  notice_kind: 'Type d’avis',
  classified: 'Classé comme',
  journal: 'Journal',
  issue: 'Numéro',
  about: 'Concerne',
  also_named: 'Aussi nommés',
  to_read: 'À lire sur place',
  mark: 'Marque',
  picture: 'Image',
  classes: 'Classes de produits et services',
  mark_form: 'Forme de la marque',
  mark_kind: 'Type de marque',
  status: 'Statut',
  registered: 'Enregistrement',
  expires: 'Expiration',
  register: 'Registre',
  holders: 'Titulaires',
  representative: 'Mandataire',
  number_there: 'Numéro dans ce registre',
  natures: 'Natures du contrôle',
  somebody_named: 'Contrôleur désigné',
  interests: 'Droits',
  id_there: 'Identifiant dans la source',
};

const ALL_WORDS = 'Tous les mots, dans n’importe quel ordre.';

export const statementSearchWords: typeof en.statementSearchWords = {
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

const SUBSIDIARY = { one: 'Filiale', many: 'Filiales', explained: 'Une société est la mère d’une autre.' };

const SHAREHOLDING = {
  one: 'Participation',
  many: 'Participations',
  explained: 'Une personne ou une société détient des parts d’une société.',
};

const BRANCH = {
  one: 'Succursale',
  many: 'Succursales',
  explained: 'Une inscription d’un registre est la succursale d’une société.',
};

export const typeWords: typeof en.typeWords = {
  known: {
    control_statement: {
      one: 'Contrôle',
      many: 'Contrôle',
      explained: 'Qui contrôle une société, et par quels moyens, tel que déclaré à un registre.',
    },
    subsidiary: SUBSIDIARY,
    subsidiary_relationship: SUBSIDIARY,
    shareholding: SHAREHOLDING,
    share_parcel: SHAREHOLDING,
    branch: BRANCH,
    branch_relationship: BRANCH,
    subsequent_registration: {
      one: 'Immatriculation suivante',
      many: 'Immatriculations suivantes',
      explained: 'Une société se poursuit sous une autre immatriculation, qui remplace la précédente.',
    },
    alternate_registration: {
      one: 'Immatriculation parallèle',
      many: 'Immatriculations parallèles',
      explained: 'Une société figure en même temps dans deux registres.',
    },
    gazette_notice: {
      one: 'Avis officiel',
      many: 'Avis officiels',
      explained: 'Un journal officiel a publié un avis au sujet d’une société.',
    },
    trademark_registration: {
      one: 'Marque',
      many: 'Marques',
      explained: 'Une marque figure dans un registre des marques.',
    },
    filing: { one: 'Dépôt', many: 'Dépôts', explained: 'Un document a été déposé auprès d’un registre.' },
    accounts: { one: 'Comptes', many: 'Comptes', explained: 'Chiffres de comptes annuels.' },
    intermediary: {
      one: 'Intermédiaire',
      many: 'Intermédiaires',
      explained: 'Un cabinet, une banque ou un comptable a organisé une société pour autrui.',
    },
    licence: { one: 'Licence', many: 'Licences', explained: 'Une autorité permet quelque chose à une société.' },
  },
  unexplained: 'Le registre n’explique pas ce type.',
};

export const datumWords: typeof en.datumWords = {
  kind: 'Donnée',
  kindOf: (type) => `Donnée · ${type}`,
  titleOf: (type, company) => `${type} : ${company}`,
  about:
    'Ce que d’autres sources que le registre disent de la société : adresses, inscriptions dans d’autres registres, moyens de la joindre. Les informations plus récentes de ce genre viennent sous forme de déclarations.',
  caption: 'Données, de la plus récente à la plus ancienne',
  columns: { what: 'Quoi', says: 'Contenu', changed: 'Modifiée' },
  lead: ({ counted }, type, company, more, stop) => (
    <>
      {type} : {company}
      {more > 0 && ` et ${counted(more, { one: 'autre', other: 'autres' })}`}
      {stop}
    </>
  ),
  stated: 'Contenu',
  nothingStated: 'Rien au-delà de son titre.',
  ofWhom: 'À propos de qui',
  companies: ({ counted }, count) => counted(count, { one: 'société', other: 'sociétés' }),
  noCompany: 'Aucune société n’est nommée.',
  source: 'Source',
  recorded: (date) => `Enregistrée : ${date}.`,
  changed: (date) => `Modifiée : ${date}.`,
  recordedAndChanged: (recorded, changed) => `Enregistrée : ${recorded}, modifiée : ${changed}.`,
};

export const provenanceWords: typeof en.provenanceWords = {
  because: {
    allowance: 'le quota d’appels est épuisé',
    token: 'le service n’accepte pas le jeton de ce site',
    needs_token: 'le service exige un jeton pour cela',
    busy: 'le service est saturé',
    down: 'le service est injoignable',
    nonsense: 'le service a envoyé une réponse non valide',
    unknown: 'le service n’a pas répondu',
  },
  age: (age) => <>Du service distant, {age}.</>,
  ageOfStale: (age) => <>Du service distant, {age} ; une copie plus récente sera peut-être là la prochaine fois.</>,
  ageOfOld: (age, because, from) => (
    <>
      Une copie plus ancienne ({age}) est affichée, car {because}
      {from && ` ; des données plus récentes sont possibles à partir de ${from}`}.
    </>
  ),
  oldAge: ({ age }, ms) => age(ms),
  notRenewed: (because, from) =>
    from
      ? `Impossible d’obtenir des données plus récentes, car ${because} ; de nouveau possible à partir de ${from}.`
      : `Impossible d’obtenir des données plus récentes, car ${because}.`,
  leftOut: ({ counted, form }, count) =>
    `${counted(count, { one: 'entrée', other: 'entrées' })} de la réponse du service ${form(count, { one: 'est illisible et n’est pas affichée', other: 'sont illisibles et ne sont pas affichées' })}.`,
  refresh: ({ counted }, calls) => `Actualiser · ${counted(calls, { one: 'appel', other: 'appels' })}`,
  refreshPrice: ({ counted }, calls) =>
    `Interroge de nouveau le service distant : coûte ${counted(calls, { one: 'appel', other: 'appels' })}`,
  source: (publisher, retrieved, licence) => (
    <>
      {publisher}
      {retrieved ? `, consultation : ${retrieved}` : ', consultation à une date inconnue'}
      {licence && <>. Licence : {licence}</>}.
    </>
  ),
  noSource: 'Le registre n’indique aucune source pour cette fiche.',
  printed: (url, day) => `${url}, état : ${day}`,
  namelessPublisher: 'Un éditeur sans nom',
  whereFrom: 'D’où vient chaque information',
  origins: {
    register: 'le registre',
    all_records: 'de l’ensemble de ses enregistrements',
    read_from_status: 'déduit du statut dans le registre',
    issued_elsewhere: 'attribués par les systèmes qu’ils nomment',
    statements: 'calculés à partir de déclarations, chacune avec sa source',
    curators: 'réunis par des curateurs',
  },
};

export const claimWords: typeof en.claimWords = {
  facts: {
    name: 'Nom',
    number: 'Numéro au registre',
    type: 'Forme',
    status: 'Statut',
    activity: 'Active ou inactive',
    incorporated: 'Constituée',
    dissolved: 'Dissoute',
    branch: 'Succursale',
    home_company: 'Société mère de la succursale',
    nonprofit: 'But non lucratif',
    address: 'Adresse',
    registry_page: 'Dans le registre',
  },
  answers: { true: 'Oui', false: 'Non' },
  listed: (labels) => labels.map((label, place) => (place === 0 ? label : label.toLowerCase())).join(', '),
  other: {
    gives: (publisher, what, value, asOf) => (
      <>
        {publisher} indique {what} : {value}
        {asOf && ` (${asOf})`}.
      </>
    ),
    anotherRecordOf: (publisher) => <>Un autre enregistrement de {publisher}</>,
    asOf: (date) => `état : ${date}`,
    what: {
      name: 'un autre nom',
      number: 'un autre numéro',
      type: 'une autre forme',
      status: 'un autre statut',
      activity: 'un autre état',
      incorporated: 'une autre date',
      dissolved: 'une autre date',
      branch: 'un autre type de succursale',
      home_company: 'une autre société mère',
      nonprofit: 'une autre réponse',
      address: 'une autre adresse',
      registry_page: 'une autre page',
    },
    more: ({ counted }, values) =>
      `D’autres enregistrements indiquent ${counted(values, { one: 'autre valeur', other: 'autres valeurs' })}.`,
    compare: 'Comparer les enregistrements',
  },
  table: {
    title: 'Sources',
    count: ({ counted }, records, publishers) =>
      `${counted(records, { one: 'enregistrement', other: 'enregistrements' })} de ${counted(publishers, { one: 'éditeur', other: 'éditeurs' })}`,
    differ: ({ counted }, labels) =>
      `${counted(labels.length, { one: 'information diffère', other: 'informations diffèrent' })} : ${labels.join(', ').toLowerCase()}.`,
    agree: 'Ils ne se contredisent pas.',
    caption: 'Ce que dit chaque enregistrement',
    fact: 'Information',
    assumed: (date) =>
      `Aucune date indiquée ; son fichier est du ${date}. Les enregistrements datés passent pour plus récents.`,
    records: ({ counted }, records) => counted(records, { one: 'enregistrement', other: 'enregistrements identiques' }),
    record: (key) => <>Enregistrement {key}</>,
    shown: 'affiché',
    differs: 'diffère',
    notGiven: 'non indiqué',
    rule: 'La page montre chaque information d’après l’enregistrement le plus récent qui la donne et, de deux du même jour, d’après le plus sûr.',
    leftOut: ({ counted }, records) =>
      `${counted(records, { one: 'enregistrement plus ancien ne figure', other: 'enregistrements plus anciens ne figurent' })} pas dans le tableau.`,
    asJson: 'Ces enregistrements en JSON',
  },
};
