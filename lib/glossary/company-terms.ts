import type { GlossaryTerm } from './term';

/** Words about companies and the registers that hold them. */
export const COMPANY_TERMS = {
  jurisdiction: {
    term: 'Jurisdiction',
    forms: ['jurisdiction_code'],
    means:
      'The country, or part of one, under whose law a company is registered. Some countries have one register, others have one for each state or province.',
    endpoint: 'list_jurisdictions',
  },
  company_number: {
    term: 'Company number',
    forms: ['registration number', 'native company number'],
    means:
      'The number under which a register keeps a company. It is unique within its jurisdiction only: the same number elsewhere is another company.',
    endpoint: 'get_company',
  },
  lei: {
    term: 'LEI',
    forms: ['legal entity identifier'],
    means:
      'A worldwide code of 20 letters and digits for companies and other bodies that take part in financial dealings. Most companies have none.',
    endpoint: 'get_company',
  },
  status: {
    term: 'Status',
    forms: ['current_status'],
    means:
      'What the register itself calls the state of a company, in its own words. The same words may mean different things in two registers.',
    endpoint: 'get_company',
  },
  inactive: {
    term: 'Inactive',
    forms: ['not active', 'closed'],
    means:
      'The register shows that the company no longer exists or no longer does business. Where the register does not say so, the company may still be inactive.',
    endpoint: 'search_companies',
  },
  dissolved: {
    term: 'Dissolved',
    forms: ['struck off', 'removed', 'deregistered'],
    means:
      'The company has ended in law. It may have been closed by its owners, wound up for its debts, or struck off by the register, for example for papers that were not filed.',
    endpoint: 'get_company',
  },
  branch: {
    term: 'Branch',
    forms: ['out-of-jurisdiction company', 'foreign company', 'local office'],
    means:
      'An entry for a place of business of a company, not for a company of its own. It is either the office of a company from another jurisdiction, or a local office of one from here.',
    endpoint: 'search_companies',
  },
  home_company: {
    term: 'Home company',
    means: 'The company that a branch belongs to, registered in another jurisdiction.',
    endpoint: 'get_company',
  },
  subsequent_registration: {
    term: 'Superseded registration',
    forms: ['previous registration', 'subsequent registration'],
    means:
      'An earlier entry of the same company. A company that moves to another register, or changes its form, may get a new number there, and the old entry is no longer kept up.',
    endpoint: 'search_subsequent_registrations',
  },
  alternate_registration: {
    term: 'Alternate registration',
    means: 'A second entry of the same company in another register, valid at the same time.',
    endpoint: 'search_alternate_registrations',
  },
  industry_code: {
    term: 'Industry code',
    forms: ['SIC', 'NACE', 'NAICS', 'activity code'],
    means:
      'A code for what a company does, taken from a list that is called a scheme. Companies mostly choose it themselves.',
    endpoint: 'list_industry_code_schemes',
  },
  officer: {
    term: 'Officer',
    forms: ['director', 'secretary', 'agent'],
    means:
      'A person or company that holds an office in a company. Each entry is one office: the same person may have many entries, and two people may have the same name.',
    endpoint: 'get_officer',
  },
  nominee: {
    term: 'Nominee',
    means:
      'Somebody who holds an office or shares in their own name but for somebody else. Registers seldom say that an officer or owner is one.',
    endpoint: 'get_officer',
  },
  filing: {
    term: 'Filing',
    means:
      'A paper that a company or somebody else has given to the register, such as its accounts or a change of address.',
    endpoint: 'get_filing',
  },
  gazette: {
    term: 'Gazette notice',
    forms: ['official journal', 'official gazette'],
    means: 'An announcement in a state’s official journal, for example that a company is to be wound up or struck off.',
    endpoint: 'search_gazette_notices',
  },
  event: {
    term: 'Event',
    means:
      'A change in the life of a company. Most are found by comparing two states of the register, so the day is often known only as a span between them.',
    endpoint: 'list_events',
  },
} as const satisfies Record<string, GlossaryTerm>;
