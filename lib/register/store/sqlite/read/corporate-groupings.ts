import type { FiltersOf } from '@/lib/contract/endpoints';
import type { CorporateGrouping, CorporateGroupingRecord } from '@/lib/contract/records';
import { fold } from '@/lib/shared/names/fold';
import type { Found, GroupingQuery } from '../../store';
import type { SqliteDatabase } from '../open';
import {
  type Condition,
  type ConditionTable,
  conditionsByFilter,
  createEntityNames,
  groupingPath,
  joinConditions,
  parseJson,
  toCompanyReference,
  truth,
} from '../sql-parts';

export interface GroupingRow {
  id: number;
  name: string;
  wikipedia_id: string | null;
  curators: string;
  created_at: string;
  updated_at: string;
}

interface MemberRow {
  company_id: number;
  source: string;
  inactive: number | null;
}

/** With both links to Wikipedia: the specification's and that of compatible services (api-shapes, 11). */
export function toGrouping({ name, wikipedia_id, created_at, updated_at }: GroupingRow): CorporateGrouping {
  return {
    name,
    created_at,
    updated_at,
    service_url: groupingPath(name),
    wikipedia_id,
    wikipedia_url: wikipedia_id && `https://en.wikipedia.org/wiki/${encodeURIComponent(wikipedia_id)}`,
  };
}

/** Prefix search as a range: folded names are ASCII, so all names with the prefix sort before the prefix plus DEL. */
function stemCondition(q: string | undefined): Condition {
  const stem = fold(q ?? '').trim();
  if (stem === '') return { sql: '1', bind: [] };
  return { sql: 'sort_name >= ? AND sort_name < ?', bind: [stem, `${stem}\u007f`] };
}

/** The interface has no filters for this search. */
const CONDITIONS: ConditionTable<FiltersOf<'search_corporate_groupings'>> = {};

export function createGroupingReader(db: SqliteDatabase) {
  const byName = db.prepare<[string], GroupingRow>('SELECT * FROM corporate_groupings WHERE name = ?');
  const byFoldedName = db.prepare<[string], GroupingRow>(
    'SELECT * FROM corporate_groupings WHERE sort_name = ? ORDER BY id LIMIT 1',
  );
  // A plus in an address may be a blank or a plus: both match.
  const byAddress = db.prepare<[string], GroupingRow>(
    "SELECT * FROM corporate_groupings WHERE replace(sort_name, '+', ' ') = ? ORDER BY id LIMIT 1",
  );
  const listMembers = db.prepare<[number], MemberRow>(
    `SELECT m.company_id, m.source, c.inactive FROM corporate_grouping_members m
     LEFT JOIN companies c ON c.id = m.company_id
     WHERE m.grouping_id = ? AND c.redacted IS NOT 1 ORDER BY c.sort_name, m.company_id`,
  );
  const nameEntities = createEntityNames(db);

  function membershipsOf(groupingId: number): CorporateGroupingRecord['memberships'] {
    const rows = listMembers.all(groupingId);
    const names = nameEntities(rows.map(({ company_id }) => company_id));
    return rows.flatMap(({ company_id, source, inactive }) => {
      const entity = names.get(company_id);
      const company = entity && { ...toCompanyReference(entity), inactive: truth(inactive) };
      return company ? [{ membership: { source: parseJson(source), company } }] : [];
    });
  }

  return {
    search(query: GroupingQuery): Found<CorporateGrouping> {
      const { q, window } = query;
      const filters = Object.values<Condition[]>(conditionsByFilter(CONDITIONS, query, undefined));
      const { sql, bind } = joinConditions([stemCondition(q), ...filters.flat()]);
      const rows = db
        .prepare<unknown[], GroupingRow>(
          `SELECT * FROM corporate_groupings WHERE ${sql} ORDER BY sort_name, id LIMIT ? OFFSET ?`,
        )
        .all(...bind, window.limit, window.offset);
      const count = db.prepare<unknown[], { n: number }>(`SELECT count(*) AS n FROM corporate_groupings WHERE ${sql}`);
      return { items: rows.map(toGrouping), total: count.get(...bind)?.n ?? 0 };
    },
    find(name: string): CorporateGroupingRecord | undefined {
      const folded = fold(name).trim();
      const row = byName.get(name.trim()) ?? byFoldedName.get(folded) ?? byAddress.get(folded.replaceAll('+', ' '));
      if (!row) return undefined;
      const memberships = membershipsOf(row.id);
      const curators = parseJson<{ name: string; url?: string | null }[]>(row.curators);
      return {
        ...toGrouping(row),
        companies_count: memberships.length,
        curators: curators.map(({ name: user, url }) => ({ user: { name: user, service_url: url ?? null } })),
        memberships,
      };
    },
  };
}
