import { randomUUID } from 'node:crypto';
import type { SqliteDatabase } from './open';

/** Kinds of records that are published one by one, each with the ids of its own. */
export const LOGGED_KINDS = ['entities', 'officers', 'filings', 'statements', 'data', 'events', 'groupings'] as const;
export type LoggedKind = (typeof LOGGED_KINDS)[number];

/** What changed since a register was published. */
export const CHANGE_LOG_SCHEMA = `
-- Copies of the register elsewhere, each with the last change that it has. A register written anew has none.
CREATE TABLE IF NOT EXISTS publications (
  target TEXT PRIMARY KEY,
  generation TEXT NOT NULL,
  position INTEGER NOT NULL
) WITHOUT ROWID;
-- Records that changed since, each once, with its last change. Kept only while there are publications.
CREATE TABLE IF NOT EXISTS change_log (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  UNIQUE (kind, id)
);`;

/** A record that changed. Events and data that the row of a company implies have its negated id. */
export interface LoggedChange {
  seq: number;
  kind: LoggedKind;
  id: number;
}

type RowName = 'OLD' | 'NEW';

const note = (kind: LoggedKind, id: string): string =>
  `INSERT INTO changed_records (kind, id) VALUES ('${kind}', ${id}) ON CONFLICT DO NOTHING;`;
const noteIf = (kind: LoggedKind, id: string, condition: string): string =>
  `INSERT INTO changed_records (kind, id) SELECT '${kind}', ${id} WHERE ${condition} ON CONFLICT DO NOTHING;`;
const noteAll = (kind: LoggedKind, id: string, from: string): string =>
  `INSERT INTO changed_records (kind, id) SELECT '${kind}', ${id} FROM ${from} ON CONFLICT DO NOTHING;`;

const statementsOf = (entity: string): string =>
  noteAll('statements', 'statement_id', `statement_entities WHERE entity_id = ${entity}`);
const ofCompany = (kind: 'officers' | 'filings' | 'events', id: string): string =>
  noteAll(kind, 'id', `${kind} WHERE company_id = ${id}`);

/** Records about a company that are found by its facts, or are not shown without it. */
const dependents = (row: RowName): string =>
  [
    statementsOf(`${row}.id`),
    ...(['officers', 'filings', 'events'] as const).map((kind) => ofCompany(kind, `${row}.id`)),
  ].join(' ');

const implied = (row: RowName): string =>
  [
    noteIf('events', `-${row}.id`, `${row}.incorporation_kind_id IS NOT NULL`),
    noteIf('data', `-${row}.id`, `${row}.entry_kind_id IS NOT NULL`),
  ].join(' ');

const differs = (columns: readonly string[]): string =>
  columns.map((column) => `OLD.${column} IS NOT NEW.${column}`).join(' OR ');

/** Columns of a company in records about it. */
const NAMED_BY = ['jurisdiction_code', 'company_number', 'name', 'redacted', 'inactive'];
/** Columns of a company from which its incorporation and its entry follow. */
const IMPLYING = [
  ...['record_key', 'incorporation_kind_id', 'incorporation_date', 'entry_kind_id', 'entry_attributes', 'source_id'],
  ...['retrieved_at', 'created_at', 'jurisdiction_code', 'company_number', 'redacted'],
];

/** Columns that name the records of which a row is a part. */
const PARTS: Readonly<Record<string, readonly [LoggedKind, string][]>> = {
  entities: [['entities', 'id']],
  entity_keys: [['entities', 'entity_id']],
  placeholders: [['entities', 'id']],
  companies: [['entities', 'id']],
  company_names: [['entities', 'company_id']],
  company_identifiers: [['entities', 'company_id']],
  company_industry_codes: [['entities', 'company_id']],
  company_claims: [['entities', 'company_id']],
  officers: [['officers', 'id']],
  filings: [['filings', 'id']],
  // A company is found by the types of its data and statements.
  data: [
    ['data', 'id'],
    ['entities', 'company_id'],
  ],
  shared_data: [
    ['data', 'datum_id'],
    ['entities', 'company_id'],
  ],
  statements: [['statements', 'id']],
  statement_entities: [
    ['statements', 'statement_id'],
    ['entities', 'entity_id'],
  ],
  provenances: [['statements', 'statement_id']],
  relationships: [['statements', 'statement_id']],
  statement_terms: [['statements', 'statement_id']],
  events: [['events', 'id']],
  corporate_groupings: [['groupings', 'id']],
  corporate_grouping_members: [['groupings', 'grouping_id']],
};

/** What a change of a row means for other records, by the change and the condition on which it does. */
const CONSEQUENCES: readonly (readonly [event: string, condition: string, actions: string])[] = [
  ['INSERT ON companies', 'true', `${dependents('NEW')} ${implied('NEW')}`],
  ['DELETE ON companies', 'true', `${dependents('OLD')} ${implied('OLD')}`],
  [`UPDATE OF ${NAMED_BY.join(', ')} ON companies`, differs(NAMED_BY), dependents('NEW')],
  [`UPDATE OF ${IMPLYING.join(', ')} ON companies`, differs(IMPLYING), `${implied('OLD')} ${implied('NEW')}`],
  ['INSERT ON placeholders', 'true', statementsOf('NEW.id')],
  ['UPDATE OF name, entity_type ON placeholders', differs(['name', 'entity_type']), statementsOf('NEW.id')],
  [
    'UPDATE OF data_type ON statements',
    differs(['data_type']),
    noteAll('entities', 'entity_id', 'statement_entities WHERE statement_id = NEW.id'),
  ],
  [
    'UPDATE OF kind_id ON data',
    differs(['kind_id']),
    noteAll('entities', 'company_id', 'shared_data WHERE datum_id = NEW.id'),
  ],
];

/** Null of a datum that several companies share. */
const NULLABLE = 'company_id';
/** Columns that a merge changes. */
const MOVED: readonly string[] = ['entity_id', 'company_id'];

const noteParts = (table: string, row: RowName, isMoving = false): string =>
  (PARTS[table] ?? [])
    .filter(([, column]) => !isMoving || MOVED.includes(column))
    .map(([kind, column]) =>
      column === NULLABLE
        ? noteIf(kind, `${row}.${column}`, `${row}.${column} IS NOT NULL`)
        : note(kind, `${row}.${column}`),
    )
    .join(' ');

const triggerSql = (name: string, event: string, condition: string, actions: string): string =>
  `CREATE TEMP TRIGGER ${name} AFTER ${event} WHEN ${condition} BEGIN ${actions} END;`;

/** Triggers of one connection, so that a register that nobody publishes has none. */
const TRIGGERS: ReadonlyMap<string, string> = new Map([
  ...Object.keys(PARTS).flatMap((table): [string, string][] => [
    [`log_new_${table}`, triggerSql(`log_new_${table}`, `INSERT ON main.${table}`, 'true', noteParts(table, 'NEW'))],
    [`log_gone_${table}`, triggerSql(`log_gone_${table}`, `DELETE ON main.${table}`, 'true', noteParts(table, 'OLD'))],
    [
      `log_changed_${table}`,
      triggerSql(
        `log_changed_${table}`,
        `UPDATE ON main.${table}`,
        'true',
        `${noteParts(table, 'OLD', true)} ${noteParts(table, 'NEW')}`,
      ),
    ],
  ]),
  ...CONSEQUENCES.map(([event, condition, actions], at): [string, string] => [
    `log_consequence_${at}`,
    triggerSql(`log_consequence_${at}`, event.replace(' ON ', ' ON main.'), condition, actions),
  ]),
]);

/** Of the transaction at hand. Conflicts are named in each statement, as a trigger would else have those of its cause. */
const START = [
  'CREATE TEMP TABLE changed_records (kind TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;',
  ...TRIGGERS.values(),
].join('\n');
const STOP = [
  ...[...TRIGGERS.keys()].map((name) => `DROP TRIGGER temp.${name};`),
  'DROP TABLE temp.changed_records;',
].join('\n');

/**
 * Logs which records a connection changes, while the register is published anywhere. Triggers note them, as writers
 * change rows in many places, and parts of a record are in several tables; all that a transaction noted is written once,
 * at its end.
 */
export class ChangeLog {
  private readonly isPublished;
  private readonly hasTriggers;
  private isKept = false;
  private move: (() => void) | undefined;

  constructor(private readonly db: SqliteDatabase) {
    this.isPublished = db.prepare('SELECT 1 FROM publications LIMIT 1');
    this.hasTriggers = db.prepare("SELECT 1 FROM sqlite_temp_schema WHERE name = 'changed_records'");
  }

  /** Call as the first of a transaction: another process may have begun to publish. */
  begin(): void {
    this.isKept = this.isPublished.get() !== undefined;
    // A transaction that failed has taken its triggers with it.
    const isSet = this.hasTriggers.get() !== undefined;
    if (this.isKept !== isSet) this.db.exec(this.isKept ? START : STOP);
  }

  /** Call as the last of a transaction. */
  write(): void {
    if (!this.isKept) return;
    this.move ??= this.prepareMove();
    this.move();
  }

  private prepareMove(): () => void {
    // The row of an earlier change is replaced, so that the record has the place of the last one.
    const append = this.db.prepare('INSERT OR REPLACE INTO change_log (kind, id) SELECT kind, id FROM changed_records');
    const empty = this.db.prepare('DELETE FROM changed_records');
    return () => {
      append.run();
      empty.run();
    };
  }
}

/** A copy of the register elsewhere. */
export interface Publication {
  /** Random: tells the register from one written anew, whose changes since are not known. */
  generation: string;
  /** The last change that the copy has. */
  position: number;
}

/** What a publisher asks of the log, and tells it. */
export function createChangeReader(db: SqliteDatabase) {
  const find = db.prepare<[string], Publication>('SELECT generation, position FROM publications WHERE target = ?');
  const put = db.prepare(
    `INSERT INTO publications (target, generation, position) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET generation = excluded.generation, position = excluded.position`,
  );
  const acknowledge = db.prepare<[number, string]>('UPDATE publications SET position = ? WHERE target = ?');
  const remove = db.prepare<[string]>('DELETE FROM publications WHERE target = ?');
  const prune = db.prepare('DELETE FROM change_log WHERE seq <= (SELECT min(position) FROM publications)');
  const clear = db.prepare('DELETE FROM change_log WHERE NOT EXISTS (SELECT 1 FROM publications)');
  const last = db.prepare<[], number>("SELECT seq FROM sqlite_sequence WHERE name = 'change_log'").pluck();
  const list = db.prepare<[number, number], LoggedChange>(
    'SELECT seq, kind, id FROM change_log WHERE seq > ? ORDER BY seq LIMIT ?',
  );
  const count = db.prepare<[number], number>('SELECT count(*) FROM change_log WHERE seq > ?').pluck();
  const isAfter = db.prepare<[string, number, number]>(
    'SELECT 1 FROM change_log WHERE kind = ? AND id = ? AND seq > ?',
  );
  const note = db.prepare<[string, number]>('INSERT OR REPLACE INTO change_log (kind, id) VALUES (?, ?)');
  return {
    find: (target: string): Publication | undefined => find.get(target),
    /** Begins a copy of all that is read from now on: what changes later is logged for it. */
    begin: (target: string): Publication =>
      db
        .transaction(() => {
          const publication = { generation: randomUUID(), position: last.get() ?? 0 };
          put.run(target, publication.generation, publication.position);
          return publication;
        })
        .immediate(),
    /** The copy has all changes up to this one; what no copy needs any more is deleted. */
    acknowledge(target: string, position: number): void {
      db.transaction(() => {
        acknowledge.run(position, target);
        prune.run();
      }).immediate();
    },
    /** The copy is given up. */
    end(target: string): void {
      db.transaction(() => {
        remove.run(target);
        prune.run();
        clear.run();
      }).immediate();
    },
    /** The number of the last change there was. */
    last: (): number => last.get() ?? 0,
    /** The next records that changed after this position, in the order of their last changes. */
    list: (after: number, limit: number): LoggedChange[] => list.all(after, limit),
    /** Whether the record changed after this position. */
    hasChanged: (kind: LoggedKind, id: number, after: number): boolean => isAfter.get(kind, id, after) !== undefined,
    /** Logs records that a copy has otherwise than it should, so that it gets them again. */
    note(kind: LoggedKind, ids: readonly number[]): void {
      db.transaction(() => {
        for (const id of ids) note.run(kind, id);
      }).immediate();
    },
    /** How many records changed after this position. */
    count: (after: number): number => count.get(after) ?? 0,
  };
}
