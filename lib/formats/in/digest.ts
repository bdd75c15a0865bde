import { createHash } from 'node:crypto';

/** A short name for what a text says, for the keys of records that have none of their own. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
