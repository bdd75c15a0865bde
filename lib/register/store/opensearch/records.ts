import type { FiltersOf } from '@/lib/contract/endpoints';
import {
  type Facets,
  MAX_FACET_LIMIT,
  OFFICER_EXCLUSIONS,
  OFFICER_FACET_FILTERS,
  type OfficerExclusion,
  type OfficerFacet,
} from '@/lib/contract/extensions';
import type { DateFilter, TermFilter } from '@/lib/contract/parameters';
import type { CorporateGroupingRecord, DatumRecord, OfficerRecord } from '@/lib/contract/records';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { fold } from '@/lib/shared/names/fold';
import { termKey } from '@/lib/shared/names/normalise';
import { unpackAttributes } from '../sqlite/attribute-shapes';
import { lower } from '../sqlite/columns/terms';
import {
  type FilingRow,
  type OfficerRow,
  toDatum,
  toFiling,
  toOfficerRecord,
  type WholeRow,
} from '../sqlite/read/company-parts';
import { type GroupingRow, toGrouping } from '../sqlite/read/corporate-groupings';
import { type CompanyEventRow, ORDERS as EVENT_ORDERS, statementKeyOf, toEvent } from '../sqlite/read/events';
import { byValue, limitFacets, sumByText, toFlagFacet, toTermFacet, toTermValues } from '../sqlite/read/facets';
import { addressQuery, columnQuery, comparableQuery } from '../sqlite/read/name-query';
import {
  anyOf as anyTerm,
  firstSecondOf,
  lastSecondOf,
  parseJson,
  toCompanyReference,
  toSource,
  truth,
} from '../sqlite/sql-parts';
import type { EventQuery, OfficerQuery, RegisterStore } from '../store';
import { allOf, anyOf, type Cluster, equals, noneOf, oneOf, type Query, SHOWN, within } from './cluster';
import { hasDay, hasEach, hasOne } from './company-search';
import { inLowerCase } from './documents';
import { OFFICER_ROW, queryOf } from './expressions';
import { type Condition, countedIn, countsOf, countTerms, searchWithFacets, toCounted } from './facets';
import type { NameReader } from './names';

type OfficerFilters = FiltersOf<'search_officers'>;

const OFFICER_CONDITIONS: { [Name in keyof OfficerFilters]-?: (value: NonNullable<OfficerFilters[Name]>) => Query } = {
  jurisdiction_code: (filter) => hasOne('jurisdiction_code', filter, lower),
  position: (filter) => hasOne('position_key', filter, termKey),
  date_of_birth: (days) => hasDay('birth', days),
  address: (filter) => hasEach(filter, (term) => queryOf(addressQuery(term), OFFICER_ROW)),
  inactive: (wanted) => equals('inactive', wanted),
};

const EXCLUDED: Readonly<Record<OfficerExclusion, (terms: TermFilter) => Query>> = {
  jurisdiction_code: OFFICER_CONDITIONS.jurisdiction_code,
  position: OFFICER_CONDITIONS.position,
};

const COUNTED: Readonly<Record<OfficerFacet, string>> = {
  jurisdiction_code: 'jurisdiction_code',
  position: 'position',
  inactive: 'inactive',
};

const BY_NAME = [{ sort_name: 'asc' }, { id: 'asc' }];
/** The name itself first, then the shortest, which have the fewest other words. */
const BEST = [{ _score: 'desc' }, { name_length: 'asc' }, ...BY_NAME];

function officerConditions(query: OfficerQuery): Condition[] {
  const { q = '', wildcard = 'B', exclude = {} } = query;
  const conditions: Condition[] = [{ query: SHOWN }];
  const add = <Name extends keyof OfficerFilters>(name: Name): void => {
    const value = query[name];
    const toQuery = OFFICER_CONDITIONS[name] as (value: NonNullable<OfficerFilters[Name]>) => Query;
    if (value != null) conditions.push({ name, query: toQuery(value as NonNullable<OfficerFilters[Name]>) });
  };
  for (const name of Object.keys(OFFICER_CONDITIONS) as (keyof OfficerFilters)[]) add(name);
  for (const name of OFFICER_EXCLUSIONS) {
    const terms = exclude[name] ?? [];
    if (terms.length > 0) conditions.push({ name, query: noneOf([EXCLUDED[name](anyTerm([...terms]))]) });
  }
  if (q.trim() !== '') conditions.push({ query: queryOf(columnQuery('name', q, wildcard), OFFICER_ROW) });
  return conditions;
}

function toOfficerFacets(
  asked: NonNullable<OfficerQuery['facets']>,
  aggregations: Readonly<Record<string, unknown>>,
): Facets {
  const counts = (name: OfficerFacet) => countsOf(countedIn(aggregations, name));
  const values = {
    jurisdiction_code: () => toTermValues(sumByText(counts('jurisdiction_code')), jurisdictionName),
    position: () => toTermValues(toCounted(counts('position'), termKey).sort(byValue)),
    inactive: () =>
      toFlagFacet(sumByText(counts('inactive').map(([value, count]) => [value === 'true' ? '1' : '0', count]))),
  } satisfies Record<OfficerFacet, unknown>;
  const counted = new Map(asked.names.map((name) => [name, values[name]()]));
  return limitFacets(asked, counted, (name) => name !== 'inactive');
}

/** Sorts after every time of the day and before the next day. */
const endOf = (day: string): string => `${day}~`;

/** As `timeCondition` of the file. */
export function hasTime(field: string, { from, to }: DateFilter): Query[] {
  if (from !== null && to !== null) return [within(field, { gte: from, lt: endOf(to) })];
  if (from !== null) return [within(field, { gte: endOf(from) })];
  return to !== null ? [within(field, { lt: to })] : [];
}

/** Whether the event may have been on one of the days: without an earliest date on any up to its latest. */
function hasTimeRange({ from, to }: DateFilter): Query[] {
  const isOpen = from === null || to === null;
  const earliest = (day: string) => within('ends_at', isOpen ? { gt: lastSecondOf(day) } : { gte: firstSecondOf(day) });
  const latest = (day: string) => within('starts_at', isOpen ? { lt: firstSecondOf(day) } : { lte: lastSecondOf(day) });
  return [
    ...(from === null ? [] : [earliest(from)]),
    ...(to === null ? [] : [anyOf([noneOf([{ exists: { field: 'starts_at' } }]), latest(to)])]),
  ];
}

type EventFilters = FiltersOf<'list_events'>;

const EVENT_CONDITIONS: { [Name in keyof EventFilters]-?: (value: NonNullable<EventFilters[Name]>) => Query[] } = {
  time_range: hasTimeRange,
  created_at: (day) => hasTime('created_at', { from: day, to: day }),
  type: (filter) => [hasOne('type', filter, lower)],
  categories: (category) => [equals('categories', lower(category))],
  jurisdiction_code: (code) => [equals('jurisdiction_code', lower(code))],
  country_code: (code) => [equals('country_code', lower(code))],
};

function eventConditions(query: EventQuery): Query[] {
  const { within: part } = query;
  const ofPart = (): Query[] => {
    if (!part) return [];
    return 'companyId' in part
      ? [equals('company_id', part.companyId)]
      : [equals('jurisdiction_code', lower(part.jurisdiction_code))];
  };
  const add = <Name extends keyof EventFilters>(name: Name): Query[] => {
    const value = query[name];
    const toQueries = EVENT_CONDITIONS[name] as (value: NonNullable<EventFilters[Name]>) => Query[];
    return value == null ? [] : toQueries(value as NonNullable<EventFilters[Name]>);
  };
  return [...ofPart(), ...(Object.keys(EVENT_CONDITIONS) as (keyof EventFilters)[]).flatMap(add)];
}

/** Officers, filings, data, events and groupings. */
export function createRecordReader(cluster: Cluster, nameEntities: NameReader) {
  const { search, get, getMany } = cluster;

  type StoredOfficer = Omit<OfficerRow, 'company_name' | 'company_number' | 'placeholder_name'>;

  async function toOfficers(rows: readonly StoredOfficer[]): Promise<OfficerRecord[]> {
    const { of } = await nameEntities(rows.map(({ company_id }) => company_id));
    return rows.map((row) => {
      const { company_name, jurisdiction_code, company_number, placeholder_name, placeholder_jurisdiction_code } = of(
        row.company_id,
      );
      const company = { company_name, jurisdiction_code, company_number };
      return toOfficerRecord({ ...row, ...company, placeholder_name, placeholder_jurisdiction_code });
    });
  }

  /** Events refer to statements by key, since a statement may arrive after its event; the interface shows the id. */
  async function toEvents(rows: readonly CompanyEventRow[]) {
    const keys = rows.flatMap(({ provenance }) => statementKeyOf(parseJson<Record<string, unknown>>(provenance)) ?? []);
    const found =
      keys.length === 0
        ? []
        : await cluster.searchAll('statements', { query: oneOf('key', keys), sort: [{ id: 'asc' }], _source: ['key'] });
    const ids = new Map(found.map(({ id, source }) => [String(source.key), id]));
    return rows.map((row) => toEvent(row, ids));
  }

  /** In the interface, ids of events and data are those of the documents. */
  const withId = <Row extends { id: number }>(id: number, row: Row): Row => ({ ...row, id: storedAs(id, row.id) });

  async function membershipsOf(members: readonly { company_id: number; source: string }[]) {
    const ids = members.map(({ company_id }) => company_id);
    const [{ names, of }, rows] = await Promise.all([
      nameEntities(ids),
      getMany('entities', ids, ['sort_name', 'row.inactive']),
    ]);
    const nameOf = (id: number): string => String(rows.get(id)?.sort_name ?? '');
    const shown = members.filter(({ company_id }) => of(company_id).redacted !== 1);
    return [...shown]
      .sort((a, b) => {
        const [one, other] = [nameOf(a.company_id), nameOf(b.company_id)];
        return one < other ? -1 : one > other ? 1 : a.company_id - b.company_id;
      })
      .flatMap(({ company_id, source }) => {
        const entity = names.get(company_id);
        const row = rows.get(company_id)?.row as { inactive: number | null } | undefined;
        const company = entity && { ...toCompanyReference(entity), inactive: truth(row?.inactive ?? null) };
        return company ? [{ membership: { source: parseJson(source), company } }] : [];
      }) as CorporateGroupingRecord['memberships'];
  }

  return {
    async searchOfficers(query) {
      const { window, order, facets: asked, q = '' } = query;
      const facets = (asked?.names ?? []).map((name) => {
        return { name, own: OFFICER_FACET_FILTERS[name], counting: countTerms(COUNTED[name]) };
      });
      const what = searchWithFacets(officerConditions(query), facets);
      const isScored = order === 'score' && q.trim() !== '';
      const named = { constant_score: { filter: equals('sort_name', comparableQuery(q)), boost: 1 } };
      const scored = { bool: { filter: [what.query], should: [named] } };
      const { hits, total, aggregations } = await search('officers', {
        ...{ ...what, ...(isScored && { query: scored }), sort: isScored ? BEST : BY_NAME },
        ...{ from: window.offset, size: window.limit, _source: ['row'] },
      });
      const items = await toOfficers(hits.map(({ source }) => source.row as StoredOfficer));
      return asked ? { items, total, facets: toOfficerFacets(asked, aggregations) } : { items, total };
    },

    async findOfficer(id) {
      const document = await get('officers', id, ['row', 'shown']);
      if (!document?.shown) return undefined;
      return (await toOfficers([document.row as StoredOfficer]))[0];
    },

    async listFilings(companyId, { offset, limit }, { only = {}, facets: asked } = {}) {
      const names = ['type', 'year'] as const;
      const conditions: Condition[] = [
        { query: equals('company_id', companyId) },
        ...names.flatMap((name) => (only[name] === undefined ? [] : [{ name, query: equals(name, only[name]) }])),
      ];
      const facets = (asked ?? []).map((name) => ({ name, own: name, counting: countTerms(name) }));
      const { hits, total, aggregations } = await search('filings', {
        // Names of facets of lists are no names of facets of searches.
        ...searchWithFacets(conditions, facets as unknown as Parameters<typeof searchWithFacets>[1]),
        ...{ sort: [{ date: 'desc' }, { id: 'desc' }], from: offset, size: limit, _source: ['row'] },
      });
      const found = { items: hits.map(({ source }) => toFiling(source.row as FilingRow)), total };
      if (!asked) return found;
      const valuesOf = (name: (typeof names)[number]) => {
        const counted = toCounted(countsOf(countedIn(aggregations, name)), (value) => value).sort(byValue);
        return toTermFacet(counted, { limit: MAX_FACET_LIMIT });
      };
      return { ...found, facets: Object.fromEntries(asked.map((name) => [name, valuesOf(name)])) };
    },

    async findFiling(id) {
      const document = await get('filings', id, ['row', 'shown']);
      if (!document?.shown) return undefined;
      const row = document.row as FilingRow;
      const { names } = await nameEntities([row.company_id]);
      const company = names.get(row.company_id);
      return { ...toFiling(row), company: company ? toCompanyReference(company) : null };
    },

    async listData(companyId, { offset, limit }) {
      const { hits, total } = await search('data', {
        ...{ query: equals('companies', companyId), sort: [{ updated_at: 'desc' }, { place: 'desc' }] },
        ...{ from: offset, size: limit, _source: ['row'] },
      });
      return { items: hits.map(({ id, source }) => toDatum(withId(id, source.row as WholeRow))), total };
    },

    async findDatum(id): Promise<DatumRecord | undefined> {
      const document = await get('data', id, ['row', 'companies']);
      if (!document) return undefined;
      const companies = document.companies as number[];
      const { names, of } = await nameEntities(companies);
      const shown = companies.filter((company) => of(company).redacted !== 1);
      if (companies.length > 0 && shown.length === 0) return undefined;
      const row = document.row as WholeRow;
      return {
        ...toDatum(withId(id, row)),
        companies: shown.flatMap((company) => {
          const entity = names.get(company);
          const reference = entity && toCompanyReference(entity);
          return reference ? [{ ...reference, company: reference }] : [];
        }),
        attributes: unpackAttributes(row),
        source: toSource(row),
      };
    },

    async searchEvents(query) {
      const { offset, limit } = query.window;
      const { hits, total } = await search('events', {
        query: allOf(eventConditions(query)),
        // Those that are stored come before those that follow from rows of companies.
        sort: [{ [EVENT_ORDERS[query.order]]: 'desc' }, { implied: 'asc' }, { place: 'desc' }],
        ...{ from: offset, size: limit, _source: ['row'] },
      });
      const rows = hits.map(({ id, source }) => withId(id, source.row as CompanyEventRow));
      return { items: await toEvents(rows), total };
    },

    async findEvent(id) {
      const document = await get('events', id, ['row']);
      if (!document) return undefined;
      return (await toEvents([withId(id, document.row as CompanyEventRow)]))[0];
    },

    async searchCorporateGroupings({ q = '', window }) {
      const stem = fold(q).trim();
      const { hits, total } = await search('groupings', {
        query: stem === '' ? { match_all: {} } : { prefix: { sort_name: { value: stem } } },
        ...{ sort: BY_NAME, from: window.offset, size: window.limit, _source: ['row'] },
      });
      return { items: hits.map(({ source }) => toGrouping(source.row as GroupingRow)), total };
    },

    async findCorporateGrouping(name) {
      const folded = fold(name).trim();
      const keys = [
        ['name', inLowerCase(name.trim())],
        ['sort_name', folded],
        ['address', folded.replaceAll('+', ' ')],
      ] as const;
      const query = anyOf(keys.map(([field, value]) => equals(field, value)));
      const fields = ['row', 'name', 'sort_name', 'address'];
      const { hits } = await search('groupings', { query, sort: [{ id: 'asc' }], size: 100, _source: fields });
      const [found] = keys.flatMap(([field, value]) => hits.find(({ source }) => source[field] === value) ?? []);
      if (!found) return undefined;
      const row = found.source.row as GroupingRow & { members: { company_id: number; source: string }[] };
      const memberships = await membershipsOf(row.members);
      const curators = parseJson<{ name: string; url?: string | null }[]>(row.curators);
      return {
        ...toGrouping(row),
        companies_count: memberships.length,
        curators: curators.map(({ name: user, url }) => ({ user: { name: user, service_url: url ?? null } })),
        memberships,
      };
    },
  } satisfies Partial<RegisterStore>;
}

/** The id from which `publicId` makes that of the document. */
const storedAs = (id: number, own: number): number => (own > 0 ? (id + 1) / 2 : -id / 2);
