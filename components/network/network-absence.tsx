import type { Entity } from '@/lib/network/entity';
import { nameOf } from '@/lib/network/words';

/** Nothing is known: that is not the same as nothing being shown. */
export function NothingKnown({ root }: { root: Entity }) {
  return (
    <p className="max-w-prose">
      No owner of <bdi>{nameOf(root, root.id)}</bdi> and nothing it owns is known to this register. That says what the
      register holds, not that there is none.
    </p>
  );
}

interface Props {
  hidden: number;
  dates?: string;
  onShowAll: () => void;
}

/** Nothing passes the filters: how much that hides, and the way out. The link works without scripts too. */
export function AllHidden({ hidden, dates, onShowAll }: Props) {
  const query = new URLSearchParams({ confidence: 'all', ownership_percentage: '0', ...(dates && { dates }) });
  return (
    <p className="rounded border border-line bg-raised px-4 py-3 text-sm">
      {hidden === 1 ? 'The filters hide the only relationship. ' : `The filters hide all ${hidden} relationships. `}
      <a
        href={`?${query}`}
        onClick={(event) => {
          event.preventDefault();
          onShowAll();
        }}
        className="underline"
      >
        Show all
      </a>
    </p>
  );
}
