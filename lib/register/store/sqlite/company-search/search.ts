import { LRUCache } from 'lru-cache';
import { COMPANY_FACET_FILTERS, type CompanyFacet, type Facets } from '@/lib/contract/extensions';
import type { CompanyItem } from '@/lib/contract/records';
import type { CompanyQuery, Found } from '../../store';
import { type CompanyRow, createNameReader, SOURCE_COLUMNS, toCompanyItem } from '../cells';
import type { SqliteDatabase } from '../open';
import { createIndustryCodeTree, type IndustryCodeTree } from '../read/industry-codes-tree';
import { CompanyColumns } from './columns';
import { type CountedFacets, countedFacets, toFacets } from './facets';
import { type CompanyFilters, type CompanySelection, companyFilters } from './filters';
import { CompanyMatcher } from './matches';
import { createPageReader } from './pages';
import { SectionColumn } from './sections';
import type { IdSet } from './sorted-ids';
import { createIdReader, storeFrequentWords } from './word-hits';

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

/** Memory for counted searches, in bytes of a thread. */
const KEPT_BYTES = 64_000_000;

interface Kept {
  ids: IdSet;
  facets: CountedFacets;
  generation: number;
  tree: IndustryCodeTree;
}

/** Roughly, in bytes. */
const sizeOf = ({ ids, facets }: Kept): number =>
  ids.byteLength + [...facets.values()].reduce((bytes, values) => bytes + 100 * values.length, 1_000);

/** The filter of all companies by one condition, whose own facet counts all companies. */
function onlyFilter({ ids, values, days }: CompanyFilters): string | undefined {
  const [first, another] = [...values, ...days];
  return ids || another ? undefined : first?.name;
}

/** Finds and counts companies. What was counted is kept until the register changes: the next page has the same counts. */
function createMatchReader(db: SqliteDatabase, columns: CompanyColumns) {
  const treeNow = createIndustryCodeTree(db);
  const read = createIdReader(db, columns);
  const sections = new SectionColumn(db, columns, treeNow);
  const matcher = new CompanyMatcher(columns, sections);
  const kept = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOf });
  const keyOf = (
    { window: _window, order: _order, facets: _facets, ...selection }: CompanySelection & Partial<CompanyQuery>,
    names: readonly CompanyFacet[],
  ) => JSON.stringify([selection, names]);

  function count(query: CompanySelection, names: readonly CompanyFacet[]): Pick<Kept, 'ids' | 'facets'> {
    const filters = companyFilters(query, { db, columns, read, treeNow });
    const only = onlyFilter(filters);
    const own = names.filter((name) => COMPANY_FACET_FILTERS[name] === only);
    const { ids, counts } = matcher.match(
      filters,
      names.filter((name) => !own.includes(name)),
    );
    const facets = countedFacets(counts, { db, columns, sections });
    if (own.length === 0) return { ids, facets };
    const ofAll = match({ wildcard: query.wildcard }, names).facets;
    return { ids, facets: new Map([...facets, ...own.map((name) => [name, ofAll.get(name) ?? []] as const)]) };
  }

  function match(query: CompanySelection, names: readonly CompanyFacet[] = []): Kept {
    const key = keyOf(query, names);
    const [known, { generation }, tree] = [kept.get(key), columns, treeNow()];
    if (known?.generation === generation && known.tree === tree) return known;
    const counted = { ...count(query, names), generation, tree };
    kept.set(key, counted);
    return counted;
  }

  return match;
}

export interface CompanySearch {
  /** Search by words and filters (specification, companies/search). */
  search(query: CompanyQuery): Found<CompanyItem> & { facets?: Facets };
  /** The ids of all companies that match, ascending. */
  listIds(query: CompanySelection): Uint32Array;
}

export function createCompanySearch(db: SqliteDatabase): CompanySearch {
  const columns = new CompanyColumns(db);
  const match = createMatchReader(db, columns);
  const readPage = createPageReader(db, columns);
  const readItems = createItemReader(db);
  /** One moment of the register. */
  const atOnce = <Result>(work: () => Result): Result => db.transaction(work)();
  return {
    search: (query) =>
      atOnce(() => {
        columns.refresh();
        const { ids, facets } = match(query, query.facets?.names);
        const found = { items: readItems(readPage(ids, query)), total: ids.size };
        return query.facets ? { ...found, facets: toFacets(query.facets, facets) } : found;
      }),
    listIds: (query) =>
      atOnce(() => {
        columns.refresh();
        return match(query).ids.toArray();
      }),
  };
}

/** Changed companies that make it worth the time to store the columns anew. */
const WORTH_STORING = 20_000;
/** Reading the companies of a word takes more than a few milliseconds if it has so many. */
const FREQUENT = 20_000;

/** Stores what searches keep in memory, if enough has changed since the last time. Call at the end of an import. */
export function storeForSearch(db: SqliteDatabase, { worthStoring = WORTH_STORING, frequent = FREQUENT } = {}): void {
  const columns = new CompanyColumns(db);
  if (columns.countUnstored() < worthStoring) return;
  db.transaction(() => {
    columns.store();
    storeFrequentWords(db, columns, frequent);
  }).immediate();
}
