import { termKey } from '@/lib/shared/names/term-key';
import type { SqliteDatabase } from '../open';
import type { Cell, Row } from './columns';

/** Facts that are terms, with the columns that hold the ids of these. */
const ID_COLUMNS = { company_type: 'company_type_id', current_status: 'current_status_id' } as const;

export type TermFact = keyof typeof ID_COLUMNS;

/** The column in which a fact of a company stands. */
export const columnOf = <Fact extends string>(fact: Fact) => (ID_COLUMNS as Record<string, string>)[fact] ?? fact;

/** Of so many the ids are remembered: where every company has a status of its own they must not fill the memory. */
const REMEMBERED = 10_000;

/**
 * The terms by which registers say what a company is and how it stands. Most companies share a few of them, so that
 * rows and indexes hold their ids.
 */
export class CompanyTerms {
  private readonly known = new Map<string, number>();
  private readonly find;
  private readonly insert;

  constructor(db: SqliteDatabase) {
    this.find = db.prepare<[string], number>('SELECT id FROM company_terms WHERE term = ?').pluck();
    this.insert = db.prepare<[string, string]>('INSERT INTO company_terms (term, key) VALUES (?, ?)');
  }

  /** The id of a term, which is made where there is none; null for none. */
  idOf(cell: Cell | undefined): number | null {
    return cell == null ? null : this.idOfTerm(String(cell));
  }

  /** Facts by the columns in which they stand. */
  toColumns(facts: Row): Row {
    const cells = Object.entries(facts).map(([fact, cell]): [string, Cell] =>
      fact in ID_COLUMNS ? [columnOf(fact), this.idOf(cell)] : [fact, cell],
    );
    return Object.fromEntries(cells);
  }

  /** After a transaction that was rolled back: terms that it made are gone. */
  forget(): void {
    this.known.clear();
  }

  private idOfTerm(term: string): number {
    const known = this.known.get(term);
    if (known !== undefined) return known;
    const id = this.find.get(term) ?? Number(this.insert.run(term, termKey(term)).lastInsertRowid);
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(term, id);
    return id;
  }
}
