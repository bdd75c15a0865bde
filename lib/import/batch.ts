import type { RegisterInput, WriteOutcome } from '@/lib/registry/embedded/store/records';
import type { RegisterWriter } from '@/lib/registry/embedded/store/store';
import { countSkip, outcomeOf, type Summary } from './summary';
import { messageOf } from './text';

/** Records of the register in one transaction: enough to be fast, few enough that readers never wait long. */
const BATCH_SIZE = 1000;
/** This many refusals and not one acceptance: the fault is not in the records. */
const HOPELESS = 100;

/** The register takes nothing any more: a full disk, a damaged file. */
export class RegisterRefusal extends Error {}

interface Pending {
  place: string;
  inputs: RegisterInput[];
}

/** Gathers what records turned into, writes it in batches, and counts by record. */
export class BatchWriter {
  private pending: Pending[] = [];
  private size = 0;

  constructor(
    private readonly writer: RegisterWriter,
    private readonly summary: Summary,
  ) {}

  add(place: string, inputs: RegisterInput[]): void {
    this.pending.push({ place, inputs });
    this.size += inputs.length;
    if (this.size >= BATCH_SIZE) this.flush();
  }

  flush(): void {
    const records = this.pending;
    this.pending = [];
    this.size = 0;
    if (records.length === 0) return;
    try {
      this.count(records, this.writer.write(records.flatMap(({ inputs }) => inputs)));
    } catch {
      this.writeOneByOne(records);
    }
  }

  /** A batch is all or nothing: to lose only the record at fault, each is tried alone. */
  private writeOneByOne(records: Pending[]): void {
    let [accepted, refused] = [0, 0];
    for (const record of records) {
      try {
        this.count([record], this.writer.write(record.inputs));
        accepted++;
      } catch (error) {
        refused++;
        countSkip(this.summary, record.place, `the register refused it: ${messageOf(error)}`);
        if (accepted === 0 && refused === HOPELESS) throw new RegisterRefusal(messageOf(error));
      }
    }
  }

  private count(records: Pending[], outcomes: WriteOutcome[]): void {
    let from = 0;
    for (const { inputs } of records) {
      this.summary[outcomeOf(outcomes.slice(from, from + inputs.length))]++;
      from += inputs.length;
    }
  }
}
