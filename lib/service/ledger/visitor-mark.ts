import { createHash } from 'node:crypto';

/**
 * Under which a visitor's calls of one day are counted in the file: not the address itself, and another mark each day.
 * Addresses are few enough to try them all while the day's salt is there; it is deleted with the day.
 */
export const visitorMark = (name: string, salt: string): string =>
  createHash('sha256').update(`${salt}\n${name}`).digest('base64url').slice(0, 22);
