import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { company } from '@/lib/register/store/case-inputs';
import { BatchPacker } from '@/lib/register/store/prepare/batch';
import { toJournalEntryNow } from '@/lib/register/store/prepare/journal';
import { prepare } from '@/lib/register/store/prepare/prepare';
import type { RegisterInput } from '@/lib/register/store/records';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { rejectsPath } from '../../run';
import { createDirectTarget } from '../direct';
import type { ImportBatch, ImportTarget } from '../target';
import { openThreadTarget } from './thread-target';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-thread-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const PLAN = { format: 'invented', files: [], options: {} };
const beginning = () => ({ plan: PLAN, rejectsFolder: folder, saveRecords: true });

/** The register rejects a placeholder without a type. */
const bad = (): RegisterInput => ({
  ...{ kind: 'placeholder', keys: ['test:bad'], record_key: 'bad', name: 'Nobody', source: {} },
  entity_type: null as unknown as 'unknown',
});

function batchOf(position: number, ...inputs: RegisterInput[]): ImportBatch {
  const packer = new BatchPacker();
  for (const [index, input] of inputs.entries()) packer.add({ file: 'f', line: index + 1, inputs: [prepare(input)] });
  const packed = packer.close();
  return { chunks: packed.chunks, entry: toJournalEntryNow(packed), position, read: position };
}

const rawOf = (index: number) => ({ row: index });

async function importTwoBatches(target: ImportTarget) {
  const run = await target.begin(beginning());
  await target.write(batchOf(3, company('1', 'Harrowgate'), bad(), company('2', 'Ashby')), rawOf);
  await target.write(batchOf(4, company('1', 'Harrowgate')), rawOf);
  const counts = await target.end({ findings: [], days: null });
  await target.close();
  return { run, counts, rejects: readFileSync(rejectsPath(folder, run), 'utf8') };
}

test('a separate thread makes the same register, counts and rejects as this one', async () => {
  const [here, there] = [join(folder, 'here.sqlite'), join(folder, 'there.sqlite')];
  const clock = () => '2024-01-01T00:00:00.000Z';
  const direct = await importTwoBatches(createDirectTarget(openRegisterWriter(here, { now: clock })));
  const threaded = await importTwoBatches(await openThreadTarget(there));
  expect(threaded.counts).toEqual(direct.counts);
  expect(threaded.counts).toMatchObject({ read: 4, added: 2, unchanged: 1 });
  expect(threaded.rejects).toBe(direct.rejects);
  expect(JSON.parse(threaded.rejects)).toMatchObject({ file: 'f', line: 2, record: { row: 1 } });
});

test('a rejected record that cannot be sent is reported without its content', async () => {
  const target = await openThreadTarget(join(folder, 'register.sqlite'));
  const run = await target.begin(beginning());
  await target.write(batchOf(2, bad(), company('2', 'Ashby')), () => () => 'no plain data');
  expect(await target.end({ findings: [], days: null })).toMatchObject({ added: 1 });
  await target.close();
  const reject = JSON.parse(readFileSync(rejectsPath(folder, run), 'utf8'));
  expect(reject).toMatchObject({ file: 'f', line: 1 });
  expect(reject).not.toHaveProperty('record');
});

test('a file that is no register cannot be opened', async () => {
  const file = join(folder, 'register.sqlite');
  writeFileSync(file, 'something else, and long enough to be looked at by whoever opens a database'.repeat(10));
  await expect(openThreadTarget(file)).rejects.toThrow('not a database');
});

test('after a batch that could not be written nothing is written, and all is there to be brought again', async () => {
  const file = join(folder, 'register.sqlite');
  const target = await openThreadTarget(file);
  await target.begin(beginning());
  const many = Array.from({ length: 200 }, bad);
  await target.write(batchOf(200, ...many), rawOf);
  const bringMore = async () => {
    for (let position = 201; position < 220; position++) {
      await target.write(batchOf(position, company(`${position}`, 'Harrowgate')), rawOf);
    }
  };
  await expect(bringMore()).rejects.toThrow('NOT NULL');
  await target.close();
  const again = await openThreadTarget(file);
  expect(await again.begin(beginning())).toMatchObject({ position: 0 });
  await again.close();
});
