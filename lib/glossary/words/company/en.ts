import type { TermWords } from '../../term';

/** Words about companies and the registers that hold them. */
export const en = {
  jurisdiction: {
    term: 'Jurisdiction',
    also: 'jurisdiction_code',
    means:
      'The country, or part of one, under whose law a company is registered. Some countries have one register, others have one for each state or province.',
  },
  company_number: {
    term: 'Company number',
    also: 'registration number, native company number',
    means:
      'The number under which a register keeps a company. It is unique within its jurisdiction only: the same number elsewhere is another company.',
  },
  lei: {
    term: 'LEI',
    also: 'legal entity identifier',
    means:
      'A worldwide code of 20 letters and digits for companies and other bodies that take part in financial dealings. Most companies have none.',
  },
  status: {
    term: 'Status',
    also: 'current_status',
    means:
      'What the register itself calls the state of a company, in its own words. The same words may mean different things in two registers.',
  },
  inactive: {
    term: 'Inactive',
    also: 'not active, closed',
    means:
      'The register shows that the company no longer exists or no longer does business. Where the register does not say so, the company may still be inactive.',
  },
  dissolved: {
    term: 'Dissolved',
    also: 'struck off, removed, deregistered',
    means:
      'The company has ended in law. It may have been closed by its owners, wound up for its debts, or struck off by the register, for example for papers that were not filed.',
  },
  branch: {
    term: 'Branch',
    also: 'out-of-jurisdiction company, foreign company, local office',
    means:
      'An entry for a place of business of a company, not for a company of its own. It is either the office of a company from another jurisdiction, or a local office of one from here.',
  },
  home_company: {
    term: 'Home company',
    means: 'The company that a branch belongs to, registered in another jurisdiction.',
  },
  subsequent_registration: {
    term: 'Superseded registration',
    also: 'previous registration, subsequent registration',
    means:
      'An earlier entry of the same company. A company that moves to another register, or changes its form, may get a new number there, and the old entry is no longer kept up.',
  },
  alternate_registration: {
    term: 'Alternate registration',
    means: 'A second entry of the same company in another register, valid at the same time.',
  },
  industry_code: {
    term: 'Industry code',
    also: 'SIC, NACE, NAICS, activity code',
    means:
      'A code for what a company does, taken from a list that is called a scheme. Companies mostly choose it themselves.',
  },
  officer: {
    term: 'Officer',
    also: 'director, secretary, agent',
    means:
      'A person or company that holds an office in a company. Each entry is one office: the same person may have many entries, and two people may have the same name.',
  },
  nominee: {
    term: 'Nominee',
    means:
      'Somebody who holds an office or shares in their own name but for somebody else. Registers seldom say that an officer or owner is one.',
  },
  filing: {
    term: 'Filing',
    means:
      'A paper that a company or somebody else has given to the register, such as its accounts or a change of address.',
  },
  gazette: {
    term: 'Gazette notice',
    also: 'official journal, official gazette',
    means: 'An announcement in a state’s official journal, for example that a company is to be wound up or struck off.',
  },
  event: {
    term: 'Event',
    means:
      'A change in the life of a company. Most are found by comparing two states of the register, so the day is often known only as a span between them.',
  },
} satisfies Record<string, TermWords>;
