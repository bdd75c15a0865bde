import type { EventInput } from '../records';
import { momentCell, toldStates, toMoment } from '../sqlite/cells';
import { jsonCell } from '../sqlite/write/columns';

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
  derived_from: string | null;
  payload: string | null;
  /** The statement the event was made of, as writers know it. */
  statement_key: string | null;
}

function isSameState(told: State, given: State | undefined): boolean {
  if (told === null || given == null) return told === given;
  const fields = Object.keys(told);
  const others = Object.keys(given);
  return (
    others.length === fields.length && others.every((field, at) => field === fields[at] && told[field] === given[field])
  );
}

function derivedCell({ type, description, derived_from = null }: EventFacts, starts_at: string | null): string | null {
  const told = toldStates(type, description, starts_at);
  if (told === null || derived_from === null) return told === derived_from ? null : JSON.stringify(derived_from);
  const isTold =
    isSameState(told.before, derived_from.before) &&
    isSameState(told.after, derived_from.after) &&
    Object.keys(derived_from).length === 2;
  return isTold ? null : JSON.stringify(derived_from);
}

function endsAt(ends_at: string): string {
  const moment = toMoment(ends_at, 'end');
  return moment === null ? ends_at : momentCell(moment);
}

function startsAt(starts_at: string | null | undefined): string | null {
  const moment = toMoment(starts_at);
  return moment === null ? null : momentCell(moment);
}

/** The kind of the event before, which is that of most: events of a file have their provenance in common. */
let last: { categories: readonly string[]; told: object; isOwn: boolean; kind: EventKindCells } | undefined;

function kindOf({ type, categories, provenance: told }: EventFacts, isOwn: boolean): EventKindCells {
  const isSame = last?.told === told && last.categories === categories && last.isOwn === isOwn && last.kind[0] === type;
  if (last && isSame) return last.kind;
  const kind: EventKindCells = [type, JSON.stringify(categories), isOwn ? null : JSON.stringify(told)];
  last = { categories, told, isOwn, kind };
  return kind;
}

/** Knows nothing of the register, so that rows can be made anywhere. */
export function eventRow(facts: EventFacts): EventRow {
  const starts_at = startsAt(facts.starts_at);
  const { statement_key } = facts.provenance;
  // No two events have a provenance in common that names a statement; a pair of snapshots is that of many.
  const isOwn = typeof statement_key === 'string';
  return {
    key: facts.key,
    kind: kindOf(facts, isOwn),
    starts_at,
    ends_at: endsAt(facts.ends_at),
    description: facts.description,
    provenance: isOwn ? JSON.stringify(facts.provenance) : null,
    derived_from: derivedCell(facts, starts_at),
    payload: jsonCell(facts.payload),
    statement_key: isOwn ? statement_key : null,
  };
}
