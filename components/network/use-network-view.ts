import { useCallback, useMemo, useState } from 'react';
import type { NetworkRelationship } from '@/lib/contract/network';
import { useForms } from '@/lib/language/use-words';
import { shownIds, toElements } from '@/lib/network/elements';
import type { Entity } from '@/lib/network/entity';
import { type Expansion, withExpansions } from '@/lib/network/expansions';
import { countsOf, type Selection, visible } from '@/lib/network/filter';
import { LANDSCAPE, layout, PORTRAIT } from '@/lib/network/layout';
import type { NetworkModel } from '@/lib/network/model';
import { placeMissing } from '@/lib/network/place-new';
import type { NetworkState } from '@/lib/network/state';
import { strongest } from '@/lib/network/strongest';
import { useMedia } from './use-media';

interface Source {
  root: Entity;
  relationships: readonly NetworkRelationship[];
  expansions: readonly Expansion[];
  state: NetworkState;
}

/** From replies to a picture: merged, filtered, cut to what can be read, each entity in its place. */
export function useNetworkView({ root, relationships, expansions, state }: Source) {
  const { model, brought } = useMemo(
    () => withExpansions(root, relationships, expansions),
    [root, relationships, expansions],
  );
  const selection = useSelection(model, state);
  const [drawsAll, setDrawsAll] = useState(false);
  const drawn = useMemo(() => (drawsAll ? selection : strongest(model.root, selection)), [drawsAll, model, selection]);
  const { positions, layouts, lay } = usePositions(model, drawn);
  const { language } = useForms();
  const elements = useMemo(() => toElements(model, positions, language), [model, positions, language]);
  const shown = useMemo(() => shownIds(drawn), [drawn]);
  const counts = countsOf(selection, model);
  const drawAll = () => {
    setDrawsAll(true);
    lay(selection);
  };
  const resetLayout = useCallback(() => lay(drawn), [lay, drawn]);
  return { model, brought, selection, counts, drawn, drawAll, positions, layouts, resetLayout, elements, shown };
}

export type NetworkView = ReturnType<typeof useNetworkView>;

function useSelection(model: NetworkModel, state: NetworkState): Selection {
  const { confidence, ownership_percentage: ownership, unknown } = state;
  return useMemo(() => visible(model, { confidence, ownership, unknown }), [model, confidence, ownership, unknown]);
}

/**
 * Whatever has a place keeps it until the layout is asked for anew; only what is new gets one. A screen that is turned,
 * or turns out to be a telephone's, asks for a layout of its own shape.
 */
function usePositions(model: NetworkModel, drawn: Selection) {
  const shape = useMedia('(max-width: 40rem)') ? PORTRAIT : LANDSCAPE;
  const [placed, setPlaced] = useState(() => ({ shape, positions: layout(model, drawn, shape) }));
  const [layouts, setLayouts] = useState(0);
  const lay = useCallback(
    (selection: Selection) => {
      setPlaced({ shape, positions: layout(model, selection, shape) });
      setLayouts((count) => count + 1);
    },
    [model, shape],
  );
  const positions = useMemo(() => placeMissing(placed.positions, model, drawn), [placed, model, drawn]);
  if (placed.shape !== shape) lay(drawn);
  else if (positions !== placed.positions) setPlaced({ shape, positions });
  return { positions, layouts, lay };
}
