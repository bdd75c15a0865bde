import type { ImportCounts, ImportPlan } from '@/lib/register/store/imports';
import type { RegisterInput } from '@/lib/register/store/records';
import { messageOf } from '@/lib/shared/message-of';
import { eachOf, type FormatOptions, type ImportFormat } from './format';
import type { SourceFile } from './read/source-file';
import { RECORDS_PER_BATCH, RecordLoader } from './record-loader';
import { rejectsPath } from './rejects';
import { type ImportTarget, RegisterRefusal } from './target/target';

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
  keepRecords?: boolean;
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
  const { format, files, target, rejectsFolder, keepRecords = true, withhold = (input) => input } = options;
  const map = format.createMapper(options.formatOptions ?? {});
  const run = await target.begin({ plan: toPlan(options), rejectsFolder, keepRecords });
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
