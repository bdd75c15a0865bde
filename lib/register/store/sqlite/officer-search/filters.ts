import type { FilterNameOf, FiltersOf } from '@/lib/contract/endpoints';
import { OFFICER_EXCLUSIONS, type OfficerExclusion } from '@/lib/contract/extensions';
import type { TermFilter } from '@/lib/contract/parameters';
import { termKey } from '@/lib/shared/names/normalise';
import type { OfficerQuery } from '../../store';
import { intersectAll } from '../columns/id-set';
import type { ColumnFilter, DayFilter, SearchFilters } from '../columns/matches';
import { idsOfTerms, lower, matchesOne } from '../columns/terms';
import { columnQuery } from '../read/name-query';
import { anyOf } from '../sql-parts';
import type { CompanyPart, OfficerColumns, Position } from './columns';

type FilterName = FilterNameOf<'search_officers'>;

/** What is searched, whatever page of it is wanted. */
export type OfficerSelection = Omit<OfficerQuery, 'window' | 'facets' | 'order'>;

interface Sources {
  columns: OfficerColumns;
  /** The ids of officers, ascending. */
  read: {
    /** By an expression of the search table; none if there is no expression. */
    byWords(expression: string | undefined): Uint32Array;
    /** By all words of a text. */
    byAddress(text: string): Uint32Array;
  };
}

/** Conditions of a search, all of which must be met. */
interface Conditions {
  lists?: Uint32Array[];
  values?: ColumnFilter[];
  days?: DayFilter[];
}

function companyParts(name: FilterName, { columns }: Sources, test: (companyPart: CompanyPart) => boolean): Conditions {
  const allowed = Uint8Array.from(columns.companyParts, (companyPart) => (companyPart && test(companyPart) ? 1 : 0));
  const find = () => columns.byCompanyPart.find(allowed);
  return { values: [{ name, column: columns.companyPart, allowed, find }] };
}

/** Each position has two numbers. */
function positions(name: FilterName, { columns }: Sources, test: (position: Position) => boolean): Conditions {
  const allowed = columns.positions.flatMap((position) => (test(position) ? [1, 1] : [0, 0]));
  return { values: [{ name, column: columns.position, allowed: Uint8Array.from(allowed) }] };
}

/** The filters by which officers can be excluded, too: an unknown value does not match, and stays. */
const TERM_FILTERS: Record<OfficerExclusion, (terms: TermFilter, sources: Sources, isWanted: boolean) => Conditions> = {
  jurisdiction_code: (terms, sources, isWanted) => {
    const isMatch = matchesOne(terms, lower);
    return companyParts('jurisdiction_code', sources, (one) => isMatch(one.jurisdiction_code) === isWanted);
  },
  position: (terms, sources, isWanted) => {
    const isMatch = matchesOne(terms, termKey);
    return positions('position', sources, ({ key }) => isMatch(key) === isWanted);
  },
};

/** The conditions of each filter; a declared filter without one does not compile. */
type FilterTable<Declared> = {
  [Name in keyof Declared]-?: (value: NonNullable<Declared[Name]>, sources: Sources) => Conditions;
};

const FILTERS: FilterTable<FiltersOf<'search_officers'>> = {
  jurisdiction_code: (terms, sources) => TERM_FILTERS.jurisdiction_code(terms, sources, true),
  position: (terms, sources) => TERM_FILTERS.position(terms, sources, true),
  date_of_birth: (days, { columns }) => ({
    days: [{ name: 'date_of_birth', column: columns.birth, ...columns.birth.range(days) }],
  }),
  address: (terms, { read }) => ({ lists: idsOfTerms(terms, read.byAddress) }),
  // The appointment has ended, or the company is inactive (specification, officers/search); unknown is not inactive.
  inactive: (wanted, sources) => companyParts('inactive', sources, ({ inactive }) => inactive === wanted),
};

function filterAll<Declared extends object>(
  table: FilterTable<Declared>,
  query: Declared,
  sources: Sources,
): Conditions[] {
  const filterBy = <Name extends keyof Declared>(name: Name): Conditions => {
    const value = query[name];
    return value === undefined || value === null ? {} : table[name](value, sources);
  };
  return (Object.keys(table) as (keyof Declared)[]).map(filterBy);
}

/** The conditions of an officer search (specification, officers/search). */
export function officerFilters(query: OfficerSelection, sources: Sources): SearchFilters {
  const { q = '', wildcard = 'B', exclude = {} } = query;
  const conditions: Conditions[] = [
    ...filterAll<FiltersOf<'search_officers'>>(FILTERS, query, sources),
    ...OFFICER_EXCLUSIONS.map((name) => {
      const terms = exclude[name] ?? [];
      return terms.length > 0 ? TERM_FILTERS[name](anyOf(terms), sources, false) : {};
    }),
    q.trim() === '' ? {} : { lists: [sources.read.byWords(columnQuery('name', q, wildcard))] },
  ];
  return {
    ids: intersectAll(conditions.flatMap(({ lists = [] }) => lists)),
    values: conditions.flatMap(({ values = [] }) => values),
    days: conditions.flatMap(({ days = [] }) => days),
  };
}
