import { useEffect, useState } from 'react';
import type { Step } from '@/lib/network/case/history';
import type { NetworkModel } from '@/lib/network/model';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { PlainButton } from '../filters/plain-button';
import { useNetworkCase } from '../use-case';
import { useSayings } from './use-sayings';

/** Between one step of a replay and the next, in milliseconds. */
const PAUSE = 900;

/** All that was done, and was undone and not replaced; each step can be returned to, and the way walked again. */
export function CaseTrail({ model }: { model: NetworkModel }) {
  const { trail } = useWords(networkCaseWords);
  const { history, goTo } = useNetworkCase();
  const say = useSayings(model);
  const { timeOf } = useTimes();
  const at = history.done.length;
  const steps: readonly Step[] = [...history.done, ...history.undone.toReversed()];
  return (
    <div className="flex flex-col gap-2">
      <ol className="flex max-h-72 flex-col gap-1 overflow-y-auto" tabIndex={steps.length > 6 ? 0 : undefined}>
        <Moment label={trail.beginning} isHere={at === 0} onGo={() => goTo(0)} />
        {steps.map((step, index) => (
          <Moment
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are told apart by their place alone
            key={index}
            label={`${timeOf(step.at)} ${say(step.command)}`}
            isHere={index + 1 === at}
            isUndone={index >= at}
            onGo={() => goTo(index + 1)}
          />
        ))}
      </ol>
      <Replay steps={steps.length} />
    </div>
  );
}

interface MomentProps {
  label: string;
  isHere: boolean;
  isUndone?: boolean;
  onGo: () => void;
}

function Moment({ label, isHere, isUndone = false, onGo }: MomentProps) {
  const { trail } = useWords(networkCaseWords);
  return (
    <li>
      <button
        type="button"
        aria-current={isHere ? 'step' : undefined}
        onClick={onGo}
        className="min-h-6 cursor-pointer rounded px-1 text-left underline decoration-line-strong underline-offset-2 hover:decoration-current aria-[current]:font-semibold"
      >
        <bdi>{label}</bdi>
      </button>
      {isHere && <span className="text-muted"> ← {trail.here}</span>}
      {isUndone && <span className="text-muted"> ({trail.undone})</span>}
    </li>
  );
}

function useTimes() {
  const { language } = useForms();
  return { timeOf: (moment: string) => new Date(moment).toLocaleTimeString(language, { timeStyle: 'medium' }) };
}

/** From the beginning to the end, a step at a time; it stops when somebody leaves the page or presses again. */
function Replay({ steps }: { steps: number }) {
  const { trail } = useWords(networkCaseWords);
  const { goTo } = useNetworkCase();
  const [next, setNext] = useState<number>();
  useEffect(() => {
    if (next === undefined) return;
    goTo(next);
    const timer = setTimeout(() => setNext(next < steps ? next + 1 : undefined), PAUSE);
    return () => clearTimeout(timer);
  }, [next, steps, goTo]);
  return (
    <div>
      <PlainButton disabled={steps === 0} onClick={() => setNext(next === undefined ? 0 : undefined)}>
        {next === undefined ? trail.replay : trail.stop}
      </PlainButton>
    </div>
  );
}
