import type { en } from './en';

export const fr: typeof en = {
  title: 'Événements',
  one: 'Événement',
  lead: 'Ce qui a changé dans la vie des sociétés, du plus récent au plus ancien, d’après la comparaison d’états des registres et les avis publiés.',
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
  happened: (when) => `Cela s’est produit ${when}.`,
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
    known: 'Origine',
  },
  whatChanged: 'Ce qui a changé',
  payload: 'Ce qui en a été enregistré',
  changes: {
    caption: 'Valeurs avant et après',
    what: 'Quoi',
    before: 'Avant',
    after: 'Après',
    nothing: 'rien',
  },
};
