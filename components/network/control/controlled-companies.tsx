import type { ControlStep } from '@/lib/network/control/control';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkControlWords } from '@/lib/words/network-analysis';
import { ControlStepLine } from './control-step-line';

/** What an entity controls itself, step by step: folded, as it may be a whole group. */
export function ControlledCompanies({ steps }: { steps: readonly ControlStep[] }) {
  const words = useWords(networkControlWords);
  const forms = useForms();
  if (steps.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-accent">{words.controls(forms, steps.length)}</summary>
      <ol className="mt-2 flex flex-col gap-1">
        {steps.map((step) => (
          <li key={step.company}>
            <ControlStepLine step={step} />
          </li>
        ))}
      </ol>
    </details>
  );
}
