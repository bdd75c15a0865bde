import { withoutMarks } from '@/lib/shared/text';
import type { TreeRow } from './tree';

/** What a key does in a tree: another row is walked to, or a row is folded or unfolded. */
type TreeMove = { to: string } | { fold: string } | { unfold: string };

/** Of the row that stands last before this one and one level higher. */
function above(rows: readonly TreeRow[], at: number): TreeRow | undefined {
  const level = (rows[at]?.level ?? 1) - 1;
  return rows.slice(0, at).findLast((row) => row.level === level);
}

const to = (row: TreeRow | undefined): TreeMove | undefined => row && { to: row.key };

function right(rows: readonly TreeRow[], at: number, folded: ReadonlySet<string>): TreeMove | undefined {
  const row = rows[at];
  if (!row || row.children === 0) return undefined;
  return folded.has(row.key) ? { unfold: row.key } : to(rows[at + 1]);
}

function left(rows: readonly TreeRow[], at: number, folded: ReadonlySet<string>): TreeMove | undefined {
  const row = rows[at];
  if (!row) return undefined;
  return row.children > 0 && !folded.has(row.key) ? { fold: row.key } : to(above(rows, at));
}

/**
 * The keys of a tree (WAI-ARIA Authoring Practices, "Tree View"); `rows` are those to be seen, `at` the place of the one
 * with the focus. Undefined for a key that means nothing here.
 */
export function treeMove(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  folded: ReadonlySet<string>,
): TreeMove | undefined {
  if (key === 'ArrowDown') return to(rows[at + 1]);
  if (key === 'ArrowUp') return to(rows[at - 1]);
  if (key === 'Home') return to(rows[0]);
  if (key === 'End') return to(rows.at(-1));
  if (key === 'ArrowRight') return right(rows, at, folded);
  return key === 'ArrowLeft' ? left(rows, at, folded) : undefined;
}

/** The next row, round the end, whose name begins as was typed; the same row only where more is typed of its name. */
export function typedAhead(
  typed: string,
  rows: readonly TreeRow[],
  at: number,
  nameOf: (id: string) => string,
): TreeRow | undefined {
  const wanted = withoutMarks(typed);
  const start = [...wanted].length > 1 ? at : at + 1;
  const inTurn = [...rows.slice(start), ...rows.slice(0, start)];
  return inTurn.find((row) => withoutMarks(nameOf(row.id)).startsWith(wanted));
}
