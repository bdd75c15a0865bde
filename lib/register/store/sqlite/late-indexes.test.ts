import { expect, onTestFinished, test } from 'vitest';
import { company } from '../case-inputs';
import { prepare } from '../prepare/prepare';
import type { RegisterInput } from '../records';
import type { ImportPlan, RegisterStore, RegisterWriter } from '../store';
import { openDatabase, type SqliteDatabase } from './open';
import { createSqliteStore } from './sqlite-store';
import { DROP_KEPT_LISTS, hasKeptLists } from './write/kept-lists';
import { createRegisterWriter } from './writer';

const PLAN: ImportPlan = { format: 'invented', files: [], options: {} };
const NAMES = [
  'Harrowgate Limited',
  'Ashby & Sons',
  'Zephyr plc',
  'Oldacre Marine Limited',
  'Harrowgate Marine Limited',
];
const COMPANIES = NAMES.map((name, index) =>
  company(String(index), name, { incorporation_date: `200${index}-01-01`, previous_names: [{ company_name: 'Once' }] }),
);

interface Opened {
  db: SqliteDatabase;
  store: RegisterStore;
  writer: RegisterWriter;
}

function openRegister(): Opened {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  return { db, store: createSqliteStore(db), writer: createRegisterWriter(db) };
}

const indexesOf = (db: SqliteDatabase): unknown[] =>
  db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' ORDER BY name").all();

/** The indexes of a new register. */
function listAllIndexes(): unknown[] {
  const db = openDatabase(':memory:');
  try {
    return indexesOf(db);
  } finally {
    db.close();
  }
}

const ALL_INDEXES = listAllIndexes();

/** @returns a function that ends the import. */
function importSome({ writer }: Opened, inputs: RegisterInput[]): () => void {
  const run = writer.beginImport(PLAN);
  const groups = inputs.map((input) => [prepare(input)]);
  writer.writeGroups(run, groups, () => ({ position: groups.length, rejects_bytes: 0, counts: run.counts }));
  return () => writer.endImport(run);
}

/** The results of searches in every order. */
async function look(store: RegisterStore): Promise<unknown[]> {
  const orders = ['name', 'score', 'created_at', 'updated_at', 'incorporation_date', 'dissolution_date'] as const;
  const window = { offset: 0, limit: 3 };
  const searches = orders.flatMap((order) =>
    [undefined, 'limited'].map((q) => store.searchCompanies({ wildcard: 'B', order, window, q })),
  );
  return Promise.all([...searches, store.listNeighbours('Harrowgate', 2, [])]);
}

test('the first import into an empty register ends with all indexes', () => {
  const register = openRegister();
  const end = importSome(register, COMPANIES);
  expect(indexesOf(register.db).length).toBeLessThan(ALL_INDEXES.length);
  end();
  expect(indexesOf(register.db)).toEqual(ALL_INDEXES);
});

test('the lists that triggers keep are made at the end of a first import, and of the next one where they are missing', () => {
  const register = openRegister();
  const end = importSome(register, COMPANIES);
  expect(hasKeptLists(register.db)).toBe(false);
  end();
  expect(hasKeptLists(register.db)).toBe(true);
  // As in a register made by an earlier program.
  register.db.exec(DROP_KEPT_LISTS);
  importSome(register, COMPANIES.slice(0, 1))();
  expect(hasKeptLists(register.db)).toBe(true);
});

test('searches return the same with and without the indexes', async () => {
  const register = openRegister();
  const end = importSome(register, COMPANIES);
  const meanwhile = await look(register.store);
  end();
  expect(await look(register.store)).toEqual(meanwhile);
});

test('a resumed import builds them', () => {
  const register = openRegister();
  importSome(register, COMPANIES.slice(0, 2));
  const end = importSome(register, COMPANIES.slice(2));
  end();
  expect(indexesOf(register.db)).toEqual(ALL_INDEXES);
});

test('a register with records keeps its indexes', () => {
  const register = openRegister();
  register.writer.write(COMPANIES.slice(0, 1));
  importSome(register, COMPANIES.slice(1));
  expect(indexesOf(register.db)).toEqual(ALL_INDEXES);
});
