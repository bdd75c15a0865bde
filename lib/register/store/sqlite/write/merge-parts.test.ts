import { expect, onTestFinished, test } from 'vitest';
import { companyKey } from '@/lib/shared/links';
import { company, reference, source } from '../../case-inputs';
import type { CompanyInput, DatumInput, EntityReference, EventInput } from '../../records';
import { openDatabase } from '../open';
import { createRegisterWriter } from '../writer';

const LEI = { number_is_stand_in: true, keys: ['lei:L'] };
const STAND_IN: EntityReference = { key: companyKey('gb', 'L'), name: 'No. L' };

const datum = (key: string, companies: EntityReference[]): DatumInput => ({
  ...{ kind: 'datum', key, companies, data_type: 'Licence', title: key, attributes: {}, source },
});

const event = (key: string, of: EntityReference): EventInput => ({
  ...{ kind: 'event', key, company: of, type: 'Event::Company::AddressChange', categories: [], ends_at: '2026-03-01' },
  ...{ description: 'Moved', provenance: { type: 'company' } },
});

/** Joins company no. 1 with one that had only an LEI. */
function joinTwo() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const { write } = createRegisterWriter(db);
  write([company('1', 'Harrowgate'), company('L', 'Harrowgate', { ...LEI, record_key: 'lei' })]);
  write([datum('of the one', [reference('1')]), datum('of the other', [STAND_IN])]);
  write([datum('of both', [reference('1'), STAND_IN]), datum('of a third too', [reference('3'), STAND_IN])]);
  write([event('told of both', reference('1')), event('told of both', STAND_IN), event('of the other', STAND_IN)]);
  write([company('1', 'Harrowgate', { keys: ['lei:L'] })]);
  const kept = db.prepare("SELECT entity_id FROM entity_keys WHERE key = 'lei:L'").pluck().get();
  const pluck = (sql: string): unknown[] => db.prepare(sql).pluck().all(kept);
  return { pluck };
}

test('a joined company leaves no rows, although foreign keys are off', () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  db.pragma('foreign_keys = OFF');
  const { write } = createRegisterWriter(db);
  const parts: Partial<CompanyInput> = {
    previous_names: [{ company_name: 'Once' }],
    identifiers: [{ identifier_system_code: 'lei', uid: 'L' }],
    industry_codes: [{ code_scheme_id: 'uk_sic_2007', code: '62012' }],
  };
  write([company('1', 'Harrowgate', parts), company('L', 'Harrowgate', { ...LEI, ...parts, record_key: 'lei' })]);
  write([company('1', 'Harrowgate', { keys: ['lei:L'] })]);
  expect(db.pragma('foreign_key_check')).toEqual([]);
});

test('data of joined companies are kept once', () => {
  const { pluck } = joinTwo();
  const keys = `SELECT d.key FROM datum_companies dc JOIN data d ON d.id = dc.datum_id
    WHERE dc.company_id = ? ORDER BY 1`;
  expect(pluck(keys)).toEqual(['of a third too', 'of both', 'of the one', 'of the other']);
});

test('events of joined companies are kept once', () => {
  const { pluck } = joinTwo();
  expect(pluck('SELECT key FROM events WHERE company_id = ? ORDER BY 1')).toEqual(['of the other', 'told of both']);
  expect(pluck('SELECT count(*) FROM events WHERE company_id <> ?')).toEqual([0]);
});
