import { Fragment } from 'react';
import type { ControlStep } from '@/lib/network/control/control';
import { shareOfFraction } from '@/lib/network/findings/fraction';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkControlWords } from '@/lib/words/network-analysis';
import { EntityName } from '../findings/entity-name';
import { StepLink } from '../findings/step-link';

/** One step of a proof: whose votes in which company make more than half, or who declares control of it. */
export function ControlStepLine({ step }: { step: ControlStep }) {
  const { company, by, basis } = step;
  return (
    <>
      {by.map(({ holder, share, overstated, relationships }, index) => (
        <Fragment key={holder}>
          {index > 0 && ' + '}
          <EntityName id={holder} quiet />{' '}
          <StepLink
            owner={holder}
            owned={company}
            share={shareOfFraction(basis === 'overstated' ? (overstated ?? share) : share)}
            relationships={relationships}
          />{' '}
        </Fragment>
      ))}
      <Outcome step={step} />
    </>
  );
}

function Outcome({ step: { company, by, total, basis, certain } }: { step: ControlStep }) {
  const words = useWords(networkControlWords);
  const { language } = useForms();
  const name = <EntityName id={company} quiet />;
  if (basis === 'declared') return words.declared(name);
  if (basis === 'overstated') return words.overstated(name);
  if (by.length === 1) return certain ? words.majority(name) : words.mayBeMajority(name);
  const say = (share: typeof total) => shareWords(shareOfFraction(share), language);
  const terms = by.map(({ share }) => say(share)).join(' + ');
  const votes = <span className="whitespace-nowrap tabular-nums">{`${terms} = ${say(total)}`}</span>;
  return certain ? words.jointMajority(name, votes) : words.mayBeJointMajority(name, votes);
}
