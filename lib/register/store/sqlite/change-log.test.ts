import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { killAtWork, scriptCommand } from '@/lib/testing/kill-command';
import { KILLS, THOROUGH } from '@/lib/testing/thorough';
import { at, company, reference, source, statement } from '../case-inputs';
import { prepareRecord } from '../prepare/prepare';
import { anyRecord } from '../random-inputs';
import type { RegisterInput } from '../records';
import { createChangeReader, LOGGED_KINDS, type LoggedKind } from './change-log';
import { contentHash } from './content-hash';
import { openDatabase, type SqliteDatabase } from './open';
import { createForgetting } from './rewrite/forgetting';
import { readJournal } from './rewrite/journal-reader';
import { lockRegister } from './rewrite/replace-file';
import { rewriteRegister } from './rewrite/rewrite';
import { createRegisterWriter, openForWriting, openRegisterWriter } from './writer';

const COMPANY_OF = 'c.jurisdiction_code, c.company_number, c.redacted, c.inactive';

/** All that a copy of a record is made of: queries by its id. */
const RECORDS: Readonly<Record<LoggedKind, { ids: string; rows: readonly string[] }>> = {
  entities: {
    ids: 'SELECT id FROM entities',
    rows: [
      ...['entities', 'placeholders', 'companies'].map((table) => `SELECT * FROM ${table} WHERE id = @id`),
      ...['company_names', 'company_identifiers', 'company_claims'].map(
        (table) => `SELECT * FROM ${table} WHERE company_id = @id ORDER BY 1, 2, 3`,
      ),
      `SELECT t.code_scheme_id, t.code FROM company_industry_codes cc JOIN told_industry_codes t ON t.id = cc.code_id
       WHERE cc.company_id = @id ORDER BY 1, 2`,
      'SELECT key FROM entity_keys WHERE entity_id = @id ORDER BY 1',
      `SELECT k.data_type FROM company_data_kinds d JOIN data_kinds k ON k.id = d.kind_id WHERE d.company_id = @id
       UNION SELECT s.data_type FROM statement_entities e JOIN statements s ON s.id = e.statement_id
       WHERE e.entity_id = @id ORDER BY 1`,
    ],
  },
  ...(Object.fromEntries(
    (['officers', 'filings'] as const).map((table) => [
      table,
      {
        ids: `SELECT id FROM ${table}`,
        rows: [
          `SELECT r.*, ${COMPANY_OF} FROM ${table} r LEFT JOIN companies c ON c.id = r.company_id WHERE r.id = @id`,
        ],
      },
    ]),
  ) as unknown as Record<'officers' | 'filings', { ids: string; rows: string[] }>),
  statements: {
    ids: 'SELECT id FROM statements',
    rows: [
      'SELECT * FROM statements WHERE id = @id',
      `SELECT e.role, e.position, e.entity_id, c.name, c.redacted, p.name AS mentioned, p.entity_type FROM statement_entities e
       LEFT JOIN companies c ON c.id = e.entity_id LEFT JOIN placeholders p ON p.id = e.entity_id
       WHERE e.statement_id = @id ORDER BY 1, 2`,
      ...['relationships', 'provenances', 'statement_terms'].map(
        (table) => `SELECT * FROM ${table} WHERE statement_id = @id ORDER BY 1, 2, 3`,
      ),
    ],
  },
  data: {
    ids: 'SELECT id FROM known_data',
    rows: [
      'SELECT * FROM known_data WHERE id = @id',
      'SELECT company_id FROM datum_companies WHERE datum_id = @id ORDER BY 1',
    ],
  },
  events: {
    ids: 'SELECT id FROM known_events',
    rows: [
      `SELECT e.*, ${COMPANY_OF} FROM known_events e LEFT JOIN companies c ON c.id = e.company_id WHERE e.id = @id`,
    ],
  },
  groupings: {
    ids: 'SELECT id FROM corporate_groupings',
    rows: [
      'SELECT * FROM corporate_groupings WHERE id = @id',
      'SELECT * FROM corporate_grouping_members WHERE grouping_id = @id ORDER BY 1, 2',
    ],
  },
};

/** A copy of the register, by kind and id. */
type Copy = Map<string, string>;

/** A record as it is now; undefined if there is none. */
function readRecord(db: SqliteDatabase, kind: LoggedKind, id: number): string | undefined {
  const [own, ...others] = RECORDS[kind].rows.map((sql) => db.prepare(sql).all({ id }));
  return own?.length ? JSON.stringify([own, ...others]) : undefined;
}

function put(copy: Copy, db: SqliteDatabase, kind: LoggedKind, id: number): void {
  const record = readRecord(db, kind, id);
  if (record === undefined) copy.delete(`${kind} ${id}`);
  else copy.set(`${kind} ${id}`, record);
}

function readAll(db: SqliteDatabase): Copy {
  const copy: Copy = new Map();
  for (const kind of LOGGED_KINDS) {
    for (const id of db.prepare<[], number>(RECORDS[kind].ids).pluck().all()) put(copy, db, kind, id);
  }
  return copy;
}

/** Reads each record anew that changed after the position. */
function replay(copy: Copy, db: SqliteDatabase, after: number): Copy {
  for (const { kind, id } of createChangeReader(db).list(after, 1_000_000)) put(copy, db, kind, id);
  return copy;
}

const inOrder = (copy: Copy): [string, string][] => [...copy].sort(([a], [b]) => (a < b ? -1 : 1));

function openRegister() {
  const db = openForWriting(':memory:');
  onTestFinished(() => void db.close());
  let minute = 10;
  // Each transaction is later than the one before, so that it updates the companies of its records.
  const writer = createRegisterWriter(db, { now: () => `2026-03-01T12:${minute++}:00.000Z` });
  return { db, log: createChangeReader(db), writer, write: (...inputs: RegisterInput[]) => writer.write(inputs) };
}

const officer = (key: string, number: string): RegisterInput => ({
  ...{ kind: 'officer', key, company: reference(number), name: 'Oda Quillfeather', source },
});
const owns = (parent: string, child: string): RegisterInput =>
  statement(`${parent}-${child}`, 'share_parcel', {
    ...{ subjects: [reference(parent)], objects: [reference(child)] },
    ...{ relationship: { relationship_type: 'shareholding' }, properties: { percentage_of_shares: 60 } },
  });

describe('the change log', () => {
  const [first, second] = [company('1', 'Zephyr', { keys: ['lei:1'] }), company('2', 'Mistral')];
  const datum = { kind: 'datum', key: 'd', data_type: 'Licence', title: 'A licence', attributes: {}, source } as const;
  const event = { type: 'Other', categories: [], ends_at: '2024-01-01', description: 'Moved', provenance: {} };
  const grouping = (...numbers: string[]): RegisterInput => ({
    ...{ kind: 'corporate_grouping', name: 'Windward', curators: [] },
    members: numbers.map((number) => ({ company: reference(number), source: {} })),
  });

  test.each<[string, RegisterInput[], RegisterInput[], string[]]>([
    ['a new company', [], [first], ['entities 1']],
    ['a company in which nothing changed', [first], [first], []],
    ['a fact of a company', [first], [{ ...first, ...at('2026-02-01'), current_status: 'Closed' }], ['entities 1']],
    [
      'a name, with the statements that are found by it',
      [first, second, owns('1', '2'), officer('o', '2')],
      [{ ...first, ...at('2026-02-01'), name: 'Zephyr Group' }],
      ['entities 1', 'events 1', 'statements 1'],
    ],
    [
      'a company that is withheld, with its records',
      [
        first,
        officer('o', '1'),
        { kind: 'filing', key: 'f', company: reference('1'), date: '2020-01-01', title: 'Accounts' },
      ],
      [{ ...first, ...at('2026-02-01'), redacted: true }],
      ['entities 1', 'filings 1', 'officers 1'],
    ],
    ['an officer, with the company that it updates', [first], [officer('o', '1')], ['entities 1', 'officers 1']],
    ['a mention', [], [officer('o', '7')], ['entities 1', 'officers 1']],
    [
      'the record of a company that was mentioned',
      [officer('o', '1'), owns('1', '2')],
      [company('1', 'Zephyr')],
      ['entities 1', 'officers 1', 'statements 1'],
    ],
    ['a statement, with its ends', [first, second], [owns('1', '2')], ['entities 1', 'entities 2', 'statements 1']],
    [
      'a datum, with its companies',
      [first, second],
      [{ ...datum, companies: [reference('1'), reference('2')] }],
      ['data 1', 'entities 1', 'entities 2'],
    ],
    ['an event', [first], [{ kind: 'event', key: 'e', company: reference('1'), ...event }], ['events 1']],
    ['a grouping', [first], [grouping('1')], ['groupings 1']],
    ['a member of a grouping', [first, second, grouping('1')], [grouping('1', '2')], ['groupings 1']],
    [
      'two companies that are one, with what is of the one that goes',
      [
        company('L1', 'Zephyr', { number_is_stand_in: true, keys: ['lei:2'] }),
        officer('o', 'L1'),
        company('2', 'Mistral'),
        owns('L1', '2'),
      ],
      [company('2', 'Mistral', { ...at('2026-02-01'), keys: ['lei:2'] })],
      ['entities 1', 'entities 2', 'officers 1', 'statements 1'],
    ],
  ])('has %s', (_, before, after, expected) => {
    const { db, log, write } = openRegister();
    write(...before);
    const { position } = log.begin('copy');
    const copy = readAll(db);
    write(...after);
    expect(
      log
        .list(position, 100)
        .map(({ kind, id }) => `${kind} ${id}`)
        .sort(),
    ).toEqual(expected);
    expect(inOrder(replay(copy, db, position))).toEqual(inOrder(readAll(db)));
  });

  test('is not kept of a register that nobody publishes', () => {
    const { db, log, write } = openRegister();
    write(first, second, owns('1', '2'));
    expect(log.count(0)).toBe(0);
    expect(db.prepare('SELECT count(*) FROM sqlite_temp_schema').pluck().get()).toBe(0);
    log.begin('copy');
    write(officer('o', '1'));
    log.end('copy');
    write(officer('p', '1'));
    expect([log.count(0), log.find('copy')]).toEqual([0, undefined]);
  });

  test('has each record once, at the place of its last change', () => {
    const { log, write } = openRegister();
    log.begin('copy');
    write(first);
    write(second);
    const before = log.last();
    write({ ...first, ...at('2026-02-01'), company_type: 'Limited' });
    expect(log.list(0, 10).map(({ id }) => id)).toEqual([2, 1]);
    expect(log.list(before, 10).map(({ id }) => id)).toEqual([1]);
  });

  test('loses what all copies have, and never gives a place again', () => {
    const { log, write } = openRegister();
    log.begin('one');
    write(first);
    log.begin('other');
    write(second);
    const last = log.last();
    log.acknowledge('other', last);
    expect(log.count(0)).toBe(2);
    log.acknowledge('one', last);
    expect(log.count(0)).toBe(0);
    write(officer('o', '1'));
    expect(log.list(last, 10).length).toBe(2);
  });

  test('has nothing of a transaction that failed, and all of the next', () => {
    const { db, log, writer, write } = openRegister();
    log.begin('copy');
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    const broken = statement('broken', 'gazette_notice', { subjects: [reference('2')], properties: endless });
    expect(() => write(first, broken)).toThrow();
    expect(log.count(0)).toBe(0);
    // One that refuses one of its groups.
    const run = writer.beginImport({ format: 'example', files: [], options: {} });
    const settled = { position: 2, rejects_bytes: 0, counts: run.counts };
    writer.writeGroups(run, [[first], [broken], [second]].map(prepareRecord), () => settled);
    writer.endImport(run);
    expect(inOrder(replay(new Map(), db, 0))).toEqual(inOrder(readAll(db)));
  });

  test('brings a copy of any register up to date', () => {
    const batches = fc.array(
      fc.array(anyRecord, { minLength: 1, maxLength: 3 }).map((all) => all.flat()),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(batches, batches, (before, after) => {
        const db = openForWriting(':memory:');
        const writer = createRegisterWriter(db);
        const write = (inputs: RegisterInput[]): void => {
          try {
            writer.write(inputs);
          } catch (error) {
            expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
          }
        };
        for (const inputs of before) write(inputs);
        const { position } = createChangeReader(db).begin('copy');
        const copy = readAll(db);
        for (const inputs of after) write(inputs);
        expect(inOrder(replay(copy, db, position))).toEqual(inOrder(readAll(db)));
        db.close();
      }),
      { numRuns: THOROUGH ? 1_000 : 30 },
    );
  });
});

describe('the change log of a file', () => {
  function makeFile(): string {
    const folder = mkdtempSync(join(tmpdir(), 'firmament-log-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, 'register.sqlite');
  }

  test('is no part of what the register says', () => {
    const hashes = [true, false].map((isPublished) => {
      const { db, log, write } = openRegister();
      if (isPublished) log.begin('copy');
      write(company('1', 'Zephyr'), officer('o', '1'));
      return contentHash(db);
    });
    expect(hashes[0]).toBe(hashes[1]);
  });

  test('begins anew when the register is written anew, so that a copy has to be made anew', () => {
    const file = makeFile();
    const writer = openRegisterWriter(file);
    writer.write([company('1', 'Zephyr', at('2026-01-01', 'Gone'))]);
    const before = openDatabase(file);
    createChangeReader(before).begin('copy');
    writer.write([company('2', 'Mistral')]);
    before.close();
    writer.close();
    const register = lockRegister(file);
    const targets = { imports: new Set<number>(), publishers: new Set(['Gone']) };
    rewriteRegister(register, { filter: createForgetting(readJournal(register.db), targets) });
    register.replace();
    register.release();
    const db = openDatabase(file);
    onTestFinished(() => void db.close());
    const log = createChangeReader(db);
    expect([log.find('copy'), log.count(0), log.last()]).toEqual([undefined, 0, 0]);
    expect(db.prepare('SELECT name FROM companies').pluck().all()).toEqual(['Mistral']);
  });

  const WRITE = `
    import { createChangeReader } from './lib/register/store/sqlite/change-log';
    import { company, reference, source } from './lib/register/store/case-inputs';
    import { openDatabase } from './lib/register/store/sqlite/open';
    import { createRegisterWriter } from './lib/register/store/sqlite/writer';
    const db = openDatabase(process.argv[1]);
    createChangeReader(db).begin('copy');
    const { write } = createRegisterWriter(db);
    for (let at = 0; ; at++) {
      const number = String(at % 300);
      const day = { ...source, retrieved_at: new Date(1.7e12 + at * 1e7).toISOString() };
      write([
        company(number, 'No. ' + at, { source: day }),
        { kind: 'officer', key: 'o' + number, company: reference(number), name: 'Oda ' + at, source: day },
      ]);
      if (at === 20) console.log('at work');
    }`;

  test('is in step with the records after a kill', { timeout: 60_000 }, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const file = makeFile();
      await killAtWork(scriptCommand(WRITE, [file]));
      const db = openDatabase(file);
      const all = readAll(db);
      expect(all.size).toBeGreaterThan(20);
      expect(inOrder(replay(new Map(), db, 0))).toEqual(inOrder(all));
      db.close();
    }
  });
});
