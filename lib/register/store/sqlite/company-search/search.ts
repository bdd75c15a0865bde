import { LRUCache } from 'lru-cache';
import type { CompanyFacet, Facets } from '@/lib/contract/extensions';
import type { CompanyItem } from '@/lib/contract/records';
import type { CompanyQuery, Found } from '../../store';
import { type CompanyRow, createNameReader, SOURCE_COLUMNS, toCompanyItem } from '../cells';
import type { SqliteDatabase } from '../open';
import { createIndustryCodeTree, type IndustryCodeTree } from '../read/industry-codes-tree';
import { CompanyColumns } from './columns';
import { toFacets } from './facets';
import { type CompanySelection, companyFilters } from './filters';
import { CompanyMatcher, type Matches } from './matches';
import { createPageReader } from './pages';
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

interface Kept extends Matches {
  generation: number;
  tree: IndustryCodeTree;
}

const sizeOf = ({ ids, counts }: Matches): number =>
  [...counts.values()].reduce((bytes, { byteLength }) => bytes + byteLength, ids.byteLength + 1_000);

/** Finds and counts companies. What was counted is kept until the register changes: the next page has the same counts. */
function createMatchReader(db: SqliteDatabase, columns: CompanyColumns) {
  const treeNow = createIndustryCodeTree(db);
  const read = createIdReader(db, columns);
  const matcher = new CompanyMatcher(columns);
  const kept = new LRUCache<string, Kept>({ maxSize: KEPT_BYTES, sizeCalculation: sizeOf });
  const keyOf = (
    { window: _window, order: _order, facets: _facets, ...selection }: CompanySelection & Partial<CompanyQuery>,
    names: readonly CompanyFacet[],
  ) => JSON.stringify([selection, names]);
  return {
    treeNow,
    match(query: CompanySelection, names: readonly CompanyFacet[] = []): Matches {
      const key = keyOf(query, names);
      const [known, { generation }, tree] = [kept.get(key), columns, treeNow()];
      if (known?.generation === generation && known.tree === tree) return known;
      const matches = matcher.match(companyFilters(query, { db, columns, read, treeNow }), names);
      kept.set(key, { ...matches, generation, tree });
      return matches;
    },
  };
}

export interface CompanySearch {
  /** Search by words and filters (specification, companies/search). */
  search(query: CompanyQuery): Found<CompanyItem> & { facets?: Facets };
  /** The ids of all companies that match, ascending. */
  listIds(query: CompanySelection): Uint32Array;
}

export function createCompanySearch(db: SqliteDatabase): CompanySearch {
  const columns = new CompanyColumns(db);
  const { match, treeNow } = createMatchReader(db, columns);
  const readPage = createPageReader(db, columns);
  const readItems = createItemReader(db);
  /** One moment of the register. */
  const atOnce = <Result>(work: () => Result): Result => db.transaction(work)();
  return {
    search: (query) =>
      atOnce(() => {
        columns.refresh();
        const matches = match(query, query.facets?.names);
        const found = { items: readItems(readPage(matches, query)), total: matches.ids.size };
        if (!query.facets) return found;
        return { ...found, facets: toFacets(query.facets, matches.counts, { db, columns, treeNow }) };
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
