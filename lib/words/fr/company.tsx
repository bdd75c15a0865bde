import type * as en from '../en/company';

export const companyWords: typeof en.companyWords = {
  kind: 'Société',
  thisCompany: 'Cette société',
  tabs: {
    overview: 'Aperçu',
    filings: 'Dépôts',
    statements: 'Déclarations',
    data: 'Données',
    events: 'Événements',
    network: 'Réseau',
  },
  titles: {
    filings: (name) => `${name} : dépôts`,
    statements: (name) => `${name} : déclarations`,
    data: (name) => `${name} : données`,
    events: (name) => `${name} : événements`,
    network: (name) => `${name} : réseau`,
  },
  placeholderEnd: 'entité provisoire, rapprochée d’aucune fiche',
  sections: {
    facts: 'L’essentiel',
    industry: 'Activité économique',
    groupings: 'Groupes de sociétés',
    source: 'Source',
    officers: 'Dirigeants',
    names: 'Noms',
    registrations: 'Autres immatriculations',
    branches: 'Succursales',
    filings: 'Derniers dépôts',
    data: 'Données',
  },
  facts: {
    number: 'Numéro',
    nativeNumber: 'Numéro au registre',
    jurisdiction: 'Juridiction',
    type: 'Forme',
    status: 'Statut',
    incorporated: 'Constituée',
    dissolved: 'Dissoute',
    address: 'Adresse',
    addressNotKnown: 'Inconnue',
    othersHere: 'Autres sociétés à cette adresse',
    identifier: 'Identifiant',
    inRegister: 'Dans le registre',
    registerPage: 'La page du registre',
  },
  industry: {
    otherSchemes: 'Équivalents dans d’autres nomenclatures',
    leadsToOthers: 'Ouvrez un code pour voir ses équivalents dans d’autres nomenclatures.',
  },
  names: {
    alsoKnownAs: 'Aussi connue sous le nom de',
    alsoRecorded: 'aussi enregistrée sous ce nom',
    kinds: {
      trading: 'nom commercial',
      abbreviation: 'sigle',
      legal: 'dénomination sociale',
      alias: 'autre appellation',
    },
    otherKind: (type) => `type de nom : ${type}`,
  },
  registrations: {
    later: 'Remplacée par',
    beside: 'Immatriculée en même temps comme',
    earlier: 'Remplace',
  },
  officers: {
    name: 'Nom',
    position: 'Fonction',
    from: 'Début',
    to: 'Fin',
    withCompany: 'avec la société',
    nobody: 'Aucun dirigeant en fonction n’est enregistré.',
    current: ({ counted }, count) => counted(count, { one: 'dirigeant', other: 'dirigeants' }),
    former: ({ counted }, count) => counted(count, { one: 'ancien dirigeant', other: 'anciens dirigeants' }),
    currentCaption: 'Dirigeants en fonction',
    formerCaption: 'Anciens dirigeants',
    folded: 'dirigeants',
  },
  branches: {
    count: ({ counted }, count) => counted(count, { one: 'succursale', other: 'succursales' }),
    inPart: ({ count, counted }, branches, some, total) =>
      `${branches} dans les plus récentes, ${count(some)} sur ${counted(total, { one: 'déclaration', other: 'déclarations' })}`,
    folded: 'succursales',
    search: 'Chercher des succursales de ce nom',
  },
  filings: {
    newest: ({ count }, shown) => `les ${count(shown)} plus récents`,
    some: ({ count, counted }, shown, given) =>
      `${count(shown)} sur ${counted(given, { one: 'dépôt', other: 'dépôts' })}`,
    count: ({ counted }, given) => counted(given, { one: 'dépôt', other: 'dépôts' }),
    all: 'Tous les dépôts',
  },
  data: {
    some: ({ count }, shown, total) => `${count(shown)} sur ${count(total)}`,
    count: ({ counted }, total) => counted(total, { one: 'donnée', other: 'données' }),
    all: ({ count }, total) => `Toutes les données (${count(total)})`,
  },
  source: {
    changed: (date) => `Dernière mise à jour : ${date}.`,
    raw: 'Données brutes',
  },
  absent: {
    officers: 'de dirigeants',
    filings: 'de dépôts',
    industry_codes: 'de codes d’activité',
    other_names: 'd’autres noms',
  },
  holdsNo: ({ or }, things) => `Le registre ne contient pas ${or(things)} pour cette société.`,
  warnings: {
    superseded: 'Cette immatriculation a été remplacée',
    supersededBy: (company) => <>La société est désormais immatriculée comme suit : {company}.</>,
    dissolved: (onDate) => `Cette société a été dissoute ${onDate}`,
    dissolvedMeans:
      'Les fonctions de ses dirigeants ont pris fin avec elle, même si le registre n’en indique pas la fin.',
    inactive: 'Cette société est inactive',
    inactiveMeans: 'Le registre ne donne pas de date. Ses dirigeants sont présentés comme anciens.',
    branch: 'Cette entrée est une succursale, non une société à part entière',
    branchOf: (home) => <>Succursale de la société {home}.</>,
    branchOfNobody: 'Le registre ne nomme pas la société dont elle relève.',
    oldFacts: (date) => `Ces informations datent de : ${date}`,
    oldFactsMean: 'Le registre n’a pas été consulté depuis ; des détails ont pu changer.',
  },
};

export const companyResultWords: typeof en.companyResultWords = {
  caption: 'Sociétés trouvées',
  name: 'Nom',
  incorporated: (date) => `constituée : ${date}`,
  formerName: 'Correspond à un ancien nom :',
  legalForm: 'Correspond, avec la forme juridique écrite autrement.',
  number: 'Porte ce numéro.',
  otherNumber: 'Porte ce numéro écrit autrement, ou comme numéro propre au registre.',
  otherName: 'Correspond à un autre de ses noms, indiqué dans sa fiche.',
  near: 'Sociétés aux noms semblables',
  inactiveIn: (place) => `${place}, inactive`,
};

export const companyFactWords: typeof en.companyFactWords = {
  sources: {
    register: 'Nom, numéro, forme, statut, dates, adresse',
    registerWithIndustry: 'Nom, numéro, forme, statut, dates, adresse, activité économique',
    activity: 'Active ou inactive',
    identifiers: 'Identifiants',
    control: 'Participation et contrôle',
    groupings: 'Groupes de sociétés',
  },
  kinds: {
    control_statement: 'Déclaration de contrôle',
    subsidiary_relationship: 'Lien de filiale',
    share_parcel: 'Bloc d’actions',
  },
};

export const controlWords: typeof en.controlWords = {
  title: 'Participation et contrôle',
  controlledBy: 'Contrôlée par',
  controlledByUltimately: 'Contrôlée directement et en dernier ressort par',
  ultimatelyBy: 'Contrôlée en dernier ressort par',
  seeStatements: 'Aucune société contrôlante nommée ; voir les déclarations ci-dessous.',
  statedParent: 'Société mère ultime déclarée',
  statement: 'déclaration',
  beneficialOwners: 'Bénéficiaires effectifs',
  none: 'Le registre ne contient aucune déclaration sur cette société.',
  lookedAt: ({ count, counted }, some, total) =>
    `Prises en compte : les plus récentes, ${count(some)} sur ${counted(total, { one: 'déclaration', other: 'déclarations' })}.`,
  allStatements: 'Toutes les déclarations',
  statementsBehind: 'Les déclarations à l’appui',
  statements: {
    heading: ({ counted }, total) => counted(total, { one: 'déclaration', other: 'déclarations' }),
    caption: 'Déclarations de contrôle',
    folded: 'déclarations',
    who: 'Qui',
    holds: 'Détient',
    when: 'Quand',
    confidence: 'Fiabilité',
    statement: 'Déclaration',
    nobody: 'Non précisé',
    nobodyBecause: (reasons) => `Non précisé : ${reasons}`,
    ultimateOwner: 'bénéficiaire effectif',
  },
  network: {
    ultimateParentOf: ({ counted }, total) =>
      `Déclarée société mère ultime de ${counted(total, { one: 'société', other: 'sociétés' })}.`,
    ownsNothing: 'On ne lui connaît ni participation dans une société ni contrôle.',
    owns: ({ counted }, total) => `Possède ou contrôle ${counted(total, { one: 'société', other: 'sociétés' })}`,
    more: ({ counted }, rest) =>
      `et ${counted(rest, { one: 'autre société', other: 'autres sociétés' })} dans le réseau`,
    none: 'Aucun lien avec une autre société n’est connu.',
    age: (age) => `D’après une copie : ${age}.`,
    count: ({ counted }, total) => `${counted(total, { one: 'voisin', other: 'voisins' })}.`,
    some: ({ count, counted }, shown, total) =>
      `${count(shown)} sur ${counted(total, { one: 'voisin', other: 'voisins' })}, les plus grandes parts d’abord.`,
    description: (name, count) =>
      `Le réseau autour de ${name} : propriétaires en haut, participations en bas. ${count}`,
    legend: 'Propriétaires en haut, participations en bas. En pointillé : fiabilité faible ou part inconnue.',
    explore: 'Explorer le réseau',
  },
};

const CALLS = { one: 'appel', other: 'appels' };

export const compareChoiceWords: typeof en.compareChoiceWords = {
  title: 'Comparer des sociétés',
  lead: ({ count }, most) =>
    `Jusqu’à ${count(most)} sociétés côte à côte : ce qui diffère et ce qu’elles partagent. Copiez l’adresse pour partager la comparaison.`,
  compare: 'Comparer',
  compareIt: (name) => `Comparer ${name}`,
  compareTicked: 'Comparer les sociétés cochées',
  tick: ({ count }, most) => `Cochez-en de 2 à ${count(most)}.`,
  costIsSaid: 'Le coût est affiché avant toute dépense.',
  most: ({ count }, most) => `Vous pouvez comparer jusqu’à ${count(most)} sociétés à la fois.`,
  first: 'Société à comparer',
  next: 'Société à comparer avec',
  add: 'Ajouter',
  hint: 'Un nom, un numéro avec sa juridiction comme dans gb/01234500, ou l’adresse de la page d’une société.',
  costOfName: 'Chercher un nom coûte 1 appel ; un numéro ne coûte rien à cette étape.',
  whichOne: 'Laquelle est-ce ?',
  shown: ({ count, counted }, shown, total) =>
    `${counted(shown, { one: 'affichée', other: 'affichées' })} sur ${count(total)}`,
  incorporated: (date) => `constituée : ${date}`,
  noneNamed: (name) => <>Aucune société du nom de « {name} » n’a été trouvée. Essayez avec moins de mots.</>,
  allInSearch: ({ count }, total, link) => (
    <>{link(`Toutes (${count(total)}) dans la recherche`)}, où vous pouvez cocher des sociétés à comparer.</>
  ),
  remove: 'Retirer',
  removeIt: (name) => `Retirer ${name}`,
  removeNamed: (name) => <>Retirer {name}</>,
  wouldCost: ({ counted }, companies) =>
    `${counted(companies, { one: 'société pas encore chargée', other: 'sociétés pas encore chargées' })} : ${counted(companies, CALLS)}`,
  noCopies: (companies) => <>Aucune copie en cache : {companies}.</>,
  compareAll: ({ counted }, calls) => `Tout comparer · ${counted(calls, CALLS)}`,
  leftOut: ({ count, counted }, most, leftOut) =>
    `Les ${count(most)} premières sont comparées ; ${counted(leftOut, { one: 'autre société omise', other: 'autres sociétés omises' })}`,
  namesNone: 'Une partie de l’adresse n’est pas une société',
  wasLeftOut: (text) => <>« {text} » a été ignoré. Écrivez une société comme gb/01234500.</>,
};

export const comparisonWords: typeof en.comparisonWords = {
  facts: 'Données',
  sideBySide: 'Données côte à côte',
  fact: 'Donnée',
  notKnown: 'Inconnu',
  noneRecorded: 'Rien d’enregistré',
  showAll: 'Afficher toutes les données',
  showDifferences: 'N’afficher que les différences',
  noneTells: (labels) =>
    `Absent de toutes ces fiches : ${labels.map((label) => label.toLocaleLowerCase('fr')).join(', ')}.`,
  names: 'Noms au fil du temps',
  otherNamesUnknown: 'La fiche ne dit pas si elle a porté d’autres noms.',
  matches: ({ counted }, matches) => counted(matches, { one: 'correspondance', other: 'correspondances' }),
  manyMatches: 'correspondances',
  ties: {
    title: 'Propriétaires et autres parties en commun',
    sameName: 'le même nom, ce qui ne prouve pas le même propriétaire',
  },
  addresses: 'Adresses communes',
  identifiers: 'Identifiants communs',
  holder: (company, as, of) => (
    <>
      {company} : {as}
      {of !== undefined && <>, {of}</>}
    </>
  ),
  officers: {
    title: 'Dirigeants communs',
    candidates: ({ counted }, candidates) => counted(candidates, { one: 'candidat', other: 'candidats' }),
    manyCandidates: 'candidats',
    officer: 'Dirigeant',
    perhapsSame: 'Peut-être le même que',
    likelihood: 'Vraisemblance',
    reasons: 'Pourquoi',
    speaksAgainst: '(plaide contre)',
    positionUnknown: 'fonction inconnue',
    countUnknown: 'nombre inconnu',
    extent: (counts) => <>D’après les dirigeants de chaque fiche : {counts}.</>,
    cannotSay: 'On ne peut rien dire d’une fiche sans dirigeants.',
  },
};

export const tieWords: typeof en.tieWords = {
  title: 'Comment elles sont liées',
  some: ({ count, counted }, shown, total) =>
    `${counted(shown, { one: 'affiché', other: 'affichés' })} sur ${count(total)}`,
  folded: 'déclarations',
  chains: {
    title: 'Chaînes de relations',
    between: (one, other) => (
      <>
        De {one} à {other}
      </>
    ),
  },
  summary: {
    direct: ({ counted }, count) =>
      counted(count, { one: 'déclaration entre elles', other: 'déclarations entre elles' }),
    ties: ({ counted }, count) =>
      counted(count, {
        one: 'propriétaire ou autre partie en commun',
        other: 'propriétaires et autres parties en commun',
      }),
    chains: ({ counted }, count) => counted(count, { one: 'chaîne de relations', other: 'chaînes de relations' }),
    addresses: ({ counted }, count) => counted(count, { one: 'adresse commune', other: 'adresses communes' }),
    identifiers: ({ counted }, count) => counted(count, { one: 'identifiant commun', other: 'identifiants communs' }),
    officers: ({ counted }, count) =>
      counted(count, { one: 'dirigeant dont le nom concorde', other: 'dirigeants dont les noms concordent' }),
    none: 'Rien trouvé. Voir ce qui a été examiné.',
  },
  nothing: {
    title: 'Rien trouvé dans',
    direct: 'Déclarations qui nomment deux d’entre elles.',
    parties: 'Parties nommées par les déclarations de deux d’entre elles.',
    groupings: 'Groupes de sociétés et immatriculations des fiches.',
    officers: 'Dirigeants dont les noms concordent.',
    addresses: 'Adresses.',
    identifiers: 'Identifiants.',
    chains: 'Chaînes de relations.',
    withoutOfficers: 'Les adresses des dirigeants ne sont pas montrées aux visiteurs et n’ont pas été comparées.',
    notSearched: 'inconnu ici',
    part: ({ count }, searched, of) => `les ${count(searched)} plus récentes sur ${count(of)}`,
    reach: ({ counted }, steps, entities, hub) =>
      `Jusqu’à ${counted(steps, { one: 'étape', other: 'étapes' })}, parmi ${counted(entities, { one: 'entité', other: 'entités' })} autour d’elles, sans passer par celles qui ont au moins ${counted(hub, { one: 'relation', other: 'relations' })}.`,
    cut: 'Il y a plus d’entités que celles examinées.',
    notWalked: ({ and }, names) => `Les relations de ${and(names)} ne sont pas toutes connues ici.`,
  },
};

export const compareWords: typeof en.compareWords = {
  facts: {
    number: 'Numéro',
    jurisdiction: 'Juridiction',
    type: 'Forme juridique',
    status: 'Statut',
    activity: 'Activité',
    incorporated: 'Constituée',
    dissolved: 'Dissoute',
    address: 'Adresse',
    industry: 'Activité économique',
    identifiers: 'Identifiants',
    controller: 'Sous le contrôle de',
    owners: 'Bénéficiaires effectifs',
    top_company: 'Société de contrôle ultime',
    home_company: 'Société mère de la succursale',
    groupings: 'Groupes de sociétés',
    officers: 'Dirigeants dans la fiche',
    newest_filing: 'Dernier dépôt dans la fiche',
    source: 'Source',
    retrieved: 'Consultée',
  },
  agreements: { same: 'Identique', differs: 'Diffère', partly_known: 'Connu en partie' },
  roles: {
    compared: 'Comparée ici',
    controller: 'Entité qui la contrôle',
    owner: 'Bénéficiaire effectif',
    top_company: 'Société de contrôle ultime',
    home_company: 'Société mère de la succursale',
    alternate_registration: 'Autre immatriculation',
    previous_registration: 'Immatriculation antérieure',
    subsequent_registration: 'Immatriculation ultérieure',
    grouping: 'Groupe de sociétés',
    registered_address: 'Siège',
    officer_address: 'Adresse d’un dirigeant',
    identifier: 'Identifiant',
  },
  officers: ({ counted }, current, former) => {
    const all = counted(current, { one: 'dirigeant', other: 'dirigeants' });
    return `${all}, ${former === 0 ? 'aucun ancien' : counted(former, { one: 'ancien', other: 'anciens' })}`;
  },
  filed: ({ date }, day, title) => `${date(day)} : ${title}`,
  agreement: ({ counted }, differ, same, partly) => {
    const known = { one: 'connue de certaines sociétés seulement', other: 'connues de certaines sociétés seulement' };
    const parts = [
      counted(differ, { one: 'donnée diffère', other: 'données diffèrent' }),
      counted(same, { one: 'est identique', other: 'sont identiques' }),
      ...(partly > 0 ? [counted(partly, known)] : []),
    ];
    return `${parts.join(', ')}.`;
  },
};

export const sameCompanyWords: typeof en.sameCompanyWords = {
  title: ({ form }, records) =>
    form(records, {
      one: 'Une autre fiche concerne peut-être la même société',
      other: 'D’autres fiches concernent peut-être la même société',
    }),
  compare: 'Comparer',
  compareWith: (name, number) => `Comparer avec ${name}, ${number}`,
  likelihoods: { likely: 'Vraisemblable', possible: 'Possible' },
  reasons: {
    same_identifier: 'le même identifiant',
    same_name: 'le même nom',
    former_name: 'le nom de l’une est un ancien nom de l’autre',
    same_address: 'la même adresse',
    same_incorporation: 'constituées le même jour',
    same_country: 'le même pays',
    no_register_number: 'il manque à l’une le numéro de son registre',
  },
};

export const formatWords: typeof en.formatWords = {
  standings: {
    inactive: 'Inactive',
    not_marked_inactive: 'Active',
    unknown: 'Statut inconnu',
  },
  branch: 'Succursale',
  branches: { F: 'Succursale d’une société immatriculée ailleurs', L: 'Succursale locale' },
  unstatedType: 'société',
  branchFromElsewhere: 'succursale d’une société immatriculée ailleurs',
  branchOfNobody: 'succursale d’une société non nommée',
  branchOf: (home, place) => ['succursale de la société ', home, place ? ` (${place})` : ''],
  registered: (place, since) => (since ? `registre : ${place}, ${since}` : `registre : ${place}`),
  dissolved: (onDate) => `dissoute ${onDate}`,
  status: (status) => `statut « ${status} »`,
  inactive: (status) => (status ? `inactive, ${status}` : 'inactive'),
  notMarkedInactive: 'active',
  superseded: ({ and }, places) =>
    places.length > 0
      ? `remplacée par une nouvelle immatriculation : ${and(places)}`
      : 'remplacée par une immatriculation ailleurs',
  rest: (registered, state, superseded) => `, ${[registered, state, superseded].filter(Boolean).join(' ; ')}.`,
};

const DIRECTIONS = { up: 'vers le haut', down: 'vers le bas', both: 'dans les deux sens' };

export const networkRootWords: typeof en.networkRootWords = {
  title: 'Réseau de plusieurs sociétés',
  networkOf: (names) => `Réseau : ${names}`,
  more: ({ counted }, rest) => counted(rest, { one: 'autre', other: 'autres' }),
  networkOfThese: 'Réseau commun',
  networkOfTicked: 'Réseau des sociétés cochées',
  networkOfFirst: ({ count }, first) => `Réseau des ${count(first)} premières`,
  tickForNetwork: ({ count }, most) => `Jusqu’à ${count(most)} pour leur réseau.`,
  lead: 'Propriétaires, participations et liens des sociétés et entités provisoires indiquées ici.',
  roots: 'Points de départ',
  remove: 'Retirer',
  removeIt: (name) => `Retirer : ${name}`,
  add: 'Ajouter une société ou une entité provisoire',
  addHint: 'L’adresse de sa page, ou un numéro avec sa juridiction comme gb/01234500.',
  addButton: 'Ajouter',
  most: ({ count }, most) => `Au plus ${count(most)} à la fois.`,
  none: 'Aucune société choisie. Ajoutez-en une ci-dessous, sélectionnez des résultats de recherche ou ouvrez un dossier.',
  missing: (what, why) => (
    <>
      {what} est laissée de côté. {why}
    </>
  ),
  missingTitle: 'Toutes ne peuvent pas être montrées',
  unreadable: 'Une partie de l’adresse n’est ni une société ni une entité provisoire',
  wasLeftOut: (text) => (
    <>
      « {text} » a été ignoré. Écrivez une société comme /companies/gb/01234500, une entité provisoire comme
      /placeholders/42.
    </>
  ),
  leftOut: ({ count, counted }, most, leftOut) =>
    `Les ${count(most)} premières sont prises ; ${counted(leftOut, { one: 'autre laissée', other: 'autres laissées' })} de côté.`,
  wrong: 'Une partie de l’adresse n’est pas valide',
  wrongDirection: 'Le sens doit être up, down ou both ; both est retenu.',
  wrongNumber: ({ count }, name, least, most) =>
    `${name} doit être un nombre entier de ${count(least)} à ${count(most)} ; la valeur par défaut est retenue.`,
  walked: ({ counted }, depth, direction) =>
    `Développé sur ${counted(depth, { one: 'niveau', other: 'niveaux' })} ${DIRECTIONS[direction]} à partir de chacune.`,
  keptOnly: 'Seules les copies en cache ont servi.',
  rest: (price) => `Tout développer : ${price}.`,
  askAll: ({ counted }, calls) => `Développer · au plus ${counted(calls, { one: 'appel', other: 'appels' })}`,
};
