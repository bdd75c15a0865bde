import type { SqliteDatabase } from '../open';

/**
 * Lists of the events of each jurisdiction, which an event does not have in its row: one in each order, and their
 * numbers, so that neither a page nor a total reads the events of others. Only events of companies that are shown are
 * listed; those that rows of companies imply have indexes of their own and are only counted here. Statements are counted
 * by type, whether or not they are shown. Triggers keep all of it, as writers change events and companies in many places.
 */
const TABLES = `
CREATE TABLE listed_events (
  jurisdiction_code TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  id INTEGER NOT NULL,
  starts_at TEXT,
  kind_id INTEGER NOT NULL,
  PRIMARY KEY (jurisdiction_code, ends_at, id)
) WITHOUT ROWID;
CREATE TABLE listed_events_by_creation (
  jurisdiction_code TEXT NOT NULL,
  created_at TEXT NOT NULL,
  id INTEGER NOT NULL,
  kind_id INTEGER NOT NULL,
  PRIMARY KEY (jurisdiction_code, created_at, id)
) WITHOUT ROWID;
CREATE TABLE event_counts (
  jurisdiction_code TEXT NOT NULL,
  kind_id INTEGER NOT NULL,
  -- 1 for those that rows of companies imply.
  is_implied INTEGER NOT NULL,
  events INTEGER NOT NULL,
  PRIMARY KEY (jurisdiction_code, kind_id, is_implied)
) WITHOUT ROWID;
CREATE TABLE statement_counts (
  data_type TEXT PRIMARY KEY,
  statements INTEGER NOT NULL
) WITHOUT ROWID;`;

/** SQL that fills the lists from events `e` of companies `c`; many are sorted first. */
const listSql = (from: string, order = ''): string => `
  INSERT INTO listed_events (jurisdiction_code, ends_at, id, starts_at, kind_id)
    SELECT c.jurisdiction_code, e.ends_at, e.id, e.starts_at, e.kind_id ${from} ${order};
  INSERT INTO listed_events_by_creation (jurisdiction_code, created_at, id, kind_id)
    SELECT c.jurisdiction_code, e.created_at, e.id, e.kind_id ${from} ${order};`;

const unlistSql = (jurisdiction: string, from: string): string => `
  DELETE FROM listed_events WHERE (jurisdiction_code, ends_at, id) IN (SELECT ${jurisdiction}, e.ends_at, e.id ${from});
  DELETE FROM listed_events_by_creation
    WHERE (jurisdiction_code, created_at, id) IN (SELECT ${jurisdiction}, e.created_at, e.id ${from});`;

const countSql = (jurisdiction: string, kind: string, isImplied: 0 | 1, change: 1 | -1, condition = '1'): string => `
  INSERT INTO event_counts (jurisdiction_code, kind_id, is_implied, events)
    SELECT ${jurisdiction}, ${kind}, ${isImplied}, ${change}
    WHERE ${condition} ON CONFLICT DO UPDATE SET events = events + excluded.events;`;

const impliedSql = (row: 'OLD' | 'NEW', change: 1 | -1): string => {
  const condition = `${row}.redacted = 0 AND ${row}.incorporation_kind_id IS NOT NULL`;
  return countSql(`${row}.jurisdiction_code`, `${row}.incorporation_kind_id`, 1, change, condition);
};

const countStatementSql = (row: 'OLD' | 'NEW', change: 1 | -1): string => `
  INSERT INTO statement_counts (data_type, statements) VALUES (${row}.data_type, ${change})
    ON CONFLICT DO UPDATE SET statements = statements + excluded.statements;`;

const ofCompany = (row: 'OLD' | 'NEW'): string => `FROM events e WHERE e.company_id = ${row}.id`;
const listCompany = listSql(
  'FROM companies c JOIN events e ON e.company_id = c.id WHERE c.id = NEW.id AND c.redacted = 0',
);
const unlistCompany = unlistSql('OLD.jurisdiction_code', ofCompany('OLD'));
/** The event as it is, or was, in its row, and its company. */
const ofEvent = (
  row: 'OLD' | 'NEW',
): string => `FROM companies c JOIN (SELECT ${row}.id AS id, ${row}.kind_id AS kind_id,
    ${row}.starts_at AS starts_at, ${row}.ends_at AS ends_at, ${row}.created_at AS created_at) e
  WHERE c.id = ${row}.company_id AND c.redacted = 0`;
const listEvent = listSql(ofEvent('NEW'));
const unlistEvent = unlistSql('c.jurisdiction_code', ofEvent('OLD'));

const TRIGGERS = {
  event_is_listed: `INSERT ON listed_events BEGIN ${countSql('NEW.jurisdiction_code', 'NEW.kind_id', 0, 1)} END`,
  event_is_not_listed: `DELETE ON listed_events BEGIN ${countSql('OLD.jurisdiction_code', 'OLD.kind_id', 0, -1)} END`,
  event_is_new: `INSERT ON events BEGIN ${listEvent} END`,
  event_has_changed: `UPDATE OF company_id, kind_id, starts_at, ends_at, created_at ON events
    WHEN (OLD.company_id, OLD.kind_id, OLD.starts_at, OLD.ends_at, OLD.created_at)
      IS NOT (NEW.company_id, NEW.kind_id, NEW.starts_at, NEW.ends_at, NEW.created_at)
    BEGIN ${unlistEvent} ${listEvent} END`,
  event_is_gone: `DELETE ON events BEGIN ${unlistEvent} END`,
  company_is_new: `INSERT ON companies BEGIN ${impliedSql('NEW', 1)} ${listCompany} END`,
  company_has_other_events: `UPDATE OF jurisdiction_code, redacted, incorporation_kind_id ON companies
    WHEN (OLD.jurisdiction_code, OLD.redacted, OLD.incorporation_kind_id)
      IS NOT (NEW.jurisdiction_code, NEW.redacted, NEW.incorporation_kind_id)
    BEGIN ${impliedSql('OLD', -1)} ${impliedSql('NEW', 1)} END`,
  company_has_moved: `UPDATE OF jurisdiction_code, redacted ON companies
    WHEN (OLD.jurisdiction_code, OLD.redacted) IS NOT (NEW.jurisdiction_code, NEW.redacted)
    BEGIN ${unlistCompany} ${listCompany} END`,
  statement_is_new: `INSERT ON statements BEGIN ${countStatementSql('NEW', 1)} END`,
  statement_has_another_type: `UPDATE OF data_type ON statements
    BEGIN ${countStatementSql('OLD', -1)} ${countStatementSql('NEW', 1)} END`,
  statement_is_gone: `DELETE ON statements BEGIN ${countStatementSql('OLD', -1)} END`,
  company_is_gone: `DELETE ON companies BEGIN ${impliedSql('OLD', -1)} ${unlistCompany} END`,
};

const CREATE_TRIGGERS = Object.entries(TRIGGERS).map(([name, sql]) => `CREATE TRIGGER ${name} AFTER ${sql};`);

/** So many changes of statements are logged; a reader that missed more reads all. */
const LOGGED = 20_000;

/** SQL for the log of statements that changed their place in the order of a search; readers see new ones by their ids. */
const STATEMENT_LOG = `
CREATE TABLE statement_changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  statement_id INTEGER NOT NULL
);
CREATE TRIGGER statement_has_moved AFTER UPDATE OF data_type, published_at, created_at ON statements
  WHEN (OLD.data_type, OLD.published_at, OLD.created_at) IS NOT (NEW.data_type, NEW.published_at, NEW.created_at)
  BEGIN
    INSERT INTO statement_changes (statement_id) VALUES (NEW.id);
    DELETE FROM statement_changes WHERE id <= (SELECT max(id) FROM statement_changes) - ${LOGGED};
  END;`;

/** The lists of an empty register. */
export const KEPT_LISTS_SCHEMA = [TABLES, ...CREATE_TRIGGERS, STATEMENT_LOG].join('\n');

/** A register made before there was a log gets it at its next import. */
export const hasStatementLog = (db: SqliteDatabase): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'statement_changes'").get() !== undefined;

export const makeStatementLog = (db: SqliteDatabase): void => void db.exec(STATEMENT_LOG);

/** As indexes, the lists are made at the end of the first import; a register made before there were any has none. */
export function hasKeptLists(db: SqliteDatabase): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'event_counts'").get() !== undefined;
}

/** SQL that drops the lists. */
export const DROP_KEPT_LISTS = [
  ...Object.keys(TRIGGERS).map((name) => `DROP TRIGGER IF EXISTS ${name};`),
  ...['listed_events', 'listed_events_by_creation', 'event_counts', 'statement_counts'].map(
    (name) => `DROP TABLE IF EXISTS ${name};`,
  ),
].join('\n');

const COUNT_ALL = `
  INSERT INTO event_counts (jurisdiction_code, kind_id, is_implied, events)
    SELECT jurisdiction_code, kind_id, 0, count(*) FROM listed_events GROUP BY 1, 2
    UNION ALL SELECT jurisdiction_code, incorporation_kind_id, 1, count(*) FROM companies
      WHERE incorporation_kind_id IS NOT NULL AND redacted = 0 GROUP BY 1, 2;
  INSERT INTO statement_counts (data_type, statements) SELECT data_type, count(*) FROM statements GROUP BY 1;`;

/** Makes the lists from what they list. */
export function makeKeptLists(db: SqliteDatabase): void {
  const all = listSql(
    'FROM events e CROSS JOIN companies c ON c.id = e.company_id WHERE c.redacted = 0',
    'ORDER BY 1, 2, 3',
  );
  db.transaction(() => db.exec([TABLES, all, COUNT_ALL, ...CREATE_TRIGGERS].join('\n'))).immediate();
}
