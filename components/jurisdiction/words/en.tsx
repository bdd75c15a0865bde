import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';
import type { Step } from '@/lib/map/steps';
import type { Holdings } from '../holdings';

const COMPANIES = { one: 'company', other: 'companies' };

/** The jurisdictions, as a map and as a table. */
export const en = {
  title: 'Jurisdictions',
  companies: (forms: Forms, count: number) => forms.counted(count, COMPANIES),
  /** A place on the map, where its companies were counted. */
  placeWith: (forms: Forms, name: string, count: number) => `${name}: ${forms.counted(count, COMPANIES)}`,
  /** A class of counts. */
  step: (forms: Forms, { from, to }: Step) => {
    if (to === undefined) return `${forms.count(from)} companies or more`;
    return from === to ? forms.counted(from, COMPANIES) : `${forms.count(from)} to ${forms.count(to)} companies`;
  },
  holdings: (forms: Forms, { companies, jurisdictions, countries }: Holdings) => {
    const where = forms.counted(jurisdictions, { one: 'jurisdiction', other: 'jurisdictions' });
    const of = forms.counted(countries, { one: 'country or territory', other: 'countries and territories' });
    return `${forms.counted(companies, COMPANIES)} in ${where} of ${of}.`;
  },
  notGiven: 'The remote service does not count companies by jurisdiction, so no numbers are shown.',
  notAsked: 'Numbers of companies were not asked for. Each link is a search of the remote service.',
  ask: 'Ask how many there are',
  emptyOnes: (forms: Forms, count: number) =>
    `${forms.counted(count, { one: 'further jurisdiction', other: 'further jurisdictions' })} without companies here`,
  beyond: (forms: Forms, count: number) => `${forms.counted(count, COMPANIES)} in jurisdictions beyond these.`,
  nameless: 'a code without a name',
  regions: (forms: Forms, count: number) => forms.counted(count, { one: 'region', other: 'regions' }),
  /** Said after the number of regions. */
  ofCountry: (name: string) => ` of ${name}`,
  inNoRegion: 'In no region',
  table: {
    counted: 'Companies by country',
    uncounted: 'Countries',
    country: 'Country or territory',
    companies: 'Companies',
  },
  order: 'Order of the countries',
  orders: { count: 'Most companies', name: 'Name' },
  byCountry: 'By country',
  find: 'Find a jurisdiction',
  findHint: 'A name in any language, or a code.',
  noneNamed: (q: ReactNode) => <>No jurisdiction has “{q}” in its name.</>,
  matchIt: 'Match it as other registers may write it',
  matchPlace: 'Match the name of a place',
  map: {
    heading: 'Map of the world',
    skip: 'Skip the map',
    legend: 'Legend of the map',
    places: (forms: Forms, count: number) => forms.counted(count, { one: 'place', other: 'places' }),
    none: 'none here',
    notCounted: 'not counted',
    tooSmall: 'too small to draw',
    missing: (places: ReactNode) => <>Not on the map: {places}.</>,
    borders: (uncoded: string) =>
      'Borders are Natural Earth’s, 1 : 110 million: they show who holds an area, not whose it is. Territories with a ' +
      'code of their own are drawn apart from the country they belong to. ' +
      `${uncoded} have no code of their own and are drawn with a broken line. Equal Earth projection.`,
    /** Areas that have no code, by the names of the atlas. */
    uncoded: { 'Northern Cyprus': 'Northern Cyprus', Somaliland: 'Somaliland' },
  },
};
