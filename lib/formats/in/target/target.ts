import type { ImportCounts, ImportPlan, ImportRun } from '@/lib/register/store/imports';
import type { ImportBatch, RawOf } from './batch';

/** The register did not take a batch, for no fault of its records: a full disk, a damaged file. */
export class RegisterRefusal extends Error {}

export interface ImportBeginning {
  plan: ImportPlan;
  /** Where the file of what is not taken goes; see `rejectsPath`. */
  rejectsFolder: string;
  /** Whether that file may hold the records themselves, as they stand. */
  saveRecords: boolean;
}

/** What takes in the records of an import: a register, in this thread or in one of its own. One import at a time. */
export interface ImportTarget {
  /** Takes up the import of this plan that was stopped, or begins one. */
  begin(beginning: ImportBeginning): Promise<ImportRun>;
  /**
   * Resolves when another batch may be brought. They are written in the order in which they are brought, the last ones
   * perhaps not yet; what became of one that could not be written is told at the next call.
   * @throws RegisterRefusal where that could not be: whatever was not written is brought anew when the import is begun again.
   */
  write(batch: ImportBatch, rawOf: RawOf): Promise<void>;
  /** All has been written, and the import is over: the same plan begins a new one. */
  end(): Promise<ImportCounts>;
  close(): Promise<void>;
}
