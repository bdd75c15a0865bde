import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteExport } from '@/lib/register/store/sqlite/read/export/export';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { createDice } from '@/lib/testing/chance';
import { DATA, realData } from '@/lib/testing/real-data';
import { THOROUGH } from '@/lib/testing/thorough';
import { native } from '../out/native/native';
import { ExportTally } from '../out/tally';
import type { ImportFormat } from './format';
import { guessFormats } from './guess';
import { findSources } from './read/find-sources';
import { runImport } from './run';
import { createDirectTarget } from './target/direct';

interface PublishedFile {
  format: ImportFormat;
  path: string;
}

const sources = (paths: string[]) => findSources(paths, { stdin: process.stdin, clock: Date.now });

async function findPublished(): Promise<PublishedFile[]> {
  const { work } = await guessFormats(await sources([DATA]));
  return work.flatMap(({ format, files }) => files.map(({ name }) => ({ format, path: join(DATA, '..', name) })));
}

/** Everything in a register of these files, without ids and times of writing. */
async function contentOf(files: readonly PublishedFile[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-any-order-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'register.sqlite');
  const writer = openRegisterWriter(file, { now: () => '2026-01-01T00:00:00Z' });
  const target = createDirectTarget(writer);
  for (const { format, path } of files) {
    await runImport({ format, files: await sources([path]), target, rejectsFolder: folder });
  }
  writer.close();
  const register = openSqliteExport(file, { withHidden: true });
  const about = { exported_at: '', licences: [], tally: new ExportTally() };
  const lines = [...native.texts(register.records(), about)].sort();
  register.close();
  return lines;
}

const { reason } = realData('.', /./);
const isLeftOut = reason !== '' || !THOROUGH;

test.skipIf(isLeftOut)(
  `all published files leave the same register in five random orders${reason || (THOROUGH ? '' : ' (thorough only)')}`,
  { timeout: 900_000 },
  async () => {
    const files = await findPublished();
    const seed = Date.now() % 1_000_000;
    const dice = createDice(seed);
    const expected = await contentOf(files);
    for (let order = 0; order < 5; order++) {
      const known = new Set(expected);
      const shuffled = files
        .map((file) => ({ file, turn: dice.below(1_000_000) }))
        .sort((one, other) => one.turn - other.turn)
        .map(({ file }) => file);
      const found = await contentOf(shuffled);
      expect(found.filter((line) => !known.has(line)).slice(0, 3), `order ${order} of seed ${seed}`).toEqual([]);
      expect(found.length).toBe(expected.length);
    }
  },
);
