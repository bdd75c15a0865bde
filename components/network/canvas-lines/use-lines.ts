import type { Core, EventObject } from 'cytoscape';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Lines } from '@/lib/network/lines/lines';
import type { LabelMode } from '@/lib/network/style';
import type { LiveFilter } from '../live-filter';
import { readPalette } from '../palette';
import { DYED } from '../use-picture';
import { LineLayer } from './layer';

export interface LinesShown {
  /** Absent where the graph library draws the lines. */
  lines: Lines | undefined;
  shown: ReadonlySet<string>;
  labels: LabelMode;
  labelOf: (id: string) => string;
  live: LiveFilter;
  /** Focused: a node, whose lines are drawn on top, or a line. */
  focus: string | undefined;
  /** Ids of lines of a path. */
  path: readonly string[] | undefined;
}

/** Keeps our own canvas of lines in step with the nodes over it; answers with it while there is one. */
export function useLines(cy: Core | undefined, canvas: RefObject<HTMLCanvasElement | null>, what: LinesShown) {
  const { lines, shown, labels, live, focus, path } = what;
  const [layer, setLayer] = useState<LineLayer>();
  const labelOf = useEffectEvent(what.labelOf);
  const isDense = lines !== undefined;

  useLayoutEffect(() => {
    if (!cy || !canvas.current || !isDense) return;
    const made = attach(cy, canvas.current);
    setLayer(made.layer);
    return () => {
      made.detach();
      setLayer(undefined);
    };
  }, [cy, canvas, isDense]);

  useLayoutEffect(() => layer?.setLines(lines, (id) => labelOf(id)), [layer, lines]);
  useLayoutEffect(() => layer?.setShown(shown), [layer, shown]);
  useLayoutEffect(() => layer?.setLabels(labels), [layer, labels]);
  useLayoutEffect(() => layer && live.subscribe((filter) => layer.setMoved(filter)), [layer, live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines have to be marked anew
  useLayoutEffect(() => {
    if (!layer) return;
    const near = focus === undefined ? [] : [focus, ...layer.touching(focus)];
    layer.setMarked([...near, ...(path ?? [])]);
  }, [layer, focus, path, lines]);
  return layer;
}

/** In step with each frame of the nodes; hovered where no node is. */
function attach(cy: Core, canvas: HTMLCanvasElement) {
  const layer = new LineLayer(cy, canvas);
  const dye = () => layer.setPalette(readPalette(canvas));
  const draw = () => layer.draw();
  const hover = ({ target, position }: EventObject) => layer.hover(target === cy ? position : undefined);
  const drag = ({ target }: EventObject) => layer.movePlace(target.id(), target.position());
  cy.on('render', draw).on('mousemove', hover).on('drag', 'node', drag).on(DYED, dye);
  canvas.addEventListener('contextrestored', draw);
  dye();
  return {
    layer,
    detach() {
      layer.destroy();
      canvas.removeEventListener('contextrestored', draw);
      if (cy.destroyed()) return;
      cy.off('render', draw).off('mousemove', hover).off('drag', 'node', drag).off(DYED, dye);
    },
  };
}
