import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import type { Relationship } from '@/lib/network/relationship';
import { endWords, holdingWords } from '@/lib/network/relationship-words';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { networkFactWords, networkStandingWords, relationshipWords } from '@/lib/words/network';
import { Link } from '../ui/link';
import { Fact } from './fact';
import { ConfidenceParts } from './standing/confidence-parts';
import { StatementSources } from './standing/statement-sources';

interface Props {
  relationship: Relationship;
  model: NetworkModel;
  /** Computed by a remote service. */
  isRemote: boolean;
}

/** One line of the picture, down to the statements it was computed from. */
export function RelationshipPanel({ relationship, model, isRemote }: Props) {
  const words = useWords(networkFactWords);
  const { notStated } = useWords(relationshipWords);
  const standing = useWords(networkStandingWords);
  const { language, count } = useForms();
  const { parent, child, type, share, confidence, interests, from, ended, statements } = relationship;
  return (
    <>
      <h2 className="text-lg">{holdingWords(type, language)}</h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Fact term={words.owner}>
          <EntityLink id={parent} model={model} />
        </Fact>
        <Fact term={words.owned}>
          <EntityLink id={child} model={model} />
        </Fact>
        <Fact term={words.share}>{shareWords(share, language)}</Fact>
        {interests.length > 0 && (
          <Fact term={words.interests}>{interests.map((code) => holdingWords(code, language)).join(', ')}</Fact>
        )}
        <Fact term={words.confidence}>{confidence === undefined ? notStated : count(confidence)}</Fact>
        <Fact term={standing.state}>{ended ? standing.ended : standing.going}</Fact>
        <Fact term={words.from}>{from ?? notStated}</Fact>
        <Fact term={words.to}>{endWords(relationship, language) || notStated}</Fact>
        {statements.length > 0 && (
          <Fact term={words.statements}>
            <Statements ids={statements} nameOne={words.statement} />
          </Fact>
        )}
      </dl>
      {confidence !== undefined && (
        <div className="mt-3 flex flex-col items-start gap-2 text-sm">
          <ConfidenceParts relationship={relationship} isRemote={isRemote} />
          {statements.length > 0 && (
            <StatementSources
              key={relationship.id}
              statements={statements}
              confidence={confidence}
              isRemote={isRemote}
            />
          )}
        </div>
      )}
    </>
  );
}

const EntityLink = ({ id, model }: { id: string; model: NetworkModel }) => (
  <Link href={id} className="underline">
    <bdi>{nameOf(model.entities.get(id), id)}</bdi>
  </Link>
);

const Statements = ({ ids, nameOne }: { ids: readonly number[]; nameOne: (id: number) => string }) => (
  <ul className="flex flex-wrap gap-x-3">
    {ids.map((id) => (
      <li key={id}>
        <Link href={links.statement(id)} className="underline" aria-label={nameOne(id)}>
          {id}
        </Link>
      </li>
    ))}
  </ul>
);
