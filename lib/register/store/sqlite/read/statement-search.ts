import type { TermFilter } from '@/lib/contract/filters';
import type { Statement } from '@/lib/contract/statement';
import { termKey } from '@/lib/shared/names/term-key';
import type { ControlQuery, NoticeQuery, StatementQuery } from '../../record-queries';
import type { Found } from '../../store';
import type { SqliteDatabase } from '../open';
import type { StatementTerm } from '../write/statement-words';
import { wordsQuery } from './name-query';
import { COLUMNS, createAssembler, SHOWN, type StatementRow } from './statements';
import {
  type Condition,
  codeCondition,
  eachTerm,
  flagCondition,
  joinConditions,
  NOTHING,
  timeCondition,
} from './where';

const EVERYWHERE = 'subjects objects title text';

/** Terms the index keeps of a statement, which may have several of a field. */
function heldTerms(field: StatementTerm['field'], filter: TermFilter | undefined): Condition[] {
  return eachTerm(filter, (term) => ({
    sql: 's.id IN (SELECT statement_id FROM statement_terms WHERE field = ? AND term = ?)',
    bind: [field, termKey(term)],
  }));
}

function noticeConditions(query: NoticeQuery): Condition[] {
  return [
    ...codeCondition('s.jurisdiction_code', query.jurisdiction_code),
    ...heldTerms('publication_title', query.publication_title),
    ...heldTerms('normalised_classification_level_1', query.classification),
  ];
}

const HAS_CONTROLLER = `EXISTS (SELECT 1 FROM statement_terms t
  WHERE t.statement_id = s.id AND t.field = 'controlling_entities_entity_type')`;

function controlConditions(query: ControlQuery): Condition[] {
  return [
    ...flagCondition('s.is_ultimate_beneficial_owner = 1', query.is_ultimate_beneficial_owner),
    ...flagCondition(HAS_CONTROLLER, query.has_controlling_entities),
    ...heldTerms('control_mechanisms_mechanism_type', query.control_mechanisms_mechanism_type),
    ...heldTerms('controlling_entities_entity_type', query.controlling_entities_entity_type),
    ...timeCondition('s.created_at', query.created_at),
  ];
}

function conditionsOf(query: StatementQuery): Condition[] {
  // A constant of ours, written out so that the partial indexes of the schema serve.
  const common = [
    { sql: `s.data_type = '${query.data_type}'`, bind: [] },
    { sql: SHOWN, bind: [] },
  ];
  if (query.data_type === 'gazette_notice') return [...common, ...noticeConditions(query)];
  return query.data_type === 'control_statement' ? [...common, ...controlConditions(query)] : common;
}

/** Loose names: all words of a term must be there. A term without a word in it ("--") finds nothing. */
function names(column: 'subjects' | 'objects', filter: TermFilter | undefined): (string | undefined)[] {
  if (!filter) return [];
  const terms = filter.terms.map((term) => wordsQuery(column, term));
  if (filter.match === 'all') return terms;
  const known = terms.filter((term) => term !== undefined);
  return [known.length === 0 ? undefined : `(${known.map((term) => `(${term})`).join(' OR ')})`];
}

/** What the search table is asked: null where nothing is, undefined where nothing can match. */
function matchOf(query: StatementQuery): string | null | undefined {
  const columns = query.data_type === 'trademark_registration' ? 'title' : EVERYWHERE;
  const control = query.data_type === 'control_statement' ? query : undefined;
  const parts = [
    ...(query.q?.trim() ? [wordsQuery(columns, query.q)] : []),
    ...names('objects', control?.controlled_entity_name),
    ...names('subjects', control?.controlling_entities_name),
  ];
  if (parts.includes(undefined)) return undefined;
  return parts.length === 0 ? null : parts.map((part) => `(${part})`).join(' AND ');
}

/** The dates newest first, as those of companies; where there is nothing to be relevant to, as by default. */
function orderOf(query: StatementQuery, matched: boolean): string {
  const newest =
    query.data_type === 'gazette_notice' ? 's.published_at DESC, s.id DESC' : 's.created_at DESC, s.id DESC';
  if (!('order' in query)) return newest;
  switch (query.order) {
    case 'score':
      return matched ? `m.rank, ${newest}` : newest;
    case 'mark_text':
      return 's.sort_title, s.id';
    case 'registration_date':
    case 'expiry_date':
      return `s.${query.order} DESC, s.id DESC`;
    default:
      return newest;
  }
}

/** The five searches of statements (specification, "Filings, data, statements"). */
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
