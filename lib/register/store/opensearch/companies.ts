import type { Company, CompanyClaim } from '@/lib/contract/records';
import { companyKey } from '@/lib/shared/links';
import { toCompanyClaims } from '../sqlite/read/claims';
import {
  type ListedRow,
  MAX_CONTROL_DEPTH,
  type OtherEndRow,
  toCompany,
  toControl,
  toRegistrations,
} from '../sqlite/read/companies';
import {
  type DatumRow,
  type FilingRow,
  MOST_RECENT_DATA,
  type OfficerRow,
  SUMMARY_FILINGS,
  SUMMARY_OFFICERS,
  toFiling,
  toOfficer,
  toRecentDatum,
} from '../sqlite/read/company-parts';
import type { EndRow } from '../sqlite/read/statements';
import { companyPath, placeholderPath, toSource, truth } from '../sqlite/sql-parts';
import { claimOfRow, toFacts } from '../sqlite/write/claims';
import type { Row } from '../sqlite/write/columns';
import type {
  CompanyKey,
  EntityAddress,
  RegisterStore,
  ResolvedEntity,
  StoredCompany,
  StoredEntityFacts,
  StoredPlaceholder,
} from '../store';
import {
  allOf,
  anyOf,
  type Cluster,
  equals,
  MOST_HITS,
  noneOf,
  oneOf,
  type Query,
  type Search,
  SHOWN,
  within,
} from './cluster';
import type { ListReader } from './lists';
import { type Named, type NameReader, referenceTo } from './names';

const today = (): string => new Date().toISOString().slice(0, 10);

const lacks = (field: string): Query => noneOf([{ exists: { field } }]);

/** As in networks: on or after its start, and before its end; ">": still so after it. */
const isCurrent = (): Query[] => [
  anyOf([lacks('start_date'), within('start_date', { lte: today() })]),
  anyOf([lacks('end_date'), equals('end_date_type', '>'), within('end_date', { gt: today() })]),
];

const LIKELY = within('confidence', { gt: 60 });

/** The controlling parent, as `controllerOf` of the file says. */
const controllerOf = (company: number): Search => ({
  query: allOf([equals('child', company), equals('is_control', true), LIKELY, ...isCurrent()]),
  sort: [{ confidence: 'desc' }, { share: { order: 'desc', missing: '_last' } }, { id: 'asc' }],
  size: 1,
  track_total_hits: false,
  _source: ['parent'],
});

/** Statements about an ultimate parent that may name the company itself, which says nothing. */
const MOST_OF_ITSELF = 20;

const statedParentOf = (company: number): Search => ({
  query: allOf([
    ...[equals('objects', company), equals('data_type', 'subsidiary_relationship'), equals('is_ultimate', true)],
    ...[LIKELY, ...isCurrent()],
  ]),
  sort: [{ confidence: 'desc' }, { at: { order: 'desc', missing: '_last' } }, { id: 'desc' }],
  size: MOST_OF_ITSELF,
  track_total_hits: false,
  _source: ['subjects'],
});

const ownersOf = (company: number): Search => ({
  query: allOf([equals('objects', company), equals('is_ultimate_beneficial_owner', true), ...isCurrent()]),
  sort: [{ id: 'asc' }],
  size: MOST_HITS,
  track_total_hits: false,
  _source: ['subjects'],
});

const registrationsOf = (company: number): Search => ({
  query: allOf([
    equals('entities', company),
    oneOf('data_type', ['subsequent_registration', 'alternate_registration']),
  ]),
  sort: [{ id: 'asc' }],
  size: MOST_HITS,
  track_total_hits: false,
  _source: ['row', 'ends'],
});

const groupingsOf = (companies: readonly number[], order: string): Search => ({
  query: oneOf('members', companies),
  sort: [{ [order]: 'asc' }, { id: 'asc' }],
  size: MOST_HITS,
  track_total_hits: false,
  _source: ['row', 'members'],
});

type Hits = Awaited<ReturnType<Cluster['search']>>['hits'];

const subjectsOf = (hits: Hits): number[] => hits.flatMap(({ source }) => source.subjects as number[]);

const statedParentIn = (hits: Hits, company: number): number | null =>
  subjectsOf(hits).find((subject) => subject !== company) ?? null;

const controllerIn = ([hit]: Hits): number | null => (hit ? Number(hit.source.parent) : null);

function registrationsIn(hits: Hits, company: number): OtherEndRow[] {
  const rows = hits.flatMap(({ source }) => {
    const { data_type } = source.row as { data_type: string };
    return (source.ends as EndRow[])
      .filter(({ entity_id }) => entity_id !== company)
      .map(({ role, entity_id }): OtherEndRow => ({ data_type, role, entity_id }));
  });
  return rows.sort((a, b) => a.entity_id - b.entity_id);
}

type StoredRow = Omit<ListedRow, 'industry_codes' | 'groupings'> & {
  industry_codes: { code: string; code_scheme_id: string; uid: string }[];
};

interface GroupingSource {
  name: string;
  updated_at: string;
  wikipedia_id: string | null;
}

/** What belongs to the company with this number: by the number as given, then in capitals, then by a former one. */
const keysOf = ({ jurisdiction_code, company_number }: CompanyKey): [string, string] => {
  const jurisdiction = jurisdiction_code.toLowerCase();
  return [companyKey(jurisdiction, company_number), companyKey(jurisdiction, company_number.toUpperCase())];
};

const isCompany: Query = { exists: { field: 'number' } };

function bestOf(hits: Hits, [given, capitals]: [string, string]): Hits[number] | undefined {
  return (
    hits.find(({ source }) => source.number === given) ??
    hits.find(({ source }) => source.number === capitals) ??
    hits.find(({ source }) => (source.keys as string[]).includes(given))
  );
}

interface Readers {
  lists: ListReader;
  nameEntities: NameReader;
}

/** Records of companies, and what other pages say of entities. */
export function createCompanyReader(cluster: Cluster, { lists, nameEntities }: Readers) {
  const { search, searchMany, getMany } = cluster;

  function summaryOf(company: number, path: string): () => ReturnType<StoredCompany['summarise']> {
    return async () => {
      const [filings, officers, data] = await searchMany([
        ['filings', { ...listOf('company_id', company, [{ date: 'desc' }, { id: 'desc' }]), size: SUMMARY_FILINGS }],
        [
          'officers',
          {
            ...listOf('company_id', company, [
              { former: 'asc' },
              { start_date: { order: 'desc', missing: '_last' } },
              { sort_name: 'asc' },
              { id: 'asc' },
            ]),
            size: SUMMARY_OFFICERS,
          },
        ],
        [
          'data',
          { ...listOf('companies', company, [{ updated_at: 'desc' }, { place: 'desc' }]), size: MOST_RECENT_DATA },
        ],
      ]);
      const total_count = data?.total ?? 0;
      const most_recent = rowsOf<DatumRow>(data?.hits).map((row) => ({ datum: toRecentDatum(row) }));
      return {
        filings: rowsOf<FilingRow>(filings?.hits).map(({ company_id: _, ...row }) => ({ filing: toFiling(row) })),
        officers: rowsOf<OfficerRow>(officers?.hits).map((row) => ({ officer: toOfficer(row) })),
        data: total_count === 0 ? null : { most_recent, total_count, url: `${path}/data` },
      };
    };
  }

  /** The end of the chain of controllers; undefined for a loop, which has no end. */
  async function ultimateController(id: number, first: number | null): Promise<number | undefined> {
    const seen = new Set([id]);
    let [top, next] = [id, first];
    while (next !== null && !seen.has(next) && seen.size <= MAX_CONTROL_DEPTH) {
      seen.add(next);
      top = next;
      const [stated, controller] = await searchMany([
        ['statements', statedParentOf(top)],
        ['statements', controllerOf(top)],
      ]);
      next = statedParentIn(stated?.hits ?? [], top) ?? controllerIn(controller?.hits ?? []);
    }
    return next === null && top !== id && seen.size <= MAX_CONTROL_DEPTH ? top : undefined;
  }

  async function findCompany(key: CompanyKey): Promise<StoredCompany | undefined> {
    const keys = keysOf(key);
    const query = allOf([isCompany, anyOf([oneOf('number', keys), equals('keys', keys[0])])]);
    const { hits } = await search('entities', { query, size: 10, _source: ['row', 'number', 'keys'] });
    const found = bestOf(hits, keys);
    if (!found) return undefined;
    const { id, source } = found;
    const { industry_codes, ...row } = source.row as unknown as StoredRow;
    const [parts, codes] = await Promise.all([
      searchMany([
        ['statements', registrationsOf(id)],
        ['statements', statedParentOf(id)],
        ['statements', controllerOf(id)],
        ['statements', ownersOf(id)],
        ['groupings', groupingsOf([id], 'name')],
      ]),
      industry_codes.length > 0 ? lists.codeLists() : undefined,
    ]);
    const [registered, stated, controlled, owned, grouped] = parts.map(({ hits }) => hits) as [
      Hits,
      Hits,
      Hits,
      Hits,
      Hits,
    ];
    const registrations = registrationsIn(registered, id);
    const controller = controllerIn(controlled);
    const ultimate = await ultimateController(id, statedParentIn(stated, id) ?? controller);
    const owners = [...new Set(subjectsOf(owned))];
    const others = [controller, ultimate, row.home_company_id].filter((other) => other != null);
    const { names } = await nameEntities([...registrations.map(({ entity_id }) => entity_id), ...owners, ...others]);
    const listed: ListedRow = {
      ...row,
      industry_codes: industry_codes.map((code) => ({
        ...code,
        ...codes?.describe(code),
      })) as ListedRow['industry_codes'],
      groupings: grouped.map(({ source: { row: one } }) => {
        const { name, updated_at, wikipedia_id } = one as GroupingSource;
        return { name, updated_at, wikipedia_id };
      }),
    };
    const company: Company = toCompany(listed, {
      registrations: toRegistrations(registrations, names),
      control: toControl({ controller: controller ?? undefined, ultimate, owners }, names),
      home: referenceTo(names, row.home_company_id),
    });
    const summarise = summaryOf(id, companyPath(row.jurisdiction_code, row.company_number));
    return { id, redacted: row.redacted === 1, company, summarise };
  }

  async function resolveEntities(addresses: readonly EntityAddress[]): Promise<(ResolvedEntity | undefined)[]> {
    if (addresses.length === 0) return [];
    const numbers = addresses.flatMap((address) => ('placeholder' in address ? [] : [keysOf(address)]));
    const ids = addresses.flatMap((address) => ('placeholder' in address ? [address.placeholder] : []));
    const [found, placeholders] = await Promise.all([findNumbers(numbers), getMany('entities', ids, ['placeholder'])]);
    const entityOf = (address: EntityAddress): number | undefined => {
      if (!('placeholder' in address)) return bestOf(found, keysOf(address))?.id;
      const document = placeholders.get(address.placeholder);
      return (document?.placeholder as { entity_id: number } | undefined)?.entity_id;
    };
    const entities = addresses.map(entityOf);
    const { names, of } = await nameEntities(entities.filter((id) => id !== undefined));
    return entities.map((id) => {
      if (id === undefined) return undefined;
      return { id, redacted: of(id).redacted === 1, service_url: names.get(id)?.service_url ?? '' };
    });
  }

  async function findNumbers(numbers: readonly [string, string][]): Promise<Hits> {
    if (numbers.length === 0) return [];
    const given = numbers.map(([number]) => number);
    const all = [...new Set(numbers.flat())];
    const query = allOf([isCompany, anyOf([oneOf('number', all), oneOf('keys', given)])]);
    return cluster.searchAll('entities', { query, sort: [{ id: 'asc' }], _source: ['number', 'keys'] });
  }

  async function listEntityFacts(ids: readonly number[]): Promise<StoredEntityFacts[]> {
    const distinct = [...new Set(ids)];
    if (distinct.length === 0) return [];
    const [rows, grouped] = await Promise.all([
      getMany('entities', distinct, ['row', 'shown']),
      search('groupings', groupingsOf(distinct, 'sort_name')),
    ]);
    return [...rows].flatMap(([id, { row, shown }]) => {
      if (!shown) return [];
      const { inactive, current_status, incorporation_date, dissolution_date } = row as StoredRow;
      const own = grouped.hits.filter(({ source }) => (source.members as number[]).includes(id));
      const corporate_groupings = own.map(({ source }) => (source.row as GroupingSource).name);
      const facts = { current_status, incorporation_date, dissolution_date };
      return [{ id, inactive: truth(inactive), ...facts, corporate_groupings }];
    });
  }

  async function findPlaceholder(id: number): Promise<StoredPlaceholder | undefined> {
    const document = await cluster.get('entities', id, ['placeholder']);
    const placeholder = document?.placeholder as PlaceholderSource | undefined;
    if (!placeholder) return undefined;
    const { entity_id, publisher, source_url, source_type, terms, retrieved_at, ...row } = placeholder;
    const entity = await cluster.get('entities', entity_id, ['row', 'named']);
    const named = entity?.named as Named | undefined;
    const company = entity?.row as StoredRow | undefined;
    return {
      entityId: entity_id,
      redacted: named?.redacted === 1,
      placeholder: {
        id,
        name: row.name,
        entity_type: row.entity_type,
        jurisdiction_string: row.jurisdiction_string,
        jurisdiction_code: row.jurisdiction_code,
        identifier: row.identifier,
        service_url: placeholderPath(id),
        company:
          company && company.redacted === 0
            ? {
                name: company.name,
                jurisdiction_code: company.jurisdiction_code,
                company_number: company.company_number,
                inactive: truth(company.inactive),
                current_status: company.current_status,
                service_url: companyPath(company.jurisdiction_code, company.company_number),
              }
            : null,
        source: toSource({ publisher, source_url, source_type, terms, retrieved_at }),
      },
    };
  }

  /** What each record says of it: as published, or as its row says if it has only one. */
  async function listClaims(companyId: number): Promise<CompanyClaim[]> {
    const document = await cluster.get('entities', companyId, ['claims', 'row']);
    if (document?.claims) return document.claims as CompanyClaim[];
    const row = document?.row as (StoredRow & Row) | undefined;
    if (!row) return [];
    const { names, of } = await nameEntities([row.home_company_id].filter((id) => id !== null));
    const named = row.home_company_id === null ? undefined : of(row.home_company_id);
    const home = named && { key: '', name: named.company_name ?? named.placeholder_name ?? '' };
    return toCompanyClaims([claimOfRow(toFacts(row), row.publisher ?? '', home)], {
      homeCompany: () => referenceTo(names, row.home_company_id) ?? undefined,
      sourceOf: () => toSource(row),
    });
  }

  return {
    findCompany,
    listClaims,
    resolveEntities,
    listEntityFacts,
    findPlaceholder,
    async listCompanyKeys(after, limit) {
      const query = allOf([SHOWN, within('id', { gt: after })]);
      const fields = ['row'];
      const { hits } = await search('entities', { query, sort: [{ id: 'asc' }], size: limit, _source: fields });
      return hits.map(({ id, source }) => {
        const { jurisdiction_code, company_number, updated_at } = source.row as StoredRow;
        return { id, jurisdiction_code, company_number, updated_at };
      });
    },
    async listCompanyBlocks(size) {
      const histogram = { field: 'id', interval: size, offset: 1 % size, min_doc_count: 1 };
      const { aggregations } = await search('entities', { query: SHOWN, size: 0, aggs: { blocks: { histogram } } });
      return aggregations.blocks.buckets.map(({ key }: { key: number }) => Math.floor((key - 1) / size));
    },
  } satisfies Partial<RegisterStore>;
}

interface PlaceholderSource {
  name: string;
  entity_type: string;
  jurisdiction_string: string | null;
  jurisdiction_code: string | null;
  identifier: string | null;
  retrieved_at: string | null;
  publisher: string | null;
  source_url: string | null;
  source_type: string | null;
  terms: string | null;
  entity_id: number;
}

/** The records of an entity in an order, with their rows. */
export const listOf = (field: string, id: number, sort: readonly unknown[]): Search => ({
  query: equals(field, id),
  sort,
  _source: ['row'],
});

export const rowsOf = <Row>(hits: Hits | undefined): Row[] => (hits ?? []).map(({ source }) => source.row as Row);
