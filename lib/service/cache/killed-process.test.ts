import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Database } from '@/lib/shared/sqlite.mjs';
import { killAtWork, scriptCommand } from '@/lib/testing/kill-command';
import { KILLS } from '@/lib/testing/thorough';
import { makeCacheFolder, SOURCE } from './cache-trial';
import { sizedReply } from './sized-reply';

const trial = makeCacheFolder();
const LENGTHS = 60_000;

const moduleHere = (name: string): string => JSON.stringify(join(import.meta.dirname, name));

/**
 * Starts a process that stores replies, from empty to many pages, until it is killed; it prints when it has started.
 */
const WRITER = `
import { openCache } from ${moduleHere('open-cache.ts')};
import { NOON, sizedReply } from ${moduleHere('sized-reply.ts')};
const [file, rounds] = process.argv.slice(-2);
const warnings = [];
const options = { file, maxBytes: 1024 * 1024, source: ${JSON.stringify(SOURCE)}, now: () => NOON };
const cache = openCache({ ...options, warn: (message) => warnings.push(message) });
for (let round = 0; round < Number(rounds); round += 1) {
  const name = 'k' + (round % 100);
  await cache.put(name, sizedReply(name, (round * 7919) % ${LENGTHS}), 'get_company');
  if (round === 20) process.stdout.write('writing ');
  if (round % 50 === 0) await new Promise(setImmediate);
}
process.stdout.write(JSON.stringify({ kind: cache.kind, warnings, last: (await cache.get('k99'))?.body.name }));`;

const startWriter = (rounds: number) => scriptCommand(WRITER, [trial.file, String(rounds)]);

/** Writes until the system refuses to let a file grow beyond this many kilobytes, like a full disk. */
async function runWriterWithin(kilobytes: number): Promise<unknown> {
  const limited = ['-c', `ulimit -f ${kilobytes} && exec "$@"`, 'bash', ...startWriter(300)];
  const child = spawn('bash', limited, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  await once(child, 'close');
  return JSON.parse(said.replace('writing ', ''));
}

/** The stored keys; checks that every reply is complete. */
async function wholeReplies(): Promise<string[]> {
  const cache = trial.open({ maxBytes: 1024 * 1024 });
  expect(cache.kind).toBe('file');
  const kept: string[] = [];
  for (const key of Array.from({ length: 100 }, (_, index) => `k${index}`)) {
    const reply = await cache.get(key);
    const { length } = { length: 0, ...(reply?.body as object) };
    if (reply) expect(reply).toEqual(sizedReply(key, length));
    if (reply) kept.push(key);
  }
  await cache.close();
  return kept;
}

describe('a cache file', () => {
  it(`is intact after ${KILLS} processes were killed while writing, two at a time`, async () => {
    for (let kills = 0; kills < KILLS; kills += 2) {
      const said = await Promise.all([1, 2].map(() => killAtWork(startWriter(Number.POSITIVE_INFINITY))));
      expect(said).toEqual(['writing ', 'writing ']);
      const db = new Database(trial.file);
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      db.close();
      // Each reply that is kept is the one that was given.
      expect((await wholeReplies()).length).toBeGreaterThan(20);
    }
    expect(trial.warnings).toEqual([]);
  });

  it('that the system does not let grow is replaced by memory, and is intact afterwards', async () => {
    expect(await runWriterWithin(100)).toEqual({
      kind: 'memory',
      warnings: [expect.stringContaining('Replies cannot be kept in')],
      last: 'k99',
    });
    expect((await wholeReplies()).length).toBeGreaterThan(0);
    expect(trial.warnings).toEqual([]);
  });
});
