import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { nameOf } from '@/lib/network/entity';
import { MOST_LISTED } from '@/lib/network/listing/listing';
import { type TreeRow, treeOf, unfolded } from '@/lib/network/tree/tree';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkTreeWords } from '@/lib/words/network';
import type { ListedProps } from '../listing/listed';
import { RowsBeyond } from '../listing/rows-beyond';
import { TreeItem } from './tree-item';
import { useTreeKeys } from './use-tree-keys';

const NONE: ReadonlySet<string> = new Set();

const rowElement = (list: HTMLElement | null, key: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? null;

/** Rows that are folded, by their keys. */
function useFolds() {
  const [folded, setFolded] = useState(NONE);
  const fold = useCallback((key: string, isFolded: boolean) => {
    setFolded((before) => {
      const next = new Set(before);
      if (isFolded) next.add(key);
      else next.delete(key);
      return next;
    });
  }, []);
  return { folded, fold };
}

/** The selection from its roots: owners upwards, holdings downwards. A plain list without scripts, a tree with them. */
export function NetworkTreeList({ shown, marks, listing, query, onList, focus, onFocus }: ListedProps) {
  const { model, selection, roots } = shown;
  const words = useWords(networkTreeWords);
  const forms = useForms();
  const isTree = useHydrated();
  const help = useId();
  const list = useRef<HTMLUListElement>(null);
  const { folded, fold } = useFolds();
  const { rows, elsewhere } = useMemo(() => treeOf(selection, roots), [selection, roots]);
  const all = useMemo(() => unfolded(rows, folded), [rows, folded]);
  const seen = listing.all ? all : all.slice(0, MOST_LISTED);
  const [at, setAt] = useState<string>();
  const current = currentRow(seen, focus, at);

  const walk = useCallback(
    (row: TreeRow) => {
      setAt(row.key);
      onFocus(row.id);
      rowElement(list.current, row.key)?.focus();
    },
    [onFocus],
  );
  const nameIn = useCallback((id: string) => nameOf(model.entities.get(id), id), [model]);
  const open = (id: string) => list.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(id)}"]`)?.click();
  const onKey = useTreeKeys({ rows: seen, folded, nameOf: nameIn, onWalk: walk, onFold: fold, onOpen: open });
  useFollowed(list.current, current?.key);

  return (
    <>
      <p id={help} className="text-muted text-xs noscript:hidden print:hidden">
        {words.keys}
      </p>
      <ul
        ref={list}
        {...(isTree && { role: 'tree', 'aria-describedby': help })}
        aria-label={words.label}
        className="relative max-h-[40rem] overflow-auto rounded border border-line text-sm print:max-h-none"
      >
        {seen.map((row, index) => (
          <TreeItem
            key={row.key}
            row={row}
            entity={model.entities.get(row.id)}
            marks={marks}
            isFolded={folded.has(row.key)}
            isCurrent={focus === row.id}
            isReached={current ? current.key === row.key : index === 0}
            isTree={isTree}
            onKey={onKey}
            onPress={walk}
            onFold={fold}
          />
        ))}
      </ul>
      <RowsBeyond
        shown={seen.length}
        beyond={all.length - seen.length}
        listing={listing}
        query={query}
        onList={onList}
      />
      {elsewhere > 0 && <p className="text-muted text-sm">{words.elsewhere(forms, elsewhere)}</p>}
    </>
  );
}

/** The row that was walked to, as long as it is what the picture is about; else the first of that entity. */
function currentRow(rows: readonly TreeRow[], focus: string | undefined, at: string | undefined): TreeRow | undefined {
  const walked = rows.find(({ key }) => key === at);
  if (walked && (focus === undefined || walked.id === focus)) return walked;
  return rows.find(({ id }) => id === focus);
}

/** Brings what the picture is about into sight in the list, and moves nothing but the list. */
function useFollowed(list: HTMLElement | null, key: string | undefined): void {
  useEffect(() => {
    const row = key === undefined ? null : rowElement(list, key);
    if (!list || !row) return;
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }, [list, key]);
}
