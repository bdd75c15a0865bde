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

test('a term is kept once, however often it is told, with what it is compared by', () => {
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

test('nothing has no id', () => {
  expect(openTerms().terms.idOf(null)).toBeNull();
});

test('a term that was undone is made again', () => {
  const { db, terms, list } = openTerms();
  db.exec('BEGIN');
  terms.idOf('Limited');
  db.exec('ROLLBACK');
  terms.forget();
  terms.idOf('Limited');
  expect(list()).toHaveLength(1);
});

test('a company whose type changes has another, and what a newer record leaves out stays', () => {
  const { db } = openTerms();
  const writer = createRegisterWriter(db);
  const told = (retrieved_at: string, given: object) =>
    writer.write([company('1', 'Ashby', { source: { retrieved_at }, ...given })]);
  told('2024-01-01', { company_type: 'Limited', current_status: 'Active' });
  told('2025-01-01', { company_type: 'plc' });
  expect(db.prepare('SELECT company_type, current_status FROM companies_in_words').get()).toEqual({
    ...{ company_type: 'plc', current_status: 'Active' },
  });
});
