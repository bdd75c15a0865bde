import type { FilterNameOf, FiltersOf, OrderOf } from '@/lib/contract/endpoints';
import type { TermFilter } from '@/lib/contract/parameters';
import type { Provenance } from '@/lib/contract/provenance';
import type { Statement, StatementEntity } from '@/lib/contract/records';
import type { LinkingStatements } from '@/lib/registry/request';
import { termKey } from '@/lib/shared/names/normalise';
import { ONLY_IN_EXPORTS } from '../../records';
import type { Found, StatementQuery, StatementSearches, Window } from '../../store';
import { selectWindow } from '../columns/matches';
import { isOrderedType, type OrderedType, StatementMoments } from '../columns/statement-moments';
import { parseIds } from '../columns/word-reader';
import type { SqliteDatabase } from '../open';
import {
  type Condition,
  type ConditionTable,
  codeCondition,
  conditionsByFilter,
  createEntityNames,
  createIndexHint,
  eachTerm,
  flagCondition,
  joinConditions,
  type NamedEntity,
  NOTHING,
  parseJson,
  timeCondition,
} from '../sql-parts';
import { hasKeptLists } from '../write/kept-lists';
import type { StatementTerm } from '../write/statement-words';
import { wordsQuery } from './name-query';

export interface StatementRow {
  id: number;
  data_type: string;
  predicate: string | null;
  properties: string;
  start_date: string | null;
  start_date_type: string | null;
  end_date: string | null;
  end_date_type: string | null;
  sample_date: string | null;
  created_at: string;
}

export interface EndRow {
  statement_id: number;
  role: 'subject' | 'object';
  entity_id: number;
}

export interface ProvenanceRow extends Provenance {
  statement_id: number;
}

function toEntity(entity: NamedEntity | undefined): StatementEntity[] {
  return entity ? [entity] : [];
}

function toldProperties(properties: string): Record<string, unknown> {
  const { [ONLY_IN_EXPORTS]: _, ...told } = parseJson<Record<string, unknown>>(properties);
  return told;
}

/** Statements with their ends and provenances, in the order of the rows; three queries per page. */
function createAssembler(db: SqliteDatabase) {
  const nameEntities = createEntityNames(db);
  const listEnds = db.prepare<[string], EndRow>(
    `SELECT statement_id, role, entity_id FROM statement_entities
     WHERE statement_id IN (SELECT value FROM json_each(?)) ORDER BY statement_id, role, position`,
  );
  const listProvenances = db.prepare<[string], ProvenanceRow>(
    `SELECT statement_id, source_url, confidence, source_type, actor_type, log_message, created_at, publisher
     FROM provenances
     WHERE statement_id IN (SELECT value FROM json_each(?)) ORDER BY created_at DESC, id DESC`,
  );
  return (rows: StatementRow[], withPublishers = false): Statement[] => {
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const ends = listEnds.all(ids);
    const names = nameEntities(ends.map(({ entity_id }) => entity_id));
    return assembleStatements(rows, { ends, provenances: listProvenances.all(ids), names, withPublishers });
  };
}

interface StatementParts {
  /** In the order of role and position. */
  ends: readonly EndRow[];
  /** The newest first. */
  provenances: readonly ProvenanceRow[];
  names: ReadonlyMap<number, NamedEntity>;
  withPublishers: boolean;
}

/** Statements with their ends and provenances, which are those of all of them, in the order of the rows. */
export function assembleStatements(rows: readonly StatementRow[], parts: StatementParts): Statement[] {
  const { ends, provenances, names, withPublishers } = parts;
  return rows.map(({ properties, ...row }) => {
    const own = ends.filter(({ statement_id }) => statement_id === row.id);
    const seen = provenances
      .filter(({ statement_id }) => statement_id === row.id)
      .map(({ statement_id: _, publisher, ...provenance }) => ({
        ...provenance,
        ...(withPublishers && { publisher }),
      }));
    const entities = (role: EndRow['role']) =>
      own.filter((end) => end.role === role).flatMap(({ entity_id }) => toEntity(names.get(entity_id)));
    return {
      ...row,
      properties: toldProperties(properties),
      service_url: `/statements/${row.id}`,
      subject_entities: entities('subject'),
      object_entities: entities('object'),
      provenances: seen,
      sources: seen,
    };
  });
}

const COLUMNS = `s.id, s.data_type, s.predicate, s.properties, s.start_date, s.start_date_type, s.end_date,
  s.end_date_type, s.sample_date, s.created_at`;

const HIDDEN = `SELECT hidden.statement_id FROM companies redacted
  CROSS JOIN statement_entities hidden ON hidden.entity_id = redacted.id WHERE redacted.redacted = 1`;

/** Statements about a redacted company are not shown (specification, status 503). */
export const SHOWN = `s.id NOT IN (${HIDDEN})`;

/** Reads statements in the order of their ids: what is sorted to find these are numbers and days, not whole rows. */
export function createPageReader(db: SqliteDatabase) {
  const assemble = createAssembler(db);
  const list = db.prepare<[string], StatementRow>(
    `SELECT ${COLUMNS} FROM json_each(?) given JOIN statements s ON s.id = given.value ORDER BY given.key`,
  );
  return (ids: number[], withPublishers?: boolean): Statement[] =>
    assemble(list.all(JSON.stringify(ids)), withPublishers);
}

export function createStatementReader(db: SqliteDatabase) {
  const assemble = createAssembler(db);
  const find = db.prepare<[number], StatementRow>(`SELECT ${COLUMNS} FROM statements s WHERE s.id = ? AND ${SHOWN}`);
  const count = db
    .prepare<[number], number>(
      `SELECT count(*) FROM (SELECT DISTINCT statement_id AS id FROM statement_entities WHERE entity_id = ?) s WHERE ${SHOWN}`,
    )
    .pluck();
  return {
    find: (id: number): Statement | undefined => assemble(find.all(id))[0],
    /** Those of an entity. Reads no statements. */
    count: (entityId: number): number => count.get(entityId) ?? 0,
  };
}

/** More shared parties than a page can list. */
export const MOST_PARTIES = 100;

interface PartyRow {
  party_id: number;
  statement_id: number;
}

/** The statements of the given entities; each read from an index, so that the cost depends on their number only. */
const OWN = `own AS MATERIALIZED (SELECT DISTINCT e.entity_id, e.statement_id
  FROM json_each(@ids) given JOIN statement_entities e ON e.entity_id = given.value)`;

const DIRECT = `WITH ${OWN} SELECT statement_id FROM own GROUP BY statement_id HAVING count(DISTINCT entity_id) > 1`;

/**
 * Of each party that statements of several given entities name: the running or newest statement with each of these.
 * Parties of most entities come first, then those that are the subject, such as owners.
 */
const SHARED = `WITH ${OWN},
  other AS MATERIALIZED (SELECT DISTINCT e.entity_id AS party_id, e.role, own.entity_id, own.statement_id
    FROM own CROSS JOIN statement_entities e ON e.statement_id = own.statement_id
    WHERE e.entity_id NOT IN (SELECT value FROM json_each(@ids))),
  party AS MATERIALIZED (SELECT party_id, count(DISTINCT entity_id) AS held, sum(role = 'subject') AS active FROM other
    GROUP BY party_id HAVING held > 1),
  ranked AS (SELECT o.party_id, o.statement_id, p.held, p.active, row_number() OVER (
      PARTITION BY o.party_id, o.entity_id
      ORDER BY s.end_date IS NOT NULL, coalesce(s.start_date, s.sample_date) DESC, s.id DESC) AS place
    FROM party p JOIN other o ON o.party_id = p.party_id JOIN statements s ON s.id = o.statement_id WHERE ${SHOWN})
  SELECT party_id, statement_id FROM ranked WHERE place = 1 ORDER BY held DESC, active DESC, party_id`;

/** Reads the statements that connect entities, directly or through one other party. */
export function createLinkingStatementReader(db: SqliteDatabase, count: (entityId: number) => number) {
  const assemble = createAssembler(db);
  const listDirect = db.prepare<{ ids: string }, number>(DIRECT).pluck();
  const listShared = db.prepare<{ ids: string }, PartyRow>(SHARED);
  const read = db.prepare<[string], StatementRow>(
    `SELECT ${COLUMNS} FROM json_each(?) given JOIN statements s ON s.id = given.value WHERE ${SHOWN}
     ORDER BY coalesce(s.start_date, s.sample_date) DESC, s.id DESC`,
  );
  return (entityIds: readonly number[]): LinkingStatements => {
    const given = { ids: JSON.stringify(entityIds) };
    const shared = listShared.all(given);
    const parties = [...new Set(shared.map(({ party_id }) => party_id))];
    const listed = new Set(parties.slice(0, MOST_PARTIES));
    const through = shared.filter(({ party_id }) => listed.has(party_id)).map(({ statement_id }) => statement_id);
    const ids = new Set([...listDirect.all(given), ...through]);
    return {
      statements: assemble(read.all(JSON.stringify([...ids]))),
      parties: parties.length,
      counts: entityIds.map(count),
    };
  };
}

const EVERYWHERE = 'subjects objects title text';

/** Filters by terms, of which a statement may have several per field. */
const heldTerms =
  (field: StatementTerm['field']) =>
  (filter: TermFilter): Condition[] =>
    eachTerm(filter, (term) => ({
      sql: 's.id IN (SELECT statement_id FROM statement_terms WHERE field = ? AND term = ?)',
      bind: [field, termKey(term)],
    }));

/** Replies have whatever is not a person under `company`, organisations and unknown owners too (api-shapes, 6.4). */
const controllerTypes = (filter: TermFilter): Condition[] =>
  eachTerm(filter, (term) => ({
    sql: `s.id IN (SELECT statement_id FROM statement_terms
      WHERE field = 'controlling_entities_entity_type' AND term ${termKey(term) === 'company' ? "<> 'person'" : '= ?'})`,
    bind: termKey(term) === 'company' ? [] : [termKey(term)],
  }));

const HAS_CONTROLLER = `EXISTS (SELECT 1 FROM statement_terms t
  WHERE t.statement_id = s.id AND t.field = 'controlling_entities_entity_type')`;

/** Filters by words of names, with their columns of the search table. */
const NAME_COLUMNS = {
  controlled_entity_name: 'objects',
  controlling_entities_name: 'subjects',
} as const satisfies Partial<Record<FilterNameOf<'search_control_statements'>, string>>;
type NameFilter = keyof typeof NAME_COLUMNS;

type Conditions = { [Type in keyof StatementSearches]: Omit<FiltersOf<StatementSearches[Type]>, NameFilter> };

const CONDITIONS: { [Type in keyof Conditions]: ConditionTable<Conditions[Type]> } = {
  subsequent_registration: {},
  alternate_registration: {},
  trademark_registration: {},
  gazette_notice: {
    jurisdiction_code: (filter) => codeCondition('s.jurisdiction_code', filter),
    publication_title: heldTerms('publication_title'),
    normalised_classification_level_1: heldTerms('normalised_classification_level_1'),
  },
  control_statement: {
    is_ultimate_beneficial_owner: (wanted) => flagCondition('s.is_ultimate_beneficial_owner = 1', wanted),
    has_controlling_entities: (wanted) => flagCondition(HAS_CONTROLLER, wanted),
    control_mechanisms_mechanism_type: heldTerms('control_mechanisms_mechanism_type'),
    controlling_entities_entity_type: controllerTypes,
    created_at: (days) => timeCondition('s.created_at', days),
  },
};

/** The conditions without `SHOWN`. */
function conditionsOf(query: StatementQuery): Condition[] {
  const filters = <Type extends keyof Conditions>(type: Type, given: Conditions[Type]): Condition[] =>
    Object.values<Condition[]>(conditionsByFilter(CONDITIONS[type], given, undefined)).flat();
  return [
    // A constant, inlined so that SQLite can use the partial indexes of the schema.
    { sql: `s.data_type = '${query.data_type}'`, bind: [] },
    ...filters(query.data_type, query),
  ];
}

/** Loose match: all words of a term must occur. A term without words ("--") matches nothing. */
function names(column: 'subjects' | 'objects', filter: TermFilter | undefined): (string | undefined)[] {
  if (!filter) return [];
  const terms = filter.terms.map((term) => wordsQuery(column, term));
  if (filter.match === 'all') return terms;
  const known = terms.filter((term) => term !== undefined);
  return [known.length === 0 ? undefined : `(${known.map((term) => `(${term})`).join(' OR ')})`];
}

/** The FTS5 query: null if none is needed, undefined if nothing can match. */
export function matchOf(query: StatementQuery): string | null | undefined {
  const columns = query.data_type === 'trademark_registration' ? 'title' : EVERYWHERE;
  const asked: Partial<Record<NameFilter, TermFilter>> = query.data_type === 'control_statement' ? query : {};
  const parts = [
    ...(query.q?.trim() ? [wordsQuery(columns, query.q)] : []),
    ...(Object.keys(NAME_COLUMNS) as NameFilter[]).flatMap((name) => names(NAME_COLUMNS[name], asked[name])),
  ];
  if (parts.includes(undefined)) return undefined;
  return parts.length === 0 ? null : parts.map((part) => `(${part})`).join(' AND ');
}

const HIDDEN_OF_TYPE = `FROM (SELECT DISTINCT statement_id FROM (${HIDDEN})) own
  CROSS JOIN statements s ON s.id = own.statement_id WHERE s.data_type = ?`;

const NEWEST = 's.created_at DESC, s.id DESC';

/** The place of the mark's text among the columns of the search table: searches of trademarks look at nothing else. */
const TITLE = 2;

/**
 * The number of words that a search looks at, from the sizes of the columns as the search table stores them: numbers in
 * base 128, of which all bytes but the last have the highest bit.
 */
function wordsOfEntry(sizes: Buffer, type: string): number {
  const counts: number[] = [];
  let count = 0;
  for (const byte of sizes) {
    count = count * 128 + (byte & 127);
    if (byte < 128) {
      counts.push(count);
      count = 0;
    }
  }
  return type === 'trademark_registration' ? (counts[TITLE] ?? 0) : counts.reduce((sum, one) => sum + one, 0);
}

/**
 * Dates sort newest first, as for companies; for `score` without words see `orderOf`. All words of a query occur in what
 * is found, so that the entry with the fewest other words is the most relevant.
 */
const ORDERS: Record<OrderOf<StatementSearches[keyof StatementSearches]>, string> = {
  created_at: NEWEST,
  published_at: 's.published_at DESC, s.id DESC',
  mark_text: 's.sort_title, s.id',
  registration_date: 's.registration_date DESC, s.id DESC',
  expiry_date: 's.expiry_date DESC, s.id DESC',
  score: `(SELECT words_of_entry(sz, s.data_type) FROM statement_search_docsize WHERE id = s.id)`,
};

/** Without words `score` falls back to the default order. */
function orderOf(query: StatementQuery, matched: boolean): string {
  if (!('order' in query)) return NEWEST;
  if (query.order !== 'score') return ORDERS[query.order];
  const newest = query.data_type === 'gazette_notice' ? ORDERS.published_at : NEWEST;
  return matched ? `${ORDERS.score}, ${newest}` : newest;
}

/** Finds statements by words without reading their rows, and orders them by their moments. */
function createMomentSearch(db: SqliteDatabase, version: () => string) {
  const moments = new StatementMoments(db, version);
  const listHits = db
    .prepare<[string], string | null>('SELECT group_concat(rowid) FROM statement_search WHERE statement_search MATCH ?')
    .pluck();
  const listHidden = db.prepare<[], number>(HIDDEN).pluck();

  /** Those of the hits that meet further conditions, whose rows are read. */
  function choose(hits: Uint32Array, { sql, bind }: Condition): Uint32Array {
    const chosen = db
      .prepare<unknown[], string | null>(
        `SELECT group_concat(id) FROM (SELECT s.id FROM json_each(?) hit CROSS JOIN statements s ON s.id = hit.value
         WHERE ${sql} ORDER BY hit.key)`,
      )
      .pluck()
      .get(JSON.stringify([...hits]), ...bind);
    return parseIds(chosen);
  }

  function find(type: OrderedType, match: string, conditions: readonly Condition[]): Uint32Array {
    moments.refresh();
    const hits = moments.only(parseIds(listHits.get(match)), type);
    const hidden = new Set(listHidden.all());
    const shown = hidden.size === 0 ? hits : hits.filter((id) => !hidden.has(id));
    return conditions.length === 0 || shown.length === 0 ? shown : choose(shown, joinConditions([...conditions]));
  }

  /** The window in the order of the moments, the newest first; of one moment, the last id first. */
  function select(ids: Uint32Array, window: Window): number[] {
    const last = ids.at(-1) ?? 0;
    const lastFirst = ids.map((id) => last - id).reverse();
    const groupsOf = (reversed: Uint32Array) => moments.placesOf(reversed.map((id) => last - id));
    return selectWindow(lastFirst, { groupsOf, groups: moments.count }, window).map((id) => last - id);
  }

  // All of one moment.
  return db.transaction((type: OrderedType, match: string, conditions: readonly Condition[], window: Window) => {
    const ids = find(type, match, conditions);
    return { ids: select(ids, window), total: ids.length };
  });
}

/** The five statement searches (specification, "Filings, data, statements"). */
export function createStatementSearch(db: SqliteDatabase, version: () => string) {
  const readPage = createPageReader(db);
  const indexedBy = createIndexHint(db);
  const searchByMoments = createMomentSearch(db, version);
  db.function('words_of_entry', { deterministic: true }, (sizes, type) => wordsOfEntry(sizes as Buffer, String(type)));
  return (query: StatementQuery): Found<Statement> => {
    const match = matchOf(query);
    const conditions = conditionsOf(query);
    if (match === undefined || conditions.includes(NOTHING)) return { items: [], total: 0 };
    const { data_type, window } = query;
    const isScored = 'order' in query && query.order === 'score';
    if (match !== null && isOrderedType(data_type) && !isScored) {
      // All but the first, which is the type.
      const { ids, total } = searchByMoments(data_type, match, conditions.slice(1), window);
      return { items: readPage(ids), total };
    }
    const matching = match === null ? [] : [{ sql: 'm.statement_search MATCH ?', bind: [match] }];
    const from =
      matching.length > 0
        ? 'statement_search m CROSS JOIN statements s ON s.id = m.rowid'
        : `statements s ${noticeHint(query)}`;
    const shown = joinConditions([...matching, ...conditions, { sql: SHOWN, bind: [] }]);
    const ids = db
      .prepare<unknown[], number>(
        `SELECT s.id FROM ${from} WHERE ${shown.sql}
         ORDER BY ${orderOf(query, matching.length > 0)} LIMIT ? OFFSET ?`,
      )
      .pluck()
      .all(...shown.bind, query.window.limit, query.window.offset);
    const isWhole = matching.length === 0 && conditions.length === 1;
    return { items: readPage(ids), total: (isWhole ? countShown(query.data_type) : undefined) ?? count(from, shown) };
  };

  function count(from: string, { sql, bind }: Condition): number {
    return (
      db
        .prepare<unknown[], number>(`SELECT count(*) FROM ${from} WHERE ${sql}`)
        .pluck()
        .get(...bind) ?? 0
    );
  }

  /** Of the two indexes in the order of days, SQLite would take that of jurisdictions for notices of all. */
  function noticeHint(query: StatementQuery): string {
    if (query.data_type !== 'gazette_notice') return '';
    return query.jurisdiction_code ? indexedBy('notices_by_place_and_day') : 'INDEXED BY notices_by_day';
  }

  /** The number of shown statements of a type, if it is kept. */
  function countShown(type: string): number | undefined {
    if (!hasKeptLists(db)) return undefined;
    const kept = db.prepare<[string], number>('SELECT statements FROM statement_counts WHERE data_type = ?').pluck();
    const hidden = db.prepare<[string], number>(`SELECT count(*) ${HIDDEN_OF_TYPE}`).pluck();
    return (kept.get(type) ?? 0) - (hidden.get(type) ?? 0);
  }
}
