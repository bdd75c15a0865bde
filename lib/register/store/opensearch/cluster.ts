import { type Send, unavailable } from './connection';
import { aliasOf, builderOf, type Kind } from './indexes';

export type Query = Readonly<Record<string, unknown>>;

/** What is searched. Totals are exact. */
export interface Search {
  query?: Query;
  post_filter?: Query;
  sort?: readonly unknown[];
  from?: number;
  size?: number;
  search_after?: readonly unknown[];
  aggs?: Readonly<Record<string, unknown>>;
  suggest?: unknown;
  track_total_hits?: boolean;
  /** Fields of the documents to return; none if absent. */
  _source?: readonly string[] | false;
}

export type Document = Readonly<Record<string, unknown>>;

interface Hit {
  _id: string;
  _source?: Document;
  sort?: unknown[];
}

// biome-ignore lint/suspicious/noExplicitAny: aggregations have the shape of the search that asked for them
export type Aggregations = Readonly<Record<string, any>>;

export interface SearchReply {
  total: number;
  hits: { id: number; source: Document; sort: readonly unknown[] }[];
  aggregations: Aggregations;
  suggest: Aggregations;
}

/** Raw reply of a search. */
interface RawReply {
  error?: { type?: string };
  status?: number;
  timed_out: boolean;
  _shards: { failed: number };
  hits: { total?: { value: number; relation: string }; hits: Hit[] };
  aggregations?: Aggregations;
  suggest?: Aggregations;
}

/** Throws 503 if some shards did not answer: a list without their records would look complete. */
function toReply(raw: RawReply): SearchReply {
  if (raw.error || raw.timed_out || raw._shards.failed > 0) throw unavailable();
  return {
    total: raw.hits.total?.value ?? 0,
    hits: raw.hits.hits.map(({ _id, _source = {}, sort = [] }) => ({ id: Number(_id), source: _source, sort })),
    aggregations: raw.aggregations ?? {},
    suggest: raw.suggest ?? {},
  };
}

/** Entries of a request for documents by id, so that it stays small. */
const MOST_IDS = 5_000;
/** The most hits of one search, which engines limit. */
export const MOST_HITS = 10_000;

const withDefaults = ({ _source = false, ...search }: Search) => ({ track_total_hits: true, ...search, _source });

/** Asks the indexes of a prefix. */
export function createCluster(send: Send, prefix: string) {
  async function searchMany(searches: readonly (readonly [Kind, Search])[]): Promise<SearchReply[]> {
    if (searches.length === 0) return [];
    const lines = searches.flatMap(([kind, search]) => [
      { index: aliasOf(prefix, kind), allow_partial_search_results: false },
      withDefaults(search),
    ]);
    const request = { method: 'POST', path: '/_msearch', bulkBody: lines };
    return (await send<{ responses: RawReply[] }>(request)).responses.map(toReply);
  }

  async function search(kind: Kind, asked: Search): Promise<SearchReply> {
    const raw = await send<RawReply>({
      method: 'POST',
      path: `/${encodeURIComponent(aliasOf(prefix, kind))}/_search`,
      querystring: { allow_partial_search_results: 'false' },
      body: withDefaults(asked),
    });
    return toReply(raw);
  }

  /** The fields of documents by id; without those that there are not. */
  async function getMany(kind: Kind, ids: Iterable<number>, fields: readonly string[]): Promise<Map<number, Document>> {
    const all = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id >= 0);
    const found = new Map<number, Document>();
    for (let at = 0; at < all.length; at += MOST_IDS) {
      const docs = all.slice(at, at + MOST_IDS).map((id) => ({
        ...{ _index: aliasOf(prefix, kind, builderOf(id)), _id: String(id), _source: fields },
      }));
      const reply = await send<{ docs: (Hit & { error?: { type: string } })[] }>({
        ...{ method: 'POST', path: '/_mget', body: { docs } },
      });
      for (const doc of reply.docs) {
        // Another builder's number may be in an address, without such a builder.
        if (doc.error && doc.error.type !== 'index_not_found_exception') throw unavailable();
        if (doc._source) found.set(Number(doc._id), doc._source);
      }
    }
    return found;
  }

  return {
    search,
    searchMany,
    getMany,
    /** One document by its id. */
    async get(kind: Kind, id: number, fields: readonly string[]): Promise<Document | undefined> {
      return (await getMany(kind, [id], fields)).get(id);
    },
    /** All hits, however many; the order must be one of different keys. */
    async searchAll(kind: Kind, asked: Omit<Search, 'from' | 'size' | 'search_after'>): Promise<SearchReply['hits']> {
      const hits: SearchReply['hits'] = [];
      for (let after: readonly unknown[] | undefined; ; ) {
        const next = { ...asked, size: MOST_HITS, track_total_hits: false, ...(after && { search_after: after }) };
        const reply = await search(kind, next);
        for (const hit of reply.hits) hits.push(hit);
        after = reply.hits.at(-1)?.sort;
        if (reply.hits.length < MOST_HITS || !after) return hits;
      }
    },
  };
}

export type Cluster = ReturnType<typeof createCluster>;

export const NOTHING: Query = { match_none: {} };

/** All conditions, none of which is scored. */
export const allOf = (conditions: readonly Query[]): Query => ({ bool: { filter: conditions } });
export const anyOf = (conditions: readonly Query[]): Query =>
  conditions.length === 0 ? NOTHING : { bool: { should: conditions, minimum_should_match: 1 } };
export const noneOf = (conditions: readonly Query[]): Query => ({ bool: { must_not: conditions } });
export const oneOf = (field: string, values: readonly (string | number)[]): Query => ({ terms: { [field]: values } });
export const equals = (field: string, value: string | number | boolean): Query => ({ term: { [field]: value } });
export const within = (field: string, range: Record<string, string | number>): Query => ({ range: { [field]: range } });
export const SHOWN: Query = equals('shown', true);
