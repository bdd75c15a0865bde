import type { FiltersOf, OrderOf } from '@/lib/contract/endpoints';
import { type DateFilter, toMoment } from '@/lib/contract/parameters';
import type { CompanyEvent } from '@/lib/contract/records';
import { type Json, objectAt, textAt } from '@/lib/shared/json';
import type { EventQuery, Found } from '../../store';
import type { SqliteDatabase } from '../open';
import {
  anyOf,
  type Condition,
  type ConditionTable,
  conditionsByFilter,
  countryCondition,
  createIndexHint,
  EVENT_COLUMNS,
  type EventRow,
  eventFacts,
  firstSecondOf,
  joinConditions,
  KIND_OF_EVENT,
  lastSecondOf,
  NOTHING,
  parseJson,
  publicId,
  storedId,
  termCondition,
  timeCondition,
} from '../sql-parts';
import { hasKeptLists } from '../write/kept-lists';

type Provenance = NonNullable<CompanyEvent['provenance']>;

/** Key of the statement from which an event was derived. */
export const statementKeyOf = (stored: Json): string | undefined => textAt(stored, 'statement_key') ?? undefined;

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

export interface CompanyEventRow extends EventRow {
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
  id: 'e.id' | 'e.company_id';
}

const STORED: Place = {
  // An event of an entity that is not a company yet is not listed until it is one.
  from: (hint = '') => `FROM events e JOIN companies c ${hint} ON c.id = e.company_id`,
  company: 'c',
  id: 'e.id',
};
const IMPLIED: Place = { from: () => 'FROM implied_events e', company: 'e', id: 'e.company_id' };
/** The events in their table, listed by jurisdiction in each order (write/kept-lists.ts). */
const LISTED = { created_at: 'listed_events_by_creation', ends_at: 'listed_events' } as const;

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
    ...(within ? [withinCondition(within, company)] : []),
    ...Object.values(conditionsByFilter<Filters, Company>(CONDITIONS, query, company)).flat(),
  ];
}

export function toEvent(row: CompanyEventRow, statementIds: ReadonlyMap<string, number>): CompanyEvent {
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
export const ORDERS = {
  created_at: 'created_at',
  time_range_ends_at: 'ends_at',
} as const satisfies Record<OrderOf<'list_events'>, string>;
type OrderColumn = (typeof ORDERS)[keyof typeof ORDERS];

/** An event by its place and time. */
interface Key {
  /** That of the company if its row implies the event. */
  id: number;
  at: string;
}

const newestFirst = (a: Key, b: Key): number => (a.at === b.at ? b.id - a.id : a.at < b.at ? 1 : -1);

interface Listed {
  /** In order. */
  keys: Key[];
  total: number;
}

/** What of a list is wanted. */
interface Page {
  column: OrderColumn;
  /** Events up to its end. */
  many: number;
  /** The kept numbers are those of the query. */
  isCounted: boolean;
}

/** Numbers of events in a jurisdiction; null for none. */
interface KeptCount {
  code: string;
  stored: number | null;
  implied: number | null;
}

interface Places {
  stored: Listed;
  implied: Listed;
}

/** The keys of several lists in order. */
const mergeLists = (lists: Listed[]): Listed => ({
  keys: lists.flatMap(({ keys }) => keys).sort(newestFirst),
  total: lists.reduce((total, list) => total + list.total, 0),
});

interface PlacedKey extends Key {
  isImplied: boolean;
}

/** Merges two lists of the same order; at equal times those of the first come first. */
function mergePlaces(stored: Key[], implied: Key[]): PlacedKey[] {
  const merged: PlacedKey[] = [];
  let next = 0;
  for (const key of implied) {
    for (let other = stored[next]; other && other.at >= key.at; other = stored[++next]) {
      merged.push({ ...other, isImplied: false });
    }
    merged.push({ ...key, isImplied: true });
  }
  return [...merged, ...stored.slice(next).map((key) => ({ ...key, isImplied: false }))];
}

export function createEventReader(db: SqliteDatabase) {
  // To count all events, companies are read in the order of their ids, as events are stored in that order. In another
  // order each event would be on another page.
  const indexedBy = createIndexHint(db);
  const listRows = (place: Place) =>
    db.prepare<[string], CompanyEventRow>(
      `${selectFrom(place)} WHERE ${place.id} IN (SELECT value FROM json_each(?)) AND ${isShown(place.company).sql}`,
    );
  const [listStored, listImplied] = [listRows(STORED), listRows(IMPLIED)];
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

  /**
   * The first events of one place, in the order of the query.
   * @param kept Their number whatever their times, if it is kept.
   */
  function listFirst(from: string, id: Place['id'], where: Condition, page: Page, kept?: number | null): Listed {
    if (kept === 0 || kept === null) return { keys: [], total: 0 };
    const total = page.isCounted && kept !== undefined ? kept : countOf(from, where);
    if (total === 0) return { keys: [], total };
    const { column, many } = page;
    const list = db.prepare<unknown[], Key>(
      `SELECT ${id} AS id, e.${column} AS at ${from} WHERE ${where.sql} ORDER BY e.${column} DESC, ${id} DESC LIMIT ?`,
    );
    return { keys: list.all(...where.bind, many), total };
  }

  function countOf(from: string, { sql, bind }: Condition): number {
    const count = db.prepare<unknown[], number>(`SELECT count(*) ${from} WHERE ${sql}`).pluck();
    return count.get(...bind) ?? 0;
  }

  /** The events of a jurisdiction, which the lists and indexes of that order begin with. */
  function listOfJurisdiction({ code, ...kept }: KeptCount, query: EventQuery, page: Page): Places {
    const { within: _within, jurisdiction_code: _code, country_code: _country, ...others } = query;
    const where = joinConditions([jurisdictionCondition(code, 'e'), ...conditionsOf(others, 'e')]);
    const shown = joinConditions([isShown('e'), where]);
    return {
      stored: listFirst(`FROM ${LISTED[page.column]} e`, STORED.id, where, page, kept.stored),
      implied: listFirst(IMPLIED.from(), IMPLIED.id, shown, page, kept.implied),
    };
  }

  /** The numbers of events by jurisdiction, as far as they are kept: whatever their times. */
  function listKept({ time_range: _range, created_at: _created, ...query }: EventQuery): KeptCount[] {
    const where = joinConditions(conditionsOf(query, 'e'));
    return db
      .prepare<unknown[], KeptCount>(
        `SELECT jurisdiction_code AS code, sum(events) FILTER (WHERE is_implied = 0) AS stored,
           sum(events) FILTER (WHERE is_implied = 1) AS implied
         FROM event_counts e WHERE ${where.sql} GROUP BY 1`,
      )
      .all(...where.bind);
  }

  function listAll(query: EventQuery, page: Page, kept: KeptCount[] | undefined): Places {
    const hint = isOfSomeCompanies(query) || page.isCounted ? '' : indexedBy('companies_by_creation');
    const ofPlace = (place: Place, count: number | undefined): Listed => {
      const where = joinConditions([isShown(place.company), ...conditionsOf(query, place.company)]);
      return listFirst(place.from(hint), place.id, where, page, count);
    };
    const sum = (name: 'stored' | 'implied') => kept?.reduce((total, count) => total + (count[name] ?? 0), 0);
    return { stored: ofPlace(STORED, sum('stored')), implied: ofPlace(IMPLIED, sum('implied')) };
  }

  /** The keys of a query, up to the end of its window, and the total. */
  function listPlaces(query: EventQuery, column: OrderColumn): { keys: PlacedKey[]; total: number } {
    const { within, time_range, created_at, window } = query;
    const kept = (within && 'companyId' in within) || !hasKeptLists(db) ? undefined : listKept(query);
    const isCounted = kept !== undefined && time_range === undefined && created_at === undefined;
    const page = { column, many: window.offset + window.limit, isCounted };
    // The list of each order has the column of that order and the kind, the first also the other end of the range.
    const isListed = created_at === undefined && (time_range === undefined || column === 'ends_at');
    const lists =
      kept && isOfSomeCompanies(query) && isListed
        ? kept.map((counted) => listOfJurisdiction(counted, query, page))
        : [listAll(query, page, kept)];
    const stored = mergeLists(lists.map((list) => list.stored));
    const implied = mergeLists(lists.map((list) => list.implied));
    return { keys: mergePlaces(stored.keys, implied.keys), total: stored.total + implied.total };
  }

  function readRows(keys: PlacedKey[]): CompanyEventRow[] {
    const idsOf = (isImplied: boolean): string =>
      JSON.stringify(keys.filter((key) => key.isImplied === isImplied).map(({ id }) => id));
    const stored = new Map(listStored.all(idsOf(false)).map((row) => [row.id, row]));
    const implied = new Map(listImplied.all(idsOf(true)).map((row) => [row.company_id, row]));
    return keys.flatMap(({ id, isImplied }) => (isImplied ? implied : stored).get(id) ?? []);
  }

  return {
    find: (id: number): CompanyEvent | undefined => {
      const stored = storedId(id);
      const events = listStored.all(JSON.stringify([stored]));
      return assemble(events.length > 0 ? events : listImplied.all(JSON.stringify([-stored])))[0];
    },
    search(query: EventQuery): Found<CompanyEvent> {
      const { offset, limit } = query.window;
      if (conditionsOf(query, STORED.company).includes(NOTHING)) return { items: [], total: 0 };
      const { keys, total } = listPlaces(query, ORDERS[query.order]);
      return { items: assemble(readRows(keys.slice(offset, offset + limit))), total };
    },
  };
}
