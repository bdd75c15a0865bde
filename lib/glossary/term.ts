import type { EndpointName } from '@/lib/contract/endpoints';

/** What one language says of a word of the field, for people who do not work in it. */
export interface TermWords {
  /** The term as a heading. */
  term: string;
  /** Other words for the same, and forms it takes in records, with commas between. */
  also?: string;
  /** What it means, in one to three plain sentences. */
  means: string;
}

/** A word of the field. */
export interface GlossaryTerm extends TermWords {
  /** The endpoint of the interface whose reference has the exact words. */
  endpoint: EndpointName;
}
