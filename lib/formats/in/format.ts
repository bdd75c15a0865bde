import type { RegisterInput } from '@/lib/register/store/records';
import type { Raw } from './raw';
import type { SourceFile } from './read/source-file';

/**
 * One record as it stands in a file, or why it could not even be read. Lines count from one. `again` makes the record
 * anew of what takes less room: thousands of them are at hand until it is known that they were taken.
 */
export type ReadItem = { line: number; raw: unknown; again?: Again } | { line: number; problem: string; text?: string };

export interface Again {
  raw(): unknown;
}

/**
 * Those together that are at hand at once: to wait for each takes longer than to read it. Each is made as it is asked
 * for, and all of them are to be before the next is waited for.
 */
export type ReadItems = AsyncIterable<ReadItem | Iterable<ReadItem>>;

export const eachOf = (items: ReadItem | Iterable<ReadItem>): Iterable<ReadItem> => ('line' in items ? [items] : items);

export interface Skip {
  skip: string;
}

/** What the register is to hold of one record (nothing: it is no fault of the record), or why it cannot be taken. */
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

/** By which a file is recognised. */
export interface FileSample {
  name: string;
  /** Its first 64 KB, unpacked, as text: the last record in it may be cut. */
  start: string;
}

/** What whoever imports says beside the format and the files. */
export interface FormatOptions {
  /** The mapping of a table, as it stands in its file. */
  mapping?: unknown;
}

/** A kind of open data the register can load: reading is I/O, mapping is pure save for what a run remembers. */
export interface ImportFormat {
  name: string;
  describes: string;
  /** Whether a file is of this kind: sure of it, as the first format that says so is taken. */
  recognises(sample: FileSample): boolean;
  read(file: SourceFile, options?: FormatOptions): ReadItems;
  /**
   * A mapping for one run over one or more files. The same files give the same records in the same order: an import
   * that was stopped is taken up by this.
   * @throws Error, in a sentence for whoever imports, where the options do not do.
   */
  createMapper(options?: FormatOptions): MapRecord;
}

export const skip = (reason: string): Skip => ({ skip: reason });

export const LATER: Later = { later: true };

export const isLater = (mapped: Mapped | Later): mapped is Later => 'later' in mapped;

export const isSkip = (mapped: object): mapped is Skip => 'skip' in mapped;

/** A reply that holds many records: one bad one must not cost the others. Where none is taken, the first reason counts. */
export function mapEach(items: readonly Raw[], map: (item: Raw, index: number) => Mapped): Mapped {
  const mapped = items.map(map);
  const taken = mapped.flatMap((one) => (isSkip(one) ? [] : one));
  return taken.length > 0 ? taken : (mapped.find(isSkip) ?? []);
}
