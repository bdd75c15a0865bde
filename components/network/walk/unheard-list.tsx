import { useHydrated } from '@/components/ui/use-hydrated';
import { nameOf } from '@/lib/network/entity';
import type { NetworkModel } from '@/lib/network/model';
import type { Unheard } from '@/lib/network/walk/heard';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { failureInWords } from '@/lib/words/failed-reply';
import { networkWalkWords } from '@/lib/words/network-filters';
import { Link } from '../../ui/link';

interface Props {
  unheard: readonly Unheard[];
  model: NetworkModel;
  onRetry: (id: string) => void;
}

/** Entities of which a walk learned nothing, each with the reason: that is not to have no relationships. */
export function UnheardList({ unheard, model, onRetry }: Props) {
  const words = useWords(networkWalkWords);
  const forms = useForms();
  const hydrated = useHydrated();
  const still = unheard.filter(({ id }) => !model.expanded.has(id));
  if (still.length === 0) return null;
  const name = (id: string) => nameOf(model.entities.get(id), id);
  return (
    <details open={still.length < 5} className="border-warn border-l-4 pl-3">
      <summary className="cursor-pointer">{words.unheard(forms, still.length)}</summary>
      <ul className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto">
        {still.map(({ id, failure, last_word }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <Link href={id} className="underline">
              <bdi>{name(id)}</bdi>
            </Link>
            <span className="text-muted">
              {failureInWords({ status: 503, ...failure }, forms.language, Date.now())}
            </span>
            {hydrated && !last_word && (
              <button
                type="button"
                aria-label={words.retryOf(name(id))}
                onClick={() => onRetry(id)}
                className="cursor-pointer underline print:hidden"
              >
                {words.retry}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
