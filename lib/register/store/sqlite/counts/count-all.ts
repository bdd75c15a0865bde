import type { SqliteDatabase } from '../open';
import { dayIn } from '../sql-parts';
import { LargestParents } from './largest-parents';

const bySource = (kind: 'companies' | 'officers' | 'data', table: string): string => `
  SELECT '${kind}', s.publisher, s.terms, ${dayIn('r.retrieved_at')}, count(*)
  FROM ${table} r LEFT JOIN sources s ON s.id = r.source_id GROUP BY 2, 3, 4`;

const only = (kind: string, records: string): string =>
  `SELECT '${kind}', NULL, NULL, NULL, count(*) FROM ${records} HAVING count(*) > 0`;

/** All records, including withheld ones. */
const ALL = [
  bySource('companies', 'companies'),
  bySource('officers', 'officers'),
  bySource('data', 'known_data'),
  only('filings', 'filings'),
  only('events', 'known_events WHERE company_id IN (SELECT id FROM companies)'),
  only('statements', 'statements'),
  only('relationships', 'relationships'),
  only(
    'placeholders',
    "placeholders WHERE id IN (SELECT id FROM entities WHERE kind = 'placeholder' AND merged_into IS NULL)",
  ),
  `SELECT 'published_statements', publisher, NULL, NULL, count(DISTINCT statement_id) FROM provenances GROUP BY 2`,
  `SELECT 'provenances', publisher, NULL, ${dayIn('created_at')}, count(*) FROM provenances GROUP BY 2, 4`,
];

/** Counts the records of a register that has no counts yet: reads all of it. */
export function countAll(db: SqliteDatabase): void {
  for (const sql of ALL) db.exec(`INSERT INTO record_counts (kind, publisher, licence, day, amount) ${sql}`);
  const parents = new LargestParents(db);
  parents.countAll();
  parents.countIndirect();
}
