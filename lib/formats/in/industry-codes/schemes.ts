import type { IndustryCodeSchemeInput } from '@/lib/register/store/records';

/** Official pages of the classifications whose lists are read here. */
const SCHEMES = {
  isic_4: {
    name: 'UN International Standard Industrial Classification, Rev. 4',
    url: 'https://unstats.un.org/unsd/classifications/Econ/isic',
  },
  isic_31: {
    name: 'UN International Standard Industrial Classification, Rev. 3.1',
    url: 'https://unstats.un.org/unsd/classifications/Econ/isic',
  },
  eu_nace_2: { name: 'European Community NACE Rev. 2', url: 'https://ec.europa.eu/eurostat/web/nace' },
  uk_sic_2007: {
    name: 'UK Standard Industrial Classification 2007',
    url: 'https://www.ons.gov.uk/methodology/classificationsandstandards/ukstandardindustrialclassificationofeconomicactivities/uksic2007',
  },
  us_naics_2017: {
    name: 'North American Industry Classification System 2017 (US)',
    url: 'https://www.census.gov/naics/',
  },
  us_naics_2022: {
    name: 'North American Industry Classification System 2022 (US)',
    url: 'https://www.census.gov/naics/',
  },
  us_sic: { name: 'US Standard Industrial Classification 1987', url: 'https://www.osha.gov/data/sic-manual' },
  fr_naf_2008: {
    name: 'Nomenclature d’activités française, révision 2, 2008',
    url: 'https://www.insee.fr/fr/information/2406147',
  },
  br_cnae_2: {
    name: 'Classificação Nacional de Atividades Econômicas 2.0',
    url: 'https://concla.ibge.gov.br/busca-online-cnae.html',
  },
} as const;

export type SchemeId = keyof typeof SCHEMES;

/** A code as one row of a list gives it; what the row does not say is absent. */
export interface ListedCode {
  code: string;
  description: string;
  parent_code?: string | null;
}

/** An equivalent of a code in another scheme. */
export interface Equivalent {
  code: string;
  to_scheme_id: SchemeId;
  to_code: string;
}

/** What a row says of a scheme: the register puts the rows together. */
export const toScheme = (id: SchemeId, codes: ListedCode[], mappings: Equivalent[] = []): IndustryCodeSchemeInput => ({
  kind: 'industry_code_scheme',
  id,
  ...SCHEMES[id],
  codes,
  mappings,
});
