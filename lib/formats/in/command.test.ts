import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { chunksOf } from '@/lib/register/store/prepare/journal';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { Database } from '@/lib/shared/sqlite.mjs';
import { company, person, relationship } from './bods/fixtures';
import { importCommand } from './command';
import { inChunks } from './read/byte-streams';
import { createDirectTarget } from './target/direct';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firmament-import-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

/** Runs the command on a register in the test's folder. */
async function run(args: string[], dataFolder = join(folder, 'data'), stdin: AsyncIterable<Buffer> = inChunks('', 1)) {
  let [stdout, stderr] = ['', ''];
  const code = await importCommand(args, {
    dataFolder,
    stdin,
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    clock: () => Date.parse('2026-05-05T00:00:00Z'),
    openTarget: async (file) => createDirectTarget(openRegisterWriter(file)),
  });
  return { code, stdout, stderr };
}

const counts = (stdout: string) =>
  Object.fromEntries(
    [...stdout.matchAll(/^(\w+) +([\d,]+)$/gm)].map(([, label, count]) => [label, Number(count?.replaceAll(',', ''))]),
  );

const STATEMENTS = [company('owned'), person('ada'), relationship('ada', [{ type: 'shareholding' }])];
const NOTHING = 'Nothing in these files could be loaded.\n';
const asLines = (records: unknown[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('');

describe('the import command', () => {
  test.each([
    ['lines', 'f.jsonl', asLines(STATEMENTS)],
    ['an array', 'f.json', JSON.stringify(STATEMENTS, null, 2)],
    ['gzipped lines without a telling name', 'f', gzipSync(asLines(STATEMENTS))],
    ['a gzipped array', 'f.json.gz', gzipSync(JSON.stringify(STATEMENTS))],
  ])('loads %s, and changes nothing the second time', async (_, name, content) => {
    const file = await put(name, content);
    const first = await run(['bods', file]);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(counts(first.stdout)).toEqual({
      files: 1,
      read: 3,
      added: 3,
      merged: 0,
      unchanged: 0,
      passed: 0,
      rejected: 0,
    });
    expect(counts((await run(['bods', file])).stdout)).toMatchObject({ added: 0, merged: 0, unchanged: 3 });
  });

  test('reads relationships alike whether they come before or after what they name', async () => {
    const files = await Promise.all(STATEMENTS.map((record, index) => put(`${index}.jsonl`, asLines([record]))));
    expect(counts((await run(['bods', ...files.toReversed()])).stdout)).toMatchObject({ read: 3, added: 3 });
    expect(counts((await run(['bods', ...files])).stdout)).toMatchObject({ added: 0, merged: 0, unchanged: 3 });
  });

  test('names a broken line and loads the rest', async () => {
    const file = await put('f.jsonl', `${asLines([STATEMENTS[0]])}{"half": \n${asLines([STATEMENTS[1]])}`);
    const { code, stdout } = await run(['bods', file]);
    expect(code).toBe(0);
    expect(counts(stdout)).toMatchObject({ read: 3, added: 2, rejected: 1 });
    expect(stdout).toContain('f.jsonl:2: not valid JSON');
  });

  test('loads the records before the end of a truncated archive', async () => {
    const numbered = (_: unknown, n: number) => company(`c${n}`, { identifiers: [{ scheme: 'GB-COH', id: `${n}` }] });
    const records = Array.from({ length: 600 }, numbered);
    const archive = gzipSync(asLines(records));
    const file = await put('f.jsonl.gz', archive.subarray(0, archive.length - 200));
    const { code, stdout, stderr } = await run(['bods', file]);
    expect(code).toBe(1);
    expect(stdout).toContain('Not read to its end: f.jsonl.gz: unexpected end of file');
    expect(stderr).toContain('A file was not read to its end. What was read before is loaded; --accept-truncated');
    expect(counts(stdout).added).toBeGreaterThan(400);
    expect(await run(['bods', file, '--accept-truncated'])).toMatchObject({ code: 0, stderr: '' });
    expect((await run([file])).code).toBe(1);
  });

  test.each([
    ['a zip archive', 'f.zip', Buffer.from(zipSync({ 'f.jsonl': Buffer.from(asLines(STATEMENTS)) })).subarray(0, -30)],
    ['a short gzipped file', 'f.gz', gzipSync(asLines(STATEMENTS)).subarray(0, -12)],
  ])('fails on %s that is cut', async (_, name, content) => {
    expect((await run(['bods', await put(name, content)])).code).toBe(1);
  });

  const TABLE = 'CompanyName,CompanyNumber,CompanyStatus,CompanyCategory\nCAFÉ DE L’ÉTÉ LTD,01234567,Active,Private\n';

  test.each(['utf8', 'latin1'] as const)('reads a table in %s, and says so if it is not UTF-8', async (encoding) => {
    const file = await put('f.csv', Buffer.from(TABLE.replace('’', "'"), encoding));
    const { stdout } = await run([file, '--as-of', '2024-01-01']);
    expect(stdout.includes('1 × not in UTF-8, read as windows-1252: f.csv (--encoding names another)')).toBe(
      encoding === 'latin1',
    );
    const db = openDatabase(join(folder, 'data', 'register.sqlite'));
    onTestFinished(() => void db.close());
    expect(db.prepare('SELECT name FROM companies').pluck().all()).toEqual(["CAFÉ DE L'ÉTÉ LTD"]);
  });

  const row = (number: string) => `FIRM ${number} LTD,${number},Active,Private`;
  const table = (...numbers: string[]) =>
    ['CompanyName,CompanyNumber,CompanyStatus,CompanyCategory', ...numbers.map(row), ''].join('\n');

  test('marks as gone what a whole snapshot lacks, and says so if it cannot tell', async () => {
    const january = await put('January.csv', table('00000001', '00000002'));
    const february = await put('February.csv', table('00000001'));
    expect((await run([january, '--complete'])).stderr).toContain('--complete needs the day of the files');
    expect((await run([january, '--complete', '--as-of', '2026-01-01'])).code).toBe(0);
    const limited = await run([february, '--complete', '--as-of', '2026-02-01', '--limit', '1']);
    expect(limited.stdout).toContain('Nothing was marked as gone: only some of the records were read.');
    const { stdout } = await run([february, '--complete', '--as-of', '2026-02-01']);
    expect(counts(stdout)).toMatchObject({ gone: 1, returned: 0 });
    const db = openDatabase(join(folder, 'data', 'register.sqlite'));
    onTestFinished(() => void db.close());
    const described = db.prepare("SELECT description FROM events WHERE description LIKE '%listed%'").pluck().all();
    expect(described).toEqual(['No longer listed by Companies House']);
  });

  test('marks nothing as gone where a record was rejected', async () => {
    const january = await put('January.csv', table('00000001', '00000002'));
    await run([january, '--complete', '--as-of', '2026-01-01']);
    const february = await put('February.csv', `${table('00000001')},00000003,,\n`);
    const { stdout } = await run(['companies-house', february, '--complete', '--as-of', '2026-02-01']);
    expect(stdout).toContain('Nothing was marked as gone: some records were rejected');
  });

  test('refuses a table whose encoding it does not recognise', async () => {
    const file = await put(
      'f.csv',
      Buffer.concat([
        Buffer.from(TABLE.split('\n')[0] ?? ''),
        Buffer.from([10, 83, 112, 0xb3, 107, 97, 44, 49, 44, 44, 10]),
      ]),
    );
    const { code, stdout } = await run(['companies-house', file]);
    expect(code).toBe(1);
    expect(stdout).toContain('Not read to its end: f.csv: its text is not in UTF-8');
  });

  test('tells of another separator', async () => {
    const file = await put('f.csv', TABLE.replaceAll(',', ';'));
    const { code, stdout } = await run([file]);
    expect(code).toBe(1);
    expect(stdout).toContain(
      'f.csv: its columns are separated by ";", and not by ",": write it with the latter, or say',
    );
  });

  test('loads a table of Companies House', async () => {
    const file = await put('f.csv', 'CompanyName, CompanyNumber,CompanyStatus\n"INVENTED LTD","01234567","Active"\n');
    expect(counts((await run(['companies-house', file])).stdout)).toMatchObject({ read: 1, added: 1 });
  });

  test.each([
    ['an empty file', 'bods', ''],
    ['an empty array', 'bods', '[]'],
    ['a file of another kind', 'bods', 'CompanyName,CompanyNumber\nA,1\n'],
    ['a table of another kind', 'companies-house', 'a,b\n1,2\n'],
  ])('fails on %s', async (_, format, content) => {
    const { code, stderr } = await run([format, await put('f', content)]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: NOTHING });
  });

  test('passes over what lies beside the data in a folder, and says so', async () => {
    await put('publication/statements.jsonl', asLines(STATEMENTS));
    await put('publication/README.md', '# About these files');
    const { code, stdout, stderr } = await run([join(folder, 'publication')]);
    expect(code).toBe(0);
    expect(counts(stdout)).toMatchObject({ files: 1 });
    expect(stderr).toContain('Skipped, because their format is not recognized');
    expect(stderr).toContain('publication/README.md');
    expect((await run([join(folder, 'publication'), '--strict'])).code).toBe(1);
  });

  test.each([
    ['the date in their names', 'list-2024-01-01.csv', [], '2024-01-01T00:00:00+00:00'],
    ['the date of their folder', '2024-01-02/list.csv', [], '2024-01-02T00:00:00+00:00'],
    ['what the user says', 'list.csv', ['--as-of', '2024-01-03'], '2024-01-03T00:00:00+00:00'],
    [
      'what the user says rather than names',
      'list-2024-01-01.csv',
      ['--as-of', '2024-01-03'],
      '2024-01-03T00:00:00+00:00',
    ],
  ])('dates files by %s', async (_, name, args, date) => {
    const file = await put(name, 'CompanyName, CompanyNumber,CompanyStatus\nINVENTED LTD,01234567,Active\n');
    const { stdout } = await run(['companies-house', file, ...args]);
    expect(stdout).not.toContain('No day is told');
    const db = openDatabase(join(folder, 'data', 'register.sqlite'));
    onTestFinished(() => void db.close());
    expect(db.prepare('SELECT retrieved_at FROM companies').pluck().all()).toEqual([date]);
  });

  test('lists the formats and explains itself', async () => {
    expect(await run(['--list'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^(?:.*\n)*bods .*\n(?:.*\n)*companies-house /),
    });
    expect(await run(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('npm run import --') });
  });

  test.each([
    ['no arguments', [], 'Name a format'],
    ['an unknown format', ['xbrl', 'f'], 'There is no format "xbrl": there are '],
    ['no file', ['bods'], 'Name at least one file'],
    ['a file of no known format', [import.meta.filename], 'is not recognized: name it (--list shows the formats).'],
    ['a missing file', ['bods', '/nowhere/f.jsonl'], 'There is no file /nowhere/f.jsonl.'],
    ['a pattern without a match', ['bods', '/nowhere/*.jsonl'], 'There is no file /nowhere/*.jsonl.'],
    ['a limit that is no number', ['bods', 'f', '--limit', 'few'], '--limit takes a number'],
    ['a field that is no fact of people', ['bods', 'f', '--exclude', 'name'], '--exclude knows'],
    ['a day that is none', ['bods', 'f', '--as-of', '31.05.2024'], '--as-of takes a day, such as 2024-05-31'],
    ['a day of the calendar of nobody', ['bods', 'f', '--as-of', '2024-02-30'], '--as-of takes a day'],
    ['a day to come', ['bods', 'f', '--as-of', '2031-01-01'], '--as-of 2031-01-01 has not come yet.'],
    ['an encoding that is none', ['bods', 'f', '--encoding', 'klingon'], 'There is no encoding "klingon"'],
    [
      'a mapping that is not there',
      ['bods', '-', '--mapping', '/nowhere.json'],
      'The mapping /nowhere.json may not be read.',
    ],
    ['an unknown option', ['--fast'], "Unknown option '--fast': there are --list, --dry-run, --strict,"],
    ['an option without its value', ['bods', 'f', '--limit', '--strict'], ': see --help.'],
    ['a format in capitals', ['BODS', 'f'], 'There is no format "BODS": there are '],
    ['a table without a mapping', ['csv', '-'], 'The format csv needs a mapping: give one by --mapping <file>.'],
  ])('answers %s with one sentence', async (_, args, sentence) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  test('tries a file without making a register, and says what it would not take', async () => {
    const file = await put('f.jsonl', `${asLines(STATEMENTS)}{"half": \n`);
    const { code, stdout } = await run(['bods', file, '--dry-run']);
    expect(code).toBe(0);
    expect(counts(stdout)).toMatchObject({ read: 4, rejected: 1, company: 1, statement: 1 });
    expect(stdout).toContain('  1 × not valid JSON\nFirst problems:\n  f.jsonl:4: not valid JSON\n');
    expect(stdout.match(/^ {2}"kind": .*$/gm)).toEqual([
      '  "kind": "company",',
      '  "kind": "placeholder",',
      '  "kind": "statement",',
    ]);
    expect(existsSync(join(folder, 'data'))).toBe(false);
    expect((await run(['bods', file, '--dry-run', '--strict'])).code).toBe(1);
    expect(await run(['bods', await put('g', '?'), '--dry-run'])).toMatchObject({ code: 1, stderr: NOTHING });
  });

  test('keeps what is left out nowhere in the register, nor in its journal', async () => {
    const born = person('ada', { birthDate: '1977-05-05', nationalities: [{ name: 'Ruritania' }] });
    const file = await put('f.jsonl', asLines([born]));
    await run(['bods', file, '--exclude', 'date_of_birth', '--exclude', 'nationality']);
    const db = new Database(join(folder, 'data', 'register.sqlite'), { readonly: true });
    const journal = db
      .prepare<[], Buffer>('SELECT records FROM import_records WHERE records IS NOT NULL')
      .pluck()
      .all();
    const details = db.prepare<[], string>('SELECT details FROM placeholders').pluck().get();
    db.close();
    const texts = [details ?? '', ...journal.flatMap(chunksOf).map((chunk) => Buffer.from(chunk).toString('latin1'))];
    expect(texts.join()).toContain('Ada Invented');
    expect(texts.join()).not.toMatch(/1977|Ruritania/);
  });

  test('says so when the data folder cannot be written', async () => {
    const inTheWay = await put('data', 'a file where the folder should be');
    const { code, stderr } = await run(['bods', await put('f.jsonl', asLines(STATEMENTS))], inTheWay);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The register .*register\.sqlite cannot be written: /);
  });
});
