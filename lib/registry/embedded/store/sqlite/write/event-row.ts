import type { EventInput } from '../../records';
import { toldStates } from '../event-states';
import { momentCell } from '../moment-cells';
import { toMoment } from '../moments';
import { type Cell, jsonCell } from './columns';

type State = NonNullable<EventInput['derived_from']>['before'];
export type EventFacts = Omit<EventInput, 'kind' | 'company' | 'created_at' | 'found_by_register'>;

/** What events have in common: the cells of `event_kinds`, in the order of `EVENT_KIND_COLUMNS`. */
export type EventKindCells = readonly [type: string, categories: string, provenance: string | null];
export const EVENT_KIND_COLUMNS = ['type', 'categories', 'provenance'] as const;

/** An event as the register keeps it, but for what only the register knows: the ids of its company and of its kind. */
export interface EventRow {
  key: string;
  kind: EventKindCells;
  starts_at: string | null;
  ends_at: string;
  description: string;
  /** Null where it is that of its kind. */
  provenance: string | null;
  derived_from: Cell;
  payload: Cell;
  /** The statement the event was made of, as writers know it. */
  statement_key: string | null;
}

/** Each state that is told is one field with a plain value. */
function isSameState(told: State, given: State | undefined): boolean {
  if (told === null || given == null) return told === given;
  const [[field, value] = []] = Object.entries(told);
  const [own, ...others] = Object.keys(given);
  return others.length === 0 && own !== undefined && own === field && given[own] === value;
}

function derivedCell({ type, description, derived_from = null }: EventFacts, starts_at: string | null): Cell {
  const told = toldStates(type, description, starts_at);
  if (told === null || derived_from === null) return told === derived_from ? null : JSON.stringify(derived_from);
  const { before, after, ...rest } = derived_from;
  const isTold = isSameState(told.before, before) && isSameState(told.after, after) && Object.keys(rest).length === 0;
  return isTold ? null : JSON.stringify(derived_from);
}

function endsAt(ends_at: string): string {
  const moment = toMoment(ends_at, 'end');
  return moment === null ? ends_at : momentCell(moment);
}

/** Two events have no provenance in common that names a statement; of snapshots one pair is that of many events. */
function provenanceCells({ provenance }: EventFacts) {
  const { statement_key } = provenance;
  return typeof statement_key === 'string'
    ? { own: JSON.stringify(provenance), common: null, statement_key }
    : { own: null, common: JSON.stringify(provenance), statement_key: null };
}

/** Knows nothing of the register, so that rows can be made anywhere. */
export function eventRow(facts: EventFacts): EventRow {
  const starts = toMoment(facts.starts_at);
  const starts_at = starts === null ? null : momentCell(starts);
  const { own, common, statement_key } = provenanceCells(facts);
  return {
    key: facts.key,
    kind: [facts.type, JSON.stringify(facts.categories), common],
    starts_at,
    ends_at: endsAt(facts.ends_at),
    description: facts.description,
    provenance: own,
    derived_from: derivedCell(facts, starts_at),
    payload: jsonCell(facts.payload),
    statement_key,
  };
}
