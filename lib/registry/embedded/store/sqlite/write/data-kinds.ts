import type { SqliteDatabase } from '../open';

/** What many data have in common: their type, and the title that most of this type have. */
interface DataKind {
  id: number;
  title: string;
}

/** So many types are remembered. */
const REMEMBERED = 1_000;

/** The kinds of data, each kept once with the title of the first datum of its type. */
export class DataKinds {
  private readonly known = new Map<string, DataKind>();
  private readonly find;
  private readonly insert;

  constructor(db: SqliteDatabase) {
    this.find = db.prepare<[string], DataKind>('SELECT id, title FROM data_kinds WHERE data_type = ?');
    this.insert = db.prepare<[string, string]>('INSERT INTO data_kinds (data_type, title) VALUES (?, ?)');
  }

  /** The kind of a datum, which is made where this is the first of its type. */
  kindOf(data_type: string, title: string): DataKind {
    const known = this.known.get(data_type);
    if (known) return known;
    const kind = this.find.get(data_type) ?? { id: Number(this.insert.run(data_type, title).lastInsertRowid), title };
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(data_type, kind);
    return kind;
  }

  /** After a transaction that was rolled back: kinds that it made are gone. */
  forget(): void {
    this.known.clear();
  }
}
