import type { SqliteDatabase } from '../open';

interface Parent {
  id: number;
  /** The number of its direct relationships. */
  direct: number;
}

/** The number of relationships of the children of a parent, in SQL. */
export const countIndirect = (parent: string): string =>
  `(SELECT count(*) FROM relationships a JOIN relationships b ON b.parent_id = a.child_id WHERE a.parent_id = ${parent})`;

/** Those with most relationships first; among equals, the lower id. */
const compare = (a: Parent, b: Parent): number => b.direct - a.direct || a.id - b.id;

/** More are not kept, so that a transaction reads and writes few rows. */
const MOST = 1_000;
/** So many are kept of more. */
const KEPT = 500;
const HEADS = 100;

/** The parents that a search for the largest group compares, in SQL. */
export const LARGEST = `SELECT id FROM largest_parents WHERE id > 0 ORDER BY direct DESC, id LIMIT ${HEADS}`;

/** The id of the row that tells that other parents, with fewer relationships, were left out. */
const OTHERS = 0;

const COUNT_ALL = `INSERT INTO largest_parents (id, direct)
  SELECT r.parent_id, count(*) FROM relationships r JOIN companies c ON c.id = r.parent_id AND c.redacted = 0
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ?`;

/**
 * Keeps the shown companies with most direct relationships (`largest_parents`): all of them in a small register, else
 * hundreds. No company that was left out has more than any of them. They are all counted again only if too many of them
 * lose their relationships. What their children have is counted at the end of an import: a company with many thousands of
 * children would delay each transaction.
 */
export class LargestParents {
  private readonly marked = new Set<number>();
  private readonly list;
  private readonly countDirect;
  private readonly put;
  private readonly remove;
  private readonly listParents;
  private readonly forgetIndirect;

  constructor(
    private readonly db: SqliteDatabase,
    private readonly sizes = { most: MOST, kept: KEPT, least: HEADS },
  ) {
    this.list = db.prepare<[], Parent>('SELECT id, direct FROM largest_parents');
    this.countDirect = db
      .prepare<[number], number>(
        `SELECT (SELECT count(*) FROM relationships WHERE parent_id = c.id) FROM companies c
         WHERE c.id = ? AND c.redacted = 0`,
      )
      .pluck();
    this.put = db.prepare<[number, number]>('INSERT OR REPLACE INTO largest_parents (id, direct) VALUES (?, ?)');
    this.listParents = db.prepare<[number], number>('SELECT parent_id FROM relationships WHERE child_id = ?').pluck();
    this.forgetIndirect = db.prepare<[number]>(
      'UPDATE largest_parents SET indirect = NULL WHERE id = ? AND indirect IS NOT NULL',
    );
    this.remove = db.prepare<[number]>('DELETE FROM largest_parents WHERE id = ?');
  }

  /** The entity has other relationships as a parent, or became or ceased to be a shown company. */
  mark(entityId: number): void {
    this.marked.add(entityId);
  }

  /** Call before the transaction ends. */
  write(): void {
    if (this.marked.size === 0) return;
    const before = this.list.all();
    const hasOthers = before.some(({ id }) => id === OTHERS);
    const known = before.filter(({ id }) => id !== OTHERS);
    this.markIndirect(known);
    const kept = this.choose(known, hasOthers);
    this.marked.clear();
    if (hasOthers && kept.length < this.sizes.least) {
      this.countAll();
      return;
    }
    const isCut = kept.length > this.sizes.most;
    const next = isCut ? kept.sort(compare).slice(0, this.sizes.kept) : kept;
    this.store(known, isCut ? [...next, { id: OTHERS, direct: 0 }] : next);
  }

  /** Counts what the children of the largest have, if it has changed. */
  countIndirect(): void {
    this.db.exec(
      `UPDATE largest_parents SET indirect = ${countIndirect('largest_parents.id')}
       WHERE indirect IS NULL AND id IN (${LARGEST})`,
    );
  }

  /** Call after a rollback. */
  forget(): void {
    this.marked.clear();
  }

  /** Counts all parents anew, which reads all relationships. */
  countAll(): void {
    this.db.exec('DELETE FROM largest_parents');
    const { changes } = this.db.prepare<[number]>(COUNT_ALL).run(this.sizes.most);
    if (changes === this.sizes.most) this.put.run(OTHERS, 0);
  }

  /** Forgets what was counted for parents whose children have other relationships now, or which have other children. */
  private markIndirect(known: readonly Parent[]): void {
    const ids = new Set(known.map(({ id }) => id));
    const changed = new Set([...this.marked].flatMap((id) => [id, ...this.listParents.all(id)]));
    for (const id of changed) if (ids.has(id)) this.forgetIndirect.run(id);
  }

  /** The known parents with what was marked. If others were left out, those marked must exceed a known one. */
  private choose(known: readonly Parent[], hasOthers: boolean): Parent[] {
    const same = known.filter(({ id }) => !this.marked.has(id));
    const marked = [...this.marked].map((id) => ({ id, direct: this.countDirect.get(id) ?? 0 }));
    const parents = marked.filter(({ direct }) => direct > 0);
    if (!hasOthers) return [...same, ...parents];
    const least = same.reduce<Parent | undefined>((a, b) => (a && compare(a, b) > 0 ? a : b), undefined);
    return [...same, ...parents.filter((parent) => least && compare(parent, least) < 0)];
  }

  private store(before: readonly Parent[], next: readonly Parent[]): void {
    const known = new Map(before.map(({ id, direct }) => [id, direct]));
    for (const { id, direct } of next) {
      if (known.get(id) !== direct) this.put.run(id, direct);
      known.delete(id);
    }
    for (const id of known.keys()) this.remove.run(id);
  }
}
