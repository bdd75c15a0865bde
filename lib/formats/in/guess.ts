import { UsageError } from '@/lib/shared/command-options';
import { messageOf } from '@/lib/shared/json';
import type { ImportFormat } from './format';
import { FORMATS } from './formats';
import type { SourceFile } from './read/source-file';

/** The format of a file, by its name and how it begins; undefined where it is none of ours, or cannot be read. */
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
  /** The files by their formats, each format where its first file stands. */
  work: FilesOfFormat[];
  /** Files that came along with others and are of no format that we know: a description, a licence, a list. */
  unknown: SourceFile[];
}

/**
 * What the files are.
 * @throws UsageError where a file that was named is of no format that we know, or all of those are that came along: it
 * would be worse to pass over them in silence.
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
