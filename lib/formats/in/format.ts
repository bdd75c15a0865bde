import type { RegisterInput } from '@/lib/register/store/records';
import { note } from './note';
import type { Raw } from './raw';
import type { SourceFile } from './read/source-file';

/**
 * One record as it is in a file, or why it could not be read. Lines count from one. `again` makes the record
 * anew from something smaller: thousands of records are kept until they are known to be accepted.
 */
export type ReadItem = { line: number; raw: unknown; again?: Again } | { line: number; problem: string; text?: string };

export interface Again {
  raw(): unknown;
}

/**
 * Records that are available at once: waiting for each takes longer than reading it. Each is made on
 * demand, and all must be consumed before the next batch is requested.
 */
export type ReadItems = AsyncIterable<ReadItem | Iterable<ReadItem>>;

export const eachOf = (items: ReadItem | Iterable<ReadItem>): Iterable<ReadItem> => ('line' in items ? [items] : items);

export interface Skip {
  skip: string;
}

/** The register's inputs from one record (an empty list is not an error), or why it is rejected. */
export type Mapped = RegisterInput[] | Skip;

/** Facts about the file of a record. */
export interface FileFacts {
  name: string;
  /** What its records speak of, if they do not tell it, as an ISO timestamp; see `dateFile`. */
  date: string;
}

/** The record can be read better after others of the run: pass it again at the end. */
export interface Later {
  later: true;
}

/** `canWait` is true if the record may still be postponed. */
export type MapRecord = (raw: unknown, file: FileFacts, canWait: boolean) => Mapped | Later;

/** What a format is recognised by. */
export interface FileSample {
  name: string;
  /** The first 64 KB, unpacked, as text: the last record in it may be cut. */
  start: string;
}

/** Options of an import, besides the format and the files. */
export interface FormatOptions {
  /** The mapping of a table, as text of its file. */
  mapping?: unknown;
}

/** An open data format that can be imported: reading is I/O; mapping is pure except for the state of the run. */
export interface ImportFormat {
  name: string;
  describes: string;
  /** Whether a file has this format. It must be certain, as the first format that says so is used. */
  recognises(sample: FileSample): boolean;
  read(file: SourceFile, options?: FormatOptions): ReadItems;
  /**
   * A mapping for one run over one or more files. The same files must give the same records in the same order, so that
   * a stopped import can be resumed.
   * @throws Error with a sentence for the user if the options are invalid.
   */
  createMapper(options?: FormatOptions): MapRecord;
}

export const skip = (reason: string): Skip => ({ skip: reason });

/** A record of a type of which the register holds nothing. */
export function passOver(type: string): Mapped {
  note('passed_over', type);
  return [];
}

export const LATER: Later = { later: true };

export const isLater = (mapped: Mapped | Later): mapped is Later => 'later' in mapped;

export const isSkip = (mapped: object): mapped is Skip => 'skip' in mapped;

/** Maps a reply with many records, skipping bad ones. If all are bad, the first reason is returned. */
export function mapEach(items: readonly Raw[], map: (item: Raw, index: number) => Mapped): Mapped {
  const mapped = items.map(map);
  const taken = mapped.flatMap((one) => (isSkip(one) ? [] : one));
  return taken.length > 0 ? taken : (mapped.find(isSkip) ?? []);
}
