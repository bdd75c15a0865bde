import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import type { CacheUnderTest } from './cache-cases';
import { type FileOptions, openCache } from './open-cache';
import { NOON, sizedReply } from './sized-reply';

export const SOURCE = 'https://registry.example v0.4';

/** A separate folder for every test, with caches whose warnings are collected. */
export function makeCacheFolder() {
  const trial = {
    folder: '',
    file: '',
    time: NOON,
    warnings: [] as string[],
    options: (given: Partial<FileOptions> = {}): FileOptions => ({
      file: trial.file,
      maxBytes: 4 * 1024 * 1024,
      source: SOURCE,
      now: () => trial.time,
      warn: (message) => trial.warnings.push(message),
      ...given,
    }),
    open: (given: Partial<FileOptions> = {}): CacheUnderTest => openCache(trial.options(given)),
    /** A cache with `count` companies, `k0` first; they are in the file when it returns. */
    async openFilled(count: number): Promise<CacheUnderTest> {
      const cache = trial.open();
      for (let index = 0; index < count; index += 1) {
        await cache.put(`k${index}`, sizedReply(`k${index}`), 'get_company');
      }
      return cache;
    },
  };
  beforeEach(() => {
    trial.folder = mkdtempSync(join(tmpdir(), 'firmament-kept-'));
    trial.file = join(trial.folder, 'upstream.sqlite');
    trial.time = NOON;
    trial.warnings.length = 0;
    return () => rmSync(trial.folder, { recursive: true });
  });
  return trial;
}
