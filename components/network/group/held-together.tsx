import { useMemo } from 'react';
import { nameOf } from '@/lib/network/entity';
import type { Selection } from '@/lib/network/filter';
import { shareOfFraction } from '@/lib/network/findings/fraction';
import type { TogetherFinding } from '@/lib/network/findings/together';
import type { NetworkModel } from '@/lib/network/model';
import { shareWords } from '@/lib/network/share';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkGroupWords } from '@/lib/words/network';
import { Link } from '../../ui/link';
import { useAnswer } from '../findings/use-answer';
import { useNetworkCase } from '../use-case';

interface Props {
  model: NetworkModel;
  selection: Selection;
  members: readonly string[];
}

/** What the members have of others with all their chains, as if they were one holder. */
export function HeldTogether({ model, selection, members }: Props) {
  const words = useWords(networkGroupWords);
  const { date: day } = useNetworkCase().case.filter;
  const ask = useMemo(() => {
    const { entities, relationships } = selection;
    return { facts: { entities: [...entities], relationships, day }, members };
  }, [selection, members, day]);
  const answered = useAnswer('together', ask);
  return (
    <section aria-label={words.together} className="mt-4 text-sm" aria-busy={answered.state === 'working'}>
      <h3 className="font-medium font-sans text-sm">{words.together}</h3>
      <p className="mb-2 text-muted text-xs">{words.rule}</p>
      {answered.state === 'ready' && <Held finding={answered.answer} model={model} />}
      {answered.state === 'working' && <p>{words.working}</p>}
      {(answered.state === 'failed' || answered.state === 'too_large') && <p>{words.notComputed}</p>}
    </section>
  );
}

function Held({ finding: { held, beyond }, model }: { finding: TogetherFinding; model: NetworkModel }) {
  const words = useWords(networkGroupWords);
  const forms = useForms();
  if (held.length === 0) return <p>{words.nothing}</p>;
  return (
    <>
      <ul className="flex max-h-72 flex-col gap-1 overflow-auto">
        {held.map(({ id, share }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <Link href={id} className="min-w-0 underline">
              <bdi>{nameOf(model.entities.get(id), id)}</bdi>
            </Link>
            <span className="whitespace-nowrap tabular-nums">{shareWords(shareOfFraction(share), forms.language)}</span>
          </li>
        ))}
      </ul>
      {beyond > 0 && <p className="mt-1 text-muted">{words.beyond(forms, beyond)}</p>}
    </>
  );
}
