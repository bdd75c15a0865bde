import { createHash } from 'node:crypto';
import { HELD_KINDS, type HeldKind, type PublisherContents, type RegisterContents } from '@/lib/contract/records';
import { earlier, later } from '../../prepare/publishers';
import type { CompanyKey, ImportRun } from '../../store';
import { countIndirect, LARGEST } from '../counts/largest-parents';
import { hasSearchIndexes } from '../indexes';
import type { SqliteDatabase } from '../open';
import { companyPath, dayIn } from '../sql-parts';

interface ImportsRow {
  id: number;
  plan: string;
  checkpoint: string;
  started_at: string;
  ended_at: string | null;
}

/** `write/context.ts` writes both texts. */
const toRun = ({ plan, checkpoint, ...row }: ImportsRow): ImportRun => ({
  ...row,
  ...JSON.parse(plan),
  ...JSON.parse(checkpoint),
});

export function createImportReader(db: SqliteDatabase) {
  const list = db.prepare<[number], ImportsRow>('SELECT * FROM imports ORDER BY id DESC LIMIT ?');
  const find = db.prepare<[string], ImportsRow>('SELECT * FROM imports WHERE plan = ? AND ended_at IS NULL');
  const formats = db.prepare<[], string>("SELECT DISTINCT plan ->> 'format' FROM imports ORDER BY 1").pluck();
  return {
    /** The formats of all imports, each once, by name. */
    listFormats: (): string[] => formats.all(),
    /** The latest imports, newest first. */
    list: (limit: number): ImportRun[] => list.all(limit).map(toRun),
    /** The import of this plan that was stopped. */
    findStopped: (plan: string): ImportRun | undefined => {
      const row = find.get(plan);
      return row && toRun(row);
    },
  };
}

const REDACTED = 'SELECT id FROM companies WHERE redacted = 1';
const HIDDEN_STATEMENTS = `SELECT statement_id FROM statement_entities WHERE entity_id IN (${REDACTED})`;
/** Shared data are hidden only if all of their companies are. */
const HIDDEN_DATA = `SELECT datum_id FROM datum_companies hidden WHERE company_id IN (${REDACTED})
    AND NOT EXISTS (SELECT 1 FROM shared_data other WHERE other.datum_id = hidden.datum_id
      AND other.company_id NOT IN (${REDACTED}))
  UNION SELECT -id FROM companies WHERE redacted = 1`;

const hiddenBySource = (kind: string, records: string): string =>
  `SELECT '${kind}' AS kind, s.publisher AS publisher, s.terms AS licence, ${dayIn('r.retrieved_at')} AS day, 1 AS amount
   FROM ${records.replace(/(?= WHERE )/, ' r LEFT JOIN sources s ON s.id = r.source_id')}`;
const hidden = (kind: string, records: string): string =>
  `SELECT '${kind}', NULL, NULL, NULL, count(*) FROM ${records}`;

/**
 * Records that no page or search shows: few, and found by indexes. `+` keeps SQLite from reading an index of all companies
 * with such a part instead.
 */
const HIDDEN = [
  hiddenBySource('companies', 'companies WHERE redacted = 1'),
  hiddenBySource('officers', `officers WHERE company_id IN (${REDACTED})`),
  hiddenBySource('data', `data WHERE r.id IN (${HIDDEN_DATA})`),
  hiddenBySource('data', 'companies WHERE redacted = 1 AND +entry_kind_id IS NOT NULL'),
  hidden('filings', `filings WHERE company_id IN (${REDACTED})`),
  hidden('events', `events WHERE company_id IN (${REDACTED})`),
  hidden('events', 'companies WHERE redacted = 1 AND +incorporation_kind_id IS NOT NULL'),
  hidden('statements', `statements WHERE id IN (${HIDDEN_STATEMENTS})`),
  hidden('relationships', `relationships WHERE statement_id IN (${HIDDEN_STATEMENTS})`),
  `SELECT 'published_statements', publisher, NULL, NULL, count(DISTINCT statement_id) FROM provenances
   WHERE statement_id IN (${HIDDEN_STATEMENTS}) GROUP BY publisher`,
  `SELECT 'provenances', publisher, NULL, ${dayIn('created_at')}, 1 FROM provenances
   WHERE statement_id IN (${HIDDEN_STATEMENTS})`,
].join('\n UNION ALL ');

/** The records that pages and searches show: a number here is the length of the list that it leads to. */
const SHOWN = `
  SELECT kind, publisher, licence, sum(amount) AS amount, min(day) AS oldest, max(day) AS newest,
    sum(iif(day IS NULL, amount, 0)) AS undated FROM (
    SELECT kind, publisher, licence, day, sum(amount) AS amount FROM (
      SELECT kind, publisher, licence, day, amount FROM record_counts
      UNION ALL SELECT kind, publisher, licence, day, -amount FROM (${HIDDEN}))
    GROUP BY kind, publisher, licence, day HAVING sum(amount) > 0)
  GROUP BY kind, publisher, licence`;

/** Few, and never hidden. */
const SMALL_TABLES = ['corporate_groupings', 'industry_codes'] as const;

interface Row {
  publisher: string | null;
  licence: string | null;
  kind: HeldKind | 'published_statements' | 'provenances';
  amount: number;
  oldest: string | null;
  newest: string | null;
  undated: number;
}

/** Records that have a publisher, and the number in which they are counted. */
const OF_PUBLISHER = new Map<Row['kind'], 'companies' | 'officers' | 'data' | 'statements' | undefined>([
  ...(['companies', 'officers', 'data'] as const).map((kind) => [kind, kind] as const),
  ['published_statements', 'statements'],
  // Has the days of the statements.
  ['provenances', undefined],
]);

function addRow(held: PublisherContents, row: Row): PublisherContents {
  const { licence, kind, amount, oldest, newest, undated } = row;
  const licences = licence === null || held.licences.includes(licence) ? held.licences : [...held.licences, licence];
  const counted = OF_PUBLISHER.get(kind);
  return {
    ...held,
    licences,
    ...(counted && { [counted]: held[counted] + amount }),
    oldest: earlier(held.oldest, oldest),
    newest: later(held.newest, newest),
    // Statements have the days of their provenances.
    undated: held.undated + (kind === 'published_statements' ? 0 : undated),
  };
}

const EMPTY = {
  licences: [],
  companies: 0,
  officers: 0,
  statements: 0,
  data: 0,
  oldest: null,
  newest: null,
  undated: 0,
};

const sizeOf = ({ companies, officers, statements, data }: PublisherContents): number =>
  companies + officers + statements + data;

/** One entry per publisher, those with most records first. */
function toPublishers(rows: Row[]): PublisherContents[] {
  const publishers = new Map<string | null, PublisherContents>();
  for (const row of rows.filter(({ kind }) => OF_PUBLISHER.has(kind))) {
    const { publisher } = row;
    publishers.set(publisher, addRow(publishers.get(publisher) ?? { publisher, ...EMPTY }, row));
  }
  return [...publishers.values()].sort((a, b) => sizeOf(b) - sizeOf(a));
}

/**
 * The head of the largest group, counted over two levels of the companies with most direct relationships. The head is
 * owned by nobody, unless every parent is.
 */
const LARGEST_GROUP = `
  WITH heads AS MATERIALIZED (
    SELECT id, direct, indirect FROM largest_parents WHERE id IN (${LARGEST}))
  SELECT c.name, c.jurisdiction_code, c.company_number FROM heads h JOIN companies c ON c.id = h.id
  ORDER BY EXISTS (SELECT 1 FROM relationships o WHERE o.child_id = h.id),
    direct + coalesce(indirect, ${countIndirect('h.id')}) DESC, h.id
  LIMIT 1`;

/** A digest of which companies may not be shown and which persons are suppressed: few, and found by indexes. */
export function hiddenDigest(db: SqliteDatabase): string {
  const hash = createHash('sha256');
  const all = `SELECT id FROM (SELECT id FROM (${REDACTED}) ORDER BY id)
    UNION ALL SELECT id FROM (SELECT id FROM suppressed_persons ORDER BY id)`;
  for (const id of db.prepare<[], number | string>(all).pluck().iterate()) hash.update(`${id} `);
  return hash.digest('hex').slice(0, 16);
}

/** What the register holds, from the numbers that the writer keeps. */
export function createContentsReader(db: SqliteDatabase) {
  const shown = db.prepare<[], Row>(SHOWN);
  const small = SMALL_TABLES.map(
    (table) => [table, db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck()] as const,
  );
  const suppressed = db.prepare<[], number>('SELECT count(*) FROM suppressed_persons').pluck();
  const largestGroup = db.prepare<[], CompanyKey & { name: string }>(LARGEST_GROUP);
  return {
    /** Number of shown records by kind and by publisher. */
    count: (): Pick<RegisterContents, 'counts' | 'publishers'> => {
      const rows = shown.all();
      const counts = Object.fromEntries(HELD_KINDS.map((kind) => [kind, 0])) as Record<HeldKind, number>;
      for (const { kind, amount } of rows) {
        if (kind !== 'published_statements' && kind !== 'provenances') counts[kind] += amount;
      }
      for (const [table, query] of small) counts[table] = query.get() ?? 0;
      return { counts, publishers: toPublishers(rows) };
    },
    largestGroup: (): RegisterContents['largest_group'] => {
      const head = largestGroup.get();
      return head ? { name: head.name, path: companyPath(head.jurisdiction_code, head.company_number) } : null;
    },
    searchesAreIndexed: (): boolean => hasSearchIndexes(db),
    countSuppressed: (): number => suppressed.get() ?? 0,
    hiddenDigest: (): string => hiddenDigest(db),
  };
}
