import { LRUCache } from 'lru-cache';
import type { FiltersOf } from '@/lib/contract/endpoints';
import { NO_PUBLISHER } from '@/lib/contract/extensions';
import type { NetworkInclusion } from '@/lib/contract/limits';
import type { Statement } from '@/lib/contract/records';
import type { Json } from '@/lib/shared/json';
import { termKey } from '@/lib/shared/names/normalise';
import { publishersOf, strongestOf, toNetwork } from '../../network';
import { lower } from '../sqlite/columns/terms';
import { byEntity, toControllerRelation, UNKNOWN_ENTITY } from '../sqlite/read/networks';
import {
  chooseStatements,
  KEPT_STATEMENTS,
  type Kind,
  type Listed,
  type Party,
  type Seen,
  type StatementList,
} from '../sqlite/read/statement-lists';
import { assembleStatements, type EndRow, MOST_PARTIES, matchOf, type StatementRow } from '../sqlite/read/statements';
import { toNetworkEntity } from '../sqlite/sql-parts';
import type { NetworkEntity, RegisterStore, RelationshipStatement, StatementQuery, StatementSearches } from '../store';
import { allOf, anyOf, type Cluster, type Document, equals, noneOf, oneOf, type Query, SHOWN } from './cluster';
import { hasEach, hasOne } from './company-search';
import { queryOf, STATEMENT_ROW } from './expressions';
import type { NameReader } from './names';
import { hasTime } from './records';

const PARTS = ['row', 'ends', 'provenances'];

type Provenance = Parameters<typeof assembleStatements>[1]['provenances'][number];

const newestFirst = [{ at: { order: 'desc', missing: '_last' } }, { id: 'desc' }];

const heldTerms =
  (field: string) =>
  (filter: Parameters<typeof hasEach>[0]): Query =>
    hasEach(filter, (term) => equals('terms', `${field}=${termKey(term)}`));

const CONTROLLER = 'controlling_entities_entity_type=';
const HAS_CONTROLLER: Query = { prefix: { terms: { value: CONTROLLER } } };

/** `false` excludes known values; unknown ones stay. */
const flag = (isSet: Query, wanted: boolean): Query => (wanted ? isSet : noneOf([isSet]));

/** Whatever is not a person is called a company (api-shapes, 6.4). */
const controllerTypes = (filter: Parameters<typeof hasEach>[0]): Query =>
  hasEach(filter, (term) =>
    termKey(term) === 'company'
      ? // A term that is not that of persons: terms are sorted, so the others are before or after it.
        anyOf([
          { range: { terms: { gte: CONTROLLER, lt: `${CONTROLLER}person` } } },
          { range: { terms: { gt: `${CONTROLLER}person`, lt: 'controlling_entities_entity_type>' } } },
        ])
      : equals('terms', `${CONTROLLER}${termKey(term)}`),
  );

type NameFilter = 'controlled_entity_name' | 'controlling_entities_name';
type Conditions = { [Type in keyof StatementSearches]: Omit<FiltersOf<StatementSearches[Type]>, NameFilter> };
type ConditionTable<Filters> = { [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => Query[] };

/** The conditions of each search; a declared filter without one does not compile. */
const CONDITIONS: { [Type in keyof Conditions]: ConditionTable<Conditions[Type]> } = {
  subsequent_registration: {},
  alternate_registration: {},
  trademark_registration: {},
  gazette_notice: {
    jurisdiction_code: (filter) => [hasOne('jurisdiction_code', filter, lower)],
    publication_title: (filter) => [heldTerms('publication_title')(filter)],
    normalised_classification_level_1: (filter) => [heldTerms('normalised_classification_level_1')(filter)],
  },
  control_statement: {
    is_ultimate_beneficial_owner: (wanted) => [flag(equals('is_ultimate_beneficial_owner', true), wanted)],
    has_controlling_entities: (wanted) => [flag(HAS_CONTROLLER, wanted)],
    control_mechanisms_mechanism_type: (filter) => [heldTerms('control_mechanisms_mechanism_type')(filter)],
    controlling_entities_entity_type: (filter) => [controllerTypes(filter)],
    created_at: (days) => hasTime('created_at', days),
  },
};

function conditionsOf(query: StatementQuery): Query[] {
  const conditions = [equals('data_type', query.data_type), SHOWN];
  const given = query as unknown as Readonly<Record<string, unknown>>;
  for (const [name, toQueries] of Object.entries(CONDITIONS[query.data_type])) {
    const value = given[name];
    if (value !== undefined && value !== null) conditions.push(...(toQueries as (value: unknown) => Query[])(value));
  }
  return conditions;
}

const latest = (field: string) => [{ [field]: { order: 'desc', missing: '_last' } }, { id: 'desc' }];

const ORDERS: Readonly<Record<string, readonly unknown[]>> = {
  created_at: latest('created_at'),
  published_at: latest('published_at'),
  // Unknown marks are the first.
  mark_text: [{ sort_title: { order: 'asc', missing: '_first' } }, { id: 'asc' }],
  registration_date: latest('registration_date'),
  expiry_date: latest('expiry_date'),
};

/** Without words `score` falls back to the default order. */
function orderOf(query: StatementQuery, isMatched: boolean): readonly unknown[] {
  const newest = query.data_type === 'gazette_notice' ? 'published_at' : 'created_at';
  if (!('order' in query)) return ORDERS.created_at ?? [];
  if (query.order !== 'score') return ORDERS[query.order] ?? [];
  // All words of the query occur, so that the entry with the fewest other words is the most relevant.
  return [...(isMatched ? [{ word_count: 'asc' }] : []), ...(ORDERS[newest] ?? [])];
}

/** What the lists of an entity's statements say of one of them. */
interface ListedDocument {
  id: number;
  row: StatementRow;
  ends: EndRow[];
  provenances: Provenance[];
  said: string;
}

function statusOf(
  { start_date, start_date_type, end_date, end_date_type }: StatementRow,
  today: string,
): Kind['status'] {
  if (end_date !== null && end_date_type !== '>' && end_date.slice(0, 10) <= today) return 'ended';
  return start_date !== null && start_date > today && start_date_type !== '<' ? 'future' : 'current';
}

const LISTED = ['row.data_type', 'row.start_date', 'row.start_date_type', 'row.end_date', 'row.end_date_type'];

interface Edge
  extends Pick<
    RelationshipStatement,
    | 'relationship_type'
    | 'percentage'
    | 'percentage_min'
    | 'percentage_max'
    | 'number_of_shares'
    | 'interests'
    | 'start_date'
    | 'start_date_type'
    | 'end_date'
    | 'end_date_type'
    | 'confidence'
    | 'publishers'
  > {
  licence: string | null;
}

const NOTHING_ELSE: ReadonlySet<NetworkInclusion> = new Set();

/** Statements and the networks that they make. */
export function createStatementReader(
  cluster: Cluster,
  nameEntities: NameReader,
  { version, findLicences }: Pick<RegisterStore, 'version' | 'findLicences'>,
) {
  const { search, searchAll, getMany } = cluster;

  async function assemble(documents: readonly Document[], withPublishers = false): Promise<Statement[]> {
    const rows = documents.map(({ row }) => row as StatementRow);
    const partsOf = <Part>(name: string): (Part & { statement_id: number })[] =>
      documents.flatMap((document, at) =>
        (document[name] as Part[]).map((part) => ({ ...part, statement_id: rows[at]?.id ?? 0 })),
      );
    const ends = partsOf<EndRow>('ends');
    const { names } = await nameEntities(ends.map(({ entity_id }) => entity_id));
    return assembleStatements(rows, { ends, provenances: partsOf<Provenance>('provenances'), names, withPublishers });
  }

  async function readPage(ids: readonly number[], withPublishers?: boolean): Promise<Statement[]> {
    const found = await getMany('statements', ids, PARTS);
    return assemble(
      ids.map((id) => found.get(id)).filter((document) => document !== undefined),
      withPublishers,
    );
  }

  const kept = new LRUCache<string, StatementList>({
    maxSize: KEPT_STATEMENTS,
    sizeCalculation: ({ listed }) => 1 + listed.length,
  });

  /** All statements of an entity; kept until the register changes, as the pages and filters of a list all follow from it. */
  async function readList(entity: number, today: string): Promise<StatementList> {
    const key = JSON.stringify([await version(), entity, today]);
    const known = kept.get(key);
    if (known) return known;
    const hits = await searchAll('statements', {
      query: allOf([equals('entities', entity), SHOWN]),
      sort: newestFirst,
      _source: [...LISTED, 'listed', 'ends', 'provenances.confidence', 'provenances.publisher'],
    });
    const parties = hits.flatMap(({ source }) => (source.ends as EndRow[]).map(({ entity_id }) => entity_id));
    const { of } = await nameEntities(parties);
    const kinds = new Map<string, Kind>();
    const listed: Listed[] = [];
    const [seen, named] = [new Map<number, Seen>(), new Map<number, Party[]>()];
    for (const { id, source } of hits) {
      const { row, ends, provenances = [] } = source as unknown as ListedDocument;
      const role = ends.some((end) => end.entity_id === entity && end.role === 'subject') ? 'subject' : 'object';
      const says = `${role}:${row.data_type}:${(source.listed as { said: string }).said}`;
      const status = statusOf(row, today);
      const kind = kinds.get(status + says) ?? { role, data_type: row.data_type, says, status };
      kinds.set(status + says, kind);
      listed.push({ id, kind });
      if (provenances.length > 0) {
        const confidence = Math.max(...provenances.map((one) => one.confidence ?? 0));
        const publishers = new Set(provenances.map(({ publisher }) => publisher ?? NO_PUBLISHER));
        seen.set(id, { confidence, publishers });
      }
      const others = ends.filter(({ entity_id }) => entity_id !== entity);
      const isCompany = (party: number) => of(party).kind === 'company' || of(party).entity_type === 'company';
      if (others.length > 0)
        named.set(
          id,
          others.map((end) => ({ id: end.entity_id, isCompany: isCompany(end.entity_id) })),
        );
    }
    const list = { listed, seen: () => seen, parties: () => named };
    kept.set(key, list);
    return list;
  }

  async function countOf(entityId: number): Promise<number> {
    return (await search('statements', { query: allOf([equals('entities', entityId), SHOWN]), size: 0 })).total;
  }

  const listLinkingStatements: RegisterStore['listLinkingStatements'] = async (entityIds) => {
    const given = new Set(entityIds);
    if (given.size === 0) return { statements: [], parties: 0, counts: [] };
    const own = await searchAll('statements', {
      query: oneOf('entities', [...given]),
      sort: newestFirst,
      _source: ['ends', 'shown', 'row.end_date', 'row.start_date', 'row.sample_date'],
    });
    interface Held {
      entities: Map<number, { id: number; isEnded: boolean }>;
      active: number;
    }
    const parties = new Map<number, Held & { of: Set<number> }>();
    const direct: number[] = [];
    // The newest first, so that the first that is not ended is the newest of these.
    for (const { id, source } of own) {
      const ends = source.ends as EndRow[];
      const here = [...new Set(ends.map(({ entity_id }) => entity_id))].filter((end) => given.has(end));
      if (here.length > 1) direct.push(id);
      const others = new Set(
        ends.filter(({ entity_id }) => !given.has(entity_id)).map((end) => `${end.role} ${end.entity_id}`),
      );
      const isEnded = (source.row as StatementRow).end_date !== null;
      for (const other of others) {
        const [role, text] = other.split(' ');
        const party = Number(text);
        const held = parties.get(party) ?? { entities: new Map(), of: new Set<number>(), active: 0 };
        parties.set(party, held);
        for (const entity of here) {
          held.of.add(entity);
          if (role === 'subject') held.active++;
          const known = held.entities.get(entity);
          if (source.shown && (!known || (known.isEnded && !isEnded))) held.entities.set(entity, { id, isEnded });
        }
      }
    }
    const shared = [...parties]
      .filter(([, { of }]) => of.size > 1)
      .map(([party, { of, active, entities }]) => ({ party, held: of.size, active, entities }))
      .filter(({ entities }) => entities.size > 0)
      .sort((a, b) => b.held - a.held || b.active - a.active || a.party - b.party);
    const through = shared.slice(0, MOST_PARTIES).flatMap(({ entities }) => [...entities.values()].map(({ id }) => id));
    const wanted = new Set([...direct, ...through]);
    const ids = own.filter(({ id, source }) => source.shown && wanted.has(id)).map(({ id }) => id);
    return {
      statements: await readPage(ids),
      parties: shared.length,
      counts: await Promise.all(entityIds.map(countOf)),
    };
  };

  /** With the licence that a format states for the statement itself. */
  async function readRelationships(
    entityIds: readonly number[],
    inclusions: ReadonlySet<NetworkInclusion>,
  ): Promise<{ statements: RelationshipStatement[]; licences: Map<number, string | null> }> {
    const licences = new Map<number, string | null>();
    if (entityIds.length === 0) return { statements: [], licences };
    const withPersons = inclusions.has('persons');
    const hits = await searchAll('statements', {
      query: anyOf([oneOf('parent', entityIds), oneOf('child', entityIds)]),
      sort: [{ id: 'asc' }],
      _source: ['edge', 'parent', 'child'],
    });
    const controllers = inclusions.size > 0 ? await readControllers(entityIds) : [];
    const { names, of } = await nameEntities([
      ...hits.flatMap(({ source }) => [Number(source.parent), Number(source.child)]),
      ...controllers.flatMap(({ source }) => (source.ends as EndRow[]).map(({ entity_id }) => entity_id)),
    ]);
    const known = new Map<number, NetworkEntity>();
    const entity = (id: number): NetworkEntity => {
      const named = names.get(id);
      const found = known.get(id) ?? (named ? toNetworkEntity(named, withPersons) : UNKNOWN_ENTITY);
      known.set(id, found);
      return found;
    };
    const statements = hits.map(({ id, source }): RelationshipStatement => {
      const { licence, ...edge } = source.edge as Edge;
      licences.set(id, licence);
      return { statement_id: id, parent: entity(Number(source.parent)), child: entity(Number(source.child)), ...edge };
    });
    const others = controllers.flatMap(({ id, source }): RelationshipStatement[] => {
      const { row, ends, edge } = source as unknown as { row: StatementRow; ends: EndRow[]; edge: Edge };
      const child = ends.find(({ role }) => role === 'object');
      if (!child) return [];
      const subjects = ends.filter(({ role }) => role === 'subject').map(({ entity_id }) => entity_id);
      const parents = subjects.length === 0 ? [null] : [...new Set(subjects)];
      const { licence, start_date, start_date_type, end_date, end_date_type, confidence, publishers } = edge;
      licences.set(id, licence);
      return parents.flatMap((parent_id) => {
        const parent_kind = kindOf(row, parent_id === null ? null : of(parent_id).entity_type);
        const isAsked =
          parent_kind === 'company'
            ? inclusions.has('ultimate_parents') && parent_id !== null
            : withPersons && row.data_type === 'control_statement';
        if (!isAsked) return [];
        const relation = toControllerRelation(
          { statement_id: id, parent_id, parent_kind, child_id: child.entity_id, properties: row.properties },
          (one) => (one === null ? undefined : entity(one)),
        );
        const seen = { start_date, start_date_type, end_date, end_date_type, confidence, publishers };
        return relation ? [{ ...relation, ...seen }] : [];
      });
    });
    return { statements: [...statements, ...others], licences };
  }

  /** Statements without a relationship that say who owns or controls. */
  const readControllers = (entityIds: readonly number[]) =>
    searchAll('statements', {
      query: allOf([
        oneOf('entities', entityIds),
        oneOf('data_type', ['control_statement', 'subsidiary_relationship', 'share_parcel']),
        noneOf([{ exists: { field: 'parent' } }]),
        SHOWN,
      ]),
      sort: [{ id: 'asc' }],
      _source: ['row', 'ends', 'edge'],
    });

  const listNetworks: RegisterStore['listNetworks'] = async (entities, { filter, inclusions, most }) => {
    const ids = entities.map(({ id }) => id);
    const { statements: all, licences: own } = await readRelationships(ids, inclusions);
    const licences = inclusions.has('publishers') ? await findLicences(publishersOf(all)) : undefined;
    if (licences) {
      for (const statement of all) {
        const [only, another] = statement.publishers;
        const isOpen = only !== undefined && another === undefined && licences.get(only) == null;
        const licence = own.get(statement.statement_id);
        if (isOpen && licence != null) statement.licence = licence;
      }
    }
    const at = byEntity(all);
    return entities.map(({ id, service_url }) => {
      const statements = ids.length === 1 ? all : (at.get(id) ?? []);
      return strongestOf(service_url, toNetwork(statements, filter, licences), most);
    });
  };

  return {
    async findStatement(id) {
      const found = await cluster.get('statements', id, [...PARTS, 'shown']);
      return found?.shown ? (await assemble([found]))[0] : undefined;
    },

    async listStatements(entityId, window, query = { today: '' }) {
      const list = await readList(entityId, query.today);
      const { ids, ...found } = chooseStatements(list, window, query);
      return { items: await readPage(ids, query.withPublishers), ...found };
    },

    listLinkingStatements,

    async listRelationshipStatements(entityIds, inclusions = NOTHING_ELSE) {
      return (await readRelationships(entityIds, inclusions)).statements;
    },

    listNetworks,

    async searchStatements(query) {
      const match = matchOf(query);
      if (match === undefined) return { items: [], total: 0 };
      const words = match === null ? [] : [queryOf(match, STATEMENT_ROW)];
      const conditions = [...conditionsOf(query), ...words];
      const { offset, limit } = query.window;
      const { hits, total } = await search('statements', {
        query: allOf(conditions),
        ...{ sort: orderOf(query, match !== null), from: offset, size: limit, _source: PARTS },
      });
      return { items: await assemble(hits.map(({ source }) => source)), total };
    },
  } satisfies Partial<RegisterStore>;
}

/** Of a statement that names no controller, or of one of its subjects. */
function kindOf({ properties }: StatementRow, entityType: string | null): 'person' | 'unknown' | 'company' {
  if (entityType === 'person') return 'person';
  const { controlling_entities: named }: Json = JSON.parse(properties);
  const isNamed = named === undefined || (Array.isArray(named) && named.length > 0);
  return isNamed ? 'company' : 'unknown';
}
