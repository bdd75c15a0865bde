import { closeSync, constants, fstatSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAssumed } from '@/lib/contract/parameters';
import { BatchPacker, type RecordPlace } from '@/lib/register/store/prepare/batch';
import { toJournalEntry } from '@/lib/register/store/prepare/journal';
import { prepareRecord } from '@/lib/register/store/prepare/prepare';
import type { RegisterInput } from '@/lib/register/store/records';
import type { ImportCounts, ImportPlan, ImportRun } from '@/lib/register/store/store';
import { isTooDeep, messageOf } from '@/lib/shared/json';
import { Examiner } from './examine';
import { dateFile } from './file-date';
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
import { forgetNotes } from './note';
import type { SourceFile } from './read/source-file';
import { type ImportTarget, isRegisterRefusal } from './target/target';

/** A rejected record: its place, the reason, and its content. */
export interface Reject {
  file: string;
  line: number;
  reason: string;
  record?: unknown;
}

/** The folder of the files of rejected records. */
export const rejectsFolder = (dataFolder: string): string => join(dataFolder, 'rejects');

/** The file of rejected records. */
export const rejectsPath = (folder: string, { id, format }: Pick<ImportRun, 'id' | 'format'>): string =>
  join(folder, `import-${id}-${format}.jsonl`);

/** A record that cannot be serialized is nested too deeply; its place and the reason are still reported. */
function toLine(reject: Reject): string {
  const { record, ...withoutRecord } = reject;
  return `${JSON.stringify(isTooDeep(record) ? withoutRecord : reject)}\n`;
}

/**
 * The rejected records of an import, as JSON lines. The file is created with the first of them; writing at the same
 * offset replaces what was there, so that a resumed import lists each of them once.
 */
export class RejectsFile {
  private file: number | undefined;

  constructor(readonly path: string) {}

  /** Writes them at this byte, or at the end of a file that was deleted meanwhile. Returns the offset for the next ones. */
  write(offset: number, rejects: readonly Reject[]): number {
    if (rejects.length === 0) return offset;
    const bytes = Buffer.from(rejects.map(toLine).join(''));
    const file = this.open();
    const at = Math.min(offset, fstatSync(file).size);
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
      // Not 'a', which ignores the offset; private, as it holds personal data.
      this.file = openSync(this.path, constants.O_RDWR | constants.O_CREAT, 0o600);
    }
    return this.file;
  }
}

const MAX_PROBLEMS = 20;
/** Reasons may quote the record, so there could be as many as records: limit them. */
const MAX_REASONS = 200;
const OTHER_REASONS = 'other reasons';

/** Counts of rejected records and their reasons, and the first of them. */
export type Rejections = Pick<ImportCounts, 'rejected' | 'problems'>;

/** Counts one rejected record; `place` is `file:line`. */
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

/** An error in a mapping means unexpected data: the record is rejected, the import continues. */
export function mapSafely(map: MapRecord, raw: unknown, file: FileFacts, canWait: boolean): Mapped | Later {
  forgetNotes();
  try {
    return map(raw, file, canWait);
  } catch (error) {
    return skip(`it could not be understood: ${messageOf(error)}`);
  }
}

/** Maximum number of postponed records; a file in good order needs none. */
const WAITING_ROOM = 50_000;
/** Records of the file in one transaction: enough to be fast, few enough that other writers never wait long. */
const RECORDS_PER_BATCH = 2_000;
/** Inputs of the register in one transaction, for files whose records hold many. */
const INPUTS_PER_RECORD = 8;

interface ReadRecord extends RecordPlace {
  raw: unknown;
  /** Makes the record again, if that takes less memory than keeping it. */
  again: Again | undefined;
}

interface Waiting {
  record: ReadRecord;
  file: FileFacts;
}

interface LoaderOptions {
  map: MapRecord;
  target: ImportTarget;
  /** Records done in an earlier run: mapped again to restore the mapping's state, but not written. */
  done: number;
  /** Maximum records in one transaction. */
  recordsPerBatch: number;
  /** Removes fields. */
  withhold: (input: RegisterInput) => RegisterInput;
}

/** Maps records and writes them to the register in batches; postponed ones come last. */
class RecordLoader {
  /** Records read. */
  read = 0;
  readonly examiner = new Examiner();
  private position = 0;
  private waiting: Waiting[] = [];
  private batch = new BatchPacker();
  private raws: Again[] = [];
  private inputs = 0;
  /** Settled once the last batch is passed to the target. */
  private passed = Promise.resolve();

  constructor(private readonly options: LoaderOptions) {}

  /** True if the current batch should be written before more is loaded. */
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

  /** Call after the last record: postponed records are mapped without what they waited for. */
  async finish(): Promise<void> {
    const records = this.waiting;
    this.waiting = [];
    for (const one of records) {
      this.take(one.record, this.map(one.record, one.file, false), one.file);
      if (this.isFull) await this.bring();
    }
    await this.bring();
    await this.passed;
  }

  /**
   * Passes on the current batch once the one before has been: meanwhile it is compressed for the journal, in another
   * thread. A failure is reported at the next call.
   */
  async bring(): Promise<void> {
    if (this.position <= this.options.done) return;
    const [packed, raws] = [this.batch.close(), this.raws];
    [this.batch, this.raws, this.inputs] = [new BatchPacker(), [], 0];
    const { position, read } = this;
    const entry = toJournalEntry(packed);
    await this.passed;
    const rawOf = (index: number) => raws[index]?.raw();
    this.passed = entry.then((entry) =>
      this.options.target.write({ chunks: packed.chunks, entry, position, read }, rawOf),
    );
    this.passed.catch(() => {});
  }

  private takeRecord(record: ReadRecord, file: FileFacts): void {
    this.take(record, this.map(record, file, this.waiting.length < WAITING_ROOM), file);
  }

  private take(record: ReadRecord, mapped: Mapped | Later, file?: FileFacts): void {
    this.position++;
    if (isLater(mapped)) {
      if (file) this.waiting.push({ record, file });
      return;
    }
    if (file) this.examiner.take(isSkip(mapped) ? [] : mapped, file, record.line);
    if (this.position > this.options.done) this.gather(record, mapped);
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
  /** Compressed bytes read of all files, and their total; undefined if unknown. */
  taken: number;
  size: number | undefined;
}

export interface RunOptions {
  format: ImportFormat;
  files: SourceFile[];
  target: ImportTarget;
  /** Path of the file of rejected records; see `rejectsPath`. */
  rejectsFolder: string;
  formatOptions?: FormatOptions;
  /** Fields that must not reach the register; none by default. */
  withhold?: (input: RegisterInput) => RegisterInput;
  /** Whether the file of rejects may hold the records themselves, unchanged. */
  saveRecords?: boolean;
  /** Records of the files in one transaction. */
  recordsPerBatch?: number;
  /** Maximum records to read. */
  limit?: number;
  /** Whether the files are whole snapshots: what they lack of their publishers' records is then marked as gone. */
  complete?: boolean;
  /** Other options that affect the result, used to recognise a stopped import. */
  planOptions?: ImportPlan['options'];
  onProgress?: (progress: Progress) => void;
}

/** The result of an import. */
export interface ImportResult extends ImportCounts {
  files: number;
  /** Records already in the register, because this import was stopped after them. */
  resumed_at: number;
  /** Files that could not be read completely, with the reason. */
  brokenFiles: string[];
  /** Path of the file of rejected records. */
  rejects: string;
}

const PROGRESS_EVERY = 500;

/** Total size of the files. */
const sizeOf = (files: readonly SourceFile[]): number | undefined =>
  files.reduce<number | undefined>(
    (sum, { size }) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  );

/** The day of files that are snapshots together: the newest; undefined if one of them has only the date of the file system. */
export function dayOfSnapshot(files: readonly SourceFile[]): string | undefined {
  const days = files.map((file) => dateFile(file).date);
  return days.some(isAssumed) ? undefined : days.sort().at(-1);
}

/** Why files that were called whole cannot show what is gone; undefined if they can. */
function findDoubt({ files, limit }: RunOptions, brokenFiles: string[]): string | undefined {
  if (brokenFiles.length > 0) return 'a file was not read to its end';
  if (limit !== undefined) return 'only some of the records were read';
  return dayOfSnapshot(files) === undefined ? 'the day of the files is not known' : undefined;
}

const toPlan = ({ format, files, limit, planOptions }: RunOptions): ImportPlan => ({
  format: format.name,
  files: files.map((file) => ({ name: file.name, size: file.size ?? null, date: dateFile(file).date })),
  options: { ...planOptions, ...(limit === undefined ? {} : { limit }) },
});

/** @returns false if the limit of records is reached. */
async function importFile(file: SourceFile, loader: RecordLoader, options: RunOptions, report: () => void) {
  const facts = dateFile(file);
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
 * Loads files into the register. An error in a record costs that record, an error in a file
 * costs its rest. Only a register that cannot be written stops an import; a stopped import is
 * resumed when it is started again with the same files and options.
 */
export async function runImport(options: RunOptions): Promise<ImportResult> {
  const { format, files, target, saveRecords = true, withhold = (input) => input } = options;
  const map = format.createMapper(options.formatOptions ?? {});
  const run = await target.begin({ plan: toPlan(options), rejectsFolder: options.rejectsFolder, saveRecords });
  const { recordsPerBatch = RECORDS_PER_BATCH } = options;
  const loader = new RecordLoader({ map, target, done: run.position, recordsPerBatch, withhold });
  const brokenFiles: string[] = [];
  const size = sizeOf(files);
  // Of the files before: adding all up for each file takes longer than reading thousands of small ones.
  let taken = 0;
  const report = (file: SourceFile) => () =>
    options.onProgress?.({ file: file.name, read: loader.read, taken: taken + file.taken(), size });
  for (const file of files) {
    try {
      if (!(await importFile(file, loader, options, report(file)))) break;
    } catch (error) {
      if (isRegisterRefusal(error)) throw error;
      brokenFiles.push(`${file.name}: ${messageOf(error)}`);
      loader.examiner.breakFile(`${file.name}: ${messageOf(error)}`);
    }
    loader.examiner.endFile(file);
    report(file)();
    taken += file.taken();
  }
  await loader.finish();
  const doubt = options.complete ? findDoubt(options, brokenFiles) : undefined;
  const day = dayOfSnapshot(files);
  const snapshot = day === undefined ? undefined : { day, isWhole: options.complete === true && doubt === undefined };
  const { days } = loader.examiner;
  const counts = await target.end({ findings: loader.examiner.list(), days, snapshot });
  if (doubt !== undefined) counts.absences = { gone: 0, returned: 0, ...counts.absences, doubt };
  const rejects = rejectsPath(options.rejectsFolder, run);
  return {
    ...counts,
    files: files.length,
    resumed_at: run.position,
    brokenFiles,
    rejects,
  };
}
