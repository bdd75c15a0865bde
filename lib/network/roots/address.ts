import { parseCompanyReference } from '@/lib/shared/company-reference';
import { links } from '@/lib/shared/links';
import { entityId, isEntityPath } from '../entity';
import { dayOf } from '../request';
import { DEFAULT_CALLS, DEFAULT_NODES, DIRECTIONS, type Direction, MAX_DEPTH } from '../walk/terms';
import { MOST_ROOTS } from './href';

/** One step to each neighbour and one beyond: enough to see what the roots share. */
const FIRST_DEPTH = 2;
/** The whole of a larger walk is not written into a page. */
export const MOST_NODES = 1000;
const MOST_CALLS = 1000;

/** What the address of a network of several entities says; the rest of it is how the network is looked at. */
export interface RootsAddress {
  /** Paths of entities, each once. */
  from: string[];
  /** How many more stand there than are taken. */
  left_out: number;
  /** What stands there and names no entity. */
  unreadable: string[];
  direction: Direction;
  depth: number;
  nodes: number;
  /** Calls of a remote service that may be spent; they are spent only where `ask` is true. */
  calls: number;
  ask: boolean;
  /** Names of the parameters that were none of their values; the usual ones stand for them. */
  wrong: (keyof typeof LIMITS | 'direction')[];
  dates?: string;
}

const LIMITS = {
  depth: [1, MAX_DEPTH, FIRST_DEPTH],
  nodes: [1, MOST_NODES, DEFAULT_NODES],
  calls: [0, MOST_CALLS, DEFAULT_CALLS],
} as const;

/** What numbers the address may hold, for whoever has to be told. */
export const rangeOf = (name: keyof typeof LIMITS): { least: number; most: number } => ({
  least: LIMITS[name][0],
  most: LIMITS[name][1],
});

/** The path of an entity as people may name it: its path, the address of its page, or `gb/01234500`. */
function rootOf(text: string): string | undefined {
  const id = entityId(text.trim());
  if (isEntityPath(id)) return id;
  const company = parseCompanyReference(text);
  return company && entityId(links.company(company));
}

function numberIn(params: URLSearchParams, name: keyof typeof LIMITS, wrong: RootsAddress['wrong']): number {
  const [least, most, usual] = LIMITS[name];
  const text = params.get(name)?.trim() ?? '';
  if (text === '') return usual;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  if (number >= least && number <= most) return number;
  wrong.push(name);
  return usual;
}

function directionIn(params: URLSearchParams, wrong: RootsAddress['wrong']): Direction {
  const given = params.get('direction') || 'both';
  const direction = DIRECTIONS.find((known) => known === given);
  if (!direction) wrong.push('direction');
  return direction ?? 'both';
}

/** `from=/companies/gb/1&from=…`; `company=gb/1`, as ticked results send it, is read as well. Never throws. */
export function parseRoots(params: URLSearchParams): RootsAddress {
  const written = [...params.getAll('from'), ...params.getAll('company')].filter((text) => text.trim() !== '');
  const ids = [...new Set(written.flatMap((text) => rootOf(text) ?? []))];
  const wrong: RootsAddress['wrong'] = [];
  const dates = dayOf(params);
  return {
    from: ids.slice(0, MOST_ROOTS),
    left_out: Math.max(0, ids.length - MOST_ROOTS),
    unreadable: [...new Set(written.filter((text) => rootOf(text) === undefined))],
    direction: directionIn(params, wrong),
    depth: numberIn(params, 'depth', wrong),
    nodes: numberIn(params, 'nodes', wrong),
    calls: numberIn(params, 'calls', wrong),
    ask: params.get('ask') === 'true',
    wrong,
    ...(dates && { dates }),
  };
}
