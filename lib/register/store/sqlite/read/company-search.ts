import type { OrderOf } from '@/lib/contract/endpoints';
import {
  COMPANY_FACET_FILTERS,
  type CompanyExclusion,
  type CompanyFacet,
  type Facets,
  type FacetValue,
} from '@/lib/contract/extensions';
import type { CompanyItem } from '@/lib/contract/records';
import { countryOf, jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import type { CompanyQuery, FacetQuery, Found, Window } from '../../store';
import { type CompanyRow, createNameReader, SOURCE_COLUMNS, toCompanyItem } from '../cells';
import { createIndexHint } from '../indexes';
import type { SqliteDatabase } from '../open';
import {
  type ColumnFacet,
  type Counted,
  countColumns,
  countGroups,
  fromWithout,
  type Limits,
  toFlagFacet,
  toPeriodFacet,
  toTermFacet,
} from './facets';
import { createIndustryCodeTree, type IndustryCodeTree, uidKey } from './industry-codes-tree';
import { comparableQuery } from './name-query';
import { createRanking, createRelevanceWalk, RANKED, relevance } from './relevance';
import {
  anyOf,
  type CompanyFlag,
  type Condition,
  codeCondition,
  companyFilters,
  countryCondition,
  createHitReader,
  dataCondition,
  type FilterConditions,
  FLAGS,
  IS_SET,
  industryCondition,
  joinConditions,
  MatchSet,
  termIdCondition,
  withoutCondition,
} from './where';

/** The parts of a search: the hits for its words, and the SQL condition of its filters. */
interface MatchQuery {
  hits: MatchSet | undefined;
  where: Condition;
}

/** Each order with its index. Companies without the date come last. */
const ORDERS = {
  name: { index: 'companies_by_name', by: 'c.sort_name, c.id' },
  created_at: { index: 'companies_by_creation', by: 'c.created_at DESC, c.id' },
  updated_at: { index: 'companies_by_update', by: 'c.updated_at DESC, c.id' },
  incorporation_date: { index: 'companies_by_incorporation', by: 'c.incorporation_date DESC, c.id' },
  dissolution_date: { index: 'companies_by_dissolution', by: 'c.dissolution_date DESC, c.id' },
} as const satisfies Record<Exclude<OrderOf<'search_companies'>, 'score'>, { index: string; by: string }>;

/** `FROM` clause for the matching companies, led by the hits if there are any. */
function fromMatches({ hits, where }: MatchQuery): Condition {
  if (!hits) return { sql: `FROM companies c WHERE ${where.sql}`, bind: where.bind };
  const sql = `FROM json_each(?) hit CROSS JOIN companies c ON c.id = hit.value WHERE ${where.sql}`;
  return { sql, bind: [hits.json, ...where.bind] };
}

/** A window of a sequence; reads no further than its end. */
function takeWindow<T>(sequence: Iterable<T>, { offset, limit }: Window): T[] {
  const taken: T[] = [];
  let passed = 0;
  for (const item of sequence) {
    if (passed++ < offset) continue;
    taken.push(item);
    if (taken.length >= limit) break;
  }
  return taken;
}

/**
 * The ids of one page. Few matches are sorted. For many, the index of the order is walked until the page is full: a few
 * hundred steps if every fourth company matches, but the whole register if hardly any does.
 */
function createPageReader(db: SqliteDatabase) {
  const indexedBy = createIndexHint(db);
  const walkByRelevance = createRelevanceWalk(db);
  const rank = createRanking(db);
  const lastId = db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck();

  function* walk({ hits, where }: MatchQuery, index: string, by: string): Generator<number> {
    const ids = db
      .prepare<unknown[], number>(`SELECT c.id FROM companies c ${indexedBy(index)} WHERE ${where.sql} ORDER BY ${by}`)
      .pluck();
    for (const id of ids.iterate(...where.bind)) if (!hits || hits.has(id)) yield id;
  }

  function sort(matching: MatchQuery, order: Condition, { offset, limit }: Window): number[] {
    const from = fromMatches(matching);
    // The plus prevents the planner from walking an index of the order.
    const sql = `SELECT c.id ${from.sql} ORDER BY +${order.sql} LIMIT ? OFFSET ?`;
    return db
      .prepare<unknown[], number>(sql)
      .pluck()
      .all(...from.bind, ...order.bind, limit, offset);
  }

  function listByRelevance(
    matching: MatchQuery,
    hits: MatchSet,
    text: string,
    window: Window,
    total: number,
  ): number[] {
    const walked = isWalked(window, total) ? walkByRelevance(hits, matching.where, text) : undefined;
    return walked ? takeWindow(walked, window) : sort(matching, relevance(text), window);
  }

  /** Steps of an index until the page is full, against the matches that would have to be sorted. */
  const isWalked = ({ offset, limit }: Window, total: number): boolean =>
    ((offset + limit) * (lastId.get() ?? 0)) / total < total;

  return (matching: MatchQuery, total: number, { order, q = '', window }: CompanyQuery): number[] => {
    const { offset, limit } = window;
    if (offset >= total) return [];
    if (order === 'score' && matching.hits) {
      const text = comparableQuery(q);
      if (offset >= RANKED) return listByRelevance(matching, matching.hits, text, window, total);
      // The best matches are ranked together, so that pages join to the same whole.
      const first = { offset: 0, limit: Math.max(RANKED, offset + limit) };
      const ids = listByRelevance(matching, matching.hits, text, first, total);
      return [...rank(ids.slice(0, RANKED), text), ...ids.slice(RANKED)].slice(offset, offset + limit);
    }
    const { index, by } = ORDERS[order === 'score' ? 'name' : order];
    if (!isWalked(window, total)) return sort(matching, { sql: by, bind: [] }, window);
    return takeWindow(walk(matching, index, by), window);
  };
}

/** `FROM …` for the companies that a facet counts. */
type From = Condition;

interface Counter {
  db: SqliteDatabase;
  from: From;
  limits: Limits;
  treeNow: () => IndustryCodeTree;
}

/** A facet of which a company may have several values. */
interface PartsFacet {
  count(counter: Counter): FacetValue[];
}

const terms = (key: string, value = key, labelOf?: (value: string) => string): ColumnFacet => ({
  key,
  value,
  toValues: (counted, limits) => toTermFacet(counted, limits, labelOf),
});

const flag = (name: CompanyFlag): ColumnFacet => ({
  key: `(${IS_SET[name]}) IS 1`,
  value: `(${IS_SET[name]}) IS 1`,
  toValues: toFlagFacet,
});

/** By the first letters of a date: four for the year, seven for the month. */
const periods = (column: string, letters: 4 | 7): ColumnFacet => ({
  key: `substr(c.${column}, 1, ${letters})`,
  value: `substr(c.${column}, 1, ${letters})`,
  toValues: toPeriodFacet,
});
const years = (column: string) => periods(column, 4);
const months = (column: string) => periods(column, 7);

/** Counted by term id, of which there are few, and converted to text afterwards. */
const termIds = (column: string): ColumnFacet => ({
  ...terms(column),
  spell: (db, counted) => {
    const find = db.prepare<[string], Omit<Counted, 'count'>>(
      'SELECT key, term AS value FROM company_terms WHERE id = ?',
    );
    return counted.flatMap(({ key, count }) => {
      const term = find.get(key);
      return term ? [{ ...term, count }] : [];
    });
  },
});

/** Countries, derived from the jurisdictions. */
const countries: ColumnFacet = {
  ...terms('c.jurisdiction_code'),
  toValues: (counted, limits) => {
    const ofCountries = counted.map(({ key, value, count }) => ({
      key: countryOf(key),
      value: countryOf(value),
      count,
    }));
    return toTermFacet(ofCountries, limits, jurisdictionName);
  },
};

/** Counts a company once per type, however many data of the type it has. */
function countDataHeld({ db, from, limits }: Counter): FacetValue[] {
  const counted = countGroups(db, {
    sql: `WITH matching(id) AS MATERIALIZED (SELECT c.id ${from.sql}),
      held AS (
        SELECT dk.company_id AS id, k.data_type FROM company_data_kinds dk JOIN data_kinds k ON k.id = dk.kind_id
        UNION ALL SELECT e.entity_id, s.data_type FROM statement_entities e JOIN statements s ON s.id = e.statement_id
      )
      SELECT lower(data_type) AS key, min(data_type) AS value, count(DISTINCT id) AS count
      FROM held WHERE id IN (SELECT id FROM matching) GROUP BY 1`,
    bind: from.bind,
  });
  return toTermFacet(counted, limits);
}

/**
 * Counts for each section the companies that a filter by its uid would find. The plus keeps SQLite from looking up the
 * companies one by one for each of thousands of codes.
 */
function countSections({ db, from, limits, treeNow }: Counter): FacetValue[] {
  const tree = treeNow();
  const sections = tree.sections();
  const codes = sections.flatMap(({ uid }) => [...tree.covered(uidKey(uid))].map((key) => [key, uid]));
  const counted = countGroups(db, {
    sql: `WITH matching(id) AS MATERIALIZED (SELECT c.id ${from.sql})
      SELECT s.value ->> 1 AS key, s.value ->> 1 AS value, count(DISTINCT cc.company_id) AS count
      FROM json_each(?) s JOIN told_industry_codes t ON t.key = s.value ->> 0
        JOIN company_industry_codes cc ON cc.code_id = t.id
      WHERE +cc.company_id IN (SELECT id FROM matching) GROUP BY 1`,
    bind: [...from.bind, JSON.stringify(codes)],
  });
  const labels = new Map(sections.map(({ uid, description }) => [uid, description]));
  return toTermFacet(counted, limits, (uid) => labels.get(uid));
}

const FACETS: Record<CompanyFacet, ColumnFacet | PartsFacet> = {
  jurisdiction_code: terms('c.jurisdiction_code', 'c.jurisdiction_code', jurisdictionName),
  country_code: countries,
  company_type: termIds('c.company_type_id'),
  current_status: termIds('c.current_status_id'),
  industry_section: { count: countSections },
  types_of_data_held: { count: countDataHeld },
  inactive: flag('inactive'),
  branch: flag('branch'),
  nonprofit: flag('nonprofit'),
  incorporation_year: years('incorporation_date'),
  dissolution_year: years('dissolution_date'),
  incorporation_month: months('incorporation_date'),
  dissolution_month: months('dissolution_date'),
};

interface FacetsCompanyFound {
  hits: MatchSet | undefined;
  filters: FilterConditions;
  treeNow: () => IndustryCodeTree;
}

/** The facets of a company search, each over the matches of all filters except its own. */
function countCompanyFacets(
  db: SqliteDatabase,
  asked: FacetQuery<CompanyFacet>,
  { hits, filters, treeNow }: FacetsCompanyFound,
): Facets {
  const counting = { db, filters, fromWhere: (where: Condition) => fromMatches({ hits, where }) };
  const columns = countColumns(
    counting,
    asked.names.flatMap((name) => {
      const facet = FACETS[name];
      return 'key' in facet ? [{ facet, own: COMPANY_FACET_FILTERS[name] }] : [];
    }),
  );
  const valuesOf = (name: CompanyFacet): FacetValue[] => {
    const facet = FACETS[name];
    if ('key' in facet) return facet.toValues(columns.get(facet) ?? [], asked);
    return facet.count({ db, from: fromWithout(counting, COMPANY_FACET_FILTERS[name]), limits: asked, treeNow });
  };
  return Object.fromEntries(asked.names.map((name) => [name, valuesOf(name)]));
}

/** Excluded values of one field (extension `exclude`), or an excluded flag. */
interface Excluded {
  /** The filter of the same name, whose facet also ignores the exclusion. */
  field: CompanyExclusion | CompanyFlag;
  having: Condition;
}

type ToCondition = (terms: string[], treeNow: () => IndustryCodeTree) => Condition;

const covered = (uids: string[], tree: IndustryCodeTree) =>
  new Set(uids.flatMap((uid) => [...tree.covered(uidKey(uid))]));

/** An excluded value matches the same companies as the filter by it. */
const HAVING: Record<CompanyExclusion, ToCondition> = {
  jurisdiction_code: (terms) => joinConditions(codeCondition('c.jurisdiction_code', anyOf(terms))),
  country_code: (terms) => joinConditions(countryCondition(anyOf(terms))),
  company_type: (terms) => joinConditions(termIdCondition('c.company_type_id', anyOf(terms))),
  current_status: (terms) => joinConditions(termIdCondition('c.current_status_id', anyOf(terms))),
  industry_codes: (terms, treeNow) => industryCondition(covered(terms, treeNow())),
  types_of_data_held: (terms) => dataCondition(terms),
};

const FIELDS = Object.keys(HAVING) as CompanyExclusion[];

/** `false` excludes known values; unknown ones stay (specification, `inactive`: "false: exclude inactive"). */
function flagsExcludedBy(query: CompanyQuery): Excluded[] {
  const excluded = FLAGS.filter((flag) => query[flag] === false || (flag === 'inactive' && query.exclude_inactive));
  return excluded.map((field) => ({ field, having: { sql: IS_SET[field], bind: [] } }));
}

function excludedBy(query: CompanyQuery, treeNow: () => IndustryCodeTree): Excluded[] {
  const { exclude = {} } = query;
  const values = FIELDS.flatMap((field) => {
    const terms = exclude[field] ?? [];
    return terms.length === 0 ? [] : [{ field, having: HAVING[field](terms, treeNow) }];
  });
  return [...values, ...flagsExcludedBy(query)];
}

/** Adds the exclusions to the filters, each under the name of its filter. */
function withExclusions(filters: FilterConditions, excluded: Excluded[]): FilterConditions {
  const joined = { ...filters };
  for (const { field, having } of excluded) joined[field] = [...(joined[field] ?? []), withoutCondition(having)];
  return joined;
}

/**
 * If at least one company in 16 is a hit, listing the excluded companies is faster than checking the row of each hit.
 */
const FREQUENT = 16;

/** Indexes of the other fields contain only companies that are not redacted; the condition lets SQLite use them. */
const shown = (field: Excluded['field']): string =>
  field === 'jurisdiction_code' || field === 'country_code' ? '1' : 'c.redacted = 0';

function createExclusionReader(db: SqliteDatabase) {
  const lastId = db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck();

  function listIds({ field, having }: Excluded): string {
    const sql = `SELECT json_group_array(c.id) FROM companies c WHERE ${shown(field)} AND ${having.sql}`;
    const list = db.prepare<unknown[], string>(sql).pluck();
    return list.get(...having.bind) ?? '[]';
  }

  /** All excluded companies; may include redacted ones. */
  const leftOut = (excluded: Excluded[]): MatchSet => MatchSet.parse(...excluded.map(listIds));

  return {
    leftOut,
    /**
     * Removes exclusions from the hits if that is faster; undefined if the rows of a few hits should be checked
     * instead.
     */
    narrow(hits: MatchSet | undefined, excluded: Excluded[]): MatchSet | undefined {
      if (!hits || excluded.length === 0 || hits.size * FREQUENT < (lastId.get() ?? 0)) return undefined;
      return hits.without(leftOut(excluded));
    },
  };
}

interface CountQuery {
  hits: MatchSet | undefined;
  filters: FilterConditions;
  excluded: Excluded[];
}

/**
 * The number of matching companies. For words alone it is the number of hits without redacted ones; for exclusions
 * alone, the total minus these.
 */
function createCounter(db: SqliteDatabase, leftOut: (excluded: Excluded[]) => MatchSet) {
  const listRedacted = db.prepare<[], number>('SELECT id FROM companies WHERE redacted = 1').pluck();
  const countMatching = (matching: MatchQuery): number => {
    const from = fromMatches(matching);
    return (
      db
        .prepare<unknown[], number>(`SELECT count(*) ${from.sql}`)
        .pluck()
        .get(...from.bind) ?? 0
    );
  };
  return ({ hits, filters, excluded }: CountQuery): number => {
    const { redacted = [], ...others } = filters;
    const isFiltered = Object.values(others).flat().length > 0;
    if (hits && !isFiltered && excluded.length === 0) {
      return hits.size - listRedacted.all().filter((id) => hits.has(id)).length;
    }
    const [only, another] = excluded;
    if (!hits && !isFiltered && only && !another) {
      const all = countMatching({ hits, where: joinConditions(redacted) });
      return all - countMatching({ hits, where: joinConditions([...redacted, only.having]) });
    }
    if (!hits && !isFiltered && excluded.length > 0) {
      const left = leftOut(excluded);
      const hidden = listRedacted.all().filter((id) => left.has(id)).length;
      return countMatching({ hits, where: joinConditions(redacted) }) - (left.size - hidden);
    }
    const where = joinConditions(Object.values(withExclusions(filters, excluded)).flat());
    return countMatching({ hits, where });
  };
}

/** Search items in the order of the ids. */
function createItemReader(db: SqliteDatabase) {
  const previousNames = createNameReader(db, 'previous');
  const list = db.prepare<[string], CompanyRow>(
    `SELECT c.*, ${SOURCE_COLUMNS} FROM json_each(?) asked JOIN companies_in_words c ON c.id = asked.value
     LEFT JOIN sources s ON s.id = c.source_id ORDER BY asked.key`,
  );
  return (ids: number[]): CompanyItem[] => {
    const names = previousNames(ids);
    return list.all(JSON.stringify(ids)).map((row) => toCompanyItem(row, names.get(row.id) ?? []));
  };
}

/** Search by words and filters (specification, companies/search). */
export function createCompanySearch(db: SqliteDatabase) {
  const findHits = createHitReader(db);
  const treeNow = createIndustryCodeTree(db);
  const { leftOut, narrow } = createExclusionReader(db);
  const count = createCounter(db, leftOut);
  const readPage = createPageReader(db);
  const readItems = createItemReader(db);

  return (query: CompanyQuery): Found<CompanyItem> & { facets?: Facets } => {
    const hits = findHits(query);
    const filters = companyFilters(query, treeNow);
    const excluded = excludedBy(query, treeNow);
    const narrowed = narrow(hits, excluded);
    const asked = narrowed ? { hits: narrowed, filters, excluded: [] } : { hits, filters, excluded };
    const total = count(asked);
    const where = joinConditions(Object.values(withExclusions(filters, asked.excluded)).flat());
    const items = readItems(readPage({ hits: asked.hits, where }, total, query));
    if (!query.facets) return { items, total };
    const all = { hits, filters: withExclusions(filters, excluded), treeNow };
    return { items, total, facets: countCompanyFacets(db, query.facets, all) };
  };
}
