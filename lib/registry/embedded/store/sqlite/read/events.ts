import type { CompanyEvent } from '@/lib/contract/event';
import type { DateFilter } from '@/lib/contract/filters';
import type { EventQuery } from '../../record-queries';
import type { Found } from '../../store';
import { createIndexHint } from '../late-indexes';
import { firstSecondOf, lastSecondOf } from '../moment-cells';
import type { SqliteDatabase } from '../open';
import { countryCondition } from './company-search-filters';
import { statementKeyOf, toEventProvenance } from './event-provenance';
import { EVENT_COLUMNS, type EventRow, eventFacts, KIND_OF_EVENT } from './event-rows';
import { parseJson } from './rows';
import { anyOf, type Condition, joinConditions, NOTHING, termCondition, timeCondition } from './where';

interface CompanyEventRow extends EventRow {
  jurisdiction_code: string;
  company_number: string;
}

/** An event of an entity that is no company yet is shown once it is one. */
const from = (hint = ''): string => `FROM events e JOIN companies c ${hint} ON c.id = e.company_id`;
const SELECT = `SELECT ${EVENT_COLUMNS}, c.jurisdiction_code, c.company_number ${from()} ${KIND_OF_EVENT}`;
const SHOWN: Condition = { sql: 'c.redacted = 0', bind: [] };

/**
 * Could the event have been on one of the days? Its range must share a moment with them (specification, Events,
 * `time_range`). Without a known earliest date it could have been on any day up to its latest.
 */
function timeRangeCondition(filter: DateFilter | undefined): Condition[] {
  if (!filter) return [];
  const { from, to } = filter;
  const open = from === null || to === null;
  const earliest = open ? { sql: 'e.ends_at > ?', of: lastSecondOf } : { sql: 'e.ends_at >= ?', of: firstSecondOf };
  const latest = open ? { sql: 'e.starts_at < ?', of: firstSecondOf } : { sql: 'e.starts_at <= ?', of: lastSecondOf };
  return [
    ...(from === null ? [] : [{ sql: earliest.sql, bind: [earliest.of(from)] }]),
    ...(to === null ? [] : [{ sql: `(e.starts_at IS NULL OR ${latest.sql})`, bind: [latest.of(to)] }]),
  ];
}

/** Few kinds are asked for what many events have in common. */
const ofKind = ({ sql, bind }: Condition): Condition => ({
  sql: `e.kind_id IN (SELECT id FROM event_kinds WHERE ${sql})`,
  bind,
});

const categoryCondition = (category: string): Condition => ({
  sql: 'EXISTS (SELECT 1 FROM json_each(categories) WHERE lower(value) = ?)',
  bind: [category.toLowerCase()],
});

function conditionsOf(query: EventQuery): Condition[] {
  const { companyId, created_at, category, jurisdiction_codes = [], country_code } = query;
  return [
    SHOWN,
    ...(companyId === undefined ? [] : [{ sql: 'e.company_id = ?', bind: [companyId] }]),
    ...timeRangeCondition(query.time_range),
    ...timeCondition('e.created_at', created_at === undefined ? undefined : { from: created_at, to: created_at }),
    ...termCondition('type', query.type).map(ofKind),
    ...(category === undefined ? [] : [ofKind(categoryCondition(category))]),
    ...jurisdiction_codes.map((code) => ({ sql: 'c.jurisdiction_code = ?', bind: [code.toLowerCase()] })),
    ...countryCondition(country_code === undefined ? undefined : anyOf([country_code])),
  ];
}

function toEvent(row: CompanyEventRow, statementIds: Map<string, number>): CompanyEvent {
  const { type, categories, starts_at, ends_at, description, provenance, derived_from, payload } = eventFacts(row);
  return {
    id: row.id,
    created_at: row.created_at,
    service_url: `/events/${row.id}`,
    jurisdiction_code: row.jurisdiction_code,
    company_number: row.company_number,
    type,
    event_class: 'company',
    categories,
    time_range: { starts_at, ends_at },
    description,
    provenance: toEventProvenance(provenance, statementIds.get(statementKeyOf(provenance) ?? '')),
    derived_from,
    payload,
  };
}

const isOfSomeCompanies = ({ companyId, jurisdiction_codes = [], country_code }: EventQuery): boolean =>
  companyId !== undefined || jurisdiction_codes.length > 0 || country_code !== undefined;

export function createEventReader(db: SqliteDatabase) {
  // To count the events of all companies, these are gone through as their ids go, and so are the events: in another
  // order, each would be looked for in another page.
  const indexedBy = createIndexHint(db);
  const find = db.prepare<[number], CompanyEventRow>(`${SELECT} WHERE e.id = ? AND ${SHOWN.sql}`);
  const listStatements = db.prepare<[string], { id: number; key: string }>(
    'SELECT id, key FROM statements WHERE key IN (SELECT value FROM json_each(?))',
  );

  /** Writers know statements by their keys, readers by their ids; the statement may have come after its event. */
  function assemble(rows: CompanyEventRow[]): CompanyEvent[] {
    const keys = rows.map(({ provenance }) => statementKeyOf(parseJson<Record<string, unknown>>(provenance)));
    const told = JSON.stringify(keys.filter((key) => key !== undefined));
    const ids = new Map(listStatements.all(told).map(({ id, key }) => [key, id]));
    return rows.map((row) => toEvent(row, ids));
  }

  return {
    find: (id: number): CompanyEvent | undefined => assemble(find.all(id))[0],
    search(query: EventQuery): Found<CompanyEvent> {
      const conditions = conditionsOf(query);
      if (conditions.includes(NOTHING)) return { items: [], total: 0 };
      const where = joinConditions(conditions);
      const column = query.order === 'created_at' ? 'e.created_at' : 'e.ends_at';
      const rows = db
        .prepare<unknown[], CompanyEventRow>(
          `${SELECT} WHERE ${where.sql} ORDER BY ${column} DESC, e.id DESC LIMIT ? OFFSET ?`,
        )
        .all(...where.bind, query.window.limit, query.window.offset);
      const hint = isOfSomeCompanies(query) ? '' : indexedBy('companies_by_creation');
      const count = db.prepare<unknown[], { n: number }>(`SELECT count(*) AS n ${from(hint)} WHERE ${where.sql}`);
      return { items: assemble(rows), total: count.get(...where.bind)?.n ?? 0 };
    },
  };
}
