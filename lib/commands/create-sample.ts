import { readSampleRecords } from '@/lib/formats/in/native/sample';
import { AS_OF } from '@/lib/register/sample/highlights';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { writeWhole } from './whole-file';

/** Rows per transaction: large enough to be fast, small enough for memory. */
const BATCH = 2_000;

function* batchesOf<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    if (batch.push(item) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function writeSample(file: string): void {
  const writer = openRegisterWriter(file, { now: () => `${AS_OF}T12:00:00Z` });
  try {
    for (const batch of batchesOf(readSampleRecords())) writer.write(batch);
  } finally {
    writer.close();
  }
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('Say which file the sample register is to be written to.');
writeWhole(file, writeSample);
