import type { TermWords } from '../../term';

/** Words about where facts come from and how far they can be trusted. */
export const en = {
  statement: {
    term: 'Statement',
    means:
      'One thing that a source says about a company, such as that somebody owns it. It is kept with its source and dates, and two statements may contradict each other.',
  },
  provenance: {
    term: 'Provenance',
    also: 'source',
    means: 'Where a fact comes from: who published it, when it was taken from there, and how.',
  },
  datum: {
    term: 'Datum',
    also: 'data, data item',
    means:
      'A piece of data about a company from a source other than the core of its register, such as a licence or a trademark.',
  },
  retrieved: {
    term: 'Retrieved',
    also: 'retrieved_at',
    means: 'When the facts were last taken from the register. What has changed there since then is not known here.',
  },
  redacted: {
    term: 'Redacted',
    also: 'withheld',
    means:
      'Details that exist but are kept back for now, for example for somebody’s safety or by order of a court. It does not mean that there are none.',
  },
  call: {
    term: 'Call',
    also: 'allowance',
    means:
      'One question to a remote service, which allows only so many a day and a month. A copy that is kept here costs none.',
  },
} satisfies Record<string, TermWords>;
