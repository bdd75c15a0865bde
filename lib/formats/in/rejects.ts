import { closeSync, constants, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportRun } from '@/lib/register/store/imports';
import { isTooDeep } from '@/lib/shared/levels';

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
