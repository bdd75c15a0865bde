import { type Facets, OFFICER_FACET_FILTERS, type OfficerFacet } from '@/lib/contract/extensions';
import type { Found, OfficerQuery, Window } from '../../store';
import type { IdSet } from '../columns/id-set';
import {
  type Counting,
  createMatchReader,
  isSoonWalked,
  type Keys,
  nameKeys,
  selectWindow,
  walk,
} from '../columns/matches';
import { isBefore, type StoringOptions, sortRows, storeIfWorth } from '../columns/search-columns';
import { createAddressReader, createWordReader, storeFrequentWords, type WordText } from '../columns/word-reader';
import { CompanyColumns } from '../company-search/columns';
import { storeCompanyColumns } from '../company-search/search';
import type { SqliteDatabase } from '../open';
import { columnQuery, comparableQuery } from '../read/name-query';
import { hasIndex } from '../sql-parts';
import { OfficerColumns } from './columns';
import { countedFacets, toFacets } from './facets';
import { type OfficerSelection, officerFilters } from './filters';

const OFFICER_WORDS = { search: 'officer_search', records: 'officers', rowsPerRecord: 1 } as const;
const OFFICER_ADDRESSES = { ...OFFICER_WORDS, search: 'officer_address_search' } as const;

function createCounting(db: SqliteDatabase, columns: OfficerColumns): Counting<OfficerSelection, OfficerFacet> {
  const { companyPart, position } = columns;
  const read = {
    byWords: createWordReader(db, columns, OFFICER_WORDS).list,
    byAddress: createAddressReader(db, columns, OFFICER_ADDRESSES),
  };
  return {
    columns,
    shown: companyPart,
    // Of the number of a position, not whether the officer is inactive.
    counted: { jurisdiction_code: [companyPart, 0], position: [position, 1], inactive: [companyPart, 0] },
    facetFilters: OFFICER_FACET_FILTERS,
    toFilters: (query) => officerFilters(query, { columns, read }),
    toFacets: (counts) => countedFacets(counts, columns),
    all: {},
  };
}

/** The name itself first, then the shortest, which have the fewest other words. */
function relevanceKeys({ nameLength, ranks }: OfficerColumns, text: string): Keys {
  const [from, to] = [ranks.from(text), ranks.from(`${text}\0`)];
  const lengths = nameLength.most + 1;
  return {
    groupsOf(ids) {
      const [ownLengths, ownRanks] = [nameLength.cells, ranks.column.cells];
      const groups = new Uint32Array(ids.length);
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] as number;
        const rank = ownRanks[id] as number;
        const isEqual = !isBefore(from, id, rank) && isBefore(to, id, rank);
        groups[at] = (isEqual ? 0 : lengths) + (ownLengths[id] as number);
      }
      return groups;
    },
    groups: 2 * lengths,
    names: ranks,
  };
}

const IN_ORDER = 'SELECT id FROM officers INDEXED BY officers_by_name ORDER BY sort_name, id';
const BY_NAME = 'r.sort_name, r.id';
const BY_RELEVANCE = `r.sort_name = ? DESC, length(r.sort_name), ${BY_NAME}`;

/** The ids of one page: of many matches by name off the index, else in the order of the columns. */
function createPageReader(db: SqliteDatabase, columns: OfficerColumns) {
  const table = 'officers';

  function listBest(ids: IdSet, text: string, window: Window): number[] {
    if (columns.ranks.areThere) return selectWindow(ids.toArray(), relevanceKeys(columns, text), window);
    return sortRows(db, ids.toArray(), { table, by: BY_RELEVANCE, bind: [text] }, window);
  }

  function listByName(ids: IdSet, window: Window): number[] {
    if (isSoonWalked(ids, window, columns.size) && hasIndex(db, 'officers_by_name')) {
      return walk(db, IN_ORDER, ids, window);
    }
    if (columns.ranks.areThere) return selectWindow(ids.toArray(), nameKeys(columns.ranks), window);
    return sortRows(db, ids.toArray(), { table, by: BY_NAME }, window);
  }

  return (ids: IdSet, { order, q = '', window }: OfficerQuery): number[] => {
    if (window.offset >= ids.size) return [];
    // Without words there is nothing to be relevant to.
    return order === 'score' && q.trim() !== '' ? listBest(ids, comparableQuery(q), window) : listByName(ids, window);
  };
}

/** Search by words and filters (specification, officers/search). */
export type OfficerSearch<Item> = (query: OfficerQuery) => Found<Item> & { facets?: Facets };

/**
 * @param readItems Reads officers in the order of the ids.
 * @param companies May be shared by all searches of a connection.
 */
export function createOfficerSearch<Item>(
  db: SqliteDatabase,
  readItems: (ids: number[]) => Item[],
  companies = new CompanyColumns(db),
): OfficerSearch<Item> {
  const columns = new OfficerColumns(db, companies);
  const match = createMatchReader(createCounting(db, columns));
  const readPage = createPageReader(db, columns);
  // All of one moment.
  return db.transaction((query: OfficerQuery) => {
    columns.refresh();
    const { window: _window, order: _order, facets: asked, ...selection } = query;
    const { ids, facets } = match(selection, asked?.names);
    const found = { items: readItems(readPage(ids, query)), total: ids.size };
    return asked ? { ...found, facets: toFacets(asked, facets) } : found;
  });
}

const NAMES: WordText = {
  ...OFFICER_WORDS,
  text: 'r.sort_name',
  toExpression: (word) => columnQuery('name', word, 'B'),
};

/** Stores what searches of officers keep in memory. */
export function storeOfficerColumns(
  db: SqliteDatabase,
  options: StoringOptions = {},
  companies = new CompanyColumns(db),
): void {
  const columns = new OfficerColumns(db, companies);
  const storeWords = (frequent: number) => storeFrequentWords(db, columns, NAMES, frequent);
  storeIfWorth(db, columns, storeWords, options);
}

/** Stores what all searches keep in memory. Call at the end of an import. */
export function storeSearchColumns(db: SqliteDatabase): void {
  // Those of companies are needed for both: at five million, they take a second and a hundred megabytes.
  const companies = new CompanyColumns(db);
  storeCompanyColumns(db, {}, companies);
  storeOfficerColumns(db, {}, companies);
}
