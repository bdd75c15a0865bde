import { type Highlight, SAMPLE_HIGHLIGHTS } from '../highlights';

/** A corporate group of the sample: who heads it, how large it is, where it works and in what. */
export interface GroupPlan {
  name: string;
  /** First word of most of its companies. */
  brand: string;
  head: Pick<Highlight, 'jurisdiction_code' | 'company_number' | 'name'>;
  size: number;
  /** How many children a company has, about; a hub has nearly all of them itself. */
  fan: number;
  hub?: boolean;
  /** Where its intermediate holdings sit. */
  holdings: string[];
  jurisdictions: string[];
  trades: string[];
  /** Who stands above the head: one person, a family, nobody, or an entity nobody has matched. */
  controlledBy: 'person' | 'family' | 'nobody' | 'unmatched';
  curators: string[];
}

export const GROUP_PLANS: readonly GroupPlan[] = [
  {
    name: 'harrowgate marine',
    brand: 'Harrowgate',
    head: SAMPLE_HIGHLIGHTS.largest_group_head,
    size: 300,
    fan: 4,
    holdings: ['gb', 'nl', 'lu', 'us_de', 'sg', 'je'],
    jurisdictions: [
      'gb',
      'ie',
      'nl',
      'de',
      'no',
      'dk',
      'us_de',
      'us_ny',
      'us_ca',
      'sg',
      'hk',
      'pa',
      'cy',
      'gr',
      'au',
      'nz',
      'in',
      'ae_du',
      'ca_bc',
      'es',
      'pt',
      'jp',
    ],
    trades: ['shipping', 'insurance', 'haulage', 'engineering', 'finance', 'energy', 'wholesale'],
    controlledBy: 'nobody',
    curators: ['tidewatcher', 'ledger-lamp'],
  },
  {
    name: 'ehrenholt industrie',
    brand: 'Ehrenholt',
    head: { jurisdiction_code: 'de', company_number: 'K1101R_HRB160160', name: 'Ehrenholt Industrie AG' },
    size: 160,
    fan: 4,
    holdings: ['de', 'ch', 'nl', 'lu'],
    jurisdictions: [
      'de',
      'at',
      'ch',
      'pl',
      'cz',
      'it',
      'fr',
      'nl',
      'be',
      'se',
      'gb',
      'us_de',
      'mx',
      'br',
      'in',
      'jp',
      'za',
    ],
    trades: ['engineering', 'metals', 'instruments', 'chemicals', 'glass', 'motors'],
    controlledBy: 'family',
    curators: ['werkbank'],
  },
  {
    name: 'valmoray',
    brand: 'Valmoray',
    head: SAMPLE_HIGHLIGHTS.home_of_branch,
    size: 90,
    fan: 3,
    holdings: ['fr', 'lu', 'be'],
    jurisdictions: ['fr', 'be', 'lu', 'ch', 'es', 'pt', 'it', 'gb', 'ca_on', 'pl'],
    trades: ['energy', 'water', 'construction', 'recycling', 'finance'],
    controlledBy: 'unmatched',
    curators: ['moulin-à-papier'],
  },
  {
    name: 'nordhavre',
    brand: 'Nordhavre',
    head: { jurisdiction_code: 'no', company_number: '960606060', name: 'Nordhavre Havbruk ASA' },
    size: 60,
    fan: 4,
    holdings: ['no', 'dk', 'nl'],
    jurisdictions: ['no', 'dk', 'se', 'fi', 'gb', 'ie', 'ca_bc', 'us_ca', 'pl'],
    trades: ['aquaculture', 'foods', 'shipping', 'wholesale', 'engineering'],
    controlledBy: 'person',
    curators: ['skarv'],
  },
  {
    name: 'kestrelmoor foods',
    brand: 'Kestrelmoor',
    head: { jurisdiction_code: 'ie', company_number: '535353', name: 'Kestrelmoor Foods Public Limited Company' },
    size: 35,
    fan: 3,
    holdings: ['ie', 'gb', 'nl'],
    jurisdictions: ['ie', 'gb', 'fr', 'us_ny', 'au', 'nz'],
    trades: ['foods', 'dairy', 'bakery', 'brewing', 'farming'],
    controlledBy: 'person',
    curators: ['oatcake'],
  },
  {
    name: 'corvallo',
    brand: 'Corvallo',
    head: { jurisdiction_code: 'it', company_number: 'MI-2222222', name: 'Corvallo Vini S.p.A.' },
    size: 22,
    fan: 3,
    holdings: ['it', 'lu'],
    jurisdictions: ['it', 'es', 'pt', 'fr', 'us_ca', 'hk', 'bg'],
    trades: ['wine', 'farming', 'wholesale', 'hotels'],
    controlledBy: 'family',
    curators: ['melograno'],
  },
  {
    name: 'quillfeather media',
    brand: 'Quillfeather',
    head: { jurisdiction_code: 'us_de', company_number: '2020200', name: 'Quillfeather Media Inc.' },
    size: 20,
    fan: 3,
    holdings: ['us_de', 'gb'],
    jurisdictions: ['us_de', 'us_ny', 'us_ca', 'gb', 'ca_on', 'ie', 'in'],
    trades: ['publishing', 'printing', 'film', 'advertising'],
    controlledBy: 'person',
    curators: ['inkwell', 'ledger-lamp'],
  },
  {
    name: 'lanternholt care',
    brand: 'Lanternholt',
    head: SAMPLE_HIGHLIGHTS.hub,
    size: 212,
    fan: 4,
    hub: true,
    holdings: ['gb'],
    jurisdictions: ['gb', 'gb', 'gb', 'gb', 'ie', 'je', 'gg', 'im'],
    trades: ['health', 'property', 'catering'],
    controlledBy: 'unmatched',
    curators: ['night-shift'],
  },
];
