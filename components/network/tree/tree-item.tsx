import { type KeyboardEvent, memo } from 'react';
import { useForms, useWords } from '@/lib/language/use-words';
import type { Entity } from '@/lib/network/entity';
import { nameOf } from '@/lib/network/entity';
import { holdingWords } from '@/lib/network/relationship-words';
import { shareWords } from '@/lib/network/share';
import type { TreeRow } from '@/lib/network/tree/tree';
import { Link } from '../../ui/link';
import { networkFactWords } from '../script-words/facts/words';
import { networkTreeWords } from '../script-words/tree/words';

const SIGNS = { root: '●', owner: '↑', owned: '↓' } as const;

/** So many steps are indented; a chain of a hundred stays on the screen. */
const MOST_INDENTED = 12;

interface Props {
  row: TreeRow;
  entity: Entity | undefined;
  isFolded: boolean;
  /** It has the focus of the picture. */
  isCurrent: boolean;
  /** The one row of the tree that is reached by Tab. */
  isReached: boolean;
  /** Scripts are at work: rows are walked by keys. */
  isTree: boolean;
  onKey: (event: KeyboardEvent, row: TreeRow) => void;
  onPress: (row: TreeRow) => void;
  onFold: (key: string, fold: boolean) => void;
}

/** One step of the tree: who, in which direction, by how much and how surely. */
export const TreeItem = memo(function TreeItem(props: Props) {
  const { row, entity, isFolded, isCurrent, isReached, isTree, onKey, onPress } = props;
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
      style={{ paddingInlineStart: `calc(0.5rem + ${Math.min(level - 1, MOST_INDENTED)} * var(--step))` }}
      className={`[--step:0.5rem] sm:[--step:1.25rem] flex flex-wrap items-baseline gap-x-2 border-l-4 py-1 pr-2 ${isCurrent ? 'border-accent bg-accent-soft' : 'border-transparent'} ${isTree ? 'cursor-default hover:bg-sunken' : ''}`}
    >
      <Fold {...props} />
      <Branch row={row} />
      <Link href={id} tabIndex={isTree ? -1 : undefined} className="min-w-0 hover:underline">
        <bdi>{nameOf(entity, id)}</bdi>
      </Link>
      <Facts row={row} entity={entity} />
    </li>
  );
});

/** For the pointer; the keys have arrows for it. */
function Fold({ row: { key, children }, isFolded, isTree, onFold }: Props) {
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

function Branch({ row: { branch } }: Pick<Props, 'row'>) {
  const { branches } = useWords(networkTreeWords);
  return (
    <span className="shrink-0 text-muted text-xs">
      <span aria-hidden="true">{SIGNS[branch]}</span> {branches[branch]}
    </span>
  );
}

function Facts({ row: { id, over, repeated }, entity }: Pick<Props, 'row' | 'entity'>) {
  const words = useWords(networkTreeWords);
  const { isPlaceholder } = useWords(networkFactWords);
  const forms = useForms();
  return (
    <span className="text-muted text-sm tabular-nums">
      {entity?.kind === 'placeholder' && `${isPlaceholder} `}
      {over
        .map(({ type, share, confidence }) =>
          [
            holdingWords(type, forms.language),
            shareWords(share, forms.language),
            confidence === undefined ? words.noConfidence : words.confidence(forms, confidence),
          ].join(', '),
        )
        .join(' · ')}
      {repeated && <span className="italic"> — {words.repeated[repeated](nameOf(entity, id))}</span>}
    </span>
  );
}
