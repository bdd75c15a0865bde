import { deserialize, serialize } from 'node:v8';
import { type Pack, Packer, Unpacker } from '@/lib/register/store/prepare/pack';
import { type PreparedInput, packInput, unpackInput } from '@/lib/register/store/prepare/prepare';
import type { ImportCounts, ImportPlan, ImportRun } from '@/lib/register/store/store';
import { isTooDeep } from '@/lib/shared/json';

/** Where a record stands. */
export interface RecordPlace {
  file: string;
  line: number;
}

/** What a record turned into, or why it cannot be taken. */
export type BatchRecord = RecordPlace & ({ inputs: PreparedInput[] } | { problem: string });

/** Records that are dealt with in one transaction, and how far the import has come with them. */
export interface ImportBatch {
  /** See `unpackRecords`. */
  chunks: Uint8Array[];
  /** Records dealt with once these are. */
  position: number;
  /** Records read until then: those that wait for others are read and not dealt with. */
  read: number;
}

/** A record of the batch as it stands in its file. Asked for those only that are not taken. */
export type RawOf = (index: number) => unknown;

/** In place of a number of inputs. */
const PROBLEM = -1;

/** Few enough that all that is made of them is gone before it has grown old. */
const RECORDS_PER_CHUNK = 100;

function toBytes(pack: Pack): Uint8Array {
  try {
    return serialize(pack);
  } catch {
    // What nests without end has no bytes: it costs its record.
    return serialize({ ...pack, objects: pack.objects.map((object) => (isTooDeep(object) ? undefined : object)) });
  }
}

/** Gathers the records of a batch as bytes: an import makes millions of values, and none is to live long. */
export class BatchPacker {
  private readonly full: Uint8Array[] = [];
  private packer = new Packer();
  private count = 0;

  /** Nothing may be added any more. */
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

/** The records of a batch, each made as it is asked for. */
export function* unpackRecords({ chunks }: ImportBatch): Generator<BatchRecord> {
  for (const chunk of chunks) {
    const packed = new Unpacker(deserialize(chunk));
    while (!packed.isAtEnd) yield unpackRecord(packed);
  }
}

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
