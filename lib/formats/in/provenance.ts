import type { Source } from '@/lib/contract/provenance';
import type { ProvenanceInput } from '@/lib/register/store/records';

/** When, and with what confidence, a source stated a fact. */
export interface Telling {
  /** Distinguishes this provenance from others of the statement. */
  key: string;
  /** Per cent. */
  confidence: number;
  /** An ISO timestamp. */
  moment: string;
  /** The input for people to read: `EDGAR, form4.xml`. */
  log: string | null;
}

/** The provenance of a statement imported from others' data. */
export const provenanceFrom = (
  { publisher, url }: Pick<Source, 'publisher' | 'url'>,
  { key, confidence, moment, log }: Telling,
): ProvenanceInput => ({
  key,
  source_url: url ?? null,
  confidence,
  source_type: 'external',
  actor_type: 'bot',
  log_message: log,
  publisher: publisher ?? null,
  created_at: moment,
});
