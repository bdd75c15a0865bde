import type { IndustryCodeSchemeInput } from '@/lib/register/store/records';
import { ISIC_CODES } from './isic-codes';
import { NACE_CODES } from './nace-codes';
import { NAICS_CODES } from './naics-codes';
import { TRADES } from './trades';
import { UK_SIC_CODES } from './uk-sic-codes';

export type SchemeId = 'uk_sic_2007' | 'eu_nace_2' | 'isic_4' | 'us_naics_2017';

const SCHEMES: { id: SchemeId; name: string; url: string; codes: string; mapsTo: SchemeId[] }[] = [
  {
    id: 'isic_4',
    name: 'ISIC Rev. 4',
    url: 'https://register.example/industry-codes/isic-4',
    codes: ISIC_CODES,
    mapsTo: ['eu_nace_2', 'us_naics_2017'],
  },
  {
    id: 'eu_nace_2',
    name: 'European Community NACE Rev. 2',
    url: 'https://register.example/industry-codes/nace-2',
    codes: NACE_CODES,
    mapsTo: ['isic_4', 'uk_sic_2007'],
  },
  {
    id: 'uk_sic_2007',
    name: 'UK SIC Classification 2007',
    url: 'https://register.example/industry-codes/uk-sic-2007',
    codes: UK_SIC_CODES,
    mapsTo: ['eu_nace_2', 'isic_4'],
  },
  {
    id: 'us_naics_2017',
    name: 'North American Industry Classification System 2017 (US)',
    url: 'https://register.example/industry-codes/naics-2017',
    codes: NAICS_CODES,
    mapsTo: ['isic_4'],
  },
];

function parseCode(line: string): IndustryCodeSchemeInput['codes'][number] {
  const [code = '', parent = '', ...description] = line.split(' ');
  return { code, parent_code: parent === '-' ? null : parent, description: description.join(' ') };
}

const parseCodes = (table: string): IndustryCodeSchemeInput['codes'] => table.trim().split('\n').map(parseCode);

/** The code lists with the mappings between them; a trade is what its codes have in common. */
export const INDUSTRY_CODE_SCHEMES: readonly IndustryCodeSchemeInput[] = SCHEMES.map(
  ({ id, name, url, codes, mapsTo }) => ({
    kind: 'industry_code_scheme',
    id,
    name,
    url,
    codes: parseCodes(codes),
    mappings: mapsTo.flatMap((to) =>
      TRADES.map((trade) => ({ code: trade[id], to_scheme_id: to, to_code: trade[to] })),
    ),
  }),
);
