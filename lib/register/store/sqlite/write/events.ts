import type { PreparedEvent } from '../../prepare/event';
import { type EventRow, eventRow } from '../../prepare/event-row';
import type { WriteOutcome } from '../../records';
import { toMoment } from '../moments';
import type { Cell } from './columns';
import type { Change } from './company-changes';
import type { WriteContext } from './context';
import { AUTOMATIC, createDoubleFinder, type EventAccount } from './event-doubles';
import { TOLD_OF_EVENT } from './implied-rows';
import { createKeyedWriter, type KeyedColumns } from './keyed';

/** An event is told from the others of its company by its key. */
const COLUMNS = {
  identity: ['company_id', 'key'],
  facts: TOLD_OF_EVENT.slice(1),
  onceOnly: ['created_at'],
} satisfies KeyedColumns;

export const EVENT_COLUMNS = [...COLUMNS.identity, ...COLUMNS.facts, ...COLUMNS.onceOnly];

const ownKey = (type: string, company_id: number, key: string): string => `${AUTOMATIC}${type}:${company_id}:${key}`;

const accountOf = (row: EventRow, company_id: number, key: string): EventAccount => {
  const { starts_at, ends_at, description, statement_key } = row;
  return { key, company_id, type: row.kind[0], starts_at, ends_at, description, statement_key };
};

/** In the order of the columns. */
export function eventCells(
  context: WriteContext,
  row: EventRow,
  company_id: number,
  key: string,
  created_at: string,
): Cell[] {
  const { starts_at, ends_at, description, provenance, derived_from, payload } = row;
  const kind_id = context.eventKinds.idOf(row.kind);
  return [company_id, key, kind_id, starts_at, ends_at, description, provenance, derived_from, payload, created_at];
}

/** As `TOLD_OF_EVENT` names them. */
const toldIn = (cells: readonly Cell[]): Cell[] => cells.slice(1, 1 + TOLD_OF_EVENT.length);

function createKeyFinder({ db }: WriteContext): (event: Pick<EventAccount, 'company_id' | 'key'>) => boolean {
  const find = db.prepare<[number, string]>('SELECT 1 FROM events WHERE company_id = ? AND key = ?');
  return ({ company_id, key }) => find.get(company_id, key) !== undefined;
}

/** Events that an importer tells of. One that the register had found by itself becomes the importer's, under its id. */
export function createEventWriter(context: WriteContext): (event: PreparedEvent) => WriteOutcome {
  const { db, implied } = context;
  const write = createKeyedWriter(db, 'events', COLUMNS);
  const doubles = createDoubleFinder(db);
  const isKnown = createKeyFinder(context);
  const rename = db.prepare('UPDATE events SET key = ?, created_at = coalesce(?, created_at) WHERE id = ?');

  function findDouble(row: EventRow, company_id: number, key: string): number | undefined {
    if (context.hasNoEventsOfOurs(company_id)) return undefined;
    const account = accountOf(row, company_id, key);
    return isKnown(account) ? undefined : doubles.recorded(account);
  }

  return ({ row, company, created_at, found_by_register: ours }) => {
    const company_id = context.entities.resolve(company);
    const key = ours ? ownKey(row.kind[0], company_id, row.key) : row.key;
    if (ours) context.noteEventOfOurs(company_id);
    const cells = eventCells(context, row, company_id, key, created_at ?? context.now());
    const isSaid = implied.saysEvent(company_id, row.kind[0], toldIn(cells));
    if (isSaid) return 'unchanged';
    if (isSaid === false && !isKnown({ company_id, key })) implied.writeDownParts(company_id);
    const double = ours ? undefined : findDouble(row, company_id, key);
    if (double !== undefined) rename.run(key, created_at, double);
    const { outcome } = write(cells);
    return double === undefined ? outcome : 'merged';
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
  const write = createKeyedWriter(context.db, 'events', COLUMNS);
  const doubles = createDoubleFinder(context.db);
  const isKnown = createKeyFinder(context);
  const { implied } = context;
  return ({ before, after, day, ...change }, { company_id, ...occasion }) => {
    const starts_at = toMoment(day) ?? occasion.starts_at;
    const ends_at = toMoment(day, 'end') ?? occasion.ends_at;
    const row = eventRow({ ...change, ...occasion, starts_at, ends_at, derived_from: { before, after } });
    const account = accountOf(row, company_id, ownKey(change.type, company_id, occasion.key));
    if (implied.impliesEventOf(company_id, change.type)) implied.writeDownParts(company_id);
    if (isKnown(account) || (doubles.told(account) ?? doubles.recordedAlike(account)) !== undefined) return;
    write(eventCells(context, row, company_id, account.key, context.now()));
    context.noteEventOfOurs(company_id);
  };
}
