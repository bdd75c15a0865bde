import type * as en from '../en/event';

export const eventPageWords: typeof en.eventPageWords = {
  title: 'Événements',
  one: 'Événement',
  lead: 'Changements dans les sociétés, du plus récent au plus ancien, d’après la comparaison de versions des registres et les avis publiés.',
  ofAll: 'Événements de toutes les juridictions',
  inPlace: (place) => `Événements : ${place}`,
  count: (forms, count) => forms.counted(count, { one: 'événement', other: 'événements' }),
  leftOut: (forms, count) =>
    `${forms.counted(count, { one: 'entrée n’a pas pu être lue', other: 'entrées n’ont pas pu être lues' })}.`,
  standsUnder: {
    time_range_ends_at: 'Chaque événement figure au dernier jour où il a pu se produire.',
    created_at: 'Chaque événement figure au jour de son enregistrement.',
  },
  order: 'Ordre des événements',
  orders: { time_range_ends_at: 'Plus récents d’abord', created_at: 'Derniers enregistrés d’abord' },
  none: {
    all: 'Ce registre ne contient aucun événement.',
    jurisdiction: 'Aucun événement n’est enregistré pour les sociétés de cette juridiction.',
    company: 'Aucun événement n’est enregistré pour cette société.',
    page: 'Il n’y a aucun événement sur cette page de la liste.',
    match: 'Aucun événement ne répond à tous ces filtres.',
    noProof:
      'Cela ne prouve pas qu’il ne s’est rien passé : les événements sont ce que montre la comparaison d’états du registre, ou ce qui a été publié.',
    firstPage: 'Aller à la première page',
    without: (label, value) => `Liste sans « ${label} : ${value} »`,
  },
  unknownDate: 'Date inconnue',
  unknownYear: 'Année inconnue',
  became: 'est devenu',
  about: (what, about) => (
    <>
      {what} : {about}
    </>
  ),
  change: (what, before, became, after) => (
    <>
      {what} : {before} {became} {after}
    </>
  ),
  company: (number) => `Société ${number}`,
  recorded: (forms, date) => `Enregistré ${forms.onDate(date)}`,
  whenAndRecorded: (forms, when, date) => `${when} · enregistré ${forms.onDate(date)}`,
  ofCompany: (name) => <>Événements : {name}</>,
  ofNumber: (number) => <>Événements : société {number}</>,
  happened: (when) => `Survenu ${when}.`,
  unexplained: 'non expliqué par le registre',
  meaning: (meaning) => ` : ${meaning}`,
  facts: {
    company: 'Société',
    notBefore: 'Pas avant',
    notAfter: 'Pas après',
    type: 'Type',
    categories: 'Catégories',
    description: 'Selon le registre',
    recorded: 'Enregistrement',
    known: 'Source',
  },
  whatChanged: 'Ce qui a changé',
  payload: 'Ce qui a été enregistré',
  changes: {
    caption: 'Valeurs avant et après',
    what: 'Quoi',
    before: 'Avant',
    after: 'Après',
    nothing: 'rien',
  },
};

export const eventFilterWords: typeof en.eventFilterWords = {
  filters: 'Filtres',
  active: (forms, count) => `Filtres (${forms.count(count)})`,
  chips: 'Filtres actifs',
  remove: '(retirer ce filtre)',
  removeAll: 'Tout retirer',
  types: 'Type (au choix)',
  when: 'Quand il a pu se produire',
  after: 'Après',
  before: 'Avant',
  bothDays: 'Avec deux dates, les deux jours sont compris.',
  recorded: 'Quand il a été enregistré',
  on: 'Le',
  category: 'Catégorie',
  any: 'Toutes',
  places: {
    jurisdiction_code: { label: 'Juridiction', hint: 'un nom ou un code : Delaware, us_de' },
    country_code: { label: 'Pays', hint: 'un nom ou un code, avec toutes ses régions' },
  },
  meanings: 'Ce que signifient les catégories',
  apply: 'Appliquer les filtres',
  metered: 'Chaque changement de la liste coûte 1 appel, sauf si elle est en cache.',
};

export const eventSourceWords: typeof en.eventSourceWords = {
  notStated: 'Le registre ne dit pas comment il connaît cet événement.',
  unexplained: (type) => `D’une source d’un type que l’interface n’explique pas : « ${type} ».`,
  statement: (id) => `déclaration ${id}`,
  aStatement: 'une déclaration',
  fromStatement: (forms, statement, seen) => (
    <>
      Source : {statement}, vue {seen === undefined ? 'à une date inconnue' : forms.onDate(seen)}.
    </>
  ),
  compared: (forms, earlier, later) =>
    `D’après la comparaison de deux états du registre : ${forms.date(earlier)} et ${forms.date(later)}.`,
  laterOnly: (forms, later) =>
    `D’après l’état du registre : ${forms.date(later)} ; il n’a pas été comparé à un état antérieur.`,
  earlierOnly: (forms, earlier) =>
    `D’après l’état du registre : ${forms.date(earlier)} ; l’état ultérieur n’a pas de date.`,
  undated: 'D’après deux états du registre sans date connue.',
  brief: {
    notStated: 'source non indiquée',
    unexplained: (type) => `source « ${type} »`,
    compared: 'deux états comparés',
    already: (forms, later) => `déjà ainsi dans l’état du registre : ${forms.date(later)}`,
    undated: 'd’après un état sans date',
  },
};

/** A full date takes an article; a month or a year does not. */
const withArticle = (date: string): string => (/^\d{1,2}(?!\d)/.test(date) ? `le ${date}` : date);

export const eventWords: typeof en.eventWords = {
  types: {
    'Event::Company::Incorporation': 'Constitution',
    'Event::Company::NameChange': 'Changement de nom',
    'Event::Company::AddressChange': 'Changement d’adresse du siège',
    'Event::Company::HeadquartersChange': 'Changement d’adresse administrative',
    'Event::Company::StatusChange': 'Changement de statut',
    'Event::Company::BecameInactive': 'Devenue inactive',
    'Event::Company::NoLongerInactive': 'N’est plus inactive',
    'Event::Company::OfficerAddition': 'Nouveau dirigeant',
    'Event::Company::OfficerRemoval': 'Départ d’un dirigeant',
    'Event::Company::OfficerPositionChange': 'Changement de fonction d’un dirigeant',
    'Event::Company::ControllerAddition': 'Nouveau contrôle',
    'Event::Company::ControllerRemoval': 'Fin d’un contrôle',
    'Event::Company::ControllerChange': 'Changement d’un contrôle',
    'Event::Company::OwnerAddition': 'Nouveau propriétaire',
    'Event::Company::OwnerRemoval': 'Départ d’un propriétaire',
    'Event::Company::OwnerChange': 'Changement de la part d’un propriétaire',
    'Event::Company::HoldingAddition': 'Nouvelle participation dans une société',
    'Event::Company::HoldingRemoval': 'Fin d’une participation dans une société',
    'Event::Company::HoldingChange': 'Changement d’une participation dans une société',
    'Event::Company::GazetteNotice': 'Avis au journal officiel',
  },
  categories: {
    existence: 'si la société existe : constitution, dissolution, réinscription',
    corporate: 'la société elle-même : sa forme juridique, son nom et son adresse',
    officers: 'qui exerce une fonction dans la société',
    ownership: 'à qui appartient la société ou qui la contrôle, et ce qu’elle possède ou contrôle',
    notice: 'une publication au sujet de la société',
    kyc: '« know your customer » : un changement important pour la vérification des clients',
  },
  filters: {
    type: 'Type',
    time_range: 'Quand',
    created_at: 'Enregistrement',
    categories: 'Catégorie',
    jurisdiction_code: 'Juridiction',
    country_code: 'Pays',
  },
  when: {
    unknown: 'à une date inconnue',
    latest: (forms, day) => `au plus tard ${forms.onDate(day)}`,
    earliest: (forms, day) => `au plus tôt ${forms.onDate(day)}`,
    contradictory: (forms, from, to) => `à des dates contradictoires : ${forms.date(from)}, ${forms.date(to)}`,
    between: (from, to) => `entre ${withArticle(from)} et ${withArticle(to)}`,
  },
  values: { nothing: 'rien', yes: 'oui', no: 'non' },
  about: (what, about) => `${what} : ${about}`,
  became: (what, before, after) => `${what} : ${before} → ${after}`,
};

export const filingWords: typeof en.filingWords = {
  kind: 'Dépôt',
  titleOf: (title, company) => `${title} : ${company}`,
  caption: 'Dépôts, du plus récent au plus ancien',
  captionByYear: 'Dépôts par année, du plus récent au plus ancien',
  dateNotKnown: 'Date inconnue',
  count: ({ counted }, count) => counted(count, { one: 'dépôt', other: 'dépôts' }),
  some: ({ count, counted }, shown, total) =>
    `${count(shown)} sur ${counted(total, { one: 'dépôt', other: 'dépôts' })} sur cette page`,
  columns: {
    date: 'Date',
    notKnown: 'inconnue',
    filing: 'Dépôt',
    code: 'Code',
    document: 'Document',
    open: 'Ouvrir',
  },
  filters: {
    label: 'Filtrer les dépôts',
    year: 'Année',
    noDate: 'Sans date',
    type: 'Type',
    showAll: 'Afficher tous les dépôts',
    matching: ({ counted, form }, total) =>
      `${counted(total, { one: 'dépôt', other: 'dépôts' })} ${form(total, { one: 'correspond', other: 'correspondent' })} aux filtres.`,
  },
  sentence: (type, company, filed) => (
    <>
      {type}
      {company && <>, société {company}</>}
      {filed ? `, dépôt ${filed}.` : ' ; jour du dépôt inconnu.'}
    </>
  ),
  facts: {
    company: 'Société',
    filed: 'Dépôt',
    type: 'Type',
    code: 'Code dans le registre',
    uid: 'Identifiant du registre',
    description: 'Description',
  },
  noDocument: 'Le registre n’a pas de lien vers le document.',
  openDocument: 'Ouvrir le document au registre',
};

export const timelineWords: typeof en.timelineWords = { notKnown: 'dates inconnues' };

export const historyWords: typeof en.historyWords = {
  title: 'Histoire',
  theCompany: 'La société',
  lanes: {
    existence: 'Existence',
    names: 'Noms',
    statuses: 'Statuts',
    addresses: 'Adresses',
    officers: 'Dirigeants',
    owners: 'Propriétaires et contrôle',
    filings: 'Dépôts',
    events: 'Événements',
  },
  more: ({ count }, shown, all) =>
    `${count(shown)} sur ${count(all)} sur l’image, les plus récents ; tous sont dans le tableau`,
  part: {
    filings: 'les dépôts les plus récents seulement',
    owners: 'd’après les déclarations les plus récentes seulement',
    events: 'les événements les plus récents seulement',
  },
  undated: ({ counted }, undated) =>
    `${counted(undated, { one: 'entrée', other: 'entrées' })} sans dates, dans le tableau seulement`,
  legend:
    'Tirets et point d’interrogation : le début ou la fin est inconnu. Point creux : le jour n’est pas connu exactement.',
  picture: ({ counted }, lane, entries) =>
    `${lane} : ${counted(entries, { one: 'entrée', other: 'entrées' })}, aussi dans le tableau ci-dessous`,
  asTable: ({ counted }, entries) => `En tableau, ${counted(entries, { one: 'entrée', other: 'entrées' })}`,
  caption: 'Histoire par nature, le plus récent d’abord',
  columns: { what: 'Quoi', entry: 'Entrée', when: 'Quand' },
  beginNotKnown: 'début inconnu',
  endNotKnown: 'fin inconnue',
  datesNotKnown: 'dates inconnues',
  stillSo: 'non signalé comme terminé',
  notLoaded: 'Les événements et déclarations qui coûteraient un appel manquent.',
  whole: 'Toute l’histoire sur un axe du temps',
};
