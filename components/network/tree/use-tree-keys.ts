import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type TreeRow, unfolded } from '@/lib/network/tree/tree';
import { treeMove, typedAhead } from '@/lib/network/tree/tree-keys';

/** Letters that follow each other faster than this are one name. */
const ONE_NAME = 700;

interface TreeState {
  rows: readonly TreeRow[];
  folded: ReadonlySet<string>;
  nameOf: (id: string) => string;
  onWalk: (row: TreeRow) => void;
  onFold: (key: string, fold: boolean) => void;
  onOpen: (id: string) => void;
}

/** The name that is being typed, letter by letter. */
function useTyped() {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (letter: string): string => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      typed.current = '';
    }, ONE_NAME);
    typed.current += letter;
    return typed.current;
  };
}

/** What the keys do on a row (WAI-ARIA Authoring Practices, "Tree View"). */
export function useTreeKeys({ rows, folded, nameOf, onWalk, onFold, onOpen }: TreeState) {
  const type = useTyped();
  return (event: KeyboardEvent, row: TreeRow): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const seen = unfolded(rows, folded);
    const at = seen.findIndex(({ key }) => key === row.key);
    const move = treeMove(event.key, seen, at, folded);
    if (move && 'to' in move) walkTo(seen.find(({ key }) => key === move.to));
    else if (move) onFold('fold' in move ? move.fold : move.unfold, 'fold' in move);
    else if (event.key === 'Enter') onOpen(row.id);
    else if (/^\S$/u.test(event.key)) walkTo(typedAhead(type(event.key), seen, at, nameOf));
    else return;
    event.preventDefault();
    // The page has keys of its own.
    event.stopPropagation();
  };

  function walkTo(next: TreeRow | undefined): void {
    if (next) onWalk(next);
  }
}
