import type { CompanyItem } from '@/lib/contract/company';
import type { FacetName, Facets, FacetValue } from '@/lib/contract/extensions';
import type { CompanyQuery, Found } from '../../store';
import type { SqliteDatabase } from '../open';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';
import { type CompanyRow, createNameReader, toCompanyItem } from './company-rows';
import { companyNameQuery, comparableQuery } from './name-query';
import { SOURCE_COLUMNS } from './rows';
import { type Condition, codeCondition, dateCondition, flagCondition, joinConditions, termCondition } from './where';

/** Values of a facet that a page can use; the rest are reached by searching. */
const FACET_VALUES = 50;

function filterConditions(query: CompanyQuery): Record<string, Condition[]> {
  return {
    jurisdiction_code: codeCondition('c.jurisdiction_code', query.jurisdiction_code),
    country_code: codeCondition('c.country_code', query.country_code),
    company_type: termCondition('c.company_type', query.company_type),
    current_status: termCondition('c.current_status', query.current_status),
    incorporation_date: dateCondition('c.incorporation_date', query.incorporation_date),
    inactive: flagCondition('c.inactive = 1', query.inactive),
    branch: flagCondition('c.branch IS NOT NULL', query.branch),
    redacted: [{ sql: 'c.redacted = 0', bind: [] }],
  };
}

/** Companies one of whose names holds all words. A query without any word in it ("--") matches nothing. */
function nameCondition({ q, wildcard }: CompanyQuery): Condition[] {
  if (q === undefined || q.trim() === '') return [];
  const match = companyNameQuery(q, wildcard);
  if (match === undefined) return [{ sql: '0', bind: [] }];
  return [
    {
      sql: `c.id IN (SELECT rowid / ${SEARCH_ROWS_PER_COMPANY} FROM company_search WHERE company_search MATCH ?)`,
      bind: [match],
    },
  ];
}

/**
 * By relevance: the very name, then names that begin with the query, then the shortest, that is those with the
 * fewest other words (engine notes: BM25 over every hit is wasteful and says little about names of three words).
 */
function orderOf({ order, q }: CompanyQuery): Condition {
  if (order === 'name' || (order === 'score' && !q)) return { sql: 'c.sort_name, c.id', bind: [] };
  if (order !== 'score') return { sql: `c.${order} DESC, c.sort_name, c.id`, bind: [] };
  const text = comparableQuery(q ?? '');
  return {
    sql: 'c.sort_name = ? DESC, substr(c.sort_name, 1, ?) = ? DESC, length(c.sort_name), c.sort_name, c.id',
    bind: [text, text.length, text],
  };
}

export function createCompanySearch(db: SqliteDatabase) {
  const previousNames = createNameReader(db, 'previous');

  function facet(name: FacetName, conditions: Record<string, Condition[]>): FacetValue[] {
    const { [name]: _own, ...others } = conditions;
    const { sql, bind } = joinConditions(Object.values(others).flat());
    return db
      .prepare<unknown[], FacetValue>(
        `SELECT c.${name} AS value, count(*) AS count FROM companies c
         WHERE ${sql} AND c.${name} IS NOT NULL GROUP BY c.${name} ORDER BY count DESC, value LIMIT ${FACET_VALUES}`,
      )
      .all(...bind);
  }

  return (query: CompanyQuery): Found<CompanyItem> & { facets?: Facets } => {
    const conditions = { ...filterConditions(query), q: nameCondition(query) };
    const where = joinConditions(Object.values(conditions).flat());
    const order = orderOf(query);
    const rows = db
      .prepare<unknown[], CompanyRow>(
        `SELECT c.*, ${SOURCE_COLUMNS} FROM companies c LEFT JOIN sources s ON s.id = c.source_id
         WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
      )
      .all(...where.bind, ...order.bind, query.window.limit, query.window.offset);
    const total = db
      .prepare<unknown[], { n: number }>(`SELECT count(*) AS n FROM companies c WHERE ${where.sql}`)
      .get(...where.bind);
    const names = previousNames(rows.map(({ id }) => id));
    const facets = query.facets?.map((name) => [name, facet(name, conditions)]);
    return {
      items: rows.map((row) => toCompanyItem(row, names.get(row.id) ?? [])),
      total: total?.n ?? 0,
      ...(facets && { facets: Object.fromEntries(facets) }),
    };
  };
}
