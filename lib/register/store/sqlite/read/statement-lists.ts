import { LRUCache } from 'lru-cache';
import {
  type Facets,
  type FacetValue,
  HIGH_CONFIDENCE,
  type ListFilterOf,
  MAX_FACET_LIMIT,
  NO_PUBLISHER,
  type StatementGroup,
} from '@/lib/contract/extensions';
import { DEFAULT_CONFIDENCE } from '@/lib/contract/limits';
import type { Statement } from '@/lib/contract/records';
import type { Found, StatementListQuery, Window } from '../../store';
import type { SqliteDatabase } from '../open';
import { toTermFacet } from './facets';
import { createPageReader, SHOWN } from './statements';

type FilterName = ListFilterOf<'list_company_statements'>;

/** What a group of statements has in common (lib/contract/extensions.ts, `group=says`). */
export interface Kind {
  role: 'subject' | 'object';
  data_type: string;
  says: string;
  status: StatementGroup['status'];
}

export interface Listed {
  id: number;
  kind: Kind;
}

/** The best of its provenances, and all publishers of these. */
export interface Seen {
  confidence: number;
  publishers: Set<string>;
}

/** A party that a statement names besides the entity whose list it is. */
export interface Party {
  id: number;
  isCompany: boolean;
}

/** All statements of an entity, newest first, without their content. What few requests need is read by the first of these. */
export interface StatementList {
  listed: readonly Listed[];
  seen(): ReadonlyMap<number, Seen>;
  parties(): ReadonlyMap<number, readonly Party[]>;
}

const isTrue = (name: string): string => `json_type(s.properties, '$.${name}') IS 'true'`;

/** What a statement says, besides its type. */
export const SAID = `CASE
    WHEN s.data_type = 'control_statement' AND json_array_length(s.properties, '$.controlling_entities') = 0 THEN 'nobody'
    WHEN s.data_type = 'subsidiary_relationship' AND s.predicate = 'controls' AND ${isTrue('direct')} AND NOT ${isTrue('ultimate')}
      THEN 'controls_directly'
    WHEN s.data_type = 'subsidiary_relationship' AND s.predicate = 'controls' AND ${isTrue('ultimate')} AND NOT ${isTrue('direct')}
      THEN 'controls_ultimately'
    ELSE coalesce(s.predicate, '') END`;

/** On our own date. */
const STATUS = `CASE WHEN s.end_date IS NOT NULL AND s.end_date_type IS NOT '>' AND substr(s.end_date, 1, 10) <= @today
    THEN 'ended' WHEN s.start_date > @today AND s.start_date_type IS NOT '<' THEN 'future' ELSE 'current' END`;

/** Each statement of an entity once, with the entity's role: subject if it is both. */
const OWN = `(SELECT statement_id, max(role = 'subject') AS is_subject FROM statement_entities
    WHERE entity_id = @entity GROUP BY statement_id) own`;

const LIST = `SELECT s.id, iif(own.is_subject, 'subject', 'object'), s.data_type, ${SAID}, ${STATUS}
  FROM ${OWN} JOIN statements s ON s.id = own.statement_id WHERE ${SHOWN}
  ORDER BY coalesce(s.start_date, s.sample_date) DESC, s.id DESC`;

const SEEN = `SELECT p.statement_id, p.confidence, coalesce(p.publisher, '${NO_PUBLISHER}')
  FROM ${OWN} JOIN provenances p ON p.statement_id = own.statement_id`;

const PARTIES = `SELECT other.statement_id, other.entity_id, e.kind IS 'company' OR p.entity_type IS 'company'
  FROM ${OWN} JOIN statement_entities other ON other.statement_id = own.statement_id AND other.entity_id <> @entity
  LEFT JOIN entities e ON e.id = other.entity_id LEFT JOIN placeholders p ON p.id = e.id`;

function bandOf(confidence: number | undefined): string {
  if (confidence === undefined) return 'unknown';
  if (confidence > HIGH_CONFIDENCE) return 'high';
  return confidence > DEFAULT_CONFIDENCE ? 'medium' : 'low';
}

/** Computed at the first call only. */
function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

interface Asked {
  entity: number;
  /** ISO date, for what has ended. */
  today: string;
}

/** The same, with one object for all statements that were seen alike: few publishers tell of tens of thousands. */
export function shareEqual(found: ReadonlyMap<number, Seen>): Map<number, Seen> {
  const known = new Map<string, Seen>();
  const shared = (seen: Seen): Seen => {
    const key = JSON.stringify([seen.confidence, ...[...seen.publishers].sort()]);
    const first = known.get(key) ?? seen;
    known.set(key, first);
    return first;
  };
  return new Map([...found].map(([id, seen]) => [id, shared(seen)]));
}

/** Reads the rows of a whole list: each statement costs a few lookups by key. */
function createRowReader(db: SqliteDatabase) {
  type ListedRow = [id: number, role: Kind['role'], data_type: string, said: string, status: Kind['status']];
  const listRows = db.prepare<[Asked], ListedRow>(LIST).raw();
  const seenRows = db.prepare<[Asked], [id: number, confidence: number, publisher: string]>(SEEN).raw();
  const partyRows = db.prepare<[Asked], [id: number, party: number, isCompany: 0 | 1]>(PARTIES).raw();

  function list(asked: Asked): Listed[] {
    const kinds = new Map<string, Kind>();
    return listRows.all(asked).map(([id, role, data_type, said, status]) => {
      const says = `${role}:${data_type}:${said}`;
      const kind = kinds.get(status + says) ?? { role, data_type, says, status };
      kinds.set(status + says, kind);
      return { id, kind };
    });
  }

  function seen(asked: Asked): Map<number, Seen> {
    const found = new Map<number, Seen>();
    for (const [id, confidence, publisher] of seenRows.all(asked)) {
      const known = found.get(id);
      if (!known) found.set(id, { confidence, publishers: new Set([publisher]) });
      else {
        known.confidence = Math.max(known.confidence, confidence);
        known.publishers.add(publisher);
      }
    }
    return shareEqual(found);
  }

  function parties(asked: Asked): Map<number, Party[]> {
    const found = new Map<number, Party[]>();
    for (const [id, party, isCompany] of partyRows.all(asked)) {
      const known = found.get(id) ?? [];
      known.push({ id: party, isCompany: isCompany === 1 });
      found.set(id, known);
    }
    return found;
  }

  return (asked: Asked): StatementList => ({
    listed: list(asked),
    seen: once(() => seen(asked)),
    parties: once(() => parties(asked)),
  });
}

/** Statements of lists in memory, of a thread: some hundred bytes each. */
export const KEPT_STATEMENTS = 200_000;

/**
 * Reads lists. They are kept until the register changes, as the pages and filters of a list all follow from it: of tens
 * of thousands of statements, only the first request reads all.
 */
function createListReader(db: SqliteDatabase, version: () => string): (asked: Asked) => StatementList {
  const read = createRowReader(db);
  const kept = new LRUCache<string, StatementList>({
    maxSize: KEPT_STATEMENTS,
    sizeCalculation: ({ listed }) => 1 + listed.length,
  });
  return (asked) => {
    const key = JSON.stringify([version(), asked.entity, asked.today]);
    const list = kept.get(key) ?? read(asked);
    kept.set(key, list);
    return list;
  };
}

type Values = Readonly<Record<FilterName, (one: Listed) => Iterable<string>>>;

/** By what statements are filtered and counted; one may have several publishers. */
const valuesOf = ({ seen }: StatementList): Values => ({
  data_type: ({ kind }) => [kind.data_type],
  role: ({ kind }) => [kind.role],
  says: ({ kind }) => [kind.says],
  status: ({ kind }) => [kind.status],
  confidence: ({ id }) => [bandOf(seen().get(id)?.confidence)],
  publisher: ({ id }) => seen().get(id)?.publishers ?? [],
});

type Only = NonNullable<StatementListQuery['only']>;

/** The statements that all filters let through, except the one left out. */
function choose({ listed }: StatementList, values: Values, only: Only, leftOut?: FilterName): readonly Listed[] {
  const names = (Object.keys(only) as FilterName[]).filter((name) => name !== leftOut && only[name] !== undefined);
  const has = (one: Listed, name: FilterName): boolean => [...values[name](one)].includes(only[name] ?? '');
  return names.length === 0 ? listed : listed.filter((one) => names.every((name) => has(one, name)));
}

/** The counts of the values of each filter, without that filter. Of publishers, all are listed. */
function countFacets(list: StatementList, values: Values, { only = {}, facets = [] }: StatementListQuery): Facets {
  const count = (name: FilterName): FacetValue[] => {
    const counts = new Map<string, number>();
    for (const one of choose(list, values, only, name)) {
      for (const value of values[name](one)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const counted = [...counts].map(([value, amount]) => ({ key: value, value, count: amount }));
    return toTermFacet(counted, { limit: name === 'publisher' ? counted.length : MAX_FACET_LIMIT });
  };
  const inOrder = [...facets.filter((name) => name !== 'publisher'), ...facets.filter((name) => name === 'publisher')];
  return Object.fromEntries(inOrder.map((name) => [name, count(name)]));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** What is current first, and what others hold before what the entity holds itself. */
const byKind = (a: Kind, b: Kind): number =>
  compare(a.status, b.status) || compare(a.role, b.role) || compare(a.says, b.says);

/** Statements of each kind, in the order of the kinds. */
function toGroups(listed: readonly Listed[]): [Kind, Listed[]][] {
  const groups = new Map<Kind, Listed[]>();
  for (const one of listed) {
    const known = groups.get(one.kind);
    if (known) known.push(one);
    else groups.set(one.kind, [one]);
  }
  return [...groups].sort(([a], [b]) => byKind(a, b));
}

function summarise([{ says, status }, listed]: [Kind, Listed[]], { parties }: StatementList): StatementGroup {
  const named = listed.flatMap(({ id }) => parties().get(id) ?? []);
  const different = (some: readonly Party[]): number => new Set(some.map(({ id }) => id)).size;
  const companies = named.filter(({ isCompany }) => isCompany);
  return { says, status, count: listed.length, parties: different(named), companies: different(companies) };
}

/**
 * Lists the statements of an entity.
 * @param version Changes whenever the register does.
 */
export function createStatementLists(db: SqliteDatabase, version: () => string) {
  const readList = createListReader(db, version);
  const readPage = createPageReader(db);
  /** Newest first, or by what they say: what is current first, and what others hold before what it holds itself. */
  return (
    entity: number,
    { limit, offset }: Window,
    query: StatementListQuery = { today: '' },
  ): Found<Statement> & { facets?: Facets; groups?: StatementGroup[] } => {
    const { ids, ...found } = chooseStatements(readList({ entity, today: query.today }), { limit, offset }, query);
    return { items: readPage(ids, query.withPublishers), ...found };
  };
}

/** The statements of a window of a list, with what is counted of the whole. */
export function chooseStatements(list: StatementList, { limit, offset }: Window, query: StatementListQuery) {
  const { only = {}, facets, isGrouped = false } = query;
  const values = valuesOf(list);
  const chosen = choose(list, values, only);
  const groups = isGrouped ? toGroups(chosen) : [];
  const inOrder = isGrouped ? groups.flatMap(([, listed]) => listed) : chosen;
  return {
    ids: inOrder.slice(offset, offset + limit).map(({ id }) => id),
    total: chosen.length,
    ...(facets && { facets: countFacets(list, values, query) }),
    ...(isGrouped && { groups: groups.map((group) => summarise(group, list)) }),
  };
}
