import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BatchRecord, unpackRecords } from '@/lib/register/store/prepare/batch';
import { chunksOf } from '@/lib/register/store/prepare/journal';
import { Database } from '@/lib/shared/sqlite.mjs';
import { killWhen, recordsImported, registerHash, startCommand } from '@/lib/testing/kill-command';
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

test(`an import that is killed at ${KILLS} random moments and begun again leaves what an uninterrupted one leaves`, {
  timeout: 300_000,
}, async () => {
  const file = join(folder, 'statements.jsonl');
  writeFileSync(file, [...statements()].join(''));
  const [whole, killed] = [join(folder, 'whole'), join(folder, 'killed')];
  expect(await start(whole, file).ended).toBe(0);
  let kills = 0;
  for (let n = 0; n < KILLS; n++) {
    const moment = ((n + Math.random()) / (KILLS + 1)) * 3 * GROUPS;
    if (await killWhen(start(killed, file), () => recordsImported(killed) > moment)) kills++;
  }
  // The last kills may come too late on a fast machine.
  expect(kills).toBeGreaterThan(KILLS / 2);
  expect(await start(killed, file).ended).toBe(0);
  expect(registerHash(killed)).toBe(registerHash(whole));
  const journal = journalOf(whole);
  expect(journal).toHaveLength(3 * GROUPS);
  expect(journalOf(killed)).toEqual(journal);
});
