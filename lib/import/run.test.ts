import { expect, test } from 'vitest';
import type { RegisterInput, WriteOutcome } from '@/lib/registry/embedded/store/records';
import type { RegisterWriter } from '@/lib/registry/embedded/store/store';
import { type ImportFormat, type ReadItem, skip } from './format';
import { runImport } from './run';
import { printSummary } from './summary';

/** A format whose files are lists of record keys: no disk, no parsing. */
function formatOf(files: Record<string, ReadItem[]>): ImportFormat {
  return {
    name: 'invented',
    describes: '',
    async *read(file) {
      const items = files[file];
      if (!items) throw new Error('it is torn');
      yield* items;
    },
    createMapper: () => (raw) => {
      if (raw === 'puzzling') throw new Error('a puzzle');
      return raw === 'useless' ? skip('no use') : [placeholder(String(raw))];
    },
  };
}

const placeholder = (key: string): RegisterInput => ({
  kind: 'placeholder',
  entity_type: 'unknown',
  keys: [key],
  record_key: key,
  name: key,
  source: {},
});

/** A register that refuses what is called bad, all of a batch or none. */
function fakeWriter() {
  const held = new Set<string>();
  const batches: number[] = [];
  const write = (records: RegisterInput[]): WriteOutcome[] => {
    const keys = records.map((record) => (record.kind === 'placeholder' ? record.record_key : ''));
    if (keys.some((key) => key.startsWith('bad'))) throw new Error('bad record');
    batches.push(keys.length);
    return keys.map((key) => {
      const outcome = held.has(key) ? 'unchanged' : 'added';
      held.add(key);
      return outcome;
    });
  };
  const writer: RegisterWriter = { write, close: () => {} };
  return { writer, held, batches };
}

const rows = (...keys: string[]): ReadItem[] => keys.map((raw, index) => ({ line: index + 1, raw }));
const dateOfFile = async () => new Date(0);

test('what is wrong with a record costs that record, and is told with its place', async () => {
  const { writer, held } = fakeWriter();
  const items: ReadItem[] = [...rows('a', 'useless', 'puzzling', 'bad', 'a'), { line: 6, problem: 'not valid' }];
  const summary = await runImport({ format: formatOf({ 'x/f': items }), files: ['x/f'], writer, dateOfFile });
  expect(summary).toMatchObject({ files: 1, read: 6, added: 1, unchanged: 1, merged: 0, brokenFiles: [] });
  expect(summary.problems).toEqual([
    'f:2: no use',
    'f:3: it could not be understood: a puzzle',
    'f:6: not valid',
    'f:4: the register refused it: bad record',
  ]);
  expect([...held]).toEqual(['a']);
});

test('records are written about a thousand at a time', async () => {
  const { writer, batches } = fakeWriter();
  const keys = Array.from({ length: 2500 }, (_, index) => `k${index}`);
  await runImport({ format: formatOf({ f: rows(...keys) }), files: ['f'], writer, dateOfFile });
  expect(batches).toEqual([1000, 1000, 500]);
});

test('a file that cannot be read to its end leaves the others alone', async () => {
  const { writer } = fakeWriter();
  const summary = await runImport({ format: formatOf({ b: rows('b') }), files: ['a', 'b'], writer, dateOfFile });
  expect(summary).toMatchObject({ files: 2, added: 1, brokenFiles: ['a: it is torn'] });
  expect(printSummary(summary)).toContain('Not read to its end: a: it is torn');
});

test('a register that refuses everything stops the import', async () => {
  const { writer } = fakeWriter();
  const keys = Array.from({ length: 200 }, (_, index) => `bad${index}`);
  const run = runImport({ format: formatOf({ f: rows(...keys) }), files: ['f'], writer, dateOfFile });
  await expect(run).rejects.toThrow('bad record');
});
