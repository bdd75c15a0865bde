import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Database } from '@/lib/shared/sqlite.mjs';
import { killAtWork, scriptCommand } from '@/lib/testing/kill-command';
import { KILLS } from '@/lib/testing/thorough';
import { openCallQuota } from '../create-upstream';
import { OPERATOR, statusOf, testCallQuota, VISITOR } from './quota.fixture';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-calls-'));
  file = join(folder, 'calls.sqlite');
  return () => rmSync(folder, { recursive: true });
});

const leftToday = async (callQuota: ReturnType<typeof testCallQuota>): Promise<number> =>
  (await callQuota.standing()).left.today;

function rowsOf(sql: string): unknown[] {
  const db = new Database(file, { readonly: true });
  const rows = db.prepare(sql).all();
  db.close();
  return rows;
}

/** Runs in another process, so that only the file carries the count; it exits without closing anything. */
const SPENDER = `
import { testCallQuota } from ${JSON.stringify(join(import.meta.dirname, 'quota.fixture.ts'))};
const [file, calls] = process.argv.slice(-2);
const limits = { daily: 3000, monthly: 9000 };
const settings = { limits, reservePercent: 10, visitorPercent: 50 };
const granted = await testCallQuota({ file, settings }).spend(Number(calls));
process.stdout.write(String(granted), () => process.kill(process.pid, 'SIGKILL'));`;

/** Spends without end, and writes a dot for each call that was granted. */
const ENDLESS_SPENDER = `
import { testCallQuota } from ${JSON.stringify(join(import.meta.dirname, 'quota.fixture.ts'))};
const settings = { limits: { daily: 1e9, monthly: 1e9 }, reservePercent: 10, visitorPercent: 50 };
const quota = testCallQuota({ file: process.argv.at(-1), settings });
while (await quota.spend(1)) say('.');`;

const spendElsewhere = async (calls: number): Promise<number> => {
  const args = ['--import', 'tsx', '--input-type=module', '-e', SPENDER, file, String(calls)];
  const ended = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
  return Number(ended.stdout);
};

describe('the count of calls', () => {
  it('survives a restart, with the report of the service', async () => {
    const before = testCallQuota({ file });
    await before.spend(7);
    await before.learn(statusOf([20, 60], [30, 140]));
    before.note('get_company', 'kept');
    await before.close();
    const after = testCallQuota({ file });
    expect(await after.standing()).toMatchObject({ left: { today: 30, this_month: 140 }, counted_by: 'service' });
    expect((await after.report()).endpoints).toEqual([{ endpoint: 'get_company', calls: 0, kept: 1 }]);
    expect(await after.wantsStatus(Date.parse('2026-11-21T12:31:00Z'))).toBe(false);
    await after.usedUp(undefined);
    await after.close();
    const last = testCallQuota({ file });
    expect(await last.spend(1)).toBe(0);
    await last.close();
  });

  it('is exact if several processes are killed, and never grants one too many', async () => {
    const granted = await Promise.all([2000, 2000, 2000].map(spendElsewhere));
    expect(granted.reduce((sum, calls) => sum + calls)).toBe(3000);
    expect(rowsOf('SELECT calls FROM days')).toEqual([{ calls: 3000 }]);
  });

  it(`has every call after ${KILLS} processes were killed while counting, two at a time`, async () => {
    let granted = 0;
    for (let kills = 2; kills <= KILLS; kills += 2) {
      const spenders = [1, 2].map(() => killAtWork(scriptCommand(ENDLESS_SPENDER, [file])));
      granted += (await Promise.all(spenders)).join('').length;
      expect(rowsOf('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      const [{ calls }] = rowsOf('SELECT calls FROM days') as [{ calls: number }];
      // Each kill may come after a call was counted and before it was written that it was granted.
      expect(calls).toBeGreaterThanOrEqual(granted);
      expect(calls).toBeLessThanOrEqual(granted + kills);
      // What is left is granted exactly, as if nobody had been killed.
      const settings = { limits: { daily: calls + 1, monthly: calls + 1 }, reservePercent: 0, visitorPercent: 100 };
      const quota = testCallQuota({ file, settings });
      expect(await quota.spend(2)).toBe(1);
      quota.close();
      granted++;
    }
  }, 120_000);

  it('restarts for another account', async () => {
    const before = testCallQuota({ file });
    await before.spend(7);
    await before.close();
    const after = testCallQuota({ file, account: 'another' });
    expect(await leftToday(after)).toBe(50);
    await after.close();
  });

  it('creates no file before its first use', async () => {
    const callQuota = testCallQuota({ file: join(folder, 'new', 'calls.sqlite') });
    expect(readdirSync(folder)).toEqual([]);
    await callQuota.spend(1);
    expect(existsSync(join(folder, 'new', 'calls.sqlite'))).toBe(true);
    await callQuota.close();
  });

  it('writes cached replies in batches of fifty, or after five seconds', async () => {
    const callQuota = testCallQuota({ file });
    const written = () => rowsOf('SELECT coalesce(sum(kept), 0) AS kept FROM usage');
    await callQuota.spend(1);
    for (let answer = 0; answer < 49; answer++) callQuota.note('get_company', 'kept');
    expect(written()).toEqual([{ kept: 0 }]);
    callQuota.note('get_company', 'kept');
    expect(written()).toEqual([{ kept: 50 }]);
    callQuota.note('get_company', 'kept');
    callQuota.at('2026-11-21T12:30:05Z');
    callQuota.note('get_company', 'kept');
    expect(written()).toEqual([{ kept: 52 }]);
    await callQuota.close();
  });
});

describe('stored data about visitors', () => {
  it('contains no address, and is deleted the next day', async () => {
    const callQuota = testCallQuota({ file });
    await callQuota.spend(3, VISITOR);
    expect(rowsOf('SELECT day, calls FROM visitors')).toEqual([{ day: '2026-11-21', calls: 3 }]);
    callQuota.at('2026-11-22T00:00:00Z');
    await callQuota.spend(1, OPERATOR);
    expect(rowsOf('SELECT day, calls FROM visitors')).toEqual([{ day: '2026-11-22', calls: 1 }]);
    expect(rowsOf("SELECT count(*) AS salts FROM facts WHERE name LIKE 'salt %'")).toEqual([{ salts: 1 }]);
    await callQuota.close();
    expect(readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes('192.0.2'))).toBe(false);
  });

  it('has another mark each day', async () => {
    const marks: unknown[] = [];
    const callQuota = testCallQuota({ file });
    for (const day of [21, 22]) {
      callQuota.at(`2026-11-${day}T12:00:00Z`);
      await callQuota.spend(1, VISITOR);
      marks.push(...rowsOf('SELECT visitor FROM visitors'));
    }
    await callQuota.close();
    expect(marks).toHaveLength(2);
    expect(marks[0]).not.toEqual(marks[1]);
  });
});

describe('usage', () => {
  it('is stored for 13 months', async () => {
    const callQuota = testCallQuota({ file });
    for (const moment of ['2025-10-31T12:00:00Z', '2025-11-01T12:00:00Z', '2026-11-21T12:00:00Z']) {
      callQuota.at(moment);
      callQuota.note('versions', 'call');
    }
    await callQuota.close();
    expect(rowsOf('SELECT day FROM usage ORDER BY day')).toEqual([{ day: '2025-11-01' }, { day: '2026-11-21' }]);
  });
});

describe('if the file is not writable', () => {
  it.each([
    ['its folder is a file', 'x/calls.sqlite', () => writeFileSync(join(folder, 'x'), '')],
    ['it is a folder', 'calls.sqlite', () => mkdirSync(file)],
  ])('because %s, calls are counted in memory, with one warning', async (_, name, prepare) => {
    prepare();
    const warnings: string[] = [];
    const callQuota = testCallQuota({ file: join(folder, name), warn: (message) => warnings.push(message) });
    expect(await callQuota.spend(60)).toBe(50);
    callQuota.note('versions', 'call');
    expect((await callQuota.report()).endpoints).toHaveLength(1);
    expect(warnings).toEqual([
      expect.stringMatching(/^Calls cannot be counted in .*; until they can, they are counted in memory\.$/),
    ]);
    await callQuota.close();
  });

  it('any more, the count continues from its last value', async () => {
    const warnings: string[] = [];
    const callQuota = testCallQuota({ file, warn: (message) => warnings.push(message) });
    await callQuota.spend(20);
    await callQuota.learn(statusOf([30, 60], [20, 140]));
    const db = new Database(file);
    db.exec("CREATE TRIGGER full BEFORE INSERT ON days BEGIN SELECT raise(FAIL, 'database or disk is full'); END");
    db.close();
    expect(await callQuota.spend(5)).toBe(5);
    expect(await callQuota.spend(60)).toBe(15);
    expect(warnings).toEqual([expect.stringContaining('(database or disk is full)')]);
    await callQuota.close();
  });

  it.each<[string, () => () => void]>([
    [
      'it is held by another process',
      () => {
        const other = new Database(file);
        other.exec('BEGIN IMMEDIATE');
        return () => other.close();
      },
    ],
    [
      'the disk is full',
      () => {
        const db = new Database(file);
        db.exec("CREATE TRIGGER full BEFORE INSERT ON days BEGIN SELECT raise(FAIL, 'database or disk is full'); END");
        return () => db.exec('DROP TRIGGER full').close();
      },
    ],
  ])('for a time, because %s, calls go on, and all of them are in it later', async (_, cause) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const warnings: string[] = [];
    const callQuota = testCallQuota({ file, warn: (message) => warnings.push(message) });
    await callQuota.spend(20);
    callQuota.note('get_company', 'call');
    const end = cause();
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    expect(await callQuota.spend(7)).toBe(7);
    clearInterval(watch);
    // Whoever waits keeps nobody else waiting.
    expect(longest).toBeLessThan(500);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await callQuota.spend(2)).toBe(2);
    end();
    vi.setSystemTime(Date.now() + 1_000);
    expect(await callQuota.spend(60)).toBe(21);
    await callQuota.close();
    expect(rowsOf('SELECT calls FROM days')).toEqual([{ calls: 50 }]);
    expect(rowsOf('SELECT calls FROM visitors')).toEqual([{ calls: 50 }]);
    expect(warnings).toEqual([expect.stringMatching(/in memory\.$/), expect.stringMatching(/ again\.$/)]);
    vi.useRealTimers();
  });

  it('is written when the count is closed, if it can be by then', async () => {
    const warnings: string[] = [];
    const callQuota = testCallQuota({ file, warn: (message) => warnings.push(message) });
    await callQuota.spend(3);
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    await callQuota.spend(4);
    other.close();
    callQuota.note('get_company', 'kept');
    callQuota.note('get_company', 'call');
    await callQuota.close();
    expect(rowsOf('SELECT calls FROM days')).toEqual([{ calls: 7 }]);
    expect(rowsOf('SELECT calls, kept FROM usage')).toEqual([{ calls: 1, kept: 1 }]);
  });

  it('because it is not a database, it is set aside and replaced, with one warning', async () => {
    writeFileSync(file, 'no database at all '.repeat(100));
    const warnings: string[] = [];
    const callQuota = testCallQuota({ file, warn: (message) => warnings.push(message) });
    await callQuota.spend(3);
    await callQuota.close();
    expect(warnings).toEqual([expect.stringMatching(/^The count of calls could not be read; it is set aside as /)]);
    expect(readFileSync(`${file}.broken`, 'utf8')).toContain('no database at all');
    expect(rowsOf('SELECT calls FROM days')).toEqual([{ calls: 3 }]);
  });
});

describe('the quota of an account', () => {
  const place = { baseUrl: 'https://registry.example', now: () => Date.parse('2026-11-21T12:30:00Z') };
  const open = (token: string | null) =>
    openCallQuota({
      ...place,
      file,
      token,
      limits: { daily: 50, monthly: 200 },
      reservePercent: 10,
      visitorPercent: 50,
      warn: (message) => expect.fail(message),
    });

  it('has no token in its file, and restarts with another one', async () => {
    const lefts: number[] = [];
    for (const token of ['sesame', 'sesame', 'another', null]) {
      const callQuota = open(token);
      await callQuota.take({ purpose: 'person' });
      const standing = await callQuota.standing();
      expect(standing.token).toBe(token !== null);
      lefts.push(standing.left.today);
      await callQuota.close();
    }
    expect(lefts).toEqual([49, 48, 49, 49]);
    expect(readdirSync(folder).some((name) => /sesame|another/.test(readFileSync(join(folder, name), 'latin1')))).toBe(
      false,
    );
  });
});
