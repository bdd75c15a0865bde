import type { Expansion } from '@/lib/network/expansions';
import { nameOf, plural } from '@/lib/network/words';
import { useHydrated } from './use-hydrated';
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
  const hydrated = useHydrated();
  const failed = expansions.filter(({ error }) => error !== undefined);
  const loading = expansions.filter(({ error, relationships }) => error === undefined && !relationships);
  return (
    <>
      <div aria-live="polite" className="min-h-5 text-muted text-sm">
        {hydrated && loading.length > 0 ? loading.map(({ id }) => <Loading key={id} name={name(view, id)} />) : note}
      </div>
      {failed.map(({ id, error }) => (
        <div
          key={id}
          role="alert"
          className="flex flex-wrap items-baseline gap-3 bg-bad-soft px-3 py-2 text-bad text-sm"
        >
          <p>
            The network of <bdi>{name(view, id)}</bdi> could not be loaded: {error}
          </p>
          <button type="button" onClick={() => onRetry(id)} className="cursor-pointer font-medium underline">
            Try again
          </button>
        </div>
      ))}
    </>
  );
}

const name = (view: NetworkView, id: string): string => nameOf(view.model.entities.get(id), id);

const Loading = ({ name }: { name: string }) => (
  <p>
    Loading the network of <bdi>{name}</bdi>
  </p>
);

/** What an expansion brought, and how much of it the filters let through at all is left to the line above. */
export function broughtWords(view: NetworkView, id: string): string {
  const brought = view.brought.get(id);
  if (!brought) return '';
  if (brought.relationships === 0) return `${name(view, id)}: nothing new.`;
  const companies = plural(brought.companies, 'company', 'companies');
  return `${name(view, id)}: ${companies} and ${plural(brought.relationships, 'relationship', 'relationships')} added.`;
}
