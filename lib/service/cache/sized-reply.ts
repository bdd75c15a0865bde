import { createHash } from 'node:crypto';
import type { CachedReply } from './open-cache';

/** The time in all cache tests. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** Text that is always the same for a name, and hardly compressible. */
const noise = (name: string, length: number): string =>
  createHash('shake256', { outputLength: length }).update(name).digest('base64').slice(0, length);

/** A reply of the given length, so that a truncated one is recognised. */
export const sizedReply = (name: string, length = 4000): CachedReply => ({
  status: 200,
  body: { name, length, filling: noise(name, length) },
  at: NOON,
});
