import type { MessagePort } from 'node:worker_threads';
import type { ImportCounts, ImportRun } from '@/lib/register/store/store';
import type { ImportBatch, ImportBeginning } from '../target';

/** What the thread that reads asks of the one that writes, one thing after another. */
export type Request =
  | { ask: 'begin'; beginning: ImportBeginning }
  | { ask: 'write'; batch: ImportBatch }
  | { ask: 'end' }
  | { ask: 'close' };

/** What comes of it. The answers come in the order of the requests. */
export interface Answer {
  run?: ImportRun;
  counts?: ImportCounts;
  /** It could not be done, and why. */
  refused?: string;
}

/** Between two answers: the record at this place of the batch that is being written is not taken, and wanted whole. */
interface RecordWanted {
  wanted: number;
}

export type FromWriter = Answer | RecordWanted;

/** What the thread that writes is started with. */
export interface WriterThreadData {
  /** The register. */
  file: string;
  /** Where records that are wanted come in. */
  records: MessagePort;
  /** Becomes 1 once such a record has been sent. */
  signal: Int32Array;
}
