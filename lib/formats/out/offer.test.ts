import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BULK_LOCK, type BulkFile, bulkFolder, readBulkFiles } from '@/lib/formats/bulk-files';
import { takeLock } from '@/lib/formats/follow/state';
import { company, reference } from '@/lib/register/store/case-inputs';
import type { RegisterInput } from '@/lib/register/store/records';
import { openSqliteExport } from '@/lib/register/store/sqlite/read/export/export';
import { exportCommand } from './command';
import { folderOfTest, registerOf } from './native/native.fixture';

const source = { publisher: 'Example Register', terms: 'CC0', retrieved_at: '2026-01-05T00:00:00Z' };

const RECORDS: RegisterInput[] = [
  company('1', 'Aldermoor', { source }),
  company('2', 'Bray', { source, jurisdiction_code: 'ie' }),
  company('3', 'Hidden', { source, redacted: true }),
  {
    ...{ kind: 'officer', key: 'o1', company: reference('1'), name: 'Ada Example', source },
    ...{ date_of_birth: '1980-04-01', nationality: 'French', address: '1 A Street' },
  },
  { kind: 'officer', key: 'o3', company: reference('3'), name: 'Hidden Example', source },
];

const CSV = ['companies', 'events', 'filings', 'officers', 'relationships'];
const FORMATS = ['bods', 'ftm', 'native'];

function folderWith(records: RegisterInput[]): string {
  const dataFolder = folderOfTest();
  registerOf(records, join(dataFolder, 'register.sqlite'));
  return dataFolder;
}

const nowhere = () => new Writable({ write: (_, __, done) => done() });

async function offer(dataFolder: string, args: string[] = [], openExport = openSqliteExport) {
  let stderr = '';
  const code = await exportCommand(['--offer', ...args], {
    ...{ dataFolder, registerFile: join(dataFolder, 'register.sqlite'), stdout: nowhere(), openExport },
    clock: () => Date.parse('2026-03-01T12:00:00Z'),
    stderr: { write: (text) => (stderr += text) },
  });
  return { code, stderr };
}

const stored = (dataFolder: string, { stored_as }: BulkFile): Buffer =>
  readFileSync(join(bulkFolder(dataFolder), stored_as));
const named = (dataFolder: string) => new Map(readBulkFiles(dataFolder).map((file) => [file.name, file]));
const textOf = (dataFolder: string, name: string): string => {
  const file = named(dataFolder).get(name);
  return file ? gunzipSync(stored(dataFolder, file)).toString() : '';
};
/** What is in the folder, besides the list. */
const inFolder = (dataFolder: string): string[] =>
  readdirSync(bulkFolder(dataFolder)).filter((name) => name !== 'files.json');

describe('npm run export -- --offer', () => {
  it('makes the register and the named jurisdictions in all formats, each listed with its facts', async () => {
    const folder = folderWith(RECORDS);
    expect(await offer(folder, ['--jurisdictions', 'IE'])).toMatchObject({ code: 0 });
    const names = ['ie', 'register'].flatMap((scope) => [
      ...CSV.map((table) => `${scope}-${table}.csv.gz`),
      ...FORMATS.map((format) => `${scope}.${format}.jsonl.gz`),
    ]);
    const files = readBulkFiles(folder);
    expect(files.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const file of files) {
      const bytes = stored(folder, file);
      expect(file).toMatchObject({
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        read_at: '2026-03-01T12:00:00.000Z',
      });
    }
    expect(named(folder).get('register-companies.csv.gz')).toMatchObject({
      ...{ records: 2, format: 'csv', table: 'companies', jurisdiction_code: null },
      sources: [{ publisher: 'Example Register', terms: 'CC0', url: null }],
    });
    expect(textOf(folder, 'register-companies.csv.gz')).toMatch(/Aldermoor[\s\S]*Bray/);
    expect(textOf(folder, 'ie-companies.csv.gz')).not.toContain('Aldermoor');
    expect(inFolder(folder)).toHaveLength(files.length);
  });

  it('leaves out of all of them what a visitor of the pages may not see', async () => {
    const folder = folderWith(RECORDS);
    await offer(folder, ['--jurisdictions', 'all', ...FORMATS, 'csv', 'parquet-csv']);
    expect(readBulkFiles(folder)).toHaveLength(3 * (FORMATS.length + 2 * CSV.length));
    for (const { name } of readBulkFiles(folder)) {
      const text = textOf(folder, name);
      expect(text.length, name).toBeGreaterThan(0);
      expect(text, name).not.toMatch(/Hidden|1980|French|A Street/);
    }
  });

  it('makes the same files of the same register, and removes those that are not made again', async () => {
    const folder = folderWith(RECORDS);
    await offer(folder, ['csv', '--jurisdictions', 'ie']);
    const before = named(folder);
    writeFileSync(join(bulkFolder(folder), 'ie-companies.csv.gz.part'), 'of a killed run');
    await offer(folder, ['csv', '--jurisdictions', 'gb']);
    const after = named(folder);
    expect(after.get('register-companies.csv.gz')).toEqual(before.get('register-companies.csv.gz'));
    expect(after.has('ie-companies.csv.gz')).toBe(false);
    expect(inFolder(folder)).toHaveLength(after.size);
  });

  it('leaves the older files whole if it ends before its end', async () => {
    const folder = folderWith(RECORDS);
    await offer(folder, ['csv']);
    const before = [...named(folder).values()];
    let opened = 0;
    const { code, stderr } = await offer(folder, ['csv'], (file, selection) => {
      const register = openSqliteExport(file, selection);
      // The first is asked for the jurisdictions only.
      if (++opened < 3) return register;
      return {
        ...register,
        *records() {
          yield* register.records();
          throw new Error('disk full');
        },
      };
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining('disk full')]);
    expect([...named(folder).values()].sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      before.sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
    expect(inFolder(folder)).toHaveLength(before.length);
  });

  it('offers no file of a register that was written anew meanwhile', async () => {
    const folder = folderWith(RECORDS);
    const other = folderWith(RECORDS);
    let opened = 0;
    const { code, stderr } = await offer(folder, ['csv'], (file, selection) => {
      if (++opened === 2) renameSync(join(other, 'register.sqlite'), join(folder, 'register.sqlite'));
      return openSqliteExport(file, selection);
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining('written anew meanwhile')]);
    expect(inFolder(folder)).toEqual([]);
  });

  it.each([
    [['--query', 'marine'], 'leave --query out'],
    [['--with-personal-facts'], 'leave --with-personal-facts out'],
    [['excel'], 'no format "excel"'],
    [['--jurisdictions', 'gb,xx'], 'no companies of the jurisdiction "xx"'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, stderr } = await offer(folderWith(RECORDS), args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('runs once at a time', async () => {
    const folder = folderWith(RECORDS);
    const release = takeLock(folder, BULK_LOCK);
    expect(await offer(folder)).toMatchObject({ code: 1, stderr: expect.stringContaining('Another run') });
    release?.();
  });
});
