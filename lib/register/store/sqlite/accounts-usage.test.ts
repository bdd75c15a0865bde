import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { Database } from '@/lib/shared/sqlite.mjs';
import { createUsageCounter } from './accounts';

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
import { createUsageCounter } from ${JSON.stringify(join(import.meta.dirname, 'accounts.ts'))};
const [file, calls] = process.argv.slice(-2);
const counter = createUsageCounter(file);
let granted = 0;
for (let call = 0; call < Number(calls); call += 1) {
  if (await counter.spend('a', { daily: 100, monthly: 1000 }, new Date('2026-11-21T12:00:00Z'))) granted += 1;
}
process.stdout.write(String(granted), () => process.kill(process.pid, 'SIGKILL'));`;

const spendElsewhere = async (calls: number): Promise<number> => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', SPENDER, file, String(calls)];
  const ended = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
  return Number(ended.stdout);
};

describe('calls', () => {
  it('are counted per caller until none is left', async () => {
    const counter = createUsageCounter(file);
    const spend = (caller: string) => counter.spend(caller, LIMITS, day('2026-11-21'));
    expect(await spend('a')).toEqual({ today: 1, this_month: 1 });
    await spend('a');
    expect(await spend('a')).toEqual({ today: 3, this_month: 3 });
    expect(await spend('a')).toBeUndefined();
    expect(await counter.usageOf('a', day('2026-11-21'))).toEqual({ today: 3, this_month: 3 });
    expect(await spend('b')).toEqual({ today: 1, this_month: 1 });
    counter.close();
  });

  it('are counted one after the other if they arrive together', async () => {
    const counter = createUsageCounter(file);
    const now = day('2026-11-21');
    const usages = await Promise.all(['a', 'b', 'a', 'a', 'a'].map((caller) => counter.spend(caller, LIMITS, now)));
    expect(usages.map((usage) => usage?.today)).toEqual([1, 1, 2, 3, undefined]);
    expect(await counter.usageOf('a', now)).toEqual({ today: 3, this_month: 3 });
    counter.close();
  });

  it.each([
    ['for an hour over midnight', '2026-11-21', '2026-11-20'],
    ['over the end of a month', '2026-12-01', '2026-11-30'],
  ])('are neither free nor locked if the clock is set back %s', async (_, before, after) => {
    const counter = createUsageCounter(file);
    for (let call = 0; call < 3; call++) await counter.spend('a', LIMITS, day(before));
    expect(await counter.spend('a', LIMITS, day(after))).toBeUndefined();
    expect(await counter.usageOf('a', day(after))).toEqual({ today: 3, this_month: 3 });
    expect(await counter.spend('a', LIMITS, day(before))).toBeUndefined();
    expect(await counter.spend('a', LIMITS, day('2026-12-02'))).toMatchObject({ today: 1 });
    counter.close();
  });

  it('that were counted under a clock years ahead count for today, and no longer', async () => {
    const counter = createUsageCounter(file);
    await counter.spend('a', LIMITS, day('2031-01-01'));
    await counter.spend('a', LIMITS, day('2031-01-01'));
    expect(await counter.spend('a', LIMITS, day('2026-11-20'))).toEqual({ today: 3, this_month: 3 });
    expect(await counter.spend('a', LIMITS, day('2026-11-20'))).toBeUndefined();
    expect(await counter.spend('a', LIMITS, day('2026-11-21'))).toEqual({ today: 1, this_month: 4 });
    counter.close();
  });

  it('that wait are counted when the counter is closed', async () => {
    const counter = createUsageCounter(file);
    const waiting = counter.spend('a', LIMITS, day('2026-11-21'));
    counter.close();
    expect(await waiting).toEqual({ today: 1, this_month: 1 });
  });

  it('fail together if the file cannot be written', async () => {
    const counter = createUsageCounter(file);
    await counter.spend('a', LIMITS, day('2026-11-21'));
    const other = new Database(file);
    other.exec('DROP TABLE usage');
    other.close();
    const calls = ['a', 'b'].map((caller) => counter.spend(caller, LIMITS, day('2026-11-21')));
    const ended = await Promise.allSettled(calls);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    counter.close();
  });

  it.each([
    ['the next day', '2026-11-22', { today: 1, this_month: 4 }],
    ['the next month', '2026-12-01', { today: 1, this_month: 1 }],
    ['the same day of the next year', '2027-11-21', { today: 1, this_month: 1 }],
  ])('begin anew on %s', async (_, later, usage) => {
    const counter = createUsageCounter(file);
    for (let call = 0; call < 3; call += 1) await counter.spend('a', LIMITS, day('2026-11-21'));
    expect(await counter.spend('a', LIMITS, day(later))).toEqual(usage);
    counter.close();
  });

  it('are refused at the monthly limit, even if the day has some left', async () => {
    const counter = createUsageCounter(file);
    for (let call = 0; call < 3; call += 1) await counter.spend('a', LIMITS, day('2026-11-20'));
    for (let call = 0; call < 2; call += 1) await counter.spend('a', LIMITS, day('2026-11-21'));
    expect(await counter.spend('a', LIMITS, day('2026-11-21'))).toBeUndefined();
    counter.close();
  });

  it('create the file with the first call', async () => {
    const counter = createUsageCounter(file);
    expect(existsSync(file)).toBe(false);
    await counter.spend('a', LIMITS, day('2026-11-21'));
    expect(existsSync(file)).toBe(true);
    counter.close();
  });

  it('are refused at a limit of 0', async () => {
    const counter = createUsageCounter(':memory:');
    expect(await counter.spend('a', { daily: 0, monthly: 9 }, day('2026-11-21'))).toBeUndefined();
    expect(await counter.usageOf('a', day('2026-11-21'))).toEqual({ today: 0, this_month: 0 });
    counter.close();
  });

  it('are counted exactly for parallel processes that are killed', async () => {
    const granted = await Promise.all([60, 60, 60].map(spendElsewhere));
    expect(granted.reduce((sum, calls) => sum + calls)).toBe(100);
    const counter = createUsageCounter(file);
    expect(await counter.usageOf('a', day('2026-11-21'))).toEqual({ today: 100, this_month: 100 });
    counter.close();
  });

  it('of past months are deleted with their addresses', async () => {
    const counter = createUsageCounter(file);
    await counter.spend('address:192.0.2.1', LIMITS, day('2026-11-21'));
    await counter.spend('b', LIMITS, day('2026-12-01'));
    expect(await counter.usageOf('address:192.0.2.1', day('2026-11-21'))).toEqual({ today: 0, this_month: 0 });
    counter.close();
  });
});
