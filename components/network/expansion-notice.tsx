import { useHydrated } from '@/components/ui/use-hydrated';
import { nameOf } from '@/lib/network/entity';
import type { Expansion } from '@/lib/network/expansions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { failureInWords } from '@/lib/words/failed-reply';
import { networkSelectionWords } from '@/lib/words/network';
import type { NetworkView } from './use-network-view';

interface Props {
  expansions: readonly Expansion[];
  view: NetworkView;
  /** Said until the next thing happens, such as what has the focus. */
  note: string;
  onRetry: (id: string) => void;
}

/** What is being loaded, what failed and what came, said once to eye and ear. */
export function ExpansionNotice({ expansions, view, note, onRetry }: Props) {
  const words = useWords(networkSelectionWords);
  const { language } = useForms();
  const hydrated = useHydrated();
  const loading = expansions.filter(({ error, relationships }) => error === undefined && !relationships);
  const name = (id: string) => <bdi>{nameOf(view.model.entities.get(id), id)}</bdi>;
  return (
    <>
      <div aria-live="polite" className="min-h-5 text-muted text-sm">
        {hydrated && loading.length > 0 ? loading.map(({ id }) => <p key={id}>{words.loading(name(id))}</p>) : note}
      </div>
      {expansions.map(
        ({ id, error }) =>
          error && (
            <div
              key={id}
              role="alert"
              className="flex flex-wrap items-baseline gap-3 bg-bad-soft px-3 py-2 text-bad text-sm"
            >
              <p>{words.failed(name(id), failureInWords(error, language, Date.now()))}</p>
              <button type="button" onClick={() => onRetry(id)} className="cursor-pointer font-medium underline">
                {words.again}
              </button>
            </div>
          ),
      )}
    </>
  );
}
