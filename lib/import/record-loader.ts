import type { RegisterWriter } from '@/lib/registry/embedded/store/store';
import { BatchWriter } from './batch';
import { type FileFacts, isLater, isSkip, type Later, type Mapped, type MapRecord } from './format';
import { countSkip, type Summary } from './summary';
import { messageOf } from './text';

/** Records kept back at most; a file in good order needs none of it. */
const WAITING_ROOM = 50_000;

interface SourceRecord {
  place: string;
  raw: unknown;
  file: FileFacts;
}

/** Maps records and hands them to the register; those that are to wait for others come last. */
export class RecordLoader {
  private waiting: SourceRecord[] = [];
  private readonly batch: BatchWriter;

  constructor(
    private readonly map: MapRecord,
    writer: RegisterWriter,
    private readonly summary: Summary,
  ) {
    this.batch = new BatchWriter(writer, summary);
  }

  load(record: SourceRecord): void {
    const mapped = this.mapSafely(record, this.waiting.length < WAITING_ROOM);
    if (isLater(mapped)) this.waiting.push(record);
    else if (isSkip(mapped)) countSkip(this.summary, record.place, mapped.skip);
    else this.batch.add(record.place, mapped);
  }

  /** Writes what has been gathered. */
  flush(): void {
    this.batch.flush();
  }

  /** Nothing more will come: whatever waits is taken as it is. */
  finish(): void {
    const records = this.waiting;
    this.waiting = [];
    for (const record of records) {
      const mapped = this.mapSafely(record, false);
      if (isSkip(mapped)) countSkip(this.summary, record.place, mapped.skip);
      else if (!isLater(mapped)) this.batch.add(record.place, mapped);
    }
    this.flush();
  }

  /** A mapping that fails has met data nobody thought of: the record is lost, the import goes on. */
  private mapSafely({ raw, file }: SourceRecord, canWait: boolean): Mapped | Later {
    try {
      return this.map(raw, file, canWait);
    } catch (error) {
      return { skip: `it could not be understood: ${messageOf(error)}` };
    }
  }
}
