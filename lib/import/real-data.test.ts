import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openRegisterWriter } from '@/lib/registry/embedded/store/sqlite/writer';
import { bods } from './bods/bods';
import { companiesHouse } from './companies-house/companies-house';
import { countRejected } from './counts';
import type { ImportFormat } from './format';
import { findSources } from './read/find-sources';
import { runImport } from './run';

/** Published data that may lie beside a checkout; nothing in the repository needs it. */
const DATA = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const reason = existsSync(DATA) ? '' : ' (skipped: no real data beside this checkout)';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firmament-real-'));
});
afterEach(() => rm(folder, { recursive: true }));

const filesIn = (name: string, ending: RegExp): string[] =>
  readdirSync(join(DATA, name))
    .filter((file) => ending.test(file))
    .map((file) => join(DATA, name, file));

async function load(format: ImportFormat, paths: string[]) {
  const writer = openRegisterWriter(join(folder, 'register.sqlite'));
  try {
    const files = await findSources(paths, { stdin: process.stdin, clock: Date.now });
    return await runImport({ format, files, writer, rejectsPath: () => join(folder, 'rejects.jsonl') });
  } finally {
    writer.close();
  }
}

describe.skipIf(reason !== '')(`published data${reason}`, () => {
  test('BODS 0.4 loads whole, joins the LEI record of a company with its own, and changes nothing again', async () => {
    const files = filesIn('bods-0.4', /\.jsonl$/);
    const first = await load(bods, files);
    expect(first.read).toBe(917);
    expect(countRejected(first)).toBe(0);
    expect(await load(bods, files)).toMatchObject({ added: 0, merged: 0, unchanged: 917 });

    const db = new Database(join(folder, 'register.sqlite'), { readonly: true });
    const owner = db.prepare('SELECT entity_id FROM entity_keys WHERE key = ?').pluck();
    const keys = [
      'company:gb/00102498',
      'bods:GB-COH-00102498',
      'bods:XI-LEI-213800LH1BZH3DI6G760',
      'lei:213800LH1BZH3DI6G760',
    ];
    expect(new Set(keys.map((key) => owner.get(key))).size).toBe(1);
    db.close();
  });

  test('BODS 0.2 and 0.3 load but for statements without an id', async () => {
    const files = ['bods-0.2', 'bods-0.2/shapes', 'bods-0.3/shapes'].flatMap((name) => filesIn(name, /\.jsonl?$/));
    const summary = await load(bods, files);
    expect(Object.keys(summary.rejected)).toEqual(['no statementID']);
    expect(summary.brokenFiles).toEqual([]);
  });

  test('the tables of Companies House load whole, and change nothing again', async () => {
    const files = filesIn('companies-house-bulk', /\.csv(\.gz)?$/);
    const first = await load(companiesHouse, files);
    expect(first.read).toBe(10_665);
    expect(countRejected(first)).toBe(0);
    expect(await load(companiesHouse, files)).toMatchObject({ added: 0, merged: 0, unchanged: 10_665 });
  });
});
