import { traceOfSteps } from '@/lib/network/findings/trace';
import type { ConnectingTree } from '@/lib/network/paths/connect';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkLinkWords } from '@/lib/words/network-filters';
import { EntityName } from '../findings/entity-name';
import { TraceButton } from '../findings/trace-button';
import { StepLine } from './step-line';

/** A tree as a list of its branches: each says who holds what of whom. */
export function LinkingTree({ tree, asked }: { tree: ConnectingTree; asked: number }) {
  const words = useWords(networkLinkWords);
  const forms = useForms();
  const title = tree.linked.length === asked ? words.treeOfAll(forms, asked) : words.tree(forms, tree.linked.length);
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="font-medium">{title}</h3>
        <TraceButton trace={traceOfSteps(tree.steps)} name={title} />
      </div>
      {!tree.exact && <p className="text-muted">{words.notExact}</p>}
      <ul className="mt-1 flex flex-col gap-1">
        {tree.steps.map(({ from, to, relationships }) => (
          <li key={`${from} ${to}`}>
            <EntityName id={from} quiet />
            <StepLine from={from} relationships={relationships} />
            <EntityName id={to} quiet />
          </li>
        ))}
      </ul>
    </section>
  );
}
