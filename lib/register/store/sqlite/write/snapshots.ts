import type { SqliteDatabase } from '../open';

/** Facts of a company whose change is an event. Null: not in the snapshot. */
export interface CompanyFacts {
  name: string | null;
  current_status: string | null;
  inactive: boolean | null;
  incorporation_date: string | null;
}

/** The facts and time of the publisher's previous snapshot. */
interface EarlierSnapshot {
  taken_at: string;
  facts: CompanyFacts | null;
}

interface SnapshotRow {
  taken_at: string;
  earlier_at: string | null;
  facts: string | null;
  is_implied: number;
}

interface Snapshot<Facts = CompanyFacts> {
  company_id: number;
  publisher: string;
  /** The key of the publisher's record, or `officers`. */
  series: string;
  /** ISO 8601 in UTC; see `toMoment`. */
  taken_at: string;
  facts: Facts | null;
}

/** A snapshot as exported from a register. */
type KeptSnapshot = Snapshot<Record<string, unknown>>;

/** Absent facts keep the value of the previous snapshot. */
function fillGaps(facts: CompanyFacts | null, before: CompanyFacts | null): CompanyFacts | null {
  if (!facts || !before) return facts;
  return {
    name: facts.name ?? before.name,
    current_status: facts.current_status ?? before.current_status,
    inactive: facts.inactive ?? before.inactive,
    incorporation_date: facts.incorporation_date ?? before.incorporation_date,
  };
}

/**
 * The newest snapshot of each publisher by company. Separate from the company's row, which merges the facts of several
 * publishers: a difference between two publishers is not a change. The first snapshot equals the row and is stored only
 * when the row is about to change.
 */
export class Snapshots {
  private readonly findRow;
  private readonly put;
  private readonly findEarlier;
  private readonly copyImplied;
  private readonly endImplied;
  private readonly imply;

  constructor(db: SqliteDatabase) {
    this.findRow = db.prepare<[number, string, string], SnapshotRow>(
      `SELECT taken_at, earlier_at, facts, is_implied FROM known_snapshots
       WHERE company_id = ? AND publisher = ? AND series = ?`,
    );
    this.put = db.prepare(
      `INSERT INTO snapshots (company_id, publisher, series, taken_at, earlier_at, facts) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET earlier_at = excluded.earlier_at, taken_at = excluded.taken_at, facts = excluded.facts`,
    );
    this.findEarlier = db.prepare<[string, string, number, string], { earlier: string | null }>(
      `SELECT max(CASE WHEN taken_at < ? THEN taken_at WHEN earlier_at < ? THEN earlier_at END) AS earlier
       FROM known_snapshots WHERE company_id = ? AND publisher = ?`,
    );
    this.copyImplied = db.prepare(
      `INSERT INTO snapshots (company_id, publisher, series, taken_at, earlier_at, facts)
       SELECT company_id, publisher, series, taken_at, earlier_at, facts FROM known_snapshots
       WHERE company_id = ? AND is_implied`,
    );
    this.endImplied = db.prepare('UPDATE companies SET implies_snapshot = 0 WHERE id = ?');
    this.imply = db.prepare(
      `UPDATE companies SET implies_snapshot = 1 WHERE id = (SELECT company_id FROM rows_as_snapshots
         WHERE company_id = ? AND publisher = ? AND series = ? AND taken_at = ? AND earlier_at IS ? AND facts IS ?)`,
    );
  }

  isKnown(companyId: number, publisher: string, series: string): boolean {
    return this.findRow.get(companyId, publisher, series) !== undefined;
  }

  /** Stores a snapshot and returns the previous one; undefined for the first, an older or a known one. */
  take(snapshot: Snapshot): EarlierSnapshot | undefined {
    const row = this.findRow.get(snapshot.company_id, snapshot.publisher, snapshot.series);
    if (row && row.taken_at >= snapshot.taken_at) return undefined;
    const before: CompanyFacts | null = row?.facts ? JSON.parse(row.facts) : null;
    const facts = fillGaps(snapshot.facts, before);
    this.replace(row, { ...snapshot, facts }, row?.taken_at ?? null);
    return row && { taken_at: row.taken_at, facts: before };
  }

  /** Stores an exported snapshot; false if a newer one is here. */
  restore(snapshot: KeptSnapshot, earlier_at: string | null): boolean {
    const row = this.findRow.get(snapshot.company_id, snapshot.publisher, snapshot.series);
    if (row && row.taken_at >= snapshot.taken_at) return false;
    const { company_id, publisher, series, taken_at, facts } = snapshot;
    const said = [publisher, series, taken_at, earlier_at, facts && JSON.stringify(facts)];
    const isImplied = !row && this.imply.run(company_id, ...said).changes > 0;
    if (!isImplied) this.replace(row, snapshot, earlier_at);
    return true;
  }

  /** Call before a change of a company's row that may imply a snapshot. */
  writeDown(companyId: number): void {
    if (this.copyImplied.run(companyId).changes > 0) this.endImplied.run(companyId);
  }

  /** Time of the publisher's last snapshot of the company before this time, in any series. */
  takenBefore(companyId: number, publisher: string, moment: string): string | null {
    return this.findEarlier.get(moment, moment, companyId, publisher)?.earlier ?? null;
  }

  /** The same for one series. */
  seriesTakenBefore(companyId: number, publisher: string, series: string, moment: string): string | null {
    const row = this.findRow.get(companyId, publisher, series);
    if (!row) return null;
    if (row.taken_at < moment) return row.taken_at;
    return row.earlier_at !== null && row.earlier_at < moment ? row.earlier_at : null;
  }

  private replace(row: SnapshotRow | undefined, snapshot: Snapshot<object>, earlier_at: string | null): void {
    const { company_id, publisher, series, taken_at, facts } = snapshot;
    if (row?.is_implied) this.endImplied.run(company_id);
    this.put.run(company_id, publisher, series, taken_at, earlier_at, facts && JSON.stringify(facts));
  }
}
