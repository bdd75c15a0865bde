import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { openDatabase, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { createRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { createDice } from '@/lib/testing/chance';
import { askEverything } from '@/lib/testing/damage/ask-everything';
import { damage } from '@/lib/testing/damage/damage';
import type { Original } from '@/lib/testing/damage/original';
import { originals } from '@/lib/testing/damage/originals';
import { THOROUGH } from '@/lib/testing/thorough';
import { dryRun, printDryRun } from './dry-run';
import { FORMATS } from './formats';
import { sourceOf } from './read/byte-streams';
import { countLoaded, countRejected, type Reject, runImport } from './run';
import { createDirectTarget } from './target/direct';

/** Damaged copies of each file. */
const COPIES = THOROUGH ? 16 : 1;
const SEED = 20_241_122;

let [folder, db]: [string, SqliteDatabase] = ['', openDatabase(':memory:')];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-damaged-'));
  db = openDatabase(':memory:');
  // Opened as the import command does it.
  db.pragma('foreign_keys = OFF');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const formatOf = ({ format }: Original) => {
  const found = FORMATS.find(({ name }) => name === format);
  if (!found) throw new Error(`there is no format ${format}`);
  return found;
};

function rejectsIn(path: string): Reject[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line): Reject => JSON.parse(line));
}

/** Loads a file into the test's register, and checks that the counts of its records add up. */
async function load(original: Original, content: string | Buffer) {
  const [format, formatOptions] = [formatOf(original), original.options ?? {}];
  const result = await runImport({
    ...{
      format,
      formatOptions,
      files: [sourceOf(original.name, content)],
      target: createDirectTarget(createRegisterWriter(db)),
    },
    rejectsFolder: folder,
  });
  expect(countLoaded(result) + countRejected(result)).toBe(result.read);
  const rejects = rejectsIn(result.rejects);
  expect(rejects).toHaveLength(countRejected(result));
  for (const { file, line, reason } of rejects) {
    expect([file, line >= 1, reason.trim() !== '']).toEqual([original.name, true, true]);
  }
  return { ...result, rejects };
}

async function expectAnswers() {
  expect(db.pragma('foreign_key_check')).toEqual([]);
  const store = createSqliteStore(db);
  const registry = createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });
  expect((await askEverything(registry, db)).problems).toEqual([]);
}

const all = originals();
const cases = all.map((original): [string, Original] => [`${original.format}, ${original.name}`, original]);

/** Unexpected contents of a file: nothing, too much of one thing, or another format. */
const oddities = ({ format, text }: Original): (string | Buffer)[] => [
  '',
  '\ufeff',
  text.split('\n')[0] ?? '',
  Buffer.alloc(1000),
  '"'.repeat(100_000),
  '['.repeat(100_000) + ']'.repeat(100_000),
  `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  '<a>'.repeat(100_000),
  'x'.repeat(1_000_000),
  text + text,
  all.find((other) => other.format !== format)?.text ?? '',
];

test('every format has a file to be damaged', () => {
  expect(new Set(all.map(({ format }) => format))).toEqual(new Set(FORMATS.map(({ name }) => name)));
});

describe.each(cases)('a file of %s', (_, original) => {
  test('loads whole as it is', async () => {
    const result = await load(original, original.text);
    expect(result.read).toBeGreaterThan(0);
    expect([result.rejected, result.brokenFiles]).toEqual([{}, []]);
    await expectAnswers();
  });

  test('costs only its damaged records, and the rest is served correctly', async () => {
    const dice = createDice(SEED);
    for (let copy = 0; copy < COPIES; copy++) await load(original, damage(original.text, dice));
    await expectAnswers();
  });

  test('may hold anything else', async () => {
    for (const content of oddities(original)) {
      await load(original, content);
      const options = { format: formatOf(original), formatOptions: original.options ?? {} };
      const files = [sourceOf(original.name, content)];
      const result = await dryRun({ ...options, files, withhold: (input) => input });
      expect(printDryRun(result)).toContain('Nothing was written.');
    }
    await expectAnswers();
  });
});

test('a rejected line is written to the rejects unchanged', async () => {
  const [bods] = all.filter(({ format }) => format === 'bods');
  if (!bods) throw new Error('there is none');
  const { rejects } = await load(bods, `{"statementId":"s"}\nno JSON\n${bods.text}`);
  expect(rejects).toMatchObject([
    { line: 1, record: { statementId: 's' } },
    { line: 2, reason: 'not valid JSON', record: 'no JSON' },
  ]);
});

test('a record nested too deeply is rejected without its neighbours', async () => {
  const [native] = all;
  if (!native) throw new Error('there is none');
  const [header = '', ...records] = native.text.trimEnd().split('\n');
  const deep = `{"kind":"company","name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const { rejects, read } = await load(native, [header, records[0], deep, ...records.slice(1)].join('\n'));
  expect(rejects).toEqual([{ file: native.name, line: 3, reason: 'a record that is nested too deep' }]);
  expect(read).toBe(records.length + 2);
});
