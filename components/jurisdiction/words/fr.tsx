import type { en } from './en';

const COMPANIES = { one: 'société', other: 'sociétés' };

export const fr: typeof en = {
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
  notAsked: 'Le nombre de sociétés n’a pas été demandé. Chaque lien est une recherche auprès du service distant.',
  ask: 'Demander combien il y en a',
  emptyOnes: (forms, count) =>
    `${forms.counted(count, { one: 'autre juridiction', other: 'autres juridictions' })} sans société ici`,
  beyond: (forms, count) => `${forms.counted(count, COMPANIES)} dans d’autres juridictions.`,
  nameless: 'un code sans nom',
  regions: (forms, count) => forms.counted(count, { one: 'région', other: 'régions' }),
  ofCountry: (name) => ` : ${name}`,
  inNoRegion: 'Dans aucune région',
  table: {
    counted: 'Sociétés par pays',
    uncounted: 'Pays',
    country: 'Pays ou territoire',
    companies: 'Sociétés',
  },
  order: 'Ordre des pays',
  orders: { count: 'Par nombre de sociétés', name: 'Par nom' },
  byCountry: 'Par pays',
  find: 'Trouver une juridiction',
  findHint: 'Un nom dans n’importe quelle langue, ou un code.',
  noneNamed: (q) => <>Aucune juridiction n’a « {q} » dans son nom.</>,
  matchIt: 'La reconnaître comme d’autres registres peuvent l’écrire',
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
