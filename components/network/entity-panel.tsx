import type { Price } from '@/lib/contract/meter';
import type { Entity } from '@/lib/network/entity';
import type { ExpansionStatus } from '@/lib/network/expansions';
import type { Selection } from '@/lib/network/filter';
import { neighbourCounts } from '@/lib/network/rows';
import { kindWords, nameOf } from '@/lib/network/words';
import { Link } from '../ui/link';
import { ExpandButton } from './expand-button';
import { Fact } from './fact';

interface Props {
  entity: Entity;
  isRoot: boolean;
  status: ExpansionStatus;
  selection: Selection;
  jurisdictionNames: Readonly<Record<string, string>>;
  price: Price | undefined;
  onExpand: (id: string) => void;
}

export function EntityPanel({ entity, isRoot, status, selection, jurisdictionNames, price, onExpand }: Props) {
  const { owners, owned } = neighbourCounts(selection, entity.id);
  const { jurisdiction } = entity;
  return (
    <>
      <h2 className="text-lg">
        <bdi>{nameOf(entity, entity.id)}</bdi>
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact term="Kind">{kindWords(entity)}</Fact>
        {jurisdiction && (
          <Fact term="Jurisdiction">{jurisdictionNames[jurisdiction] ?? jurisdiction.toUpperCase()}</Fact>
        )}
        <Fact term="Owners shown">{owners}</Fact>
        <Fact term="Owned, shown">{owned}</Fact>
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
        <Link href={entity.id} className="underline">
          Open record
        </Link>
        {isRoot ? (
          <span className="text-muted">Centre of this network</span>
        ) : (
          <ExpandButton entity={entity} status={status} price={price} onExpand={onExpand} />
        )}
      </div>
    </>
  );
}
