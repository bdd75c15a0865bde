import type { Source } from '@/lib/contract/provenance';
import type { ProvenanceInput } from '@/lib/register/store/records';

/** When and how surely a source said what a statement says. */
export interface Telling {
  /** Tells this provenance of the statement from its others. */
  key: string;
  /** Per cent. */
  confidence: number;
  /** An ISO timestamp. */
  moment: string;
  /** What was read, for people: `EDGAR, form4.xml`. */
  log: string | null;
}

/** The provenance of a statement that an import read in somebody else's data. */
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
