import { useMemo } from 'react';
import { useForms, useWords } from '@/lib/language/use-words';
import { countParts } from '@/lib/network/graph/components';
import { networkMarkWords } from './script-words/marks/words';
import { networkSelectionWords } from './script-words/selection/words';
import { useHydrated } from './use-hydrated';
import type { NetworkView } from './use-network-view';

interface Props {
  view: NetworkView;
  /** Each step of a walk changes the counts: they are not read out before it ends. */
  isWalking: boolean;
}

/** How much is seen of how much is known, in words that are read out when they change. */
export function NetworkCounts({ view, isWalking }: Props) {
  const words = useWords(networkSelectionWords);
  const forms = useForms();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
      <p role="status" aria-live={isWalking ? 'off' : 'polite'} className="font-medium tabular-nums">
        {words.shown(forms, view.counts)}
      </p>
      <PartsNote view={view} />
      <HubNote view={view} />
    </div>
  );
}

/** What begins from one entity hangs together; what begins from several may not. */
function PartsNote({ view: { roots, selection } }: { view: NetworkView }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const parts = useMemo(() => (roots.length > 1 ? countParts(selection) : 1), [roots, selection]);
  return parts > 1 ? <p className="text-muted">{words.parts(forms, parts)}</p> : null;
}

/** Said only where something is drawn: without scripts the table is all there is. */
function HubNote({ view }: { view: NetworkView }) {
  const words = useWords(networkSelectionWords);
  const forms = useForms();
  const hydrated = useHydrated();
  const { nodes, untold } = view.projection;
  // What somebody collapsed is told elsewhere, and is not drawn by drawing all; a group is drawn as one.
  const stacked = nodes.reduce((sum, { kind, members }) => sum + (kind === 'stack' ? members.length : 0), 0);
  const shown = nodes.flatMap(({ kind, members }) => (kind === 'stack' ? [] : members));
  const drawn = shown.filter((id) => !view.roots.includes(id)).length;
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
