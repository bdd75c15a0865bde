import { Link } from '@/components/ui/link';
import type { Price } from '@/lib/contract/quota';
import type { ExpansionStatus } from '@/lib/network/expansions';
import { type Selection, UNKNOWN_VALUE } from '@/lib/network/filter';
import type { Standing } from '@/lib/network/findings/findings';
import { type Entity, isEntityPath, type NetworkModel, nameOf } from '@/lib/network/model';
import { neighbourCounts } from '@/lib/network/rows';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { networkFactWords, networkMarkWords, networkSourceWords, relationshipWords } from '@/lib/words/network';
import { ExpandButton, valueWords } from './controls';
import { EntityRecord } from './entity/entity-record';
import { Fact, InactiveSample } from './entity/marks';
import { type Asking, NetworkParts } from './entity/network-parts';

const NO_PLACES = {};

/** Whether a company is active, in our words and in the register's own, and to which groupings it belongs. */
export function EntityState({ entity }: { entity: Entity }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const { kind, status = UNKNOWN_VALUE, current_status, dissolution_date, corporate_groupings = [] } = entity;
  if (kind !== 'company') return null;
  const state = valueWords('statuses', status, forms.language, NO_PLACES);
  return (
    <>
      <Fact term={words.state}>
        {status === 'inactive' && <InactiveSample />}
        {state}
        {current_status !== undefined && current_status.toLowerCase() !== state.toLowerCase() && (
          <>
            {' · '}
            <bdi>{current_status}</bdi>
          </>
        )}
        {dissolution_date !== undefined && ` · ${words.dissolvedOn(forms.date(dissolution_date))}`}
      </Fact>
      {corporate_groupings.length > 0 && (
        <Fact term={words.groupings}>
          {corporate_groupings.map((name, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <Link href={links.corporateGrouping(name)} className="underline">
                <bdi>{name}</bdi>
              </Link>
            </span>
          ))}
        </Fact>
      )}
    </>
  );
}

/** Where one can go from an entity: its record, what is stated of it, a network of its own. */
export function EntityLinks({ entity, isRoot }: { entity: Entity; isRoot: boolean }) {
  const { openRecord } = useWords(networkFactWords);
  const words = useWords(networkSourceWords);
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

/** What an entity is among all that is loaded: how many it touches, whether it owns itself, whether it is a hub. */
export function EntityStanding({ standing: { owners, owned, loop, hub } }: { standing: Standing }) {
  const words = useWords(networkSourceWords);
  const forms = useForms();
  return (
    <>
      <Fact term={words.ownersLoaded}>{forms.count(owners)}</Fact>
      <Fact term={words.ownedLoaded}>{forms.count(owned)}</Fact>
      {loop && <Fact term={words.loop}>{words.inLoop(forms, loop.members.length)}</Fact>}
      {hub && <Fact term={words.hub}>{words.isHub(forms, hub.neighbours)}</Fact>}
    </>
  );
}

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
  const { notAsked } = useWords(networkSourceWords);
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
