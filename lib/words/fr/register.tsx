import type * as en from '../en/register';

const COMPANIES = { one: 'société', other: 'sociétés' };

export const jurisdictionWords: typeof en.jurisdictionWords = {
  title: 'Juridictions',
  companies: (forms, count) => forms.counted(count, COMPANIES),
  placeWith: (forms, name, count) => `${name} : ${forms.counted(count, COMPANIES)}`,
  step: (forms, { from, to }) => {
    if (to === undefined) return `${forms.counted(from, COMPANIES)} ou plus`;
    return from === to ? forms.counted(from, COMPANIES) : `de ${forms.count(from)} à ${forms.counted(to, COMPANIES)}`;
  },
  holdings: (forms, { companies, jurisdictions, countries }) => {
    const where = forms.counted(jurisdictions, { one: 'juridiction', other: 'juridictions' });
    const of = forms.counted(countries, { one: 'pays ou territoire', other: 'pays et territoires' });
    return `${forms.counted(companies, COMPANIES)} dans ${where} (${of}).`;
  },
  notGiven: 'Le service distant ne compte pas les sociétés par juridiction ; aucun nombre n’est donc affiché.',
  notAsked: 'Le nombre de sociétés n’a pas été chargé. Chaque lien est une recherche auprès du service distant.',
  ask: 'Charger les nombres',
  emptyOnes: (forms, count) =>
    `${forms.counted(count, { one: 'autre juridiction', other: 'autres juridictions' })} sans société ici`,
  beyond: (forms, count) => `${forms.counted(count, COMPANIES)} dans d’autres juridictions.`,
  nameless: 'un code sans nom',
  regions: (forms, count) => forms.counted(count, { one: 'région', other: 'régions' }),
  ofCountry: (name) => ` : ${name}`,
  inNoRegion: 'Dans aucune région',
  byLetter: {
    title: (place) => `Sociétés par nom : ${place}`,
    titleWith: (place, letter) => `Sociétés par nom : ${place}, ${letter}`,
    letters: 'Premières lettres',
    others: '0–9, autres signes',
    before: 'Noms précédents',
    after: 'Noms suivants',
    search: 'Chercher dans ces sociétés',
    none: 'Le registre n’y contient aucune société.',
    noneSo: 'Aucun nom ne commence ainsi.',
    link: 'A–Z',
    linkOf: (place) => `A–Z: ${place}`,
    inactive: 'inactive',
  },
  list: {
    counted: 'Sociétés par pays',
    uncounted: 'Pays',
  },
  order: 'Ordre des pays',
  orders: { count: 'Par nombre de sociétés', name: 'Par nom' },
  byCountry: 'Par pays',
  find: 'Trouver une juridiction',
  findHint: 'Un nom dans n’importe quelle langue, ou un code.',
  noneNamed: (q) => <>Aucune juridiction n’a « {q} » dans son nom.</>,
  matchIt: 'Reconnaître une autre graphie',
  matchPlace: 'Reconnaître le nom d’un lieu',
  map: {
    heading: 'Carte du monde',
    skip: 'Passer la carte',
    legend: 'Légende de la carte',
    places: (forms, count) => forms.counted(count, { one: 'lieu', other: 'lieux' }),
    none: 'aucune ici',
    notCounted: 'non compté',
    tooSmall: 'trop petit pour être dessiné',
    missing: (places) => <>Hors de la carte : {places}.</>,
    borders: (uncoded) =>
      'Frontières de Natural Earth, au 1 : 110 000 000 : elles montrent qui tient un territoire, non à qui il ' +
      'appartient. Les territoires qui ont leur propre code sont dessinés à part du pays dont ils relèvent. ' +
      `Sans code propre, ces territoires ont un contour tireté : ${uncoded}. Projection Equal Earth.`,
    uncoded: { 'Northern Cyprus': 'Chypre du Nord', Somaliland: 'Somaliland' },
  },
};

export const matchWords: typeof en.matchWords = {
  title: 'Reconnaître une juridiction',
  text: 'Nom ou code d’un lieu',
  near: 'Près de (facultatif)',
  match: 'Reconnaître',
  help: 'Noms dans de nombreuses langues, codes à deux ou trois lettres, régions avec ou sans leur pays : « Delaware, US », « Deutschland », « gbr ». Un pays tranche quand deux lieux portent le même nom.',
  metered: 'Chaque reconnaissance coûte 1 appel, sauf si elle est en cache.',
  uncertain: 'Aucune correspondance certaine',
  namesNone: (q) => <>« {q} » ne correspond à aucun lieu connu du registre, ou à plusieurs.</>,
  means: ({ q, name, code, country }) => (
    <>
      « {q} » désigne {name}, code {code}
      {country && <> ({country})</>}.
    </>
  ),
  companies: 'Sociétés qui y sont immatriculées',
};

const CODES = { one: 'code', other: 'codes' };

export const industryWords: typeof en.industryWords = {
  title: 'Codes d’activité',
  one: 'Code d’activité',
  lead: 'Les registres disent par des codes ce que fait une société. Chaque nomenclature en est une liste, des grandes sections aux métiers les plus précis.',
  noSchemes: 'Le registre ne connaît aucune nomenclature d’activités.',
  officialPage: 'Page officielle',
  ofScheme: (name) => ` : ${name}`,
  whatCompaniesDo: 'Ce que font les sociétés d’ici',
  countedHow:
    'Comptées avec tout ce qui relève d’une section et ses équivalents dans d’autres nomenclatures. Une société peut figurer dans plusieurs.',
  find: 'Trouver un code de cette nomenclature',
  findHint: 'Des mots de sa description, ou le début du code.',
  total: (forms, count) => forms.counted(count, CODES),
  found: (forms, found, count) => `${forms.count(found)} sur ${forms.counted(count, CODES)}`,
  noneFound: (q) => <>Aucun code de cette nomenclature n’a « {q} » au début ou dans sa description.</>,
  all: 'Tous ses codes',
  noCodes: 'Le registre ne donne aucun code de cette nomenclature.',
  numbers: 'Les nombres sont ceux des sociétés, comptées par section. Les lignes sans nombre n’ont pas été comptées.',
  allAbout: (code) => `Tout sur ${code}`,
  noDescription: '(sans description)',
  sectionOf: (scheme) => <>Section de la nomenclature {scheme}.</>,
  codeOf: (scheme) => <>Code de la nomenclature {scheme}.</>,
  below: 'Codes plus précis',
  seeBelow: 'Voir les codes plus précis dans l’arbre',
  nothingBelow: 'Aucun : c’est l’un des codes les plus précis de sa nomenclature.',
  noCompany: 'Aucune société d’ici n’a ce code, un code plus précis ou un équivalent.',
  companies: 'Sociétés',
  companyCount: (forms, count) => forms.counted(count, { one: 'société', other: 'sociétés' }),
  withIt: 'avec ce code, un code plus précis ou un équivalent dans une autre nomenclature.',
  inTree: 'Le montrer dans l’arbre',
  equivalents: {
    title: 'Dans d’autres nomenclatures',
    count: (forms, count) => forms.counted(count, { one: 'équivalent', other: 'équivalents' }),
    none: 'Aucun équivalent n’est connu.',
    unknown: 'La source ne dit pas s’il existe des équivalents.',
    caption: 'Codes équivalents',
    scheme: 'Nomenclature',
    code: 'Code',
    description: 'Description',
  },
};

const FINDINGS: (typeof en.registerWords)['findingsIn'] = {
  not_read: () => 'pas lu jusqu’à la fin',
  lost_characters: () => 'caractères déjà perdus, ou absents de l’encodage indiqué',
  conflict: (subject) => `les sources diffèrent : ${SUBJECTS[subject ?? ''] ?? 'autres faits'}`,
  duplicate: (subject) => `en double dans les fichiers : ${SUBJECTS[subject ?? ''] ?? 'autres enregistrements'}`,
  check_digit: (subject) => `clé de contrôle fausse : ${subject ?? 'autres numéros'}`,
  impossible_date: (subject) => `dates impossibles : ${SUBJECTS[subject ?? ''] ?? 'autres'}`,
  end_not_found: () => 'propriétaires ou sociétés qu’aucun enregistrement ne décrit',
  undated: () => 'enregistrements sans jour, qui ont la date de leur fichier',
  encoding: (subject) => `pas en UTF-8, lu comme ${subject ?? 'un autre encodage'}`,
  repaired_characters: () => 'caractères qui n’étaient pas en UTF-8, réparés',
  unknown_column: (subject) => `colonne non lue : ${subject ?? 'autres'}`,
  passed_over: (subject) => `laissé de côté : ${subject ?? 'autres types'}`,
  suppressed: () => 'fiches sans les données de personnes supprimées',
};

const SUBJECTS: Record<string, string> = {
  name: 'nom',
  inactive: 'si elle est active',
  incorporation_date: 'jour de constitution',
  dissolution_date: 'jour de dissolution',
  company: 'sociétés',
  statement: 'déclarations',
  unreadable: 'ce jour n’existe pas',
  order: 'la fin précède le début',
  future: 'constituée dans l’avenir',
};

const ADVICE: (typeof en.registerWords)['adviceOn'] = {
  not_read: 'ce qui précède est chargé ; importez de nouveau le fichier entier',
  undated: 'tout jour indiqué l’emporte ; --as-of en indique un meilleur',
  encoding: '--encoding en indique un autre',
  end_not_found: 'importez le registre ou la source qui les décrit',
};

export const registerWords: typeof en.registerWords = {
  title: 'Le registre',
  description: 'Ce que contient ce registre, d’où cela vient et comment cela a été importé.',
  verdict: ({ counted }, companies, publishers) =>
    `Ce registre contient ${counted(companies, { one: 'société', other: 'sociétés' })}. Ses données viennent de ${counted(publishers, { one: 'éditeur', other: 'éditeurs' })}.`,
  suppressed: ({ counted }, persons) =>
    `À la demande des intéressés ou en vertu de la loi, les données de ${counted(persons, { one: 'personne', other: 'personnes' })} sont omises. Leurs parts sont conservées.`,
  empty: 'Ce registre est vide. Importez des données ouvertes pour le remplir.',
  remote:
    'Les fiches viennent d’un service de registre distant, qui ne dit pas ce qu’il contient en tout. Chaque fiche nomme sa source.',
  download: 'Le télécharger en entier, ou par juridiction',
  contents: 'Contenu',
  kinds: {
    companies: 'Sociétés',
    officers: 'Dirigeants',
    filings: 'Dépôts',
    statements: 'Déclarations',
    relationships: 'Détention et contrôle',
    placeholders: 'Entités provisoires',
    data: 'Données',
    events: 'Événements',
    corporate_groupings: 'Groupes de sociétés',
    industry_codes: 'Codes d’activité',
  },
  sources: 'Sources',
  sourcesCaption: 'Éditeurs avec leurs licences, fiches et dates',
  countedOnce: 'Une société que plusieurs éditeurs décrivent est comptée chez celui de la fiche la plus récente.',
  publisher: 'Éditeur',
  publishers: 'éditeurs',
  unnamed: 'Fiches sans éditeur',
  licence: 'Licence',
  imports: 'Importations',
  importsCaption: 'Les dernières importations, les plus récentes d’abord',
  noImports: 'Données d’exemple seulement. Importez un registre pour ajouter les vôtres.',
  files: 'Fichiers',
  format: 'Format de données',
  when: 'Quand',
  read: 'Lues',
  added: 'Nouvelles',
  merged: 'Complétées',
  unchanged: 'Inchangées',
  rejected: 'Rejetées',
  unfinished: 'inachevée : relancez la même commande pour la poursuivre',
  moreFiles: ({ count }, more) => `et ${count(more)} de plus`,
  reasons: 'Raisons',
  reason: ({ count }, amount, reason) => `${count(amount)} × ${reason}`,
  attention: {
    title: 'Ce qui demande attention',
    old: 'Ancien',
    oldSources: 'Sources sans rien des deux dernières années, ou sans jour.',
    noneOld: 'Chaque source a des faits des deux dernières années.',
    dayUnknown: 'jour inconnu',
    failed: 'Échecs',
    failures: 'Quelque chose a été laissé de côté. Importez de nouveau ces fichiers.',
    noneFailed: 'Aucun import n’a été interrompu, aucun n’a laissé d’enregistrements ou de fichiers.',
    unfinished: 'pas terminé : en cours, ou interrompu',
    notRead: ({ counted }, files) => `${counted(files, { one: 'fichier', other: 'fichiers' })} pas lus jusqu’à la fin`,
    rejected: ({ counted }, records) =>
      `${counted(records, { one: 'enregistrement refusé', other: 'enregistrements refusés' })}`,
    conflicts: 'Contradictions',
    contradictions: 'Des faits sur lesquels les sources diffèrent, et des enregistrements en double.',
    noneInConflict: 'Aucune source n’en contredit une autre.',
    allOf: { old: 'Toutes les sources', failed: 'Tous les imports', conflicts: 'Tous les constats' },
  },
  quality: 'Qualité des fichiers importés',
  qualityCaption: 'Ce que le dernier import de chaque fichier a constaté, avec le premier de chaque sorte',
  finding: 'Constat',
  number: 'Nombre',
  first: 'Le premier',
  factsOf: 'Faits du',
  findings: 'constats',
  withoutDay: ({ counted }, count) =>
    counted(count, { one: 'enregistrement sans jour', other: 'enregistrements sans jour' }),
  findingsIn: FINDINGS,
  adviceOn: ADVICE,
  howTo: 'Pour importer d’autres données ouvertes, lancez',
  notIndexed: 'La première importation n’est pas achevée : les recherches durent plus longtemps jusque-là.',
  indexedLater:
    'Les résultats sont les mêmes. Si elle a été arrêtée, relancez la même commande pour la poursuivre ; toute autre importation qui s’achève crée aussi les index :',
  codeLists: 'Listes de codes',
  codeListsExplained:
    'Les codes d’activité et les noms de lieux n’indiquent pas chacun leur source. Voici les listes que lit une telle importation ; ses fichiers montrent lesquelles ont servi.',
  codeListsCaption: 'Éditeurs de listes de codes, avec leurs licences',
};

export const withoutTokenWords: typeof en.withoutTokenWords = {
  nothing: 'le service ne répond à rien',
  perPage: (count) => `${count} par page`,
  events: 'pas d’événements',
  dateOrders: 'pas de tri par date',
  identifiers: 'pas de recherche par identifiants',
  personal: 'ni adresses ni dates de naissance des dirigeants',
};
