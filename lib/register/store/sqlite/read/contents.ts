import { HELD_KINDS, type HeldKind, type PublisherContents, type RegisterContents } from '@/lib/contract/records';
import type { CompanyKey, ImportRun } from '../../store';
import { companyPath } from '../cells';
import { hasSearchIndexes } from '../indexes';
import type { SqliteDatabase } from '../open';

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
const ofShownCompany = `WHERE r.company_id NOT IN (${REDACTED})`;
const ofShownStatement = (id: string): string => `WHERE ${id} NOT IN (
  SELECT statement_id FROM statement_entities WHERE entity_id IN (${REDACTED}))`;
/** Shared data are hidden only if all of their companies are. */
const ofShownData = `WHERE r.id NOT IN (
  SELECT datum_id FROM datum_companies hidden WHERE company_id IN (${REDACTED})
    AND NOT EXISTS (SELECT 1 FROM shared_data other WHERE other.datum_id = hidden.datum_id
      AND other.company_id NOT IN (${REDACTED}))
  UNION ALL SELECT -id FROM companies WHERE redacted = 1)`;

/** The records that pages and searches show: a number here is the length of the list that it leads to. */
const SHOWN: Record<HeldKind, string> = {
  companies: 'companies r WHERE r.redacted = 0',
  officers: `officers r ${ofShownCompany}`,
  filings: `filings r ${ofShownCompany}`,
  statements: `statements r ${ofShownStatement('r.id')}`,
  relationships: `relationships r ${ofShownStatement('r.statement_id')}`,
  placeholders: `placeholders WHERE id IN (SELECT id FROM entities WHERE kind = 'placeholder' AND merged_into IS NULL)`,
  data: `known_data r ${ofShownData}`,
  // Events of an entity that is not a company yet are not listed.
  events: 'known_events r JOIN companies c ON c.id = r.company_id AND c.redacted = 0',
  corporate_groupings: 'corporate_groupings',
  industry_codes: 'industry_codes',
};

const bySource = (kind: 'companies' | 'officers' | 'data'): string => `
  SELECT s.publisher, s.terms AS licence, '${kind}' AS kind, count(*) AS amount,
    min(r.retrieved_at) AS oldest, max(r.retrieved_at) AS newest
  FROM (SELECT r.source_id, r.retrieved_at FROM ${SHOWN[kind]}) r JOIN sources s ON s.id = r.source_id
  GROUP BY s.publisher, s.terms`;

/** Statements have their publishers in their provenances, which have no licence. */
const BY_PUBLISHER = `
  ${bySource('companies')} UNION ALL
  ${bySource('officers')} UNION ALL
  ${bySource('data')} UNION ALL
  SELECT publisher, NULL, 'statements', count(DISTINCT statement_id), min(created_at), max(created_at)
  FROM provenances ${ofShownStatement('statement_id')} GROUP BY publisher`;

interface Row {
  publisher: string | null;
  licence: string | null;
  kind: 'companies' | 'officers' | 'data' | 'statements';
  amount: number;
  oldest: string | null;
  newest: string | null;
}

const earlier = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a);
const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a);

function addRow(held: PublisherContents, { licence, kind, amount, oldest, newest }: Row): PublisherContents {
  const licences = licence === null || held.licences.includes(licence) ? held.licences : [...held.licences, licence];
  return {
    ...held,
    licences,
    [kind]: held[kind] + amount,
    oldest: earlier(held.oldest, oldest),
    newest: later(held.newest, newest),
  };
}

const EMPTY = { licences: [], companies: 0, officers: 0, statements: 0, data: 0, oldest: null, newest: null };

const sizeOf = ({ companies, officers, statements, data }: PublisherContents): number =>
  companies + officers + statements + data;

/** One entry per publisher, those with most records first. */
function toPublishers(rows: Row[]): PublisherContents[] {
  const publishers = new Map<string | null, PublisherContents>();
  for (const row of rows) {
    const { publisher } = row;
    publishers.set(publisher, addRow(publishers.get(publisher) ?? { publisher, ...EMPTY }, row));
  }
  return [...publishers.values()].sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** The licences of publishers, each read once until the register changes: a publisher may have many sources. */
export function createLicenceReader(
  db: SqliteDatabase,
  readVersion: () => string,
): (publishers: readonly string[]) => Map<string, string | null> {
  const find = db.prepare<[string], { licence: string | null }>(
    `SELECT iif(count(DISTINCT terms) = 1 AND count(terms) = count(*), max(terms), NULL) AS licence
     FROM sources WHERE publisher = ?`,
  );
  let version = '';
  const kept = new Map<string, string | null>();
  return (publishers) => {
    const current = readVersion();
    if (current !== version) kept.clear();
    version = current;
    for (const publisher of publishers) {
      if (!kept.has(publisher)) kept.set(publisher, find.get(publisher)?.licence ?? null);
    }
    return new Map(publishers.map((publisher) => [publisher, kept.get(publisher) ?? null]));
  };
}

/**
 * The head of the largest group, counted over two levels of the companies with most direct relationships. The head is
 * owned by nobody, unless every parent is.
 */
const LARGEST_GROUP = `
  WITH heads AS MATERIALIZED (
    SELECT r.parent_id AS id, count(*) AS direct FROM relationships r JOIN companies c ON c.id = r.parent_id
    WHERE c.redacted = 0 GROUP BY 1 ORDER BY 2 DESC LIMIT 100)
  SELECT c.name, c.jurisdiction_code, c.company_number FROM heads h JOIN companies c ON c.id = h.id
  ORDER BY EXISTS (SELECT 1 FROM relationships o WHERE o.child_id = h.id),
    direct + (SELECT count(*) FROM relationships a JOIN relationships b ON b.parent_id = a.child_id
      WHERE a.parent_id = h.id) DESC, h.id
  LIMIT 1`;

/** Number of shown records by kind and publisher. Reads whole tables, so the result should be cached. */
export function createContentsReader(db: SqliteDatabase) {
  const counts = HELD_KINDS.map(
    (kind) => [kind, db.prepare<[], number>(`SELECT count(*) FROM ${SHOWN[kind]}`).pluck()] as const,
  );
  const byPublisher = db.prepare<[], Row>(BY_PUBLISHER);
  const largestGroup = db.prepare<[], CompanyKey & { name: string }>(LARGEST_GROUP);
  return {
    counts: () =>
      Object.fromEntries(counts.map(([kind, query]) => [kind, query.get() ?? 0])) as Record<HeldKind, number>,
    publishers: (): PublisherContents[] => toPublishers(byPublisher.all()),
    largestGroup: (): RegisterContents['largest_group'] => {
      const head = largestGroup.get();
      return head ? { name: head.name, path: companyPath(head.jurisdiction_code, head.company_number) } : null;
    },
    searchesAreIndexed: (): boolean => hasSearchIndexes(db),
  };
}
