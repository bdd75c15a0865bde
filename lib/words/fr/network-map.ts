import type * as en from '../en/network-map';

const RELATIONSHIPS = { one: 'relation', other: 'relations' };

export const networkMapWords: typeof en.networkMapWords = {
  label: 'Carte des pays',
  legend:
    'Cercles\u202f: sociétés par pays de leur registre. Lignes\u202f: relations du pays des propriétaires vers celui de ce qu’ils possèdent\u202f; plus la ligne est épaisse, plus il y en a.',
  countries: 'Pays',
  columns: { country: 'Pays', companies: 'Sociétés', flow: 'De pays à pays', relationships: 'Relations' },
  noFlows: 'Aucune relation ne mène d’un pays à un autre.',
  companies: ({ counted }, companies) => counted(companies, { one: 'société', other: 'sociétés' }),
  relationships: ({ counted }, relationships) => counted(relationships, RELATIONSHIPS),
  inside: ({ counted }, relationships) => `${counted(relationships, RELATIONSHIPS)} à l’intérieur`,
  noRegion: 'sans région',
  unplaced: ({ counted }, kinds, relationships) =>
    `De pays inconnu, donc hors de la carte\u202f: ${kinds}${relationships > 0 ? `, avec ${counted(relationships, RELATIONSHIPS)}` : ''}.`,
  kinds: {
    company: { one: 'société', other: 'sociétés' },
    placeholder: { one: 'entité provisoire', other: 'entités provisoires' },
    person: { one: 'personne', other: 'personnes' },
    unknown: { one: 'propriétaire inconnu', other: 'propriétaires inconnus' },
  },
  offMap: (countries) => `Sans place sur la carte\u202f: ${countries}.`,
  whole: 'Monde entier',
  borders: 'Frontières de Natural Earth\u202f: elles montrent qui tient un territoire, non à qui il appartient.',
};
