import { formsOf, type Language } from '@/lib/shared/language/language';
import { withoutMarks } from '@/lib/shared/text';
import { relationshipWords } from '@/lib/words/network';
import { type Comparison, changeRank, changeTold } from './changes/changes';
import { holdingWords } from './elements';
import { type NetworkModel, nameOf, type Relationship } from './model';
import { strength } from './share';

export const LISTS = ['table', 'tree'] as const;
export const COLUMNS = ['owner', 'owned', 'type', 'share', 'confidence', 'from', 'to', 'change'] as const;
export type Column = (typeof COLUMNS)[number];

interface Order {
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

interface ListedRows {
  rows: readonly Relationship[];
  /** How many hold the words that were looked for. */
  found: number;
  /** How many of those were left out, as a table can be too long. */
  beyond: number;
}

type Key = string | number;

/** What a column is sorted by; undefined for what is not known, which stands last in either order. */
type KeyOf = (relationship: Relationship) => Key | undefined;

/** What is listed, and the days that are compared, if any are. */
interface Listed {
  model: NetworkModel;
  compared?: Comparison;
}

function keysOf({ model, compared }: Listed, language: Language): Record<Column, KeyOf> {
  const name = (id: string) => nameOf(model.entities.get(id), id);
  return {
    owner: ({ parent }) => name(parent),
    owned: ({ child }) => name(child),
    type: ({ type }) => holdingWords(type, language),
    share: ({ share }) => (share.kind === 'unknown' ? undefined : strength(share)),
    confidence: ({ confidence }) => confidence,
    from: ({ from }) => from,
    to: ({ to }) => to,
    change: (one) => (compared ? changeRank(changeTold(one, compared)) : undefined),
  };
}

function compareKeys(a: Key, b: Key, compare: (a: string, b: string) => number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}

function sorted(rows: readonly Relationship[], { descending }: Order, keyOf: KeyOf, language: Language) {
  const { compare } = formsOf(language);
  const sign = descending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined);
    return sign * compareKeys(a.key, b.key, compare);
  });
  return keyed.map(({ row }) => row);
}

/** Whether a relationship's names, its type, what became of it, or the path of an entity hold all that was typed. */
function finder(
  find: string,
  keys: Record<Column, KeyOf>,
  changeOf: (id: string) => string,
): (relationship: Relationship) => boolean {
  const parts = withoutMarks(find).split(/\s+/).filter(Boolean);
  return (relationship) => {
    const { id, parent, child } = relationship;
    const texts = [keys.owner(relationship), keys.owned(relationship), keys.type(relationship), parent, child];
    const text = withoutMarks([...texts, changeOf(id)].join(' '));
    return parts.every((part) => text.includes(part));
  };
}

/** The rows as the listing wants them; equal ones stay in the order given. */
export function listedRows(
  rows: readonly Relationship[],
  { order, find, all }: Listing,
  listed: Listed,
  language: Language,
): ListedRows {
  const keys = keysOf(listed, language);
  const changeOf = (id: string): string => {
    const kind = listed.compared?.kinds.get(id);
    return kind ? relationshipWords[language].changes[kind] : '';
  };
  const found = find.trim() === '' ? rows : rows.filter(finder(find, keys, changeOf));
  const inOrder = order ? sorted(found, order, keys[order.by], language) : found;
  const shown = all ? inOrder : inOrder.slice(0, MOST_LISTED);
  return { rows: shown, found: found.length, beyond: found.length - shown.length };
}
