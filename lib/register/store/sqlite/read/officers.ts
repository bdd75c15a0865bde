import type { FiltersOf, OrderOf } from '@/lib/contract/endpoints';
import {
  type Facets,
  OFFICER_EXCLUSIONS,
  OFFICER_FACET_FILTERS,
  type OfficerExclusion,
  type OfficerFacet,
} from '@/lib/contract/extensions';
import type { CompanyReference } from '@/lib/contract/parameters';
import type { Officer, OfficerRecord } from '@/lib/contract/records';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import type { FacetQuery, Found, OfficerQuery } from '../../store';
import { companyPath, placeholderPath, truth } from '../cells';
import type { SqliteDatabase } from '../open';
import { type ColumnFacet, countColumns, toFlagFacet, toTermFacet } from './facets';
import { columnQuery, comparableQuery, wordsQuery } from './name-query';
import {
  anyOf,
  type Condition,
  type ConditionTable,
  codeCondition,
  conditionsByFilter,
  dateCondition,
  eachTerm,
  flagCondition,
  joinConditions,
  keyCondition,
  NOTHING,
  withoutCondition,
} from './where';

interface OfficerRow {
  id: number;
  name: string;
  position: string | null;
  uid: string | null;
  start_date: string | null;
  end_date: string | null;
  occupation: string | null;
  nationality: string | null;
  address: string | null;
  date_of_birth: string | null;
  inactive: number | null;
  current_status: string | null;
  retrieved_at: string | null;
  company_id: number;
  company_name: string | null;
  jurisdiction_code: string | null;
  company_number: string | null;
  placeholder_name: string | null;
  placeholder_jurisdiction_code: string | null;
}

const SELECT = `SELECT o.*, c.name AS company_name, c.jurisdiction_code, c.company_number,
    p.name AS placeholder_name, p.jurisdiction_code AS placeholder_jurisdiction_code
  FROM officers o LEFT JOIN companies c ON c.id = o.company_id LEFT JOIN placeholders p ON p.id = o.company_id`;

function toOfficer(row: OfficerRow): Officer {
  return {
    id: row.id,
    name: row.name,
    position: row.position,
    uid: row.uid,
    start_date: row.start_date,
    end_date: row.end_date,
    service_url: `/officers/${row.id}`,
    occupation: row.occupation,
    inactive: truth(row.inactive),
    current_status: row.current_status,
    address: row.address,
    nationality: row.nationality,
    date_of_birth: row.date_of_birth,
  };
}

/** If the officer's company is not imported yet, a placeholder with the known facts takes its place. */
function toCompany(row: OfficerRow): CompanyReference | null {
  const { jurisdiction_code, company_number, company_name: name, placeholder_name } = row;
  if (name !== null && jurisdiction_code !== null && company_number !== null) {
    return { name, jurisdiction_code, company_number, service_url: companyPath(jurisdiction_code, company_number) };
  }
  return placeholder_name === null
    ? null
    : {
        name: placeholder_name,
        jurisdiction_code: row.placeholder_jurisdiction_code,
        company_number: null,
        service_url: placeholderPath(row.company_id),
      };
}

function toOfficerRecord(row: OfficerRow): OfficerRecord {
  const { jurisdiction_code, retrieved_at } = row;
  return { ...toOfficer(row), jurisdiction_code, retrieved_at, company: toCompany(row) };
}

function matching(match: string | undefined): Condition {
  if (match === undefined) return NOTHING;
  return { sql: 'o.id IN (SELECT rowid FROM officer_search WHERE officer_search MATCH ?)', bind: [match] };
}

/**
 * The column for the jurisdiction filter. With words there are few officers, so their companies are looked up: the plus
 * keeps SQLite from walking all companies of the jurisdiction instead.
 */
const jurisdictionColumn = ({ q, address }: OfficerQuery): string =>
  q?.trim() || address ? '+c.jurisdiction_code' : 'c.jurisdiction_code';

const CONDITIONS: ConditionTable<FiltersOf<'search_officers'>, string> = {
  jurisdiction_code: (filter, jurisdiction) => codeCondition(jurisdiction, filter),
  position: (filter) => keyCondition('o.position_key', filter),
  date_of_birth: (days) => dateCondition('o.date_of_birth', days),
  address: (filter) => eachTerm(filter, (term) => matching(wordsQuery('address', term))),
  // The appointment has ended, or the company is inactive (specification, officers/search).
  inactive: (wanted) => flagCondition('o.inactive = 1 OR c.inactive = 1', wanted),
};

/** An excluded value matches the same officers as the filter by it. */
function withoutExcluded({ exclude = {} }: OfficerQuery, field: OfficerExclusion, jurisdiction: string): Condition[] {
  const terms = exclude[field];
  return terms ? CONDITIONS[field](anyOf(terms), jurisdiction).map(withoutCondition) : [];
}

/** Conditions by filter, so that a facet can ignore its own. Officers of redacted companies are never listed. */
function filtersOf(query: OfficerQuery): Record<string, Condition[]> {
  const jurisdiction = jurisdictionColumn(query);
  const filters = conditionsByFilter<FiltersOf<'search_officers'>, string>(CONDITIONS, query, jurisdiction);
  for (const field of OFFICER_EXCLUSIONS) filters[field].push(...withoutExcluded(query, field, jurisdiction));
  return {
    redacted: [{ sql: 'c.redacted IS NOT 1', bind: [] }],
    q: query.q?.trim() ? [matching(columnQuery('name', query.q, query.wildcard ?? 'B'))] : [],
    ...filters,
  };
}

const IS_INACTIVE = '(o.inactive = 1 OR c.inactive = 1) IS 1';

const FACETS: Record<OfficerFacet, ColumnFacet> = {
  jurisdiction_code: {
    key: 'c.jurisdiction_code',
    value: 'c.jurisdiction_code',
    toValues: (counted, limits) => toTermFacet(counted, limits, jurisdictionName),
  },
  position: { key: 'o.position_key', value: 'o.position', toValues: toTermFacet },
  inactive: { key: IS_INACTIVE, value: IS_INACTIVE, toValues: toFlagFacet },
};

const fromWhere = ({ sql, bind }: Condition): Condition => ({
  sql: `FROM officers o LEFT JOIN companies c ON c.id = o.company_id WHERE ${sql}`,
  bind,
});

/** The facets of an officer search, each over the matches of all filters except its own. */
function countOfficerFacets(
  db: SqliteDatabase,
  asked: FacetQuery<OfficerFacet>,
  filters: Record<string, Condition[]>,
): Facets {
  const counted = countColumns(
    { db, filters, fromWhere },
    asked.names.map((name) => ({ facet: FACETS[name], own: OFFICER_FACET_FILTERS[name] })),
  );
  return Object.fromEntries(
    asked.names.map((name) => [name, FACETS[name].toValues(counted.get(FACETS[name]) ?? [], asked)]),
  );
}

/** `score` sorts by name if there are no words. */
const ORDERS: Record<OrderOf<'search_officers'>, (text: string) => Condition> = {
  name: () => ({ sql: 'o.sort_name, o.id', bind: [] }),
  score: (text) => ({ sql: 'o.sort_name = ? DESC, length(o.sort_name), o.sort_name, o.id', bind: [text] }),
};

const orderOf = ({ order, q }: OfficerQuery): Condition => (q ? ORDERS[order](comparableQuery(q)) : ORDERS.name(''));

export function createOfficerReader(db: SqliteDatabase) {
  const find = db.prepare<[number], OfficerRow>(`${SELECT} WHERE o.id = ? AND c.redacted IS NOT 1`);
  // Current officers first, then the newest.
  const listOfCompany = db.prepare<[number, number], OfficerRow>(
    `${SELECT} WHERE o.company_id = ?
     ORDER BY (o.end_date IS NOT NULL OR o.inactive IS 1), o.start_date DESC, o.sort_name LIMIT ?`,
  );
  return {
    find(id: number): OfficerRecord | undefined {
      const row = find.get(id);
      return row && toOfficerRecord(row);
    },
    listOfCompany: (companyId: number, limit: number): Officer[] => listOfCompany.all(companyId, limit).map(toOfficer),
    search(query: OfficerQuery): Found<OfficerRecord> & { facets?: Facets } {
      const filters = filtersOf(query);
      const where = joinConditions(Object.values(filters).flat());
      const order = orderOf(query);
      const rows = db
        .prepare<unknown[], OfficerRow>(`${SELECT} WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`)
        .all(...where.bind, ...order.bind, query.window.limit, query.window.offset);
      const total = db
        .prepare<unknown[], { n: number }>(
          `SELECT count(*) AS n FROM officers o LEFT JOIN companies c ON c.id = o.company_id WHERE ${where.sql}`,
        )
        .get(...where.bind);
      const found = { items: rows.map(toOfficerRecord), total: total?.n ?? 0 };
      return query.facets ? { ...found, facets: countOfficerFacets(db, query.facets, filters) } : found;
    },
  };
}
