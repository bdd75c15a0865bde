import { createHash } from 'node:crypto';
import type { CachedReply } from './open-cache';

/** Of all tests of the cache. */
export const NOON = Date.UTC(2026, 10, 21, 12);

/** Always the same for a name, and nothing that packing makes much smaller. */
const noise = (name: string, length: number): string =>
  createHash('shake256', { outputLength: length }).update(name).digest('base64').slice(0, length);

/** A reply that can be told from half of it: its filling is as long as it says. */
export const sizedReply = (name: string, length = 4000): CachedReply => ({
  status: 200,
  body: { name, length, filling: noise(name, length) },
  at: NOON,
});
