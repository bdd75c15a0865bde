import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BatchRecord, unpackRecords } from '@/lib/register/store/prepare/batch';
import { chunksOf } from '@/lib/register/store/prepare/journal';
import { Database } from '@/lib/shared/sqlite.mjs';
import { killWhen, recordsImported, registerHash, startCommand } from '@/lib/testing/kill-command';
import { KILLS, scaled, THOROUGH } from '@/lib/testing/thorough';
import { company, person, relationship } from './bods/fixtures';

let folder: string;
let file: string;
/** A register that was imported without interruption. */
let whole: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-killed-'));
  file = join(folder, 'statements.jsonl');
  writeFileSync(file, [...statements()].join(''));
  whole = join(folder, 'whole');
  expect(await start(whole, file).ended).toBe(0);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const GROUPS = scaled(4000, 1200);

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

const start = (data: string, file: string) => startCommand('import', data, ['bods', file]);

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

/** Whether an import was written to its end, even if its process was killed a moment later. */
function hasEnded(data: string): boolean {
  const db = new Database(join(data, 'register.sqlite'), { readonly: true });
  try {
    return db.prepare('SELECT 1 FROM imports WHERE ended_at IS NOT NULL').get() !== undefined;
  } finally {
    db.close();
  }
}

test(`an import that is killed at ${KILLS} random moments and begun again leaves what an uninterrupted one leaves`, {
  timeout: 600_000,
}, async () => {
  const killed = join(folder, 'killed');
  const expected = registerHash(whole);
  const journal = journalOf(whole);
  expect(journal).toHaveLength(3 * GROUPS);
  for (let kills = 0; kills < KILLS; rmSync(killed, { recursive: true })) {
    let isOver = false;
    // Each import is killed twice, the second time while it goes on.
    for (const half of [0, 0.5]) {
      const moment = (half + Math.random() / 2) * 3 * GROUPS;
      // One that has ended before the kill counts for nothing: the next would be another import of the same file.
      isOver = !(await killWhen(start(killed, file), () => recordsImported(killed) >= moment)) || hasEnded(killed);
      if (isOver) break;
      kills++;
      registerHash(killed);
    }
    if (isOver) continue;
    expect(await start(killed, file).ended).toBe(0);
    expect(registerHash(killed)).toBe(expected);
    expect(journalOf(killed)).toEqual(journal);
  }
});

/** An import whose files may not grow beyond a size, as on a disk that is full then. */
function startLimited(data: string, file: string, bytes: number) {
  const command = ['node_modules/.bin/tsx', 'lib/commands/import.ts', 'bods', file];
  const args = ['-c', `ulimit -f ${Math.ceil(bytes / 512)}; exec "$@"`, 'sh', ...command];
  return spawnSync('sh', args, { env: { ...process.env, FIRMAMENT_DATA: data }, encoding: 'utf8' });
}

test.skipIf(process.platform === 'win32' || !THOROUGH)(
  'an import that the disk has no room for stops with a sentence, loses no record, and goes on once there is room',
  { timeout: 300_000 },
  async () => {
    const full = join(folder, 'full');
    const size = statSync(join(whole, 'register.sqlite')).size;
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const { status, stderr, stdout } = startLimited(full, file, size * share);
      expect(status).toBe(1);
      // A small part of the register has no room for its tables: it is not even opened.
      expect(stderr).toMatch(/^The (?:import stopped|register .* cannot be written): .*disk/m);
      expect(stdout).not.toMatch(/rejected/);
    }
    expect(await start(full, file).ended).toBe(0);
    expect(registerHash(full)).toBe(registerHash(whole));
    expect(journalOf(full)).toEqual(journalOf(whole));
  },
);
