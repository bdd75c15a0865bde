import { HELD_KINDS, type HeldKind, type PublisherContents } from '@/lib/contract/records';
import type { ImportRun } from '../../store';
import { listMissing } from '../indexes';
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

const TABLES: Record<HeldKind, string> = {
  companies: 'companies',
  officers: 'officers',
  filings: 'filings',
  statements: 'statements',
  relationships: 'relationships',
  placeholders: `placeholders WHERE id IN (SELECT id FROM entities WHERE kind = 'placeholder' AND merged_into IS NULL)`,
  data: 'known_data',
  events: 'known_events',
  corporate_groupings: 'corporate_groupings',
  industry_codes: 'industry_codes',
};

const bySource = (kind: string, table: string): string => `
  SELECT s.publisher, s.terms AS licence, '${kind}' AS kind, count(*) AS amount,
    min(r.retrieved_at) AS oldest, max(r.retrieved_at) AS newest
  FROM ${table} r JOIN sources s ON s.id = r.source_id GROUP BY s.publisher, s.terms`;

/** Statements have their publishers in their provenances, which have no licence. */
const BY_PUBLISHER = `
  ${bySource('companies', 'companies')} UNION ALL
  ${bySource('officers', 'officers')} UNION ALL
  ${bySource('data', 'known_data')} UNION ALL
  SELECT publisher, NULL, 'statements', count(DISTINCT statement_id), min(created_at), max(created_at)
  FROM provenances GROUP BY publisher`;

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

/** Number of records by kind and publisher. Reads whole tables, so the result should be cached. */
export function createContentsReader(db: SqliteDatabase) {
  const counts = HELD_KINDS.map(
    (kind) => [kind, db.prepare<[], number>(`SELECT count(*) FROM ${TABLES[kind]}`).pluck()] as const,
  );
  const byPublisher = db.prepare<[], Row>(BY_PUBLISHER);
  return {
    counts: () =>
      Object.fromEntries(counts.map(([kind, query]) => [kind, query.get() ?? 0])) as Record<HeldKind, number>,
    publishers: (): PublisherContents[] => toPublishers(byPublisher.all()),
    searchesAreIndexed: (): boolean => listMissing(db).length === 0,
  };
}
