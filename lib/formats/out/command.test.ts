import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personKey } from '@/lib/formats/in/brreg/person-key';
import type { RegisterInput } from '@/lib/register/store/records';
import { openSqliteExport } from '@/lib/register/store/sqlite/read/export/export';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { exportCommand } from './command';
import { folderOfTest, registerOf } from './native/native.fixture';

const source = { publisher: 'Example Register', terms: 'CC0', retrieved_at: '2026-01-05T00:00:00Z' };
const company = (number: string, name: string, more: object = {}): RegisterInput => ({
  ...{ kind: 'company', jurisdiction_code: 'gb', company_number: number, record_key: number, name, source },
  ...more,
});
const end = (number: string) => ({ key: `company:gb/${number}`, name: number });

const RECORDS: RegisterInput[] = [
  company('1', 'Aldermoor Marine', { incorporation_date: '2001-02', inactive: false }),
  company('2', '=HYPERLINK("x")', { previous_names: [{ company_name: 'Copperwick' }], jurisdiction_code: 'ie' }),
  company('3', 'Hidden', { redacted: true }),
  company('4', 'Bystander'),
  {
    ...{ kind: 'officer', key: 'o1', company: end('1'), name: 'Ada Example', position: 'director', source },
    ...{ date_of_birth: '1980-04-01', nationality: 'French', address: '1 A Street', start_date: '2001' },
  },
  { kind: 'officer', key: 'o3', company: end('3'), name: 'Hidden Example', source },
  { kind: 'filing', key: 'f4', company: end('4'), date: '2020-01-01', title: 'Accounts' },
  ...['1', '3'].map(
    (owned): RegisterInput => ({
      ...{ kind: 'statement', key: `s${owned}`, data_type: 'share_parcel', objects: [end(owned)], properties: {} },
      subjects: [{ key: 'company:ie/2', name: 'Two' }],
      ...{ version: '2026-01-05', provenances: [] },
      relationship: { relationship_type: 'shareholding', percentage: 51 },
    }),
  ),
  {
    ...{ kind: 'statement', key: 'g4', data_type: 'gazette_notice', objects: [end('4')], properties: {} },
    ...{ subjects: [], version: '2026-01-05', provenances: [], relationship: null },
  },
];

let folder: string;
let registerFile: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'firmament-export-'));
  registerFile = registerOf(RECORDS, join(folder, 'register.sqlite'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Output of a reader that stops after this many pieces. */
class Reader extends Writable {
  text = '';
  constructor(private left = Number.POSITIVE_INFINITY) {
    super();
  }
  override _write(chunk: Buffer, _: string, done: (error?: Error) => void): void {
    if (this.left-- <= 0) {
      done(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
      return;
    }
    this.text += chunk.toString();
    done();
  }
}

async function run(args: string[], stdout = new Reader(), file = registerFile) {
  let stderr = '';
  const code = await exportCommand(args, {
    ...{ registerFile: file, dataFolder: folder, stdout, clock: () => 0, openExport: openSqliteExport },
    stderr: { write: (text) => (stderr += text) },
  });
  return { code, stderr, stdout: stdout.text, lines: stdout.text.trim().split(/\r?\n/) };
}

/** Of the lines between the first and the last of a native file. */
const kindsIn = (lines: string[]) =>
  lines.slice(1, -1).map((line) => {
    const { kind, key, company_number, name } = JSON.parse(line);
    return [kind, key ?? company_number ?? name].join(' ');
  });

describe('npm run export', () => {
  it('gives the whole register in our own format, with what may not be shown', async () => {
    const { code, lines, stderr } = await run(['native']);
    expect(code).toBe(0);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ licences: [{ publisher: 'Example Register', terms: 'CC0' }] });
    expect(kindsIn(lines)).toContain('company 3');
    expect(stderr).toContain('CC0: Example Register');
  });

  it('names whose lists of codes go with it, where such were imported', async () => {
    const file = registerOf(RECORDS, join(folder, 'with-codes.sqlite'));
    const writer = openRegisterWriter(file);
    const lists = [{ name: 'states.csv', size: 1, date: '2024-01-01' }];
    writer.endImport(writer.beginImport({ format: 'jurisdictions', files: lists, options: {} }));
    writer.close();
    const whole = await run(['native'], new Reader(), file);
    expect(whole.stderr).toMatch(/ODbL 1\.0: Countries States Cities Database[^;]*; org-id\.guide/);
    expect(whole.stderr).not.toContain('NACE');
    expect((await run(['bods'], new Reader(), file)).stderr).not.toContain('ODbL');
  });

  it('leaves out what may not be shown in every other format', async () => {
    for (const format of ['bods', 'ftm', 'csv', 'parquet-csv']) {
      expect((await run([format])).stdout, format).not.toContain('Hidden');
    }
    const { lines } = await run(['csv', '--table', 'relationships']);
    expect(lines).toHaveLength(2);
    expect((await run(['csv', '--table', 'officers'])).stdout).not.toContain('Hidden');
  });

  it.each([
    ['native', 2],
    ['bods', 0],
    ['ftm', 0],
    ['csv --table relationships', 1],
    ['csv --table filings', 1],
    ['parquet-csv', 1],
    ['bods --query marine', 0],
  ])('says how many records the file of %s has', async (args, header) => {
    const { lines, stderr } = await run(args.split(' '));
    const records = lines.length - header;
    expect(records).toBeGreaterThan(0);
    expect(stderr).toMatch(new RegExp(`^${records} records? written: `, 'm'));
  });

  it.each([
    [
      'bods',
      'entities',
      ['officers, for which this file has no place: 1', 'companies that may not be shown, with all records of them: 1'],
    ],
    ['bods', 'relationships', ['statements of the type gazette_notice, which are not about owners: 1']],
    ['bods --query marine', 'entities', ['officers, for which this file has no place: 1']],
    ['ftm', 'Company', ['personal facts of officers, which --with-personal-facts writes: 1', 'filings, for which']],
    ['csv', 'companies', ['officers, for which', 'filings, for which this file has no place: 1']],
    ['csv --table relationships', 'relationships', ['statements of the type gazette_notice']],
    ['native', 'companies', ['personal facts of officers']],
  ])('says what the file of %s holds, and what was left out and why', async (args, written, missing) => {
    const { stderr } = await run(args.split(' '));
    expect(stderr).toMatch(new RegExp(`records? written: .*${written} \\d`));
    for (const one of missing) expect(stderr.split('The data keep')[0]).toContain(`  ${one}`);
  });

  it('says the same at the end of a native file, and at its beginning what was asked for', async () => {
    const { lines } = await run(['native', '--query', 'marine']);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ query: 'marine', with_personal_facts: false });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      written: { companies: 2, officers: 1, statements: 1 },
      left_out: { 'personal facts of officers, which --with-personal-facts writes': 1 },
    });
    const whole = await run(['native', '--with-personal-facts']);
    expect(JSON.parse(whole.lines.at(-1) ?? '')).toMatchObject({ left_out: {} });
    expect(whole.stderr).not.toContain('Left out');
  });

  it.each([['marine'], ['q=marine'], ['q=marine&jurisdiction_code=gb'], ['j:gb marine -is:inactive']])(
    'gives what %j finds, what belongs to it, and the other ends of its relationships',
    async (query) => {
      const { lines } = await run(['native', '--query', query]);
      const kinds = kindsIn(lines).filter((line) => !line.startsWith('snapshot'));
      expect(kinds).toEqual(['company 1', 'company 2', 'officer o1', 'statement s1']);
    },
  );

  it.each([
    [['native', '--query', 'jurisdicton_code=gb'], 'no parameter "jurisdicton_code"'],
    [['native', '--query', 'inactive=perhaps'], 'inactive'],
    [['native', '--query', 'colour:red'], 'no field “colour”'],
    [['native', '--query', 'director:Tester'], 'Officers are found by their own search'],
    [['native', '--query', ' '], 'empty'],
    [['native', '--table', 'officers'], 'has no tables'],
    [['csv', '--table', 'ships'], 'no table "ships"'],
    [['csv', '--schema'], '--schema is for parquet-csv'],
    [['excel'], 'no format "excel"'],
    [[], 'Name a format'],
    [['csv', 'bods'], 'One format at a time'],
    [['csv', '--tables'], '--tables'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, stderr, stdout } = await run(args);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stdout).toBe('');
  });

  it('says that there is no register, and makes none', async () => {
    const file = join(folder, 'none.sqlite');
    expect(await run(['native'], new Reader(), file)).toMatchObject({ code: 1 });
    expect(existsSync(file)).toBe(false);
  });

  it.each(['native', 'bods', 'ftm'])('leaves facts of persons out of %s unless requested', async (format) => {
    const personal = /1980|French|A Street/;
    expect((await run([format])).stdout).not.toMatch(personal);
    expect((await run(['native', '--with-personal-facts'])).stdout).toMatch(personal);
  });

  it.each(['native', 'bods', 'csv --table relationships'])(
    'leaves dates of birth out of the keys of persons in %s, and tells namesakes apart',
    async (args) => {
      const key = (birth: string | null) =>
        personKey({ number: '1', group: 'DELT', type: 'DTPR', name: 'Ada Example', birth });
      const partners = ['1980-04-01', '1982-06-30', null].map(
        (birth): RegisterInput => ({
          ...{ kind: 'statement', key: `${key(birth)}:partner`, data_type: 'control_statement', properties: {} },
          ...{ subjects: [{ key: key(birth), name: 'Ada Example', entity_type: 'person' }], objects: [end('1')] },
          relationship: { relationship_type: 'control' },
          ...{ version: '2026-01-05', provenances: [] },
        }),
      );
      const officer: RegisterInput = {
        kind: 'officer',
        key: key('1980-04-01'),
        company: end('1'),
        name: 'Ada',
        source,
      };
      const file = registerOf(
        [company('1', 'Aldermoor Marine'), officer, ...partners],
        join(folderOfTest(), 'r.sqlite'),
      );
      const { stdout } = await run(args.split(' '), new Reader(), file);
      expect(stdout).not.toMatch(/198[02]-/);
      const partnerKeys = stdout.match(/brreg:1:DELT:DTPR:ada example:\w?:partner/g);
      expect(new Set(partnerKeys).size).toBe(3);
    },
  );

  it('guards cells against formulas, and names the source of each row', async () => {
    const { lines } = await run(['csv', '--query', 'copperwick']);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines[1]).toContain('Example Register,,CC0');
  });

  it('writes text unguarded, makes no day out of a month, and leaves unknown values empty', async () => {
    const { lines } = await run(['parquet-csv']);
    const column = (row: number, name: string) => lines[row]?.split(',')[lines[0]?.split(',').indexOf(name) ?? -1];
    expect([column(1, 'name'), column(1, 'inactive'), column(1, 'nonprofit')]).toEqual([
      '"Aldermoor Marine"',
      'false',
      '',
    ]);
    expect([column(1, 'incorporation_date'), column(1, 'incorporation_date_as_told')]).toEqual(['', '"2001-02"']);
    expect(lines[2]).toContain('"=HYPERLINK(""x"")"');
  });

  it.each(['companies', 'officers', 'filings', 'relationships', 'events'])(
    'prints the column types of %s',
    async (table) => {
      const schema: { name: string }[] = JSON.parse((await run(['parquet-csv', '--table', table, '--schema'])).stdout);
      const { lines } = await run(['parquet-csv', '--table', table]);
      expect(schema.map(({ name }: { name: string }) => name).join(',')).toBe(lines[0]);
    },
  );

  it('ends quietly if the reader closes the output', async () => {
    expect(await run(['native'], new Reader(0))).toMatchObject({ code: 0, stderr: '' });
  });

  it('writes a file that is there once it is whole', async () => {
    const output = join(folder, 'out.jsonl');
    const { stdout } = await run(['native']);
    expect(await run(['native', '--output', output])).toMatchObject({ code: 0, stdout: '' });
    expect(readFileSync(output, 'utf8')).toBe(stdout);
    expect(await run(['native', '--output', join(folder, 'no', 'such', 'folder')])).toMatchObject({ code: 1 });
  });

  it('is a snapshot: later writes are not in it', () => {
    const file = registerOf(RECORDS, join(folder, 'busy.sqlite'));
    const register = openSqliteExport(file, { kinds: new Set(['company']) });
    const records = register.records()[Symbol.iterator]();
    records.next();
    const writer = openRegisterWriter(file);
    // Branches are read last, long after this moment.
    writer.write([company('9', 'Newcomer', { home_company: end('1') })]);
    const names: string[] = [];
    for (let next = records.next(); !next.done; next = records.next())
      if ('name' in next.value) names.push(String(next.value.name));
    register.close();
    writer.close();
    expect(names).toEqual(['=HYPERLINK("x")', 'Bystander']);
  });

  it('explains itself, and why facts of persons are left out', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('--with-personal-facts');
    expect(stdout).toContain('answers for it');
  });
});
