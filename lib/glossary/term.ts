import type { EndpointName } from '@/lib/contract/endpoints';

/** A word of the field, for people who do not work in it. */
export interface GlossaryTerm {
  /** The term as a heading. */
  term: string;
  /** Other words for the same, and forms it takes in records. */
  forms?: readonly string[];
  /** What it means, in one to three plain sentences. */
  means: string;
  /** The endpoint of the interface whose reference has the exact words. */
  endpoint?: EndpointName;
}
