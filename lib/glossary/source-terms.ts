import type { GlossaryTerm } from './term';

/** Words about where facts come from and how far they can be trusted. */
export const SOURCE_TERMS = {
  statement: {
    term: 'Statement',
    means:
      'One thing that a source says about a company, such as that somebody owns it. It is kept with its source and dates, and two statements may contradict each other.',
    endpoint: 'get_statement',
  },
  confidence: {
    term: 'Confidence',
    means:
      'How sure the service is that a statement is true, from 0 to 100. It is a judgement of the source, not a probability; the network shows what is above 60 unless asked for more.',
    endpoint: 'get_company_network',
  },
  provenance: {
    term: 'Provenance',
    forms: ['source'],
    means: 'Where a fact comes from: who published it, when it was taken from there, and how.',
    endpoint: 'get_statement',
  },
  datum: {
    term: 'Datum',
    forms: ['data', 'data item'],
    means:
      'A piece of data about a company from a source other than the core of its register, such as a licence or a trademark.',
    endpoint: 'get_datum',
  },
  retrieved: {
    term: 'Retrieved',
    forms: ['retrieved_at'],
    means: 'When the facts were last taken from the register. What has changed there since then is not known here.',
    endpoint: 'get_company',
  },
  redacted: {
    term: 'Redacted',
    forms: ['withheld'],
    means:
      'Details that exist but are kept back for now, for example for somebody’s safety or by order of a court. It does not mean that there are none.',
    endpoint: 'get_company',
  },
  call: {
    term: 'Call',
    forms: ['allowance'],
    means:
      'One question to a remote service, which allows only so many a day and a month. A copy that is kept here costs none.',
    endpoint: 'get_account_status',
  },
} as const satisfies Record<string, GlossaryTerm>;
