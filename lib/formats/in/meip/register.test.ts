import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { Database } from '@/lib/shared/sqlite.mjs';
import type { ImportFormat } from '../format';
import { lei } from '../gleif/fixtures';
import { gleif } from '../gleif/gleif';
import { LEVEL_1_XML } from '../gleif/spellings.fixture';
import { sourceOf } from '../read/byte-streams';
import { runImport } from '../run';
import { createDirectTarget } from '../target/direct';
import { meip } from './meip';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firmament-meip-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function load(format: ImportFormat, content: string) {
  const writer = openRegisterWriter(join(folder, 'register.sqlite'));
  try {
    const files = [sourceOf('f', content)];
    return await runImport({ format, files, target: createDirectTarget(writer), rejectsFolder: folder });
  } finally {
    writer.close();
  }
}

/** The enterprise of the company in `LEVEL_1_XML`, under another name. */
const listWith = (identifiers: Record<string, string>): string =>
  JSON.stringify({ [lei(1)]: { name: 'TARN', parent_mne: 'Tarn Group', identifiers, iso3: 'GBR' } });

test.each([
  ['with its number, before', { opencorporates: 'gb/01234500' }, ['list', 'record']],
  ['with its number, after', { opencorporates: 'gb/01234500' }, ['record', 'list']],
  ['by its LEI alone, before', {}, ['list', 'record']],
  ['by its LEI alone, after', {}, ['record', 'list']],
])('a head that is listed %s its own record is the same company, and keeps its own facts', async (_, keys, order) => {
  for (const turn of order) {
    await (turn === 'list' ? load(meip, listWith(keys)) : load(gleif, LEVEL_1_XML));
  }
  const db = new Database(join(folder, 'register.sqlite'), { readonly: true });
  const members = db.prepare(
    `SELECT c.company_number, c.name, c.inactive FROM corporate_grouping_members m JOIN companies c ON c.id = m.company_id`,
  );
  expect(members.all()).toEqual([{ company_number: '01234500', name: 'Tarn & Fell Limited', inactive: 1 }]);
  expect(db.prepare('SELECT count(*) FROM companies').pluck().get()).toBe(1);
  db.close();
});
