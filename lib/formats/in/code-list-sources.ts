/** The publisher of a code list, and its licence. */
export interface CodeListSource {
  /** The subject of the list. */
  publisher: string;
  url: string;
  /** Titles as the publisher gives them. */
  terms: string;
}

const UNITED_STATES = 'US public domain';

/** The lists that a format reads. The register does not store which list a code came from, so all are attributed. */
export const CODE_LIST_SOURCES: Readonly<Record<string, readonly CodeListSource[]>> = {
  'industry-codes': [
    {
      publisher: 'United Nations Statistics Division: ISIC',
      url: 'https://unstats.un.org/unsd/classifications',
      terms: 'free re-use with attribution',
    },
    {
      publisher: 'Eurostat: NACE, and tables between classifications',
      url: 'https://ec.europa.eu/eurostat/web/nace',
      terms: 'CC BY 4.0',
    },
    {
      publisher: 'Office for National Statistics: UK SIC',
      url: 'https://www.ons.gov.uk/',
      terms: 'Open Government Licence v3.0',
    },
    { publisher: 'Insee: NAF', url: 'https://www.insee.fr/', terms: 'Licence Ouverte 2.0' },
    {
      publisher: 'IBGE and Receita Federal: CNAE',
      url: 'https://concla.ibge.gov.br/',
      terms: 'Dados abertos (Brasil)',
    },
    { publisher: 'Census Bureau: NAICS', url: 'https://www.census.gov/naics/', terms: UNITED_STATES },
    {
      publisher: 'Occupational Safety and Health Administration: US SIC',
      url: 'https://www.osha.gov/data/sic-manual',
      terms: UNITED_STATES,
    },
  ],
  jurisdictions: [
    {
      publisher: 'Countries States Cities Database: subdivisions',
      url: 'https://github.com/dr5hn/countries-states-cities-database',
      terms: 'ODbL 1.0',
    },
    { publisher: 'org-id.guide: lists of identifiers', url: 'https://org-id.guide/', terms: 'ODbL 1.0' },
    {
      publisher: 'DataHub: country codes',
      url: 'https://github.com/datasets/country-codes',
      terms: 'PDDL 1.0',
    },
    { publisher: 'OpenSanctions: names of territories', url: 'https://github.com/opensanctions/rigour', terms: 'MIT' },
    { publisher: 'GLEIF: registration authorities', url: 'https://www.gleif.org/', terms: 'CC0 1.0' },
  ],
};
