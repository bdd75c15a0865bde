import type { NetworkModel } from '@/lib/network/model';
import type { Relationship } from '@/lib/network/relationship';
import { shareWords } from '@/lib/network/share';
import { codeWords, confidenceWords, endWords, nameOf } from '@/lib/network/words';
import { Link } from '../ui/link';
import { Fact } from './fact';

/** One line of the picture, down to the statements it was computed from. */
export function RelationshipPanel({ relationship, model }: { relationship: Relationship; model: NetworkModel }) {
  const { parent, child, type, share, confidence, interests, from, statements } = relationship;
  return (
    <>
      <h2 className="text-lg">{codeWords(type)}</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact term="Owner">
          <EntityLink id={parent} model={model} />
        </Fact>
        <Fact term="Owned">
          <EntityLink id={child} model={model} />
        </Fact>
        <Fact term="Share">{shareWords(share)}</Fact>
        {interests.length > 0 && <Fact term="Interests">{interests.map(codeWords).join(', ')}</Fact>}
        <Fact term="Confidence">{confidenceWords(confidence)}</Fact>
        <Fact term="From">{from ?? 'not stated'}</Fact>
        <Fact term="To">{endWords(relationship) || 'not stated'}</Fact>
        {statements.length > 0 && (
          <Fact term="Statements">
            <Statements ids={statements} />
          </Fact>
        )}
      </dl>
    </>
  );
}

const EntityLink = ({ id, model }: { id: string; model: NetworkModel }) => (
  <Link href={id} className="underline">
    <bdi>{nameOf(model.entities.get(id), id)}</bdi>
  </Link>
);

const Statements = ({ ids }: { ids: readonly number[] }) => (
  <ul className="flex flex-wrap gap-x-3">
    {ids.map((id) => (
      <li key={id}>
        <Link href={`/statements/${id}`} className="underline" aria-label={`Statement ${id}`}>
          {id}
        </Link>
      </li>
    ))}
  </ul>
);
