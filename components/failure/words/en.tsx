import type { ReactNode } from 'react';

/** What a person is told of each failure. Failure is never said as "nothing found". */
export const en = {
  heading: 'This cannot be shown now',
  tryAgain: 'Try again',
  /** `message`: what the source said, in English. */
  said: (message: ReactNode): ReactNode => message,
  /** `from`: "00:00 UTC (in 5 hours)". */
  again: (from: string) => `Asking again makes sense from ${from}.`,
  headings: {
    not_found: 'There is nothing at this address',
    redacted: 'This record is withheld for now',
  },
  kinds: {
    invalid_request: {
      title: 'The registry did not understand this request',
      advice: 'Change the search and try again.',
    },
    refused: {
      title: 'The registry refused this request',
      advice: 'It understood the request, and does not answer it.',
    },
    not_found: {
      title: 'There is no such record',
      advice: 'Check the jurisdiction and the number.',
    },
    allowance: {
      title: 'The allowance of calls is used up',
      advice: 'Pages whose facts are kept here can still be read.',
    },
    token: {
      title: 'This explorer’s own access to the registry was refused',
      advice: 'Nothing you can do helps; whoever runs this explorer must check its token.',
    },
    needs_token: {
      title: 'Only holders of a token may ask this',
      advice: 'This explorer asks the registry without one. Leave out what needs it, and the rest is answered.',
    },
    redacted: {
      title: 'Withheld by the register for now',
      advice: 'Nothing failed: the register keeps the details back. That says nothing about what they are.',
    },
    busy: {
      title: 'The registry is busy',
      advice: 'It was asked more than once and had no time. A little later it may have.',
    },
    down: {
      title: 'The registry cannot be reached',
      advice: 'The fault is not yours. Try again in a little while.',
    },
    nonsense: {
      title: 'The registry’s answer cannot be understood',
      advice:
        'The fault is the registry’s: it sent something else than its interface promises. Nothing of it is shown.',
    },
    failed: {
      title: 'The registry failed to answer',
      advice: 'The fault is the registry’s. Try again in a little while.',
    },
    unavailable: {
      title: 'Not available just now',
      advice: 'The registry is overloaded, or keeps the details back for now. Try again later.',
    },
  },
  notFound: {
    title: 'There is nothing at this address',
    answered:
      'The registry has no such record, or the path is wrong. It was asked, and it answered: this is not a failure of it.',
    search: 'Search the companies',
  },
};
