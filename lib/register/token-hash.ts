import { createHash } from 'node:crypto';

/** Tokens are random and long, so a plain hash is enough: there is nothing to guess. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
