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
import { killWhen, startCommand } from '@/lib/testing/kill-command';
import { KILLS, THOROUGH } from '@/lib/testing/thorough';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-killed-forget-'));
});
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

const COMPANIES = 6_000;
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

const startForgetting = (data: string) => startCommand('forget', data, ['Two', '--yes']);

const linesOf = (file: string): string[] => exported(file, native).trim().split('\n').sort();

/** The content, of a register that is not damaged. */
function readSound(file: string): string[] {
  const db = openDatabase(file);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  db.close();
  return linesOf(file);
}

test.runIf(THOROUGH)(
  `a register is whole whenever forgetting is killed ${KILLS} times, and a server answers meanwhile`,
  {
    timeout: 600_000,
  },
  async () => {
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
    /** Asked again if it is refused as late, which it may be beside other tests. */
    const isFound = async (name: string): Promise<boolean> => {
      for (;;) {
        try {
          return (await store.suggest(name, 1)).officers.length === 1;
        } catch (error) {
          expect(error).toMatchObject({ details: { reason: 'busy' } });
        }
      }
    };
    expect(await isFound('oda two')).toBe(true);

    const whole = startForgetting(join(folder, 'data'));
    let isOver = false;
    void whole.ended.then(() => {
      isOver = true;
    });
    const isMade = (): boolean => existsSync(`${file}.new`);
    let answers = 0;
    let begun = Number.NaN;
    while (!isOver) {
      expect(await isFound('oda one')).toBe(true);
      answers++;
      if (Number.isNaN(begun) && isMade()) begun = performance.now();
      await wait(20);
    }
    expect(await whole.ended).toBe(0);
    const lasted = performance.now() - begun;
    expect(answers).toBeGreaterThan(10);
    await wait(1_000);
    expect(await isFound('oda two')).toBe(false);
    expect(failures).toEqual([]);
    store.close();
    expect(readSound(file)).toEqual(never);

    const outcomes = { before: 0, after: 0 };
    // At least one of them must come before the end.
    while (outcomes.before + outcomes.after < KILLS || outcomes.before === 0) {
      rmSync(join(folder, 'data'), { recursive: true, maxRetries: 5 });
      mkdirSync(join(folder, 'data'));
      copyFileSync(copy, file);
      // One that has ended before the kill counts for nothing: undisturbed, it takes less time than beside a server.
      if (!(await killWhen(startForgetting(join(folder, 'data')), isMade, lasted))) continue;
      const content = readSound(file);
      expect([before, never]).toContainEqual(content);
      if (content.length === never.length) {
        outcomes.after++;
        continue;
      }
      outcomes.before++;
      expect(await startForgetting(join(folder, 'data')).ended).toBe(0);
      expect(readSound(file)).toEqual(never);
      expect(readdirSync(join(folder, 'data')).filter((name) => name.includes('.new'))).toEqual([]);
    }
    expect(isMade()).toBe(false);
  },
);
