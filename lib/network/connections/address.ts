import { dayOf } from '@/lib/contract/parameters';
import { links } from '@/lib/shared/links';
import { MAX_TERMINALS } from '../paths/connect';
import { entityFrom } from '../roots';
import { DEFAULT_CALLS } from '../walk/terms';
import type { ConnectionTerms } from './search';

export const LEAST_CONNECTED = 2;
export const MOST_CONNECTED = MAX_TERMINALS;

const LIMITS = { steps: [1, 12, 4], calls: [0, 1000, DEFAULT_CALLS] } as const;
type Limit = keyof typeof LIMITS;

/** The allowed range of a parameter. */
export const limitOf = (name: Limit): { least: number; most: number } => ({
  least: LIMITS[name][0],
  most: LIMITS[name][1],
});

/** The address of a search for connections. */
export interface ConnectionsAddress extends Omit<ConnectionTerms, 'hubNeighbours'> {
  /** Paths of entities, without duplicates. */
  between: readonly string[];
  /** Those that were given again, those beyond the limit, and texts that name no entity. */
  repeated: readonly string[];
  left_out: readonly string[];
  unreadable: readonly string[];
  /** Names of the parameters with invalid values, which are replaced by defaults. */
  wrong: readonly (Limit | 'dates' | 'hubs')[];
  /** Calls of a remote service that may be spent; they are spent only if `ask` is true. */
  calls: number;
  ask: boolean;
  /** A name to add; may be empty. */
  add: string;
}

/** A pasted address is never a name. */
const ADDRESS = /^(?:https?:\/)?\//i;

/** Longer texts are no names. */
const LONGEST_NAME = 200;

function numberIn(params: URLSearchParams, name: Limit): number | undefined {
  const [least, most, usual] = LIMITS[name];
  const text = params.get(name)?.trim() ?? '';
  if (text === '') return usual;
  const number = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : undefined;
}

function hubsIn(params: URLSearchParams): { hubs: ConnectionTerms['hubs']; isWrong: boolean } {
  const written = params.getAll('hubs').filter((text) => text.trim() !== '');
  if (written.includes('all')) return { hubs: 'all', isWrong: false };
  const ids = written.map(entityFrom);
  const hubs = [...new Set(ids.flatMap((id) => id ?? []))].slice(0, MOST_HUBS);
  return { hubs, isWrong: ids.includes(undefined) || ids.length > MOST_HUBS };
}

/** More belong to `all`. */
const MOST_HUBS = 20;

const duplicatesIn = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) < index)),
];

/** The parameters that name entities; `company` as ticked results send it. */
export const ENTRIES = ['from', 'to', 'company'] as const;

/** Reads `from=/companies/gb/1&to=…`, in any of the ways to write an entity. Never throws. */
export function parseConnections(params: URLSearchParams): ConnectionsAddress {
  const typed = (params.get('add') ?? '').trim();
  const isName = entityFrom(typed) === undefined && !ADDRESS.test(typed);
  const listed = ENTRIES.flatMap((name) => params.getAll(name));
  const written = [...listed, ...(isName ? [] : [typed])].filter((text) => text.trim() !== '');
  const ids = written.flatMap((text) => entityFrom(text) ?? []);
  const unique = [...new Set(ids)];
  const { hubs, isWrong } = hubsIn(params);
  const [steps, calls, dates] = [numberIn(params, 'steps'), numberIn(params, 'calls'), dayOf(params)];
  return {
    between: unique.slice(0, MOST_CONNECTED),
    left_out: unique.slice(MOST_CONNECTED),
    repeated: duplicatesIn(ids),
    unreadable: [...new Set(written.filter((text) => entityFrom(text) === undefined))],
    steps: steps ?? LIMITS.steps[2],
    calls: calls ?? LIMITS.calls[2],
    hubs,
    ask: params.get('ask') === 'true',
    wrong: [
      ...(steps === undefined ? (['steps'] as const) : []),
      ...(calls === undefined ? (['calls'] as const) : []),
      ...(isWrong ? (['hubs'] as const) : []),
      ...(!dates && params.get('dates')?.trim() ? (['dates'] as const) : []),
    ],
    add: isName ? typed.slice(0, LONGEST_NAME) : '',
    ...(dates && { dates }),
  };
}

type Printed = Pick<ConnectionsAddress, 'between'> & Partial<Pick<ConnectionsAddress, 'steps' | 'hubs' | 'dates'>>;

/** The parameters of a search, without permission to spend calls. */
export function connectionsParams({ between, steps = LIMITS.steps[2], hubs = [], dates }: Printed): URLSearchParams {
  const [first, ...others] = between;
  return new URLSearchParams([
    ...(first === undefined ? [] : [['from', first]]),
    ...others.map((id) => ['to', id]),
    ...(steps === LIMITS.steps[2] ? [] : [['steps', String(steps)]]),
    ...(hubs === 'all' ? [['hubs', 'all']] : hubs.map((id) => ['hubs', id])),
    ...(dates ? [['dates', dates]] : []),
  ]);
}

/** The address of a search for connections. */
export const connectionsHref = (printed: Printed): string => links.connections(connectionsParams(printed));
