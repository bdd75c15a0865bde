import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { describeCache } from './cache-cases';
import { createMemoryStore, createReplyCache, openCache } from './open-cache';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-kept-'));
  return () => rmSync(folder, { recursive: true });
});

const warn = (message: string): never => {
  throw new Error(`An unexpected warning: ${message}`);
};

describeCache('memory', ({ maxBytes, now }) => createReplyCache(createMemoryStore(maxBytes), now));

describeCache('a file', (room) =>
  openCache({ ...room, file: join(folder, 'deep/upstream.sqlite'), source: 'https://registry.example v0.4', warn }),
);

it('replies are cached in 32 MB of memory if no file size is given', async () => {
  const file = join(folder, 'upstream.sqlite');
  const cache = openCache({ file, maxBytes: 0, source: 'https://registry.example v0.4', now: () => 0, warn });
  expect([cache.kind, (await cache.size()).max_bytes]).toEqual(['memory', 32 * 1024 * 1024]);
});
