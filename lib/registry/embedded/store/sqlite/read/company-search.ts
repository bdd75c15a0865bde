import type { CompanyItem } from '@/lib/contract/company';
import type { Facets } from '@/lib/contract/extensions';
import type { CompanyQuery, Found } from '../../store';
import type { SqliteDatabase } from '../open';
import { type CompanyRow, createNameReader, toCompanyItem } from './company-rows';
import { companyFilters, type FilterConditions } from './company-search-filters';
import { createHitReader, type Hits } from './company-search-hits';
import { createPageReader, fromMatching } from './company-search-page';
import { countCompanyFacets } from './facets-company';
import { createIndustryCodeTree } from './industry-codes-tree';
import { SOURCE_COLUMNS } from './rows';
import { joinConditions } from './where';

/** How many companies match. With words alone the hits say it, but for those that are redacted. */
function createCounter(db: SqliteDatabase) {
  const listRedacted = db.prepare<[], number>('SELECT id FROM companies WHERE redacted = 1').pluck();
  return (hits: Hits, { redacted = [], ...filters }: FilterConditions): number => {
    const conditions = Object.values(filters).flat();
    if (hits && conditions.length === 0) return hits.size - listRedacted.all().filter((id) => hits.has(id)).length;
    const from = fromMatching({ hits, where: joinConditions([...redacted, ...conditions]) });
    return (
      db
        .prepare<unknown[], number>(`SELECT count(*) ${from.sql}`)
        .pluck()
        .get(...from.bind) ?? 0
    );
  };
}

/** The items of some companies, in the order of the ids. */
function createItemReader(db: SqliteDatabase) {
  const previousNames = createNameReader(db, 'previous');
  const list = db.prepare<[string], CompanyRow>(
    `SELECT c.*, ${SOURCE_COLUMNS} FROM json_each(?) asked JOIN companies c ON c.id = asked.value
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
  const count = createCounter(db);
  const readPage = createPageReader(db);
  const readItems = createItemReader(db);

  return (query: CompanyQuery): Found<CompanyItem> & { facets?: Facets } => {
    const hits = findHits(query);
    const filters = companyFilters(query, treeNow);
    const total = count(hits, filters);
    const where = joinConditions(Object.values(filters).flat());
    const items = readItems(readPage({ hits, where }, total, query));
    if (!query.facets) return { items, total };
    return { items, total, facets: countCompanyFacets(db, query.facets, { hits, filters, treeNow }) };
  };
}
