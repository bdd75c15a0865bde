import type { StoredEntityFacts } from '../../store';
import type { SqliteDatabase } from '../open';
import { parseJson, truth } from './rows';

interface Row {
  id: number;
  inactive: number | null;
  current_status: string | null;
  dissolution_date: string | null;
  groupings: string;
}

const FACTS = `SELECT c.id, c.inactive, c.current_status, c.dissolution_date,
    (SELECT json_group_array(name) FROM (SELECT g.name FROM corporate_grouping_members m
      JOIN corporate_groupings g ON g.id = m.grouping_id WHERE m.company_id = c.id ORDER BY g.sort_name)) AS groupings
  FROM json_each(?) asked JOIN companies_in_words c ON c.id = asked.value WHERE c.redacted = 0`;

/** State and groupings of many companies in one question; who is no company, or is redacted, is left out. */
export function createEntityFactsReader(db: SqliteDatabase) {
  const list = db.prepare<[string], Row>(FACTS);
  return (ids: readonly number[]): StoredEntityFacts[] =>
    list.all(JSON.stringify([...new Set(ids)])).map(({ inactive, groupings, ...row }) => ({
      ...row,
      inactive: truth(inactive),
      corporate_groupings: parseJson<string[]>(groupings),
    }));
}
