import type { CompanyItem } from '@/lib/contract/company';
import type { CompanyExclusion, Facets } from '@/lib/contract/extensions';
import type { CompanyQuery, Found } from '../../store';
import type { SqliteDatabase } from '../open';
import { type CompanyRow, createNameReader, toCompanyItem } from './company-rows';
import {
  type CompanyFlag,
  companyFilters,
  countryCondition,
  createHitReader,
  dataCondition,
  type FilterConditions,
  FLAGS,
  IS_SET,
  industryCondition,
  MatchSet,
  termIdCondition,
} from './company-search-filters';
import { createPageReader, fromMatching, type Matching } from './company-search-page';
import { countCompanyFacets } from './facets-company';
import { createIndustryCodeTree, type IndustryCodeTree, uidKey } from './industry-codes-tree';
import { SOURCE_COLUMNS } from './rows';
import { anyOf, type Condition, codeCondition, joinConditions, withoutCondition } from './where';

/** The companies that have one of the values to leave out of one field (extension `exclude`), or a flag that none may have. */
interface Excluded {
  /** The filter of the same name; its facet leaves out the exclusion too. */
  field: CompanyExclusion | CompanyFlag;
  having: Condition;
}

type ToCondition = (terms: string[], treeNow: () => IndustryCodeTree) => Condition;

const covered = (uids: string[], tree: IndustryCodeTree) =>
  new Set(uids.flatMap((uid) => [...tree.covered(uidKey(uid))]));

/** A value to leave out finds what it finds as a filter. */
const HAVING: Record<CompanyExclusion, ToCondition> = {
  jurisdiction_code: (terms) => joinConditions(codeCondition('c.jurisdiction_code', anyOf(terms))),
  country_code: (terms) => joinConditions(countryCondition(anyOf(terms))),
  company_type: (terms) => joinConditions(termIdCondition('c.company_type_id', anyOf(terms))),
  current_status: (terms) => joinConditions(termIdCondition('c.current_status_id', anyOf(terms))),
  industry_codes: (terms, treeNow) => industryCondition(covered(terms, treeNow())),
  types_of_data_held: (terms) => dataCondition(terms),
};

const FIELDS = Object.keys(HAVING) as CompanyExclusion[];

/** `false` excludes what is known to be so; what is not known stays (specification, `inactive`: "false: exclude inactive"). */
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

/** The filters with what is left out, each under the name of its filter. */
function withExclusions(filters: FilterConditions, excluded: Excluded[]): FilterConditions {
  const joined = { ...filters };
  for (const { field, having } of excluded) joined[field] = [...(joined[field] ?? []), withoutCondition(having)];
  return joined;
}

/** One hit in so many companies: to look at the row of each would then take longer than to list what is left out. */
const FREQUENT = 16;

/** The indexes of the other fields have only companies that are shown, and serve where no others are asked for. */
const shown = (field: Excluded['field']): string =>
  field === 'jurisdiction_code' || field === 'country_code' ? '1' : 'c.redacted = 0';

function createExclusionReader(db: SqliteDatabase) {
  const lastId = db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck();

  function listIds({ field, having }: Excluded): string {
    const sql = `SELECT json_group_array(c.id) FROM companies c WHERE ${shown(field)} AND ${having.sql}`;
    const list = db.prepare<unknown[], string>(sql).pluck();
    return list.get(...having.bind) ?? '[]';
  }

  /** All companies that are left out; redacted ones may be among them. */
  const leftOut = (excluded: Excluded[]): MatchSet => MatchSet.parse(...excluded.map(listIds));

  return {
    leftOut,
    /** The hits without what is left out where that is the quicker way; undefined where the rows of a few are looked at. */
    narrow(hits: MatchSet | undefined, excluded: Excluded[]): MatchSet | undefined {
      if (!hits || excluded.length === 0 || hits.size * FREQUENT < (lastId.get() ?? 0)) return undefined;
      return hits.without(leftOut(excluded));
    },
  };
}

interface Counting {
  hits: MatchSet | undefined;
  filters: FilterConditions;
  excluded: Excluded[];
}

/**
 * How many companies match. With words alone the hits say it, but for those that are redacted; where nothing but some
 * values is left out, all but those.
 */
function createCounter(db: SqliteDatabase, leftOut: (excluded: Excluded[]) => MatchSet) {
  const listRedacted = db.prepare<[], number>('SELECT id FROM companies WHERE redacted = 1').pluck();
  const countMatching = (matching: Matching): number => {
    const from = fromMatching(matching);
    return (
      db
        .prepare<unknown[], number>(`SELECT count(*) ${from.sql}`)
        .pluck()
        .get(...from.bind) ?? 0
    );
  };
  return ({ hits, filters, excluded }: Counting): number => {
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

/** The items of some companies, in the order of the ids. */
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
