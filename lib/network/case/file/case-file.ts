import type { Source } from '@/lib/contract/provenance';
import type { NetworkModel } from '../../model';
import type { Case } from '../case';
import type { Trail } from '../history';

export const CASE_FORMAT = 'firmament-case';
export const CASE_VERSION = 1;
export const CASE_SUFFIX = '.firmament.json';

/** A network of ten thousand entities takes a quarter of this. */
export const LARGEST_FILE = 32_000_000;

/** A view with the facts it was made on and the way to it, as it is saved, sent on and opened again. */
export interface CaseFile {
  /** ISO 8601, UTC. */
  saved_at: string;
  title: string;
  page_url: string;
  /** Publisher, licence and attribution, where one source has all the facts; the statements of each name their own. */
  source: Source | null;
  case: Case;
  /** Everything loaded, seen or not. */
  model: NetworkModel;
  trail: Trail;
}
