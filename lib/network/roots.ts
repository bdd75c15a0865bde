import { parseCompanyReference } from '@/lib/shared/company-reference';
import type { Forms } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import type { Case } from './case/case';
import { dayOf } from './expansions';
import { entityId, isEntityPath, type NetworkModel, nameOf } from './model';
import { MOST_ROOTS, rootsHref } from './roots-href';
import { DEFAULT_CALLS, DEFAULT_NODES, DIRECTIONS, type Direction, MAX_DEPTH } from './walk/terms';

/** More names than this make no name. */
const MOST_NAMED = 3;

/** The names of the roots as one text: "A, B, C and 4 more". `more` says how many are not named. */
export function rootNames(
  { entities }: Pick<NetworkModel, 'entities'>,
  roots: readonly string[],
  forms: Forms,
  more: (count: number) => string,
): string {
  const names = roots.slice(0, MOST_NAMED).map((id) => nameOf(entities.get(id), id));
  const others = roots.length - names.length;
  return forms.and(others > 0 ? [...names, more(others)] : names);
}

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

/** What only scripts follow on the page of a case; everything else of an address works without them. */
const FOLLOWED = ['walk', 'part', 'expanded', 'roots'];

/**
 * A page that follows on the server what the case follows by scripts: the network of all from whom it does, as far as
 * its longest walk. Undefined where the case follows nothing. `query`: of the page, of which the filters are kept.
 */
export function hrefWithoutScripts(view: Case, query: URLSearchParams): string | undefined {
  const { roots, walks, expanded, parts } = view;
  if (walks.length + expanded.length + parts.length === 0) return undefined;
  const from = [...roots, ...walks.flatMap((walk) => walk.from), ...expanded, ...parts.map(({ of }) => of)];
  const others = new URLSearchParams([...query].filter(([name]) => !FOLLOWED.includes(name)));
  // Whoever was expanded is asked about in both directions, one step far.
  others.set('depth', String(Math.max(1, ...walks.map(({ depth }) => depth))));
  others.set('direction', directionOf(view));
  if (walks.length > 0) others.set('nodes', String(Math.min(MOST_NODES, Math.max(...walks.map(({ nodes }) => nodes)))));
  return rootsHref([...new Set(from)].slice(0, MOST_ROOTS), others);
}

function directionOf({ walks, expanded, parts }: Case): Direction {
  const [first, ...others] = walks.map(({ direction }) => direction);
  const isOne = first !== undefined && others.every((one) => one === first) && expanded.length + parts.length === 0;
  return isOne ? first : 'both';
}
