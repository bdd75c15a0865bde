import type { Entity } from '@/lib/network/entity';
import { useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords, relationshipWords } from '@/lib/words/network';
import { InactiveSample } from './inactive-sample';
import type { ListMarks } from './list-marks';

interface Props {
  entity: Entity | undefined;
  marks: ListMarks;
}

/** Behind the name of an entity in a list what the picture says by form: its state, its group. */
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
      {group !== undefined && (
        <span className="text-muted">
          {' '}
          <bdi>{inGroup(group)}</bdi>
        </span>
      )}
    </>
  );
}
