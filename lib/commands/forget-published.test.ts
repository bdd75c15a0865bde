import { expect, test } from 'vitest';
import { linesWithoutIds } from '@/lib/formats/out/native/native.fixture';
import { createForgetting } from '@/lib/register/store/sqlite/rewrite/forgetting';
import { readJournal } from '@/lib/register/store/sqlite/rewrite/journal-reader';
import { lockRegister } from '@/lib/register/store/sqlite/rewrite/replace-file';
import { rewriteRegister } from '@/lib/register/store/sqlite/rewrite/rewrite';
import { listOrigins } from '@/lib/register/store/sqlite/rewrite/survey';
import { createDice } from '@/lib/testing/chance';
import { findPublished, type Published, realData, registerOfPublished } from '@/lib/testing/real-data';
import { THOROUGH } from '@/lib/testing/thorough';

/**
 * Forgets the import of a format: by its publishers if no other import names them, otherwise by its number. Returns
 * what was named.
 */
function forget(file: string, format: string): readonly (string | number)[] {
  const register = lockRegister(file);
  try {
    const journal = readJournal(register.db);
    const publishersOf = new Map(
      listOrigins(journal).imports.map((run) => [
        run.format,
        run.publishers.flatMap(({ publisher }) => publisher ?? []),
      ]),
    );
    const imports = journal.imports.filter((run) => run.format === format).map(({ id }) => id);
    expect(imports).toHaveLength(1);
    const publishers = publishersOf.get(format) ?? [];
    publishersOf.delete(format);
    const others = new Set([...publishersOf.values()].flat());
    const byName = publishers.length > 0 && publishers.every((name) => !others.has(name));
    const filter = createForgetting(journal, {
      imports: new Set(byName ? [] : imports),
      publishers: new Set(byName ? publishers : []),
    });
    rewriteRegister(register, { filter });
    register.replace();
    return byName ? publishers : imports;
  } finally {
    register.release();
  }
}

/** The formats in the order in which they are forgotten, one after the other. */
function draw(published: readonly Published[], seed: number): string[] {
  const dice = createDice(seed);
  return published
    .map(({ format: { name } }) => ({ name, turn: dice.below(1_000_000) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ name }) => name);
}

const { reason } = realData('.', /./);
const isLeftOut = reason !== '' || !THOROUGH;

test.skipIf(isLeftOut)(
  `published files that are forgotten leave what was never imported${reason || (THOROUGH ? '' : ' (thorough only)')}`,
  { timeout: 900_000 },
  async () => {
    const published = await findPublished();
    const file = await registerOfPublished(published);
    const seed = Date.now() % 1_000_000;
    const forgotten = new Set<string>();
    for (const format of draw(published, seed)) {
      forgotten.add(format);
      const named = forget(file, format);
      const never = await registerOfPublished(published.filter(({ format: { name } }) => !forgotten.has(name)));
      const [found = [], expected = []] = [file, never].map((one) => linesWithoutIds(one, { withHidden: true }));
      const [all, known] = [new Set(found), new Set(expected)];
      const differing = [...found.filter((line) => !known.has(line)), ...expected.filter((line) => !all.has(line))];
      const about = `${[...forgotten].join(', ')} of seed ${seed}, the last by ${named.join(', ')}`;
      expect(differing.slice(0, 3), about).toEqual([]);
      expect(found.length, about).toBe(expected.length);
    }
  },
);
