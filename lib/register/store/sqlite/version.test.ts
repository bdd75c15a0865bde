import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { company } from '../case-inputs';
import { openDatabase } from './open';
import { createSqliteStore } from './sqlite-store';
import { createRegisterWriter } from './writer';

function openFile(file: string) {
  const db = openDatabase(file);
  onTestFinished(() => void db.close());
  return { store: createSqliteStore(db), writer: createRegisterWriter(db) };
}

it.each(['this connection', 'another one'])(
  'is another version after %s wrote, and the same until then',
  async (who) => {
    const folder = mkdtempSync(join(tmpdir(), 'firmament-version-'));
    const file = join(folder, 'register.sqlite');
    const [ours, others] = [openFile(file), openFile(file)];
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const before = await ours.store.version();
    await ours.store.findCompany({ jurisdiction_code: 'gb', company_number: '1' });
    expect(await ours.store.version()).toBe(before);
    (who === 'this connection' ? ours : others).writer.write([company('1', 'Harrowgate Limited')]);
    const after = await ours.store.version();
    expect(after).not.toBe(before);
    expect(await ours.store.version()).toBe(after);
  },
);
