import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeUsageCounter } from '@/lib/registry/usage-cases';
import { Database } from '@/lib/shared/sqlite.mjs';
import { killAtWork, scriptCommand } from '@/lib/testing/kill-command';
import { KILLS } from '@/lib/testing/thorough';
import { createUsageCounter } from './usage-counter';

let file: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-usage-'));
  file = join(folder, 'usage.sqlite');
  return () => rmSync(folder, { recursive: true });
});

const LIMITS = { daily: 3, monthly: 5 };
const day = (text: string): Date => new Date(`${text}T12:00:00Z`);

/** Runs in another process, so that only the file holds the count; it exits without closing the file. */
const SPENDER = `
import { createUsageCounter } from ${JSON.stringify(join(import.meta.dirname, 'usage-counter.ts'))};
const [file, calls] = process.argv.slice(-2);
const counter = createUsageCounter(file);
let granted = 0;
for (let call = 0; call < Number(calls); call += 1) {
  if (await counter.spend('a', { daily: 100, monthly: 1000 }, new Date('2026-11-21T12:00:00Z'))) granted += 1;
}
process.stdout.write(String(granted), () => process.kill(process.pid, 'SIGKILL'));`;

/** Spends without end, and writes a dot for each call that was granted. */
const ENDLESS_SPENDER = `
import { createUsageCounter } from ${JSON.stringify(join(import.meta.dirname, 'usage-counter.ts'))};
const counter = createUsageCounter(process.argv.at(-1));
for (;;) if (await counter.spend('a', { daily: 1e9, monthly: 1e9 }, new Date('2026-11-21T12:00:00Z'))) say('.');`;

const spendElsewhere = async (calls: number): Promise<number> => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', SPENDER, file, String(calls)];
  const ended = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
  return Number(ended.stdout);
};

describeUsageCounter('a file', () => createUsageCounter(file));

describe('calls in a file', () => {
  it('that wait are counted when the counter is closed', async () => {
    const counter = createUsageCounter(file);
    const waiting = counter.spend('a', LIMITS, day('2026-11-21'));
    counter.close();
    expect(await waiting).toEqual({ today: 1, this_month: 1 });
  });

  it('create the file with the first call', async () => {
    const counter = createUsageCounter(file);
    expect(existsSync(file)).toBe(false);
    await counter.spend('a', LIMITS, day('2026-11-21'));
    expect(existsSync(file)).toBe(true);
    counter.close();
  });

  it('are counted exactly for parallel processes that are killed', async () => {
    const granted = await Promise.all([60, 60, 60].map(spendElsewhere));
    expect(granted.reduce((sum, calls) => sum + calls)).toBe(100);
    const counter = createUsageCounter(file);
    expect(await counter.usageOf('a', day('2026-11-21'))).toEqual({ today: 100, this_month: 100 });
    counter.close();
  });

  it(`are all in the file after ${KILLS} processes were killed while counting, two at a time`, async () => {
    let granted = 0;
    for (let kills = 2; kills <= KILLS; kills += 2) {
      const spenders = [1, 2].map(() => killAtWork(scriptCommand(ENDLESS_SPENDER, [file])));
      granted += (await Promise.all(spenders)).join('').length;
      const db = new Database(file);
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      db.close();
      const counter = createUsageCounter(file);
      const { today } = await counter.usageOf('a', day('2026-11-21'));
      // Each kill may come after a call was counted and before it was written that it was granted.
      expect(today).toBeGreaterThanOrEqual(granted);
      expect(today).toBeLessThanOrEqual(granted + kills);
      // What is left is granted exactly, as if nobody had been killed.
      const limits = { daily: today + 1, monthly: today + 1 };
      expect(await counter.spend('a', limits, day('2026-11-21'))).toEqual({ today: today + 1, this_month: today + 1 });
      expect(await counter.spend('a', limits, day('2026-11-21'))).toBeUndefined();
      granted++;
      counter.close();
    }
  }, 120_000);

  it('of past months are deleted with their addresses', async () => {
    const counter = createUsageCounter(file);
    await counter.spend('address:192.0.2.1', LIMITS, day('2026-11-21'));
    await counter.spend('b', LIMITS, day('2026-12-01'));
    expect(await counter.usageOf('address:192.0.2.1', day('2026-11-21'))).toEqual({ today: 0, this_month: 0 });
    counter.close();
  });
});

/** What makes the file unusable, and what ends that. */
const TROUBLES: [string, (file: string) => () => void][] = [
  [
    'is held by another process',
    (file) => {
      const other = new Database(file);
      other.exec('BEGIN IMMEDIATE');
      return () => other.close();
    },
  ],
  [
    'can neither be read nor written',
    (file) => {
      rmSync(file);
      for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true });
      mkdirSync(file);
      return () => rmdirSync(file);
    },
  ],
  [
    'is damaged',
    (file) => {
      for (const beside of ['', '-wal', '-shm']) writeFileSync(file + beside, 'x'.repeat(40_000));
      return () => undefined;
    },
  ],
];

describe('a file of counts that', () => {
  const now = day('2026-11-21');

  it.each(TROUBLES)('%s costs no call, grants none twice, and has all of them later', async (_, cause) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const said: string[] = [];
    const events = { failed: () => said.push('failed'), recovered: () => said.push('recovered') };
    const counter = createUsageCounter(file, events);
    await counter.spend('a', LIMITS, now);
    await counter.spend('a', LIMITS, now);
    const end = cause(file);
    // The handle of a deleted or overwritten file may go on; a server that starts now has none.
    counter.close();
    const restarted = createUsageCounter(file, events);
    const isKnown = cause === TROUBLES[0]?.[1];
    const granted: unknown[] = [];
    for (let call = 0; call < 4; call++) {
      const spent = restarted.spend('a', LIMITS, now);
      await vi.advanceTimersByTimeAsync(600);
      granted.push(await spent);
    }
    expect(granted.filter((usage) => usage !== undefined)).toHaveLength(isKnown ? 1 : 3);
    expect(await restarted.usageOf('a', now)).toMatchObject({ today: 3 });
    expect(said).toContain('failed');
    end();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(said.at(-1)).toBe('recovered');
    const reader = createUsageCounter(file);
    expect(await reader.usageOf('a', now)).toMatchObject({ today: 3 });
    expect(await restarted.spend('a', LIMITS, now)).toBeUndefined();
    for (const one of [reader, restarted]) one.close();
    vi.useRealTimers();
  });

  it('fails while it is open keeps what was counted before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const counter = createUsageCounter(file);
    await counter.spend('a', LIMITS, now);
    const other = new Database(file);
    other.exec('DROP TABLE usage');
    other.close();
    expect(await counter.spend('a', LIMITS, now)).toEqual({ today: 2, this_month: 2 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await counter.spend('a', LIMITS, now)).toMatchObject({ today: 2 });
    counter.close();
    vi.useRealTimers();
  });

  it('is held by another process does not stop this one while a call waits', async () => {
    const counter = createUsageCounter(file);
    await counter.spend('a', LIMITS, now);
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const ticking = setInterval(() => turns++, 10);
    expect(await counter.spend('a', LIMITS, now)).toMatchObject({ today: 2 });
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(5);
    other.close();
    counter.close();
    const reader = createUsageCounter(file);
    expect(await reader.usageOf('a', now)).toEqual({ today: 2, this_month: 2 });
    reader.close();
  });
});
