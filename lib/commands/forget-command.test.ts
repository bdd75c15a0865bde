import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bulkFolder, readBulkFiles, writeBulkFiles } from '@/lib/formats/bulk-files';
import { company, reference } from '@/lib/register/store/case-inputs';
import { prepareRecord } from '@/lib/register/store/prepare/prepare';
import type { RegisterInput } from '@/lib/register/store/records';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { forgetCommand } from './forget-command';

const one = { publisher: 'Register One', retrieved_at: '2025-01-31', terms: 'CC0' };
const two = { publisher: 'Register Two', retrieved_at: '2026-02-01', terms: 'OGL' };

interface Load {
  format: string;
  files: string[];
  records: RegisterInput[];
  isStopped?: boolean;
}

const LOADS: Load[] = [
  {
    ...{ format: 'csv', files: ['one.csv', 'more.csv'] },
    records: [
      company('1', 'Ashby', { source: one }),
      company('2', 'Bray', { source: { ...one, retrieved_at: '2025-03-01' } }),
      company('3', 'Cole', { source: one }),
    ],
  },
  {
    ...{ format: 'bods', files: ['two.jsonl'], isStopped: true },
    records: [
      company('1', 'Ashby & Co', { source: two }),
      { kind: 'officer', key: 'o', company: reference('2'), name: 'Oda Quillfeather', source: two },
    ],
  },
];

function makeRegister(loads: readonly Load[]): string {
  const dataFolder = mkdtempSync(join(tmpdir(), 'firmament-forget-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  const writer = openRegisterWriter(join(dataFolder, 'register.sqlite'), { now: () => '2026-03-01T12:00:00.000Z' });
  for (const { format, files, records, isStopped } of loads) {
    const run = writer.beginImport({ format, files: files.map((name) => ({ name, size: 1, date: '' })), options: {} });
    const groups = records.map((record) => prepareRecord([record]));
    const counts = { ...run.counts, read: groups.length };
    writer.writeGroups(run, groups, () => ({ position: groups.length, rejects_bytes: 0, counts }));
    if (!isStopped) writer.endImport(run);
  }
  writer.close();
  return dataFolder;
}

function run(dataFolder: string, ...args: string[]) {
  let [stdout, stderr] = ['', ''];
  const code = forgetCommand(args, {
    ...{ dataFolder, registerFile: join(dataFolder, 'register.sqlite'), clock: () => 0 },
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
  });
  return { code, stdout, stderr };
}

const LIST = `publisher     records  days                      licence
Register One        3  2025-01-31 to 2025-03-01  CC0
Register Two        2  2026-02-01                OGL

import  format  day                  records  publishers    files
     1  csv     2026-03-01                 3  Register One  one.csv and 1 more
     2  bods    2026-03-01, stopped        2  Register Two  two.jsonl
`;

test('publishers and imports are listed with their records, days and licences', () => {
  expect(run(makeRegister(LOADS), '--list')).toEqual({ code: 0, stderr: '', stdout: LIST });
});

const DRY = `what would go                                                   records
companies                                                             3
companies that would be gone: nothing else speaks of them             1
companies that would stay as names: other records mention them        1
companies that would stay, with what others say of them               1

Nothing was changed: --yes forgets it.
`;

test.each([
  ['a publisher, in any case', 'register ONE'],
  ['an import', '1'],
])('%s is tried out, and then forgotten', (_, name) => {
  const folder = makeRegister(LOADS);
  mkdirSync(join(folder, 'rejects'));
  const rejects = (id: number, format: string) => join(folder, 'rejects', `import-${id}-${format}.jsonl`);
  for (const file of [rejects(1, 'csv'), rejects(2, 'bods')]) writeFileSync(file, '');
  expect(run(folder, name)).toEqual({ code: 0, stderr: '', stdout: DRY });
  expect(run(folder, '--list').stdout).toBe(LIST);
  const { code, stdout } = run(folder, name, '--yes');
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `              before  now
companies          3    1
placeholders       0    1

It is forgotten.
`,
  });
  expect(run(folder, '--list').stdout).not.toContain('Register One');
  expect([existsSync(rejects(1, 'csv')), existsSync(rejects(2, 'bods'))]).toEqual([false, true]);
  expect(run(folder, name).code).toBe(1);
});

test('files that everybody may download go with what is forgotten, as they hold it', () => {
  const folder = makeRegister(LOADS);
  const file = {
    name: 'a.csv.gz',
    stored_as: 'a.1.csv.gz',
    jurisdiction_code: null,
    format: 'csv',
    table: 'companies',
  };
  const facts = { records: 3, bytes: 4, sha256: '', read_at: '2026-03-01T12:00:00Z', sources: [], hidden_digest: '' };
  writeBulkFiles(folder, [{ ...file, ...facts }]);
  writeFileSync(join(bulkFolder(folder), file.stored_as), 'gzip');
  run(folder, '1');
  expect(readBulkFiles(folder)).toHaveLength(1);
  expect(run(folder, '1', '--yes').stdout).toContain('Files removed from /downloads: 1.');
  expect(readBulkFiles(folder)).toEqual([]);
  expect(existsSync(join(bulkFolder(folder), file.stored_as))).toBe(false);
});

test('several are forgotten at once', () => {
  const folder = makeRegister(LOADS);
  expect(run(folder, '1', 'Register Two', '--yes')).toMatchObject({ code: 0 });
  expect(run(folder, '--list').stdout).toBe('publisher  records  days  licence\n');
});

test.each([
  ['nothing', [], 'Name a publisher or the number of an import; --list names them.'],
  ['an import there is not', ['9'], 'There is no import 9: --list names them.'],
  ['a publisher there is not', ['Nobody'], 'There is no publisher "Nobody" in the register. --list names them.'],
  [
    'the beginning of names',
    ['register'],
    'There is no publisher "register" in the register. There are "Register One", "Register Two".',
  ],
  ['an unknown option', ['--all'], "Unknown option '--all': there are --list, --yes, --help."],
])('%s is answered with one sentence', (_, args, sentence) => {
  const folder = makeRegister(LOADS);
  expect(run(folder, ...args)).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
  expect(run(folder, ...args, '--yes')).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
});

test('a register that is not there is said to be so', () => {
  expect(run('/nowhere', '--list')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no register at'),
  });
});

test('a register of an earlier version is listed, and what it cannot do is said', () => {
  const folder = makeRegister(LOADS);
  const db = openDatabase(join(folder, 'register.sqlite'));
  db.exec('UPDATE import_records SET version = 0');
  db.close();
  const sentence = 'The register holds records that an earlier version of this program wrote';
  expect(run(folder, '--list').stdout).toContain(sentence);
  for (const args of [['1'], ['1', '--yes']]) {
    const { code, stderr } = run(folder, ...args);
    expect({ code, lines: stderr.trimEnd().split('\n') }).toEqual({
      code: 1,
      lines: [expect.stringContaining(sentence)],
    });
  }
});
