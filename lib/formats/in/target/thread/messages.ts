import type { MessagePort } from 'node:worker_threads';
import type { ImportCounts, ImportRun } from '@/lib/register/store/store';
import type { ImportBatch, ImportBeginning, ImportEnd } from '../target';

/** Requests from the reading thread to the writing thread, one after another. */
export type Request =
  | { ask: 'begin'; beginning: ImportBeginning }
  | { ask: 'write'; batch: ImportBatch }
  | { ask: 'end'; read: ImportEnd }
  | { ask: 'close' };

/** The replies, in the order of the requests. */
export interface Answer {
  run?: ImportRun;
  counts?: ImportCounts;
  /** The request failed, and why. */
  refused?: string;
}

/** Sent between replies: the record at this index of the current batch is rejected, and its original is needed. */
interface RecordWanted {
  wanted: number;
}

export type FromWriter = Answer | RecordWanted;

/** Start data of the writing thread. */
export interface WriterThreadData {
  /** The register. */
  file: string;
  /** Port on which requested originals arrive. */
  records: MessagePort;
  /** Becomes 1 once such a record has been sent. */
  signal: Int32Array;
}
