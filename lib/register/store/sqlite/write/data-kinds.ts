import type { SqliteDatabase } from '../open';

/** What many data have in common: their type, the fields of their attributes, and the title that most of them have. */
interface DataKind {
  id: number;
  title: string;
  shape: string | null;
}

/** Where fields are named by what they hold, hardly two data have the same: so many kinds, and no more. */
const MOST_KINDS = 4_000;

/** The kinds of data, each kept once with the title of the first datum of its kind. */
export class DataKinds {
  /** By type and shape. */
  private readonly known = new Map<string, Map<string | null, DataKind>>();
  private readonly find;
  private readonly insert;
  private readonly count;

  constructor(db: SqliteDatabase) {
    this.find = db.prepare<[string, string | null], DataKind>(
      'SELECT id, title, shape FROM data_kinds WHERE data_type = ? AND shape IS ?',
    );
    this.insert = db.prepare<[string, string | null, string]>(
      'INSERT INTO data_kinds (data_type, shape, title) VALUES (?, ?, ?)',
    );
    this.count = db.prepare<[], number>('SELECT count(*) FROM data_kinds').pluck();
  }

  /**
   * The kind of a datum, which is made where this is the first. It has no shape where there are too many kinds, so that
   * the datum must hold its attributes whole.
   */
  kindOf(data_type: string, shape: string | null, title: string): DataKind {
    return this.known.get(data_type)?.get(shape) ?? this.remember(data_type, shape, title);
  }

  /** After a transaction that was rolled back: kinds that it made are gone. */
  forget(): void {
    this.known.clear();
  }

  private remember(data_type: string, shape: string | null, title: string): DataKind {
    const found = this.find.get(data_type, shape);
    if (!found && shape !== null && (this.count.get() ?? 0) >= MOST_KINDS) return this.kindOf(data_type, null, title);
    const kind = found ?? this.make(data_type, shape, title);
    if (this.known.size >= MOST_KINDS) this.known.clear();
    const ofType = this.known.get(data_type) ?? new Map<string | null, DataKind>();
    this.known.set(data_type, ofType.set(shape, kind));
    return kind;
  }

  private make(data_type: string, shape: string | null, title: string): DataKind {
    return { id: Number(this.insert.run(data_type, shape, title).lastInsertRowid), shape, title };
  }
}
