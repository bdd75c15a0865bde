import { isCleanAscii } from './clean-ascii';

/**
 * A value as registers write it (type, status, position), as it is compared: without regard to case and to
 * surrounding or doubled blanks. Made here and kept in a column, because SQLite folds the case of ASCII letters only.
 */
export const termKey = (value: string): string =>
  isCleanAscii(value) ? value.toLowerCase() : value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
