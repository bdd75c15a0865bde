import { type Entity, isEntityPath, nameOf } from '@/lib/network/entity';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFactWords, networkStandingWords } from '@/lib/words/network';
import { Link } from '../../ui/link';

/** Where one can go from an entity: its record, what is stated of it, a network of its own. */
export function EntityLinks({ entity, isRoot }: { entity: Entity; isRoot: boolean }) {
  const { openRecord } = useWords(networkFactWords);
  const words = useWords(networkStandingWords);
  const name = nameOf(entity, entity.id);
  const hasPages = isEntityPath(entity.id);
  return (
    <>
      <Link href={entity.id} className="underline">
        {openRecord}
      </Link>
      {hasPages && (
        <Link href={`${entity.id}/statements`} aria-label={words.statementsOf(name)} className="underline">
          {words.statements}
        </Link>
      )}
      {hasPages && !isRoot && (
        <Link href={`${entity.id}/network`} aria-label={words.networkOf(name)} className="underline">
          {words.network}
        </Link>
      )}
    </>
  );
}
