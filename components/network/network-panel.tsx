import type { Price } from '@/lib/contract/meter';
import { useWords } from '@/lib/language/use-words';
import { type Expansion, statusOf } from '@/lib/network/expansions';
import { EntityPanel } from './entity-panel';
import { RelationshipPanel } from './relationship-panel';
import { networkFactWords } from './script-words/facts/words';
import { networkPictureWords } from './script-words/picture/words';
import type { NetworkView } from './use-network-view';

interface Props {
  view: NetworkView;
  expansions: readonly Expansion[];
  focus: string | undefined;
  jurisdictionNames: Readonly<Record<string, string>>;
  prices: ReadonlyMap<string, Price>;
  onExpand: (id: string) => void;
}

/** What is focused in the picture, in words and with its ways on. */
export function NetworkPanel({ view, expansions, focus, jurisdictionNames, prices, onExpand }: Props) {
  const words = useWords(networkFactWords);
  const { model, selection } = view;
  const entity = focus === undefined ? undefined : model.entities.get(focus);
  const relationship = focus === undefined ? undefined : model.relationships.get(focus);
  return (
    <aside aria-label={words.focused} className="min-w-0 rounded border border-line bg-raised p-4">
      {entity && (
        <EntityPanel
          entity={entity}
          isRoot={entity.id === model.root}
          status={statusOf(entity.id, model, expansions)}
          selection={selection}
          jurisdictionNames={jurisdictionNames}
          price={prices.get(entity.id)}
          onExpand={onExpand}
        />
      )}
      {relationship && <RelationshipPanel relationship={relationship} model={model} />}
      {!entity && !relationship && <HowTo />}
    </aside>
  );
}

function HowTo() {
  const { howTo } = useWords(networkPictureWords);
  return (
    <div className="text-muted text-sm">
      <p>{howTo.choose}</p>
      <p className="mt-3">{howTo.expand}</p>
      <p className="mt-3">{howTo.keys}</p>
    </div>
  );
}
