import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isStackId, placeGroups, type StandIns } from '@/lib/network/drawn/stand-in';
import type { Point, Positions } from '@/lib/network/geometry';
import { PORTRAIT } from '@/lib/network/layout';
import { type NumberedGraph, toPlaces, toPositions } from '@/lib/network/layout/graph';
import type { LayoutName } from '@/lib/network/layout/layouts';
import { placeMissing } from '@/lib/network/place-new';
import { askWorker } from '@/lib/network/worker/ask';
import { useNetworkCase } from './use-case';
import { useMedia } from './use-media';

/** Width for height of the picture beside its panel. */
const WORKSPACE = 1.35;

const NOWHERE: Positions = new Map();

/**
 * Whatever has a place keeps it until the layout is asked for anew; only what is new gets one. A screen that is turned,
 * or turns out to be a telephone's, asks for a layout of its own shape. What is pinned stays through all of it.
 * `numbered`: what is drawn, as a layout wants it.
 */
export function usePositions(drawn: StandIns, numbered: NumberedGraph) {
  const shape = useMedia('(max-width: 40rem)') ? PORTRAIT : WORKSPACE;
  const { case: view, run, runOn } = useNetworkCase();
  const { layout, pins } = view;
  const [wish, setWish] = useState(0);
  const [placed, setPlaced] = useState({ positions: NOWHERE, layouts: 0 });
  const [arranging, setArranging] = useState(true);
  const ask = useEffectEvent(async () => {
    const { graph, ids } = numbered;
    return toPositions(ids, await askWorker('layout', { name: layout, graph, shape, fixed: toPlaces(ids, pins) }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wish` asks once more for the same
  useEffect(() => {
    let late = false;
    setArranging(true);
    ask()
      .then((positions) => {
        if (late) return;
        setPlaced(({ layouts }) => ({ positions, layouts: layouts + 1 }));
        setArranging(false);
      })
      // The table holds the same; the picture then keeps what it had.
      .catch(() => setArranging(false));
    return () => {
      late = true;
    };
  }, [layout, shape, wish]);

  const complete = useMemo(
    () => placeMissing(placeGroups(placed.positions, drawn), drawn.model, drawn.selection),
    [placed, drawn],
  );
  if (complete !== placed.positions) setPlaced({ ...placed, positions: complete });
  const positions = useMemo(() => withPins(complete, pins), [complete, pins]);

  const pin = useCallback(
    (id: string, at: Point) => {
      // A stack is drawn anew with each filter: it is moved, and nobody's place is kept.
      if (!isStackId(id)) return runOn({ kind: 'pin', places: [[id, at]] });
      setPlaced((before) => ({ ...before, positions: new Map(before.positions).set(id, at) }));
    },
    [runOn],
  );
  const arrange = useCallback(
    (name?: LayoutName) => {
      if (name) run({ kind: 'layout', layout: name });
      setWish((count) => count + 1);
    },
    [run],
  );
  const releasePins = useCallback(() => run({ kind: 'unpin', ids: [...pins.keys()] }), [run, pins]);
  return { positions, layouts: placed.layouts, layout, arrange, arranging, pins, pin, releasePins };
}

/** Whoever is pinned stands there whatever the layout says; undone, they stand where they stood. */
function withPins(positions: Positions, pins: Positions): Positions {
  const here = [...pins].filter(([id]) => positions.has(id));
  return here.length === 0 ? positions : new Map([...positions, ...here]);
}
