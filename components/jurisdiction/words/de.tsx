import type { en } from './en';

const COMPANIES = { one: 'Unternehmen', other: 'Unternehmen' };

export const de: typeof en = {
  title: 'Rechtsräume',
  companies: (forms, count) => forms.counted(count, COMPANIES),
  placeWith: (forms, name, count) => `${name}: ${forms.counted(count, COMPANIES)}`,
  step: (forms, { from, to }) => {
    if (to === undefined) return `mindestens ${forms.counted(from, COMPANIES)}`;
    return from === to ? forms.counted(from, COMPANIES) : `${forms.count(from)} bis ${forms.counted(to, COMPANIES)}`;
  },
  holdings: (forms, { companies, jurisdictions, countries }) => {
    const where = forms.counted(jurisdictions, { one: 'Rechtsraum', other: 'Rechtsräumen' });
    const of = forms.counted(countries, { one: 'Land oder Gebiet', other: 'Länder und Gebiete' });
    return `${forms.counted(companies, COMPANIES)} in ${where} (${of}).`;
  },
  notGiven: 'Der entfernte Dienst zählt die Unternehmen nicht nach Rechtsräumen, daher stehen hier keine Zahlen.',
  notAsked: 'Nach den Zahlen der Unternehmen wurde nicht gefragt. Jeder Link ist eine Suche beim entfernten Dienst.',
  ask: 'Nach den Zahlen fragen',
  emptyOnes: (forms, count) =>
    `${forms.counted(count, { one: 'weiterer Rechtsraum', other: 'weitere Rechtsräume' })}, hier ohne Unternehmen`,
  beyond: (forms, count) => `${forms.counted(count, COMPANIES)} in weiteren Rechtsräumen.`,
  nameless: 'Code ohne Namen',
  regions: (forms, count) => forms.counted(count, { one: 'Region', other: 'Regionen' }),
  ofCountry: (name) => `: ${name}`,
  inNoRegion: 'In keiner Region',
  table: {
    counted: 'Unternehmen nach Ländern',
    uncounted: 'Länder',
    country: 'Land oder Gebiet',
    companies: 'Unternehmen',
  },
  order: 'Reihenfolge der Länder',
  orders: { count: 'Meiste Unternehmen', name: 'Name' },
  byCountry: 'Nach Ländern',
  find: 'Rechtsraum finden',
  findHint: 'Ein Name in beliebiger Sprache oder ein Code.',
  noneNamed: (q) => <>Kein Rechtsraum hat „{q}“ im Namen.</>,
  matchIt: 'Zuordnen, wie andere Register es schreiben',
  matchPlace: 'Ortsnamen zuordnen',
  map: {
    heading: 'Weltkarte',
    skip: 'Karte überspringen',
    legend: 'Legende der Karte',
    places: (forms, count) => forms.counted(count, { one: 'Ort', other: 'Orte' }),
    none: 'hier keine',
    notCounted: 'nicht gezählt',
    tooSmall: 'zu klein zum Zeichnen',
    missing: (places) => <>Nicht auf der Karte: {places}.</>,
    borders: (uncoded) =>
      'Grenzen nach Natural Earth, 1 : 110 Millionen: Sie zeigen, wer ein Gebiet innehat, nicht, wem es gehört. ' +
      'Gebiete mit eigenem Code sind getrennt von dem Land gezeichnet, zu dem sie gehören. ' +
      `${uncoded} haben keinen eigenen Code und sind gestrichelt umrandet. Equal-Earth-Projektion.`,
    uncoded: { 'Northern Cyprus': 'Nordzypern', Somaliland: 'Somaliland' },
  },
};
