import { LRUCache } from 'lru-cache';
import { ENDPOINTS, type FilterNameOf, type FiltersOf } from '@/lib/contract/endpoints';
import type { CompanyExclusion } from '@/lib/contract/extensions';
import type { DateFilter, Parameter, TermFilter } from '@/lib/contract/parameters';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { termKey } from '@/lib/shared/names/normalise';
import { type CompanyQuery, DEFAULT_SEARCH_FIELDS } from '../../store';
import { intersectAll, unite } from '../columns/id-set';
import type { ColumnFilter, DayFilter, SearchFilters } from '../columns/matches';
import { idsOfTerms, lower, matchesOne } from '../columns/terms';
import type { SqliteDatabase } from '../open';
import { type IndustryCodeTree, uidKey } from '../read/industry-codes-tree';
import { columnQuery, companyQuery } from '../read/name-query';
import { anyOf } from '../sql-parts';
import type { CompanyColumns, Profile } from './columns';
import type { IdReader } from './id-reader';
import type { NumberSets } from './number-sets';

type Filters = FiltersOf<'search_companies'>;
type FilterName = FilterNameOf<'search_companies'>;

/** A deprecated filter counts as its replacement, for the facet too. */
function filterInUse(name: FilterName): FilterName {
  const { deprecated = name }: Parameter = ENDPOINTS.search_companies.parameters[name];
  return deprecated as FilterName;
}

/** Bytes of marks that are kept for each list of profiles or sets. */
const MARKS_SIZE = 4_000_000;
const keptMarks = new WeakMap<object, LRUCache<string, Uint8Array>>();

/**
 * The marks that were made for the same question, until the list has more: a large register has tens of thousands of
 * profiles, and each search would go through all of them.
 */
function keepMarks(list: object, size: number, asked: unknown, make: () => Uint8Array): Uint8Array {
  const kept =
    keptMarks.get(list) ?? new LRUCache({ maxSize: MARKS_SIZE, sizeCalculation: ({ length }) => length + 100 });
  keptMarks.set(list, kept);
  const key = JSON.stringify(asked);
  const known = kept.get(key);
  if (known?.length === size) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

/** The sets that have a number for each term, or for one of them, as the filter says; the others if it is not wanted. */
function allowedSets(
  sets: NumberSets,
  { match, terms }: TermFilter,
  toNumbers: (term: string) => number[],
  isWanted: boolean,
): Uint8Array {
  const numbersOfTerms = terms.map(toNumbers);
  return keepMarks(sets, sets.size, [match, numbersOfTerms, isWanted], () => {
    const having = numbersOfTerms.map((numbers) => {
      const marked = new Uint8Array(Math.max(0, ...numbers) + 1);
      for (const number of numbers) marked[number] = 1;
      return sets.having(marked);
    });
    const isMatch =
      match === 'all'
        ? (set: number) => having.every((has) => has[set] === 1)
        : (set: number) => having.some((has) => has[set] === 1);
    return Uint8Array.from({ length: sets.size }, (_, set) => (isMatch(set) === isWanted ? 1 : 0));
  });
}

interface Sources {
  db: SqliteDatabase;
  columns: CompanyColumns;
  read: IdReader;
  treeNow: () => IndustryCodeTree;
}

/** Adds the conditions of each filter; a declared filter without one does not compile. */
type FilterTable<Declared> = {
  [Name in keyof Declared]-?: (value: NonNullable<Declared[Name]>, builder: FilterBuilder, name: FilterName) => void;
};

function addFilters<Declared extends object>(
  table: FilterTable<Declared>,
  given: Declared,
  builder: FilterBuilder,
): void {
  const add = <Name extends keyof Declared>(name: Name): void => {
    const value = given[name];
    if (value !== undefined && value !== null) table[name](value, builder, filterInUse(name as FilterName));
  };
  for (const name of Object.keys(table) as (keyof Declared)[]) add(name);
}

const FILTERS: FilterTable<Filters> = {
  jurisdiction_code: (filter, builder) => builder.terms('jurisdiction_code', filter),
  country_code: (filter, builder) => builder.terms('country_code', filter),
  company_type: (filter, builder) => builder.terms('company_type', filter),
  current_status: (filter, builder) => builder.terms('current_status', filter),
  industry_codes: (filter, builder, name) => builder.industries(name, filter),
  types_of_data_held: (filter, builder, name) => builder.dataTypes(name, filter),
  registered_address: (filter, builder) => builder.within(filter, builder.read.byAddress),
  identifier_uids: (filter, builder) => builder.within(filter, (term) => builder.read.byIdentifier(lower(term))),
  created_at: (days, builder, name) => builder.written(name, days),
  created_before: (to, builder, name) => builder.written(name, { from: null, to }),
  created_since: (from, builder, name) => builder.writtenSince(name, from),
  updated_at: (days, builder, name) => builder.written(name, days),
  incorporation_date: (days, builder, name) => builder.dated(name, days),
  incorporated_before: (to, builder, name) => builder.dated(name, { from: null, to }),
  incorporated_since: (from, builder, name) => builder.datedSince(name, from),
  dissolution_date: (days, builder, name) => builder.dated(name, days),
  dissolved_before: (to, builder, name) => builder.dated(name, { from: null, to }),
  dissolved_since: (from, builder, name) => builder.datedSince(name, from),
  inactive: (wanted, builder, name) => builder.flag(name, 'inactive', wanted),
  branch: (wanted, builder, name) => builder.flag(name, 'branch', wanted),
  nonprofit: (wanted, builder, name) => builder.flag(name, 'nonprofit', wanted),
  exclude_inactive: (wanted, builder) => {
    if (wanted) builder.flag('inactive', 'inactive', false);
  },
};

/** An excluded value matches the same companies as the filter by it; unknown is neither, and stays. */
const EXCLUSIONS: Record<CompanyExclusion, (terms: TermFilter, builder: FilterBuilder) => void> = {
  jurisdiction_code: (terms, builder) => builder.terms('jurisdiction_code', terms, false),
  country_code: (terms, builder) => builder.terms('country_code', terms, false),
  company_type: (terms, builder) => builder.terms('company_type', terms, false),
  current_status: (terms, builder) => builder.terms('current_status', terms, false),
  industry_codes: (terms, builder) => builder.industries('industry_codes', terms, false),
  types_of_data_held: (terms, builder) => builder.dataTypes('types_of_data_held', terms, false),
};

type ProfileTest = (profile: Profile) => boolean;

/** By the ids of all terms that equal a wanted one. */
const hasTerm =
  (column: 'company_type_id' | 'current_status_id') =>
  ({ match, terms }: TermFilter, db: SqliteDatabase): ProfileTest => {
    const keys = [...new Set(terms.map(termKey))];
    if (match === 'all' && keys.length > 1) return () => false;
    const ids = db
      .prepare<[string], number>('SELECT id FROM company_terms WHERE key IN (SELECT value FROM json_each(?))')
      .pluck()
      .all(JSON.stringify(keys));
    const wanted = new Set<number | null>(ids);
    return (profile) => wanted.has(profile[column]);
  };

const inPlace =
  (placeOf: (code: string) => string) =>
  (filter: TermFilter): ProfileTest => {
    const isWanted = matchesOne(filter, lower);
    return ({ jurisdiction_code }) => isWanted(placeOf(jurisdiction_code));
  };

const TERM_TESTS = {
  jurisdiction_code: inPlace((code) => code),
  country_code: inPlace(countryOf),
  company_type: hasTerm('company_type_id'),
  current_status: hasTerm('current_status_id'),
} satisfies Partial<Record<FilterName, (filter: TermFilter, db: SqliteDatabase) => ProfileTest>>;

/** Collects the conditions of a query. */
class FilterBuilder {
  private readonly values: ColumnFilter[] = [];
  private readonly days: DayFilter[] = [];
  private readonly lists: Uint32Array[] = [];
  readonly read: IdReader;
  private readonly columns: CompanyColumns;

  constructor(private readonly sources: Sources) {
    this.read = sources.read;
    this.columns = sources.columns;
  }

  build(): SearchFilters {
    const ids = intersectAll(this.lists);
    return { ids, values: this.values, days: this.days };
  }

  /** @param asked What the test depends on, besides the name. */
  private profiles(name: FilterName, asked: unknown, makeTest: () => (profile: Profile) => boolean): void {
    const { profile: column, profiles } = this.columns;
    const allowed = keepMarks(profiles, profiles.length, [name, asked], () => {
      const test = makeTest();
      return Uint8Array.from(profiles, (profile) => (profile && test(profile) ? 1 : 0));
    });
    this.values.push({ name, column, allowed });
  }

  /** Companies with these terms, or without them. */
  terms(name: keyof typeof TERM_TESTS, filter: TermFilter, isWanted = true): void {
    this.profiles(name, [filter, isWanted], () => {
      const test = TERM_TESTS[name](filter, this.sources.db);
      return isWanted ? test : (profile) => !test(profile);
    });
  }

  /** `false` excludes known values; unknown ones stay (specification, `inactive`: "false: exclude inactive"). */
  flag(name: FilterName, flag: 'inactive' | 'branch' | 'nonprofit', wanted: boolean): void {
    this.profiles(name, wanted, () => (profile) => profile[flag] === wanted);
  }

  industries(name: FilterName, filter: TermFilter, isWanted = true): void {
    const { industries: column, industrySets } = this.columns;
    this.values.push({ name, column, allowed: allowedSets(industrySets, filter, this.toCodes(), isWanted) });
  }

  /** Finds the ids of the codes that a uid covers. */
  private toCodes(): (uid: string) => number[] {
    const tree = this.sources.treeNow();
    const list = this.sources.db
      .prepare<[string], number>('SELECT id FROM told_industry_codes WHERE key IN (SELECT value FROM json_each(?))')
      .pluck();
    return (uid) => list.all(JSON.stringify([...tree.covered(uidKey(uid))]));
  }

  dataTypes(name: FilterName, filter: TermFilter, isWanted = true): void {
    const { dataTypes: column, dataTypeSets, dataTypeNames } = this.columns;
    const toTypes = (term: string): number[] =>
      dataTypeNames.flatMap((type, id) => (lower(type) === lower(term) ? [id] : []));
    this.values.push({ name, column, allowed: allowedSets(dataTypeSets, filter, toTypes, isWanted) });
  }

  /** Only these companies. */
  only(ids: Uint32Array): void {
    this.lists.push(ids);
  }

  within(filter: TermFilter, find: (term: string) => Uint32Array): void {
    this.lists.push(...idsOfTerms(filter, find));
  }

  /** The day of incorporation or dissolution. An open range excludes the named day; no range has unknown days. */
  dated(name: FilterName, days: DateFilter): void {
    const { incorporation, dissolution, byIncorporation, byDissolution } = this.columns;
    const [column, order] =
      name === 'incorporation_date' ? [incorporation, byIncorporation] : [dissolution, byDissolution];
    const range = column.range(days);
    this.days.push({ name, column, ...range, find: () => order.find(range.from, range.to) });
  }

  datedSince(name: FilterName, day: string): void {
    this.dated(name, { from: day, to: LAST_DAY });
  }

  /** The same for the days of writing. */
  written(name: FilterName, days: DateFilter): void {
    const column = name === 'created_at' ? this.columns.created : this.columns.updated;
    this.days.push({ name, column, ...column.range(days) });
  }

  writtenSince(name: FilterName, day: string): void {
    this.written(name, { from: day, to: LAST_DAY });
  }
}

const LAST_DAY = '9999-12-31';

/** What is searched, whatever page of it is wanted. */
export type CompanySelection = Omit<CompanyQuery, 'window' | 'facets' | 'order'>;

/** The companies whose names, or other searched fields, match the words; undefined if there are no words. */
function idsOfWords(query: CompanySelection, read: IdReader): Uint32Array | undefined {
  const { q, wildcard, fields = DEFAULT_SEARCH_FIELDS, normalise_company_name } = query;
  if (q === undefined || q.trim() === '') return undefined;
  const named = read.byWords(companyQuery(q, wildcard, fields, normalise_company_name));
  const marks = fields.includes('trademark_registration_mark_texts') ? columnQuery('title', q, wildcard) : undefined;
  return marks === undefined ? named : unite([named, read.byMark(marks)]);
}

/** The conditions of a company search (specification, companies/search). */
export function companyFilters(query: CompanySelection, sources: Sources): SearchFilters {
  const builder = new FilterBuilder(sources);
  const words = idsOfWords(query, sources.read);
  if (words) builder.only(words);
  addFilters<Filters>(FILTERS, query, builder);
  for (const field of Object.keys(EXCLUSIONS) as CompanyExclusion[]) {
    const terms = query.exclude?.[field] ?? [];
    if (terms.length > 0) EXCLUSIONS[field](anyOf(terms), builder);
  }
  return builder.build();
}
