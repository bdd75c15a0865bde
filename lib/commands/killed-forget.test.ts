import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { native } from '@/lib/formats/out/native/native';
import { exported } from '@/lib/formats/out/native/native.fixture';
import { company, reference } from '@/lib/register/store/case-inputs';
import { prepareRecord } from '@/lib/register/store/prepare/prepare';
import type { RegisterInput } from '@/lib/register/store/records';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { openThreadedStore } from '@/lib/register/store/threads/threaded-store';
import { scaled } from '@/lib/testing/thorough';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-killed-forget-'));
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

const KILLS = scaled(10);
const COMPANIES = scaled(10_000, 4_000);
const PER_BATCH = 500;

const from = (publisher: string) => ({ source: { publisher, retrieved_at: '2026-01-01' } });

/** What a source says of some of the companies: a share of them is told by both. */
function* recordsOf(publisher: 'One' | 'Two'): Generator<RegisterInput[]> {
  for (let at = 0; at < COMPANIES; at++) {
    if (at % 3 === (publisher === 'One' ? 0 : 1)) continue;
    const number = String(at);
    yield [
      company(number, `Harrowgate ${publisher} ${at}`, { record_key: `${publisher}:${at}`, ...from(publisher) }),
      {
        ...{ kind: 'officer', key: `${publisher}:${at}`, company: reference(number), name: `Oda ${publisher} ${at}` },
        ...from(publisher),
      },
    ];
  }
}

function makeRegister(data: string, publishers: readonly ('One' | 'Two')[]): string {
  mkdirSync(data);
  const file = join(data, 'register.sqlite');
  const writer = openRegisterWriter(file, { now: () => '2026-03-01T12:00:00.000Z' });
  for (const publisher of publishers) {
    const run = writer.beginImport({ format: publisher, files: [], options: {} });
    const groups = [...recordsOf(publisher)].map(prepareRecord);
    for (let at = 0; at < groups.length; at += PER_BATCH) {
      const batch = groups.slice(at, at + PER_BATCH);
      writer.writeGroups(run, batch, () => ({ position: at, rejects_bytes: 0, counts: run.counts }));
    }
    writer.endImport(run);
  }
  writer.close();
  return file;
}

function startForgetting(data: string) {
  const tsx = join(process.cwd(), 'node_modules/.bin/tsx');
  const child = spawn(tsx, ['lib/commands/forget.ts', 'Two', '--yes'], {
    env: { ...process.env, FIRMAMENT_DATA: data },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A separate process group: the command is a child of its launcher, and both must be killed.
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  /** The exit code, with what was said of it. */
  const ended = new Promise<string>((resolve) => child.on('close', (code) => resolve(`${code} ${said}`)));
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  return { ended, kill };
}

const linesOf = (file: string): string[] => exported(file, native).trim().split('\n').sort();

/** The content, of a register that is not damaged. */
function readSound(file: string): string[] {
  const db = openDatabase(file);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  db.close();
  return linesOf(file);
}

test(`a register is whole whenever forgetting is killed (${KILLS} times), and a server answers meanwhile`, {
  timeout: 600_000,
}, async () => {
  const file = makeRegister(join(folder, 'data'), ['One', 'Two']);
  const never = readSound(makeRegister(join(folder, 'never'), ['One']));
  const before = readSound(file);
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(file, copy);

  const failures: unknown[] = [];
  const { store } = openThreadedStore(file, {
    died: (error) => failures.push(error),
    replaced: (error) => void (error !== undefined && failures.push(error)),
    damaged: (error) => failures.push(error),
  });
  // Its thread has the priority of this one: it is late on no machine.
  const isFound = async (name: string) => (await store.suggest(name, 1)).officers.length === 1;
  expect(await isFound('oda two')).toBe(true);

  const begun = performance.now();
  const whole = startForgetting(join(folder, 'data'));
  let isOver = false;
  void whole.ended.then(() => {
    isOver = true;
  });
  let answers = 0;
  while (!isOver) {
    expect(await isFound('oda one')).toBe(true);
    answers++;
    await wait(20);
  }
  expect(await whole.ended).toBe('0 ');
  const lasted = performance.now() - begun;
  expect(answers).toBeGreaterThan(10);
  await wait(1_000);
  expect(await isFound('oda two')).toBe(false);
  expect(failures).toEqual([]);
  store.close();
  expect(readSound(file)).toEqual(never);

  let interrupted = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    rmSync(join(folder, 'data'), { recursive: true, maxRetries: 5 });
    mkdirSync(join(folder, 'data'));
    copyFileSync(copy, file);
    const { ended, kill: killIt } = startForgetting(join(folder, 'data'));
    // Spread over its time, more of them late: at the start nothing is done yet.
    await wait(lasted * Math.sqrt((kill + Math.random()) / KILLS));
    killIt();
    await ended;
    const content = readSound(file);
    expect([before, never]).toContainEqual(content);
    // The last kills may come too late on a fast machine.
    if (content.length === never.length) continue;
    interrupted++;
    const again = startForgetting(join(folder, 'data'));
    expect(await again.ended).toBe('0 ');
    expect(readSound(file)).toEqual(never);
    expect(readdirSync(join(folder, 'data')).filter((name) => name.includes('.new'))).toEqual([]);
  }
  // Two kills may both come too late: undisturbed, the work takes less time than it did beside a server.
  if (KILLS > 2) expect(interrupted).toBeGreaterThan(0);
  expect(existsSync(`${file}.new`)).toBe(false);
});
