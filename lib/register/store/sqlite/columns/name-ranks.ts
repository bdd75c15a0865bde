import { hasIndex } from '../indexes';
import type { SqliteDatabase } from '../open';
import type { NumberColumn } from './number-column';
import type { RecordTables } from './search-columns';

/** Ranks are below this number. */
const RANKS = 2 ** 32;

/** Ranks for each name when neighbours are ranked anew, so that the next ones find room. */
const ROOMY = 16;

/**
 * The order of the names (`sort_name, id`) as numbers, with gaps between them: a new name takes a number in a gap, and
 * no other changes.
 */
export class NameRanks {
  /** False until the index of names is there. */
  areThere = false;

  constructor(
    private readonly db: SqliteDatabase,
    private readonly column: NumberColumn,
    private readonly tables: RecordTables,
  ) {}

  /** The names in their index. */
  private get named(): string {
    const { records, nameIndex, isNamed } = this.tables;
    return `SELECT id FROM ${records} INDEXED BY ${nameIndex} WHERE ${isNamed}`;
  }

  /** Whether the index has been built since. */
  canBeMade(): boolean {
    return !this.areThere && hasIndex(this.db, this.tables.nameIndex);
  }

  /** The least rank of a name that is not before the text. */
  from(text: string): number {
    const first = this.db
      .prepare<[string], number>(`${this.named} AND sort_name >= ? ORDER BY sort_name, id LIMIT 1`)
      .pluck()
      .get(text);
    return first === undefined ? RANKS : this.column.get(first);
  }

  /** Takes in what changed, and all records with an id above `after`. Names that are gone have the rank 0. */
  update(changed: readonly number[], after: number): void {
    const { records, nameIndex, isNamed } = this.tables;
    const wasRanked = this.areThere;
    this.areThere = hasIndex(this.db, nameIndex);
    if (!this.areThere) return;
    const added = this.db
      .prepare<[number], number>(`SELECT count(*) FROM ${records} WHERE id > ? AND ${isNamed}`)
      .pluck()
      .get(after);
    if (!wasRanked || changed.length + (added ?? 0) > after / 8) this.rankAll();
    else this.rankSome(changed, after);
  }

  private rankAll(): void {
    const { records, isNamed } = this.tables;
    const count = this.db.prepare<[], number>(`SELECT count(*) FROM ${records} WHERE ${isNamed}`).pluck().get() ?? 0;
    const ids = this.db.prepare<[], number>(`${this.named} ORDER BY sort_name, id`).pluck();
    const step = RANKS / (count + 1);
    let place = 0;
    for (const id of ids.iterate()) this.column.set(id, Math.floor(++place * step));
  }

  /** Gives new and changed names ranks between those of their neighbours. */
  private rankSome(changed: readonly number[], after: number): void {
    const { records, isNamed } = this.tables;
    // The plus prevents the planner from reading the index of names from end to end, as it is in this order.
    const unranked = this.db.prepare<[string, number], { id: number; sort_name: string }>(
      `SELECT id, sort_name FROM ${records}
       WHERE ${isNamed} AND (id IN (SELECT value FROM json_each(?)) OR id > ?)
       ORDER BY +sort_name, id`,
    );
    const side = (order: string) =>
      this.db
        .prepare<[string, string, number], number>(
          `${this.named} AND sort_name ${order} ? AND (sort_name <> ? OR id ${order.charAt(0)} ?)
           ORDER BY sort_name${order.startsWith('<') ? ' DESC' : ''}, id${order.startsWith('<') ? ' DESC' : ''}`,
        )
        .pluck();
    const [before, behind] = [side('<='), side('>=')];
    for (const { id, sort_name } of unranked.all(JSON.stringify(changed), after)) {
      if (this.column.get(id) > 0) continue;
      const preceding = before.iterate(sort_name, sort_name, id);
      const following = behind.iterate(sort_name, sort_name, id);
      const isPlaced = this.place(id, preceding, following);
      preceding.return?.();
      following.return?.();
      if (!isPlaced) {
        this.rankAll();
        return;
      }
    }
  }

  /**
   * Ranks a name and the unranked ones that follow it evenly between its ranked neighbours. If there is no room, more
   * and more neighbours are ranked anew with them; false if all of them would have to be.
   */
  private place(id: number, preceding: Iterator<number>, following: Iterator<number>): boolean {
    const run = [id];
    let previous = take(preceding);
    let next = this.takeRanked(following, run);
    for (let wanted = 4; ; wanted *= 4) {
      const [from, to] = [this.rankOf(previous, 0), this.rankOf(next, RANKS)];
      if (to - from > (wanted === 4 ? 1 : ROOMY) * run.length) {
        run.forEach((each, at) => {
          this.column.set(each, from + Math.floor(((to - from) * (at + 1)) / (run.length + 1)));
        });
        return true;
      }
      if (previous === undefined && next === undefined) return false;
      for (let step = 0; step < wanted && previous !== undefined; step++, previous = take(preceding)) {
        run.unshift(previous);
      }
      for (let step = 0; step < wanted && next !== undefined; step++, next = this.takeRanked(following, run)) {
        run.push(next);
      }
    }
  }

  /** The next ranked name; unranked ones before it join the run. */
  private takeRanked(following: Iterator<number>, run: number[]): number | undefined {
    for (let next = take(following); ; next = take(following)) {
      if (next === undefined || this.column.get(next) > 0) return next;
      run.push(next);
    }
  }

  private rankOf(id: number | undefined, otherwise: number): number {
    return id === undefined ? otherwise : this.column.get(id);
  }
}

function take(ids: Iterator<number>): number | undefined {
  const { done, value } = ids.next();
  return done ? undefined : value;
}
