export const LISTS = ['table', 'tree'] as const;
export const COLUMNS = ['owner', 'owned', 'type', 'share', 'confidence', 'from', 'to', 'change'] as const;
export type Column = (typeof COLUMNS)[number];

export interface Order {
  by: Column;
  descending: boolean;
}

/** How the selection is listed beside the picture. It is in the address, so that it works without scripts. */
export interface Listing {
  list: (typeof LISTS)[number];
  /** Absent: the nearest to the root first. */
  order?: Order;
  /** Only what holds these words. */
  find: string;
  /** Whether rows beyond `MOST_LISTED` are listed as well. */
  all: boolean;
  /** Only what the picture leaves out: whoever stands in a stack, in a closed group, behind a collapsed one or nowhere. */
  undrawn: boolean;
}

/** More rows than this nobody reads, and each takes a browser its time. */
export const MOST_LISTED = 1000;

const LONGEST_FIND = 200;

/** Reads `list`, `sort`, `find`, `rows` and `only`; what is none of their values is as if it were not there. */
export function parseListing(params: URLSearchParams): Listing {
  const sort = params.get('sort') ?? '';
  const by = COLUMNS.find((column) => column === sort.replace(/^-/, ''));
  return {
    list: params.get('list') === 'tree' ? 'tree' : 'table',
    ...(by && { order: { by, descending: sort.startsWith('-') } }),
    find: (params.get('find') ?? '').slice(0, LONGEST_FIND),
    all: params.get('rows') === 'all',
    undrawn: params.get('only') === 'undrawn',
  };
}

/** The parameters as `parseListing` reads them; others are kept, the usual is left out. */
export function printListing(
  { list, order, find, all, undrawn }: Listing,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others);
  const values = {
    list: list === 'table' ? '' : list,
    sort: order ? `${order.descending ? '-' : ''}${order.by}` : '',
    find: find.trim() === '' ? '' : find,
    rows: all ? 'all' : '',
    only: undrawn ? 'undrawn' : '',
  };
  for (const [name, value] of Object.entries(values)) {
    params.delete(name);
    if (value !== '') params.set(name, value);
  }
  return params;
}

/** Where numbers stand, the largest is wanted first; where names stand, the first by the alphabet. */
const LARGEST_FIRST: readonly Column[] = ['share', 'confidence', 'from', 'to'];

/** What a press on a column's head makes of the order: by it, by it the other way about, and as before. */
export function nextOrder(order: Order | undefined, by: Column): Order | undefined {
  const first = { by, descending: LARGEST_FIRST.includes(by) };
  if (order?.by !== by) return first;
  return order.descending === first.descending ? { by, descending: !first.descending } : undefined;
}
