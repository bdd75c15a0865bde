import type { EndpointName } from '@/lib/contract/endpoints';
import type { TermWords } from '@/lib/words/arguments';

/** A word of the field. */
export interface GlossaryTerm extends TermWords {
  /** The endpoint of the interface whose reference has the exact words. */
  endpoint: EndpointName;
}
