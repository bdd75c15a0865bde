import { expect, onTestFinished, test } from 'vitest';
import { company, reference, source, statement } from '../../case-inputs';
import type { EventInput, RegisterInput } from '../../records';
import { openDatabase } from '../open';
import { createRegisterWriter } from '../writer';

const NOW = '2026-03-01T12:00:00.000Z';

function openRegister() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const writer = createRegisterWriter(db, { now: () => NOW });
  return { db, write: (...inputs: RegisterInput[]) => writer.write(inputs) };
}

const NOTICE = statement('notice', 'gazette_notice', {
  subjects: [reference('1')],
  properties: { summary: 'Winding up', date_published: '2026-02-01' },
});

const ACCOUNT: EventInput = {
  kind: 'event',
  key: 'account',
  company: reference('1'),
  type: 'Event::Company::GazetteNotice',
  categories: ['notice'],
  starts_at: '2026-02-01T00:00:00+00:00',
  ends_at: '2026-02-01T23:59:59+00:00',
  description: 'Notice of winding up',
  provenance: { type: 'statement', statement_key: 'notice' },
};

test('a derived event and its imported record are one, also in one transaction', () => {
  const { db, write } = openRegister();
  write(company('1', 'Harrowgate Limited'), NOTICE, ACCOUNT);
  expect(db.prepare('SELECT key, description FROM events').all()).toEqual([
    { key: 'account', description: 'Notice of winding up' },
  ]);
});

test('a company with a creation time is updated by its parts', () => {
  const { db, write } = openRegister();
  const datum = { kind: 'datum', key: 'd', data_type: 'Licence', title: 'A licence', attributes: {}, source } as const;
  const made = { created_at: '2020-01-01T00:00:00.000Z' };
  write(company('1', 'Harrowgate Limited', made), { ...datum, companies: [reference('1')] });
  expect(db.prepare('SELECT created_at, updated_at FROM companies').all()).toEqual([
    { created_at: made.created_at, updated_at: NOW },
  ]);
});

test('a company that is given twice is one, with the names of both', () => {
  const { db, write } = openRegister();
  const twice = [company('1', 'Harrowgate Limited'), company('1', 'Ashby Limited', { record_key: 'another' })];
  expect(write(...twice)).toEqual(['added', 'merged']);
  expect(db.prepare('SELECT count(*) FROM companies').pluck().get()).toBe(1);
  expect(db.prepare('SELECT name FROM company_names').pluck().all()).toHaveLength(1);
});

test('caches of a transaction are cleared when it fails', () => {
  const { db, write } = openRegister();
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  const broken = statement('broken', 'gazette_notice', { subjects: [reference('2')], properties: endless });
  const named = company('1', 'Harrowgate Limited', { keys: ['lei:1'] });
  expect(() => write(named, broken)).toThrow();
  expect(write(named)).toEqual(['added']);
  const keys = db.prepare('SELECT key, entity_id IN (SELECT id FROM companies) AS there FROM entity_keys').all();
  expect(keys).toEqual([{ key: 'lei:1', there: 1 }]);
});
