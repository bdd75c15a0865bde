/** The code of an error of SQLite (`SQLITE_FULL`) or of the file system (`EROFS`); undefined for any other: that is a defect. */
export function faultCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return /^(SQLITE_|E[A-Z]+$)/.test(error.code) ? error.code : undefined;
}

const startsWithOneOf = (error: unknown, codes: string[]): boolean =>
  codes.some((code) => faultCodeOf(error)?.startsWith(code));

/** Another process is writing, and was not done in the time we wait. */
export const isBusy = (error: unknown): boolean => startsWithOneOf(error, ['SQLITE_BUSY', 'SQLITE_LOCKED']);

/** No waiting mends this file: it is no database, or only a part of one. */
export const isBroken = (error: unknown): boolean => startsWithOneOf(error, ['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

/** The result of `work`, or `otherwise` while another process writes: a cache may miss, nobody waits for it. */
export function unlessBusy<T, U>(work: () => T, otherwise: U): T | U {
  try {
    return work();
  } catch (error) {
    if (!isBusy(error)) throw error;
    return otherwise;
  }
}
