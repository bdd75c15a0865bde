import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RegisterWriter } from '@/lib/registry/embedded/store/store';
import { RegisterRefusal } from './batch';
import type { FileFacts, ImportFormat } from './format';
import { RecordLoader } from './record-loader';
import { countSkip, emptySummary, type Summary } from './summary';
import { messageOf } from './text';

export interface Progress {
  file: string;
  read: number;
}

export interface RunOptions {
  format: ImportFormat;
  files: string[];
  writer: RegisterWriter;
  onProgress?: (progress: Progress) => void;
  /** When a file was made; by default, when it was last written. */
  dateOfFile?: (file: string) => Promise<Date>;
}

const PROGRESS_EVERY = 500;

const lastWritten = async (file: string): Promise<Date> => (await stat(file)).mtime;

async function importFile(path: string, file: FileFacts, loader: RecordLoader, summary: Summary, options: RunOptions) {
  try {
    for await (const item of options.format.read(path)) {
      const place = `${file.name}:${item.line}`;
      summary.read++;
      if ('problem' in item) countSkip(summary, place, item.problem);
      else loader.load({ place, raw: item.raw, file });
      if (summary.read % PROGRESS_EVERY === 0) options.onProgress?.({ file: file.name, read: summary.read });
    }
  } finally {
    loader.flush();
  }
}

/**
 * Loads files into the register. Whatever is wrong with a record costs that record, whatever is wrong with a file
 * costs its rest. Only a register that takes nothing any more stops an import.
 */
export async function runImport(options: RunOptions): Promise<Summary> {
  const summary = emptySummary();
  const loader = new RecordLoader(options.format.createMapper(), options.writer, summary);
  const dateOfFile = options.dateOfFile ?? lastWritten;
  for (const path of options.files) {
    summary.files++;
    const name = basename(path);
    try {
      const date = (await dateOfFile(path)).toISOString();
      await importFile(path, { name, date }, loader, summary, options);
    } catch (error) {
      if (error instanceof RegisterRefusal) throw error;
      summary.brokenFiles.push(`${name}: ${messageOf(error)}`);
    }
    options.onProgress?.({ file: name, read: summary.read });
  }
  loader.finish();
  return summary;
}
