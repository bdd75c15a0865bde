import { useCallback, useMemo, useState } from 'react';
import type { Case } from '@/lib/network/case/case';
import { project } from '@/lib/network/drawn/project';
import { MAX_LEAVES } from '@/lib/network/drawn/stacks';
import { type Expansion, withExpansions } from '@/lib/network/expansions';
import { countsOf } from '@/lib/network/filter';
import type { NetworkModel } from '@/lib/network/model';
import { MAX_NEIGHBOURS_DRAWN } from '@/lib/network/strongest';
import { useDrawn } from './use-drawn';
import { type GivenFacts, useEntityFacts } from './use-entity-facts';

interface Source {
  /** What is known without any expansion. */
  known: NetworkModel;
  expansions: readonly Expansion[];
  view: Case;
  /** What the page brought of what records tell. */
  facts?: GivenFacts;
}

const ALL = { nodes: Number.POSITIVE_INFINITY, leaves: Number.POSITIVE_INFINITY };

/** From replies to a picture: merged, filtered, cut to what can be read, each entity in its place. */
export function useNetworkView({ known, expansions, view, facts }: Source) {
  const { model: merged, brought } = useMemo(() => withExpansions(known, expansions), [known, expansions]);
  const { model, failed: factsFailed } = useEntityFacts(merged, facts);
  const [drawsAll, setDrawsAll] = useState(false);
  // As many as can be read, and as many again for each entity that was expanded.
  const most = 1 + MAX_NEIGHBOURS_DRAWN * Math.max(1, model.expanded.size);
  const projection = useProjection(model, view, drawsAll ? ALL : { nodes: most, leaves: MAX_LEAVES });
  const { selection } = projection;
  const { roots } = view;
  const picture = useDrawn(model, projection, roots);
  const counts = countsOf(selection, model);
  const { arrange } = picture;
  const drawAll = useCallback(() => {
    setDrawsAll(true);
    arrange();
  }, [arrange]);
  return { model, roots, brought, selection, projection, counts, picture, drawAll, factsFailed };
}

export type NetworkView = ReturnType<typeof useNetworkView>;

/** Notes and what is selected change nothing of what is drawn, nor do names and layouts. */
function useProjection(model: NetworkModel, view: Case, { nodes, leaves }: typeof ALL) {
  const { roots, expanded, filter, hidden, pins, groups, collapsed, unstacked, notes, days } = view;
  const noted = [...notes.keys()].join(' ');
  const pinned = [...pins.keys()].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: of notes and pins only whose they are counts
  return useMemo(
    () => project(model, view, { nodes, leaves }),
    [model, roots, expanded, filter, hidden, groups, collapsed, unstacked, days, noted, pinned, nodes, leaves],
  );
}
