import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SUPPRESSED_NAME } from '@/lib/contract/kinds';
import { bods } from '@/lib/formats/in/bods/bods';
import { sourceOf } from '@/lib/formats/in/read/byte-streams';
import { rejectsFolder, runImport } from '@/lib/formats/in/run';
import { createDirectTarget } from '@/lib/formats/in/target/direct';
import { native } from '@/lib/formats/out/native/native';
import { exported } from '@/lib/formats/out/native/native.fixture';
import { company, reference } from '@/lib/register/store/case-inputs';
import { prepareRecord } from '@/lib/register/store/prepare/prepare';
import type { RegisterInput, StatementInput } from '@/lib/register/store/records';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { hiddenDigest } from '@/lib/register/store/sqlite/read/contents';
import { readJournal, recordsOf } from '@/lib/register/store/sqlite/rewrite/journal-reader';
import { ADDRESS_SEARCHES } from '@/lib/register/store/sqlite/schema';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { suppressCommand } from './suppress-command';

const source = { publisher: 'Register One', retrieved_at: '2026-01-31', terms: 'CC0', url: 'https://one.example/oda' };
const other = { ...source, publisher: 'Register Two', url: 'https://two.example/2' };

const NAME = 'Oda Quillfeather';
const PERSON = { key: 'one:1:oda quillfeather:1970-03', name: NAME, entity_type: 'person' as const };

const holds = (number: string, owner: typeof PERSON, percentage: number, more: object = {}): StatementInput => ({
  kind: 'statement',
  key: `${owner.key}:holds:${number}`,
  data_type: 'control_statement',
  predicate: 'controls',
  subjects: [owner],
  objects: [reference(number)],
  properties: {
    controlling_entities: [
      {
        entity_type: 'person',
        entity_properties: { name: owner.name, nationality: 'Norwegian', date_of_birth: '1970-03' },
      },
    ],
    uid: 'statement-of-oda-quillfeather',
    description: `Held by QUILLFEATHER, Oda`,
    ...more,
  },
  version: '2026-01-31',
  relationship: { relationship_type: 'shareholding', percentage, interests: ['shareholding'] },
  provenances: [
    {
      ...{
        key: `${owner.key}:2026`,
        source_url: source.url,
        confidence: 95,
        source_type: 'external',
        actor_type: 'bot',
      },
      ...{ log_message: `record of ${owner.name}`, created_at: '2026-01-31T00:00:00Z', publisher: source.publisher },
    },
  ],
});

const RECORDS: RegisterInput[][] = [
  [company('1', 'Ashby', { source })],
  [company('2', 'Bray', { source: other })],
  [
    {
      ...{
        kind: 'officer',
        key: 'o:1:oda-quillfeather',
        company: reference('1'),
        name: NAME,
        position: 'director',
        source,
      },
      ...{ date_of_birth: '1970-03-14', nationality: 'Norwegian', address: 'Quillfeather House' },
    },
  ],
  // Another publisher's record of the same person, with the name in another order.
  [
    {
      ...{ kind: 'officer', key: 'x:77', company: reference('2'), name: 'QUILLFEATHER, Oda', position: 'secretary' },
      ...{ date_of_birth: '1970-03-02', source: other },
    },
  ],
  [
    {
      ...{ kind: 'placeholder', entity_type: 'person', keys: [PERSON.key], record_key: PERSON.key, name: NAME, source },
      details: {
        nationality: 'Norwegian',
        date_of_birth: { year: 1970, month: 3 },
        other_names: ['Oda Q Quillfeather'],
      },
    },
  ],
  [holds('1', PERSON, 40)],
  [
    {
      ...{ kind: 'event', key: 'e:1', company: reference('1'), type: 'OfficerAddition', categories: ['officers'] },
      ...{ ends_at: '2026-01-31', description: `New officer: '${NAME}'`, provenance: {} },
      payload: { officer: { name: NAME, position: 'director' } },
    },
    {
      ...{ kind: 'datum', key: 'd:1', companies: [reference('1')], data_type: 'Entry', title: `Signed by ${NAME}` },
      ...{ attributes: { managers: [NAME] }, source },
    },
    {
      kind: 'filing',
      key: 'f:1',
      company: reference('1'),
      date: '2026-01-01',
      title: `Appointment of Mrs Oda Quillfeather`,
    },
    {
      ...{ kind: 'snapshot', company: reference('1'), publisher: 'Register One', series: 's', taken_at: '2026-01-31' },
      facts: { name: 'Ashby', current_status: `run by ${NAME}` },
    },
  ],
  // Somebody else, at the same company, of another name and of the same surname.
  [
    { kind: 'officer', key: 'o:1:per', company: reference('1'), name: 'Per Hollybrook', source },
    {
      ...{
        kind: 'statement',
        key: 's:per',
        data_type: 'share_parcel',
        subjects: [{ key: 'p:per', name: 'Per Hollybrook' }],
      },
      ...{ objects: [reference('1')], properties: { shareholders: [{ name: 'Per Hollybrook', type: 'Person' }] } },
      ...{ version: '2026', relationship: { relationship_type: 'shareholding', percentage: 60 }, provenances: [] },
    },
  ],
];

const TIME = '2026-03-01T12:00:00.000Z';

function importAll(dataFolder: string, records = RECORDS): void {
  const writer = openRegisterWriter(join(dataFolder, 'register.sqlite'), { now: () => TIME });
  const run = writer.beginImport({ format: 'test', files: [], options: {} });
  const found: unknown[] = [];
  writer.writeGroups(run, records.map(prepareRecord), (_, findings) => {
    found.push(...findings);
    return { position: 1, rejects_bytes: 0, counts: { ...run.counts, findings } };
  });
  writer.endImport(run);
  writer.close();
}

function makeRegister(): string {
  const dataFolder = mkdtempSync(join(tmpdir(), 'firmament-suppress-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true }));
  importAll(dataFolder);
  return dataFolder;
}

function run(dataFolder: string, ...args: string[]) {
  let [stdout, stderr] = ['', ''];
  const code = suppressCommand(args, {
    ...{ dataFolder, registerFile: join(dataFolder, 'register.sqlite'), clock: () => Date.parse(TIME) },
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
  });
  return { code, stdout, stderr };
}

const fileOf = (dataFolder: string): string => join(dataFolder, 'register.sqlite');
const linesOf = (dataFolder: string): string[] => exported(fileOf(dataFolder), native).trim().split('\n').sort();

function read<Row>(dataFolder: string, sql: string): Row[] {
  const db = openDatabase(fileOf(dataFolder));
  try {
    return db.prepare<[], Row>(sql).all();
  } finally {
    db.close();
  }
}

const officerId = (folder: string, key: string): string =>
  `officers/${read<{ id: number }>(folder, `SELECT id FROM officers WHERE key = '${key}'`)[0]?.id}`;

/** Looks in the bytes of the file, in the journal, which is compressed, and in the words of the search tables. */
function expectNowhere(folder: string, word: string): void {
  const file = openDatabase(fileOf(folder));
  const journal = readJournal(file);
  const records = journal.rows
    .filter(({ size }) => size !== null)
    .flatMap((row) => [...recordsOf(journal.entryOf(row))]);
  expect(records.length).toBeGreaterThan(0);
  expect(JSON.stringify(records).toLowerCase().includes(word)).toBe(false);
  file.close();
  const bytes = readFileSync(fileOf(folder)).toString('latin1').toLowerCase();
  expect(bytes.includes(word)).toBe(false);
  const lines = linesOf(folder).join('\n').toLowerCase();
  expect(lines.includes(word)).toBe(false);
  for (const table of ['company_search', 'officer_search', 'statement_search', ...ADDRESS_SEARCHES]) {
    const db = openDatabase(fileOf(folder));
    db.exec(`CREATE VIRTUAL TABLE temp.all_words USING fts5vocab(main, ${table}, row)`);
    expect(db.prepare('SELECT term FROM temp.all_words WHERE term LIKE ?').all(`%${word}%`)).toEqual([]);
    db.close();
  }
}

test('a dry run counts what would change and changes nothing', () => {
  const folder = makeRegister();
  const before = linesOf(folder);
  const { code, stdout, stderr } = run(folder, officerId(folder, 'o:1:oda-quillfeather'));
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(
    /owners and others that no register identifies +1\nstatements +1\nofficers +2\nfilings +1\ndata +1\nevents +1\nsnapshots +1/,
  );
  expect(stdout).toContain('Nothing was changed');
  expect(linesOf(folder)).toEqual(before);
  expect(run(folder, '--list').stdout).toBe('Nobody is suppressed.\n');
});

test('a suppressed person is nowhere in the register, now and after the same import, and the share is kept', async () => {
  const folder = makeRegister();
  const { code, stdout } = run(folder, officerId(folder, 'o:1:oda-quillfeather'), '--yes');
  expect(code).toBe(0);
  expectNowhere(folder, 'quillfeather');
  const after = linesOf(folder);
  importAll(folder);
  expectNowhere(folder, 'quillfeather');
  expect(linesOf(folder)).toEqual(after);

  const [, id] = /suppressed, as (\w+)\./.exec(stdout) ?? [];
  expect(run(folder, '--list').stdout).toBe(`person        since\n${id}  2026-03-01\n`);
  const holders = read(
    folder,
    `SELECT p.name, r.percentage FROM relationships r JOIN placeholders p ON p.id = r.parent_id ORDER BY r.percentage`,
  );
  expect(holders).toEqual([
    { name: SUPPRESSED_NAME, percentage: 40 },
    { name: 'Per Hollybrook', percentage: 60 },
  ]);
  expect(read(folder, 'SELECT name FROM officers')).toEqual([{ name: 'Per Hollybrook' }]);

  const store = createSqliteStore(openDatabase(fileOf(folder)));
  const { suppressed_persons, hidden_digest } = await store.countContents();
  expect(suppressed_persons).toBe(1);
  // Files that were made before, wherever they are, are no longer offered.
  expect(hidden_digest).not.toBe(hiddenDigest(openDatabase(':memory:')));
  const [last] = await store.listImports(1);
  expect(last?.counts.findings).toContainEqual({ kind: 'suppressed', subject: null, count: 5, example: null });
  store.close();
});

test('a later record of the person is recognised by name and month of birth, one of another person is not', () => {
  const folder = makeRegister();
  run(folder, officerId(folder, 'o:1:oda-quillfeather'), '--yes');
  const officer = (key: string, number: string, name: string, date_of_birth: string): RegisterInput[] => [
    { kind: 'officer', key, company: reference(number), name, date_of_birth, source },
  ];
  importAll(folder, [
    officer('n:1', '3', 'Oda Quillfeather', '1970-03'),
    officer('n:2', '3', 'Oda Quillfeather', '1991-05-01'),
    // A child of the same name at the same company.
    officer('n:3', '1', 'Oda Quillfeather', '1999-01-01'),
    [{ kind: 'officer', key: 'n:4', company: reference('1'), name: 'Oda QUILLFEATHER', source }],
  ]);
  expect(read(folder, 'SELECT key FROM officers ORDER BY key')).toEqual([
    { key: 'n:2' },
    { key: 'n:3' },
    { key: 'o:1:per' },
  ]);
});

test('a person is named by the address of a placeholder or by the key of a source as well', () => {
  const folder = makeRegister();
  const [row] = read<{ id: number }>(folder, `SELECT id FROM placeholders WHERE name = '${NAME}'`);
  const byAddress = run(folder, `https://register.example/placeholders/${row?.id}`);
  expect(byAddress.code).toBe(0);
  expect(run(folder, PERSON.key)).toEqual(byAddress);
  expect(run(folder, PERSON.key, 'x:77')).toEqual(byAddress);
});

test('an undone suppression lets the next import bring the facts back', () => {
  const folder = makeRegister();
  /** Texts in which a name was replaced stay so until their source is forgotten. */
  const facts = () => linesOf(folder).filter((line) => /"kind":"(?:officer|placeholder|statement)"/.test(line));
  const before = facts();
  expect(before).toHaveLength(6);
  const [, id = ''] = /suppressed, as (\w+)\./.exec(run(folder, PERSON.key, '--yes').stdout) ?? [];
  expect(run(folder, '--undo', id).stdout).toContain('Nothing was changed');
  expect(run(folder, '--undo', id, '--yes')).toMatchObject({ code: 0, stderr: '' });
  expect(run(folder, '--list').stdout).toBe('Nobody is suppressed.\n');
  expect(facts()).toHaveLength(2);
  importAll(folder);
  expect(facts()).toEqual(before);
});

test.each([
  ['Quay Nominees Ltd', 'secretary', undefined],
  ['Rill Verwaltungs GmbH & Co. KG', null, undefined],
  ['Quayside Nominees', 'corporate director', undefined],
])(
  'an officer called %s, %s, who may be a company is refused unless --person is given',
  (name, position, date_of_birth) => {
    const folder = makeRegister();
    importAll(folder, [
      [{ kind: 'officer', key: 'c:1', company: reference('1'), name, position, date_of_birth, source }],
    ]);
    const refused = run(folder, officerId(folder, 'c:1'), '--yes');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /officers\/\d+ has the name or the position of a company.*Add --person if it is one\./s,
    );
    expect(run(folder, '--list').stdout).toBe('Nobody is suppressed.\n');
    expect(run(folder, officerId(folder, 'c:1'), '--person')).toMatchObject({ code: 0, stderr: '' });
  },
);

test('a person with a date of birth is not taken for a company, whatever the name', () => {
  const folder = makeRegister();
  const born = { name: 'Maria Sá', date_of_birth: '1980-02' };
  importAll(folder, [[{ kind: 'officer', key: 'c:1', company: reference('1'), source, ...born }]]);
  expect(run(folder, officerId(folder, 'c:1')).code).toBe(0);
});

test('files of rejected records are deleted, and later ones tell places and reasons only', async () => {
  const folder = makeRegister();
  const rejected = `{"statementID":"x","statementType":"personStatement","names":[{"fullName":"${NAME}"}],"publicationDetails":7`;
  const importBroken = async () => {
    const target = createDirectTarget(openRegisterWriter(fileOf(folder)));
    const files = [sourceOf('broken.jsonl', `${rejected}\n{"statementType":"${NAME}"}\n`)];
    const { rejects } = await runImport({ format: bods, files, target, rejectsFolder: rejectsFolder(folder) });
    await target.close();
    return readFileSync(rejects, 'utf8');
  };
  expect(await importBroken()).toContain('Quillfeather');
  const named = officerId(folder, 'o:1:oda-quillfeather');
  run(folder, named);
  expect(existsSync(rejectsFolder(folder))).toBe(true);
  expect(run(folder, named, '--yes').code).toBe(0);
  expect(existsSync(rejectsFolder(folder))).toBe(false);
  const after = await importBroken();
  expect(after).not.toContain('Quillfeather');
  expect(after).toContain('"reason"');
});

test('events of owners and controllers do not name a suppressed person', () => {
  const folder = makeRegister();
  const later = (statement: StatementInput): RegisterInput[] => [
    { ...statement, version: '2026-02-28', end_date: '2026-02-20' },
  ];
  importAll(folder, [later(holds('1', PERSON, 40))]);
  const events = () =>
    read<{ description: string }>(folder, "SELECT description FROM events WHERE key GLOB 'automatic:*Controller*'");
  expect(events()).toEqual([{ description: `Removed controller: '${NAME}'` }]);
  expect(run(folder, PERSON.key, '--yes').code).toBe(0);
  expect(events()).toEqual([{ description: `Removed controller: '${SUPPRESSED_NAME}'` }]);
  expectNowhere(folder, 'quillfeather');
});

test('a register of an earlier layout gets the tables of suppressed persons', () => {
  const folder = makeRegister();
  const db = openDatabase(fileOf(folder));
  db.exec(
    'DROP TABLE suppressed_persons; DROP TABLE suppressed_signs; DROP TABLE suppression_keys; DROP TABLE officer_snapshots; DROP TABLE statement_snapshots',
  );
  db.pragma('user_version = 11');
  db.close();
  expect(run(folder, '--list').stdout).toBe('Nobody is suppressed.\n');
  expect(run(folder, PERSON.key, '--yes').code).toBe(0);
  expectNowhere(folder, 'quillfeather');
});

test.each([
  [[], 'Name a record of the person, as officers/12 or placeholders/34.'],
  [['officers/99'], 'There is no record officers/99 in the register: '],
  [['nobody'], 'There is no record nobody in the register: '],
  [['placeholders/1'], 'placeholders/1 is a company: only persons can be suppressed.'],
  [['--undo', 'abc'], 'Nobody is suppressed as abc: --list names them.'],
])('%j is refused with a reason', (args, reason) => {
  const { code, stdout, stderr } = run(makeRegister(), ...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(reason);
});
