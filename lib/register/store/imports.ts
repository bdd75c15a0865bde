/** A file of an import, by which the same import is known when it is begun again. */
interface ImportFile {
  name: string;
  /** In bytes; null where nobody can tell. */
  size: number | null;
  /** When it was made, ISO 8601. */
  date: string;
}

/** What is to be imported. The same plan again takes up an import that was stopped. */
export interface ImportPlan {
  format: string;
  files: ImportFile[];
  /** What else decides about the outcome: fields left out, a limit, a mapping. */
  options: Record<string, unknown>;
}

/** How far an import has come. Counts are of records in the files. */
export interface ImportCheckpoint {
  /** Records dealt with: written, rejected or passed over. */
  position: number;
  /** Length of the file of rejects that belongs to it, in bytes. */
  rejects_bytes: number;
  counts: ImportCounts;
}

export interface ImportCounts {
  read: number;
  added: number;
  merged: number;
  unchanged: number;
  /** They hold nothing for a register, which is no fault of theirs. */
  passed: number;
  /** Reason → how many records. */
  rejected: Record<string, number>;
  /** The first of those, each as `file:line: reason`. */
  problems: string[];
}

export interface ImportRun extends ImportPlan, ImportCheckpoint {
  id: number;
  /** Records are written as of this moment, however often the import is taken up. */
  started_at: string;
  /** Null: it is running, or was stopped. */
  ended_at: string | null;
}

export const NO_COUNTS: ImportCounts = {
  read: 0,
  added: 0,
  merged: 0,
  unchanged: 0,
  passed: 0,
  rejected: {},
  problems: [],
};
