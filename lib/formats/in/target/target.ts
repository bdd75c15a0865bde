import { deserialize, serialize } from 'node:v8';
import { type Pack, Packer, Unpacker } from '@/lib/register/store/prepare/pack';
import { type PreparedInput, packInput, unpackInput } from '@/lib/register/store/prepare/prepare';
import type { ImportCounts, ImportPlan, ImportRun } from '@/lib/register/store/store';
import { isErrorNamed } from '@/lib/shared/errors';
import { isTooDeep } from '@/lib/shared/json';

/** The place of a record. */
export interface RecordPlace {
  file: string;
  line: number;
}

/** The result of mapping a record, or why it is rejected. */
export type BatchRecord = RecordPlace & ({ inputs: PreparedInput[] } | { problem: string });

/** Records of one transaction, and the checkpoint they reach. */
export interface ImportBatch {
  /** See `unpackRecords`. */
  chunks: Uint8Array[];
  /** Number of records done after this batch. */
  position: number;
  /** Number of records read by then, including postponed ones. */
  read: number;
}

/** A record of the batch as it is in its file. Called for rejected records only. */
export type RawOf = (index: number) => unknown;

/** Marks a problem in place of a number of inputs. */
const PROBLEM = -1;

/** Small enough that its objects are freed by the young generation of the garbage collector. */
const RECORDS_PER_CHUNK = 100;

function toBytes(pack: Pack): Uint8Array {
  try {
    return serialize(pack);
  } catch {
    // A record nested too deeply cannot be serialized: it is rejected.
    return serialize({ ...pack, objects: pack.objects.map((object) => (isTooDeep(object) ? undefined : object)) });
  }
}

/** Collects the records of a batch as bytes: an import makes millions of values, and none should live long. */
export class BatchPacker {
  private readonly full: Uint8Array[] = [];
  private packer = new Packer();
  private count = 0;

  /** Closes the batch. */
  chunks(): Uint8Array[] {
    this.endChunk();
    return this.full;
  }

  add(record: BatchRecord): void {
    this.packer.addCommon(record.file);
    this.packer.add(record.line);
    if ('problem' in record) {
      this.packer.add(PROBLEM);
      this.packer.add(record.problem);
    } else {
      this.packer.add(record.inputs.length);
      for (const input of record.inputs) packInput(input, this.packer);
    }
    if (++this.count === RECORDS_PER_CHUNK) this.endChunk();
  }

  private endChunk(): void {
    if (this.count === 0) return;
    this.full.push(toBytes(this.packer.pack));
    this.packer = new Packer();
    this.count = 0;
  }
}

function unpackRecord(packed: Unpacker): BatchRecord {
  const [file, line, count] = [packed.common() ?? '', packed.number(), packed.number()];
  if (count === PROBLEM) return { file, line, problem: packed.text() };
  const inputs: PreparedInput[] = [];
  while (inputs.length < count) inputs.push(unpackInput(packed));
  return { file, line, inputs };
}

/** The records of a batch, each made on demand. */
export function* unpackRecords({ chunks }: ImportBatch): Generator<BatchRecord> {
  for (const chunk of chunks) {
    const packed = new Unpacker(deserialize(chunk));
    while (!packed.isAtEnd) yield unpackRecord(packed);
  }
}

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
  /** Everything is written and the import is over: the same plan starts a new one. */
  end(): Promise<ImportCounts>;
  close(): Promise<void>;
}
