import { toMoment } from '@/lib/contract/parameters';
import type { EventInput } from '../records';
import { momentCell, statesOfDescription } from '../sqlite/sql-parts';
import { jsonCell } from '../sqlite/write/columns';

type State = NonNullable<EventInput['derived_from']>['before'];
export type EventFacts = Omit<EventInput, 'kind' | 'company' | 'created_at' | 'found_by_register'>;

/** What many events share: the cells of `event_kinds`, in the order of `EVENT_KIND_COLUMNS`. */
export type EventKindCells = readonly [type: string, categories: string, provenance: string | null];
export const EVENT_KIND_COLUMNS = ['type', 'categories', 'provenance'] as const;

/** An event row without the ids of its company and its kind, which only the register knows. */
export interface EventRow {
  key: string;
  kind: EventKindCells;
  starts_at: string | null;
  ends_at: string;
  description: string;
  /** Null if it equals that of its kind. */
  provenance: string | null;
  derived_from: string | null;
  payload: string | null;
  /** Key of the statement from which the event was derived. */
  statement_key: string | null;
}

function isSameState(derived: State, given: State | undefined): boolean {
  if (derived === null || given == null) return derived === given;
  const fields = Object.keys(derived);
  const others = Object.keys(given);
  return (
    others.length === fields.length &&
    others.every((field, at) => field === fields[at] && derived[field] === given[field])
  );
}

function derivedCell({ type, description, derived_from = null }: EventFacts, starts_at: string | null): string | null {
  const derived = statesOfDescription(type, description, starts_at);
  if (derived === null || derived_from === null) return derived === derived_from ? null : JSON.stringify(derived_from);
  const isStated =
    isSameState(derived.before, derived_from.before) &&
    isSameState(derived.after, derived_from.after) &&
    Object.keys(derived_from).length === 2;
  return isStated ? null : JSON.stringify(derived_from);
}

function endsAt(ends_at: string): string {
  const moment = toMoment(ends_at, 'end');
  return moment === null ? ends_at : momentCell(moment);
}

function startsAt(starts_at: string | null | undefined): string | null {
  const moment = toMoment(starts_at);
  return moment === null ? null : momentCell(moment);
}

/** The kind of the previous event: events of a file usually share their provenance. */
let last: { categories: readonly string[]; provenance: object; isOwn: boolean; kind: EventKindCells } | undefined;

function kindOf({ type, categories, provenance }: EventFacts, isOwn: boolean): EventKindCells {
  const isSame =
    last?.provenance === provenance && last.categories === categories && last.isOwn === isOwn && last.kind[0] === type;
  if (last && isSame) return last.kind;
  const kind: EventKindCells = [type, JSON.stringify(categories), isOwn ? null : JSON.stringify(provenance)];
  last = { categories, provenance, isOwn, kind };
  return kind;
}

/** Does not read the register, so that it can run in any thread. */
export function eventRow(facts: EventFacts): EventRow {
  const starts_at = startsAt(facts.starts_at);
  const { statement_key } = facts.provenance;
  // A provenance with a statement belongs to one event; a pair of snapshots is shared by many.
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
