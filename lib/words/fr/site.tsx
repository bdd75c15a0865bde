import type { Kind } from '@/lib/contract/kinds';
import { DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import type * as en from '../en/site';

export const layoutWords: typeof en.layoutWords = {
  title: 'Firmament : qui possède quoi',
  description:
    'Cherchez dans les registres des sociétés, lisez les fiches avec leurs sources et voyez qui possède quoi.',
  skip: 'Aller au contenu',
  navigation: 'Menu principal',
  companies: 'Sociétés',
  officers: 'Dirigeants',
  jump: 'Aller à…',
  keys: 'Raccourcis clavier',
  searchLabel: 'Chercher une société par son nom',
  searchHint: 'Chercher une société',
  embedded: 'Données du registre de ce site. Chaque fiche indique sa source et sa licence.',
  upstream: 'Données d’un service de registre distant. Chaque fiche indique sa source et sa licence.',
  withoutToken: (limits) => `Il est interrogé sans jeton : ${limits}.`,
  jurisdictions: 'Juridictions',
  industryCodes: 'Codes d’activité',
  corporateGroupings: 'Groupes de sociétés',
  events: 'Événements',
  statements: 'Déclarations',
  compare: 'Comparer',
  connections: 'Trouver les liens',
  match: 'Rapprocher un tableau',
  watchlist: 'Liste de suivi',
  register: 'Le registre',
  downloads: 'Téléchargements',
  accountStatus: 'État du compte',
  api: 'API',
  glossary: 'Glossaire',
  accessibility: 'Accessibilité',
  people: 'Personnes nommées',
  look: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  language: 'Langue',
};

export const homeWords: typeof en.homeWords = {
  heading: 'Qui possède quoi, et qui le dit',
  lead: 'Cherchez les sociétés et ceux qui les dirigent, lisez chaque fiche avec sa source et suivez les participations de société en société.',
  queryLabel: 'Société, dirigeant, adresse ou numéro',
  queryHint: 'Tous les mots, dans n’importe quel ordre ; les anciens noms sont cherchés aussi.',
  allJurisdictions: 'Toutes les juridictions, avec une carte',
  byIndustry: 'Par activité',
  corporateGroupings: 'Groupes de sociétés',
  understands: 'Ce que le champ comprend',
  examples: 'Par exemple',
  example: {
    named: (word, place) => `« ${word} » dans le nom : ${place}`,
    industry: (section, place) => `${section} : ${place}`,
    incorporated: (year, place) => `créées en ${year} : ${place}`,
    dissolved: (year) => `dissoutes en ${year}`,
    status: (status) => `au statut « ${status} »`,
  },
  figures: 'Dans ce registre',
  kinds: {
    companies: { one: 'société', other: 'sociétés' },
    officers: { one: 'dirigeant', other: 'dirigeants' },
    relationships: { one: 'relation', other: 'relations' },
    filings: { one: 'dépôt', other: 'dépôts' },
    events: { one: 'événement', other: 'événements' },
    corporate_groupings: { one: 'groupe de sociétés', other: 'groupes de sociétés' },
  },
  sources: 'Sources',
  newest: (day) => `dernier enregistrement : ${day}`,
  undated: 'sans date',
  allSources: (forms, count) => (count === 1 ? 'La source' : `Les ${forms.count(count)} sources`),
  unnamedSource: 'Source non nommée',
  group: 'Un groupe de ce registre',
  groupCounts: ({ counted, count }, entities, relationships, folded) =>
    `${counted(entities, { one: 'société ou personne', other: 'sociétés et personnes' })}, ${counted(relationships, { one: 'relation', other: 'relations' })}${folded > 0 ? `, ${count(folded)} non dessinées` : ''}`,
  openNetwork: 'Ouvrir le réseau',
  networkOf: (name) => `Réseau de détention : ${name}`,
  changes: 'Changements récents',
  allChanges: 'Tous les événements',
  byPlace: 'Sociétés par juridiction',
  empty: 'Ce registre est vide',
  howToFill: (command) => <>Importer des données ouvertes pour le remplir : {command}</>,
  browse: 'Parcourir',
};

export const failureWords: typeof en.failureWords = {
  heading: 'Cette page n’est pas disponible pour le moment',
  tryAgain: 'Réessayer',
  said: (message) => <>Message d’origine : « {message} »</>,
  again: (from) => `Réessayez à partir de ${from}.`,
  headings: {
    not_found: 'Introuvable',
    redacted: 'Cette fiche est masquée',
  },
  kinds: {
    invalid_request: {
      title: 'Cette demande n’est pas valide',
      advice: 'Vérifiez l’adresse, ou modifiez la recherche et réessayez.',
    },
    refused: {
      title: 'Le registre n’autorise pas cette demande',
      advice: 'Essayez une autre recherche, ou revenez à la page précédente.',
    },
    not_found: {
      title: 'Il n’y a pas de fiche à cette adresse',
      advice: 'Vérifiez la juridiction et le numéro, ou cherchez par nom.',
    },
    allowance: {
      title: 'Le quota d’appels est épuisé',
      advice:
        'Les pages ouvertes récemment restent lisibles. Les limites figurent sous « État du compte », en bas de la page.',
    },
    token: {
      title: 'Ce site n’a plus accès au registre',
      advice: 'Vous ne pouvez rien y faire : l’exploitant du site doit vérifier son jeton d’accès.',
    },
    needs_token: {
      title: 'Un jeton d’API est nécessaire',
      advice: 'Ce site utilise le registre sans jeton. Retirez le filtre ou le tri qui en exige un, puis réessayez.',
    },
    redacted: {
      title: 'Masqué par le registre',
      advice: 'Ce n’est pas une erreur : le registre masque ces détails pour le moment. Réessayez plus tard.',
    },
    busy: {
      title: 'Le registre est surchargé',
      advice: 'Il n’a pas répondu à temps. Attendez une minute, puis réessayez.',
    },
    damaged: {
      title: 'Le registre est endommagé',
      advice:
        'Une partie en est illisible. Le problème ne vient pas de vous : c’est à l’exploitant de ce site de le réparer. D’autres pages peuvent encore fonctionner.',
    },
    down: {
      title: 'Le registre est injoignable',
      advice: 'Le problème ne vient pas de vous. Attendez quelques minutes, puis réessayez.',
    },
    nonsense: {
      title: 'Le registre a envoyé une réponse non valide',
      advice: 'Le problème vient du registre. Attendez quelques minutes, puis réessayez.',
    },
    failed: {
      title: 'Le registre signale une erreur',
      advice: 'Le problème vient du registre. Attendez quelques minutes, puis réessayez.',
    },
    unavailable: {
      title: 'Indisponible pour le moment',
      advice: 'Le registre est surchargé, ou masque ces détails pour le moment. Réessayez plus tard.',
    },
  },
  missing: {
    page: {
      title: 'Page introuvable',
      advice:
        'Vérifiez que l’adresse ne contient pas d’erreur. La fiche a peut-être aussi été supprimée, ou son numéro a changé.',
    },
    company: {
      title: 'Société introuvable',
      advice:
        'Le registre n’a pas de société portant ce numéro dans cette juridiction. Vérifiez les deux, ou cherchez la société par son nom.',
    },
  },
  search: 'Chercher une société',
  home: 'Page d’accueil',
};

export const refusedWords: typeof en.refusedWords = {
  reasons: {
    busy: {
      title: 'Ce site est surchargé',
      text: 'Il reçoit plus de demandes qu’il ne peut en traiter. La vôtre a donc été refusée avant d’être traitée. Elle ne contient aucune erreur.',
    },
    visitor: {
      title: 'Trop de demandes à la fois',
      text: 'De nombreuses demandes venant de votre réseau sont encore en cours. Celle-ci a donc été refusée avant d’être traitée. Attendez que les autres soient terminées.',
    },
    slow: {
      title: 'Le traitement a été trop long',
      text: 'Le serveur a interrompu votre demande, car elle prenait trop de temps. Réessayez, ou demandez moins de choses à la fois.',
    },
  },
  again: (seconds) => `Veuillez réessayer dans ${seconds}.`,
  seconds: { one: 'seconde', other: 'secondes' },
  tryAgain: 'Réessayer',
};

const CALL = { one: 'appel', other: 'appels' };

const DAY = { one: 'jour', other: 'jours' };

export const quotaWords: typeof en.quotaWords = {
  title: 'État du compte',
  description: 'Les appels restants au service distant, et leur utilisation.',
  verdict: (day, month, from) =>
    `Il reste ${day} aujourd’hui, ${month} ce mois-ci${from ? ` ; nouveau quota à ${from}` : ''}.`,
  ofCalls: ({ count }, left, of) => `${count(left)} sur ${of}`,
  of: ({ count }, left, of) => `${count(left)} sur ${count(of)}`,
  countedBy: {
    service: 'Le décompte du service, poursuivi ici.',
    own: 'Le décompte de ce site ; ce que d’autres dépensent avec le même jeton n’y figure pas.',
  },
  forms: {
    A: 'A : ne répond qu’aux détenteurs d’un jeton',
    B: `B : répond aussi sans jeton, avec ${DEFAULT_PER_PAGE} résultats par page et sans événements`,
    unknown: 'Pas encore connue',
  },
  copies: {
    replies: ({ counted }, count) => counted(count, { one: 'réponse', other: 'réponses' }),
    megabytes: ({ count }, size) => `${count(size)} Mo`,
    room: (replies, size, most) => (most ? `${replies}, ${size} sur ${most} au plus` : `${replies}, ${size}`),
    inMemory: (room) => `${room}, en mémoire seulement : perdues au prochain démarrage`,
  },
  service: {
    answers: 'En service',
    tried: 'En panne ; le prochain appel vérifie s’il répond de nouveau',
    leftAlone: (from) => `En panne ; en pause ${from ? `jusqu’à ${from}` : 'pour un moment'}`,
  },
  warning: {
    tried: 'Le service distant est en panne. Le prochain appel vérifie s’il répond de nouveau.',
    leftAlone: (from) =>
      `Le service distant est en panne. Les appels sont suspendus ${from ? `jusqu’à ${from}` : 'pour un moment'}.`,
    keptIsShown: 'Les pages en cache restent affichées.',
  },
  account: 'Le compte',
  plan: 'Formule',
  status: 'Statut',
  expires: 'Expiration',
  token: 'Jeton',
  tokenSent: 'envoyé par ce serveur, jamais affiché',
  noToken: 'aucun',
  form: 'Forme',
  whoseCount: 'Compté par',
  share: 'Appels disponibles',
  forYou: 'Pour vous, aujourd’hui',
  inReserve: 'Réservé',
  reserved: (calls) => `${calls} par jour, réservés à l’exploitant`,
  dayBegins: 'Nouveau jour',
  monthBegins: 'Nouveau mois',
  keptCopies: 'Copies en cache',
  theService: 'Le service',
  days: {
    title: 'Appels de chaque jour',
    last: ({ counted }, days) => counted(days, { one: 'dernier jour', other: 'derniers jours' }),
    caption: 'Appels et réponses en cache de chaque jour',
    asTable: 'La même chose en tableau',
    picture: ({ counted, count }, calls, days, most) =>
      `${counted(calls, CALL)} en ${counted(days, DAY)}, au plus ${count(most)} le même jour`,
    bar: ({ date, counted }, day, calls, kept) =>
      `${date(day)} : ${counted(calls, CALL)}, ${counted(kept, { one: 'réponse en cache', other: 'réponses en cache' })}`,
    highest: ({ counted, count }, most, limit) => `maximum : ${counted(most, CALL)} sur ${count(limit)}`,
    day: 'Jour',
    calls: 'Appels',
    kept: 'Réponses en cache',
  },
  endpoints: {
    title: 'Par point d’accès',
    thisMonth: 'ce mois-ci',
    caption: 'Ce mois-ci, par point d’accès',
    none: 'Aucun appel ce mois-ci.',
    endpoint: 'Point d’accès',
    withoutCall: 'Répondu sans appel',
    share: ({ percent }, share) => percent(share / 100, 0),
  },
};

export const ownRegisterWords: typeof en.ownRegisterWords = {
  spendNothing: 'Ces pages sont gratuites et illimitées : elles proviennent du registre de ce site.',
  forPrograms: (link) => (
    <>
      Les appels sont comptés pour les programmes qui utilisent l’{link('API')}. Chaque compte voit les siens,
      gratuitement :
    </>
  ),
};

const MANY: Record<Kind, string> = {
  company: 'sociétés',
  officer: 'dirigeants',
  filing: 'dépôts',
  datum: 'données',
  statement: 'déclarations',
  control_statement: 'déclarations de contrôle',
  placeholder: 'entités provisoires',
  event: 'événements',
  corporate_grouping: 'groupes de sociétés',
  jurisdiction: 'juridictions',
  industry_code: 'codes d’activité',
  industry_code_scheme: 'nomenclatures d’activité',
  network_relationship: 'relations',
};

export const downloadWords: typeof en.downloadWords = {
  title: 'Télécharger et partager',
  file: 'En fichier',
  terminal: 'Depuis un terminal',
  cite: 'Citer',
  follow: 'Suivre les changements',
  embed: 'Intégrer',
  card: 'Carte',
  feeds: { atom: 'Flux Atom', json: 'Flux JSON', calendar: 'Calendrier (iCalendar)' },
  formats: {
    json: 'JSON',
    xml: 'XML',
    csv: 'CSV',
    xlsx: 'Classeur Excel',
    md: 'Markdown',
    jsonld: 'JSON-LD (schema.org)',
    bods: 'BODS 0.4 (JSON)',
    ftm: 'FollowTheMoney (lignes JSON)',
    graphml: 'GraphML',
    gexf: 'GEXF',
    cypher: 'Cypher',
    ttl: 'Turtle (RDF)',
    svg: 'Image SVG',
    png: 'Image PNG',
  },
  record: {
    json: 'la réponse de l’API',
    xml: 'la même chose, en XML',
    csv: 'ses données sur une ligne',
    xlsx: 'ses données sur une ligne, avec une feuille qui les explique',
    md: 'un dossier à lire, avec ses sources',
    jsonld: 'dans les termes de schema.org',
    bods: 'sous forme de déclaration du Beneficial Ownership Data Standard',
    ftm: 'sous forme d’entités de FollowTheMoney, une ligne pour chaque',
    ttl: 'dans les termes de schema.org, en RDF',
  },
  list: {
    json: 'tels que l’API les renvoie',
    xml: 'la même chose, en XML',
    csv: (many) => `${many}, une ligne pour chaque`,
    xlsx: (many) => `${many}, une ligne pour chaque, avec une feuille qui explique les colonnes`,
    md: 'un court tableau à lire',
    jsonld: 'dans les termes de schema.org',
    bods: 'entités, personnes et relations sous forme de déclarations',
    ftm: 'les entités et leurs liens, une ligne pour chaque',
    graphml: 'pour yEd, Gephi et Cytoscape',
    gexf: 'pour Gephi',
    cypher: 'instructions pour Neo4j et d’autres bases de données de graphes',
    ttl: 'en RDF',
    svg: 'un organigramme',
    png: 'le même en pixels',
  },
  many: (kind) => MANY[kind],
  extent: {
    firstPage: 'Chaque fichier contient la première page de la liste : sans appel si elle est en cache, sinon 1.',
    upTo: ({ count }, most) => `Chaque fichier contient toute la liste, jusqu’à ${count(most)} fiches.`,
    all: ({ count }, total) =>
      `Chaque fichier contient ${total === 1 ? 'la seule fiche' : `les ${count(total)} fiches`}, quelle que soit la page ouverte.`,
    first: ({ count }, most, total) =>
      `Chaque fichier contient les ${count(most)} premières fiches sur ${count(total)}. Affinez la recherche pour atteindre le reste.`,
  },
  pages: 'Pages',
  pageCost: 'Chaque page après la première coûte 1 appel au service distant, sauf si elle est en cache.',
};

const STATEMENT = { one: 'déclaration', other: 'déclarations' };

export const recordWords: typeof en.recordWords = {
  filters: {
    remove: '(retirer ce filtre)',
    more: ({ count }, more) => `Afficher ${count(more)} de plus`,
    noneMatch: 'Rien dans cette liste ne correspond aux filtres.',
  },
  lists: {
    filings: {
      noun: { one: 'dépôt', other: 'dépôts' },
      none: 'Le registre ne contient aucun dépôt de cette société.',
      noneHere: 'Il n’y a aucun dépôt sur cette page de la liste.',
    },
    data: {
      noun: { one: 'donnée', other: 'données' },
      none: 'Le registre ne contient aucune autre donnée sur cette société.',
      noneHere: 'Il n’y a aucune donnée sur cette page de la liste.',
    },
    company_statements: {
      noun: STATEMENT,
      none: 'Le registre ne contient aucune déclaration sur cette société.',
      noneHere: 'Il n’y a aucune déclaration sur cette page de la liste.',
    },
    placeholder_statements: {
      noun: STATEMENT,
      none: 'Le registre ne contient aucune déclaration sur cette entité provisoire.',
      noneHere: 'Il n’y a aucune déclaration sur cette page de la liste.',
    },
  },
  firstPage: 'Aller à la première page',
  leftOut: ({ counted, form }, count) =>
    `${counted(count, { one: 'entrée illisible', other: 'entrées illisibles' })} ${form(count, { one: 'manque', other: 'manquent' })} ici.`,
};

export const trailWords: typeof en.trailWords = { filings: 'Dépôts', statements: 'Déclarations', data: 'Données' };

export const watchWords: typeof en.watchWords = {
  title: 'Liste de suivi',
  lead: 'Les sociétés que vous suivez, conservées uniquement dans ce navigateur, et ce qui a changé dans leurs fiches depuis votre dernière visite.',
  needsScripts:
    'Cette page a besoin de scripts : la liste est conservée dans ce navigateur, où seul un script peut la lire. Le serveur ne sait pas ce que vous suivez.',
  compare: 'Comparer avec une autre',
};

export const listWords: typeof en.listWords = {
  partOf: (forms, { shown, page, total_pages }, all) =>
    `${all}, dont ${forms.count(shown)} ici, page ${forms.count(page)} sur ${forms.count(total_pages)}`,
  cut: (forms, shown, all) => `… (coupé à ${forms.count(shown)} sur ${forms.count(all)} : JSON et fichiers ont tout)`,
};

export const accessibilityWords: typeof en.accessibilityWords = {
  title: 'Accessibilité',
  description: 'Ce qui a été testé pour l’accessibilité, comment, et les défauts connus.',
  lead: 'Ce site doit être utilisable par tous. Notre objectif est le niveau AA des WCAG 2.2. Nos tests automatiques ne trouvent aucune infraction, mais le site n’a pas encore été testé avec un lecteur d’écran.',
  sections: {
    works: {
      heading: 'Ce que vous pouvez attendre',
      points: [
        'Tout peut se faire au clavier. La touche ? affiche les raccourcis, qui peuvent être désactivés dans cette liste.',
        'Les recherches et les fiches fonctionnent sans JavaScript. L’image du réseau, la liste de suivi, le rapprochement de tableaux et les suggestions en ont besoin.',
        'Ce que montrent les images et les cartes figure aussi sur la page sous forme de tableau, d’arbre ou de texte.',
        'Des thèmes clair, sombre et à fort contraste se choisissent en bas de chaque page. Sans choix, les réglages de votre appareil s’appliquent, y compris la réduction des animations.',
        'Le texte peut être agrandi à 200\u00a0% sans perte.',
      ],
    },
    tested: {
      heading: 'Comment nous testons',
      points: [
        'axe-core vérifie chaque type de page dans Chromium : toutes ses règles, et le contraste de chaque thème. Aucune règle n’est désactivée.',
        'Les mêmes pages ne doivent pas défiler horizontalement à 360, 768 et 1 440 pixels de large, ni avec un zoom de 200\u00a0%.',
        'D’autres tests utilisent les pages au clavier seul, vérifient que le focus reste visible, lisent les annonces destinées aux lecteurs d’écran et chargent les pages sans JavaScript.',
      ],
    },
    limits: {
      heading: 'Défauts connus',
      points: [
        'Il n’y a eu de test ni avec des lecteurs d’écran, ni avec une commande vocale ou une loupe, ni par des personnes handicapées, et pas d’audit externe. Les tests automatiques ne trouvent qu’une partie des obstacles.',
        'Seuls certains tests s’exécutent dans Firefox, et aucun dans Safari. Les thèmes de contraste de Windows ne sont pas testés.',
        'L’image du réseau est un dessin : ses noms sont illisibles à faible zoom, et les lecteurs d’écran reçoivent à la place le tableau et l’arbre.',
        'Les tableaux larges défilent horizontalement sur les petits écrans.',
        'Les noms, adresses et déclarations sont affichés dans la langue de leur source. Elle n’est le plus souvent pas indiquée, et les lecteurs d’écran peuvent mal les prononcer.',
        'Le message indiquant qu’une fiche n’existe pas nécessite JavaScript.',
        'Les documents hébergés par les registres et les éditeurs ne dépendent pas de nous.',
      ],
    },
  },
  report: {
    heading: 'Signaler un problème',
    text: 'Indiquez à l’exploitant de ce site la page qui ne fonctionne pas pour vous, ainsi que votre navigateur et votre technologie d’assistance.',
  },
};
