import { isFormer } from '@/lib/records/officer/office-status';
import { type Fields, fieldsIn, textOf } from '@/lib/shared/fields';

/** An officer as a watched record tells it. */
export interface WatchedOfficer {
  id: number;
  name: string;
  position?: string;
  /** Whether the record says that the office was over on the day it was read. */
  over: boolean;
}

/** What of a company is remembered when somebody looks at it, to say later what has changed. All texts are untrusted. */
export interface WatchedFacts {
  name: string;
  current_status?: string;
  inactive?: boolean;
  dissolution_date?: string;
  address?: string;
  controller?: string;
  /** Undefined where the record does not tell its officers, and likewise below. */
  officers?: WatchedOfficer[];
  filings?: { id: number; title: string; date?: string }[];
  /** ISO 8601. */
  updated_at?: string;
  retrieved_at?: string;
}

/** Older filings say nothing about what is new, and a device has little room. */
const FILINGS_KEPT = 30;

const flagOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Undefined where there is no list; entries may stand in the wrapping of the interface, or without it. */
const listOf = (value: unknown, wrapping: string): Fields[] | undefined =>
  Array.isArray(value) ? value.map((each) => fieldsIn(fieldsIn(each)[wrapping] ?? each)) : undefined;

function officerOf({ id, name, position, over, inactive, end_date }: Fields, today: string): WatchedOfficer[] {
  const known = textOf(name);
  if (typeof id !== 'number' || known === undefined) return [];
  const isOver = flagOf(over) ?? isFormer({ end_date: textOf(end_date), inactive: flagOf(inactive) }, today);
  return [{ id, name: known, ...defined({ position: textOf(position) }), over: isOver }];
}

function filingOf({ id, title, date }: Fields) {
  const known = textOf(title);
  return typeof id === 'number' && known !== undefined
    ? [{ id, title: known, ...defined({ date: textOf(date) }) }]
    : [];
}

/** Without the keys of which nothing is known: what is kept on the device stays small. */
const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/**
 * Reads a record of the interface, or what was kept of one; undefined for what is neither. By hand and not by the schema
 * of the contract, which weighs more than the rest of the page's scripts. `today` as `2024-05-01`.
 */
export function watchedFactsOf(record: unknown, today: string): WatchedFacts | undefined {
  const given = fieldsIn(record);
  const name = textOf(given.name);
  if (name === undefined) return undefined;
  const facts: Omit<WatchedFacts, 'name'> = {
    current_status: textOf(given.current_status),
    inactive: flagOf(given.inactive),
    dissolution_date: textOf(given.dissolution_date),
    address: textOf(given.address) ?? textOf(given.registered_address_in_full),
    controller: textOf(given.controller) ?? textOf(fieldsIn(given.controlling_entity).name),
    officers: listOf(given.officers, 'officer')?.flatMap((officer) => officerOf(officer, today)),
    filings: listOf(given.filings, 'filing')?.flatMap(filingOf).slice(0, FILINGS_KEPT),
    updated_at: textOf(given.updated_at),
    retrieved_at: textOf(given.retrieved_at),
  };
  return { name, ...defined(facts) };
}

/** The same from a reply to `companies/:jurisdiction_code/:company_number`. */
export const watchedFactsIn = (body: unknown, today: string): WatchedFacts | undefined =>
  watchedFactsOf(fieldsIn(fieldsIn(body).results).company, today);
