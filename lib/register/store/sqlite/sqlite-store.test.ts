import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { THOROUGH } from '@/lib/testing/thorough';
import { describeStore } from '../store-cases';
import { describeChangeStore } from '../store-cases-changes';
import { describeClaims } from '../store-cases-claims';
import { describeEventStore } from '../store-cases-events';
import { describeExclusions } from '../store-cases-exclude';
import { describeFacets } from '../store-cases-facets';
import { describeNeighbours } from '../store-cases-neighbours';
import { describeNetworkStore } from '../store-cases-network';
import { describeRecordStore } from '../store-cases-records';
import { describeSearch } from '../store-cases-search';
import { describeStatementStore } from '../store-cases-statements';
import { createReaderPool, type ReaderThread } from '../threads/reader-pool';
import { createThreadedStore, onlyRegister, openThreadedStore } from '../threads/threaded-store';
import type { Trial } from '../trial';
import { openDatabase } from './open';
import { createSqliteStore } from './sqlite-store';
import { createRegisterWriter, openRegisterWriter } from './writer';

function open(): Trial {
  const db = openDatabase(':memory:');
  return { store: createSqliteStore(db), writer: createRegisterWriter(db), close: () => void db.close() };
}

/** The same, as reader threads see it: each argument and each result is a copy. */
function openInThreads(): Trial {
  const db = openDatabase(':memory:');
  const serving = createSqliteStore(db);
  const pool = createReaderPool({
    threads: { quick: 1, heavy: 1, long: 1 },
    start: (_lane, { ready }) => {
      queueMicrotask(ready);
      const read: ReaderThread['read'] = async (method, args) => {
        const readHere = serving[method] as (...given: readonly unknown[]) => Promise<unknown>;
        return structuredClone(await readHere(...structuredClone(args)));
      };
      return { read, close: () => undefined };
    },
  });
  const store = createThreadedStore(onlyRegister({ serving, pool }));
  return { store, writer: createRegisterWriter(db), close: store.close };
}

/** The same in real threads, each of which opens the register's file: starting them takes seconds, so for some cases. */
function openFileInThreads(): Trial {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-threads-'));
  const file = join(folder, 'register.sqlite');
  const writer = openRegisterWriter(file);
  const failed = (error: unknown): never => {
    throw error;
  };
  const { store } = openThreadedStore(file, { died: failed, replaced: failed, damaged: failed });
  const close = (): void => {
    store.close();
    writer.close();
    rmSync(folder, { recursive: true });
  };
  return { store, writer, close };
}

const CASES = [
  describeStore,
  describeRecordStore,
  describeNetworkStore,
  describeStatementStore,
  describeEventStore,
  describeChangeStore,
  describeClaims,
  describeSearch,
  describeNeighbours,
  describeFacets,
  describeExclusions,
];

// What copies do not change is seen in either way, so that a usual run has the stricter one.
for (const describeCases of CASES) describeCases('SQLite read as in threads', openInThreads);
if (THOROUGH) {
  for (const describeCases of CASES) describeCases('SQLite', open);
  describeNeighbours('SQLite read in threads', openFileInThreads);
}
