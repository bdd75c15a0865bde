import { shareOfFraction } from '@/lib/network/findings/fraction';
import { traceOfChain } from '@/lib/network/findings/trace';
import type { Chain } from '@/lib/network/ownership/chains';
import { shareWords } from '@/lib/network/share';
import { useForms } from '@/lib/shared/language/use-words';
import { EntityName } from '../findings/entity-name';
import { StepLink } from '../findings/step-link';
import { useNames } from '../findings/tools';
import { TraceButton } from '../findings/trace-button';

/** One chain as arithmetic: A — 60 % → B — 50 % → C = 30 %. */
export function ChainLine({ chain }: { chain: Chain }) {
  const { language } = useForms();
  const name = useNames();
  const { entities, factors, product } = chain;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <p className="min-w-0">
        {entities.map((id, index) => (
          // The same chain never passes an entity twice.
          <span key={id}>
            <ChainStep chain={chain} index={index - 1} />
            <EntityName id={id} quiet />
          </span>
        ))}
        {factors.length > 1 && (
          <span className="whitespace-nowrap font-medium tabular-nums">
            {' = '}
            {shareWords(shareOfFraction(product), language)}
          </span>
        )}
      </p>
      <TraceButton trace={traceOfChain(chain)} name={entities.map(name).join(' → ')} />
    </div>
  );
}

function ChainStep({ chain: { entities, factors }, index }: { chain: Chain; index: number }) {
  const [factor, owner, owned] = [factors[index], entities[index], entities[index + 1]];
  if (!factor || owner === undefined || owned === undefined) return null;
  return (
    <>
      {' '}
      <StepLink
        owner={owner}
        owned={owned}
        share={shareOfFraction(factor.share)}
        relationships={factor.relationships}
      />{' '}
    </>
  );
}
