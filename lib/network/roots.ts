import { dayOf } from '@/lib/contract/parameters';
import { parseCompanyReference } from '@/lib/shared/company-reference';
import type { Forms } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import type { Case } from './case/case';
import { entityId, isEntityPath, type NetworkModel, nameOf } from './model';
import { MOST_ROOTS, rootsHref } from './roots-href';
import { DEFAULT_CALLS, DEFAULT_NODES, DIRECTIONS, type Direction, MAX_DEPTH } from './walk/terms';

/** A longer list of names is not a useful title. */
const MOST_NAMED = 3;

/** The names of the roots as one text: "A, B, C and 4 more". `more` is the number of the unnamed ones. */
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

/** Two steps, enough to find what the roots have in common. */
const FIRST_DEPTH = 2;
/** Limit for a walk that is part of the page. */
export const MOST_NODES = 1000;
const MAX_CALLS_PER_QUESTION = 1000;

/** The parameters that define a network of several entities; the others define its view. */
export interface RootsAddress {
  /** Paths of entities, without duplicates. */
  from: string[];
  /** The number of entries beyond the limit. */
  left_out: number;
  /** Entries that name no entity. */
  unreadable: string[];
  direction: Direction;
  depth: number;
  nodes: number;
  /** Calls of a remote service that may be spent; they are spent only if `ask` is true. */
  calls: number;
  ask: boolean;
  /** Names of the parameters with invalid values, which are replaced by defaults. */
  wrong: (keyof typeof LIMITS | 'direction')[];
  dates?: string;
}

const LIMITS = {
  depth: [1, MAX_DEPTH, FIRST_DEPTH],
  nodes: [1, MOST_NODES, DEFAULT_NODES],
  calls: [0, MAX_CALLS_PER_QUESTION, DEFAULT_CALLS],
} as const;

/** The allowed range of a parameter, for messages. */
export const rangeOf = (name: keyof typeof LIMITS): { least: number; most: number } => ({
  least: LIMITS[name][0],
  most: LIMITS[name][1],
});

/** The path of an entity from its path, the address of its page, or `gb/01234500`. */
export function entityFrom(text: string): string | undefined {
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

/** Reads `from=/companies/gb/1&from=…`, and `company=gb/1` as sent by ticked results. Never throws. */
export function parseRoots(params: URLSearchParams): RootsAddress {
  const written = [...params.getAll('from'), ...params.getAll('company')].filter((text) => text.trim() !== '');
  const ids = [...new Set(written.flatMap((text) => entityFrom(text) ?? []))];
  const wrong: RootsAddress['wrong'] = [];
  const dates = dayOf(params);
  return {
    from: ids.slice(0, MOST_ROOTS),
    left_out: Math.max(0, ids.length - MOST_ROOTS),
    unreadable: [...new Set(written.filter((text) => entityFrom(text) === undefined))],
    direction: directionIn(params, wrong),
    depth: numberIn(params, 'depth', wrong),
    nodes: numberIn(params, 'nodes', wrong),
    calls: numberIn(params, 'calls', wrong),
    ask: params.get('ask') === 'true',
    wrong,
    ...(dates && { dates }),
  };
}

/** Parameters of a case that need scripts; all others work without them. */
const NEEDS_SCRIPTS = ['walk', 'part', 'expanded', 'roots'];

/**
 * A page that expands on the server what the case expands by scripts: the network of all starting entities, as deep as
 * the longest walk. Undefined if the case has no walks. `query`: of the page, whose filters are kept.
 */
export function hrefWithoutScripts(view: Case, query: URLSearchParams): string | undefined {
  const { roots, walks, expanded, parts } = view;
  if (walks.length + expanded.length + parts.length === 0) return undefined;
  const from = [...roots, ...walks.flatMap((walk) => walk.from), ...expanded, ...parts.map(({ of }) => of)];
  const others = new URLSearchParams([...query].filter(([name]) => !NEEDS_SCRIPTS.includes(name)));
  // Expanded entities are requested in both directions, one step deep.
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
