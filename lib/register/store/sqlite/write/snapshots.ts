import type { SqliteDatabase } from '../open';

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

/** The time in which the snapshots of a publisher gave the same facts. */
interface Span {
  first_at: string;
  last_at: string;
  /** JSON; null for officers, whose rows have their facts. */
  facts: string | null;
}

interface SpanRow extends Span {
  is_implied: number;
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
  for (const [at, { facts, first_at }] of spans.entries()) {
    if (facts === null) continue;
    const given: CompanyFacts = JSON.parse(facts);
    const earlier = spans[at - 1];
    // Before its first snapshot a company is not missed.
    if (given.absent && !before) continue;
    const after: CompanyFacts = given.absent && before ? { ...before, absent: true } : fillGaps(given, before);
    if (before && earlier) steps.push({ publisher, earlier_at: earlier.last_at, later_at: first_at, before, after });
    before = after;
  }
  return steps;
}

/** The spans with one snapshot more; the order in which snapshots are read makes no difference. */
export function addSnapshot(spans: readonly Span[], taken_at: string, facts: string | null): Span[] {
  const given: Span = { first_at: taken_at, last_at: taken_at, facts };
  const around = spans.find((span) => span.first_at <= taken_at && taken_at <= span.last_at);
  if (!around) return mergeEqual([...spans, given]);
  const ends = [around.first_at, around.last_at];
  // Of two snapshots of one time the one that sorts last counts.
  if (around.facts === facts || (ends.includes(taken_at) && (facts ?? '') < (around.facts ?? ''))) return [...spans];
  const parts = ends.filter((at) => at !== taken_at).map((at) => ({ ...around, first_at: at, last_at: at }));
  return mergeEqual([...spans.filter((span) => span !== around), ...parts, given]);
}

/** In the order of time; neighbours with the same facts are one. */
function mergeEqual(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => (one.first_at < other.first_at ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && last.facts === span.facts) merged[merged.length - 1] = { ...last, last_at: span.last_at };
    else merged.push({ first_at: span.first_at, last_at: span.last_at, facts: span.facts });
  }
  return merged;
}

/** The last time before a moment at which a snapshot is known to have been taken. */
function lastBefore(spans: readonly Span[], moment: string): string | null {
  const times = spans.flatMap(({ first_at, last_at }) => [first_at, last_at]).filter((time) => time < moment);
  return times.sort().at(-1) ?? null;
}

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
    const spans =
      'SELECT first_at, last_at, facts, is_implied FROM known_snapshots WHERE company_id = ? AND publisher = ?';
    this.list = db.prepare<[number, string, string], SpanRow>(`${spans} AND series = ? ORDER BY first_at`);
    this.listOfPublisher = db.prepare<[number, string], SpanRow>(spans);
    this.listOthers = db.prepare<[number, string, string], SpanRow & { publisher: string; series: string }>(
      `SELECT publisher, series, first_at, last_at, facts, is_implied FROM known_snapshots
       WHERE company_id = ? AND (publisher, series) IS NOT (?, ?) ORDER BY publisher, series, first_at`,
    );
    this.remove = db.prepare('DELETE FROM snapshots WHERE company_id = ? AND publisher = ? AND series = ?');
    this.insert = db.prepare(
      'INSERT INTO snapshots (company_id, publisher, series, first_at, last_at, facts) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.copyImplied = db.prepare(
      `INSERT INTO snapshots (company_id, publisher, series, first_at, last_at, facts)
       SELECT company_id, publisher, series, first_at, last_at, facts FROM known_snapshots
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
    const known = this.list.all(company_id, publisher, series);
    const next = addSnapshot(known, taken_at, facts && JSON.stringify(facts));
    if (!this.replace([company_id, publisher, series], known, next)) return undefined;
    const [before, after] = [stepsOf(publisher, known), stepsOf(publisher, next)];
    if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
    const others = this.listOthers.all(company_id, publisher, series);
    const names = [...new Set(others.map((span) => JSON.stringify([span.publisher, span.series])))];
    const steps = names.flatMap((name) => {
      const [of, inSeries] = JSON.parse(name);
      return stepsOf(
        of,
        others.filter((span) => span.publisher === of && span.series === inSeries),
      );
    });
    return { before: [...before, ...steps], after: [...after, ...steps] };
  }

  /** Stores an exported span; false if it is here. */
  restore(company_id: number, publisher: string, series: string, { first_at, last_at, facts }: Span): boolean {
    const known = this.list.all(company_id, publisher, series);
    const isRow = known.length === 0 && first_at === last_at;
    if (isRow && this.imply.run(company_id, publisher, series, first_at, facts).changes > 0) return true;
    const next = addSnapshot(addSnapshot(known, first_at, facts), last_at, facts);
    return this.replace([company_id, publisher, series], known, next);
  }

  /** Call before a change of a company's row that may imply a snapshot. */
  writeDown(companyId: number): void {
    if (this.copyImplied.run(companyId).changes > 0) this.endImplied.run(companyId);
  }

  /** Time of the publisher's last snapshot of the company before this time, in any series. */
  takenBefore(companyId: number, publisher: string, moment: string): string | null {
    return lastBefore(this.listOfPublisher.all(companyId, publisher), moment);
  }

  /** The same for one series. */
  seriesTakenBefore(companyId: number, publisher: string, series: string, moment: string): string | null {
    return lastBefore(this.list.all(companyId, publisher, series), moment);
  }

  private replace(key: [number, string, string], known: readonly SpanRow[], next: readonly Span[]): boolean {
    const plain = ({ first_at, last_at, facts }: Span): Span => ({ first_at, last_at, facts });
    if (JSON.stringify(known.map(plain)) === JSON.stringify(next.map(plain))) return false;
    if (known.some(({ is_implied }) => is_implied)) this.endImplied.run(key[0]);
    this.remove.run(...key);
    for (const { first_at, last_at, facts } of next) this.insert.run(...key, first_at, last_at, facts);
    return true;
  }
}
