import type { RegisterInput } from '@/lib/registry/embedded/store/records';

/** One record as it stands in a file, or why it could not even be read. Lines count from one. */
export type ReadItem = { line: number; raw: unknown } | { line: number; problem: string };

export interface Skip {
  skip: string;
}

/** What the register is to hold of one record, or why it holds nothing. */
export type Mapped = RegisterInput[] | Skip;

/** What a mapping may know of the file a record came from. */
export interface FileFacts {
  name: string;
  /** When the file was made, as an ISO timestamp. */
  date: string;
}

/** The record reads better once others of the run have been read: bring it again at the end. */
export interface Later {
  later: true;
}

/** `canWait` tells whether a record may still be put off. */
export type MapRecord = (raw: unknown, file: FileFacts, canWait: boolean) => Mapped | Later;

/** A kind of open data the register can load: reading is I/O, mapping is pure save for what a run remembers. */
export interface ImportFormat {
  name: string;
  describes: string;
  read(file: string): AsyncIterable<ReadItem>;
  /** A mapping for one run over one or more files. */
  createMapper(): MapRecord;
}

export const skip = (reason: string): Skip => ({ skip: reason });

export const LATER: Later = { later: true };

export const isLater = (mapped: Mapped | Later): mapped is Later => 'later' in mapped;

export const isSkip = (mapped: Mapped | Later): mapped is Skip => 'skip' in mapped;
