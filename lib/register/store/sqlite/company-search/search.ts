import type { OrderOf } from '@/lib/contract/endpoints';
import { COMPANY_FACET_FILTERS, type CompanyFacet, type Facets } from '@/lib/contract/extensions';
import type { CompanyItem } from '@/lib/contract/records';
import { type CompanyQuery, DEFAULT_SEARCH_FIELDS, type Found, type Window } from '../../store';
import type { IdSet } from '../columns/id-set';
import {
  type Countable,
  type Counting,
  createMatchReader,
  isSoonWalked,
  type Keys,
  nameKeys,
  selectWindow,
  walk,
} from '../columns/matches';
import { isBefore, type StoringOptions, sortRows, storeIfWorth } from '../columns/search-columns';
import { storeFrequentWords, type WordText } from '../columns/word-reader';
import type { SqliteDatabase } from '../open';
import { createIndustryCodeTree } from '../read/industry-codes-tree';
import { addressQuery, companyQuery, comparableQuery } from '../read/name-query';
import {
  type CompanyRow,
  createNameReader,
  createVersionReader,
  hasIndex,
  LAST_LETTER,
  SOURCE_COLUMNS,
  toCompanyItem,
} from '../sql-parts';
import { CompanyColumns } from './columns';
import { countedFacets, toFacets } from './facets';
import { type CompanySelection, companyFilters } from './filters';
import { COMPANY_ADDRESSES, COMPANY_WORDS, createIdReader } from './id-reader';
import { createRanking, RANKED } from './ranking';
import { SectionColumn } from './sections';

type Order = Exclude<OrderOf<'search_companies'>, 'score'>;

/** Each order with its index. Companies without the date come last. */
const ORDERS = {
  name: { index: 'companies_by_name', by: 'sort_name, id' },
  created_at: { index: 'companies_by_creation', by: 'created_at DESC, id' },
  updated_at: { index: 'companies_by_update', by: 'updated_at DESC, id' },
  incorporation_date: { index: 'companies_by_incorporation', by: 'incorporation_date DESC, id' },
  dissolution_date: { index: 'companies_by_dissolution', by: 'dissolution_date DESC, id' },
} as const satisfies Record<Order, { index: string; by: string }>;

/** By how well a name matches: equal, beginning with the text, others; then the shortest, which have the fewest other words. */
function relevanceKeys(columns: CompanyColumns, text: string): Keys {
  const { nameLength, ranks } = columns;
  const from = ranks.from(text);
  const [equalTo, beginningTo] = [ranks.from(`${text}\0`), ranks.from(text + LAST_LETTER)];
  const lengths = nameLength.most + 1;
  return {
    groupsOf(ids) {
      const [ownLengths, ownRanks] = [nameLength.cells, ranks.column.cells];
      const groups = new Uint32Array(ids.length);
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] as number;
        const rank = ownRanks[id] as number;
        const others = isBefore(from, id, rank) || !isBefore(beginningTo, id, rank);
        groups[at] = (others ? 2 : isBefore(equalTo, id, rank) ? 0 : 1) * lengths + (ownLengths[id] as number);
      }
      return groups;
    },
    groups: 3 * lengths,
    names: ranks,
  };
}

/** The keys of an order, for those that the columns have. */
function keysOf({ incorporation, dissolution, ranks }: CompanyColumns, order: Order): Keys | undefined {
  if (order === 'name') return nameKeys(ranks);
  if (order === 'created_at' || order === 'updated_at') return undefined;
  const column = order === 'incorporation_date' ? incorporation : dissolution;
  const { cells, most } = column;
  return { groupsOf: (ids) => ids.map((id) => most - (cells[id] ?? 0)), groups: most + 1 };
}

/**
 * The ids of one page. For many matches the index of the order is walked until the page is full; fewer are ordered by the
 * columns, or sorted by the database if these lack the order.
 */
function createPageReader(db: SqliteDatabase, columns: CompanyColumns) {
  const rank = createRanking(db);
  const version = createVersionReader(db);
  const ranked = new WeakMap<IdSet, { text: string; version: string; best: number[] }>();

  /** The best matches, ranked together so that pages join to the same whole; kept until the register changes. */
  function listRanked(ids: IdSet, text: string): number[] {
    const [known, now] = [ranked.get(ids), version()];
    if (known?.text === text && known.version === now) return known.best;
    const best = rank(listBest(ids, text, { offset: 0, limit: RANKED }), text);
    ranked.set(ids, { text, version: now, best });
    return best;
  }

  function listBest(ids: IdSet, text: string, window: Window): number[] {
    if (columns.ranks.areThere) return selectWindow(ids.toArray(), relevanceKeys(columns, text), window);
    const by = 'r.sort_name = ? DESC, substr(r.sort_name, 1, ?) = ? DESC, length(r.sort_name), r.sort_name, r.id';
    return sortRows(db, ids.toArray(), { table: 'companies', by, bind: [text, [...text].length, text] }, window);
  }

  function listByOrder(ids: IdSet, order: Order, window: Window): number[] {
    const { index, by } = ORDERS[order];
    if (isSoonWalked(ids, window, columns.size) && hasIndex(db, index)) {
      return walk(db, `SELECT id FROM companies INDEXED BY ${index} WHERE redacted = 0 ORDER BY ${by}`, ids, window);
    }
    const keys = order === 'name' && !columns.ranks.areThere ? undefined : keysOf(columns, order);
    return keys
      ? selectWindow(ids.toArray(), keys, window)
      : sortRows(db, ids.toArray(), { table: 'companies', by: by.replace(/^|(?<=, )/g, 'r.') }, window);
  }

  return (ids: IdSet, { order, q = '', window }: CompanyQuery): number[] => {
    const { offset, limit } = window;
    if (offset >= ids.size) return [];
    if (order !== 'score' || q.trim() === '') return listByOrder(ids, order === 'score' ? 'name' : order, window);
    const text = comparableQuery(q);
    if (offset >= RANKED) return listBest(ids, text, window);
    const end = offset + limit;
    const others = end > RANKED ? listBest(ids, text, { offset: RANKED, limit: end - RANKED }) : [];
    return [...listRanked(ids, text), ...others].slice(offset, end);
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

/** The columns that facets count. */
function countedOf(
  { profile, dataTypes, incorporation, dissolution }: CompanyColumns,
  sections: SectionColumn,
): Countable<CompanyFacet>['counted'] {
  const [incorporated, dissolved] = [[incorporation, 0] as const, [dissolution, 0] as const];
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

/** Words of names and of addresses, as searches ask for them. */
const TEXTS: readonly WordText[] = [
  { ...COMPANY_WORDS, text: 'r.sort_name', toExpression: (word) => companyQuery(word, 'B', DEFAULT_SEARCH_FIELDS) },
  {
    ...COMPANY_ADDRESSES,
    text: 'coalesce(r.registered_address_in_full, r.registered_address)',
    toExpression: addressQuery,
  },
];

/** Stores what searches of companies keep in memory. */
export function storeCompanyColumns(
  db: SqliteDatabase,
  options: StoringOptions = {},
  columns = new CompanyColumns(db),
): void {
  const storeWords = (frequent: number) => {
    for (const text of TEXTS) storeFrequentWords(db, columns, text, frequent);
  };
  storeIfWorth(db, columns, storeWords, options);
}
