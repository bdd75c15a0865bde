import type { TermWords } from '../../term';

/** Words about who owns and controls whom. */
export const en = {
  beneficial_owner: {
    term: 'Beneficial owner',
    also: 'ultimate beneficial owner, person with significant control, UBO, PSC',
    means:
      'A person who in the end owns or controls a company, directly or through other companies. Each jurisdiction draws the line itself, often at a quarter of the shares or votes.',
  },
  control: {
    term: 'Control',
    also: 'controlling entity',
    means:
      'The power to decide what a company does: by shares, by votes, by the right to appoint its directors, or otherwise. The one who holds it directly is the controlling entity.',
  },
  ultimate_controlling_company: {
    term: 'Ultimate controlling company',
    also: 'ultimate parent',
    means:
      'The last company up the chain of control, as far as it is known. Above it there may be people, or nobody known.',
  },
  corporate_grouping: {
    term: 'Corporate grouping',
    also: 'group',
    means:
      'Companies that people have put together under one name because they belong together. It is a collection, not proof of ownership.',
  },
  network: {
    term: 'Network',
    means:
      'All known relationships of control and ownership around a company, drawn from owner to owned, as they are believed to be on one day.',
  },
  placeholder: {
    term: 'Placeholder',
    means:
      'A stand-in for somebody who is named in a statement but was not matched to a record: perhaps a company in a register that is not held here, perhaps a person.',
  },
} satisfies Record<string, TermWords>;
