import { useMemo } from 'react';
import type { Facts } from '@/lib/network/findings/facts';
import { isNothing, shareOfFraction } from '@/lib/network/findings/fraction';
import type { OwnersFinding } from '@/lib/network/findings/owners';
import { isPerson } from '@/lib/network/model';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkOwnershipWords } from '@/lib/words/network-analysis';
import { FoldedRows } from '../../ui/folded-rows';
import { AnswerSection } from '../findings/answer-section';
import { EntityName } from '../findings/entity-name';
import { useFindingTools } from '../findings/tools';
import { useAnswer } from '../findings/use-answer';
import { HoldersWithoutShare } from './holders-without-share';
import { OpenOwners } from './open-owners';
import { OwnerItem } from './owner-item';
import { OwnersBetween } from './owners-between';
import { RoundLine } from './round-line';
import { WarningLines } from './warning-lines';

const SHOWN = 8;

/** Who owns an entity in the end: the economic share, never mixed with control. */
export function OwnersPanel({ facts, of }: { facts: Facts; of: string }) {
  const words = useWords(networkOwnershipWords);
  const forms = useForms();
  const answered = useAnswer(
    'owners',
    useMemo(() => ({ facts, of }), [facts, of]),
  );
  const count = answered.state === 'ready' ? answered.answer.owners.length : 0;
  return (
    <AnswerSection
      title={words.title}
      rule={words.rule}
      count={count > 0 ? words.count(forms, count) : undefined}
      answered={answered}
    >
      {(found) => <Found found={found} />}
    </AnswerSection>
  );
}

function Found({ found }: { found: OwnersFinding }) {
  const words = useWords(networkOwnershipWords);
  const { of, owners, itself, round, between, above, warnings, withoutShare } = found;
  return (
    <div className="flex flex-col gap-3">
      {owners.length > 0 && (
        <FoldedRows rows={[...owners]} first={SHOWN} noun={words.owners}>
          {(rows) => (
            <ol>
              {rows.map((owner) => (
                <OwnerItem key={owner.members.join(' ')} owner={owner} />
              ))}
            </ol>
          )}
        </FoldedRows>
      )}
      <Unknown found={found} />
      <HoldersWithoutShare holders={withoutShare} />
      <OpenOwners found={found} />
      {round.length > 1 && <RoundLine of={of} round={round} itself={itself} />}
      <OwnersBetween between={between} above={above} />
      <WarningLines warnings={warnings} />
    </div>
  );
}

function Unknown({ found: { of, owners, unknown, round, withoutShare } }: { found: OwnersFinding }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const { model } = useFindingTools();
  if (isPerson(model, of)) return <p>{words.isPerson(<EntityName id={of} />)}</p>;
  if (owners.length === 0 && withoutShare.length > 0)
    return <p>{words.withoutShare.noShare(<EntityName id={of} />)}</p>;
  if (owners.length === 0) {
    return <p>{round.length > 1 ? words.onlyLoop(<EntityName id={of} />) : words.none(<EntityName id={of} />)}</p>;
  }
  if (isNothing(unknown)) return <p>{words.nothingUnknown}</p>;
  return (
    <p>
      {words.unknown(<strong className="whitespace-nowrap">{shareWords(shareOfFraction(unknown), language)}</strong>)}
    </p>
  );
}
