import type { TermWords } from '../term';

/** Words explained beside what runs in the browser. They are sent in every language: keep them few. */
export const en = {
  band: {
    term: 'Share and band',
    also: 'percentage, share, range',
    means:
      'How much of a company somebody holds. Many registers give only a band, such as 25 to 50\u00a0%; where nothing is given, the share is unknown and not zero.',
  },
  confidence: {
    term: 'Confidence',
    means:
      'How sure the service is that a statement is true, from 0 to 100. It is a judgement of the source, not a probability; the network shows what is above 60 unless asked for more.',
  },
} satisfies Record<string, TermWords>;
