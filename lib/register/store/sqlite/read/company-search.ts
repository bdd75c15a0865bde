import type { CompanyItem } from '@/lib/contract/company';
import type { Facets } from '@/lib/contract/extensions';
import type { CompanyQuery, Found } from '../../store';
import type { SqliteDatabase } from '../open';
import { type CompanyRow, createNameReader, toCompanyItem } from './company-rows';
import { createExclusionReader, type Excluded, excludedBy, withExclusions } from './company-search-exclusions';
import { companyFilters, type FilterConditions } from './company-search-filters';
import { createHitReader, type MatchSet } from './company-search-hits';
import { createPageReader, fromMatching, type Matching } from './company-search-page';
import { countCompanyFacets } from './facets-company';
import { createIndustryCodeTree } from './industry-codes-tree';
import { SOURCE_COLUMNS } from './rows';
import { joinConditions } from './where';

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
