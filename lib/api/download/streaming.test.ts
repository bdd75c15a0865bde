import { Unzip, UnzipInflate } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type FormatName, formatsFor } from '@/lib/formats/offered';
import { DATA_SHEET } from '@/lib/formats/out/spreadsheet/xlsx';
import { listOf, RECORDS } from './download.fixture';
import { write } from './formats';

const ROWS = 50_000;
/** Two windows of the compressor and a chunk, counted in the shortest rows. */
const MAX_HELD = 2_500;

/** Occurs once in each row, and nowhere else. */
const MARK = 'Rowmark';

const record = { ...RECORDS.jurisdiction, name: MARK, full_name: null };

function* counted(count: { asked: number }) {
  for (let row = 0; row < ROWS; row += 1) {
    count.asked += 1;
    yield record;
  }
}

/** Counts the marks received so far; a mark may span two chunks. */
function markCounter() {
  const decoder = new TextDecoder();
  let tail = '';
  let found = 0;
  return {
    add(piece: Uint8Array) {
      const text = tail + decoder.decode(piece, { stream: true });
      found += text.split(MARK).length - 1;
      tail = text.slice(Math.max(0, text.lastIndexOf(MARK) + 1)).slice(-MARK.length + 1);
    },
    found: () => found,
  };
}

/** The same for an archive: extracts the data sheet as it arrives. */
function archiveCounter() {
  const counter = markCounter();
  const unzip = new Unzip((file) => {
    if (file.name !== DATA_SHEET) return;
    file.ondata = (_, data) => counter.add(data);
    file.start();
  });
  unzip.register(UnzipInflate);
  return { add: (piece: Uint8Array) => unzip.push(piece), found: counter.found };
}

async function takeAll(format: FormatName): Promise<{ found: number; held: number }> {
  const count = { asked: 0 };
  const counter = format === 'xlsx' ? archiveCounter() : markCounter();
  let held = 0;
  for await (const piece of write(format, listOf('jurisdiction', counted(count)))) {
    // Before the chunk is read, so all its rows still count as in memory.
    held = Math.max(held, count.asked - counter.found());
    counter.add(piece);
  }
  return { found: counter.found(), held };
}

// Files of networks begin with all entities, so that they are held.
describe.each(formatsFor('jurisdiction'))('a list of 50,000 rows as %s', (format) => {
  it('is complete, while only a few of its rows are in memory', async () => {
    const { found, held } = await takeAll(format);
    expect(found).toBe(ROWS);
    expect(held).toBeLessThan(MAX_HELD);
  });

  it('loads nothing before it is read, and closes its rows when the reader leaves', async () => {
    const count = { asked: 0 };
    const seen = { closed: false };
    async function* rows() {
      try {
        yield* counted(count);
      } finally {
        seen.closed = true;
      }
    }
    const document = { ...listOf('jurisdiction', []), rows: rows() };
    const pieces = write(format, document)[Symbol.asyncIterator]();
    expect(count.asked).toBe(0);
    while (count.asked === 0) await pieces.next();
    await pieces.return?.();
    expect(seen.closed).toBe(true);
    expect(count.asked).toBeLessThan(ROWS);
  });

  it('fails if its rows fail, and is never cut short without an error', async () => {
    async function* rows() {
      yield record;
      throw new Error('The registry is down.');
    }
    const reading = takePieces(format, rows());
    await expect(reading).rejects.toThrow('The registry is down.');
  });
});

async function takePieces(format: FormatName, rows: AsyncIterable<typeof record>): Promise<void> {
  for await (const piece of write(format, { ...listOf('jurisdiction', []), rows })) expect(piece).toBeDefined();
}
