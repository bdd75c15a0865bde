import type { RecordCounts } from '../counts/record-counts';
import type { SqliteDatabase } from '../open';
import type { Cell } from './columns';
import type { Snapshots } from './snapshots';

/** Adds companies to a datum that is shared. */
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

/** Columns of an implied event or datum; the first is its key. */
export const IMPLIED_EVENT_COLUMNS = [
  ...['key', 'kind_id', 'starts_at', 'ends_at', 'description', 'provenance', 'derived_from', 'payload'],
];
export const IMPLIED_DATUM_COLUMNS = [
  'key',
  'kind_id',
  'title',
  'description',
  'attributes',
  'source_id',
  'retrieved_at',
];

/**
 * The snapshot, event and datum that a company's row implies (views of the schema). They are written as rows as soon as
 * the row no longer implies them.
 */
export class ImpliedRows {
  private readonly isEvent;
  private readonly isOfType;
  private readonly isDatum;
  private readonly copyEvent;
  private readonly copyDatum;
  private readonly findDatum;
  private readonly findSource;
  private readonly end;
  private readonly share;

  constructor(
    db: SqliteDatabase,
    private readonly snapshots: Snapshots,
    private readonly counts: RecordCounts,
  ) {
    this.isEvent = db
      .prepare<[...Cell[], number, Cell, string], number>(
        `SELECT (${list(IMPLIED_EVENT_COLUMNS)}) IS (${marks(IMPLIED_EVENT_COLUMNS)}) FROM implied_events WHERE company_id = ?
         AND (key = ? OR kind_id IN (SELECT id FROM event_kinds WHERE type = ?))`,
      )
      .pluck();
    this.isOfType = db.prepare<[number, string]>(
      'SELECT 1 FROM implied_events WHERE company_id = ? AND kind_id IN (SELECT id FROM event_kinds WHERE type = ?)',
    );
    this.isDatum = db
      .prepare<[...Cell[], number, Cell], number>(
        `SELECT (${list(IMPLIED_DATUM_COLUMNS)}) IS (${marks(IMPLIED_DATUM_COLUMNS)}) FROM implied_data WHERE company_id = ? AND key = ?`,
      )
      .pluck();
    const event = list(['id', 'company_id', ...IMPLIED_EVENT_COLUMNS, 'created_at']);
    this.copyEvent = db.prepare<[number]>(
      `INSERT INTO events (${event}) SELECT ${event} FROM implied_events WHERE company_id = ?`,
    );
    const datum = list(['id', 'company_id', ...IMPLIED_DATUM_COLUMNS, 'created_at']);
    this.copyDatum = db.prepare<[number]>(
      `INSERT INTO data (${datum}) SELECT ${datum} FROM implied_data WHERE company_id = ? ON CONFLICT (key) DO NOTHING`,
    );
    this.findDatum = db
      .prepare<[number], number>('SELECT id FROM data WHERE key = (SELECT key FROM implied_data WHERE company_id = ?)')
      .pluck();
    this.findSource = db.prepare<[number], { source_id: Cell; retrieved_at: Cell }>(
      'SELECT source_id, retrieved_at FROM companies WHERE id = ?',
    );
    this.end = db.prepare<[number]>(
      `UPDATE companies SET incorporation_kind_id = NULL, entry_kind_id = NULL, entry_attributes = NULL
       WHERE id = ? AND (incorporation_kind_id IS NOT NULL OR entry_kind_id IS NOT NULL)`,
    );
    this.share = createSharing(db);
  }

  /** Whether the company's row implies this event; undefined if it implies none with its key or type. */
  saysEvent(companyId: number, type: string, cells: readonly Cell[]): boolean | undefined {
    const says = this.isEvent.get(...cells, companyId, cells[0] ?? null, type);
    return says === undefined ? undefined : says === 1;
  }

  impliesEventOf(companyId: number, type: string): boolean {
    return this.isOfType.get(companyId, type) !== undefined;
  }

  /** Whether the company's row implies this datum; undefined if it implies none with its key. */
  saysDatum(companyId: number, cells: readonly Cell[]): boolean | undefined {
    const says = this.isDatum.get(...cells, companyId, cells[0] ?? null);
    return says === undefined ? undefined : says === 1;
  }

  /** Call before the row of a company changes. */
  writeDown(companyId: number): void {
    this.snapshots.writeDown(companyId);
    this.writeDownParts(companyId);
  }

  /** Call before writing an event or a datum that may be another record of the implied one. */
  writeDownParts(companyId: number): void {
    this.copyEvent.run(companyId);
    const isCopied = this.copyDatum.run(companyId).changes > 0;
    // The key may belong to a datum of another company: a datum is then shared by both.
    const datum = this.findDatum.get(companyId);
    if (datum !== undefined) {
      this.share(datum, [companyId]);
      if (!isCopied) this.countOneLess(companyId);
    }
    this.end.run(companyId);
  }

  /** The implied datum is now another company's. */
  private countOneLess(companyId: number): void {
    const { source_id = null, retrieved_at = null } = this.findSource.get(companyId) ?? {};
    this.counts.countOfSource('data', source_id, retrieved_at, -1);
  }
}
