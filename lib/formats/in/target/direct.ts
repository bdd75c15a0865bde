import type { Finding } from '@/lib/contract/records';
import { Findings } from '@/lib/register/store/findings';
import { type RecordPlace, unpackRecords } from '@/lib/register/store/prepare/batch';
import {
  type GroupFate,
  type ImportCheckpoint,
  type ImportCounts,
  type ImportRun,
  outcomeOf,
  type RegisterWriter,
} from '@/lib/register/store/store';
import { messageOf } from '@/lib/shared/json';
import { copyCounts, countReject, countRejected, type Reject, RejectsFile, rejectsPath } from '../run';
import {
  type ImportBatch,
  type ImportEnd,
  type ImportTarget,
  isRegisterRefusal,
  type RawOf,
  RegisterRefusal,
} from './target';

/** After this many rejections without any success, the cause is not in the records. */
const HOPELESS = 100;

interface Surroundings {
  writer: RegisterWriter;
  run: ImportRun;
  rejects: RejectsFile;
  /** Whether the file of rejects may hold the records themselves. */
  saveRecords: boolean;
}

/** The result of a record: its number of inputs, or a problem. */
type MappedRecord = RecordPlace & ({ inputs: number } | { problem: string });

const NONE_GONE = { gone: 0, returned: 0 };
const REJECTED = 'some records were rejected, and may be among those that are missing';

/** Writes batches of one import, each with its checkpoint, and counts the results. */
class BatchSettler {
  private checkpoint: ImportCheckpoint;

  constructor(private readonly around: Surroundings) {
    const { position, rejects_bytes, counts, last_entity } = around.run;
    this.checkpoint = { position, rejects_bytes, counts, ...(last_entity === undefined ? {} : { last_entity }) };
  }

  get counts(): ImportCounts {
    return this.checkpoint.counts;
  }

  write(batch: ImportBatch, rawOf: RawOf): void {
    const { position, read } = batch;
    let mapped: MappedRecord[] = [];
    let reached = this.checkpoint;
    /** Starts again when the batch is retried. */
    const groups = {
      *[Symbol.iterator]() {
        mapped = [];
        for (const record of unpackRecords(batch.chunks)) {
          const { file, line } = record;
          if ('problem' in record) mapped.push({ file, line, problem: record.problem });
          else {
            mapped.push({ file, line, inputs: record.inputs.length });
            yield record.inputs;
          }
        }
      },
    };
    const settle = (fates: GroupFate[], found: Finding[]): ImportCheckpoint => {
      reached = { ...this.settle(mapped, fates, rawOf), position };
      reached.counts.findings = joined(reached.counts.findings, found);
      reached.counts.read = read;
      return reached;
    };
    this.around.writer.writeGroups(this.around.run, groups, settle, batch.entry);
    this.checkpoint = reached;
  }

  /** Ends the import, with what its reader found. */
  end({ days, ...read }: ImportEnd): void {
    let reached = this.checkpoint;
    const isDoubtful = read.snapshot?.isWhole && countRejected(this.counts) > 0;
    const snapshot = read.snapshot && { ...read.snapshot, isWhole: read.snapshot.isWhole && !isDoubtful };
    const settle: Parameters<RegisterWriter['endImport']>[1] = (found, missed) => {
      const findings = joined(this.counts.findings, [...found, ...read.findings]);
      const absences = isDoubtful ? { ...NONE_GONE, ...missed, doubt: REJECTED } : missed;
      reached = { ...this.checkpoint, counts: { ...this.counts, findings, days, ...(absences && { absences }) } };
      return reached;
    };
    this.around.writer.endImport(this.around.run, settle, snapshot);
    this.checkpoint = reached;
  }

  /** Counts since the last checkpoint; reset when a batch is retried. */
  private settle(records: readonly MappedRecord[], fates: GroupFate[], rawOf: RawOf): ImportCheckpoint {
    const counts = copyCounts(this.counts);
    const rejected: Reject[] = [];
    let at = 0;
    for (const [index, record] of records.entries()) {
      const reason = 'problem' in record ? record.problem : countTaken(counts, record.inputs, fates[at++] ?? []);
      if (reason === undefined) continue;
      const { file, line } = record;
      countReject(counts, `${file}:${line}`, reason);
      rejected.push({ file, line, reason, ...this.rawRecord(index, rawOf) });
    }
    if (rejected.length >= HOPELESS && fates.length > 0 && fates.every((fate) => 'refused' in fate)) {
      const [first] = fates;
      throw new RegisterRefusal(first && 'refused' in first ? first.refused : '');
    }
    const { position, rejects_bytes } = this.checkpoint;
    return { ...this.checkpoint, position, counts, rejects_bytes: this.around.rejects.write(rejects_bytes, rejected) };
  }

  private rawRecord(index: number, rawOf: RawOf): Pick<Reject, 'record'> {
    const record = this.around.saveRecords ? rawOf(index) : undefined;
    return record === undefined ? {} : { record };
  }
}

/** Registers written by earlier programs have imports without findings. */
function joined(known: readonly Finding[] | undefined, found: readonly Finding[]): Finding[] {
  const all = new Findings();
  all.addAll([...(known ?? []), ...found]);
  return all.list();
}

/** Counts an accepted record; otherwise returns the reason. */
function countTaken(counts: ImportCounts, inputs: number, fate: GroupFate): string | undefined {
  if ('refused' in fate) return `the register refused it: ${fate.refused}`;
  counts[inputs === 0 ? 'passed' : outcomeOf(fate)]++;
  return undefined;
}

/** A register in this thread: each batch is written before the next is accepted. */
export function createDirectTarget(writer: RegisterWriter): ImportTarget {
  let work: { settler: BatchSettler; rejects: RejectsFile } | undefined;
  const begun = () => {
    if (!work) throw new RegisterRefusal('no import is at work');
    return work;
  };
  return {
    begin: async ({ plan, rejectsFolder, saveRecords }) => {
      const run = writer.beginImport(plan);
      const rejects = new RejectsFile(rejectsPath(rejectsFolder, run));
      const mayHold = saveRecords && writer.hasSuppressed !== true;
      const settler = new BatchSettler({ writer, run, rejects, saveRecords: mayHold });
      work = { settler, rejects };
      return run;
    },
    write: async (batch, rawOf) => {
      const { settler, rejects } = begun();
      try {
        settler.write(batch, rawOf);
      } catch (error) {
        // Later batches must not be written: their checkpoint would mark this one as done.
        work = undefined;
        rejects.close();
        throw isRegisterRefusal(error) ? error : new RegisterRefusal(messageOf(error), { cause: error });
      }
    },
    end: async (read) => {
      const { settler, rejects } = begun();
      rejects.close();
      settler.end(read);
      work = undefined;
      return settler.counts;
    },
    close: async () => writer.close(),
  };
}
