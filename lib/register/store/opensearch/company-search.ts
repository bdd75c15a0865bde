import { ENDPOINTS, type FilterNameOf, type FiltersOf } from '@/lib/contract/endpoints';
import {
  COMPANY_FACET_FILTERS,
  type CompanyExclusion,
  type CompanyFacet,
  type FacetValue,
} from '@/lib/contract/extensions';
import type { DateFilter, Parameter, TermFilter } from '@/lib/contract/parameters';
import type { CompanyItem } from '@/lib/contract/records';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { termKey } from '@/lib/shared/names/normalise';
import { codeRange, monthText } from '../sqlite/columns/days';
import { lower } from '../sqlite/columns/terms';
import { LIMITED_FACETS } from '../sqlite/company-search/facets';
import { type Candidate, MOST_RELATIONSHIPS, RANKED, rankCandidates } from '../sqlite/company-search/ranking';
import type { ListedRow } from '../sqlite/read/companies';
import {
  byValue,
  type Counted,
  limitFacets,
  sumByText,
  toFlagFacet,
  toPeriodFacet,
  toTermValues,
} from '../sqlite/read/facets';
import { uidKey } from '../sqlite/read/industry-codes-tree';
import { addressQuery, columnQuery, companyQuery, comparableQuery } from '../sqlite/read/name-query';
import { anyOf as anyTerm, toCompanyItem, toName } from '../sqlite/sql-parts';
import { type CompanyQuery, DEFAULT_SEARCH_FIELDS, type RegisterStore, type Window } from '../store';
import { allOf, anyOf, type Cluster, equals, NOTHING, noneOf, oneOf, type Query, SHOWN, within } from './cluster';
import { companiesOf, queryOf, STATEMENT_ROW } from './expressions';
import { type Condition, countedIn, countsOf, countTerms, searchWithFacets, toCounted } from './facets';
import type { ListReader } from './lists';

type Filters = FiltersOf<'search_companies'>;
type FilterName = FilterNameOf<'search_companies'>;
type CodeLists = Awaited<ReturnType<ListReader['codeLists']>>;

/** A deprecated filter counts as its replacement, for the facet too. */
function filterInUse(name: FilterName): FilterName {
  const { deprecated = name }: Parameter = ENDPOINTS.search_companies.parameters[name];
  return deprecated as FilterName;
}

/** For what a record has one of: only equal terms can all match. */
export function hasOne(field: string, { match, terms }: TermFilter, toKey: (term: string) => string): Query {
  const keys = [...new Set(terms.map(toKey))];
  return match === 'all' && keys.length > 1 ? NOTHING : oneOf(field, keys);
}

/** For what a record has several of. */
export function hasEach({ match, terms }: TermFilter, toCondition: (term: string) => Query): Query {
  const conditions = terms.map(toCondition);
  return match === 'all' ? allOf(conditions) : anyOf(conditions);
}

/** Days, with both ends. */
export function hasDay(field: string, days: DateFilter): Query {
  const { from, to } = codeRange(days);
  return within(field, { gte: from, lte: to });
}

const LAST_DAY = '9999-12-31';
const before = (to: string): DateFilter => ({ from: null, to });
const since = (from: string): DateFilter => ({ from, to: LAST_DAY });

/** The condition of each filter; a declared filter without one does not compile. */
const CONDITIONS: { [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>, lists: CodeLists) => Query } = {
  jurisdiction_code: (filter) => hasOne('jurisdiction_code', filter, lower),
  country_code: (filter) => hasOne('country_code', filter, lower),
  company_type: (filter) => hasOne('company_type_key', filter, termKey),
  current_status: (filter) => hasOne('current_status_key', filter, termKey),
  industry_codes: (filter, { tree }) =>
    hasEach(filter, (uid) => oneOf('industry_codes', [...tree.covered(uidKey(uid))])),
  types_of_data_held: (filter) => hasEach(filter, (type) => equals('data_type_keys', lower(type))),
  registered_address: (filter) => hasEach(filter, (term) => companiesOf(addressQuery(term))),
  identifier_uids: (filter) => hasEach(filter, (uid) => equals('identifiers', lower(uid))),
  created_at: (days) => hasDay('created', days),
  created_before: (to) => hasDay('created', before(to)),
  created_since: (from) => hasDay('created', since(from)),
  updated_at: (days) => hasDay('updated', days),
  incorporation_date: (days) => hasDay('incorporation', days),
  incorporated_before: (to) => hasDay('incorporation', before(to)),
  incorporated_since: (from) => hasDay('incorporation', since(from)),
  dissolution_date: (days) => hasDay('dissolution', days),
  dissolved_before: (to) => hasDay('dissolution', before(to)),
  dissolved_since: (from) => hasDay('dissolution', since(from)),
  inactive: (wanted) => equals('inactive', wanted),
  branch: (wanted) => equals('branch', wanted),
  nonprofit: (wanted) => equals('nonprofit', wanted),
  exclude_inactive: (wanted) => (wanted ? equals('inactive', false) : { match_all: {} }),
};

/** What is excluded is what the filter would find; unknown stays. */
const EXCLUDED: Readonly<Record<CompanyExclusion, keyof typeof CONDITIONS>> = {
  jurisdiction_code: 'jurisdiction_code',
  country_code: 'country_code',
  company_type: 'company_type',
  current_status: 'current_status',
  industry_codes: 'industry_codes',
  types_of_data_held: 'types_of_data_held',
};

type Counting = (lists: CodeLists) => Readonly<Record<string, unknown>>;
type CountedTerms = ReturnType<typeof countedIn>;

interface FacetReader {
  counting: Counting;
  toValues: (counted: CountedTerms, lists: CodeLists) => FacetValue[];
}

const places = (field: string): FacetReader => ({
  counting: () => countTerms(field),
  toValues: (counted) => toTermValues(sumByText(countsOf(counted)), jurisdictionName),
});

const terms = (field: string): FacetReader => ({
  counting: () => countTerms(field),
  toValues: (counted) => toTermValues(toCounted(countsOf(counted), termKey).sort(byValue)),
});

const flag = (field: string): FacetReader => ({
  counting: () => countTerms(field),
  toValues: (counted) =>
    toFlagFacet(sumByText(countsOf(counted).map(([value, count]) => [value === 'true' ? '1' : '0', count]))),
});

const periods = (field: string, letters: 4 | 7): FacetReader => ({
  counting: () => countTerms(field),
  toValues: (counted) =>
    toPeriodFacet(
      sumByText(countsOf(counted).map(([month, count]) => [monthText(Number(month)).slice(0, letters), count])),
    ),
});

const dataTypes: FacetReader = {
  counting: () => countTerms('data_types'),
  toValues(counted) {
    const sums = new Map<string, Counted>();
    for (const [value, count] of countsOf(counted)) {
      const before = sums.get(lower(value));
      const least = before && before.value < value ? before.value : value;
      sums.set(lower(value), { key: lower(value), value: least, count: (before?.count ?? 0) + count });
    }
    return toTermValues([...sums.values()].sort(byValue));
  },
};

/** For each section the companies that a filter by its uid would find. */
const sections: FacetReader = {
  counting: ({ tree }) => ({
    filters: {
      filters: Object.fromEntries(
        tree.sections().map(({ uid }) => [uid, oneOf('industry_codes', [...tree.covered(uidKey(uid))])]),
      ),
    },
  }),
  toValues(counted, { tree }) {
    const labels = new Map(tree.sections().map(({ uid, description }) => [uid, description]));
    const all = Object.entries<{ doc_count: number }>(counted.buckets);
    const found = all.flatMap(([uid, { doc_count }]): [string, number][] => (doc_count > 0 ? [[uid, doc_count]] : []));
    return toTermValues(sumByText(found), (uid) => labels.get(uid));
  },
};

const FACETS: Record<CompanyFacet, FacetReader> = {
  jurisdiction_code: places('jurisdiction_code'),
  country_code: places('country_code'),
  company_type: terms('company_type'),
  current_status: terms('current_status'),
  industry_section: sections,
  types_of_data_held: dataTypes,
  inactive: flag('inactive'),
  branch: flag('branch'),
  nonprofit: flag('nonprofit'),
  incorporation_year: periods('incorporation_month', 4),
  dissolution_year: periods('dissolution_month', 4),
  incorporation_month: periods('incorporation_month', 7),
  dissolution_month: periods('dissolution_month', 7),
};

const LAST = (order: 'asc' | 'desc') => ({ order, missing: '_last' });

/** Companies without the date come last. */
const ORDERS: Record<Exclude<CompanyQuery['order'], 'score'>, readonly unknown[]> = {
  name: [{ sort_name: 'asc' }, { id: 'asc' }],
  created_at: [{ created_at: 'desc' }, { id: 'asc' }],
  updated_at: [{ updated_at: 'desc' }, { id: 'asc' }],
  incorporation_date: [{ incorporation_date: LAST('desc') }, { id: 'asc' }],
  dissolution_date: [{ dissolution_date: LAST('desc') }, { id: 'asc' }],
};

/** By how well a name matches: equal, beginning with the text, others; then the shortest, which have the fewest other words. */
const BEST = [{ _score: 'desc' }, { name_length: 'asc' }, { sort_name: 'asc' }, { id: 'asc' }];

const scored = (query: Query, text: string): Query => ({
  bool: {
    filter: [query],
    should: [
      { constant_score: { filter: equals('sort_name', text), boost: 2 } },
      { constant_score: { filter: { prefix: { sort_name: { value: text } } }, boost: 1 } },
    ],
  },
});

type Selection = Omit<CompanyQuery, 'window' | 'facets' | 'order'>;

/** Companies whose trademarks have the words are found by a search of their own first; so many are looked at. */
const MOST_MARKED = 60_000;

export function createCompanySearch({ search }: Cluster, lists: ListReader) {
  async function marked(q: string, wildcard: 'A' | 'B'): Promise<Query> {
    const query = allOf([
      equals('data_type', 'trademark_registration'),
      queryOf(columnQuery('title', q, wildcard), STATEMENT_ROW),
    ]);
    const aggs = { entities: { terms: { field: 'entities', size: MOST_MARKED } } };
    const { aggregations } = await search('statements', { query, size: 0, aggs });
    return oneOf(
      'id',
      countsOf(aggregations.entities).map(([id]) => Number(id)),
    );
  }

  async function conditionsOf(selection: Selection, codes: CodeLists): Promise<Condition[]> {
    const { q = '', wildcard, fields = DEFAULT_SEARCH_FIELDS, normalise_company_name, exclude = {} } = selection;
    const conditions: Condition[] = [{ query: SHOWN }];
    if (q.trim() !== '') {
      const named = companiesOf(companyQuery(q, wildcard, fields, normalise_company_name));
      const byMark = fields.includes('trademark_registration_mark_texts');
      conditions.push({ query: byMark ? anyOf([named, await marked(q, wildcard)]) : named });
    }
    const add = <Name extends keyof Filters>(name: Name): void => {
      const value = selection[name];
      if (value === undefined || value === null) return;
      const own = name === 'exclude_inactive' ? 'inactive' : filterInUse(name as FilterName);
      const toQuery = CONDITIONS[name] as (value: NonNullable<Filters[Name]>, lists: CodeLists) => Query;
      conditions.push({ name: own, query: toQuery(value as NonNullable<Filters[Name]>, codes) });
    };
    for (const name of Object.keys(CONDITIONS) as (keyof Filters)[]) add(name);
    for (const field of Object.keys(EXCLUDED) as CompanyExclusion[]) {
      const values = exclude[field] ?? [];
      if (values.length === 0) continue;
      const toQuery = CONDITIONS[EXCLUDED[field]] as (value: TermFilter, lists: CodeLists) => Query;
      conditions.push({ name: field, query: noneOf([toQuery(anyTerm([...values]), codes)]) });
    }
    return conditions;
  }

  /** How many relationships each company has as parent and as child, as far as they matter. */
  async function rank(
    hits: readonly { id: number; row: ListedRow; sort_name: string; has_lei: boolean }[],
    text: string,
  ) {
    if (hits.length === 0) return [];
    const ids = hits.map(({ id }) => id);
    const countOf = (field: string) => ({
      filter: oneOf(field, ids),
      aggs: { counted: { terms: { field, include: ids, size: ids.length } } },
    });
    const query = anyOf([oneOf('parent', ids), oneOf('child', ids)]);
    const aggs = { parent: countOf('parent'), child: countOf('child') };
    const { aggregations } = await search('statements', { query, size: 0, aggs });
    const counts = (field: string) => new Map(countsOf(countedIn(aggregations, field)));
    const [owned, owners] = [counts('parent'), counts('child')];
    const candidates = hits.map(({ id, row, sort_name, has_lei }): Candidate => {
      const upTo = (count = 0) => Math.min(MOST_RELATIONSHIPS, count);
      return {
        ...{ id, name: row.name, sort_name, inactive: row.inactive, has_lei: has_lei ? 1 : 0 },
        ...{ owned: upTo(owned.get(String(id))), owners: upTo(owners.get(String(id))) },
      };
    });
    return rankCandidates(candidates, text);
  }

  const itemOf = (row: ListedRow): CompanyItem =>
    toCompanyItem(row, row.names.filter(({ kind }) => kind === 'previous').map(toName));

  const searchCompanies: RegisterStore['searchCompanies'] = async (query) => {
    const { window, order, facets: asked, ...selection } = query;
    const codes = await lists.codeLists();
    const conditions = await conditionsOf(selection, codes);
    const facets = (asked?.names ?? []).map((name) => {
      return { name, own: COMPANY_FACET_FILTERS[name], counting: FACETS[name].counting(codes) };
    });
    const what = searchWithFacets(conditions, facets);
    const { q = '' } = selection;
    const isScored = order === 'score' && q.trim() !== '';
    const text = isScored ? comparableQuery(q) : '';
    const sort = isScored ? BEST : ORDERS[order === 'score' ? 'name' : order];
    const whole = { ...what, ...(isScored && { query: scored(what.query ?? {}, text) }), sort };
    const { offset, limit } = window;
    const first: Window = isScored && offset < RANKED ? { offset: 0, limit: RANKED } : window;
    const fields = ['row', 'sort_name', 'has_lei'];
    const end = offset + limit;
    const reply = await search('entities', { ...whole, from: first.offset, size: first.limit, _source: fields });
    let rows = reply.hits.map(({ source }) => source.row as ListedRow);
    if (isScored && offset < RANKED) {
      const byId = new Map(rows.map((row) => [row.id, row]));
      const candidates = reply.hits.map(({ id, source }) => ({
        ...{ id, row: source.row as ListedRow, sort_name: String(source.sort_name), has_lei: source.has_lei === true },
      }));
      const best = (await rank(candidates, text)).flatMap((id) => byId.get(id) ?? []);
      const { aggs: _, ...plain } = whole;
      const others =
        end > RANKED && reply.total > RANKED
          ? (await search('entities', { ...plain, from: RANKED, size: end - RANKED, _source: fields })).hits
          : [];
      rows = [...best, ...others.map(({ source }) => source.row as ListedRow)].slice(offset, end);
    }
    const found = { items: rows.map(itemOf), total: reply.total };
    if (!asked) return found;
    const counted = asked.names.map((name) => {
      return [name, FACETS[name].toValues(countedIn(reply.aggregations, name), codes)] as const;
    });
    return { ...found, facets: limitFacets(asked, new Map(counted), (name) => LIMITED_FACETS.has(name)) };
  };

  return { searchCompanies, rank };
}
