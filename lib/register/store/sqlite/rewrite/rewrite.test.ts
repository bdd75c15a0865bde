import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { linesWithoutIds } from '@/lib/formats/out/native/native.fixture';
import { Database } from '@/lib/shared/sqlite.mjs';
import { THOROUGH } from '@/lib/testing/thorough';
import { company, reference, source, statement } from '../../case-inputs';
import { prepareRecord } from '../../prepare/prepare';
import { anyRecord } from '../../random-inputs';
import type { RegisterInput } from '../../records';
import type { ImportRun } from '../../store';
import { createAccount } from '../accounts';
import { contentHash } from '../content-hash';
import { openDatabase } from '../open';
import { openRegisterWriter } from '../writer';
import { createForgetting, type Forgotten } from './forgetting';
import { readJournal } from './journal-reader';
import { lockRegister } from './replace-file';
import { type Rewritten, rewriteRegister } from './rewrite';
import { surveyRewriting } from './survey';

function makeFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-rewrite-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'register.sqlite');
}

/** Records written together, by an import or without one. */
interface Step {
  import: string | null;
  groups: RegisterInput[][];
}

const planOf = (name: string) => ({ format: name, files: [], options: {} });

/** A register in a file, as these steps leave it; imports end after their last step. */
function makeRegister(steps: readonly Step[], file = makeFile()): string {
  const writer = openRegisterWriter(file, { now: () => '2026-03-01T12:00:00.000Z' });
  const runs = new Map<string, ImportRun>();
  for (const [at, { import: name, groups }] of steps.entries()) {
    if (name === null) {
      for (const inputs of groups) writeOrRefuse(() => writer.write(inputs));
      continue;
    }
    const run = runs.get(name) ?? writer.beginImport(planOf(name));
    runs.set(name, run);
    const settled = {
      position: at,
      rejects_bytes: 0,
      counts: { ...run.counts, read: run.counts.read + groups.length },
    };
    writer.writeGroups(run, groups.map(prepareRecord), () => settled);
    if (steps.slice(at + 1).every((later) => later.import !== name)) writer.endImport(run);
  }
  writer.close();
  return file;
}

/** A record that contradicts those before is refused. */
function writeOrRefuse(write: () => void): void {
  try {
    write();
  } catch (error) {
    expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
  }
}

const targets = (...all: (string | number)[]): Forgotten => ({
  imports: new Set(all.filter((one) => typeof one === 'number')),
  publishers: new Set(all.filter((one) => typeof one === 'string')),
});

function forget(file: string, ...all: (string | number)[]): Rewritten {
  const register = lockRegister(file);
  try {
    const result = rewriteRegister(register, { filter: createForgetting(readJournal(register.db), targets(...all)) });
    register.replace();
    return result;
  } finally {
    register.release();
  }
}

function read<Row>(file: string, sql: string): Row[] {
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare<[], Row>(sql).all();
  } finally {
    db.close();
  }
}

function hashOf(file: string): string {
  const db = openDatabase(file);
  try {
    expect(db.pragma('foreign_key_check')).toEqual([]);
    return contentHash(db);
  } finally {
    db.close();
  }
}

const IMPORTS = 'SELECT id, plan, checkpoint, started_at, ended_at FROM imports ORDER BY id';
/** Those with an id in their address, and where it leads. That of a company has its number. */
const PLACEHOLDERS = `SELECT e.id, coalesce(c.jurisdiction_code || '/' || c.company_number, e.merged_into) AS leads_to
  FROM entities e LEFT JOIN companies c ON c.id = e.merged_into WHERE e.kind = 'placeholder' ORDER BY e.id`;
const JOURNAL = 'SELECT import_id, written_at, publishers, hex(records) FROM import_records ORDER BY id';

const PUBLISHERS = ['One', 'Two', 'Three'];

/** The record as if this publisher alone had told it. */
const toldBy = (publisher: string, inputs: RegisterInput[]): RegisterInput[] =>
  inputs.map((input) => {
    if ('source' in input) return { ...input, source: { ...input.source, publisher } };
    if (input.kind !== 'statement') return input;
    return { ...input, provenances: input.provenances.map((one) => ({ ...one, publisher })) };
  });

const namesItsPublisher = (inputs: RegisterInput[]): boolean =>
  inputs.some((input) => 'source' in input || (input.kind === 'statement' && input.provenances.length > 0));

const publisher = fc.constantFrom(...PUBLISHERS);
const toldRecord = fc
  .tuple(
    publisher,
    fc.array(anyRecord, { minLength: 1, maxLength: 2 }).map((all) => all.flat()),
  )
  .filter(([, inputs]) => namesItsPublisher(inputs))
  .map(([by, inputs]) => ({ by, inputs: toldBy(by, inputs) }));
const toldStep = fc.record({
  import: fc.constantFrom('first', 'second', 'second', null),
  records: fc.array(toldRecord, { minLength: 1, maxLength: 4 }),
});

/** What is written without an import is attributed record by record of the register. */
const single = (step: { import: string | null; records: { inputs: RegisterInput[] }[] }) =>
  step.import !== null || step.records.every(({ inputs }) => inputs.every((input) => namesItsPublisher([input])));

const steps = fc.array(toldStep.filter(single), { minLength: 1, maxLength: 5 });

const ADDRESSES = ['officers', 'filings', 'statements', 'data', 'events'];

/** The records that can be addressed by an id, each with what it is. */
function addressesIn(file: string): Map<string, string> {
  const db = new Database(file, { readonly: true });
  const rows = ADDRESSES.flatMap((table) =>
    db
      .prepare<[], { id: number; key: string }>(`SELECT id, key FROM ${table} WHERE id > 0`)
      .all()
      .map(({ id, key }): [string, string] => [`${table} ${id}`, key]),
  );
  db.close();
  return new Map(rows);
}

/** An event that was derived, and imported later, has another address. */
const isLasting = ([address]: [string, string]): boolean => !address.startsWith('events');

const RUNS = { numRuns: THOROUGH ? 150 : 8, endOnFailure: true };

describe('a register that is written anew', { timeout: 120_000 }, () => {
  test('without leaving anything out is the same, with the same addresses, imports and journal', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const file = makeRegister(
          all.map(({ records, ...step }) => ({ ...step, groups: records.map((r) => r.inputs) })),
        );
        const state = () => [
          linesWithoutIds(file),
          read(file, JOURNAL),
          read(file, PLACEHOLDERS),
          [...addressesIn(file)].filter(isLasting),
        ];
        const before = state();
        const plans = read<{ checkpoint: string }>(file, IMPORTS).map(({ checkpoint: _, ...plan }) => plan);
        expect(forget(file, 'Nobody', 99).changed).toEqual([]);
        expect(state()).toEqual(before);
        expect(read<{ checkpoint: string }>(file, IMPORTS).map(({ checkpoint: _, ...plan }) => plan)).toEqual(plans);
      }),
      RUNS,
    );
  });

  test('without a publisher is what a register is that never had it', () => {
    fc.assert(
      fc.property(steps, publisher, (all, gone) => {
        const groupsOf = (records: { by: string; inputs: RegisterInput[] }[]) => records.map(({ inputs }) => inputs);
        const file = makeRegister(all.map(({ records, ...step }) => ({ ...step, groups: groupsOf(records) })));
        const kept = all.map(({ records, ...step }) => ({
          ...step,
          groups: groupsOf(records.filter(({ by }) => by !== gone)),
        }));
        const never = makeRegister(kept.filter(({ groups }) => groups.length > 0));
        const addresses = addressesIn(file);
        forget(file, gone);
        expect(linesWithoutIds(file)).toEqual(linesWithoutIds(never));
        for (const [address, key] of addressesIn(file)) expect(addresses.get(address) ?? key).toBe(key);
        expect(readFileSync(file).includes(`"publisher":"${gone}"`)).toBe(false);
      }),
      RUNS,
    );
  });

  test('without an import is what a register is that never had it', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const each = all.map(({ records, ...step }) => ({ ...step, groups: records.map(({ inputs }) => inputs) }));
        const file = makeRegister(each);
        const [first] = read<{ id: number }>(file, "SELECT id FROM imports WHERE plan ->> 'format' = 'second'");
        const never = makeRegister(each.filter((step) => step.import !== 'second'));
        forget(file, first?.id ?? 99);
        expect(linesWithoutIds(file)).toEqual(linesWithoutIds(never));
        expect(read(file, IMPORTS).length).toBe(read(never, IMPORTS).length);
      }),
      RUNS,
    );
  });
});

const two = { publisher: 'Two', retrieved_at: '2026-02-01', terms: 'CC0' };
const officer = (key: string, number: string, from = source): RegisterInput => ({
  ...{ kind: 'officer', key, company: reference(number), name: `Officer ${key}`, source: from },
});
const group = (...inputs: RegisterInput[]) => inputs;

describe('what is forgotten', () => {
  test('leaves companies that others name under that name, and those that others describe with what they say', () => {
    const file = makeRegister([
      {
        import: 'first',
        groups: [group(company('1', 'Ashby')), group(company('2', 'Bray')), group(company('3', 'Cole'))],
      },
      { import: 'second', groups: [group(company('1', 'Ashby & Co', { source: two })), group(officer('o', '2', two))] },
    ]);
    const register = lockRegister(file);
    const filter = createForgetting(readJournal(register.db), targets('Invented Register'));
    expect(surveyRewriting(register.db, { filter })).toEqual({
      records: { company: 3 },
      companies: { gone: 1, named: 1, kept: 1 },
    });
    register.release();
    forget(file, 'Invented Register');
    expect(read(file, 'SELECT company_number, name FROM companies')).toEqual([
      { company_number: '1', name: 'Ashby & Co' },
    ]);
    expect(read(file, 'SELECT name FROM placeholders')).toEqual([{ name: 'No. 2' }]);
  });

  test('does not decide under which of its numbers a company is kept', () => {
    const numbered = (number: string, ...keys: string[]) => group(company(number, 'Ashby', { keys }));
    const kept = [
      numbered('5', 'lei:a'),
      numbered('4', 'lei:d'),
      group(company('2', 'Ashby', { keys: ['lei:a', 'lei:d'], number_is_stand_in: true })),
    ];
    const file = makeRegister([
      { import: 'first', groups: [group(officer('a', '4')), numbered('6', 'lei:d')] },
      { import: 'second', groups: kept },
    ]);
    const never = makeRegister([{ import: 'second', groups: kept }]);
    forget(file, 1);
    expect(linesWithoutIds(file)).toEqual(linesWithoutIds(never));
  });

  test('is taken out of statements that others make too', () => {
    const seen = (key: string, publisher: string) => ({
      ...{ key, publisher, confidence: 90, source_type: 'external' as const, actor_type: 'bot' as const },
      created_at: '2026-01-01',
    });
    const both = statement('s', 'share_parcel', { provenances: [seen('a', 'One'), seen('b', 'Two')] });
    const file = makeRegister([{ import: 'first', groups: [group(both)] }]);
    forget(file, 'One');
    expect(read(file, 'SELECT key, publisher FROM provenances')).toEqual([{ key: 'b', publisher: 'Two' }]);
    forget(file, 'Two');
    expect(read(file, 'SELECT * FROM statements')).toEqual([]);
  });

  test('takes what does not name its publisher with the company that only it describes', () => {
    const filing = (key: string, number: string): RegisterInput => ({
      ...{ kind: 'filing', key, company: reference(number), date: '2026-01-01', title: `Filing ${key}` },
    });
    const mention = (key: string): RegisterInput => ({ kind: 'mention', entity: { key, name: key } });
    // As in a file of our own export: each record is alone, and many publishers are in one import.
    const alone = [company('1', 'Ashby'), company('2', 'Bray', { source: two }), company('3', 'Cole')];
    const parts = [filing('one', '1'), filing('two', '2'), filing('three', '3'), filing('nine', '9')];
    const file = makeRegister([
      {
        import: 'first',
        groups: [...alone, ...parts, company('3', 'Cole', { source: two, record_key: 'x' })].map((one) => [one]),
      },
      { import: null, groups: [[mention('x'), officer('o', '1', two)]] },
    ]);
    forget(file, 'Invented Register');
    expect(read(file, 'SELECT key FROM filings ORDER BY key')).toEqual(
      ['nine', 'three', 'two'].map((key) => ({ key })),
    );
  });

  test('is told in the log of an import that holds more, and ends the log of one that holds nothing else', () => {
    const file = makeRegister([
      { import: 'mixed', groups: [group(company('1', 'Ashby')), group(company('2', 'Bray', { source: two }))] },
      { import: 'alone', groups: [group(company('3', 'Cole'))] },
      { import: 'other', groups: [group(company('4', 'Dale', { source: two }))] },
    ]);
    const { changed } = forget(file, 'Invented Register');
    expect(changed).toEqual([
      { id: 1, format: 'mixed', isGone: false },
      { id: 2, format: 'alone', isGone: true },
    ]);
    const runs = read<{ id: number; checkpoint: string }>(file, 'SELECT id, checkpoint FROM imports');
    expect(runs.map(({ id, checkpoint }) => [id, JSON.parse(checkpoint).counts])).toMatchObject([
      [1, { read: 1, added: 1 }],
      [3, { read: 1, added: 1 }],
    ]);
  });

  test('leaves tokens, and addresses that are never given to another record', () => {
    const file = makeRegister([
      { import: 'first', groups: [group(company('1', 'Ashby'), officer('a', '1'))] },
      { import: 'second', groups: [group(officer('b', '1', two)), group(officer('c', '1', two))] },
    ]);
    createAccount(file, { plan: 'open' });
    const accounts = read(file, 'SELECT * FROM accounts');
    forget(file, 'Two');
    expect(read(file, 'SELECT * FROM accounts')).toEqual(accounts);
    const writer = openRegisterWriter(file);
    writer.write([officer('d', '1')]);
    writer.close();
    expect(read(file, 'SELECT id, key FROM officers')).toEqual([
      { id: 1, key: 'a' },
      { id: 4, key: 'd' },
    ]);
  });

  test('is nowhere in the folder, in no file', () => {
    const secret = 'Zylphania Quorn';
    const file = makeRegister([
      {
        import: 'first',
        groups: [group(company('1', 'Ashby')), group({ ...officer('a', '1', two), name: secret } as RegisterInput)],
      },
    ]);
    const folder = join(file, '..');
    const holders = () => readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(secret));
    expect(holders()).toEqual(['register.sqlite']);
    forget(file, 'Two');
    expect(holders()).toEqual([]);
    expect(readdirSync(folder)).toEqual(['register.sqlite']);
  });

  test('is not forgotten where the journal does not hold all there is', () => {
    const file = makeRegister([{ import: 'first', groups: [group(company('1', 'Ashby'))] }]);
    const db = openDatabase(file);
    db.exec("INSERT INTO import_records (version, publishers) VALUES (0, '[]')");
    db.close();
    const before = hashOf(file);
    expect(() => forget(file, 'Invented Register')).toThrow('an earlier version of this program wrote');
    expect(hashOf(file)).toBe(before);
  });
});
