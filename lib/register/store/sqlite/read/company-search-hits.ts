import { type CompanyQuery, DEFAULT_SEARCH_FIELDS } from '../../store';
import type { SqliteDatabase } from '../open';
import { HITS } from './company-search-filters';
import { columnQuery, companyQuery } from './name-query';

/**
 * Ids of companies, each once, on their way from SQLite and back to it. To fetch forty thousand numbers as one text takes
 * a tenth of the time of fetching rows, and to mark a bit for each is faster than to build a `Set`.
 */
export class MatchSet {
  readonly ids: readonly number[];
  /** For `json_each`. */
  readonly json: string;
  private readonly bits: Uint8Array;

  private constructor(given: readonly number[], json?: string) {
    this.bits = new Uint8Array((given.reduce((most, id) => Math.max(most, id), 0) >>> 3) + 1);
    this.ids = given.filter((id) => this.add(id));
    this.json = json !== undefined && this.ids.length === given.length ? json : JSON.stringify(this.ids);
  }

  /** JSON arrays as `json_group_array` gives them, which may name an id several times. */
  static parse(...lists: string[]): MatchSet {
    const ids = lists.map((list): number[] => JSON.parse(list));
    return ids.length === 1 ? new MatchSet(ids[0] ?? [], lists[0]) : new MatchSet(ids.flat());
  }

  get size(): number {
    return this.ids.length;
  }

  has(id: number): boolean {
    return ((this.bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0;
  }

  without(other: MatchSet): MatchSet {
    return new MatchSet(this.ids.filter((id) => !other.has(id)));
  }

  /** Whether the id is new. */
  private add(id: number): boolean {
    if (this.has(id)) return false;
    this.bits[id >>> 3] = (this.bits[id >>> 3] ?? 0) | (1 << (id & 7));
    return true;
  }
}

const MARKS = `SELECT e.entity_id AS id FROM statement_search m
  JOIN statements s ON s.id = m.rowid AND s.data_type = 'trademark_registration'
  JOIN statement_entities e ON e.statement_id = s.id WHERE statement_search MATCH ?`;

/**
 * Reads the companies whose names (or other searched fields) match the words of a query, all at once, so that total,
 * page and facets need no second search; undefined where there are no words.
 */
export function createHitReader(db: SqliteDatabase): (query: CompanyQuery) => MatchSet | undefined {
  const listIds = (sql: string) => db.prepare<[string], string>(`SELECT json_group_array(id) FROM (${sql})`).pluck();
  const byNames = listIds(HITS);
  const byMarks = listIds(MARKS);
  const idsOf = (list: typeof byNames, match: string | undefined): string =>
    (match === undefined ? undefined : list.get(match)) ?? '[]';

  return ({ q, wildcard, fields = DEFAULT_SEARCH_FIELDS, normalise_company_name }) => {
    if (q === undefined || q.trim() === '') return undefined;
    const found = idsOf(byNames, companyQuery(q, wildcard, fields, normalise_company_name));
    if (!fields.includes('trademark_registration_mark_texts')) return MatchSet.parse(found);
    return MatchSet.parse(found, idsOf(byMarks, columnQuery('title', q, wildcard)));
  };
}
