import { expect, onTestFinished, test } from 'vitest';
import { companyKey } from '@/lib/shared/links';
import { company, reference, statement } from '../../case-inputs';
import type { EventInput } from '../../records';
import { openDatabase, type SqliteDatabase } from '../open';
import { createSqliteStore } from '../sqlite-store';
import { createRegisterWriter } from '../writer';
import { DROP_KEPT_LISTS, makeKeptLists } from './kept-lists';

const event = (key: string, of: string, facts: Partial<EventInput> = {}): EventInput => ({
  ...{ kind: 'event', key, company: reference(of), type: 'Event::Company::NameChange', categories: ['kyc'] },
  ...{ starts_at: '2026-03-01', ends_at: '2026-03-31', description: key, provenance: { type: 'company' } },
  ...facts,
});

function openRegister() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const writer = createRegisterWriter(db);
  writer.write([
    company('1', 'Zephyr', { incorporation_date: '2001-01-01' }),
    company('2', 'Mistral', { jurisdiction_code: 'us_de', incorporation_date: '2002-02-02' }),
    company('3', 'Hidden', { redacted: true }),
    event('first', '1'),
    event('second', '1', { starts_at: null, ends_at: '2026-06-30' }),
    event('hidden', '3'),
    event('of nobody', '77'),
    event('elsewhere', '2', { company: { key: companyKey('us_de', '2'), name: '' } }),
  ]);
  return { db, writer };
}

const keptIn = (db: SqliteDatabase): unknown[][] =>
  ['listed_events', 'listed_events_by_creation', 'event_counts', 'statement_counts'].map((table) => {
    const counted = table.endsWith('counts') ? `WHERE ${table.replace('_counts', 's')} <> 0` : '';
    return db.prepare(`SELECT * FROM ${table} ${counted}`).raw().all();
  });

/** The lists of the same rows, made anew. */
function keptAnew(db: SqliteDatabase): unknown[][] {
  db.exec(DROP_KEPT_LISTS);
  makeKeptLists(db);
  return keptIn(db);
}

type Change = (register: ReturnType<typeof openRegister>) => void;

const write =
  (...inputs: Parameters<ReturnType<typeof createRegisterWriter>['write']>[0]): Change =>
  ({ writer }) =>
    void writer.write(inputs);
const run =
  (sql: string): Change =>
  ({ db }) =>
    db.exec(sql);

test.each<[string, Change]>([
  ['nothing more is written', () => undefined],
  ['an event is changed', write(event('first', '1', { ends_at: '2027-01-01', description: 'later' }))],
  ['an entity becomes a company', write(company('77', 'Somebody', { incorporation_date: '1999-09-09' }))],
  ['a company is redacted', write(company('1', 'Zephyr', { redacted: true }))],
  ['a company is shown again', run('UPDATE companies SET redacted = 0')],
  ['a company moves', run("UPDATE companies SET jurisdiction_code = 'fr' WHERE company_number = '1'")],
  ['an event is another company’s', run('UPDATE events SET company_id = (SELECT max(id) FROM companies)')],
  ['an event is of another kind', run('UPDATE events SET kind_id = (SELECT max(id) FROM event_kinds)')],
  ['events are removed', run("DELETE FROM events WHERE key = 'first'")],
  ['a row implies an event', run('UPDATE companies SET incorporation_kind_id = 1 WHERE redacted = 0')],
  ['a row implies one no longer', run('UPDATE companies SET incorporation_kind_id = NULL')],
  ['a company is removed', run('PRAGMA foreign_keys = OFF; DELETE FROM companies')],
])('what is listed and counted is what there is, when %s', (_, change) => {
  const register = openRegister();
  change(register);
  const kept = keptIn(register.db);
  expect(kept).toEqual(keptAnew(register.db));
});

test('lists are the same with and without what is kept', async () => {
  const { db } = openRegister();
  db.exec("UPDATE companies SET incorporation_kind_id = 1 WHERE incorporation_date = '2001-01-01'");
  const window = { offset: 0, limit: 10 };
  const look = () => {
    const { searchEvents } = createSqliteStore(db);
    return Promise.all(
      [
        {},
        { jurisdiction_code: 'gb' },
        { country_code: 'us' },
        { type: { match: 'any' as const, terms: ['x'] } },
      ].flatMap((filters) =>
        (['created_at', 'time_range_ends_at'] as const).map((order) => searchEvents({ ...filters, order, window })),
      ),
    );
  };
  const [all, , british] = await look();
  expect([all?.total, british?.total]).toEqual([4, 3]);
  const kept = await look();
  db.exec(DROP_KEPT_LISTS);
  expect(await look()).toEqual(kept);
});

test('a register made before there was a log of statements gets it at its next import', () => {
  const { db, writer } = openRegister();
  db.exec('DROP TRIGGER statement_has_moved; DROP TABLE statement_changes');
  writer.beginImport({ format: 'csv', files: [], options: {} });
  const notice = (version: string, published_at: string) =>
    statement('notice', 'gazette_notice', { version, search: { published_at } });
  writer.write([notice('2026-01-01', '2020-01-01')]);
  expect(db.prepare('SELECT * FROM statement_changes').all()).toEqual([]);
  writer.write([notice('2026-01-02', '2021-01-01')]);
  expect(db.prepare('SELECT statement_id FROM statement_changes').pluck().all()).toEqual([
    db.prepare("SELECT id FROM statements WHERE key = 'notice'").pluck().get(),
  ]);
});
