import type { RegisterInput } from '@/lib/registry/embedded/store/records';
import type { BatchWriter, RecordPlace } from './batch';
import { type FileFacts, isLater, isSkip, type Later, type Mapped, type MapRecord, type ReadItem } from './format';
import { mapSafely } from './map-safely';

/** Records kept back at most; a file in good order needs none of it. */
const WAITING_ROOM = 50_000;

interface Waiting {
  place: RecordPlace;
  file: FileFacts;
}

export interface LoaderOptions {
  map: MapRecord;
  batch: BatchWriter;
  /** Records that an earlier run of this import dealt with: they are mapped again, as mappings remember, and not written. */
  done: number;
  /** What leaves fields out. */
  withhold: (input: RegisterInput) => RegisterInput;
}

/** Maps records and hands them to the register; those that are to wait for others come last. */
export class RecordLoader {
  /** Records read. */
  read = 0;
  private position = 0;
  private waiting: Waiting[] = [];

  constructor(private readonly options: LoaderOptions) {}

  load(item: ReadItem, file: FileFacts): void {
    this.read++;
    const place = { file: file.name, line: item.line, raw: 'raw' in item ? item.raw : item.text };
    if ('problem' in item) this.take(place, { skip: item.problem });
    else this.take(place, this.map({ place, file }, this.waiting.length < WAITING_ROOM), file);
  }

  /** Nothing more will come: whatever waits is taken as it is. */
  finish(): void {
    const records = this.waiting;
    this.waiting = [];
    for (const record of records) this.take(record.place, this.map(record, false), record.file);
    this.flush();
  }

  flush(): void {
    if (this.position > this.options.done) this.options.batch.flush(this.position, this.read);
  }

  private take(place: RecordPlace, mapped: Mapped | Later, file?: FileFacts): void {
    this.position++;
    if (isLater(mapped)) {
      if (file) this.waiting.push({ place, file });
    } else if (this.position > this.options.done) this.hand(place, mapped);
    if (this.options.batch.isFull) this.flush();
  }

  private hand(place: RecordPlace, mapped: Mapped): void {
    if (isSkip(mapped)) this.options.batch.reject(place, mapped.skip);
    else this.options.batch.add(place, mapped.map(this.options.withhold));
  }

  private map({ place, file }: Waiting, canWait: boolean): Mapped | Later {
    return mapSafely(this.options.map, place.raw, file, canWait);
  }
}
