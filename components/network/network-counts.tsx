import { useForms, useWords } from '@/lib/language/use-words';
import { networkSelectionWords } from './script-words/selection/words';
import { useHydrated } from './use-hydrated';
import type { NetworkView } from './use-network-view';

/** How much is seen of how much is known, in words that are read out when they change. */
export function NetworkCounts({ view }: { view: NetworkView }) {
  const words = useWords(networkSelectionWords);
  const forms = useForms();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <p role="status" className="font-medium tabular-nums">
        {words.shown(forms, view.counts)}
      </p>
      <HubNote view={view} />
    </div>
  );
}

/** Said only where something is drawn: without scripts the table is all there is. */
function HubNote({ view }: { view: NetworkView }) {
  const words = useWords(networkSelectionWords);
  const forms = useForms();
  const hydrated = useHydrated();
  const { nodes, untold } = view.projection;
  // What somebody grouped or collapsed is told elsewhere, and is not drawn by drawing all.
  const stacked = nodes.reduce((sum, { kind, members }) => sum + (kind === 'stack' ? members.length : 0), 0);
  const drawn = nodes.filter(({ kind }) => kind === 'entity').length - 1;
  const all = drawn + stacked + untold.beyond;
  if (!hydrated || drawn === all) return null;
  return (
    <p className="text-muted">
      {words.strongest(forms, drawn, all)}{' '}
      <button type="button" onClick={view.drawAll} className="cursor-pointer text-accent underline underline-offset-4">
        {words.drawAll}
      </button>
    </p>
  );
}
