/**
 * Whether a thrown value is an error of the class with this name. Each bundle of the server has its own copy of a
 * class, so `instanceof` fails for an error thrown by another bundle; its name is the same in all.
 */
export const isErrorNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** The code of an error of SQLite (`SQLITE_FULL`) or the file system (`EROFS`); undefined for an unexpected error. */
export function faultCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^(SQLITE_|E[A-Z]+$)/.test(error.code) ? error.code : undefined;
}

const startsWithOneOf = (error: unknown, codes: string[]): boolean =>
  codes.some((code) => faultCodeOf(error)?.startsWith(code));

/** Another process was writing the file for longer than was waited. */
export const isFileBusy = (error: unknown): boolean => startsWithOneOf(error, ['SQLITE_BUSY', 'SQLITE_LOCKED']);

/** What fails is the file of a database, its disk, or another process that holds it, and not what is to be written. */
const FILE_FAULTS = [
  'BUSY',
  'LOCKED',
  'CORRUPT',
  'NOTADB',
  'IOERR',
  'FULL',
  'READONLY',
  'CANTOPEN',
  'NOMEM',
  'PROTOCOL',
];
export const isFileFault = (error: unknown): boolean =>
  startsWithOneOf(
    error,
    FILE_FAULTS.map((code) => `SQLITE_${code}`),
  );

/** The file is permanently unusable: not a database, or damaged. */
export const isFileBroken = (error: unknown): boolean => startsWithOneOf(error, ['SQLITE_CORRUPT', 'SQLITE_NOTADB']);
