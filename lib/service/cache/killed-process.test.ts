import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Database } from '@/lib/shared/sqlite.mjs';
import { scaled } from '@/lib/testing/thorough';
import { makeCacheFolder, SOURCE } from './cache-trial';
import { sizedReply } from './sized-reply';

const trial = makeCacheFolder();
const LENGTHS = 60_000;
/** Each round kills two processes. */
const ROUNDS = scaled(5);

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

const NODE = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', WRITER] as const;

/** Kills a writing process at a random time; returns its output and the signal. */
async function killWriter(): Promise<{ said: string; signal: unknown }> {
  const [node, ...args] = NODE;
  const child = spawn(node, [...args, trial.file, 'Infinity'], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  setTimeout(() => child.kill('SIGKILL'), Math.random() * 150);
  const [, signal] = await ended;
  return { said, signal };
}

/** Writes until the system refuses to let a file grow beyond this many kilobytes, like a full disk. */
async function runWriterWithin(kilobytes: number): Promise<unknown> {
  const limited = ['-c', `ulimit -f ${kilobytes} && exec "$@"`, 'bash', ...NODE, trial.file, '300'];
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
  it(`is intact after ${2 * ROUNDS} processes were killed while writing, two at a time`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ends = await Promise.all([killWriter(), killWriter()]);
      expect(ends).toEqual(Array(2).fill({ said: 'writing ', signal: 'SIGKILL' }));
      const db = new Database(trial.file);
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      db.close();
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
