import { Fragment } from 'react';
import { isNothing, shareOfFraction } from '@/lib/network/findings/fraction';
import type { Interval } from '@/lib/network/ownership/interval';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkOwnershipWords } from '@/lib/words/network-analysis';
import { EntityName } from '../findings/entity-name';

/** The loop an entity stands in, back to where it begins, and what it holds of itself thereby. */
export function RoundLine({ of, round, itself }: { of: string; round: readonly string[]; itself: Interval }) {
  const words = useWords(networkOwnershipWords);
  const { language } = useForms();
  const [first = of] = round;
  return (
    <div>
      <p>
        <span className="text-muted">{words.round}: </span>
        {round.map((id) => (
          <Fragment key={id}>
            <EntityName id={id} quiet /> <span aria-hidden="true">→</span>{' '}
          </Fragment>
        ))}
        <EntityName id={first} quiet />
      </p>
      {!isNothing(itself) && (
        <p>
          {words.itself(
            <EntityName id={of} quiet />,
            <strong className="whitespace-nowrap">{shareWords(shareOfFraction(itself), language)}</strong>,
          )}
        </p>
      )}
    </div>
  );
}
