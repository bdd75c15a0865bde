import { UsageError } from './arguments';
import type { ImportFormat } from './format';
import { FORMATS } from './formats';
import type { SourceFile } from './read/source-file';
import { messageOf } from './text';

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

/**
 * The files by their formats, each format where its first file stands.
 * @throws UsageError where a file is of no format that we know: it would be worse to pass over it in silence.
 */
export async function guessFormats(files: readonly SourceFile[]): Promise<FilesOfFormat[]> {
  const groups = new Map<ImportFormat, SourceFile[]>();
  for (const file of files) {
    const format = await guessFormat(file);
    if (!format) throw new UsageError(`What ${file.name} is cannot be told: name its format (--list shows them).`);
    groups.set(format, [...(groups.get(format) ?? []), file]);
  }
  return [...groups].map(([format, ofFormat]) => ({ format, files: ofFormat }));
}
