import type { EventInput, WriteOutcome } from '../../records';
import { toMoment } from '../moments';
import { jsonCell, type Row } from './columns';
import type { Change } from './company-changes';
import type { WriteContext } from './context';
import { AUTOMATIC, createDoubleFinder, type EventAccount } from './event-doubles';
import { createKeyedWriter } from './keyed';

const ownKey = (type: string, company_id: number, key: string): string => `${AUTOMATIC}${type}:${company_id}:${key}`;

function accountOf(input: EventInput, company_id: number): EventAccount {
  const { statement_key } = input.provenance;
  return {
    key: input.found_by_register ? ownKey(input.type, company_id, input.key) : input.key,
    company_id,
    type: input.type,
    starts_at: toMoment(input.starts_at, 'start'),
    ends_at: toMoment(input.ends_at, 'end') ?? input.ends_at,
    description: input.description,
    statement_key: typeof statement_key === 'string' ? statement_key : null,
  };
}

function toRow(input: EventInput, { key, company_id, starts_at, ends_at }: EventAccount): Row & { key: string } {
  return {
    key,
    company_id,
    type: input.type,
    categories: JSON.stringify(input.categories),
    starts_at,
    ends_at,
    description: input.description,
    provenance: JSON.stringify(input.provenance),
    derived_from: jsonCell(input.derived_from),
    payload: jsonCell(input.payload),
  };
}

/** Events that an importer tells of. One that the register had found by itself becomes the importer's, under its id. */
export function createEventWriter(context: WriteContext): (input: EventInput) => WriteOutcome {
  const { db } = context;
  const write = createKeyedWriter(context, 'events');
  const doubles = createDoubleFinder(db);
  const isKnown = db.prepare<[string], { id: number }>('SELECT id FROM events WHERE key = ?');

  function takeOver(id: number, row: Row, created_at: string | undefined): WriteOutcome {
    context.rows.update('events', id, created_at === undefined ? row : { ...row, created_at });
    return 'merged';
  }

  function findDouble(account: EventAccount): number | undefined {
    if (context.hasNoEventsOfOurs(account.company_id) || isKnown.get(account.key)) return undefined;
    return doubles.recorded(account);
  }

  return (input) => {
    const account = accountOf(input, context.entities.resolve(input.company));
    const row = toRow(input, account);
    if (input.found_by_register) context.noteEventOfOurs(account.company_id);
    const double = input.found_by_register ? undefined : findDouble(account);
    if (double !== undefined) return takeOver(double, row, input.created_at);
    return write(row, { created_at: input.created_at ?? context.now() }).outcome;
  };
}

/** When a change was, and how that is known. */
export interface Occasion {
  company_id: number;
  /** What tells it from the same change of the company at another time; the same again is the same event. */
  key: string;
  starts_at: string;
  ends_at: string;
  provenance: Record<string, unknown>;
}

/** Events that the register finds by itself. None where there is an account of the event already. */
export function createEventRecorder(context: WriteContext): (change: Change, occasion: Occasion) => void {
  const { db } = context;
  const doubles = createDoubleFinder(db);
  const isKnown = db.prepare<[string], { id: number }>('SELECT id FROM events WHERE key = ?');
  return ({ type, categories, description, before, after, payload, day }, occasion) => {
    const { company_id, provenance } = occasion;
    const key = ownKey(type, company_id, occasion.key);
    const starts_at = toMoment(day, 'start') ?? occasion.starts_at;
    const ends_at = toMoment(day, 'end') ?? occasion.ends_at;
    const statement_key = typeof provenance.statement_key === 'string' ? provenance.statement_key : null;
    const account = { key, company_id, type, starts_at, ends_at, description, statement_key };
    if (isKnown.get(key) || (doubles.told(account) ?? doubles.recordedAlike(account)) !== undefined) return;
    const row = {
      ...{ key, company_id, type, starts_at, ends_at, description },
      categories: JSON.stringify(categories),
      provenance: JSON.stringify(provenance),
      derived_from: JSON.stringify({ before, after }),
      payload: jsonCell(payload),
      created_at: context.now(),
    };
    context.rows.insert('events', row);
    context.noteEventOfOurs(company_id);
  };
}
