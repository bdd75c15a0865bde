import type { FilterNameOf, FiltersOf, OrderOf } from '@/lib/contract/endpoints';
import type { TermFilter } from '@/lib/contract/filters';
import type { Provenance } from '@/lib/contract/provenance';
import type { Statement, StatementEntity } from '@/lib/contract/records';
import { termKey } from '@/lib/shared/names/normalise';
import type { Found, StatementQuery, StatementSearches, Window } from '../../store';
import type { SqliteDatabase } from '../open';
import type { StatementTerm } from '../write/statement-words';
import { createEntityNames, type NamedEntity } from './entities';
import { wordsQuery } from './name-query';
import { parseJson } from './rows';
import {
  type Condition,
  type ConditionTable,
  codeCondition,
  conditionsByFilter,
  eachTerm,
  flagCondition,
  joinConditions,
  NOTHING,
  timeCondition,
} from './where';

interface StatementRow {
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

interface EndRow {
  statement_id: number;
  role: 'subject' | 'object';
  entity_id: number;
}

interface ProvenanceRow extends Provenance {
  statement_id: number;
}

function toEntity(entity: NamedEntity | undefined): StatementEntity[] {
  return entity ? [entity] : [];
}

/** Statements with their ends and provenances, in the order of the rows; three queries per page. */
function createAssembler(db: SqliteDatabase) {
  const nameEntities = createEntityNames(db);
  const listEnds = db.prepare<[string], EndRow>(
    `SELECT statement_id, role, entity_id FROM statement_entities
     WHERE statement_id IN (SELECT value FROM json_each(?)) ORDER BY statement_id, role, position`,
  );
  const listProvenances = db.prepare<[string], ProvenanceRow>(
    `SELECT statement_id, source_url, confidence, source_type, actor_type, log_message, created_at FROM provenances
     WHERE statement_id IN (SELECT value FROM json_each(?)) ORDER BY created_at DESC, id DESC`,
  );
  return (rows: StatementRow[]): Statement[] => {
    const ids = JSON.stringify(rows.map(({ id }) => id));
    const ends = listEnds.all(ids);
    const names = nameEntities(ends.map(({ entity_id }) => entity_id));
    const provenances = listProvenances.all(ids);
    return rows.map(({ properties, ...row }) => {
      const own = ends.filter(({ statement_id }) => statement_id === row.id);
      const seen = provenances
        .filter(({ statement_id }) => statement_id === row.id)
        .map(({ statement_id: _, ...provenance }) => provenance);
      const entities = (role: EndRow['role']) =>
        own.filter((end) => end.role === role).flatMap(({ entity_id }) => toEntity(names.get(entity_id)));
      return {
        ...row,
        properties: parseJson<Record<string, unknown>>(properties),
        service_url: `/statements/${row.id}`,
        subject_entities: entities('subject'),
        object_entities: entities('object'),
        provenances: seen,
        sources: seen,
      };
    });
  };
}

const COLUMNS = `s.id, s.data_type, s.predicate, s.properties, s.start_date, s.start_date_type, s.end_date,
  s.end_date_type, s.sample_date, s.created_at`;

/** Statements about a redacted company are not shown (specification, status 503). */
export const SHOWN = `s.id NOT IN (SELECT hidden.statement_id FROM companies redacted
  JOIN statement_entities hidden ON hidden.entity_id = redacted.id WHERE redacted.redacted = 1)`;

export function createStatementReader(db: SqliteDatabase) {
  const assemble = createAssembler(db);
  const find = db.prepare<[number], StatementRow>(`SELECT ${COLUMNS} FROM statements s WHERE s.id = ? AND ${SHOWN}`);
  const list = db.prepare<[number, number, number], StatementRow>(
    `SELECT DISTINCT ${COLUMNS} FROM statement_entities e JOIN statements s ON s.id = e.statement_id
     WHERE e.entity_id = ? AND ${SHOWN} ORDER BY coalesce(s.start_date, s.sample_date) DESC, s.id DESC LIMIT ? OFFSET ?`,
  );
  const count = db.prepare<[number], { n: number }>(
    `SELECT count(DISTINCT s.id) AS n FROM statement_entities e JOIN statements s ON s.id = e.statement_id
     WHERE e.entity_id = ? AND ${SHOWN}`,
  );
  return {
    find: (id: number): Statement | undefined => assemble(find.all(id))[0],
    list: (entityId: number, { limit, offset }: Window): Found<Statement> => ({
      items: assemble(list.all(entityId, limit, offset)),
      total: count.get(entityId)?.n ?? 0,
    }),
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
    controlling_entities_entity_type: heldTerms('controlling_entities_entity_type'),
    created_at: (days) => timeCondition('s.created_at', days),
  },
};

function conditionsOf(query: StatementQuery): Condition[] {
  const filters = <Type extends keyof Conditions>(type: Type, given: Conditions[Type]): Condition[] =>
    Object.values<Condition[]>(conditionsByFilter(CONDITIONS[type], given, undefined)).flat();
  return [
    // A constant, inlined so that SQLite can use the partial indexes of the schema.
    { sql: `s.data_type = '${query.data_type}'`, bind: [] },
    { sql: SHOWN, bind: [] },
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
function matchOf(query: StatementQuery): string | null | undefined {
  const columns = query.data_type === 'trademark_registration' ? 'title' : EVERYWHERE;
  const asked: Partial<Record<NameFilter, TermFilter>> = query.data_type === 'control_statement' ? query : {};
  const parts = [
    ...(query.q?.trim() ? [wordsQuery(columns, query.q)] : []),
    ...(Object.keys(NAME_COLUMNS) as NameFilter[]).flatMap((name) => names(NAME_COLUMNS[name], asked[name])),
  ];
  if (parts.includes(undefined)) return undefined;
  return parts.length === 0 ? null : parts.map((part) => `(${part})`).join(' AND ');
}

const NEWEST = 's.created_at DESC, s.id DESC';

/** Dates sort newest first, as for companies; for `score` without words see `orderOf`. */
const ORDERS: Record<OrderOf<StatementSearches[keyof StatementSearches]>, string> = {
  created_at: NEWEST,
  published_at: 's.published_at DESC, s.id DESC',
  mark_text: 's.sort_title, s.id',
  registration_date: 's.registration_date DESC, s.id DESC',
  expiry_date: 's.expiry_date DESC, s.id DESC',
  score: 'm.rank',
};

/** Without words `score` falls back to the default order. */
function orderOf(query: StatementQuery, matched: boolean): string {
  if (!('order' in query)) return NEWEST;
  if (query.order !== 'score') return ORDERS[query.order];
  const newest = query.data_type === 'gazette_notice' ? ORDERS.published_at : NEWEST;
  return matched ? `${ORDERS.score}, ${newest}` : newest;
}

/** The five statement searches (specification, "Filings, data, statements"). */
export function createStatementSearch(db: SqliteDatabase) {
  const assemble = createAssembler(db);
  return (query: StatementQuery): Found<Statement> => {
    const match = matchOf(query);
    const conditions = match === undefined ? [NOTHING] : conditionsOf(query);
    const matching = match == null ? [] : [{ sql: 'm.statement_search MATCH ?', bind: [match] }];
    const from = matching.length > 0 ? 'statement_search m JOIN statements s ON s.id = m.rowid' : 'statements s';
    const where = joinConditions([...matching, ...conditions]);
    const rows = db
      .prepare<unknown[], StatementRow>(
        `SELECT ${COLUMNS} FROM ${from} WHERE ${where.sql}
         ORDER BY ${orderOf(query, matching.length > 0)} LIMIT ? OFFSET ?`,
      )
      .all(...where.bind, query.window.limit, query.window.offset);
    const total = db
      .prepare<unknown[], { n: number }>(`SELECT count(*) AS n FROM ${from} WHERE ${where.sql}`)
      .get(...where.bind);
    return { items: assemble(rows), total: total?.n ?? 0 };
  };
}
