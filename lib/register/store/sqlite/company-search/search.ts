import { COMPANY_FACET_FILTERS, type CompanyFacet, type Facets } from '@/lib/contract/extensions';
import type { CompanyItem } from '@/lib/contract/records';
import { type CompanyQuery, DEFAULT_SEARCH_FIELDS, type Found } from '../../store';
import { type CompanyRow, createNameReader, SOURCE_COLUMNS, toCompanyItem } from '../cells';
import { type Counting, createMatchReader } from '../columns/match-reader';
import type { Countable } from '../columns/matcher';
import { type StoringOptions, storeIfWorth } from '../columns/search-columns';
import { storeFrequentWords } from '../columns/word-reader';
import type { SqliteDatabase } from '../open';
import { createIndustryCodeTree } from '../read/industry-codes-tree';
import { companyQuery } from '../read/name-query';
import { CompanyColumns } from './columns';
import { countedFacets, toFacets } from './facets';
import { type CompanySelection, companyFilters } from './filters';
import { COMPANY_WORDS, createIdReader } from './id-reader';
import { createPageReader } from './pages';
import { SectionColumn } from './sections';

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

/** The columns that facets count. */
function countedOf(
  { profile, dataTypes, incorporation, dissolution }: CompanyColumns,
  sections: SectionColumn,
): Countable<CompanyFacet>['counted'] {
  // Of a day, its month.
  const [incorporated, dissolved] = [[incorporation, 5] as const, [dissolution, 5] as const];
  return {
    jurisdiction_code: [profile, 0],
    country_code: [profile, 0],
    company_type: [profile, 0],
    current_status: [profile, 0],
    inactive: [profile, 0],
    branch: [profile, 0],
    nonprofit: [profile, 0],
    get industry_section() {
      return [sections.get().column, 0] as const;
    },
    types_of_data_held: [dataTypes, 0],
    incorporation_year: incorporated,
    incorporation_month: incorporated,
    dissolution_year: dissolved,
    dissolution_month: dissolved,
  };
}

function createCounting(db: SqliteDatabase, columns: CompanyColumns): Counting<CompanySelection, CompanyFacet> {
  const treeNow = createIndustryCodeTree(db);
  const read = createIdReader(db, columns);
  const sections = new SectionColumn(db, columns, treeNow);
  return {
    columns,
    shown: columns.profile,
    counted: countedOf(columns, sections),
    facetFilters: COMPANY_FACET_FILTERS,
    toFilters: (query) => companyFilters(query, { db, columns, read, treeNow }),
    toFacets: (counts) => countedFacets(counts, { db, columns, sections }),
    all: { wildcard: 'B' },
    basisNow: treeNow,
  };
}

export interface CompanySearch {
  /** Search by words and filters (specification, companies/search). */
  search(query: CompanyQuery): Found<CompanyItem> & { facets?: Facets };
  /** The ids of all companies that match, ascending. */
  listIds(query: CompanySelection): Uint32Array;
}

/** @param columns May be shared by all searches of a connection. */
export function createCompanySearch(db: SqliteDatabase, columns = new CompanyColumns(db)): CompanySearch {
  const match = createMatchReader(createCounting(db, columns));
  const readPage = createPageReader(db, columns);
  const readItems = createItemReader(db);
  /** One moment of the register. */
  const atOnce = <Result>(work: () => Result): Result => db.transaction(work)();
  return {
    search: (query) =>
      atOnce(() => {
        columns.refresh();
        const { window: _window, order: _order, facets: asked, ...selection } = query;
        const { ids, facets } = match(selection, asked?.names);
        const found = { items: readItems(readPage(ids, query)), total: ids.size };
        return asked ? { ...found, facets: toFacets(asked, facets) } : found;
      }),
    listIds: (query) =>
      atOnce(() => {
        columns.refresh();
        return match(query).ids.toArray();
      }),
  };
}

const toExpression = (word: string): string | undefined => companyQuery(word, 'B', DEFAULT_SEARCH_FIELDS);

/** Stores what searches of companies keep in memory. Call at the end of an import. */
export function storeCompanyColumns(db: SqliteDatabase, options: StoringOptions = {}): void {
  const columns = new CompanyColumns(db);
  const storeWords = (frequent: number) =>
    storeFrequentWords(db, columns, { ...COMPANY_WORDS, toExpression }, frequent);
  storeIfWorth(db, columns, storeWords, options);
}
