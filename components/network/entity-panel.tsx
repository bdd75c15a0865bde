import type { Price } from '@/lib/contract/meter';
import { useForms, useWords } from '@/lib/language/use-words';
import { type Entity, nameOf } from '@/lib/network/entity';
import type { ExpansionStatus } from '@/lib/network/expansions';
import type { Selection } from '@/lib/network/filter';
import { neighbourCounts } from '@/lib/network/rows';
import { relationshipWords } from '@/lib/network/script-words/words';
import { Link } from '../ui/link';
import { ExpandButton } from './expand-button';
import { Fact } from './fact';
import { networkFactWords } from './script-words/facts/words';

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
  const words = useWords(networkFactWords);
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
        <Fact term={words.ownersShown}>{count(owners)}</Fact>
        <Fact term={words.ownedShown}>{count(owned)}</Fact>
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-3 text-sm">
        <Link href={entity.id} className="underline">
          {words.openRecord}
        </Link>
        {isRoot ? (
          <span className="text-muted">{words.centre}</span>
        ) : (
          <ExpandButton entity={entity} status={status} price={price} onExpand={onExpand} />
        )}
      </div>
    </>
  );
}
