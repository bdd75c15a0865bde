import { describeStore } from '../store-cases';
import { openDatabase } from './open';
import { createSqliteStore } from './sqlite-store';
import { createRegisterWriter } from './writer';

describeStore('SQLite', () => {
  const db = openDatabase(':memory:');
  return { store: createSqliteStore(db), writer: createRegisterWriter(db), close: () => db.close() };
});
