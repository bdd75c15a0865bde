import type { GlossaryTerm } from './term';

/** Words about who owns and controls whom. */
export const CONTROL_TERMS = {
  beneficial_owner: {
    term: 'Beneficial owner',
    forms: ['ultimate beneficial owner', 'person with significant control', 'UBO', 'PSC'],
    means:
      'A person who in the end owns or controls a company, directly or through other companies. Each jurisdiction draws the line itself, often at a quarter of the shares or votes.',
    endpoint: 'search_control_statements',
  },
  control: {
    term: 'Control',
    forms: ['controlling entity'],
    means:
      'The power to decide what a company does: by shares, by votes, by the right to appoint its directors, or otherwise. The one who holds it directly is the controlling entity.',
    endpoint: 'get_company',
  },
  ultimate_controlling_company: {
    term: 'Ultimate controlling company',
    forms: ['ultimate parent'],
    means:
      'The last company up the chain of control, as far as it is known. Above it there may be people, or nobody known.',
    endpoint: 'get_company',
  },
  corporate_grouping: {
    term: 'Corporate grouping',
    forms: ['group'],
    means:
      'Companies that people have put together under one name because they belong together. It is a collection, not proof of ownership.',
    endpoint: 'get_corporate_grouping',
  },
  network: {
    term: 'Network',
    means:
      'All known relationships of control and ownership around a company, drawn from owner to owned, as they are believed to be on one day.',
    endpoint: 'get_company_network',
  },
  band: {
    term: 'Share and band',
    forms: ['percentage', 'share', 'range'],
    means:
      'How much of a company somebody holds. Many registers give only a band, such as 25 to 50 %; where nothing is given, the share is unknown and not zero.',
    endpoint: 'get_company_network',
  },
  placeholder: {
    term: 'Placeholder',
    means:
      'A stand-in for somebody who is named in a statement but was not matched to a record: perhaps a company in a register that is not held here, perhaps a person.',
    endpoint: 'get_placeholder',
  },
} as const satisfies Record<string, GlossaryTerm>;
