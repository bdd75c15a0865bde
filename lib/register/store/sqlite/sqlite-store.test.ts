import { describeStore } from '../store-cases';
import { describeChangeStore } from '../store-cases-changes';
import { describeEventStore } from '../store-cases-events';
import { describeExclusions } from '../store-cases-exclude';
import { describeFacets } from '../store-cases-facets';
import { describeNeighbours } from '../store-cases-neighbours';
import { describeNetworkStore } from '../store-cases-network';
import { describeRecordStore } from '../store-cases-records';
import { describeSearch } from '../store-cases-search';
import { describeStatementStore } from '../store-cases-statements';
import type { Trial } from '../trial';
import { openDatabase } from './open';
import { createSqliteStore } from './sqlite-store';
import { createRegisterWriter } from './writer';

function open(): Trial {
  const db = openDatabase(':memory:');
  return { store: createSqliteStore(db), writer: createRegisterWriter(db), close: () => db.close() };
}

describeStore('SQLite', open);
describeRecordStore('SQLite', open);
describeNetworkStore('SQLite', open);
describeStatementStore('SQLite', open);
describeEventStore('SQLite', open);
describeChangeStore('SQLite', open);
describeSearch('SQLite', open);
describeNeighbours('SQLite', open);
describeFacets('SQLite', open);
describeExclusions('SQLite', open);
