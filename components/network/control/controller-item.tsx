import type { Controller } from '@/lib/network/control/controllers';
import { traceOf } from '@/lib/network/findings/trace';
import { useWords } from '@/lib/shared/language/use-words';
import { networkControlWords } from '@/lib/words/network-analysis';
import { EntityName } from '../findings/entity-name';
import { useNames } from '../findings/tools';
import { TraceButton } from '../findings/trace-button';
import { ControlStepLine } from './control-step-line';

/** Somebody in control, with each step that proves it; the last one is about the entity itself. */
export function ControllerItem({ controller: { holder, proof, certain, ultimate } }: { controller: Controller }) {
  const words = useWords(networkControlWords);
  const name = useNames();
  const touched = proof.flatMap(({ company, by }) => [
    company,
    ...by.flatMap((one) => [one.holder, ...one.relationships]),
  ]);
  return (
    <li className="border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="min-w-0">
          <span className="font-medium">
            <EntityName id={holder} />
          </span>
          <span className="text-muted">
            {' · '}
            {ultimate ? words.top : words.onTheWay}
            {' · '}
            {certain ? words.certain : words.possible}
          </span>
        </p>
        <TraceButton trace={traceOf([holder, ...touched])} name={name(holder)} />
      </div>
      <ol aria-label={words.proof(name(holder))} className="mt-1 flex flex-col gap-1">
        {proof.map((step) => (
          <li key={step.company}>
            <ControlStepLine step={step} />
          </li>
        ))}
      </ol>
    </li>
  );
}
