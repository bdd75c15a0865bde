import type { ImportCheckpoint, ImportCounts, ImportRun } from '@/lib/registry/embedded/store/imports';
import type { RegisterInput } from '@/lib/registry/embedded/store/records';
import type { GroupFate, RegisterWriter } from '@/lib/registry/embedded/store/store';
import { copyCounts, countReject, outcomeOf } from './counts';
import type { Reject, RejectsFile } from './rejects';

/** Records of the register in one transaction: enough to be fast, few enough that readers never wait long. */
const BATCH_SIZE = 4_000;
/** This many refusals and not one acceptance: the fault is not in the records. */
const HOPELESS = 100;

/** The register takes nothing any more: a full disk, a damaged file. */
export class RegisterRefusal extends Error {}

/** Where a record stands, and what it is. */
export interface RecordPlace {
  file: string;
  line: number;
  raw?: unknown;
}

type Pending = { place: RecordPlace; inputs: RegisterInput[] } | { place: RecordPlace; problem: string };

export interface BatchSurroundings {
  writer: RegisterWriter;
  run: ImportRun;
  rejects: RejectsFile;
  /** Whether the file of rejects may hold the records themselves. */
  keepRecords: boolean;
}

/** Gathers what records turned into, and writes it in batches, each with the checkpoint that it reaches. */
export class BatchWriter {
  private pending: Pending[] = [];
  private size = 0;
  private checkpoint: ImportCheckpoint;

  constructor(private readonly around: BatchSurroundings) {
    const { position, rejects_bytes, counts } = around.run;
    this.checkpoint = { position, rejects_bytes, counts };
  }

  get counts(): ImportCounts {
    return this.checkpoint.counts;
  }

  add(place: RecordPlace, inputs: RegisterInput[]): void {
    this.pending.push({ place, inputs });
    this.size += inputs.length + 1;
  }

  reject(place: RecordPlace, problem: string): void {
    this.pending.push({ place, problem });
    this.size++;
  }

  get isFull(): boolean {
    return this.size >= BATCH_SIZE;
  }

  /** Writes what has been gathered: all records up to `position` are dealt with, `read` of them were read. */
  flush(position: number, read: number): void {
    const records = this.pending;
    this.pending = [];
    this.size = 0;
    const groups = records.flatMap((record) => ('inputs' in record ? [record.inputs] : []));
    let reached = this.checkpoint;
    this.around.writer.writeGroups(this.around.run, groups, (fates) => {
      reached = { ...this.settle(records, fates), position };
      reached.counts.read = read;
      return reached;
    });
    this.checkpoint = reached;
  }

  /** Counted from the last checkpoint on: it is done anew where a batch is tried again. */
  private settle(records: Pending[], fates: GroupFate[]): ImportCheckpoint {
    const counts = copyCounts(this.counts);
    const rejected: Reject[] = [];
    let at = 0;
    const reject = (place: RecordPlace, reason: string) => {
      countReject(counts, `${place.file}:${place.line}`, reason);
      rejected.push(this.toReject(place, reason));
    };
    for (const record of records) {
      if ('problem' in record) reject(record.place, record.problem);
      else this.count(counts, record, fates[at++] ?? [], reject);
    }
    if (rejected.length >= HOPELESS && fates.length > 0 && fates.every((fate) => 'refused' in fate)) {
      const [first] = fates;
      throw new RegisterRefusal(first && 'refused' in first ? first.refused : '');
    }
    const { position, rejects_bytes } = this.checkpoint;
    return { position, counts, rejects_bytes: this.around.rejects.write(rejects_bytes, rejected) };
  }

  private count(
    counts: ImportCounts,
    { place, inputs }: { place: RecordPlace; inputs: RegisterInput[] },
    fate: GroupFate,
    reject: (place: RecordPlace, reason: string) => void,
  ): void {
    if ('refused' in fate) reject(place, `the register refused it: ${fate.refused}`);
    else counts[inputs.length === 0 ? 'passed' : outcomeOf(fate)]++;
  }

  private toReject({ file, line, raw }: RecordPlace, reason: string): Reject {
    return this.around.keepRecords && raw !== undefined ? { file, line, reason, record: raw } : { file, line, reason };
  }
}
