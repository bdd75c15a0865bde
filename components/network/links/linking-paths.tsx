import { traceOfSteps } from '@/lib/network/findings/trace';
import type { Path } from '@/lib/network/paths/path';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkLinkWords } from '@/lib/words/network-filters';
import { EntityName } from '../findings/entity-name';
import { TraceButton } from '../findings/trace-button';
import { StepLine } from './step-line';

/** The ways between two, each on a line of its own. */
export function LinkingPaths({ paths }: { paths: readonly Path[] }) {
  const words = useWords(networkLinkWords);
  const forms = useForms();
  const title = words.paths(forms, paths.length);
  return (
    <section aria-label={title}>
      <h3 className="font-medium">{title}</h3>
      <ol className="mt-1 flex flex-col gap-2">
        {paths.map((path, index) => (
          <li key={path.entities.join(' ')} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <p className="min-w-0">
              <span className="text-muted">{words.steps(forms, path.steps.length)}: </span>
              <PathLine path={path} />
            </p>
            <TraceButton trace={traceOfSteps(path.steps)} name={words.path(forms, index + 1)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PathLine({ path: { entities, steps } }: { path: Path }) {
  return (
    <>
      {entities.map((id, index) => {
        const step = steps[index];
        return (
          // A path never passes an entity twice.
          <span key={id}>
            <EntityName id={id} quiet />
            {step && <StepLine from={id} relationships={step.relationships} />}
          </span>
        );
      })}
    </>
  );
}
