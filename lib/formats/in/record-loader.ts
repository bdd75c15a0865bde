import { prepareRecord } from '@/lib/register/store/prepare/prepare';
import type { RegisterInput } from '@/lib/register/store/records';
import {
  type Again,
  type FileFacts,
  isLater,
  isSkip,
  type Later,
  type Mapped,
  type MapRecord,
  type ReadItem,
} from './format';
import { mapSafely } from './map-safely';
import { BatchPacker, type RecordPlace } from './target/batch';
import type { ImportTarget } from './target/target';

/** Records kept back at most; a file in good order needs none of it. */
const WAITING_ROOM = 50_000;
/** Of the file, in one transaction: enough to be fast, few enough that other writers never wait long. */
export const RECORDS_PER_BATCH = 2_000;
/** Of the register, where records of the file hold many. */
const INPUTS_PER_RECORD = 8;

interface ReadRecord extends RecordPlace {
  raw: unknown;
  /** Makes it again, where that takes less room than to keep it. */
  again: Again | undefined;
}

interface Waiting {
  record: ReadRecord;
  file: FileFacts;
}

export interface LoaderOptions {
  map: MapRecord;
  target: ImportTarget;
  /** Records that an earlier run of this import dealt with: they are mapped again, as mappings remember, and not written. */
  done: number;
  /** Written in one transaction at most. */
  recordsPerBatch: number;
  /** What leaves fields out. */
  withhold: (input: RegisterInput) => RegisterInput;
}

/** Maps records and brings them to the register in batches; those that are to wait for others come last. */
export class RecordLoader {
  /** Records read. */
  read = 0;
  private position = 0;
  private waiting: Waiting[] = [];
  private batch = new BatchPacker();
  private raws: Again[] = [];
  private inputs = 0;

  constructor(private readonly options: LoaderOptions) {}

  /** Whether what has been gathered is to be brought before more is loaded. */
  get isFull(): boolean {
    const { recordsPerBatch } = this.options;
    return this.raws.length >= recordsPerBatch || this.inputs >= recordsPerBatch * INPUTS_PER_RECORD;
  }

  load(item: ReadItem, file: FileFacts): void {
    this.read++;
    const { line } = item;
    if ('problem' in item) {
      this.take({ file: file.name, line, raw: item.text, again: undefined }, { skip: item.problem });
    } else this.takeRecord({ file: file.name, line, raw: item.raw, again: item.again }, file);
  }

  /** Nothing more will come: whatever waits is taken as it is. */
  async finish(): Promise<void> {
    const records = this.waiting;
    this.waiting = [];
    for (const one of records) {
      this.take(one.record, this.map(one.record, one.file, false), one.file);
      if (this.isFull) await this.bring();
    }
    await this.bring();
  }

  /** Brings what has been gathered. */
  async bring(): Promise<void> {
    if (this.position <= this.options.done) return;
    const [chunks, raws] = [this.batch.chunks(), this.raws];
    [this.batch, this.raws, this.inputs] = [new BatchPacker(), [], 0];
    const { position, read } = this;
    await this.options.target.write({ chunks, position, read }, (index) => raws[index]?.raw());
  }

  private takeRecord(record: ReadRecord, file: FileFacts): void {
    this.take(record, this.map(record, file, this.waiting.length < WAITING_ROOM), file);
  }

  private take(record: ReadRecord, mapped: Mapped | Later, file?: FileFacts): void {
    this.position++;
    if (isLater(mapped)) {
      if (file) this.waiting.push({ record, file });
    } else if (this.position > this.options.done) this.gather(record, mapped);
  }

  private gather({ file, line, raw, again }: ReadRecord, mapped: Mapped): void {
    if (isSkip(mapped)) this.batch.add({ file, line, problem: mapped.skip });
    else this.batch.add({ file, line, inputs: prepareRecord(mapped.map(this.options.withhold)) });
    this.raws.push(again ?? { raw: () => raw });
    if (!isSkip(mapped)) this.inputs += mapped.length;
  }

  private map({ raw }: ReadRecord, file: FileFacts, canWait: boolean): Mapped | Later {
    return mapSafely(this.options.map, raw, file, canWait);
  }
}
