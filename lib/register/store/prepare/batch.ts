import { deserialize, serialize } from 'node:v8';
import { isTooDeep } from '@/lib/shared/json';
import { type Pack, Packer, Unpacker } from './pack';
import { type PreparedInput, packInput, unpackInput } from './prepare';
import { PublisherCounter, type PublisherRecords } from './publishers';

/** The place of a record. */
export interface RecordPlace {
  file: string;
  line: number;
}

/** The result of mapping a record, or why it is rejected. */
export type BatchRecord = RecordPlace & ({ inputs: PreparedInput[] } | { problem: string });

/** Records of one transaction as bytes. */
export interface PackedBatch {
  /** See `unpackRecords`. */
  chunks: Uint8Array[];
  publishers: PublisherRecords[];
}

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
  private readonly publishers = new PublisherCounter();
  private packer = new Packer();
  private count = 0;

  /** Nothing may be added afterwards. */
  close(): PackedBatch {
    this.endChunk();
    return { chunks: this.full, publishers: this.publishers.list() };
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
      this.publishers.add(record.inputs);
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
export function* unpackRecords(chunks: Iterable<Uint8Array>): Generator<BatchRecord> {
  for (const chunk of chunks) {
    const packed = new Unpacker(deserialize(chunk));
    while (!packed.isAtEnd) yield unpackRecord(packed);
  }
}
