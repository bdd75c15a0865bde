import type { Price } from '@/lib/contract/meter';
import { type Entity, isEntityPath, nameOf } from '@/lib/network/entity';
import type { ExpansionStatus } from '@/lib/network/expansions';
import type { Selection } from '@/lib/network/filter';
import type { Standing } from '@/lib/network/findings/standing';
import type { NetworkModel } from '@/lib/network/model';
import { neighbourCounts } from '@/lib/network/rows';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkFactWords, networkStandingWords, relationshipWords } from '@/lib/words/network';
import { EntityRecord } from './entity/entity-record';
import { type Asking, NetworkParts } from './entity/network-parts';
import { ExpandButton } from './expand-button';
import { Fact } from './fact';
import { EntityLinks } from './standing/entity-links';
import { EntityStanding } from './standing/entity-standing';
import { EntityState } from './standing/entity-state';

interface Props {
  entity: Entity;
  isRoot: boolean;
  /** The page is its own network. */
  isOnlyRoot: boolean;
  status: ExpansionStatus;
  selection: Selection;
  standing: Standing;
  jurisdictionNames: Readonly<Record<string, string>>;
  price: Price | undefined;
  model: NetworkModel;
  asking: Asking;
  onExpand: (id: string) => void;
}

export function EntityPanel(props: Props) {
  const { entity, isRoot, isOnlyRoot, status, selection, standing, jurisdictionNames, price, model, asking, onExpand } =
    props;
  const words = useWords(networkFactWords);
  const { notAsked } = useWords(networkStandingWords);
  const { kinds } = useWords(relationshipWords);
  const { count } = useForms();
  const { owners, owned } = neighbourCounts(selection, entity.id);
  const { jurisdiction } = entity;
  return (
    <>
      <h2 className="text-lg">
        <bdi>{nameOf(entity, entity.id)}</bdi>
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact term={words.kind}>{kinds[entity.kind]}</Fact>
        {jurisdiction && (
          <Fact term={words.jurisdiction}>{jurisdictionNames[jurisdiction] ?? jurisdiction.toUpperCase()}</Fact>
        )}
        <EntityState entity={entity} />
        <Fact term={words.ownersShown}>{count(owners)}</Fact>
        <Fact term={words.ownedShown}>{count(owned)}</Fact>
        <EntityStanding standing={standing} />
      </dl>
      {status !== 'expanded' && <p className="mt-2 text-muted text-sm">{notAsked}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
        <EntityLinks entity={entity} isRoot={isOnlyRoot} />
        {isRoot && <span className="text-muted">{words.centre}</span>}
        {!(isRoot && status === 'expanded') && (
          <ExpandButton entity={entity} status={status} price={price} onExpand={onExpand} />
        )}
      </div>
      {status !== 'expanded' && isEntityPath(entity.id) && (
        <NetworkParts key={`parts ${entity.id}`} id={entity.id} model={model} asking={asking} price={price} />
      )}
      {entity.kind === 'company' && isEntityPath(entity.id) && (
        <EntityRecord key={`record ${entity.id}`} id={entity.id} isRemote={asking.isRemote} />
      )}
    </>
  );
}
