import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { Painting } from '@/lib/network/appearance/appearance';
import type { LayoutName } from '@/lib/network/case/case';
import { type MarkedChanges, markedChanges } from '@/lib/network/changes/changes';
import { bandsOf } from '@/lib/network/drawn/bands';
import { chartPositions, drawnBoxes, toBoxNodes } from '@/lib/network/drawn/chart';
import type { Projection } from '@/lib/network/drawn/drawn';
import { drawnAs, isStackId, placeGroups, type StandIns, standIns } from '@/lib/network/drawn/stand-in';
import { lineWords, placedRelationships, shownIds, toNodes } from '@/lib/network/elements';
import { PORTRAIT, type Point, type Positions } from '@/lib/network/layout';
import { type NumberedGraph, toLayoutGraph, toPlaces, toPositions } from '@/lib/network/layout/graph';
import { closersIn, placeMissing } from '@/lib/network/layout/place-new';
import type { Structure } from '@/lib/network/layout/structure';
import { toLines } from '@/lib/network/lines';
import type { NetworkModel } from '@/lib/network/model';
import { askWorker } from '@/lib/network/worker/ask';
import { useForms } from '@/lib/shared/language/use-words';
import { fetchEarly } from './canvas/use-picture';
import { useNetworkCase } from './case/use-case';
import { useChart } from './use-chart';
import { useChanges } from './use-filter';
import { type PaintFacts, usePainting } from './use-painting';
import { useMedia } from './use-settled';

/** A larger chart waits until a slider rests, as its boxes would jump; so does another picture with more lines. */
const MOST_MOVING = 60;
const MOST_EDGES = 300;

/** Ratio of width to height of the picture beside its panel. */
const WORKSPACE = 1.35;

const NOWHERE: Positions = new Map();

/**
 * Positions stay until a new layout is requested; only new entities get one. A change of the screen's shape requests a
 * new layout. Pinned entities always stay. `numbered`: the drawn network as layout input. A chart has the positions of
 * its boxes instead, which move when boxes come or go.
 */
function usePositions(drawn: StandIns, numbered: NumberedGraph, { isOn, chart }: ReturnType<typeof useChart>) {
  const shape = useMedia('(max-width: 40rem)') ? PORTRAIT : WORKSPACE;
  const { case: view, run, runOn } = useNetworkCase();
  const { layout, pins } = view;
  const [wish, setWish] = useState(0);
  const [placed, setPlaced] = useState({ positions: NOWHERE, layouts: 0 });
  const [arranging, setArranging] = useState(true);
  const isCharted = chart !== undefined;
  const ask = useEffectEvent(async () => {
    const { graph, ids } = numbered;
    const name = layout === 'force' ? 'force' : 'pyramid';
    return toPositions(ids, await askWorker('layout', { name, graph, shape, fixed: toPlaces(ids, pins) }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wish` asks once more for the same
  useLayoutEffect(() => {
    if (isCharted) setPlaced(({ positions, layouts }) => ({ positions, layouts: layouts + 1 }));
  }, [layout, shape, wish, isCharted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wish` asks once more for the same
  useEffect(() => {
    let late = false;
    if (isOn) return;
    setArranging(true);
    ask()
      .then((positions) => {
        if (late) return;
        setPlaced(({ layouts }) => ({ positions, layouts: layouts + 1 }));
        setArranging(false);
      })
      // The picture keeps its positions; the table has the same content.
      .catch(() => setArranging(false));
    return () => {
      late = true;
    };
  }, [layout, shape, wish, isOn]);

  const complete = useMemo(
    () => (isOn ? placed.positions : placeMissing(placeGroups(placed.positions, drawn), drawn.model, drawn.selection)),
    [isOn, placed, drawn],
  );
  if (complete !== placed.positions) setPlaced({ ...placed, positions: complete });
  const laidOut = useMemo(() => (isOn ? (chart ? chartPositions(chart) : NOWHERE) : complete), [isOn, chart, complete]);
  const positions = useMemo(() => withPins(laidOut, pins), [laidOut, pins]);

  const pin = useCallback(
    (id: string, at: Point) => {
      // A stack changes with each filter, so its position is not saved.
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
  return {
    positions,
    layouts: placed.layouts,
    layout,
    arrange,
    arranging: isOn ? !isCharted : arranging,
    pins,
    pin,
    releasePins,
  };
}

/** Pins take precedence over the layout; without them the layout's positions apply again. */
function withPins(positions: Positions, pins: Positions): Positions {
  const here = [...pins].filter(([id]) => positions.has(id));
  return here.length === 0 ? positions : new Map([...positions, ...here]);
}

/**
 * From the visible network to the drawn one: stacks and groups as single nodes, positions, and lines for either
 * renderer.
 */
export function useDrawn(known: NetworkModel, projection: Projection, roots: readonly string[], facts: PaintFacts) {
  // Before all that is computed here, so that it arrives meanwhile.
  useState(fetchEarly);
  const drawn = useStandIns(known, projection);
  // A root may be in a closed group.
  const centres = useMemo(() => [...new Set(roots.map((id) => drawnAs(id, drawn)))], [roots, drawn]);
  const numbered = useMemo(() => toLayoutGraph(drawn.model, drawn.selection, centres), [drawn, centres]);
  const { language } = useForms();
  const { bundles } = drawn;
  const compared = useChanges(known);
  const marked = useMemo(() => markedChanges(bundles, compared, language), [bundles, compared, language]);
  const loops = useMemo(() => closersIn(numbered, drawn.selection), [numbered, drawn]);
  const painting = usePainting(known, projection, facts);
  const charted = useChart({ drawn, roots: centres, loops, marked, painting });
  const places = usePositions(drawn, numbered, charted);
  const picture = usePictureOf(drawn, { ...places, chart: charted.chart, painting }, centres, loops, marked);
  const bands = useMemo(() => bandsOf(projection, places.positions), [projection, places.positions]);
  const shown = useMemo(() => shownIds(drawn.selection), [drawn.selection]);
  return {
    ...drawn,
    ...places,
    ...picture,
    chart: charted.chart,
    isChart: charted.isOn,
    // Only its lines follow a slider that moves.
    isSlow: charted.isOn ? drawn.selection.entities.size > MOST_MOVING : picture.lines.size > MOST_EDGES,
    bands,
    changes: marked.kinds,
    painting,
    centre: centres[0] ?? known.root,
    shown,
    openStack: useOpening(drawn),
  };
}

export type DrawnNetwork = ReturnType<typeof useDrawn>;

function useStandIns(model: NetworkModel, projection: Projection): StandIns {
  const { language } = useForms();
  return useMemo(() => standIns(model, projection, language), [model, projection, language]);
}

/** Draws the members of a stack or a group separately. */
function useOpening({ stacks }: StandIns): (id: string) => void {
  const { run } = useNetworkCase();
  return useCallback(
    (id: string) => {
      const node = stacks.get(id);
      if (node?.kind === 'group') run({ kind: 'close_group', id: node.id.replace(/^group /, ''), closed: false });
      else if (node?.of !== undefined) run({ kind: 'unstack', id: node.of });
    },
    [stacks, run],
  );
}

type Places = ReturnType<typeof usePositions> & { chart: Structure | undefined; painting: Painting | undefined };

function usePictureOf(
  drawn: StandIns,
  { positions, pins, chart, painting }: Places,
  roots: readonly string[],
  loops: ReadonlySet<string>,
  { kinds: changes, words }: MarkedChanges,
) {
  const { model, stacks, behind, bundles, implied } = drawn;
  const { language } = useForms();
  const { notes, appearance } = useNetworkCase().case;
  const isPainted = appearance.lines !== 'none';
  return useMemo(() => {
    const relationships = placedRelationships(model, positions).filter(({ id }) => !implied.has(id));
    const marks = { stacks, pinned: pins, roots: new Set(roots), behind, noted: notes, changes, painting };
    const steps = isPainted ? painting?.lines : undefined;
    const nodes = toNodes(model, positions, language, marks);
    return {
      nodes: chart ? toBoxNodes(nodes, chart) : nodes,
      boxes: chart && drawnBoxes(chart, drawn, { roots, pinned: pins, changes, painting }),
      lines: toLines(relationships, positions, {
        loops,
        changes,
        steps,
        hasHues: painting?.hasLineHues,
        chart,
        moved: pins,
      }),
      labelOf(id: string): string {
        if (bundles.has(id)) return words?.get(id) ?? '';
        const one = model.relationships.get(id);
        return one ? lineWords(one, language, loops.has(id), changes?.get(id)) : '';
      },
      loops,
    };
  }, [
    drawn,
    model,
    stacks,
    behind,
    bundles,
    implied,
    notes,
    positions,
    pins,
    chart,
    painting,
    isPainted,
    language,
    roots,
    loops,
    changes,
    words,
  ]);
}
