import { useMemo } from 'react';
import type { DrawnNode } from '@/lib/network/drawn/drawn';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkGroupWords } from '@/lib/words/network';
import { FoldedRows } from '../../ui/folded-rows';
import { Link } from '../../ui/link';
import { PlainButton } from '../filters/plain-button';
import type { NetworkView } from '../use-network-view';
import { HeldTogether } from './held-together';

/** So many members stand open. */
const FIRST = 8;

interface Props {
  group: DrawnNode;
  view: NetworkView;
}

/** A closed group: who is in it, and what its members hold together. */
export function GroupPanel({ group, view }: Props) {
  const words = useWords(networkGroupWords);
  const forms = useForms();
  const { model, selection, picture } = view;
  const { id, name = '', members } = group;
  return (
    <>
      <h2 className="text-lg">
        <bdi>{name}</bdi>
      </h2>
      <p className="mt-1 text-muted text-sm">{words.members(forms, members.length)}</p>
      <div className="mt-3 text-sm">
        <PlainButton onClick={() => picture.openStack(id)}>{words.open}</PlainButton>
      </div>
      <div className="mt-3 text-sm">
        <FoldedRows rows={[...members]} first={FIRST} noun={words.noun}>
          {(some) => <Members ids={some} model={model} />}
        </FoldedRows>
      </div>
      <HeldTogether model={model} selection={selection} members={members} />
    </>
  );
}

function Members({ ids, model }: { ids: readonly string[]; model: NetworkModel }) {
  const names = useMemo(() => ids.map((id) => ({ id, name: nameOf(model.entities.get(id), id) })), [ids, model]);
  return (
    <ul className="flex flex-col gap-1">
      {names.map(({ id, name }) => (
        <li key={id} className="break-words">
          <Link href={id} className="underline">
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
