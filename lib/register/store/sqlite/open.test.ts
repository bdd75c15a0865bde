import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './open';

function openFile() {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-open-'));
  const file = join(folder, 'register.sqlite');
  const db = openDatabase(file);
  onTestFinished(() => {
    db.close();
    rmSync(folder, { recursive: true });
  });
  return { db, file };
}

test('a new register has large pages', () => {
  expect(openFile().db.pragma('page_size', { simple: true })).toBe(16_384);
});

test('a register with pages of another size keeps them when it is opened', () => {
  const { db, file } = openFile();
  db.pragma('journal_mode = DELETE');
  db.pragma('page_size = 4096');
  db.exec('VACUUM');
  const again = openDatabase(file);
  onTestFinished(() => void again.close());
  expect(again.pragma('page_size', { simple: true })).toBe(4096);
});

test.each(['company_search', 'officer_search', 'statement_search'])(
  'the words of a large transaction are gathered before they go into %s, and those of many made one at a time',
  (table) => {
    const settings = openFile().db.prepare(`SELECT k, v FROM ${table}_config WHERE k <> 'version'`).raw().all();
    expect(Object.fromEntries(settings as [string, number][])).toEqual({
      ...{ hashsize: 16_000_000, automerge: 16, crisismerge: 64 },
    });
  },
);
