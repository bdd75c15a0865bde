import type { SqliteDatabase } from '../open';

/** Facts of a company whose change is an event. Null: the snapshot does not say. */
export interface CompanyFacts {
  name: string | null;
  current_status: string | null;
  inactive: boolean | null;
  incorporation_date: string | null;
}

/** What the publisher's snapshot before this one said, and when that was taken. */
export interface EarlierSnapshot {
  taken_at: string;
  facts: CompanyFacts | null;
}

interface SnapshotRow {
  taken_at: string;
  earlier_at: string | null;
  facts: string | null;
}

export interface Snapshot {
  company_id: number;
  publisher: string;
  /** The key of the publisher's record, or `officers`. */
  series: string;
  /** ISO 8601 in UTC; see `toMoment`. */
  taken_at: string;
  facts: CompanyFacts | null;
}

/** What a snapshot leaves unsaid holds as the one before it said. */
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
 * The newest snapshot of each publisher, by company. Kept apart from the company's own row, in which the facts of
 * several publishers are merged: what differs between two publishers is no change of the company.
 */
export class Snapshots {
  private readonly findRow;
  private readonly putFirst;
  private readonly put;
  private readonly findEarlier;

  constructor(db: SqliteDatabase) {
    this.findRow = db.prepare<[number, string, string], SnapshotRow>(
      'SELECT taken_at, earlier_at, facts FROM snapshots WHERE company_id = ? AND publisher = ? AND series = ?',
    );
    const insert = 'INSERT INTO snapshots (company_id, publisher, series, taken_at, facts) VALUES (?, ?, ?, ?, ?)';
    // An upsert keeps copies of the pages it may have to undo, which makes it several times as dear.
    this.putFirst = db.prepare(insert);
    this.put = db.prepare(
      `${insert}
       ON CONFLICT DO UPDATE SET earlier_at = taken_at, taken_at = excluded.taken_at, facts = excluded.facts`,
    );
    this.findEarlier = db.prepare<[string, string, number, string], { earlier: string | null }>(
      `SELECT max(CASE WHEN taken_at < ? THEN taken_at WHEN earlier_at < ? THEN earlier_at END) AS earlier
       FROM snapshots WHERE company_id = ? AND publisher = ?`,
    );
  }

  /** Remembers the first snapshot of all of a company: there is none before it. */
  takeFirst({ company_id, publisher, series, taken_at, facts }: Snapshot): undefined {
    this.putFirst.run(company_id, publisher, series, taken_at, facts && JSON.stringify(facts));
  }

  /** Remembers a snapshot, and gives the one before it; undefined for the first one, an older one and a known one. */
  take({ company_id, publisher, series, taken_at, facts }: Snapshot): EarlierSnapshot | undefined {
    const row = this.findRow.get(company_id, publisher, series);
    if (row && row.taken_at >= taken_at) return undefined;
    const before: CompanyFacts | null = row?.facts ? JSON.parse(row.facts) : null;
    const known = fillGaps(facts, before);
    this.put.run(company_id, publisher, series, taken_at, known && JSON.stringify(known));
    return row && { taken_at: row.taken_at, facts: before };
  }

  /** When the publisher's last snapshot of the company before this moment was taken, whatever its series. */
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
}
