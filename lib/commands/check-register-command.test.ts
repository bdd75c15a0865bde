import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { PAGE_SETTINGS } from '@/lib/register/handler';
import { company, reference } from '@/lib/register/store/case-inputs';
import type { RegisterInput } from '@/lib/register/store/records';
import { contentHash } from '@/lib/register/store/sqlite/content-hash';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { openThreadedStore } from '@/lib/register/store/threads/threaded-store';
import { THOROUGH } from '@/lib/testing/thorough';
import { backupCommand } from './backup-command';
import { checkRegisterCommand } from './check-register-command';

const PAGE = 16_384;
const COMPANIES = 300;

const folder = mkdtempSync(join(tmpdir(), 'firmament-damage-'));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

/** Companies with officers, statements and filings, in a file whose log is empty. */
function makeWhole(): string {
  const file = join(folder, 'whole.sqlite');
  const writer = openRegisterWriter(file, { now: () => '2026-03-01T12:00:00.000Z' });
  const records = Array.from({ length: COMPANIES }, (_, at): RegisterInput[] => {
    const number = String(at + 1);
    const source = { publisher: 'Register One', retrieved_at: '2026-01-31' };
    return [
      company(number, `Company ${number}`, {
        source,
        registered_address: { street_address: `${number} Northwick Street`, locality: 'Leeds' },
      }),
      { kind: 'officer', key: `o:${number}`, company: reference(number), name: `Oda Quillfeather ${number}`, source },
      { kind: 'filing', key: `f:${number}`, company: reference(number), date: '2026-01-01', title: 'Accounts' },
    ];
  });
  for (const record of records) writer.write(record);
  writer.close();
  const db = openDatabase(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return file;
}

const WHOLE = makeWhole();
const hashOf = (file: string): string => {
  const db = openDatabase(file);
  try {
    return contentHash(db);
  } finally {
    db.close();
  }
};
const CONTENT = hashOf(WHOLE);

function makeCopy(damage: (file: string) => void): { file: string; dataFolder: string } {
  const dataFolder = mkdtempSync(join(folder, 'data-'));
  onTestFinished(() => rmSync(dataFolder, { recursive: true, maxRetries: 5 }));
  const file = join(dataFolder, 'register.sqlite');
  copyFileSync(WHOLE, file);
  damage(file);
  return { file, dataFolder };
}

function overwrite(page: number, bytes: Buffer): (file: string) => void {
  return (file) => {
    const open = openSync(file, 'r+');
    writeSync(open, bytes, 0, bytes.length, page * PAGE);
    closeSync(open);
  };
}

/** The number of the upper page of a table, from 1. */
function rootOf(file: string, table: string): number {
  const db = openDatabase(file);
  const find = db.prepare<[string], number>('SELECT rootpage FROM sqlite_schema WHERE name = ?').pluck();
  const page = find.get(table) ?? 0;
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return page;
}

type Command = typeof checkRegisterCommand;

function run(command: Command, args: string[], file: string) {
  const [out, said]: string[][] = [[], []];
  const collect = (texts: string[] = []) => ({ write: (text: string) => texts.push(text) > 0 }) as never;
  const surroundings = { dataFolder: join(file, '..'), registerFile: file, clock: Date.now };
  const code = command(args, { ...surroundings, stdout: collect(out), stderr: collect(said) });
  return { code, out: out?.join(''), said: said?.join('') };
}

test('a register that is whole is said to be', () => {
  const { file } = makeCopy(() => undefined);
  expect(run(checkRegisterCommand, [], file)).toMatchObject({ code: 0, out: expect.stringContaining('is whole') });
});

test.each<[string, (file: string) => void, RegExp]>([
  ['has lost its end', (file) => truncateSync(file, Math.floor(statSync(file).size / 2)), /is damaged/],
  [
    'is no register',
    (file) => writeFileSync(file, 'jurisdiction,number\n'.repeat(2_000)),
    /is no register: move it away/,
  ],
  ['has no tables any more', overwrite(0, Buffer.alloc(PAGE - 100, 7)), /is no register|is damaged/],
])('a file that %s is reported in one sentence and left as it is', (_, damage, sentence) => {
  const { file } = makeCopy(damage);
  const before = statSync(file).size;
  expect(run(checkRegisterCommand, [], file)).toMatchObject({
    code: 1,
    out: '',
    said: expect.stringMatching(sentence),
  });
  expect(statSync(file).size).toBe(before);
});

const PAGES = statSync(WHOLE).size / PAGE;
const TRIED = THOROUGH ? PAGES : 8;

test(`each page that is lost is found, and repaired or said to be beyond repair (${TRIED} of ${PAGES})`, () => {
  const outcomes = { repaired: 0, beyond: 0, unused: 0 };
  for (let tried = 0; tried < TRIED; tried++) {
    const page = 1 + Math.floor((tried * (PAGES - 1)) / TRIED);
    const { file } = makeCopy(overwrite(page, Buffer.alloc(PAGE, 0xa5)));
    const found = run(checkRegisterCommand, [], file);
    // A free page has nothing to lose.
    if (found.code === 0) {
      outcomes.unused++;
      expect(hashOf(file)).toBe(CONTENT);
      continue;
    }
    expect(found.said).toMatch(/^The register is damaged:\n {2}./);
    const repaired = run(checkRegisterCommand, ['--repair'], file);
    if (repaired.code === 0) {
      outcomes.repaired++;
      expect(repaired.out).toContain('register.sqlite.damaged');
      expect(hashOf(file)).toBe(CONTENT);
      expect(run(checkRegisterCommand, [], file).code).toBe(0);
    } else {
      outcomes.beyond++;
      expect(repaired.said).toMatch(/put a backup in its place/);
    }
  }
  expect(outcomes.repaired).toBeGreaterThan(outcomes.beyond);
  expect(outcomes.unused).toBeLessThan(TRIED / 2);
}, 300_000);

test('a request that meets damage fails with that reason, the probe reports it, and other requests are answered', async () => {
  const { file } = makeCopy(() => undefined);
  const lost = ['filings', 'officers'].map((table) => rootOf(file, table));
  const told: unknown[] = [];
  const { store, damage } = openThreadedStore(file, {
    died: (error) => told.push(error),
    replaced: (error) => told.push(error),
    damaged: (error) => told.push(error),
  });
  onTestFinished(() => store.close());
  const registry = createEmbeddedRegistry({ store, damage, ...PAGE_SETTINGS, form: 'B' });
  expect(await registry.health()).toMatchObject({ ready: true });
  for (const page of lost) overwrite(page - 1, Buffer.alloc(PAGE, 0xa5))(file);
  /** Beside other tests, the threads of long reads may be late. */
  const get = async (path: string, params = ''): Promise<unknown> => {
    const caller = { kind: 'explorer' };
    const request = { path, params: new URLSearchParams(params), origin: 'http://localhost', caller };
    for (;;) {
      const reply = await registry.get(request as never);
      if (!JSON.stringify(reply.body ?? '').includes('"reason":"busy"')) return reply;
    }
  };
  expect(await get('/companies/gb/7/filings')).toMatchObject({ status: 503, body: { error: { reason: 'damaged' } } });
  expect(await get('/officers/search', 'q=oda')).toMatchObject({ status: 503, body: { error: { reason: 'damaged' } } });
  expect(await get('/companies/gb/7')).toMatchObject({ status: 503, body: { error: { reason: 'damaged' } } });
  expect(await get('/companies/search', 'q=company')).toMatchObject({ status: 200 });
  expect(await registry.health()).toMatchObject({
    ready: false,
    checks: [{ detail: expect.stringContaining('damaged') }],
  });
  expect(told).toHaveLength(1);
});

test('a backup is the register of one moment, while another writes it, and replaces no file', () => {
  const { file, dataFolder } = makeCopy(() => undefined);
  const writer = openRegisterWriter(file);
  onTestFinished(() => writer.close());
  writer.write([company('901', 'Later')]);
  const expected = hashOf(file);
  const target = join(dataFolder, 'backups', 'monday.sqlite');
  expect(run(backupCommand, [target], file)).toMatchObject({ code: 0, out: expect.stringContaining(target) });
  writer.write([company('902', 'Later still')]);
  expect(hashOf(target)).toBe(expected);
  expect(run(backupCommand, [target], file)).toMatchObject({ code: 1, said: expect.stringContaining('already') });
  expect(run(backupCommand, [], file)).toMatchObject({ code: 1, said: expect.stringContaining('which file') });
});

test('a backup of a damaged register is refused, and leaves no file', () => {
  const { file, dataFolder } = makeCopy((one) => overwrite(rootOf(one, 'filings') - 1, Buffer.alloc(PAGE, 0xa5))(one));
  const target = join(dataFolder, 'monday.sqlite');
  expect(run(backupCommand, [target], file)).toMatchObject({ code: 1, said: expect.stringContaining('damaged') });
  expect(statSync(target, { throwIfNoEntry: false })).toBeUndefined();
});
