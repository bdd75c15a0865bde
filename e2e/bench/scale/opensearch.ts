import { type Engine, type EngineQuery, FACETS, type Filter, PAGE_SIZE, type Row } from './engine';

const KEYWORD = { type: 'keyword' };
const MAPPING = {
  settings: { number_of_shards: 3, number_of_replicas: 0, refresh_interval: '-1' },
  mappings: {
    dynamic: 'strict',
    properties: {
      name: { type: 'text', index: false },
      sort_name: KEYWORD,
      names: { type: 'text', norms: false },
      address: { type: 'text', norms: false },
      incorporation_date: { type: 'date' },
      ...Object.fromEntries(FACETS.map((facet) => [facet, KEYWORD])),
    },
  },
};

/** More than a facet has values, so that the counts of all shards are exact. */
const MOST_VALUES = 1_000;

const toClause = ({ field, is }: Filter) =>
  typeof is === 'string' ? { term: { [field]: is } } : { range: { [field]: { gte: is[0], lte: is[1] } } };

const words = (field: string, query: string | undefined) =>
  query === undefined ? [] : [{ match: { [field]: { query, operator: 'and' } } }];

function toBody({ names, address, filters, facets }: EngineQuery) {
  const own = facets.length > 0 ? filters : [];
  const all = filters.filter((filter) => !own.includes(filter));
  const filter = [...words('names', names), ...words('address', address), ...all.map(toClause)];
  const aggs = facets.map((facet) => {
    const others = own.filter((each) => each.own !== facet).map(toClause);
    const values = { terms: { field: facet, size: MOST_VALUES, shard_size: MOST_VALUES } };
    return [facet, { filter: { bool: { filter: others } }, aggs: { values } }];
  });
  return {
    size: PAGE_SIZE,
    track_total_hits: true,
    sort: [{ sort_name: 'asc' }],
    query: { bool: { filter } },
    post_filter: { bool: { filter: own.map(toClause) } },
    aggs: Object.fromEntries(aggs),
  };
}

const toDocument = ({ id, ...row }: Row) => `{"index":{"_id":"${id}"}}\n${JSON.stringify(row)}\n`;

const INDEX = 'firmament_scale';

/** The companies in an index of the cluster at this address; it is made anew. */
export function openOpenSearch(url: string): Engine {
  const index = new URL(`${INDEX}/`, url.endsWith('/') ? url : `${url}/`);
  const ask = async (method: string, path: string, body?: string, type = 'application/json') => {
    const headers = { 'Content-Type': type };
    const reply = await fetch(new URL(path, index), { method, ...(body === undefined ? {} : { headers, body }) });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`OpenSearch answered with ${reply.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  return {
    name: 'OpenSearch',
    async fill(batches) {
      await fetch(index, { method: 'DELETE' });
      await ask('PUT', '', JSON.stringify(MAPPING));
      for (const rows of batches) {
        const { errors } = await ask('POST', '_bulk', rows.map(toDocument).join(''), 'application/x-ndjson');
        if (errors) throw new Error('OpenSearch refused some companies.');
      }
      await ask('POST', '_forcemerge?max_num_segments=1');
      await ask('POST', '_refresh');
    },
    async search(query) {
      const { hits } = await ask('POST', '_search?request_cache=false', JSON.stringify(toBody(query)));
      return hits.total.value;
    },
    close: async () => void (await ask('DELETE', '')),
  };
}
