import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../case-inputs';
import { openDatabase } from '../open';
import { createRegisterWriter } from '../writer';
import { CompanyTerms } from './context';

function openTerms() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  return { db, terms: new CompanyTerms(db), list: () => db.prepare('SELECT term, key FROM company_terms').raw().all() };
}

test('a term is stored once, with its key', () => {
  const { db, terms, list } = openTerms();
  const ids = ['Limited', 'LIMITED', 'Limited', 'Société  anonyme'].map((term) => terms.idOf(term));
  expect(new Set(ids).size).toBe(3);
  expect(new CompanyTerms(db).idOf('Limited')).toBe(ids[0]);
  expect(list()).toEqual([
    ['Limited', 'limited'],
    ['LIMITED', 'limited'],
    ['Société  anonyme', 'société anonyme'],
  ]);
});

test('null has no id', () => {
  expect(openTerms().terms.idOf(null)).toBeNull();
});

test('a term is added again after a rollback', () => {
  const { db, terms, list } = openTerms();
  db.exec('BEGIN');
  terms.idOf('Limited');
  db.exec('ROLLBACK');
  terms.forget();
  terms.idOf('Limited');
  expect(list()).toHaveLength(1);
});

test('a company’s type can change, and absent fields of a newer record stay', () => {
  const { db } = openTerms();
  const writer = createRegisterWriter(db);
  const writeTerms = (retrieved_at: string, given: object) =>
    writer.write([company('1', 'Ashby', { source: { retrieved_at }, ...given })]);
  writeTerms('2024-01-01', { company_type: 'Limited', current_status: 'Active' });
  writeTerms('2025-01-01', { company_type: 'plc' });
  expect(db.prepare('SELECT company_type, current_status FROM companies_in_words').get()).toEqual({
    ...{ company_type: 'plc', current_status: 'Active' },
  });
});
