import { isAssumed } from '@/lib/contract/parameters';
import type { HeldKind } from '@/lib/contract/records';
import type { SqliteDatabase } from '../open';
import type { Cell } from '../write/columns';
import { LargestParents } from './largest-parents';

/** Kinds of records that are counted by their source. */
type SourcedKind = Extract<HeldKind, 'companies' | 'officers' | 'data'>;
type PlainKind = Extract<HeldKind, 'filings' | 'events' | 'statements' | 'relationships' | 'placeholders'>;

/** What one row of `record_counts` gains in a transaction. */
interface Gain {
  kind: SourcedKind | PlainKind | 'published_statements' | 'provenances';
  /** The id of the source, if records of the kind have one. */
  source: Cell;
  publisher: string | null;
  day: string | null;
  amount: number;
}

/** Null if the day is assumed from the date of the file. */
const dayOf = (moment: Cell): string | null =>
  moment === null || isAssumed(String(moment)) ? null : String(moment).slice(0, 10);

/**
 * Keeps the numbers of records (`record_counts`). What a transaction adds and removes is collected in memory and written
 * once at its end, so that the numbers commit together with their records.
 */
export class RecordCounts {
  readonly parents: LargestParents;
  private readonly gains = new Map<string, Gain>();
  private readonly add;
  private readonly remove;
  private readonly insert;
  private readonly findSource;
  private readonly isCompany;
  private readonly countEventsOf;

  constructor(db: SqliteDatabase) {
    this.parents = new LargestParents(db);
    this.add = db
      .prepare<Cell[], number>(
        `UPDATE record_counts SET amount = amount + ?
         WHERE kind = ? AND publisher IS ? AND licence IS ? AND day IS ? RETURNING amount`,
      )
      .pluck();
    this.remove = db.prepare<Cell[]>(
      'DELETE FROM record_counts WHERE kind = ? AND publisher IS ? AND licence IS ? AND day IS ?',
    );
    this.insert = db.prepare<Cell[]>(
      'INSERT INTO record_counts (amount, kind, publisher, licence, day) VALUES (?, ?, ?, ?, ?)',
    );
    this.findSource = db.prepare<[Cell], { publisher: string | null; licence: string | null }>(
      'SELECT publisher, terms AS licence FROM sources WHERE id = ?',
    );
    this.isCompany = db.prepare<[Cell]>('SELECT 1 FROM companies WHERE id = ?');
    this.countEventsOf = db
      .prepare<[number, number], number>(
        `SELECT ifnull(sum((SELECT count(*) FROM events WHERE company_id = c.id)), 0) FROM companies c
         WHERE c.id IN (?, ?)`,
      )
      .pluck();
  }

  count(kind: PlainKind, amount = 1): void {
    this.gain(kind, null, null, null, amount);
  }

  countOfSource(kind: SourcedKind, source: Cell, retrieved_at: Cell, amount = 1): void {
    this.gain(kind, source, null, dayOf(retrieved_at), amount);
  }

  /** A sighting of a statement; `isFirst`: the publisher's first of the statement. */
  countProvenance(publisher: string | null, created_at: string, isFirst: boolean): void {
    this.gain('provenances', null, publisher, dayOf(created_at), 1);
    if (isFirst) this.gain('published_statements', null, publisher, null, 1);
  }

  /** A new row of events; those of an entity that is not a company yet are not counted. */
  countEvent(entityId: Cell): void {
    if (this.isCompany.get(entityId) !== undefined) this.count('events');
  }

  /** The number of rows of events that two entities have as companies. */
  eventsOf(one: number, other = one): number {
    return this.countEventsOf.get(one, other) ?? 0;
  }

  /** Call before the transaction ends. */
  write(): void {
    for (const { kind, source, amount, day, ...given } of this.gains.values()) {
      if (amount === 0) continue;
      const { publisher, licence } = this.findSource.get(source) ?? { ...given, licence: null };
      const key = [kind, publisher, licence, day];
      const sum = this.add.get(amount, ...key);
      if (sum === undefined) this.insert.run(amount, ...key);
      else if (sum === 0) this.remove.run(...key);
    }
    this.gains.clear();
    this.parents.write();
  }

  /** Call after a rollback. */
  forget(): void {
    this.gains.clear();
    this.parents.forget();
  }

  private gain(kind: Gain['kind'], source: Cell, publisher: string | null, day: string | null, amount: number): void {
    const key = `${kind} ${source} ${day} ${publisher ?? ''} ${publisher === null}`;
    const known = this.gains.get(key);
    if (known) known.amount += amount;
    else this.gains.set(key, { kind, source, publisher, day, amount });
  }
}
