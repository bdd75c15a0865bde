import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RegisterInput } from '@/lib/register/store/records';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import type { RegisterWriter } from '@/lib/register/store/store';
import { printSummary } from './dry-run';
import { type ImportFormat, type ReadItem, skip } from './format';
import { sourceOf } from './read/byte-streams';
import { type RunOptions, runImport } from './run';
import { createDirectTarget } from './target/direct';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The register rejects records called "bad", which have no type. */
const placeholder = (key: string): RegisterInput => ({
  kind: 'placeholder',
  entity_type: key.startsWith('bad') ? (null as unknown as 'unknown') : 'unknown',
  keys: [`test:${key}`],
  record_key: key,
  name: key,
  source: {},
});

/** A format whose files are lists of record keys: no disk, no parsing. */
function formatOf(files: Record<string, ReadItem[]>): ImportFormat {
  return {
    name: 'invented',
    describes: '',
    recognises: () => false,
    async *read(file) {
      const items = files[file.name];
      if (!items) throw new Error('it is torn');
      yield* items;
    },
    createMapper: () => (raw) => {
      if (raw === 'puzzling') throw new Error('a puzzle');
      if (raw === 'nothing') return [];
      return raw === 'useless' ? skip('no use') : [placeholder(String(raw))];
    },
  };
}

const rows = (...keys: string[]): ReadItem[] => keys.map((raw, index) => ({ line: index + 1, raw }));

type Watch = (writer: RegisterWriter) => RegisterWriter;

/** Runs an import of these files into the register of the test. */
async function run(
  files: Record<string, ReadItem[] | null>,
  options: Partial<RunOptions> = {},
  watch: Watch = (w) => w,
) {
  const writer = openRegisterWriter(join(folder, 'register.sqlite'));
  const held = Object.fromEntries(Object.entries(files).flatMap(([name, items]) => (items ? [[name, items]] : [])));
  try {
    return await runImport({
      format: formatOf(held),
      files: Object.keys(files).map((name) => sourceOf(name, '')),
      target: createDirectTarget(watch(writer)),
      rejectsFolder: join(folder, 'rejects'),
      recordsPerBatch: 2_000,
      ...options,
    });
  } finally {
    writer.close();
  }
}

const readRejects = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('a bad record is rejected alone and reported with its place', async () => {
  const items: ReadItem[] = [
    ...rows('a', 'useless', 'puzzling', 'bad', 'a', 'nothing'),
    { line: 7, problem: 'not valid', text: '{' },
  ];
  const result = await run({ f: items });
  expect(result).toMatchObject({ files: 1, read: 7, added: 1, unchanged: 1, merged: 0, passed: 1, brokenFiles: [] });
  expect(result.problems).toEqual([
    'f:2: no use',
    'f:3: it could not be understood: a puzzle',
    'f:4: the register refused it: NOT NULL constraint failed: placeholders.entity_type',
    'f:7: not valid',
  ]);
  expect(readRejects(result.rejects)).toEqual([
    { file: 'f', line: 2, reason: 'no use', record: 'useless' },
    { file: 'f', line: 3, reason: 'it could not be understood: a puzzle', record: 'puzzling' },
    expect.objectContaining({ file: 'f', line: 4, record: 'bad' }),
    { file: 'f', line: 7, reason: 'not valid', record: '{' },
  ]);
});

test('an import without rejects leaves no file of them', async () => {
  expect(existsSync((await run({ f: rows('a') })).rejects)).toBe(false);
});

test('where facts of people are left out, the file of rejects holds no records', async () => {
  const { rejects } = await run({ f: rows('useless') }, { saveRecords: false });
  expect(readRejects(rejects)).toEqual([{ file: 'f', line: 1, reason: 'no use' }]);
});

test('a file that cannot be read to its end leaves the others alone', async () => {
  const result = await run({ a: null, b: rows('b') });
  expect(result).toMatchObject({ files: 2, added: 1, brokenFiles: ['a: it is torn'] });
  expect(printSummary(result)).toContain('Not read to its end: a: it is torn');
});

test('a register that refuses everything stops the import', async () => {
  const keys = Array.from({ length: 200 }, (_, index) => `bad${index}`);
  await expect(run({ f: rows(...keys) })).rejects.toThrow('NOT NULL');
});

/** A register that fails on the n-th batch, like one whose disk was full for a while. */
const refusingOnly =
  (batch: number): Watch =>
  (writer) => {
    let seen = 0;
    const writeGroups: RegisterWriter['writeGroups'] = (...batchOf) => {
      if (++seen === batch) throw new Error('disk full');
      writer.writeGroups(...batchOf);
    };
    return { ...writer, writeGroups };
  };

test('a batch that cannot be written stops the import, and is written when it is begun again', async () => {
  const files = { f: rows(...Array.from({ length: 10_000 }, (_, index) => `k${index}`)) };
  await expect(run(files, {}, refusingOnly(2))).rejects.toThrow('disk full');
  expect(await run(files)).toMatchObject({ resumed_at: 2_000, added: 10_000, unchanged: 0 });
});

test('no more records are read than are allowed', async () => {
  expect(await run({ f: rows('a', 'b', 'c'), g: rows('d') }, { limit: 2 })).toMatchObject({ read: 2, added: 2 });
});

/** A writer that dies in the middle of its n-th batch, like a killed process. */
const dyingAt =
  (batch: number): Watch =>
  (writer) => {
    let written = 0;
    return {
      ...writer,
      writeGroups: (importRun, groups, settle) =>
        writer.writeGroups(importRun, groups, (fates, found) => {
          if (++written > batch) throw new Error('killed');
          return settle(fates, found);
        }),
    };
  };

test.each([0, 1, 2])('an import that was stopped after %d batches goes on there, once', async (batches) => {
  const keys = Array.from({ length: 10_000 }, (_, index) => (index % 10 === 3 ? 'useless' : `k${index}`));
  const files = { f: rows(...keys) };
  await expect(run(files, {}, dyingAt(batches))).rejects.toThrow('killed');
  const result = await run(files);
  expect(result).toMatchObject({ read: 10_000, added: 9_000, unchanged: 0, rejected: { 'no use': 1_000 } });
  expect(result.resumed_at > 0).toBe(batches > 0);
  expect(readRejects(result.rejects)).toHaveLength(1_000);
  expect((await run(files)).resumed_at).toBe(0);
});

test('another limit is another import', async () => {
  const files = { f: rows(...Array.from({ length: 2500 }, (_, index) => `k${index}`)) };
  await expect(run(files, {}, dyingAt(1))).rejects.toThrow('killed');
  expect(await run(files, { limit: 2400 })).toMatchObject({ resumed_at: 0, read: 2400 });
});
