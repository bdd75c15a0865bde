import type { ReactNode } from 'react';
import { CHANGE_LOOKS, type ChangeKind, type ChangeStatus } from '@/lib/network/changes/changes';
import type { Entity, EntityKind } from '@/lib/network/model';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFactWords, networkMarkWords, relationshipWords } from '@/lib/words/network';
import type { ListMarks } from '../palette';

/** Says after a name that it is not a registered company, and what it is. */
export function KindMark({ kind }: { kind: EntityKind | undefined }) {
  const { noCompany } = useWords(networkFactWords);
  return kind === undefined || kind === 'company' ? null : <span className="text-muted"> {noCompany[kind]}</span>;
}

/** The symbol of an inactive company in the picture: cut corners. */
export const InactiveSample = () => (
  <svg aria-hidden="true" viewBox="0 0 14 14" className="mr-1 inline size-3 align-[-1px]">
    <polygon points="4,1 10,1 13,4 13,10 10,13 4,13 1,10 1,4" fill="currentColor" />
  </svg>
);

interface Props {
  entity: Entity | undefined;
  marks: ListMarks;
}

/** Says after an entity's name what the picture shows by shape, its status and its group, and the user's own tags. */
export function EntityMarks({ entity, marks: { groups } }: Props) {
  const { inGroup } = useWords(networkMarkWords);
  const { inactive } = useWords(relationshipWords);
  if (!entity) return null;
  const group = groups.get(entity.id);
  return (
    <>
      {entity.status === 'inactive' && (
        <span className="whitespace-nowrap text-muted">
          {' '}
          <InactiveSample />
          {inactive}
        </span>
      )}
      {entity.tags?.map((tag) => (
        <span key={tag} className="ml-1 inline-block rounded-full border border-line-strong px-1.5 text-xs">
          <bdi>{tag}</bdi>
        </span>
      ))}
      {group !== undefined && (
        <span className="text-muted">
          {' '}
          <bdi>{inGroup(group)}</bdi>
        </span>
      )}
    </>
  );
}

const COLORS = { good: 'text-good', bad: 'text-bad', warn: 'text-warn' } as const;

/** A sample of a changed line in the picture. */
export function ChangeSample({ kind }: { kind: ChangeKind }) {
  const { token, dashes, width } = CHANGE_LOOKS[kind];
  return (
    <svg aria-hidden="true" viewBox="0 0 36 8" className={`mr-2 inline h-2 w-9 ${COLORS[token]}`}>
      <line x1="0" y1="4" x2="36" y2="4" stroke="currentColor" strokeWidth={width} strokeDasharray={dashes.join(' ')} />
    </svg>
  );
}

/** A change between two days, by colour, dash and word, as in the picture. */
export function ChangeMark({ change }: { change: ChangeStatus }) {
  const { same, undated } = useWords(networkMarkWords);
  const { changes } = useWords(relationshipWords);
  if (change === 'same' || change === 'undated')
    return <span className="text-muted">{change === 'same' ? same : undated}</span>;
  return (
    <span className="whitespace-nowrap">
      <ChangeSample kind={change} />
      {changes[change]}
    </span>
  );
}

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{term}</dt>
    <dd className="min-w-0 tabular-nums">{children}</dd>
  </>
);
