import type { Forms } from '@/lib/shared/language/language';

const RELATIONSHIPS = { one: 'relationship', other: 'relationships' };

/** The selection of a network on a map of the world, and its countries as tables. */
export const networkMapWords = {
  label: 'Map of the countries',
  legend:
    'Circles: companies by country of their register. Lines: relationships from the owners’ country to that of what they own; thicker means more.',
  countries: 'Countries',
  columns: {
    country: 'Country',
    companies: 'Companies',
    flow: 'From country to country',
    relationships: 'Relationships',
  },
  noFlows: 'No relationship leads from one country to another.',
  companies: ({ counted }: Forms, companies: number) => counted(companies, { one: 'company', other: 'companies' }),
  relationships: ({ counted }: Forms, relationships: number) => counted(relationships, RELATIONSHIPS),
  inside: ({ counted }: Forms, relationships: number) => `${counted(relationships, RELATIONSHIPS)} within`,
  /** The country itself beside its regions. */
  noRegion: 'no region',
  /** `kinds` is a list of counts, such as "3 persons". */
  unplaced: ({ counted }: Forms, kinds: string, relationships: number) =>
    `Of unknown country, so not on the map: ${kinds}${relationships > 0 ? `, with ${counted(relationships, RELATIONSHIPS)}` : ''}.`,
  kinds: {
    company: { one: 'company', other: 'companies' },
    placeholder: { one: 'placeholder', other: 'placeholders' },
    person: { one: 'person', other: 'persons' },
    unknown: { one: 'unknown owner', other: 'unknown owners' },
  },
  offMap: (countries: string) => `Without a place on the map: ${countries}.`,
  whole: 'Whole world',
  borders: 'Borders: Natural Earth. They show who controls an area, not who has a right to it.',
};
