import { type Entity, nameOf } from '@/lib/network/entity';
import { FACETS } from '@/lib/network/filter/facets';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';

/** Nothing is known: that is not the same as nothing being shown. */
export function NothingKnown({ root }: { root: Entity }) {
  const words = useWords(networkSelectionWords);
  return <p className="max-w-prose">{words.nothingKnown(<bdi>{nameOf(root, root.id)}</bdi>)}</p>;
}

interface Props {
  hidden: number;
  /** The query of the page. */
  query: string;
  onShowAll: () => void;
}

/** Nothing passes the filters: how much that hides, and the way out. The link works without scripts too. */
export function AllHidden({ hidden, query: given, onShowAll }: Props) {
  const words = useWords(networkSelectionWords);
  const query = new URLSearchParams(given);
  query.set('confidence', 'all');
  query.set('ownership_percentage', '0');
  for (const name of ['unknown', 'on', ...FACETS]) query.delete(name);
  return (
    <p className="rounded border border-line bg-raised px-4 py-3 text-sm">
      {words.hidden(useForms(), hidden)}{' '}
      <a
        href={`?${query}`}
        onClick={(event) => {
          event.preventDefault();
          onShowAll();
        }}
        className="underline"
      >
        {words.showAll}
      </a>
    </p>
  );
}
