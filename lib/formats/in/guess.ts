import { UsageError } from '@/lib/shared/command-options';
import { messageOf } from '@/lib/shared/json';
import type { ImportFormat } from './format';
import { FORMATS } from './formats';
import type { SourceFile } from './read/source-file';

/** The format of a file, by its name and start; undefined if it is unknown or unreadable. */
export async function guessFormat(file: SourceFile): Promise<ImportFormat | undefined> {
  const start = await file.start().catch((error) => {
    throw new UsageError(`The file ${file.name} cannot be read: ${messageOf(error)}.`);
  });
  const sample = { name: file.name, start: start.toString('utf8') };
  return FORMATS.find((format) => format.recognises(sample));
}

export interface FilesOfFormat {
  format: ImportFormat;
  files: SourceFile[];
}

export interface Guess {
  /** Files by format, in the order of each format's first file. */
  work: FilesOfFormat[];
  /** Files of unknown format in a folder or archive: a description, a licence, a list. */
  unknown: SourceFile[];
}

/**
 * Recognises the formats of files.
 * @throws UsageError if a file named by the user has no known format, or no file of a folder or archive has one:
 * skipping them silently would be worse.
 */
export async function guessFormats(files: readonly SourceFile[]): Promise<Guess> {
  const groups = new Map<ImportFormat, SourceFile[]>();
  const unknown: SourceFile[] = [];
  for (const file of files) {
    const format = await guessFormat(file);
    if (format) groups.set(format, [...(groups.get(format) ?? []), file]);
    else unknown.push(file);
  }
  const atFault = groups.size === 0 ? unknown[0] : unknown.find(({ cameAlong }) => !cameAlong);
  if (atFault)
    throw new UsageError(`The format of ${atFault.name} is not recognized: name it (--list shows the formats).`);
  return { work: [...groups].map(([format, ofFormat]) => ({ format, files: ofFormat })), unknown };
}
