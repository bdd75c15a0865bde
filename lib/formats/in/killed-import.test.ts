import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BatchRecord, unpackRecords } from '@/lib/register/store/prepare/batch';
import { chunksOf } from '@/lib/register/store/prepare/journal';
import { contentHash } from '@/lib/register/store/sqlite/content-hash';
import { Database } from '@/lib/shared/sqlite.mjs';
import { scaled } from '@/lib/testing/thorough';
import { company, person, relationship } from './bods/fixtures';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-killed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const KILLS = scaled(10);
const GROUPS = scaled(8000, 2500);

/** Invented groups whose relationships come before the entities they name, so that they wait until the end of the run. */
function* statements(): Iterable<string> {
  for (let n = 0; n < GROUPS; n++) {
    const owned = company(`owned-${n}`, { identifiers: [{ scheme: 'GB-COH', id: String(n).padStart(8, '0') }] });
    const owner = person(`owner-${n}`);
    const interests = [{ type: 'shareholding', share: { exact: n % 101 } }];
    const names = { statementId: `link-${n}`, recordId: `link-${n}` };
    const link = relationship(`owner-${n}`, interests, names, { subject: `owned-${n}` });
    for (const one of n % 3 === 0 ? [link, owned, owner] : [owned, owner, link]) yield `${JSON.stringify(one)}\n`;
  }
}

function start(data: string, file: string) {
  const tsx = join(process.cwd(), 'node_modules/.bin/tsx');
  const child = spawn(tsx, ['lib/commands/import.ts', 'bods', file], {
    env: { ...process.env, FIRMAMENT_DATA: data },
    stdio: 'ignore',
    // A separate process group: the command is a child of its launcher, and both must be killed.
    detached: true,
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { ended, kill: () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL') };
}

/** Delay so that kills happen during the work. */
const hasBegun = (file: string, position: number): boolean => {
  const db = new Database(file, { fileMustExist: true, timeout: 5000 });
  try {
    const rows = db.prepare<[], { checkpoint: string }>('SELECT checkpoint FROM imports').all();
    return rows.some(({ checkpoint }) => JSON.parse(checkpoint).position > position);
  } finally {
    db.close();
  }
};

/** @returns whether it was still running. */
async function killAfter(data: string, file: string, position: number): Promise<boolean> {
  const { ended, kill } = start(data, file);
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over) {
    await wait(20);
    try {
      if (hasBegun(join(data, 'register.sqlite'), position)) break;
    } catch {
      // The register does not exist yet.
    }
  }
  await wait(Math.random() * 60);
  const atWork = !over;
  if (atWork) kill();
  await ended;
  return atWork;
}

/** Each record of the files with its place, as the journal keeps it. */
function journalOf(data: string): BatchRecord[] {
  const db = new Database(join(data, 'register.sqlite'), { readonly: true });
  try {
    const rows = db.prepare<[], Buffer>('SELECT records FROM import_records WHERE records IS NOT NULL ORDER BY id');
    return rows
      .pluck()
      .all()
      .flatMap((records) => [...unpackRecords(chunksOf(records))]);
  } finally {
    db.close();
  }
}

const hashOf = (data: string): string => {
  const db = new Database(join(data, 'register.sqlite'));
  try {
    expect(db.pragma('foreign_key_check')).toEqual([]);
    return contentHash(db);
  } finally {
    db.close();
  }
};

test(`an import that is killed ${KILLS} times and begun again leaves what an uninterrupted one leaves`, {
  timeout: 300_000,
}, async () => {
  const file = join(folder, 'statements.jsonl');
  writeFileSync(file, [...statements()].join(''));
  const [whole, killed] = [join(folder, 'whole'), join(folder, 'killed')];
  expect(await start(whole, file).ended).toBe(0);
  let kills = 0;
  for (let n = 0; n < KILLS; n++) if (await killAfter(killed, file, n * 2000)) kills++;
  // The last kills may come too late on a fast machine.
  expect(kills).toBeGreaterThan(KILLS / 2);
  expect(await start(killed, file).ended).toBe(0);
  expect(hashOf(killed)).toBe(hashOf(whole));
  const journal = journalOf(whole);
  expect(journal).toHaveLength(3 * GROUPS);
  expect(journalOf(killed)).toEqual(journal);
});
