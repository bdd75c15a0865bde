import { addDays, toMoment } from '@/lib/contract/parameters';
import { termKey } from '@/lib/shared/names/normalise';
import type { OfficerInput } from '../../records';
import type { Row } from './columns';
import type { WriteContext } from './context';
import { type Change, createEventRecorder, LAG_DAYS, type Occasion, officerChange, positionChange } from './events';
import {
  addSnapshot,
  areSameSpans,
  lastBefore,
  SPAN_COLUMNS,
  type Span,
  type SpanCells,
  snapshotsIn,
  spanCells,
  toSpan,
} from './snapshots';

/** What a snapshot says of an officer, as far as changes of it are events. */
interface OfficerState {
  position: string | null;
  start_date: string | null;
  end_date: string | null;
  inactive: boolean | null;
}

const stateOf = ({ position, start_date, end_date, inactive }: Row | OfficerInput): string => {
  const text = (value: unknown): string | null => (value == null ? null : String(value));
  const state: OfficerState = {
    position: text(position),
    start_date: text(start_date),
    end_date: text(end_date),
    inactive: inactive == null ? null : inactive === 1 || inactive === true,
  };
  return JSON.stringify(state);
};

/** An office that ends later is still held. */
const isInOffice = ({ end_date, inactive }: OfficerState, at: string): boolean =>
  inactive !== true && (end_date === null || end_date > at.slice(0, 10));

/** A derived event. */
export interface DerivedEvent {
  change: Change;
  occasion: Occasion;
}

const snapshotAt = (moment: string) => ({ sample_date: moment.slice(0, 10), sampled_at: moment });

/** Provenance of an event between two snapshots (specification, Events, `provenance`). */
const betweenSnapshots = (earlier: string, later: string) => ({
  type: 'company',
  earlier_snapshot: snapshotAt(earlier),
  later_snapshot: snapshotAt(later),
});

/** The end of a snapshot's time: of a whole day its last second. */
const endOf = (moment: string): string => toMoment(moment.replace(/T00:00:00\+00:00$/, ''), 'end') ?? moment;

/** The occasion of a change between two snapshots; `key` distinguishes it from others of its type at that time. */
export const occasionBetween = (company_id: number, earlier: string, later: string, key = later): Occasion => ({
  company_id,
  key,
  starts_at: earlier,
  ends_at: endOf(later),
  provenance: betweenSnapshots(earlier, later),
});

/** Removes the events that no longer follow, and writes those that follow now. */
export function createEventReconciler(context: WriteContext) {
  const { record, forget } = createEventRecorder(context);
  return (before: readonly DerivedEvent[], after: readonly DerivedEvent[]): void => {
    const textOf = ({ change, occasion }: DerivedEvent): string => JSON.stringify([change, occasion]);
    const [had, has] = [new Set(before.map(textOf)), new Set(after.map(textOf))];
    for (const event of before) if (!has.has(textOf(event))) forget(event.change, event.occasion);
    for (const event of after) if (!had.has(textOf(event))) record(event.change, event.occasion);
  };
}

/** The series of snapshots that says when a publisher listed officers of a company. */
const LIST = 'officers';

/** Columns of an officer, besides those of `OfficerState`, from which events follow. */
const SHOWN = ['company_id', 'name', 'uid', 'source_id'];

interface OfficerRow extends Row {
  id: number;
  publisher: string;
}

/**
 * Derives events from officers: who joined, left or changed position between two snapshots. All that is known of the
 * officers of a company decides, not the order in which it was read: a writer marks a company before it changes what is
 * known, and its events are brought up to date once, at the end of the transaction.
 */
export function createOfficerEvents(context: WriteContext) {
  const { db, snapshots } = context;
  const reconcile = createEventReconciler(context);
  /** The events that followed from what was known before the transaction. */
  const marked = new Map<number, DerivedEvent[]>();
  const columns = SPAN_COLUMNS.join(', ');
  const listOfficers = db.prepare<[number], OfficerRow>(
    `SELECT o.id, o.key, o.name, o.uid, o.position, o.start_date, o.end_date, o.inactive, o.retrieved_at,
       coalesce(s.publisher, '') AS publisher
     FROM officers o LEFT JOIN sources s ON s.id = o.source_id WHERE o.company_id = ? ORDER BY o.key`,
  );
  const listSpans = db.prepare<[number], SpanCells>(
    `SELECT ${columns} FROM officer_snapshots WHERE officer_id = ? ORDER BY first_at`,
  );
  const removeSpans = db.prepare('DELETE FROM officer_snapshots WHERE officer_id = ?');
  const insertSpan = db.prepare(`INSERT INTO officer_snapshots (officer_id, ${columns}) VALUES (?, ?, ?, ?, ?)`);
  const listTimes = db
    .prepare<[number, string], string>(
      'SELECT DISTINCT retrieved_at FROM officers WHERE company_id = ? AND retrieved_at > ?',
    )
    .pluck();

  /** An officer who was read once is as the row says. */
  function spanOfRow(row: Row): Span[] {
    const at = toMoment(row.retrieved_at == null ? null : String(row.retrieved_at));
    return at === null ? [] : [{ times: [at], facts: stateOf(row) }];
  }

  function spansOf(id: number, row: Row): Span[] {
    const stored = listSpans.all(id).map(toSpan);
    return stored.length > 0 ? stored : spanOfRow(row);
  }

  /** Spans that follow from the row take no space. */
  function store(row: Row, spans: readonly Span[]): void {
    const id = Number(row.id);
    if (areSameSpans(listSpans.all(id).map(toSpan), spans)) return;
    removeSpans.run(id);
    if (areSameSpans(spans, spanOfRow(row))) return;
    for (const span of spans) insertSpan.run(id, ...spanCells(span));
  }

  /**
   * The snapshot to compare with an officer's first: the previous one of the officers, or one of the company without
   * officers.
   */
  function findEarlier(company_id: number, { publisher }: OfficerRow, first: string, { start_date }: OfficerState) {
    const listed = lastBefore(snapshots.timesOfSeries(company_id, publisher, LIST), first);
    if (listed !== null) return listed;
    const company = lastBefore(snapshots.timesOf(company_id, publisher), first);
    if (company === null || start_date === null) return company;
    return start_date < addDays(company.slice(0, 10), -LAG_DAYS) ? null : company;
  }

  function eventsOf(company_id: number, row: OfficerRow): DerivedEvent[] {
    const events: DerivedEvent[] = [];
    const name = String(row.name);
    const uid = row.uid == null ? null : String(row.uid);
    const add = (earlier: string, later: string, change: Change): void => {
      events.push({ change, occasion: occasionBetween(company_id, earlier, later, `${later}:${row.key}`) });
    };
    let before: { at: string; state: OfficerState } | undefined;
    for (const { at, facts } of snapshotsIn(spansOf(row.id, row))) {
      const given: OfficerState = JSON.parse(facts ?? '{}');
      const state = { ...given, position: given.position ?? before?.state.position ?? null };
      const isIn = isInOffice(state, at);
      const wasIn = before !== undefined && isInOffice(before.state, before.at);
      const earlier = before ? before.at : isIn ? findEarlier(company_id, row, at, state) : null;
      if (earlier !== null && isIn !== wasIn) add(earlier, at, officerChange({ name, uid, ...state }, isIn));
      const [from, to] = [before?.state.position, state.position];
      if (earlier !== null && isIn && wasIn && from && to && termKey(from) !== termKey(to)) {
        add(earlier, at, positionChange({ name, uid, ...state }, from));
      }
      before = { at, state };
    }
    return events;
  }

  const derive = (company_id: number): DerivedEvent[] =>
    listOfficers.all(company_id).flatMap((row) => eventsOf(company_id, row));

  /** Call before what is known of the officers of a company changes. */
  function mark(company_id: number): void {
    if (!marked.has(company_id)) marked.set(company_id, derive(company_id));
  }

  return {
    mark,
    /** Call before a snapshot of a company is stored: it may be the one before that of an officer. */
    markForSnapshot(company_id: number, taken_at: string): void {
      // Times of rows are as the source wrote them, which may be the day before in another zone.
      const times = listTimes.all(company_id, addDays(taken_at.slice(0, 10), -1));
      if (times.some((time) => (toMoment(time) ?? '') > taken_at)) mark(company_id);
    },
    /** Call before a record of an officer is written as `row`. `before`: the row that it may replace. */
    expect(company_id: number, input: OfficerInput, row: Row, before: Row | undefined): void {
      const at = toMoment(input.source.retrieved_at);
      if (at === null) return;
      const publisher = input.source.publisher ?? '';
      const times = snapshots.timesOf(company_id, publisher);
      if (before && before.company_id !== company_id) mark(Number(before.company_id));
      if (before ? !isRepetition(before, row, at, times) : times.some((time) => time !== at)) mark(company_id);
      snapshots.take({ company_id, publisher, series: LIST, taken_at: at, facts: null });
    },
    /** Call after it. True if something is known that was not. */
    see(input: OfficerInput, before: Row | undefined, after: Row): boolean {
      const at = toMoment(input.source.retrieved_at);
      if (at === null || before === undefined) return false;
      const known = spansOf(Number(after.id), before);
      const next = addSnapshot(known, at, stateOf(input));
      store(after, next);
      return !areSameSpans(next, known);
    },
    /** Stores exported snapshots; false if they are here. */
    restore(row: Row | undefined, { snapshots: given = [] }: OfficerInput): boolean {
      if (row === undefined) return false;
      const sighted = snapshotsIn(given.map(({ times, facts }) => ({ times, facts: JSON.stringify(facts) })));
      const known = spansOf(Number(row.id), row);
      const next = sighted.reduce<Span[]>((spans, { at, facts }) => addSnapshot(spans, at, facts), known);
      if (areSameSpans(next, known)) return false;
      store(row, next);
      return true;
    },
    /** Call before an entity is joined with another: its officers become those of `kept`. */
    join(kept: number, gone: number): void {
      const lost = marked.get(gone) ?? derive(gone);
      marked.delete(gone);
      if (lost.length > 0) reconcile(lost, []);
      mark(kept);
    },
    settle(): void {
      for (const [company_id, before] of marked) reconcile(before, derive(company_id));
      marked.clear();
    },
    /** Call after a rollback. */
    forget(): void {
      marked.clear();
    },
  };

  /** Whether the row says at a later time than all others what was said of the officer before. */
  function isRepetition(before: Row, row: Row, at: string, times: readonly string[]): boolean {
    if (SHOWN.some((column) => before[column] !== (row[column] ?? null))) return false;
    const facts = stateOf(row);
    const last = spansOf(Number(before.id), before).at(-1);
    const lastAt = last?.times.at(-1);
    if (lastAt === undefined || last?.facts !== facts || at < lastAt || times.some((time) => time > at)) return false;
    const state: OfficerState = JSON.parse(facts);
    return isInOffice(state, lastAt) === isInOffice(state, at);
  }
}

export type OfficerEvents = ReturnType<typeof createOfficerEvents>;
