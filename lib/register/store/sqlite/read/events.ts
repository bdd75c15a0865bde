import type { FiltersOf, OrderOf } from '@/lib/contract/endpoints';
import type { DateFilter } from '@/lib/contract/filters';
import { toMoment } from '@/lib/contract/parameters';
import type { CompanyEvent } from '@/lib/contract/records';
import { type Json, objectAt, textAt } from '@/lib/shared/json';
import type { EventQuery, Found } from '../../store';
import {
  EVENT_COLUMNS,
  type EventRow,
  eventFacts,
  firstSecondOf,
  KIND_OF_EVENT,
  lastSecondOf,
  parseJson,
  publicId,
  storedId,
} from '../cells';
import { createIndexHint } from '../indexes';
import type { SqliteDatabase } from '../open';
import {
  anyOf,
  type Condition,
  type ConditionTable,
  conditionsByFilter,
  countryCondition,
  joinConditions,
  NOTHING,
  termCondition,
  timeCondition,
} from './where';

type Provenance = NonNullable<CompanyEvent['provenance']>;

/** Key of the statement from which an event was derived. */
const statementKeyOf = (stored: Json): string | undefined => textAt(stored, 'statement_key') ?? undefined;

/** The specification defines `sample_date` but its example has `sampled_at`: both are served with the same value. */
function toSnapshot(stored: Json | null): Provenance['earlier_snapshot'] {
  if (!stored) return null;
  const [day, moment] = [textAt(stored, 'sample_date'), textAt(stored, 'sampled_at')];
  return { sample_date: day ?? moment?.slice(0, 10) ?? null, sampled_at: moment ?? toMoment(day) };
}

/** How an event was derived (specification, Events, `provenance`): from a statement, or from two snapshots. */
export function toEventProvenance(stored: Json, statementId: number | undefined): Provenance {
  if (stored.type === 'statement') {
    return {
      type: 'statement',
      id: statementId ?? null,
      service_url: statementId === undefined ? null : `/statements/${statementId}`,
      sample_date: textAt(stored, 'sample_date'),
    };
  }
  return {
    type: 'company',
    earlier_snapshot: toSnapshot(objectAt(stored, 'earlier_snapshot')),
    later_snapshot: toSnapshot(objectAt(stored, 'later_snapshot')),
  };
}

interface CompanyEventRow extends EventRow {
  jurisdiction_code: string;
  company_number: string;
}

/** Where events are stored: in their table, or implied by rows of companies. */
interface Place {
  /** `FROM` with events as `e`; the hint is the index by which to read the companies. */
  from(hint?: string): string;
  /** The alias that has the company's columns. */
  company: 'c' | 'e';
  /** Orders events with the same time. */
  id: string;
}

const STORED: Place = {
  // An event of an entity that is not a company yet is not listed until it is one.
  from: (hint = '') => `FROM events e JOIN companies c ${hint} ON c.id = e.company_id`,
  company: 'c',
  id: 'e.id',
};
const IMPLIED: Place = { from: () => 'FROM implied_events e', company: 'e', id: 'e.company_id' };

const isShown = (company: Place['company']): Condition => ({ sql: `${company}.redacted = 0`, bind: [] });

const selectFrom = ({ from, company }: Place): string =>
  `SELECT ${EVENT_COLUMNS}, ${company}.jurisdiction_code, ${company}.company_number ${from()} ${KIND_OF_EVENT}`;

/**
 * Whether the event may have been on one of the days: its range must overlap them (specification, Events,
 * `time_range`). Without an earliest date it may have been on any day up to its latest.
 */
function timeRangeCondition({ from, to }: DateFilter): Condition[] {
  const open = from === null || to === null;
  const earliest = open ? { sql: 'e.ends_at > ?', of: lastSecondOf } : { sql: 'e.ends_at >= ?', of: firstSecondOf };
  const latest = open ? { sql: 'e.starts_at < ?', of: firstSecondOf } : { sql: 'e.starts_at <= ?', of: lastSecondOf };
  return [
    ...(from === null ? [] : [{ sql: earliest.sql, bind: [earliest.of(from)] }]),
    ...(to === null ? [] : [{ sql: `(e.starts_at IS NULL OR ${latest.sql})`, bind: [latest.of(to)] }]),
  ];
}

/** A condition on what many events share is evaluated on their few kinds. */
const ofKind = ({ sql, bind }: Condition): Condition => ({
  sql: `e.kind_id IN (SELECT id FROM event_kinds WHERE ${sql})`,
  bind,
});

const categoryCondition = (category: string): Condition => ({
  sql: 'EXISTS (SELECT 1 FROM json_each(categories) WHERE lower(value) = ?)',
  bind: [category.toLowerCase()],
});

type Company = Place['company'];
type Filters = FiltersOf<'list_events'>;

const jurisdictionCondition = (code: string, company: Company): Condition => ({
  sql: `${company}.jurisdiction_code = ?`,
  bind: [code.toLowerCase()],
});

const CONDITIONS: ConditionTable<Filters, Company> = {
  time_range: timeRangeCondition,
  created_at: (day) => timeCondition('e.created_at', { from: day, to: day }),
  type: (filter) => termCondition('type', filter).map(ofKind),
  categories: (category) => [ofKind(categoryCondition(category))],
  jurisdiction_code: (code, company) => [jurisdictionCondition(code, company)],
  country_code: (code, company) => countryCondition(anyOf([code]), company),
};

function withinCondition(within: NonNullable<EventQuery['within']>, company: Company): Condition {
  if ('companyId' in within) return { sql: 'e.company_id = ?', bind: [within.companyId] };
  return jurisdictionCondition(within.jurisdiction_code, company);
}

function conditionsOf(query: EventQuery, company: Company): Condition[] {
  const { within } = query;
  return [
    isShown(company),
    ...(within ? [withinCondition(within, company)] : []),
    ...Object.values(conditionsByFilter<Filters, Company>(CONDITIONS, query, company)).flat(),
  ];
}

function toEvent(row: CompanyEventRow, statementIds: Map<string, number>): CompanyEvent {
  const { type, categories, starts_at, ends_at, description, provenance, derived_from, payload } = eventFacts(row);
  const id = publicId(row.id);
  return {
    id,
    created_at: row.created_at,
    service_url: `/events/${id}`,
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

const isOfSomeCompanies = ({ within, jurisdiction_code, country_code }: EventQuery): boolean =>
  within !== undefined || jurisdiction_code !== undefined || country_code !== undefined;

/** The column for each order. */
const ORDERS = {
  created_at: 'created_at',
  time_range_ends_at: 'ends_at',
} as const satisfies Record<OrderOf<'list_events'>, string>;
type OrderColumn = (typeof ORDERS)[keyof typeof ORDERS];

interface Sorted {
  rows: CompanyEventRow[];
  total: number;
}

/** Merges two lists of the same order; at equal times those of the first come first. */
function mergeSorted(first: CompanyEventRow[], second: CompanyEventRow[], column: OrderColumn) {
  const merged: CompanyEventRow[] = [];
  let at = 0;
  for (const row of second) {
    for (let next = first[at]; next && next[column] >= row[column]; next = first[++at]) merged.push(next);
    merged.push(row);
  }
  return [...merged, ...first.slice(at)];
}

export function createEventReader(db: SqliteDatabase) {
  // To count all events, companies are read in the order of their ids, as events are stored in that order. In another
  // order each event would be on another page.
  const indexedBy = createIndexHint(db);
  const findStored = db.prepare<[number], CompanyEventRow>(
    `${selectFrom(STORED)} WHERE e.id = ? AND ${isShown(STORED.company).sql}`,
  );
  const findImplied = db.prepare<[number], CompanyEventRow>(
    `${selectFrom(IMPLIED)} WHERE e.company_id = ? AND ${isShown(IMPLIED.company).sql}`,
  );
  const listStatements = db.prepare<[string], { id: number; key: string }>(
    'SELECT id, key FROM statements WHERE key IN (SELECT value FROM json_each(?))',
  );

  /** Events refer to statements by key, since a statement may arrive after its event; the interface shows the id. */
  function assemble(rows: CompanyEventRow[]): CompanyEvent[] {
    const keys = rows.map(({ provenance }) => statementKeyOf(parseJson<Record<string, unknown>>(provenance)));
    const list = JSON.stringify(keys.filter((key) => key !== undefined));
    const ids = new Map(listStatements.all(list).map(({ id, key }) => [key, id]));
    return rows.map((row) => toEvent(row, ids));
  }

  /** The first events of one place, in the order of the query. */
  function listFirst(place: Place, query: EventQuery, column: OrderColumn, many: number): Sorted {
    const where = joinConditions(conditionsOf(query, place.company));
    const hint = isOfSomeCompanies(query) ? '' : indexedBy('companies_by_creation');
    const count = db.prepare<unknown[], { n: number }>(`SELECT count(*) AS n ${place.from(hint)} WHERE ${where.sql}`);
    const total = count.get(...where.bind)?.n ?? 0;
    if (total === 0) return { rows: [], total };
    const list = db.prepare<unknown[], CompanyEventRow>(
      `${selectFrom(place)} WHERE ${where.sql} ORDER BY e.${column} DESC, ${place.id} DESC LIMIT ?`,
    );
    return { rows: list.all(...where.bind, many), total };
  }

  return {
    find: (id: number): CompanyEvent | undefined => {
      const stored = storedId(id);
      const events = findStored.all(stored);
      return assemble(events.length > 0 ? events : findImplied.all(-stored))[0];
    },
    search(query: EventQuery): Found<CompanyEvent> {
      const { order, window } = query;
      if (conditionsOf(query, STORED.company).includes(NOTHING)) return { items: [], total: 0 };
      const column = ORDERS[order];
      const many = window.offset + window.limit;
      const ownEvents = listFirst(STORED, query, column, many);
      const implied = listFirst(IMPLIED, query, column, many);
      const rows = mergeSorted(ownEvents.rows, implied.rows, column).slice(window.offset, many);
      return { items: assemble(rows), total: ownEvents.total + implied.total };
    },
  };
}
