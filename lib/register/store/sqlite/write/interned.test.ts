import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../open';
import { Interned } from './context';

function openKinds() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const kinds = new Interned(db, 'event_kinds', ['type', 'categories', 'provenance']);
  const count = () => db.prepare('SELECT count(*) FROM event_kinds').pluck().get();
  return { db, kinds, count };
}

test('equal values share one row', () => {
  const { db, kinds, count } = openKinds();
  const first = kinds.idOf(['a', '[]', null]);
  expect(kinds.idOf(['a', '[]', ''])).not.toBe(first);
  expect(kinds.idOf(['a', '[]', null])).toBe(first);
  expect(new Interned(db, 'event_kinds', ['type', 'categories', 'provenance']).idOf(['a', '[]', null])).toBe(first);
  expect(count()).toBe(2);
});

test('a row is added again after a rollback', () => {
  const { db, kinds, count } = openKinds();
  db.exec('BEGIN');
  kinds.idOf(['a', '[]', null]);
  db.exec('ROLLBACK');
  kinds.forget();
  kinds.idOf(['a', '[]', null]);
  expect(count()).toBe(1);
});
