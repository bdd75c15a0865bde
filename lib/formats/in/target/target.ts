import type { JournalEntry } from '@/lib/register/store/prepare/journal';
import type { ImportCounts, ImportPlan, ImportRun, SnapshotDay } from '@/lib/register/store/store';
import { isErrorNamed } from '@/lib/shared/errors';

/** Records of one transaction, and the checkpoint they reach. */
export interface ImportBatch {
  /** See `unpackRecords`. */
  chunks: Uint8Array[];
  /** The same for the journal. */
  entry: JournalEntry;
  /** Number of records done after this batch. */
  position: number;
  /** Number of records read by then, including postponed ones. */
  read: number;
}

/** A record of the batch as it is in its file. Called for rejected records only. */
export type RawOf = (index: number) => unknown;

/** The register could not write a batch, for reasons other than its records: a full disk, a damaged file. */
export class RegisterRefusal extends Error {
  override name = 'RegisterRefusal';
}

export const isRegisterRefusal = (error: unknown): error is RegisterRefusal => isErrorNamed(error, 'RegisterRefusal');

export interface ImportBeginning {
  plan: ImportPlan;
  /** Path of the file of rejected records; see `rejectsPath`. */
  rejectsFolder: string;
  /** Whether that file may hold the records themselves, unchanged. */
  saveRecords: boolean;
}

/** What the reader of the files knows at the end of an import. */
export type ImportEnd = Pick<ImportCounts, 'findings' | 'days'> & { snapshot?: SnapshotDay | undefined };

/** Receives the records of an import: a register, in this thread or in another. One import at a time. */
export interface ImportTarget {
  /** Resumes the stopped import of this plan, or starts one. */
  begin(beginning: ImportBeginning): Promise<ImportRun>;
  /**
   * Resolves when another batch may be passed. Batches are written in order, and the last ones
   * may not be written yet; a failure is reported at the next call.
   * @throws RegisterRefusal on such a failure: unwritten batches must be passed again when the import is restarted.
   */
  write(batch: ImportBatch, rawOf: RawOf): Promise<void>;
  /**
   * Everything is written and the import is over: the same plan starts a new one. `read` is what the reader found, which is
   * kept with the counts.
   */
  end(read: ImportEnd): Promise<ImportCounts>;
  close(): Promise<void>;
}
