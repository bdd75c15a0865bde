import { closeSync, constants, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepareRecord } from '@/lib/register/store/prepare/prepare';
import type { RegisterInput, WriteOutcome } from '@/lib/register/store/records';
import type { ImportCounts, ImportPlan, ImportRun } from '@/lib/register/store/store';
import { isTooDeep, messageOf } from '@/lib/shared/json';
import {
  type Again,
  eachOf,
  type FileFacts,
  type FormatOptions,
  type ImportFormat,
  isLater,
  isSkip,
  type Later,
  type Mapped,
  type MapRecord,
  type ReadItem,
  skip,
} from './format';
import type { SourceFile } from './read/source-file';
import { BatchPacker, type ImportTarget, type RecordPlace, RegisterRefusal } from './target/target';

/** A record that was not taken: where it stood, why, and what it was. */
export interface Reject {
  file: string;
  line: number;
  reason: string;
  record?: unknown;
}

/** The file for what an import does not take. */
export const rejectsPath = (folder: string, { id, format }: Pick<ImportRun, 'id' | 'format'>): string =>
  join(folder, `import-${id}-${format}.jsonl`);

/** A record that cannot be written is nested without end; its place and the reason are told all the same. */
function toLine(reject: Reject): string {
  const { record, ...told } = reject;
  return `${JSON.stringify(isTooDeep(record) ? told : reject)}\n`;
}

/**
 * The records of an import that were not taken, as JSON lines. It is made with the first of them; writing at the same
 * place again replaces what stood there, so that an import that is taken up leaves each of them once.
 */
export class RejectsFile {
  private file: number | undefined;

  constructor(readonly path: string) {}

  /** Writes them from the byte `at` on, and says where the next ones go. */
  write(at: number, rejects: readonly Reject[]): number {
    if (rejects.length === 0) return at;
    const bytes = Buffer.from(rejects.map(toLine).join(''));
    const file = this.open();
    ftruncateSync(file, at);
    writeSync(file, bytes, 0, bytes.length, at);
    return at + bytes.length;
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }

  private open(): number {
    if (this.file === undefined) {
      mkdirSync(dirname(this.path), { recursive: true });
      // Not 'a', which writes at the end wherever it is told to; private, as it holds what registers say of people.
      this.file = openSync(this.path, constants.O_RDWR | constants.O_CREAT, 0o600);
    }
    return this.file;
  }
}

const MAX_PROBLEMS = 20;
/** A reason may quote the record, and then there would be as many as records. */
const MAX_REASONS = 200;
const OTHER_REASONS = 'other reasons';

/** How many records were not taken, why, and the first of them. */
export type Rejections = Pick<ImportCounts, 'rejected' | 'problems'>;

/** A record is new if anything of it was new, and unchanged only if all of it was. */
export function outcomeOf(outcomes: readonly WriteOutcome[]): WriteOutcome {
  if (outcomes.includes('added')) return 'added';
  return outcomes.includes('merged') ? 'merged' : 'unchanged';
}

/** One record more that was not taken; `place` is `file:line`. */
export function countReject(counts: Rejections, place: string, reason: string): void {
  const known = Object.hasOwn(counts.rejected, reason) || Object.keys(counts.rejected).length < MAX_REASONS;
  const counted = known ? reason : OTHER_REASONS;
  counts.rejected[counted] = (counts.rejected[counted] ?? 0) + 1;
  if (counts.problems.length < MAX_PROBLEMS) counts.problems.push(`${place}: ${reason}`);
}

export const copyCounts = (counts: ImportCounts): ImportCounts => structuredClone(counts);

export const countRejected = ({ rejected }: Pick<ImportCounts, 'rejected'>): number =>
  Object.values(rejected).reduce((sum, count) => sum + count, 0);

export const countLoaded = ({ added, merged, unchanged, passed }: ImportCounts): number =>
  added + merged + unchanged + passed;

/** A mapping that fails has met data nobody thought of: the record is lost, the import goes on. */
export function mapSafely(map: MapRecord, raw: unknown, file: FileFacts, canWait: boolean): Mapped | Later {
  try {
    return map(raw, file, canWait);
  } catch (error) {
    return skip(`it could not be understood: ${messageOf(error)}`);
  }
}

/** Records kept back at most; a file in good order needs none of it. */
const WAITING_ROOM = 50_000;
/** Of the file, in one transaction: enough to be fast, few enough that other writers never wait long. */
const RECORDS_PER_BATCH = 2_000;
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

interface LoaderOptions {
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
class RecordLoader {
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

export interface Progress {
  file: string;
  read: number;
  /** Packed bytes read of all files, and how many there are; undefined where nobody can tell. */
  taken: number;
  size: number | undefined;
}

export interface RunOptions {
  format: ImportFormat;
  files: SourceFile[];
  target: ImportTarget;
  /** Where the file of what is not taken goes; see `rejectsPath`. */
  rejectsFolder: string;
  formatOptions?: FormatOptions;
  /** What of the records is not to reach the register; by default all of it may. */
  withhold?: (input: RegisterInput) => RegisterInput;
  /** Whether the file of rejects may hold the records themselves, as they stand. */
  saveRecords?: boolean;
  /** Records of the files that are written in one transaction. */
  recordsPerBatch?: number;
  /** Records to be read at most. */
  limit?: number;
  /** What else decides about the outcome, by which the import is known again. */
  planOptions?: ImportPlan['options'];
  onProgress?: (progress: Progress) => void;
}

/** What an import came to. */
export interface ImportResult extends ImportCounts {
  files: number;
  /** Records that were in the register already, as this import had been stopped after them. */
  resumed_at: number;
  /** Files that could not be read, or not to their end, with the reason. */
  brokenFiles: string[];
  /** Where the records stand that were not taken. */
  rejects: string;
}

const PROGRESS_EVERY = 500;

/** What the files weigh together. */
const sizeOf = (files: readonly SourceFile[]): number | undefined =>
  files.reduce<number | undefined>(
    (sum, { size }) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  );

const toPlan = ({ format, files, limit, planOptions }: RunOptions): ImportPlan => ({
  format: format.name,
  files: files.map(({ name, size, date }) => ({ name, size: size ?? null, date })),
  options: { ...planOptions, ...(limit === undefined ? {} : { limit }) },
});

/** @returns false where as many records were read as are allowed. */
async function importFile(file: SourceFile, loader: RecordLoader, options: RunOptions, report: () => void) {
  const facts = { name: file.name, date: file.date };
  for await (const items of options.format.read(file, options.formatOptions)) {
    for (const item of eachOf(items)) {
      if (loader.read === options.limit) return false;
      loader.load(item, facts);
      if (loader.isFull) await loader.bring();
      if (loader.read % PROGRESS_EVERY === 0) report();
    }
  }
  return true;
}

/**
 * Loads files into the register. Whatever is wrong with a record costs that record, whatever is wrong with a file
 * costs its rest. Only a register that takes nothing any more stops an import; one that was stopped, however, goes on
 * where it was when it is begun again with the same files and options.
 */
export async function runImport(options: RunOptions): Promise<ImportResult> {
  const { format, files, target, rejectsFolder, saveRecords = true, withhold = (input) => input } = options;
  const map = format.createMapper(options.formatOptions ?? {});
  const run = await target.begin({ plan: toPlan(options), rejectsFolder, saveRecords });
  const { recordsPerBatch = RECORDS_PER_BATCH } = options;
  const loader = new RecordLoader({ map, target, done: run.position, recordsPerBatch, withhold });
  const brokenFiles: string[] = [];
  const size = sizeOf(files);
  const report = (file: SourceFile) => () => {
    const taken = files.reduce((sum, each) => sum + each.taken(), 0);
    options.onProgress?.({ file: file.name, read: loader.read, taken, size });
  };
  for (const file of files) {
    try {
      if (!(await importFile(file, loader, options, report(file)))) break;
    } catch (error) {
      if (error instanceof RegisterRefusal) throw error;
      brokenFiles.push(`${file.name}: ${messageOf(error)}`);
    }
    report(file)();
  }
  await loader.finish();
  const counts = await target.end();
  const rejects = rejectsPath(rejectsFolder, run);
  return { ...counts, files: files.length, resumed_at: run.position, brokenFiles, rejects };
}
