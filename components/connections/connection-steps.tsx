import { KindMark } from '@/components/network/entity/marks';
import { Link } from '@/components/ui/parts';
import { holdingWords } from '@/lib/network/elements';
import { natureOf } from '@/lib/network/graph/slots';
import { isUltimateParent, type NetworkModel, nameOf, type Relationship, shareWords } from '@/lib/network/model';
import type { Step } from '@/lib/network/paths/shortest';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { connectionWords } from '@/lib/words/connections';

interface NameProps {
  id: string;
  model: NetworkModel;
}

/** An entity's name as a link to its record. */
export function ConnectedName({ id, model }: NameProps) {
  const entity = model.entities.get(id);
  return (
    <>
      <Link
        href={id}
        className="font-medium underline decoration-line-strong underline-offset-2 hover:decoration-current"
      >
        <bdi className="break-words">{nameOf(entity, id)}</bdi>
      </Link>
      <KindMark kind={entity?.kind} />
    </>
  );
}

interface HoldingProps {
  relationship: Relationship;
  model: NetworkModel;
  /** The entity from which the step begins. */
  from: string;
}

/** Who holds what of whom, as a sentence without a full stop that begins with the end from which the path comes. */
function HoldingSentence({ relationship, model, from }: HoldingProps) {
  const { language } = useForms();
  const words = useWords(connectionWords).sentences;
  const { parent, child, share, type } = relationship;
  const sentences = parent === from ? words.down : words.up;
  const owner = <ConnectedName id={parent} model={model} />;
  const owned = <ConnectedName id={child} model={model} />;
  const nature = natureOf(relationship);
  if (isUltimateParent(relationship)) return sentences.ultimate(owner, owned);
  if (nature === 'distant') return sentences.indirect(owner, owned);
  if (share.kind !== 'unknown') {
    const said = shareWords(share, language);
    return nature === 'voting' ? sentences.votes(owner, owned, said) : sentences.owns(owner, owned, said);
  }
  if (nature !== 'ownership') return sentences.controls(owner, owned);
  return /subsidiary/i.test(type) ? sentences.subsidiary(owner, owned) : sentences.ownsUnknown(owner, owned);
}

/** More are behind the pages of the entities. */
const STATEMENTS_SHOWN = 3;

/** How a holding is held, since when, who states it and how sure that is, with its statements. */
function HoldingDetails({ relationship }: Pick<HoldingProps, 'relationship'>) {
  const words = useWords(connectionWords);
  const forms = useForms();
  const { interests, from, publishers = [], confidence, statements } = relationship;
  const parts = [
    interests.map((interest) => holdingWords(interest, forms.language)).join(', '),
    from && forms.since(from),
    publishers.length > 0 && words.statedBy(forms.and(publishers.map(({ publisher }) => publisher))),
    confidence !== undefined && words.confidence(forms, confidence),
  ].filter(Boolean);
  const more = statements.length - STATEMENTS_SHOWN;
  return (
    <span className="block text-muted text-sm">
      {parts.join('\u00a0· ')}
      {statements.slice(0, STATEMENTS_SHOWN).map((id, index) => (
        <span key={id}>
          {(index > 0 || parts.length > 0) && '\u00a0· '}
          <Link href={links.statement(id)} className="whitespace-nowrap underline">
            {words.statement(id)}
          </Link>
        </span>
      ))}
      {more > 0 && ` ${words.moreStatements(forms, more)}`}
    </span>
  );
}

interface StepsProps {
  steps: readonly Step[];
  model: NetworkModel;
}

/** A connection step by step, each as a sentence for every relationship between its two ends. */
export function ConnectionSteps({ steps, model }: StepsProps) {
  return (
    <ol className="flex flex-col">
      {steps.map(({ from, to, relationships }, index) => (
        <li
          key={`${from} ${to}`}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 border-line border-t py-3 first:border-t-0 first:pt-0"
        >
          <span aria-hidden="true" className="pt-0.5 text-right text-muted text-sm tabular-nums">
            {index + 1}
          </span>
          <div className="flex min-w-0 flex-col gap-2">
            {relationships
              .flatMap((id) => model.relationships.get(id) ?? [])
              .map((relationship) => (
                <p key={relationship.id} className="text-pretty">
                  <HoldingSentence relationship={relationship} model={model} from={from} />
                  <HoldingDetails relationship={relationship} />
                </p>
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
