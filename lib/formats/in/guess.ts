import { UsageError } from '@/lib/shared/command-options';
import { messageOf } from '@/lib/shared/json';
import type { ImportFormat } from './format';
import { FORMATS } from './formats';
import { parsePlainRecord, separatorOf } from './read/csv';
import type { SourceFile } from './read/source-file';

/** What files begin with that are no text, and what to do with them. */
const BINARY: readonly (readonly [mark: string, hint: string])[] = [
  ['%PDF', 'it is a PDF, which holds pages and no records'],
  ['PAR1', 'it is a Parquet file: convert it to CSV'],
  ['SQLite format 3', 'it is a SQLite database: export its tables as CSV'],
  ['\u00d0\u00cf\u0011\u00e0', 'it is an old Excel workbook: save its sheets as CSV'],
];

const COLUMNS_NAMED = 6;
/** Of a column of a table; longer text is prose. */
const LONGEST_NAME = 60;

const list = (names: readonly string[]): string =>
  [...names.slice(0, COLUMNS_NAMED), ...(names.length > COLUMNS_NAMED ? ['…'] : [])].join(', ');

/** What a file is whose format is not recognised, as far as its start tells, with what to do. */
export function hintFor(name: string, start: Buffer): string {
  const bytes = start.toString('latin1', 0, 32);
  const binary = BINARY.find(([mark]) => bytes.startsWith(mark))?.[1];
  if (/\.xlsx\//i.test(name)) return 'it is part of an Excel workbook: save its sheets as CSV';
  if (binary !== undefined) return binary;
  const text = start
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text === '') return 'it is empty';
  if (start.includes(0)) return 'it is no text';
  if (/^[[{]/.test(text)) {
    const keys = new Set([...text.slice(0, 2_000).matchAll(/"([^"\\]{1,40})"\s*:/g)].map(([, key]) => key ?? ''));
    return `it is JSON with the fields ${list([...keys])}: name its format, if it is one of these (--list shows them)`;
  }
  if (text.startsWith('<')) return 'it is XML or HTML: name its format, if it is one of these (--list shows them)';
  const [header = '', first = ''] = text.split(/\r?\n/, 2);
  const { separator, columns } = separatorOf(header);
  const isNamed = columns.every((column) => column.trim() !== '' && column.length <= LONGEST_NAME);
  const isTable = columns.length > 1 && isNamed && parsePlainRecord(first, separator)?.length === columns.length;
  return isTable
    ? `it is a table with the columns ${list(columns)}: say by a mapping what they are (csv ${name} --mapping <file>), or name its format`
    : 'name it (--list shows the formats)';
}

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
  if (atFault) {
    throw new UsageError(
      `The format of ${atFault.name} is not recognized: ${hintFor(atFault.name, await atFault.start())}.`,
    );
  }
  return { work: [...groups].map(([format, ofFormat]) => ({ format, files: ofFormat })), unknown };
}
