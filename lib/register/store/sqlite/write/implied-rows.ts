import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';
import type { Snapshots } from './snapshots';

/** Adds companies to those of whom a datum speaks already. */
export function createSharing(db: SqliteDatabase): (datumId: number, companies: readonly number[]) => void {
  const list = db.prepare<[number], number>('SELECT company_id FROM datum_companies WHERE datum_id = ?').pluck();
  const setOnly = db.prepare('UPDATE data SET company_id = ? WHERE id = ?');
  const share = db.prepare('INSERT OR IGNORE INTO shared_data (company_id, datum_id) VALUES (?, ?)');
  return (datumId, companies) => {
    const before = list.all(datumId);
    if (companies.every((company) => before.includes(company))) return;
    const [first, ...others] = new Set([...before, ...companies]);
    setOnly.run(others.length === 0 ? first : null, datumId);
    if (others.length > 0) for (const company of [first, ...others]) share.run(company, datumId);
  };
}

const list = (columns: readonly string[]): string => columns.join(', ');
const marks = (columns: readonly string[]): string => columns.map(() => '?').join(', ');

/** What is told of an event or a datum that a company's row may imply, its key first. */
export const TOLD_OF_EVENT = [
  ...['key', 'kind_id', 'starts_at', 'ends_at', 'description', 'provenance', 'derived_from', 'payload'],
];
export const TOLD_OF_DATUM = ['key', 'kind_id', 'title', 'description', 'attributes', 'source_id', 'retrieved_at'];

/**
 * The snapshot, the event and the datum that the row of a company implies (views of the schema), which are written down
 * where they do so no longer.
 */
export class ImpliedRows {
  private readonly isEvent;
  private readonly isOfType;
  private readonly isDatum;
  private readonly copyEvent;
  private readonly copyDatum;
  private readonly findDatum;
  private readonly end;
  private readonly share;

  constructor(
    db: SqliteDatabase,
    private readonly snapshots: Snapshots,
  ) {
    this.isEvent = db
      .prepare<[...Cell[], number, Cell, string], number>(
        `SELECT (${list(TOLD_OF_EVENT)}) IS (${marks(TOLD_OF_EVENT)}) FROM implied_events WHERE company_id = ?
         AND (key = ? OR kind_id IN (SELECT id FROM event_kinds WHERE type = ?))`,
      )
      .pluck();
    this.isOfType = db.prepare<[number, string]>(
      'SELECT 1 FROM implied_events WHERE company_id = ? AND kind_id IN (SELECT id FROM event_kinds WHERE type = ?)',
    );
    this.isDatum = db
      .prepare<[...Cell[], number, Cell], number>(
        `SELECT (${list(TOLD_OF_DATUM)}) IS (${marks(TOLD_OF_DATUM)}) FROM implied_data WHERE company_id = ? AND key = ?`,
      )
      .pluck();
    const event = list(['id', 'company_id', ...TOLD_OF_EVENT, 'created_at']);
    this.copyEvent = db.prepare<[number]>(
      `INSERT INTO events (${event}) SELECT ${event} FROM implied_events WHERE company_id = ?`,
    );
    const datum = list(['id', 'company_id', ...TOLD_OF_DATUM, 'created_at']);
    this.copyDatum = db.prepare<[number]>(
      `INSERT INTO data (${datum}) SELECT ${datum} FROM implied_data WHERE company_id = ? ON CONFLICT (key) DO NOTHING`,
    );
    this.findDatum = db
      .prepare<[number], number>('SELECT id FROM data WHERE key = (SELECT key FROM implied_data WHERE company_id = ?)')
      .pluck();
    this.end = db.prepare<[number]>(
      `UPDATE companies SET incorporation_kind_id = NULL, entry_kind_id = NULL, entry_attributes = NULL
       WHERE id = ? AND (incorporation_kind_id IS NOT NULL OR entry_kind_id IS NOT NULL)`,
    );
    this.share = createSharing(db);
  }

  /** Whether the company's row implies this very event; undefined where it implies none of its key, nor of its type. */
  saysEvent(companyId: number, type: string, told: readonly Cell[]): boolean | undefined {
    const says = this.isEvent.get(...told, companyId, told[0] ?? null, type);
    return says === undefined ? undefined : says === 1;
  }

  impliesEventOf(companyId: number, type: string): boolean {
    return this.isOfType.get(companyId, type) !== undefined;
  }

  /** Whether the company's row implies this very datum; undefined where it implies none of this key. */
  saysDatum(companyId: number, told: readonly Cell[]): boolean | undefined {
    const says = this.isDatum.get(...told, companyId, told[0] ?? null);
    return says === undefined ? undefined : says === 1;
  }

  /** To be asked before the row of a company changes. */
  writeDown(companyId: number): void {
    this.snapshots.writeDown(companyId);
    this.writeDownParts(companyId);
  }

  /** To be asked before an event or a datum is written that may be another account of the one that the row implies. */
  writeDownParts(companyId: number): void {
    this.copyEvent.run(companyId);
    this.copyDatum.run(companyId);
    // Somebody may have told of another company under this key: a datum speaks of all of whom it was told.
    const datum = this.findDatum.get(companyId);
    if (datum !== undefined) this.share(datum, [companyId]);
    this.end.run(companyId);
  }
}
