import { useDeferredValue, useMemo } from 'react';
import type { Price } from '@/lib/contract/meter';
import { type Expansion, statusOf } from '@/lib/network/expansions';
import { landmarksOf, standingOf } from '@/lib/network/findings/standing';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFactWords, networkPictureWords } from '@/lib/words/network';
import type { Asking } from './entity/network-parts';
import { EntityPanel } from './entity-panel';
import { GroupPanel } from './group/group-panel';
import { RelationshipPanel } from './relationship-panel';
import type { NetworkView } from './use-network-view';

interface Props {
  view: NetworkView;
  expansions: readonly Expansion[];
  focus: string | undefined;
  jurisdictionNames: Readonly<Record<string, string>>;
  prices: ReadonlyMap<string, Price>;
  onExpand: (id: string) => void;
  asking: Asking;
}

/** By this id the page leads to what is told of an entity or a relationship. */
export const PANEL_ID = 'network-focus';

/** What is focused in the picture, in words and with its ways on. */
export function NetworkPanel({ view, expansions, focus, jurisdictionNames, prices, onExpand, asking }: Props) {
  const words = useWords(networkFactWords);
  const { model, selection, roots } = view;
  const loaded = useDeferredValue(model);
  const landmarks = useMemo(
    () => landmarksOf({ entities: [...loaded.entities.keys()], relationships: [...loaded.relationships.values()] }),
    [loaded],
  );
  const entity = focus === undefined ? undefined : model.entities.get(focus);
  const relationship = focus === undefined ? undefined : model.relationships.get(focus);
  const stack = focus === undefined ? undefined : view.picture.stacks.get(focus);
  const group = stack?.kind === 'group' ? stack : undefined;
  return (
    <aside
      id={PANEL_ID}
      tabIndex={-1}
      aria-label={words.focused}
      className="min-w-0 scroll-mt-4 rounded border border-line bg-raised p-4"
    >
      {entity && (
        <EntityPanel
          entity={entity}
          isRoot={roots.includes(entity.id)}
          isOnlyRoot={roots.length === 1 && roots[0] === entity.id}
          status={statusOf(entity.id, model, expansions)}
          selection={selection}
          standing={standingOf(landmarks, entity.id)}
          jurisdictionNames={jurisdictionNames}
          price={prices.get(entity.id)}
          model={model}
          asking={asking}
          onExpand={onExpand}
        />
      )}
      {relationship && <RelationshipPanel relationship={relationship} model={model} isRemote={asking.isRemote} />}
      {group && <GroupPanel group={group} view={view} />}
      {!entity && !relationship && !group && <HowTo />}
    </aside>
  );
}

function HowTo() {
  const { howTo } = useWords(networkPictureWords);
  return (
    <div className="text-muted text-sm">
      <p>{howTo.choose}</p>
      <p className="mt-3 pointer-coarse:hidden">{howTo.expand}</p>
      <p className="mt-3 pointer-coarse:hidden">{howTo.select}</p>
      <p className="mt-3 hidden pointer-coarse:block">{howTo.touch}</p>
      <p className="mt-3">{howTo.keys}</p>
    </div>
  );
}
