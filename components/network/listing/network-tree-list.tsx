import { Fragment, type KeyboardEvent, memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useHydrated } from '@/components/ui/hooks';
import { Link } from '@/components/ui/parts';
import type { ChangeKind } from '@/lib/network/changes/changes';
import { holdingWords, shareOrSteps } from '@/lib/network/elements';
import { type Listing, MOST_LISTED, type TreeRow, treeMove, treeOf, typedAhead, unfolded } from '@/lib/network/listing';
import { type Entity, nameOf, type Relationship } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkTreeWords } from '@/lib/words/network';
import { networkListingWords } from '@/lib/words/network-filters';
import { ChangeMark, EntityMarks, KindMark } from '../entity/marks';
import type { ListMarks } from '../palette';
import type { ListedProps } from './listed';
import { ListingLink } from './network-table';

const SIGNS = { root: '●', owner: '↑', owned: '↓' } as const;

/** Maximum indentation; a chain of a hundred must fit the screen. */
const MAX_INDENT = 12;

interface TreeItemProps {
  row: TreeRow;
  entity: Entity | undefined;
  marks: ListMarks;
  isFolded: boolean;
  /** It is focused in the picture. */
  isCurrent: boolean;
  /** The one row of the tree that Tab reaches. */
  isReached: boolean;
  /** Scripts are active: rows are reached by arrow keys. */
  isTree: boolean;
  onKey: (event: KeyboardEvent, row: TreeRow) => void;
  onPress: (row: TreeRow) => void;
  onFold: (key: string, fold: boolean) => void;
}

/** One row of the tree: entity, direction, share and confidence. */
const TreeItem = memo(function TreeItem(props: TreeItemProps) {
  const { row, entity, marks, isFolded, isCurrent, isReached, isTree, onKey, onPress } = props;
  const { key, id, level, place, of, children } = row;
  const tree = isTree && {
    role: 'treeitem',
    'aria-level': level,
    'aria-posinset': place,
    'aria-setsize': of,
    'aria-selected': isCurrent,
    ...(children > 0 && { 'aria-expanded': !isFolded }),
    tabIndex: isReached ? 0 : -1,
    'data-row': key,
    onKeyDown: (event: KeyboardEvent) => onKey(event, row),
    onClick: () => onPress(row),
  };
  return (
    <li
      {...tree}
      style={{ paddingInlineStart: `calc(0.5rem + ${Math.min(level - 1, MAX_INDENT)} * var(--step))` }}
      className={`[--step:0.5rem] sm:[--step:1.25rem] flex flex-wrap items-baseline gap-x-2 border-l-4 py-1 pr-2 ${isCurrent ? 'border-accent bg-accent-soft' : 'border-transparent'} ${isTree ? 'cursor-default hover:bg-sunken' : ''}`}
    >
      <Fold {...props} />
      <Branch row={row} />
      <Link href={id} tabIndex={isTree ? -1 : undefined} className="min-w-0 hover:underline">
        <bdi>{nameOf(entity, id)}</bdi>
      </Link>
      <EntityMarks entity={entity} marks={marks} />
      <Facts row={row} entity={entity} marks={marks} />
    </li>
  );
});

/** For the pointer; arrow keys do the same. */
function Fold({ row: { key, children }, isFolded, isTree, onFold }: TreeItemProps) {
  if (!isTree) return null;
  if (children === 0) return <span aria-hidden="true" className="w-5 shrink-0" />;
  return (
    <span
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        onFold(key, !isFolded);
      }}
      className="w-5 shrink-0 cursor-pointer text-center text-muted"
    >
      {isFolded ? '▸' : '▾'}
    </span>
  );
}

function Branch({ row: { branch } }: Pick<TreeItemProps, 'row'>) {
  const { branches } = useWords(networkTreeWords);
  return (
    <span className="shrink-0 text-muted text-xs">
      <span aria-hidden="true">{SIGNS[branch]}</span> {branches[branch]}
    </span>
  );
}

function Facts({ row, entity, marks: { compared } }: Pick<TreeItemProps, 'row' | 'entity' | 'marks'>) {
  const { id, over, repeated } = row;
  const { repeated: again } = useWords(networkTreeWords);
  return (
    <span className="text-muted text-sm tabular-nums">
      <KindMark kind={entity?.kind} />{' '}
      {over.map((one, at) => (
        <Fragment key={one.id}>
          {at > 0 && ' · '}
          <Holding relationship={one} change={compared?.kinds.get(one.id)} />
        </Fragment>
      ))}
      {repeated && <span className="italic"> — {again[repeated](nameOf(entity, id))}</span>}
    </span>
  );
}

function Holding({ relationship, change }: { relationship: Relationship; change: ChangeKind | undefined }) {
  const words = useWords(networkTreeWords);
  const forms = useForms();
  const { type, confidence } = relationship;
  const facts = [
    holdingWords(type, forms.language),
    shareOrSteps(relationship, forms.language),
    confidence === undefined ? words.noConfidence : words.confidence(forms, confidence),
  ];
  return (
    <>
      {facts.join(', ')}
      {change && (
        <>
          , <ChangeMark change={change} />
        </>
      )}
    </>
  );
}

interface Props {
  shown: number;
  beyond: number;
  listing: Listing;
  query: string;
  onList: (listing: Listing) => void;
}

/** How many rows are beyond the limit, with a link to them. */
export function RowsBeyond({ shown, beyond, listing, query, onList }: Props) {
  const words = useWords(networkListingWords);
  const forms = useForms();
  if (beyond === 0) return null;
  return (
    <p className="text-sm">
      {words.beyond(forms, shown, beyond)}{' '}
      <ListingLink query={query} listing={{ ...listing, all: true }} onList={onList} className="text-accent underline">
        {words.listAll}
      </ListingLink>
    </p>
  );
}

/** Milliseconds; letters typed faster belong to one name. */
const ONE_NAME = 700;

interface TreeState {
  rows: readonly TreeRow[];
  folded: ReadonlySet<string>;
  nameOf: (id: string) => string;
  onWalk: (row: TreeRow) => void;
  onFold: (key: string, fold: boolean) => void;
  onOpen: (id: string) => void;
}

/** The name being typed. */
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

/** Keyboard navigation (WAI-ARIA Authoring Practices, "Tree View"). */
function useTreeKeys({ rows, folded, nameOf, onWalk, onFold, onOpen }: TreeState) {
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
    // The page has its own shortcuts.
    event.stopPropagation();
  };

  function walkTo(next: TreeRow | undefined): void {
    if (next) onWalk(next);
  }
}

const NONE: ReadonlySet<string> = new Set();

const rowElement = (list: HTMLElement | null, key: string): HTMLElement | null =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`) ?? null;

/** Keys of the folded rows. */
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

/** The current row if it belongs to the picture's focus; otherwise the first row of that entity. */
function currentRow(rows: readonly TreeRow[], focus: string | undefined, at: string | undefined): TreeRow | undefined {
  const walked = rows.find(({ key }) => key === at);
  if (walked && (focus === undefined || walked.id === focus)) return walked;
  return rows.find(({ id }) => id === focus);
}

/** Scrolls the list, and only the list, to the picture's focus. */
function useFollowed(list: HTMLElement | null, key: string | undefined): void {
  useEffect(() => {
    const row = key === undefined ? null : rowElement(list, key);
    if (!list || !row) return;
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    if (top < list.scrollTop) list.scrollTop = top;
    else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
  }, [list, key]);
}
