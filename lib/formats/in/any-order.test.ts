import { expect, test } from 'vitest';
import { openSqliteExport } from '@/lib/register/store/sqlite/read/export/export';
import { createDice } from '@/lib/testing/chance';
import { findPublished, type Published, realData, registerOfPublished } from '@/lib/testing/real-data';
import { THOROUGH } from '@/lib/testing/thorough';
import { native } from '../out/native/native';
import { ExportTally } from '../out/tally';

/** Everything in a register of these imports, without ids and times of writing. */
async function contentOf(imports: readonly Published[]): Promise<string[]> {
  const register = openSqliteExport(await registerOfPublished(imports), { withHidden: true });
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
    const all = await findPublished();
    const files = all.flatMap(({ format, paths }) => paths.map((path) => ({ format, paths: [path] })));
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
