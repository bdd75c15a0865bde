import { Fragment, type KeyboardEvent, memo } from 'react';
import type { ChangeKind } from '@/lib/network/changes/kinds';
import type { Entity } from '@/lib/network/entity';
import { nameOf } from '@/lib/network/entity';
import type { Relationship } from '@/lib/network/relationship';
import { holdingWords } from '@/lib/network/relationship-words';
import { shareWords } from '@/lib/network/share';
import type { TreeRow } from '@/lib/network/tree/tree';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkTreeWords } from '@/lib/words/network';
import { Link } from '../../ui/link';
import { KindMark } from '../kind-mark';
import { ChangeMark } from '../marks/change-mark';
import { EntityMarks } from '../marks/entity-marks';
import type { ListMarks } from '../marks/list-marks';

const SIGNS = { root: '●', owner: '↑', owned: '↓' } as const;

/** So many steps are indented; a chain of a hundred stays on the screen. */
const MOST_INDENTED = 12;

interface Props {
  row: TreeRow;
  entity: Entity | undefined;
  marks: ListMarks;
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
      style={{ paddingInlineStart: `calc(0.5rem + ${Math.min(level - 1, MOST_INDENTED)} * var(--step))` }}
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

function Facts({ row, entity, marks: { compared } }: Pick<Props, 'row' | 'entity' | 'marks'>) {
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
  const { type, share, confidence } = relationship;
  const facts = [
    holdingWords(type, forms.language),
    shareWords(share, forms.language),
    confidence === undefined ? words.noConfidence : words.confidence(forms, confidence),
  ];
  return (
    <>
      {facts.join(', ')}
      {change && (
        <>
          , <ChangeMark told={change} />
        </>
      )}
    </>
  );
}
