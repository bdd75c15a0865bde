import { useHydrated } from '@/components/ui/use-hydrated';
import { mayHaveOwners } from '@/lib/network/entity';
import { statusOf } from '@/lib/network/expansions';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFindingWords } from '@/lib/words/network-analysis';
import { ExpandButton } from '../expand-button';
import { EntityName } from './entity-name';
import { useFindingTools } from './tools';

/** Says where the facts end: nobody has asked for the owners of this one yet. */
export function FollowFurther({ id }: { id: string }) {
  const words = useWords(networkFindingWords);
  const { model, expansions, prices, onExpand } = useFindingTools();
  const hydrated = useHydrated();
  const entity = model.entities.get(id);
  if (!entity || model.expanded.has(id) || !mayHaveOwners(entity)) return null;
  return (
    <p className="mt-1 text-muted">
      {words.notFollowed(<EntityName id={id} quiet />)}{' '}
      {hydrated && (
        <ExpandButton
          entity={entity}
          status={statusOf(id, model, expansions)}
          price={prices.get(id)}
          onExpand={onExpand}
        />
      )}
    </p>
  );
}
