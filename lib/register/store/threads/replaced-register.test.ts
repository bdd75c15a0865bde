import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isRegistryError } from '@/lib/contract/errors';
import { company } from '../case-inputs';
import { openRegisterWriter } from '../sqlite/writer';
import type { RegisterStore } from '../store';
import { openThreadedStore } from './threaded-store';

const KEPT_OPEN_MS = 300;
const WINDOW = { offset: 0, limit: 30 };

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-replaced-'));
  // Threads close their connections in their own time.
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  return folder;
}

function makeRegister(file: string, name: string): string {
  const writer = openRegisterWriter(file);
  writer.write([company('1', name)]);
  writer.close();
  return file;
}

function serve(file: string) {
  const told: unknown[] = [];
  const { store } = openThreadedStore(file, {
    died: (error) => told.push(error),
    replaced: (error) => told.push(error ?? 'replaced'),
    damaged: (error) => told.push(error),
    keptOpenMs: KEPT_OPEN_MS,
  });
  onTestFinished(() => store.close());
  return { store, told };
}

const KEY = { jurisdiction_code: 'gb', company_number: '1' };

/** Beside other tests a thread may be late, in any register: such a read is asked again. */
async function patiently<Found>(read: () => Promise<Found>): Promise<Found> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!isRegistryError(error) || error.details.reason !== 'busy') throw error;
    }
  }
}

const searchAll = (store: RegisterStore) => store.searchCompanies({ wildcard: 'B', order: 'name', window: WINDOW });

/** One read on the thread that serves, and one in each lane. */
const READS: ((store: RegisterStore) => Promise<unknown>)[] = [
  async (store) => (await store.findCompany(KEY))?.company.name,
  async (store) => (await store.suggest('no', 5)).companies[0]?.name,
  async (store) => (await searchAll(store)).items[0]?.name,
  async (store) => (await store.listCompanyKeys(0, 5)).length === 1 && (await store.findCompany(KEY))?.company.name,
];
const readAll = (store: RegisterStore) => Promise.all(READS.map((read) => patiently(() => read(store))));
const each = (name: string) => READS.map(() => name);

/** Reads without a pause until the condition holds. */
async function readUntil(store: RegisterStore, holds: (names: unknown[]) => boolean): Promise<Set<unknown>> {
  const seen = new Set<unknown>();
  const deadline = Date.now() + 20_000;
  for (;;) {
    const names = await readAll(store);
    for (const name of names) seen.add(name);
    if (holds(names) || Date.now() > deadline) return seen;
  }
}

test('a register that takes the name of the served one is read, and no read fails meanwhile', async () => {
  const folder = makeFolder();
  const file = makeRegister(join(folder, 'register.sqlite'), 'Northwick');
  const { store, told } = serve(file);
  expect(await readAll(store)).toEqual(each('Northwick'));
  const version = await store.version();
  renameSync(makeRegister(join(folder, 'other.sqlite'), 'Noakes'), file);
  const reading = readUntil(store, (names) => names.every((name) => name === 'Noakes'));
  while (told.length === 0) await wait(10);
  expect(await reading).toEqual(new Set(['Northwick', 'Noakes']));
  expect(await store.version()).not.toBe(version);
  // The former one is closed by now, and takes nothing of the new one with it.
  await wait(2 * KEPT_OPEN_MS + 600);
  const writer = openRegisterWriter(file);
  writer.write([company('1', 'Norbury', { source: { publisher: 'Invented Register', retrieved_at: '2026-09-09' } })]);
  expect(await readUntil(store, (names) => names.every((name) => name === 'Norbury'))).toContain('Norbury');
  writer.close();
  expect(await readAll(store)).toEqual(each('Norbury'));
  expect(told).toEqual(['replaced']);
});

test('what is still in the log of the former register is not read as of the new one', async () => {
  const folder = makeFolder();
  const file = makeRegister(join(folder, 'register.sqlite'), 'Northwick');
  const { store } = serve(file);
  const writer = openRegisterWriter(file);
  const many = Array.from({ length: 500 }, (_, at) => company(`9${at}`, `Northwick ${at}`));
  writer.write(many);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  renameSync(makeRegister(join(folder, 'other.sqlite'), 'Noakes'), file);
  await readUntil(store, (names) => names.every((name) => name === 'Noakes'));
  expect((await patiently(() => searchAll(store))).total).toBe(1);
  writer.close();
  expect(await readAll(store)).toEqual(each('Noakes'));
});

test('a file that is no register, or empty, is not read, and the former one is, until there is one', async () => {
  const folder = makeFolder();
  const file = makeRegister(join(folder, 'register.sqlite'), 'Northwick');
  const { store, told } = serve(file);
  // A thread that has not opened it yet could not do so any more.
  await readAll(store);
  const put = (content: string) => {
    writeFileSync(join(folder, 'other'), content);
    renameSync(join(folder, 'other'), file);
  };
  put('');
  await wait(700);
  expect(told).toEqual([]);
  put('something else, and long enough to be looked at by whoever opens a database'.repeat(10));
  while (told.length === 0) await wait(10);
  await wait(700);
  expect(told).toEqual([expect.objectContaining({ code: 'SQLITE_NOTADB' })]);
  expect(await readAll(store)).toEqual(each('Northwick'));
  renameSync(makeRegister(join(folder, 'right.sqlite'), 'Noakes'), file);
  expect(await readUntil(store, (names) => names.every((name) => name === 'Noakes'))).toContain('Noakes');
  expect(told).toHaveLength(2);
});
