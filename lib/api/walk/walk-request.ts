import { z } from 'zod';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { RegistryError } from '@/lib/contract/errors';
import { parseParameters } from '@/lib/contract/parameters';
import { entityId, isEntityPath } from '@/lib/network/entity';
import { everythingOn } from '@/lib/network/request';
import { parseWalk, WalkStateError } from '@/lib/network/walk/parse';
import { beginWalk, type WalkState } from '@/lib/network/walk/state';
import {
  DEFAULT_CALLS,
  DEFAULT_DEPTH,
  DEFAULT_NODES,
  DIRECTIONS,
  type Direction,
  MAX_BEGINNINGS,
  MAX_DEPTH,
  MAX_NODES,
  type WalkTerms,
} from '@/lib/network/walk/terms';
import { readBody } from '../request-body';

/** What somebody wants to have walked. */
export interface AskedWalk {
  state: WalkState;
  limits: { depth: number; nodes: number; calls: number };
  /** Only its price is wanted. */
  price: boolean;
}

const wrong = (message: string): RegistryError => new RegistryError('invalid_request', message);

/** The state of the largest walk has less than a megabyte, with numbers as registers have them. */
const LONGEST_STATE = 4 * 1024 * 1024;
const MAX_CALLS = 100_000;

type Given = Readonly<Record<string, unknown>>;

/** A limit as it stands in an address, or as a number in a body. */
function wholeNumber(given: Given, name: string, [min, max, standard]: readonly [number, number, number]): number {
  const value = given[name];
  if (value === undefined || value === null || value === '') return standard;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max) return number;
  throw wrong(`The parameter ${name} is ${JSON.stringify(value)}; it must be a whole number from ${min} to ${max}.`);
}

const limitsOf = (given: Given) => ({
  depth: wholeNumber(given, 'depth', [0, MAX_DEPTH, DEFAULT_DEPTH]),
  nodes: wholeNumber(given, 'nodes', [1, MAX_NODES, DEFAULT_NODES]),
  calls: wholeNumber(given, 'calls', [0, MAX_CALLS, DEFAULT_CALLS]),
});

function priceOf({ price }: Given): boolean {
  if (price === undefined || price === 'false' || price === false) return false;
  if (price === 'true' || price === true) return true;
  throw wrong(`The parameter price is ${JSON.stringify(price)}; it must be true or false.`);
}

function beginningsOf(params: URLSearchParams): string[] {
  const from = [...new Set(params.getAll('from').map((address) => entityId(address.trim())))];
  if (from.length < 1 || from.length > MAX_BEGINNINGS) {
    throw wrong(`The parameter from stands there ${from.length} times; it may 1 to ${MAX_BEGINNINGS} times.`);
  }
  const strange = from.find((id) => !isEntityPath(id));
  if (strange === undefined) return from;
  const example = 'it must be the path of a company or a placeholder, such as /companies/gb/01234500';
  throw wrong(`The parameter from is ${JSON.stringify(strange)}; ${example}.`);
}

function directionOf(params: URLSearchParams): Direction {
  const given = params.get('direction') || 'both';
  const direction = DIRECTIONS.find((known) => known === given);
  if (direction) return direction;
  throw wrong(`The parameter direction is ${JSON.stringify(given)}; it must be up, down or both.`);
}

/** Asked for as the network endpoint asks: 400 for a day that is none. */
function checkDates({ dates }: WalkTerms): void {
  parseParameters(ENDPOINTS.get_company_network.parameters, everythingOn(dates));
}

/** `from=…&from=…&direction=…&depth=…&nodes=…&calls=…&dates=…&price=true`; throws 400 with a sentence. */
export function walkOfAddress(params: URLSearchParams): AskedWalk {
  const dates = params.get('dates')?.trim() || undefined;
  const terms: WalkTerms = { from: beginningsOf(params), direction: directionOf(params), ...(dates && { dates }) };
  checkDates(terms);
  const given = Object.fromEntries(params);
  return { state: beginWalk(terms), limits: limitsOf(given), price: priceOf(given) };
}

const bodySchema = z.looseObject({});

function stateOf(printed: unknown): WalkState {
  try {
    return parseWalk(printed);
  } catch (error) {
    if (error instanceof WalkStateError) throw wrong(error.message);
    throw error;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `{"state":…,"depth":…,"nodes":…,"calls":…,"price":…}`, a walk to be gone on with; throws 400 with a sentence. */
export async function walkOfBody(request: Request): Promise<AskedWalk> {
  const { data } = bodySchema.safeParse(jsonOf(await readBody(request, LONGEST_STATE, 'state of the walk')));
  if (!data) throw wrong('The body must be a JSON object.');
  const state = stateOf(data.state);
  checkDates(state.terms);
  return { state, limits: limitsOf(data), price: priceOf(data) };
}
