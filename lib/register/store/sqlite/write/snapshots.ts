import type { SqliteDatabase } from '../open';
import { momentCell, momentOfCell } from '../sql-parts';

/** The value of `implies_snapshot` in new rows; see the schema. */
export const IMPLIES_SNAPSHOT = 2;

/** Facts of a company whose change is an event. Null: not in the snapshot. */
export interface CompanyFacts {
  name: string | null;
  current_status: string | null;
  inactive: boolean | null;
  incorporation_date: string | null;
  /** On one line, or as JSON of its parts. Absent in snapshots of registers of layout 9 and earlier. */
  registered_address?: string | null;
  /** The publisher no longer has the company. */
  absent?: true;
}

export interface Snapshot<Facts = CompanyFacts> {
  company_id: number;
  publisher: string;
  /** The key of the publisher's record, or `officers`. */
  series: string;
  /** ISO 8601 in UTC; see `toMoment`. */
  taken_at: string;
  facts: Facts | null;
}

/** The times at which the snapshots of a publisher gave the same facts, with none between that gave others. */
export interface Span {
  /** In order. */
  times: string[];
  /** JSON; null for the list of officers, whose rows have their facts. */
  facts: string | null;
}

/** The columns of a span. */
export interface SpanCells {
  first_at: string;
  last_at: string;
  /** JSON of the times between both, in the form of `momentCell`; null if there is none. */
  between_at: string | null;
  facts: string | null;
}

interface SpanRow extends SpanCells {
  is_implied: number;
}

export const SPAN_COLUMNS = ['first_at', 'last_at', 'between_at', 'facts'] as const;

export function toSpan({ first_at, last_at, between_at, facts }: SpanCells): Span {
  const between: string[] = between_at === null ? [] : JSON.parse(between_at);
  return { times: [...new Set([first_at, ...between.map(momentOfCell), last_at])], facts };
}

/** In the order of `SPAN_COLUMNS`. */
export function spanCells({ times, facts }: Span): [string, string, string | null, string | null] {
  const [first = '', last = first] = [times[0], times.at(-1)];
  const between = times.length > 2 ? JSON.stringify(times.slice(1, -1).map(momentCell)) : null;
  return [first, last, between, facts];
}

/** Two spans of a publisher with nothing between: their difference happened after `earlier_at`, by `later_at` at last. */
export interface Step {
  publisher: string;
  earlier_at: string;
  later_at: string;
  before: CompanyFacts;
  after: CompanyFacts;
}

/** The steps of all publishers before and after a snapshot was stored. */
export interface HistoryChange {
  before: Step[];
  after: Step[];
}

/** Facts that a snapshot does not give keep the value of the one before. */
const fillGaps = (facts: CompanyFacts, before: CompanyFacts | null): CompanyFacts => ({
  name: facts.name ?? before?.name ?? null,
  current_status: facts.current_status ?? before?.current_status ?? null,
  inactive: facts.inactive ?? before?.inactive ?? null,
  incorporation_date: facts.incorporation_date ?? before?.incorporation_date ?? null,
  registered_address: facts.registered_address ?? before?.registered_address ?? null,
});

function stepsOf(publisher: string, spans: readonly Span[]): Step[] {
  const steps: Step[] = [];
  let before: CompanyFacts | null = null;
  for (const [at, { facts, times }] of spans.entries()) {
    if (facts === null) continue;
    const given: CompanyFacts = JSON.parse(facts);
    const [earlier_at, later_at] = [spans[at - 1]?.times.at(-1), times[0]];
    // Before its first snapshot a company is not missed.
    if (given.absent && !before) continue;
    const after: CompanyFacts = given.absent && before ? { ...before, absent: true } : fillGaps(given, before);
    if (before && earlier_at && later_at) steps.push({ publisher, earlier_at, later_at, before, after });
    before = after;
  }
  return steps;
}

/** What the snapshot of each time gave, in order. */
export const snapshotsIn = (spans: readonly Span[]): { at: string; facts: string | null }[] =>
  spans.flatMap(({ times, facts }) => times.map((at) => ({ at, facts })));

/**
 * The spans with one snapshot more; the order in which snapshots are read makes no difference. Of two snapshots of one
 * time the one that sorts last counts.
 */
export function addSnapshot(spans: readonly Span[], at: string, facts: string | null): Span[] {
  const all = snapshotsIn(spans);
  const known = all.find((snapshot) => snapshot.at === at);
  if (known && (facts ?? '') <= (known.facts ?? '')) return [...spans];
  const next = [...all.filter((snapshot) => snapshot !== known), { at, facts }];
  const merged: Span[] = [];
  for (const snapshot of next.sort((one, other) => (one.at < other.at ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && last.facts === snapshot.facts) last.times.push(snapshot.at);
    else merged.push({ times: [snapshot.at], facts: snapshot.facts });
  }
  return merged;
}

/** The last of the times before a moment. */
export const lastBefore = (times: readonly string[], moment: string): string | null =>
  times.reduce<string | null>((last, time) => (time < moment && (last === null || time > last) ? time : last), null);

/**
 * What the snapshots of each publisher gave of a company, and when. Separate from the company's row, which merges the
 * facts of several publishers: a difference between two publishers is not a change. The first snapshot equals the row
 * and is stored only when the row is about to change.
 */
export class Snapshots {
  private readonly list;
  private readonly listOfPublisher;
  private readonly listOthers;
  private readonly remove;
  private readonly insert;
  private readonly copyImplied;
  private readonly endImplied;
  private readonly imply;

  constructor(db: SqliteDatabase) {
    const columns = SPAN_COLUMNS.join(', ');
    const spans = `SELECT ${columns}, is_implied FROM known_snapshots WHERE company_id = ? AND publisher = ?`;
    this.list = db.prepare<[number, string, string], SpanRow>(`${spans} AND series = ? ORDER BY first_at`);
    this.listOfPublisher = db.prepare<[number, string], SpanRow>(spans);
    this.listOthers = db.prepare<[number, string, string], SpanRow & { publisher: string; series: string }>(
      `SELECT publisher, series, ${columns}, is_implied FROM known_snapshots
       WHERE company_id = ? AND (publisher, series) IS NOT (?, ?) ORDER BY publisher, series, first_at`,
    );
    this.remove = db.prepare('DELETE FROM snapshots WHERE company_id = ? AND publisher = ? AND series = ?');
    this.insert = db.prepare(
      `INSERT INTO snapshots (company_id, publisher, series, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    this.copyImplied = db.prepare(
      `INSERT INTO snapshots (company_id, publisher, series, ${columns})
       SELECT company_id, publisher, series, ${columns} FROM known_snapshots
       WHERE company_id = ? AND is_implied`,
    );
    this.endImplied = db.prepare('UPDATE companies SET implies_snapshot = 0 WHERE id = ?');
    this.imply = db.prepare(
      `UPDATE companies SET implies_snapshot = ${IMPLIES_SNAPSHOT} WHERE id = (SELECT company_id FROM rows_as_snapshots
         WHERE company_id = ? AND publisher = ? AND series = ? AND taken_at = ? AND facts IS ?)`,
    );
  }

  isKnown(companyId: number, publisher: string, series: string): boolean {
    return this.list.get(companyId, publisher, series) !== undefined;
  }

  /** Stores a snapshot; undefined if no difference between two snapshots came, went or moved by it. */
  take({ company_id, publisher, series, taken_at, facts }: Snapshot): HistoryChange | undefined {
    const rows = this.list.all(company_id, publisher, series);
    const known = rows.map(toSpan);
    const next = addSnapshot(known, taken_at, facts && JSON.stringify(facts));
    if (!this.replace([company_id, publisher, series], rows, next)) return undefined;
    const [before, after] = [stepsOf(publisher, known), stepsOf(publisher, next)];
    if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
    const others = this.listOthers.all(company_id, publisher, series);
    const names = [...new Set(others.map((span) => JSON.stringify([span.publisher, span.series])))];
    const steps = names.flatMap((name) => {
      const [of, inSeries] = JSON.parse(name);
      return stepsOf(of, others.filter((span) => span.publisher === of && span.series === inSeries).map(toSpan));
    });
    return { before: [...before, ...steps], after: [...after, ...steps] };
  }

  /** Stores an exported span; false if it is here. */
  restore(company_id: number, publisher: string, series: string, { times, facts }: Span): boolean {
    const rows = this.list.all(company_id, publisher, series);
    const [only, another] = times;
    const isRow = rows.length === 0 && only !== undefined && another === undefined;
    if (isRow && this.imply.run(company_id, publisher, series, only, facts).changes > 0) return true;
    const next = times.reduce<Span[]>((spans, at) => addSnapshot(spans, at, facts), rows.map(toSpan));
    return this.replace([company_id, publisher, series], rows, next);
  }

  /** Call before a change of a company's row that may imply a snapshot. */
  writeDown(companyId: number): void {
    if (this.copyImplied.run(companyId).changes > 0) this.endImplied.run(companyId);
  }

  /** The times of all snapshots of the publisher, in any series. */
  timesOf(companyId: number, publisher: string): string[] {
    return this.listOfPublisher.all(companyId, publisher).flatMap((row) => toSpan(row).times);
  }

  /** The same for one series. */
  timesOfSeries(companyId: number, publisher: string, series: string): string[] {
    return this.list.all(companyId, publisher, series).flatMap((row) => toSpan(row).times);
  }

  private replace(key: [number, string, string], rows: readonly SpanRow[], next: readonly Span[]): boolean {
    const cells = next.map(spanCells);
    const known = rows.map((row) => SPAN_COLUMNS.map((column) => row[column]));
    if (JSON.stringify(known) === JSON.stringify(cells)) return false;
    if (rows.some(({ is_implied }) => is_implied)) this.endImplied.run(key[0]);
    this.remove.run(...key);
    for (const span of cells) this.insert.run(...key, ...span);
    return true;
  }
}

export const areSameSpans = (one: readonly Span[], other: readonly Span[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
